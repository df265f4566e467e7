"""Open a game, take one up again from its record, let the bots answer, verify a finished one."""

from __future__ import annotations

from gunbai.play.asked import asked_before
from gunbai.play.bots import Thought, advise, ask_bot, bot_act, bot_turn, play_bots, thought
from gunbai.play.opening import Opening, continued, new, replay
from gunbai.play.reasons import reasons_of
from gunbai.play.retracing import Verdict, retrace, verify

__all__ = [
    "Opening",
    "Thought",
    "Verdict",
    "advise",
    "ask_bot",
    "asked_before",
    "bot_act",
    "bot_turn",
    "continued",
    "new",
    "play_bots",
    "reasons_of",
    "replay",
    "retrace",
    "thought",
    "verify",
]
