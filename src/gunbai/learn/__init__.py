"""Games as environments for learning agents (the extra ``gunbai[learn]``).

`menu` turns a question into numbered actions, `features` a seat's view into numbers, `rewards` an
outcome into rewards; `environment` puts them together. Nothing here knows a game by name.
"""

from __future__ import annotations

try:
    from gunbai.learn.environment import Environment
except ModuleNotFoundError as missing:
    if missing.name not in ("pettingzoo", "gymnasium"):
        raise
    raise ModuleNotFoundError(
        "Environments rest on PettingZoo: install gunbai[learn].", name=missing.name
    ) from None

__all__ = ["Environment"]
