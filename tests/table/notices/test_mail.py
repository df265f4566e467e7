"""Mails come by the notifier itself, to a real mail server: in order, with the link, no secret."""

from __future__ import annotations

import re
from email import message_from_string
from email.message import Message

from cryptography.fernet import Fernet
from tests.table.conftest import Table
from tests.table.notices.mailbox import Mailbox
from tests.table.town import Client, Town, call

from gunbai.table.people.presence import HERE

SECRETS = ("PLANTED-wish", "PLANTED-whisper", "PLANTED-remark")


def text(mail: Message) -> str:
    """All that a mail says, in whatever parts."""
    parts = [part for part in mail.walk() if not part.is_multipart()]
    return "\n".join(str(part.get_payload(decode=True), "utf-8") for part in parts)  # type: ignore[arg-type]


def test_mails_tell_of_each_turn_and_wish_in_order_and_lead_to_the_seat(
    box: tuple[Mailbox, int], either: str
) -> None:
    town, (mailbox, port) = Town(either), box
    mail = f"mailto://127.0.0.1:{port}?from=gunbai@example.org&mode=insecure"
    key = Fernet.generate_key().decode()

    def later(client: Client, seconds: int = HERE + 1) -> None:
        """Some time passes, then the notifier looks."""
        town.at += seconds
        call(client, lambda: client.app.state.notifier.round(town.at))

    with town.server(mail=mail, notice_key=key) as client:
        table = Table(client, "Aki", "Ben", "Chie", options={"rounds": 2})
        for seat, name in enumerate(("aki", "ben")):
            table.do(seat, "channels", address=f"{name}@example.org")
        table.do(2, "channels", address="group@example.org", whole=True)
        later(client)
        later(client)  # nobody is told twice
        assert table.view(0)["asks"]  # Aki looks, and so does Ben
        assert table.view(1)["asks"]
        table.answer(0, 0, SECRETS[0])
        table.do(0, "whisper", text=SECRETS[1], to=[1])
        table.do(0, "note", text=SECRETS[2])
        later(client, 10 * HERE)  # Aki has looked by then, and is not awaited
        table.answer(1, 1, SECRETS[0])
        table.answer(2, 2, SECRETS[0])
        later(client)
    with town.server(mail=mail, notice_key=key) as client:  # and after a restart
        table.client = client
        later(client)
        assert table.view(0)["asks"]
        later(client)
        table.do(2, "what-if", after=None)
        later(client)
    mails = [(to[0], message_from_string(content)) for to, content in mailbox.mails]
    group = [one for to, one in mails if to.startswith("group")]
    mails = [(to, one) for to, one in mails if not to.startswith("group")]
    assert "waits for Aki, Ben, Chie." in text(group[0])
    assert not [one for one in group if "/s/" in text(one) or "/mine" not in text(one)]
    told = [(to.split("@")[0], str(one["Subject"]).rpartition(": ")[2]) for to, one in mails]
    assert sorted(told[:2]) == [("aki", "your turn"), ("ben", "your turn")]  # the wishes
    assert sorted(told[2:4]) == [("aki", "your turn"), ("ben", "your turn")]  # the guesses
    assert told[4:] == [("aki", "your word")]  # who looked since; Ben did not
    for to, one in mails:
        seat = 0 if to.startswith("aki") else 1
        said = text(one)
        assert set(re.findall(r"http://\S+?/s/[\w-]+", said)) == {
            f"http://testserver.local/s/{table.seats[seat]}"
        }
        for secret in (*SECRETS, *(t for n, t in enumerate(table.seats) if n != seat)):
            assert secret not in said + str(one.items())
