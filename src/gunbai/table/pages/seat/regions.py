"""The regions of a table's page, and what each is drawn from.

The page is a layout (`table.html`) with slots, each for a template. What a seat has of its own is
drawn again when what it is drawn from has changed; what all see alike is drawn once for all.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from gunbai.core.view import View

Context: TypeAlias = Mapping[str, Any]


def layout(it: Context) -> Any:
    """The frame of it all, with what is said in its title."""
    view = it["view"]
    who = None if view.seat is None else view.seats[view.seat].name
    return who, bool(it["mine"]), it["word"], it["has_terms"]


def you(it: Context) -> Any:
    """Who the reader is."""
    view = it["view"]
    if view.seat is None:
        return ()
    return view.seats[view.seat].name, it["places"][view.seat], view.roles


def undo(it: Context) -> Any:
    """Taking back."""
    view = it["view"]
    steps = [(step.to, step.of_dice) for step in it["steps_back"]]
    return steps, view.undo, view.outcome is not None


def turning(it: Context) -> Any:
    """A turning point that the reader has not put away."""
    view = it["view"]
    if not it["turnings"] or view.outcome:
        return ()
    return it["turnings"], view.epoch, view.seats, view.roles


def asking(it: Context) -> Any:
    """The reader's questions, and all else that waits for them; the end."""
    view, company = it["view"], it["company"]
    asked = view.asks, view.asks and it["board_asked"], view.epoch, it["hints"], it["setup"]
    told = it["refusal"], it["guide"], it["wish_answer"], it["kept"]
    wish = company.what_ifs, company.what_ifs and company.at, it["wish_moment"]
    agreed = view.proposal, it["going_back"], wish
    end = view.outcome and (view.outcome, it["turnings"], it["moments"])
    return asked, told, agreed, end, view.seats, view.roles, it["beside_template"] and view.board


def board(it: Context) -> Any:
    """What a game's board shows a seat apart from the others."""
    view: View = it["view"]
    own = it["game"].page.get("own")
    if own is not None:
        return own(view)
    asks = [(ask.key, ask.about) for ask in view.asks]
    return (
        view.board, asks, view.waiting, view.seats, view.roles, view.epoch, view.outcome,
        it["hints"], it["log"],
    )  # fmt: skip


def story(it: Context) -> Any:
    """The frame around the log."""
    view = it["view"]
    return len(view.seats) > 2, view.outcome is not None, not it["entries"]


def sitters(it: Context) -> Any:
    """What a seat may do about the people at the table, and what they are told once."""
    view, company = it["view"], it["company"]
    mine = None if view.seat is None else company.people[view.seat]
    agreed = company.closed, company.is_asked_what_if, view.outcome is not None, view.undo != ""
    return (
        mine and (mine.name, mine.stands_in, mine.away_until), agreed, it["may_claim"],
        it["may_salt"], it["commitment"], it["printed"], view.standing,
    )  # fmt: skip


def panes(it: Context) -> Any:
    """The parts of the table on a narrow screen."""
    return bool(it["mine"]), it["view"].roles, it["view"].outcome is not None


OWN: Mapping[str, Callable[[Context], Any]] = {
    "table.html": layout,
    "you.html": you,
    "undo.html": undo,
    "turning.html": turning,
    "asking.html": asking,
    "region-board.html": board,
    "log.html": story,
    "sitters.html": sitters,
    "panes.html": panes,
}
"""What a seat has of its own: what each template is drawn from."""


def happened(it: Context) -> Context:
    """What just happened to the reader."""
    view, game = it["view"], it["game"]
    seen = {"epoch": view.epoch, "seat": view.seat, "seats": view.seats, "roles": view.roles}
    return {"scene": it["scene"], "game": {"id": game.id}, "view": seen,
            "reasons": it["reasons"]}  # fmt: skip


def awaited(it: Context) -> Context:
    """Who is awaited, and until when."""
    view, company = it["view"], it["company"]
    return {
        "awaited": it["awaited"],
        "seats": view.seats,
        "roles": view.roles,
        "over": view.outcome is not None,
        "up": company.up_for(view.seat),
        "paused": company.paused,
    }


def talk(it: Context) -> Context:
    """What is said at the table."""
    view, game = it["view"], it["game"]
    return {
        "view": {"seat": view.seat, "seats": view.seats, "notes": view.notes},
        "roles": view.roles,
        "game": {"id": game.id, "whispers": game.whispers},
        "open_talk": it["open_talk"],
    }


def people(it: Context) -> Context:
    """Who sits where."""
    view, company = it["view"], it["company"]
    return {
        "company": company,
        "places": it["places"],
        "roles": view.roles,
        "over": view.outcome is not None,
        "voter": view.seat if company.may_vote and not view.outcome else None,
    }


ALIKE: Mapping[str, Callable[[Context], Context]] = {
    "happened.html": happened,
    "awaited.html": awaited,
    "talk.html": talk,
    "people.html": people,
}
"""What looks alike to all who are given the same; these templates see nothing else."""
