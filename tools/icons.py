"""Draws the icons of the installed page from ``fan.svg``: ``python tools/icons.py``."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import sync_playwright

STATIC = Path(__file__).parents[1] / "src" / "gunbai" / "table" / "static"
PAPER = "#f3ede0"
ICONS = {
    "icon-180": (180, 0.8),
    "icon-192": (192, 0.84),
    "icon-512": (512, 0.84),
    "icon-maskable": (512, 0.62),
}
"""Names, sides in pixels, and how much of the height the fan takes."""


def main() -> None:
    """Draw each of them in Chromium."""
    fan = (STATIC / "fan.svg").read_text(encoding="utf-8")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path="/usr/bin/chromium", args=["--no-sandbox"]
        )
        for name, (side, share) in ICONS.items():
            page = browser.new_page(viewport={"width": side, "height": side})
            page.set_content(
                f"<style>body{{margin:0;height:100vh;display:grid;place-items:center;background:{PAPER}}}"
                f"svg{{height:{100 * share}vh}}</style>{fan}"
            )
            page.screenshot(path=STATIC / f"{name}.png")
        browser.close()


if __name__ == "__main__":
    main()
