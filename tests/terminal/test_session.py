"""A game at one keyboard: answers, asides, several people, secrets, dice that are typed in."""

from __future__ import annotations

import io
from pathlib import Path

import msgspec
import pytest
from rich.console import Console
from tests.terminal.table import Evening

from gunbai.ahead import is_setting_up
from gunbai.core.entries import Answer, Note, Undo
from gunbai.core.game import Game
from gunbai.core.record import load
from gunbai.core.script import Phrase, Refusal, Word
from gunbai.core.view import AskView, OptionView
from gunbai.registry import find
from gunbai.terminal.language import use
from gunbai.terminal.screen import session
from gunbai.terminal.screen.screen import Screen, clean, how_to_answer
from gunbai.terminal.screen.session import Session
from gunbai.words.catalogue import Bundle


def test_one_person_plays_to_the_end_against_a_bot(toy: Game) -> None:
    evening = Evening(toy, ["Aki", "bot"], ["to see the sea", "3", "4"], rounds=2)
    told = evening.play()
    assert evening.match.over
    assert "toy.wish" in told
    assert "The end" in told
    assert "Aki" in told.rpartition("The end")[2]
    assert not evening.keyboard.shown, "one person needs no cleared screen"


def test_a_wrong_answer_is_refused_in_a_sentence_and_asked_again(toy: Game) -> None:
    evening = Evening(toy, ["Aki", "bot"], ["a wish", "7", "six", "", "6"], rounds=1)
    told = evening.play()
    assert "“7” is not valid; enter a whole number from 1 to 6." in told
    assert "“six” is not valid" in told
    assert told.count("toy.guess") == 1
    assert evening.match.over


def test_undo_asks_the_question_again(toy: Game) -> None:
    evening = Evening(toy, ["Aki", "bot"], ["a wish", "undo", "a better wish"], rounds=1)
    told = evening.play()
    assert "Taken back." in told
    assert told.count("toy.wish\n") + told.count("toy.wish ") >= 2
    assert any(type(entry) is Undo for entry in evening.match.record.entries)
    assert evening.match.state.wishes[0] == "a better wish"


def test_undo_with_nothing_to_take_back(toy: Game) -> None:
    assert "nothing to take back" in Evening(toy, ["Aki", "bot"], ["undo"]).play()


def test_notes_are_shown_and_kept(toy: Game) -> None:
    evening = Evening(toy, ["Aki", "bot"], ["/note what a night", "a wish", "note and what snow"])
    told = evening.play()
    assert "Aki: “what a night”" in told
    assert "Aki: “and what snow”" in told
    assert sum(type(entry) is Note for entry in evening.match.record.entries) == 2
    assert evening.match.state.wishes[0] == "a wish"


def test_a_backslash_writes_the_word_of_an_aside(toy: Game) -> None:
    evening = Evening(toy, ["Aki", "bot"], ["\\undo"])
    evening.play()
    assert evening.match.state.wishes[0] == "undo"


def test_help_log_and_unknown_asides(toy: Game) -> None:
    told = Evening(toy, ["Aki", "bot"], ["help", "/dance", "a wish", "log", "/board"]).play()
    assert "take your last answer back" in told
    assert "“/dance” is not a command; there are: undo," in told
    assert told.count("toy.wished") == 2


def test_quit_leaves(toy: Game) -> None:
    evening = Evening(toy, ["Aki", "bot"], ["quit", "never typed"])
    evening.play()
    assert next(evening.keyboard.lines) == "never typed"
    assert not evening.match.over


def test_the_prompt_completes_options_and_reminds_of_asides() -> None:
    from gunbai.registry import find

    named = ["Ennosuke", "a", "", "Chihiro", "b", "", "Plum", "Owari"]
    evening = Evening(find("snow"), ["bot", "Aki"], named)
    evening.play()
    _, words, foot = evening.keyboard.prompts[-1]
    assert "Ocean Flower" in words
    assert "undo" in words
    assert foot == "help · undo · rules · board · log · note · quit"


# -- several people at one keyboard ---------------------------------------------------------------

WISHES = {"Aki": "to see the sea", "Beni": "to be left alone"}
TWO = ["", WISHES["Aki"], "", WISHES["Beni"], "4", "", "3"]


