"""The rules reference as Markdown, and the passage that somebody asks for."""

from __future__ import annotations

from collections.abc import Iterable

from gunbai.core.script import refused, shown
from gunbai.terminal.language import current
from gunbai.words.catalogue import say
from gunbai.words.rules import Reference, Rule, Section, reference


def whole(game: str) -> str:
    """The whole reference of a game as Markdown, with a word on what the marks mean."""
    rules = _reference(game)
    legend = say(current(), "terminal.rules-legend")
    return "\n\n".join([f"# {rules.title}", f"*{legend}*", *map(_section, rules.sections)])


def passage(game: str, wanted: str) -> str:
    """A section or a ruling by its id: ``snow.encounter``, ``encounter``, ``R9``."""
    rules = _reference(game)
    ids = {wanted.casefold(), f"{game}.{wanted}".casefold()}
    for section in rules.sections:
        if section.id.casefold() in ids or section.title.casefold() == wanted.casefold():
            return _section(section)
        for rule in section.rules:
            if rule.id.casefold() in ids:
                return f"## {section.title}\n\n{_rule(rule)}"
    legal = [_short(game, id_) for id_ in sorted(rules.ids())]
    raise refused("terminal.no-rule", given=shown(wanted), legal=legal)


def _reference(game: str) -> Reference:
    try:
        return reference(game, current())
    except FileNotFoundError:
        raise refused("terminal.no-rules", game=game) from None


def _short(game: str, id_: str) -> str:
    return id_.removeprefix(f"{game}.")


def _section(section: Section) -> str:
    name = section.id.partition(".")[2]
    return "\n\n".join([f"## {section.title} · {name}", *_rules(section.rules)])


def _rules(rules: Iterable[Rule]) -> Iterable[str]:
    return (_rule(rule) for rule in rules)


def _rule(rule: Rule) -> str:
    """A rule with its mark; a ruling stands apart, as a quotation that begins with its number."""
    if rule.mark == "public":
        return f"{rule.text} *({say(current(), 'terminal.rule-public')})*"
    if rule.mark == "seed":
        return rule.text
    number = rule.id.partition(".")[2]
    text = f"**{say(current(), 'terminal.rule-ruling', number=number)}** {rule.text}"
    return "\n".join(f"> {line}".rstrip() for line in text.splitlines())
