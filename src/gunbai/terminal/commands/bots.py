"""``gunbai bots``: who can sit in an empty seat, and how strong they are."""

from __future__ import annotations

import click

from gunbai.terminal.command import Command, argument, in_language


@click.command(cls=Command, about="terminal.help.bots")
@argument("GAME", "terminal.help.bots.game", required=False)
@in_language
def bots(game: str | None) -> None:
    """Print every bot, what it is and how often it wins."""
    from gunbai.ladder import measured
    from gunbai.registry import find, registered
    from gunbai.terminal.language import current
    from gunbai.words.catalogue import bundle

    words = bundle(current())
    for one in [find(game)] if game else registered().values():
        click.echo(words.say(f"{one.id}.name"))
        for bot in one.bots:
            key, told = f"{one.id}.bot.{bot}", measured(one, bot, current())
            about = words.say(key) if words.has(key) else ""
            click.echo("  " + "  ".join(part for part in (f"{bot:12}", about) if part))
            if told:
                click.echo(f"  {'':12}  {told}")
