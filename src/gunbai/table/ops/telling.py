"""The notices of a server, by its settings."""

from __future__ import annotations

from importlib.util import find_spec
from urllib.parse import urlsplit

from gunbai.table.notices.channel import MAIL, PUSH
from gunbai.table.notices.channels import Channels
from gunbai.table.notices.notifier import Notifier
from gunbai.table.notices.sending import Post, Sender
from gunbai.table.ops.settings import Settings
from gunbai.table.tables import Hall


def notifier(hall: Hall, settings: Settings) -> Notifier | None:
    """The notices of a server by its settings; None where it can send none."""
    kinds = {kind.strip() for kind in settings.notices.split(",")} - {""}
    if not settings.mail:
        kinds.discard(MAIL)
    if not kinds or not all(map(find_spec, ("apprise", "cryptography", "pywebpush"))):
        return None
    from gunbai.table.notices.keys import Keys  # an extra: not everybody has it

    keys = Keys(settings.database, settings.notice_key, settings.push_key)

    def post() -> Post:
        push = keys.push if PUSH in kinds else ""
        return Post(settings.mail, push, _contact(settings))

    return Notifier(hall, Channels(hall.store), keys, Sender(post), sorted(kinds))


def _contact(settings: Settings) -> str:
    """Who answers for pushed messages, in the form in which their services want it."""
    host = urlsplit(settings.site).hostname or "localhost"
    return f"mailto:{settings.contact or f'gunbai@{host}'}"