def test_the_screen_is_cleared_before_another_person_sits_down(toy: Game) -> None:
    evening = Evening(toy, ["Aki", "Beni"], TWO, rounds=1)
    evening.play()
    assert evening.match.over
    handed = [screen for screen in evening.screens if "Hand the keyboard to" in screen]
    assert [screen.split("keyboard to ")[1].split(".")[0] for screen in handed] == [
        "Aki",
        "Beni",
        "Aki",
    ]
    for screen in handed:
        assert screen.count("\n") <= 2, "while it changes hands nothing else is shown"


def test_nothing_that_one_person_typed_or_was_told_is_shown_to_another(toy: Game) -> None:
    evening = Evening(toy, ["Aki", "Beni"], TWO, rounds=1)
    evening.play()
    for screen in evening.screens:
        assert not all(wish in screen for wish in WISHES.values())
    (akis,) = [screen for screen in evening.screens if f"> {WISHES['Aki']}" in screen]
    (benis,) = [screen for screen in evening.screens if f"> {WISHES['Beni']}" in screen]
    assert "Beni" not in akis.replace("Beni: ", "")
    assert WISHES["Aki"] not in benis


def test_who_sits_down_is_told_what_happened_since(toy: Game) -> None:
    lines = [*TWO[:-1], "3", "5", "", "2"]
    evening = Evening(toy, ["Aki", "Beni"], lines, rounds=2)
    evening.play()
    assert evening.match.over
    last = evening.screens[-1]
    assert last.count("toy.fell") == 2


def test_going_back_beyond_anothers_answer_needs_their_consent(toy: Game) -> None:
    lines = ["", "first", "", "second", "3", "", "undo", "", "yes", "fourth", "", "third"]
    evening = Evening(toy, ["Aki", "Beni"], lines, rounds=2)
    evening.play()
    assert evening.match.state.wishes == ["third", "fourth"]
    shown = "".join(evening.screens)
    assert "The others must agree to that." in shown
    assert "asks to take back the last answer" in shown
    assert "(yes/no)" in shown


def test_who_does_not_agree_keeps_the_game_as_it_is(toy: Game) -> None:
    lines = ["", "first", "", "second", "3", "", "undo", "", "perhaps", "no", "4"]
    evening = Evening(toy, ["Aki", "Beni"], lines, rounds=2)
    evening.play()
    wishes = [e.value for e in evening.match.record.entries if type(e) is Answer and e.ask < 2]
    assert wishes == ["first", "second"]
    assert not any(type(entry) is Undo for entry in evening.match.record.entries)


# -- typed dice -----------------------------------------------------------------------------------


def test_typed_dice_are_asked_of_the_person_at_the_keyboard(toy: Game) -> None:
    evening = Evening(toy, ["bot", "Aki"], ["a wish", "4", "seven", "7", "4"], "typed", rounds=1)
    told = evening.play()
    assert "Bot 0: toy.roll" in told
    assert "Roll one die with 6 sides and type the result." in told
    assert "“seven” is not a whole number." in told
    assert "Enter the face of one die, from 1 to 6." in told
    assert evening.match.over
    assert evening.match.outcome is not None
    assert evening.match.outcome.scores[1] == 1


def test_typed_dice_of_bots_alone(toy: Game) -> None:
    evening = Evening(toy, ["bot", "bot"], ["undo", "note hello", "3"], "typed", rounds=1)
    told = evening.play()
    assert evening.match.over
    assert "nothing to take back" in told
    assert "Nobody at this keyboard" in told


# -- told only after stored -----------------------------------------------------------------------


