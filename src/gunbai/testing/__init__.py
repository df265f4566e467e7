"""The conformance kit: plays random whole games of any game and checks every promise.

For authors of games::

    from gunbai.testing import check_bots, check_secrets, check_words, conform

    def test_whole_games() -> None:
        for seed in range(20):
            conform("snow", seed)

`conform` opens a table with random seats and options (or those given), answers at random to the
end, and raises `AssertionError` where the game or the house breaks a promise: every answer offered
is taken; every other one is refused with a sentence and changes nothing; the record survives
writing and reading; replay gives the same game byte for byte; undo restores exactly; nobody can
tell a hidden answer before it is opened; views, events and explanations are plain data; the same
seed gives the same game; it ends.

`check_secrets` plants texts and searches for them, `check_words` listens for words that are
missing or broken, `check_bots` lets every bot play, `check_observation` compares what agents
observe with what their seats may see.
"""

from gunbai.testing.bots import check_bots
from gunbai.testing.conformance import check_game, conform, examine
from gunbai.testing.observed import check_observation
from gunbai.testing.random_play import (
    answer_random,
    play_random,
    random_options,
    random_seats,
)
from gunbai.testing.secrets import check_secrets
from gunbai.testing.shape import check_explain
from gunbai.testing.words import check_words
from gunbai.testing.wrong import refuses, wrong_answers

__all__ = [
    "answer_random",
    "check_bots",
    "check_explain",
    "check_game",
    "check_observation",
    "check_secrets",
    "check_words",
    "conform",
    "examine",
    "play_random",
    "random_options",
    "random_seats",
    "refuses",
    "wrong_answers",
]
