"""How the mechanics say no: one phrase of the catalogue and the rule behind it."""

from collections.abc import Callable
from typing import Any, ParamSpec, TypeVar

from gunbai.core.script import Refused, refused

P = ParamSpec("P")
T = TypeVar("T")


def no(what: str, rule: str, **values: Any) -> Refused:
    """Make a refusal: ``raise no("too-far", "3", given=12)`` cites ``daimyo.3``."""
    return refused(f"daimyo.no.{what}", f"daimyo.{rule}", **values)


def passes(check: Callable[P, object], *args: P.args, **kwargs: P.kwargs) -> bool:
    """Whether a check refuses nothing."""
    try:
        check(*args, **kwargs)
    except Refused:
        return False
    return True


def unless_refused(find: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T | None:
    """What is found; None where that is refused."""
    try:
        return find(*args, **kwargs)
    except Refused:
        return None
