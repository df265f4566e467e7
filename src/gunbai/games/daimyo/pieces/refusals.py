"""How the mechanics say no: one phrase of the catalogue and the rule behind it."""

from collections.abc import Callable
from typing import Any, ParamSpec, TypeVar

from msgspec import ValidationError, convert

from gunbai.core.script import Refused, refused, shown

P = ParamSpec("P")
T = TypeVar("T")


def no(what: str, rule: str, **values: Any) -> Refused:
    """Make a refusal: ``raise no("too-far", "3", given=12)`` cites ``daimyo.3``."""
    return refused(f"daimyo.no.{what}", f"daimyo.{rule}", **values)


def converted(value: Any, kind: Any, what: str, rule: str, **values: Any) -> Any:
    """A value as an instance of a type.

    Raises:
        Refused: it is none; the refusal tells ``given``, the value unless another is named.

    """
    try:
        return convert(value, kind)
    except ValidationError:
        raise no(what, rule, **{"given": shown(value), **values}) from None


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
