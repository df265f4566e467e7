"""Web Push in a real browser: subscribed on the notices page, sent by the server, shown, followed.

Chromium's own push service cannot be reached from a test: its place is taken by a local endpoint,
and what arrives there is handed to the service worker as that service would do it.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import http_ece
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from playwright.sync_api import Browser, BrowserContext, Page, expect
from py_vapid.utils import b64urlencode
from tests.table.notices.mailbox import Listener
from tests.table.screens.conftest import PATIENCE, House

SECRET = b"0123456789abcdef"
SUBSCRIBED = """([endpoint, p256dh, auth]) => {
  PushManager.prototype.getSubscription = async () => null;
  PushManager.prototype.subscribe = async (wish) => {
    sessionStorage.setItem("wished", `${wish.userVisibleOnly} ${wish.applicationServerKey.length}`);
    return { toJSON: () => ({ endpoint, expirationTime: null, keys: { p256dh, auth } }) };
  };
}"""
SHOWN = """async () => {
  const registration = await navigator.serviceWorker.getRegistration();
  const shown = await registration.getNotifications();
  return shown.map(({ title, body, data }) => ({ title, body, link: data.link }));
}"""
CLICK = """async () => {
  const led = [];
  Object.defineProperty(Clients.prototype, "openWindow", { value: async (to) => led.push(to) });
  Object.defineProperty(WindowClient.prototype, "focus", { value: async () => led.push("focus") });
  const [notification] = await registration.getNotifications();
  const event = new NotificationEvent("notificationclick", { notification });
  let led_to;
  event.waitUntil = (promise) => { led_to = promise; };
  dispatchEvent(event);
  await led_to;
  return [led, (await registration.getNotifications()).length];
}"""


class Pushing(House):
    """A server under a path that may push to this machine."""

    def __init__(self, folder: Path, under: str) -> None:
        self.under = under
        super().__init__(folder)

    def command(self) -> list[str]:
        return [*super().command(), "--trust", "127.0.0.1", "--base-path", self.under]


@pytest.fixture(params=["", "/gunbai"])
def pushing(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Pushing]:
    house = Pushing(tmp_path, request.param)
    yield house
    house.stop()
    house.door.close()


@pytest.fixture
def listener() -> Iterator[Listener]:
    made = Listener()
    yield made
    made.shutdown()
    made.server_close()


@pytest.fixture
def phone(browser: Browser, pushing: Pushing) -> Iterator[BrowserContext]:
    context = browser.new_context(viewport={"width": 390, "height": 844}, locale="en")
    context.grant_permissions(["notifications"], origin=pushing.url)
    context.set_default_timeout(PATIENCE * 1000)
    yield context
    context.close()


def subscribe(page: Page, listener: Listener, browser_key: ec.EllipticCurvePrivateKey) -> None:
    point = browser_key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    keys = [f"http://{listener.place}/push/abc", b64urlencode(point), b64urlencode(SECRET)]
    page.evaluate(SUBSCRIBED, keys)
    page.locator("#device").click()
    expect(page.locator(".channels li")).to_have_count(1)


def registration_of(context: BrowserContext, page: Page) -> tuple[Any, str]:
    """A line to the service workers of the browser, and the id of the one of this page."""
    session = context.new_cdp_session(page)
    found: list[str] = []

    def note(told: dict[str, Any]) -> None:
        found.extend(one["registrationId"] for one in told["registrations"])

    session.on("ServiceWorker.workerRegistrationUpdated", note)
    session.send("ServiceWorker.enable")
    while not found:
        page.wait_for_timeout(50)
    return session, found[-1]


def wait_for_notice(page: Page) -> Any:
    """What is shown, as soon as anything is."""
    while not (shown := page.evaluate(SHOWN)):
        page.wait_for_timeout(50)
    return shown


def test_a_device_is_subscribed_pushed_to_and_led_to_its_seat(
    phone: BrowserContext, pushing: Pushing, listener: Listener
) -> None:
    links = pushing.open_table("parlour", "Aki", "Ben")
    seat = f"{pushing.url}{pushing.under}/s/{links['seats'][0]['token']}"
    page = phone.new_page()
    page.goto(f"{seat}/notices")
    key = ec.generate_private_key(ec.SECP256R1())
    subscribe(page, listener, key)
    assert page.evaluate("sessionStorage.getItem('wished')") == "true 65"
    expect(page.locator(".this-device")).to_be_visible()
    expect(page.locator("#device")).to_be_hidden()

    page.locator(".channels button").first.click()  # try it
    expect(page.locator(".channels .verified")).to_be_visible()
    headers, body = listener.got[0]  # what comes after it is told because one is awaited
    assert headers["Authorization"].startswith("vapid t=")
    pushed = http_ece.decrypt(body, private_key=key, auth_secret=SECRET, version="aes128gcm")
    assert json.loads(pushed)["link"] == seat

    session, registration = registration_of(phone, page)
    told = {"origin": pushing.url, "registrationId": registration, "data": pushed.decode()}
    session.send("ServiceWorker.deliverPushMessage", told)
    (shown,) = wait_for_notice(page)
    assert shown["link"] == seat
    assert links["seats"][0]["token"] not in shown["title"] + shown["body"]
    (worker,) = phone.service_workers
    assert worker.evaluate(CLICK) == [[seat], 0]


def test_a_push_that_leads_elsewhere_leads_home_and_an_open_seat_is_brought_forward(
    phone: BrowserContext, pushing: Pushing, listener: Listener
) -> None:
    links = pushing.open_table("parlour", "Aki", "Ben")
    seat = f"{pushing.url}{pushing.under}/s/{links['seats'][0]['token']}"
    page = phone.new_page()
    page.goto(f"{seat}/notices")
    subscribe(page, listener, ec.generate_private_key(ec.SECP256R1()))
    session, registration = registration_of(phone, page)

    def push(data: str) -> None:
        told = {"origin": pushing.url, "registrationId": registration, "data": data}
        session.send("ServiceWorker.deliverPushMessage", told)

    push(json.dumps({"title": "T", "text": "", "link": "https://elsewhere.example/s/x"}))
    wait_for_notice(page)
    (worker,) = phone.service_workers
    assert worker.evaluate(CLICK) == [[f"{pushing.url}{pushing.under}/"], 0]
    other = phone.new_page()
    other.goto(seat)
    unfocused = phone.new_cdp_session(other)  # else every page of the test counts as focused
    unfocused.send("Emulation.setFocusEmulationEnabled", {"enabled": False})
    page.bring_to_front()
    push(json.dumps({"title": "T", "text": "", "link": seat}))
    wait_for_notice(page)
    assert worker.evaluate(CLICK) == [["focus"], 0]
