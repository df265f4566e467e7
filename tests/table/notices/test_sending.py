"""Notices reach a real mail server, a real webhook and a real push endpoint, and nothing else."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

import http_ece
import pytest
from aiosmtpd.controller import Controller
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid.utils import b64urlencode
from tests.table.notices.mailbox import Listener, Mailbox, rebound

from gunbai.table.notices.channel import Channel
from gunbai.table.notices.keys import fresh_push_key
from gunbai.table.notices.reach import confine, is_public
from gunbai.table.notices.sending import Notice, Outcome, Post, Sender, deliver

Send = Callable[[Post, Channel], Outcome]

NOTICE = Notice("Gunbai: your turn", "Snow From Korea waits for you.", "https://example.org/s/T")
HERE = Post(trusted=("127.0.0.1",))


@pytest.fixture
def listener() -> Iterator[Listener]:
    made = Listener()
    yield made
    made.shutdown()
    made.server_close()


@pytest.fixture(scope="module")
def confined() -> Iterator[ProcessPoolExecutor]:
    """One process for all tests, as a server has one: loading Apprise takes seconds."""
    with ProcessPoolExecutor(1, get_context("spawn"), initializer=confine) as pool:
        yield pool


@pytest.fixture
def send(confined: ProcessPoolExecutor) -> Send:
    return lambda post, channel: confined.submit(deliver, post, channel, NOTICE).result()


def test_a_sender_has_its_own_process_and_says_what_failed() -> None:
    sender = Sender(Post)
    try:
        channel = Channel("push", "not a subscription")
        assert asyncio.run(sender.send(channel, NOTICE)) is Outcome.FAILED
    finally:
        sender.close()


def test_a_mail_reaches_the_operators_server(send: Send) -> None:
    box = Mailbox()
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    controller = Controller(box, hostname="127.0.0.1", port=port)
    controller.start()
    try:
        post = Post(mail=f"mailto://127.0.0.1:{port}?from=gunbai@example.org&mode=insecure")
        assert send(post, Channel("mail", "aki@example.org")) is Outcome.TAKEN
    finally:
        controller.stop()
    ((to, content),) = box.mails
    assert to == ["aki@example.org"]
    assert "your turn" in content
    assert "https://example.org/s/T" in content.replace("=\n", "").replace("=\r\n", "")


def test_a_webhook_is_called_where_the_operator_trusts_its_host(
    send: Send, listener: Listener
) -> None:
    hook = Channel("json", f"json://{listener.place}/hook")
    assert send(HERE, hook) is Outcome.TAKEN
    ((_headers, body),) = listener.got
    assert json.loads(body)["title"] == NOTICE.title


def test_no_address_leads_into_the_servers_own_network(send: Send, listener: Listener) -> None:
    entered = [
        f"json://{listener.place}",
        f"json://localhost:{listener.server_address[1]}",
        f"json://[::ffff:127.0.0.1]:{listener.server_address[1]}",
    ]
    for url in entered:
        assert send(Post(), Channel("json", url)) is Outcome.FAILED
    assert listener.got == []


def test_a_redirect_leads_no_further_than_an_address(send: Send, listener: Listener) -> None:
    inside = Listener("127.0.0.2")
    outside = Listener(leads_to=f"http://{inside.place}/secret")
    try:
        send(HERE, Channel("json", f"json://{outside.place}"))
        assert len(outside.got) >= 1
        assert inside.got == []
    finally:
        for server in (inside, outside):
            server.shutdown()
            server.server_close()


def test_a_name_that_leads_inside_after_it_was_asked_for_is_not_followed(
    confined: ProcessPoolExecutor, listener: Listener
) -> None:
    hook = Channel("json", f"json://rebinding.example:{listener.server_address[1]}/hook")
    assert confined.submit(rebound, Post(), hook, NOTICE).result() is Outcome.FAILED
    assert listener.got == []
    assert confined.submit(rebound, HERE, hook, NOTICE).result() is Outcome.TAKEN  # it was asked
    assert len(listener.got) == 1


SECRET = b"0123456789abcdef"


def pushing(place: str, browser: ec.EllipticCurvePrivateKey) -> tuple[Post, Channel]:
    """How a server pushes to a browser that is subscribed at a place."""
    point = browser.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    subscription = {
        "endpoint": f"http://{place}/push/abc",
        "keys": {"p256dh": b64urlencode(point), "auth": b64urlencode(SECRET)},
    }
    vapid = fresh_push_key().decode()
    post = Post(vapid=vapid, contact="mailto:host@example.org", trusted=("127.0.0.1",))
    return post, Channel("push", json.dumps(subscription))


def test_a_push_is_signed_and_only_its_browser_can_read_it(send: Send, listener: Listener) -> None:
    browser = ec.generate_private_key(ec.SECP256R1())
    assert send(*pushing(listener.place, browser)) is Outcome.TAKEN
    ((headers, body),) = listener.got
    assert headers["Authorization"].startswith("vapid t=")
    assert NOTICE.title.encode() not in body
    read = http_ece.decrypt(body, private_key=browser, auth_secret=SECRET, version="aes128gcm")
    assert json.loads(read)["link"] == NOTICE.link


@pytest.mark.parametrize(
    ("status", "outcome"),
    [(404, Outcome.GONE), (410, Outcome.GONE), (429, Outcome.FAILED), (500, Outcome.FAILED)],
)
def test_a_subscription_that_has_ended_is_told_from_a_service_that_fails(
    send: Send, listener: Listener, status: int, outcome: Outcome
) -> None:
    listener.status = status
    assert send(*pushing(listener.place, ec.generate_private_key(ec.SECP256R1()))) is outcome
    assert len(listener.got) == 1


def test_a_push_that_is_led_inside_arrives_nowhere(send: Send) -> None:
    inside = Listener("127.0.0.2")
    outside = Listener(leads_to=f"http://{inside.place}/push")
    try:
        post, channel = pushing(outside.place, ec.generate_private_key(ec.SECP256R1()))
        assert send(post, channel) is Outcome.FAILED
        assert len(outside.got) == 1
        assert inside.got == []
    finally:
        for server in (inside, outside):
            server.shutdown()
            server.server_close()


@pytest.mark.parametrize(
    ("address", "public"),
    [
        ("93.184.216.34", True),
        ("10.1.2.3", False),
        ("127.0.0.1", False),
        ("169.254.169.254", False),
        ("100.64.0.1", False),
        ("0.0.0.0", False),
        ("224.0.0.1", False),
        ("::1", False),
        ("::ffff:10.0.0.1", False),
        ("fe80::1%eth0", False),
        ("2606:2800:220:1::1", True),
    ],
)
def test_which_addresses_are_public(address: str, public: bool) -> None:
    assert is_public(address) is public
