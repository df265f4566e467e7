"""Pages in a browser whose storage is forbidden, or holds rubbish: the table stays live."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from tests.table.screens.conftest import House

FORBIDDEN = """Object.defineProperty(window, "localStorage", {
    get() { throw new DOMException("Access is denied.", "SecurityError"); } });"""
RUBBISH = """for (const name of ["tables", "daimyo-layers"]) localStorage.setItem(name, "{oops");"""
OTHER = """localStorage.setItem("tables", '[null, {"path": 5}]');
localStorage.setItem("daimyo-layers", '"all"');"""


@pytest.mark.parametrize("storage", [FORBIDDEN, RUBBISH, OTHER], ids=["none", "rubbish", "other"])
def test_a_table_is_live_whatever_the_storage_holds(
    house: House, window: Callable[..., Page], storage: str
) -> None:
    snow = house.open_table("snow", "Mikado", "Aki")["seats"]
    page = window()
    page.add_init_script(storage)
    page.goto(f"{house.url}/s/{snow[0]['token']}")
    expect(page.locator("#connection[data-state='live']")).to_be_visible()
    house.door.post(f"/api/s/{snow[1]['token']}/note", json={"text": "The tea is ready."})
    expect(page.locator("#notes")).to_contain_text("The tea is ready.")
    page.goto(house.url)  # where the storage is spoilt anew
    expect(page.locator("#mine")).to_be_hidden()


@pytest.mark.parametrize("storage", [FORBIDDEN, RUBBISH, OTHER], ids=["none", "rubbish", "other"])
def test_the_field_of_daimyo_is_drawn_whatever_the_storage_holds(
    house: House, window: Callable[..., Page], storage: str
) -> None:
    links = house.open_table("daimyo", "Aki", "Sora")
    page = window()
    page.add_init_script(storage)
    page.goto(f"{house.url}/s/{links['seats'][0]['token']}")
    expect(page.locator("#connection[data-state='live']")).to_be_visible()
    expect(page.locator("#map-frame > svg[data-whole]")).to_have_count(1)
