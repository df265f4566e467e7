"""Sends a form for setting up: all its answers one after another, or none."""

from __future__ import annotations

from random import SystemRandom

from gunbai.ahead import answer_all, is_setting_up
from gunbai.core.match import Match
from gunbai.core.script import Seat, Value, refused, shown
from gunbai.play import bot_turn
from gunbai.table import seats
from gunbai.table.pages import forms
from gunbai.table.pages.setup.form import draft_of


def send(match: Match, seat: Seat, language: str, fields: forms.Fields, now: int) -> None:
    """Give a seat's answers, then those of the bots it would wait for before the game begins."""
    ask, epoch = forms.number(fields, "ask"), forms.number(fields, "epoch")
    if epoch != match.epoch:
        raise refused("core.taken-back-since")
    if ask not in match.asks(seat):
        raise refused("core.not-open", given=shown(forms.first(fields, "ask")))

    def give(number: int, value: Value) -> None:
        seats.answer(match, seat, number, value, epoch, now)

    wrong = answer_all(match, seat, draft_of(match, seat, language, fields), give)
    if wrong:
        raise refused("table.setup-open", count=len(wrong))
    rng = SystemRandom()
    while is_setting_up(match) and bot_turn(match, rng):
        pass
