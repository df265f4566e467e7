"""Hierarchy: eight to fifteen players climb the castes of Fhen under one Emperor.

Procedure: `script`, the eleven `phases`, the `steps` of a conflict. Mechanics by their nouns:
`castes`, `sheet`, `conflict`, `duel`, `pairs`, `succession`, `vacancies`, `prices`, `gifts`,
`victory`. Nothing here knows a screen.
"""

from __future__ import annotations

from collections.abc import Sequence

from gunbai.core.game import Game
from gunbai.games.hierarchy.bots import BOT_NAMES, BOTS, FORMER
from gunbai.games.hierarchy.bots.chances import fight_dice
from gunbai.games.hierarchy.explain import explain
from gunbai.games.hierarchy.imagine import imagine
from gunbai.games.hierarchy.options import OPTIONS, PRESETS
from gunbai.games.hierarchy.page.asked import asked, own
from gunbai.games.hierarchy.page.laying import meanings, reach
from gunbai.games.hierarchy.page.place import place
from gunbai.games.hierarchy.page.tiles import tiles_by_use
from gunbai.games.hierarchy.phases.climax import CALL
from gunbai.games.hierarchy.phases.fortune import TALISMAN
from gunbai.games.hierarchy.rules.castes import PLAYERS
from gunbai.games.hierarchy.script import play
from gunbai.games.hierarchy.solver.solve import prepare
from gunbai.games.hierarchy.state import begin
from gunbai.games.hierarchy.view import view


def roles(count: int) -> Sequence[str]:
    """Everybody sits down alike: the bowl decides who is what."""
    return ("hierarchy.role",) * count


GAME = Game(
    id="hierarchy",
    version=2,
    players=PLAYERS,
    options=OPTIONS,
    begin=begin,
    script=play,
    view=view,
    roles=roles,
    package=__name__,
    bots=BOTS,
    bot_names=BOT_NAMES,
    former_bots=FORMER,
    explain=explain,
    presets=PRESETS,
    page={
        "reach": reach,
        "meanings": meanings,
        "fight_dice": fight_dice,
        "place": place,
        "asked": asked,
        "own": own,
        "tiles_by_use": tiles_by_use,
    },
    revealing=frozenset({CALL, TALISMAN}),
    prepare=lambda realm: prepare if realm.conflicts else None,
    imagine=imagine,
    standing={
        "hierarchy.help": ("stand-by", "help"),
        "hierarchy.follow": ("go", "refuse"),
        "hierarchy.court": ("quiet",),
        "hierarchy.turn-back": ("stay", "turn-back"),
        "hierarchy.doubt-tiles": ([],),
        "hierarchy.select": ([],),
    },
    round_of=lambda realm: realm.round,
    whispers=True,
    masks=dict.fromkeys(
        ("hierarchy.match", "hierarchy.select", "hierarchy.give-in"), "hierarchy.bid"
    ),
)
