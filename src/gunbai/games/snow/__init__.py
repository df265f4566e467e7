"""Snow From Korea: Three Seasons: a year in the life of some samurai couples.

Procedure: `script`, `setting_up`, `confrontation`, `treasure`. Mechanics by their nouns: `facets`,
`kamae`, `schools`, `traits`, `house`, `clash`, `scoring`. What play is worth: `chances`, `odds`,
`reckoning`, `prospects`. Who plays an empty seat: `bots`; what they write stands in the catalogue.
What an option comes to, in words: `explain`. Nothing here knows a screen.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from gunbai.core.game import Game
from gunbai.games.snow.bots import BOT_NAMES, BOTS, FORMER
from gunbai.games.snow.options import OPTIONS
from gunbai.games.snow.procedure.confrontation import KAMAE_WORDS
from gunbai.games.snow.procedure.treasure import NOBODY
from gunbai.games.snow.rules.year import begin, begin_by_version_2
from gunbai.games.snow.script import PASS, REVEAL, play
from gunbai.games.snow.told.explain import explain
from gunbai.games.snow.view import view


def roles(count: int) -> Sequence[str]:
    """The Emperor, then the houses."""
    return ("snow.role.emperor", *["snow.role.house"] * (count - 1))


TODAY = Game(
    id="snow",
    version=3,
    players=range(2, 10),
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
    revealing=frozenset({REVEAL}),
    standing={
        "snow.challenge": (PASS,),
        "snow.kamae": tuple(KAMAE_WORDS),
        "snow.reassert": ("keep",),
        "snow.redirect": (0,),
        "snow.redirect-which": ([],),
        "snow.buy": (0,),
        "snow.buy-which": (NOBODY,),
    },
    round_of=lambda year: year.moment,
)
GAME = replace(TODAY, earlier=(replace(TODAY, version=2, begin=begin_by_version_2),))
