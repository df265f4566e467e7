"""How the mechanics say no: one phrase of the catalogue and the rule behind it."""

from typing import Any

from gunbai.core.script import Refused, refused


def no(what: str, rule: str, **values: Any) -> Refused:
    """Make a refusal: ``raise no("too-far", "3", given=12)`` cites ``daimyo.3``."""
    return refused(f"daimyo.no.{what}", f"daimyo.{rule}", **values)