def test_nothing_is_told_before_it_is_on_disk(
    toy: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.gunbai"
    evening = Evening(toy, ["Aki", "bot"], ["a wish", "/note well", "3", "4"], path=path, rounds=2)
    looked = []
    said = Screen.scroll

    def look(screen: Screen, events: object) -> None:
        looked.append(len(load(path.read_bytes()).entries) - evening.match.version)
        said(screen, events)  # type: ignore[arg-type]

    monkeypatch.setattr(Screen, "scroll", look)
    evening.play()
    assert evening.match.over
    assert set(looked) == {0}
    assert len(looked) > 4


def test_the_seed_plays_the_bots_alike(toy: Game) -> None:
    first, second = (Evening(toy, ["Aki", "bot"], ["a", "3", "4", "5"]) for _ in range(2))
    assert first.play() == second.play()
    other = Evening(toy, ["Aki", "bot"], ["a", "3", "4", "5"], dice=2)
    other.play()
    assert first.match.record.entries != other.match.record.entries


def test_everything_the_table_says_is_said_in_russian(toy: Game) -> None:
    use("ru")
    lines = ["", "помощь", "море", "", "горы", "назад", "горы и лес", "3", "", "7", "2"]
    evening = Evening(toy, ["Аки", "Бени"], lines, rounds=1)
    evening.play()
    shown = "".join(evening.screens)
    for said in ("Передайте клавиатуру", "взять назад", "Взято назад", "не подходит", "Развязка"):
        assert said in shown
    assert "terminal" not in shown


def test_a_game_taken_up_tells_the_latest_events_and_all_of_them_when_asked(
    toy: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = Evening(toy, ["Aki", "bot"], ["a wish", "1", "2", "3", "4"], rounds=9)
    assert "what came before" not in first.play()
    monkeypatch.setattr(session, "LATEST", 3)
    again = Evening(toy, ["Aki", "bot"], ["log", "5"])
    again.session = Session(first.match, again.session.screen, again.keyboard, None, 1)
    latest, everything = again.play().split("> log")
    assert "log shows what came before" in latest
    assert latest.count("toy.fell") == 3
    assert "toy.wished" not in latest
    assert everything.count("toy.wished") == 1
    assert everything.count("toy.fell") == 4 + 1


def test_nothing_that_was_typed_reaches_the_terminal_as_a_command(toy: Game) -> None:
    told = Evening(toy, ["Aki", "bot"], ["/note beep\x07 \x1b[2J"]).play()
    assert "characters that cannot be shown" in told
    assert "\x1b" not in told.partition("\n> ")[2].partition("\n")[2]  # what was typed is echoed
    assert clean("68,8\u00a0%\u202f!\n\x7f\u2028") == "68,8\u00a0%\u202f!\n··"


# -- how a question looks -------------------------------------------------------------------------

KAMAE = AskView(
    1,
    "choose",
    "snow.kamae",
    "snow.kamae",
    {"name": "Aki", "facet": Word("snow.facet.tanka")},
    secret=True,
    options=(
        OptionView("kagai", about=(Phrase("wins with half"), Phrase("loses two"))),
        OptionView("ariake"),
        OptionView("orochi", barred=Refusal("snow.odds-kamae", "", {"given": "x", "legal": "y"})),
    ),
)


def drawn(ask: AskView, height: int, *, tty: bool = True) -> str:
    out = io.StringIO()
    console = Console(
        file=out, width=80, height=height, force_terminal=tty, color_system=None, highlight=False
    )
    Screen(console).question(ask)
    return out.getvalue()


def test_options_stand_with_explanations_consequences_and_bars() -> None:
    lines = drawn(KAMAE, 40).splitlines()
    assert lines[1].split() == [
        *["Aki,", "tested", "in", "Tanka:", "in", "which", "kamae?", "secret", "·", "snow.kamae"]
    ]
    assert lines[2].startswith("   1 Kagai — Throw everything into it")
    assert "     wins with half · loses two" in lines
    assert any(line.startswith("   2 Ariake — Stand as you are") for line in lines)
    assert "   3 Orochi — There is no kamae “x”; legal are: y." in lines


@pytest.mark.parametrize("kind", ["choose", "pick", "divide", "write", "number", "order", "roll"])
def test_what_concerns_a_whole_question_stands_below_its_words(kind: str) -> None:
    lines = drawn(AskView(1, kind, "toy.x", about=(Phrase("one"), Phrase("two"))), 40).splitlines()
    assert lines[2] == "  one · two"


def test_what_a_question_has_to_add_to_its_title_is_said_below_it() -> None:
    names = {"unit": "Red archers", "target": "Blue spears", "modifier": 1}
    ask = AskView(1, "number", "daimyo.table.shooting", values=names, most=4)
    _, title, more, *_ = drawn(ask, 200).splitlines()
    assert title.startswith("Red archers: how many stands can shoot at Blue spears?")
    assert more.startswith("  In arc, with a clear gap of 4\xa0cm. Two ranks count;")


def test_how_to_answer_may_be_said_in_the_games_own_words(monkeypatch: pytest.MonkeyPatch) -> None:
    ask = AskView(1, "order", "toy.order")
    assert how_to_answer(ask) == "Type the order in words, or as JSON."
    monkeypatch.setattr(Bundle, "has", lambda _words, key: key == "toy.order.how")
    assert how_to_answer(ask) == "toy.order.how"


@pytest.mark.parametrize(
    ("ask", "told"),
    [
        (AskView(1, "choose", "toy.x"), ""),
        (AskView(1, "write", "toy.x"), ""),
        (AskView(1, "write", "toy.x", lines=3), "At most 3 lines, Enter after each; an empty"),
        (
            AskView(1, "write", "toy.x", lines=9, blank=True),
            "Enter ends; “ / ” begins a new line. It",
        ),
        (
            AskView(1, "pick", "toy.x", least=3, most=3),
            "Type 3 numbers, such as 1 3.",
        ),
        (AskView(1, "pick", "toy.x", least=1, most=1), "Type a number, such as 3."),
        (
            AskView(1, "pick", "toy.x", most=2),
            "Type numbers, such as 1 3; Enter for none, at most 2.",
        ),
        (AskView(1, "pick", "toy.x", least=1, most=2), "Type numbers, such as 1 3; at least 1, at"),
        (AskView(1, "number", "toy.x", low=1, high=6), "A whole number from 1 to 6."),
        (
            AskView(1, "roll", "toy.x", count=1, sides=6),
            "Roll one die with 6 sides and type the result.",
        ),
        (
            AskView(1, "roll", "toy.x", count=3, sides=6),
            "Roll 3 dice with 6 sides and type the results, such",
        ),
        (
            AskView(
                1, "divide", "snow.facets-samurai", fields=("aware", "steel"), total=9, least=1
            ),
            "9 points in all, at least 1 each: type numbers for Awaré, Kenjutsu, in",
        ),
    ],
)
def test_how_each_kind_is_answered(ask: AskView, told: str) -> None:
    assert how_to_answer(ask).startswith(told)
    assert bool(how_to_answer(ask)) == bool(told)


def test_on_a_low_screen_what_consequences_say_is_not_said_twice() -> None:
    low = drawn(KAMAE, 10)
    assert "Throw everything into it" not in low
    assert "wins with half · loses two" in low
    assert "Stand as you are" in low, "where nothing else explains an option, it is explained"
    assert "Throw everything into it" in drawn(KAMAE, 10, tty=False)


def test_a_long_rule_never_breaks() -> None:
    for name in ("A", "A" * 40):
        ask = msgspec.structs.replace(KAMAE, values={**KAMAE.values, "name": name})
        assert "secret · snow.kamae\n" in drawn(ask, 40)


def test_an_empty_enter_never_passes_by_a_choice_unasked() -> None:
    """In Daimyo it would have ended the whole turn."""
    evening = Evening(find("daimyo"), ["Aki", "bot"], ["1", "1", "", "quit"])
    told = evening.play()
    assert "Press Enter again" in told
    assert "daimyo.activate" in [ask.key for ask in evening.match.open.values()]


# -- a bot's suggestions --------------------------------------------------------------------------


def test_a_bot_deals_all_of_a_set_up_and_it_is_taken_or_not() -> None:
    lines = ["deal", "no", "deal", "yes", "quit"]
    evening = Evening(find("snow"), ["bot", "Aki"], lines, rounds=1)
    told = evening.play()
    assert "deal: a bot answers all of this for you" in told
    assert told.count("What is your samurai's name?") == 3  # asked once, dealt twice
    assert told.count("Take all of it? (yes/no)") == 2
    answers = [e for e in evening.match.record.entries if type(e) is Answer and e.seat == 1]
    assert len(answers) == 13
    assert not is_setting_up(evening.match)


def test_a_bot_suggests_one_answer_which_is_taken_or_not() -> None:
    evening = Evening(find("snow"), ["bot", "Aki"], ["suggest", "no", "/suggest", "yes", "quit"])
    told = evening.play()
    assert told.count("Take it? (yes/no)") == 2
    (answer,) = [e for e in evening.match.record.entries if type(e) is Answer and e.seat == 1]
    assert str(answer.value) in told


def test_once_the_game_has_begun_a_bot_suggests_texts_only(toy: Game) -> None:
    evening = Evening(find("daimyo"), ["Aki", "bot"], ["deal", "yes", *["deal"] * 3, "quit"])
    assert "The game has begun: a bot suggests texts only." in evening.play()
