"""How all tests run."""

from __future__ import annotations

from hypothesis import HealthCheck, settings

# A test that is right on a quiet machine is right on a busy one: nothing here is timed.
settings.register_profile("gunbai", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("gunbai")
