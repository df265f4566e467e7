"""What a person may enter as a channel, and how it is kept."""

from __future__ import annotations

import pytest
from cryptography.fernet import Fernet

from gunbai import Refused
from gunbai.table.notices.channel import mail_url, read
from gunbai.table.notices.sealing import Seal

PUSH = '{"endpoint": "https://push.example.org/abc", "keys": {"p256dh": "BK", "auth": "aa"}}'
EVERY = ("push", "mail", "json", "tgram", "syslog")


@pytest.mark.parametrize(
    ("entered", "kind", "shown"),
    [
        ("aki@example.org", "mail", "aki@example.org"),
        (PUSH, "push", "push.example.org"),
        (" tgram://123:abc/456 ", "tgram", "tgram://…"),
    ],
)
def test_a_channel_is_read_and_shown_without_its_secrets(
    entered: str, kind: str, shown: str
) -> None:
    channel = read(entered, EVERY)
    assert (channel.kind, channel.shown) == (kind, shown)


@pytest.mark.parametrize(
    ("entered", "key"),
    [
        ("", "table.channel-unread"),
        ("aki", "table.channel-unread"),
        ("aki@example.org,bo@example.org", "table.channel-unread"),
        ("aki@example.org?cc=bo@example.org", "table.channel-unread"),
        ('{"endpoint": 5}', "table.channel-unread"),
        (PUSH.replace("https", "file"), "table.channel-unread"),
        ("discord://1/2", "table.channel-kind"),
        ("syslog://", "table.channel-kind"),  # the server's own machine, whoever allows it
        ("x" * 2001, "table.channel-unread"),
    ],
)
def test_what_is_no_channel_of_this_server_is_refused(entered: str, key: str) -> None:
    with pytest.raises(Refused) as no:
        read(entered, EVERY)
    assert no.value.refusal.key == key


def test_push_and_mail_are_allowed_where_the_operator_says_nothing() -> None:
    assert read(PUSH).kind == "push"
    with pytest.raises(Refused):
        read("json://example.org")


def test_a_mail_goes_to_its_address_alone() -> None:
    server = "mailtos://gunbai:secret@mail.example.org?from=table@example.org"
    assert mail_url(server, "a+b@example.org") == f"{server}&to=a%2Bb%40example.org"


def test_a_channel_is_stored_encrypted_and_opens_under_its_own_key_only() -> None:
    channel = b"mail aki@example.org"
    key = Fernet.generate_key()
    stored = Seal(key).close(channel)
    assert b"aki" not in stored
    assert Seal(key).open(stored) == channel
    assert Seal(Fernet.generate_key()).open(stored) is None


def test_a_key_that_is_none_is_refused() -> None:
    with pytest.raises(Refused):
        Seal("too short")
