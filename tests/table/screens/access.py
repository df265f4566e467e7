"""What every page keeps to for hands, eyes and keyboards, as tests of the screens ask it."""

from __future__ import annotations

from playwright.sync_api import Page

LEAST = 44
"""No control under a finger is smaller than this, in pixels, in either direction."""

TABS = 90
"""No control of the table is further than this from another, by Tab."""

SMALL = """([within, least]) => {
    const kinds = 'button, summary, select, input:not([type=hidden]), textarea, a.button, nav a';
    const parts = [...document.querySelectorAll(within)];
    const controls = parts.flatMap((part) => [...part.querySelectorAll(kinds)]);
    return controls.filter((one) => !one.matches('.term:not(.alone)')).filter((one) => {
        const box = (one.closest('label') || one).getBoundingClientRect();
        const shown = one.checkVisibility({ visibilityProperty: true, opacityProperty: false });
        return shown && box.width > 1 && (box.height < least - .5 || box.width < least - .5);
    }).map((one) => `${one.tagName} ${one.className} ${one.textContent.trim().slice(0, 30)}`);
}"""
HIDDEN = """(within) => [...document.querySelectorAll(within)].filter((one) => {
    const box = one.getBoundingClientRect();
    return box.width && (box.left < -1 || box.right > innerWidth + 1);
}).map((one) => one.textContent.trim())"""

FOCUS = """() => {
    const one = document.activeElement;
    return [one, one.nextElementSibling].filter(Boolean).some((element) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(element);
        return outlineStyle !== 'none' && outlineWidth !== '0px';
    });
}"""


OVERLAP = """() => {
    const kinds = '.term, a, button, summary, input:not([type=hidden]), select, textarea';
    const seen = [...document.querySelectorAll(kinds)].filter((one) => one.checkVisibility());
    // What is scrolled out of its part is no neighbour of what lies there.
    const within = (one, { left, top, right, bottom }) => {
        for (let part = one.parentElement; part; part = part.parentElement) {
            if (getComputedStyle(part).overflowY === 'visible') continue;
            const box = part.getBoundingClientRect();
            left = Math.max(left, box.left); right = Math.min(right, box.right);
            top = Math.max(top, box.top); bottom = Math.min(bottom, box.bottom);
        }
        return { left, top, right, bottom };
    };
    const boxes = (one) => [...one.getClientRects()].map((box) => within(one, box));
    const meet = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > .5
        && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > .5;
    const near = (term, one) => one !== term && !one.contains(term)
        && boxes(term).some((a) => boxes(one).some((b) => meet(a, b)));
    // What lies under something that sticks is no neighbour.
    const above = '.strip, .top, .panes, .do, .plain-options';
    return seen.filter((one) => one.matches('.term')).flatMap((term) => seen
        .filter((one) => !one.closest(above) && near(term, one))
        .map((one) => `${term.textContent} and ${one.tagName} ${one.textContent.trim()}`));
}"""

SHOWN_TEXTS = """
    const shownTexts = () => {
        const found = [], walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        while (walk.nextNode()) {
            const text = walk.currentNode, home = text.parentElement;
            const apart = home.closest('svg, script, style, noscript, textarea, select');
            const unseen = () => {
                for (let part = home; part; part = part.parentElement) {
                    if (getComputedStyle(part).clipPath !== 'none') return true;
                }
                return false;
            };
            if (!apart && text.data.trim() && home.checkVisibility() && !unseen()) found.push(text);
        }
        return found;
    };
    const boxesOf = (text, from = 0, to = text.length) => {
        const range = document.createRange();
        range.setStart(text, from);
        range.setEnd(text, to);
        return [...range.getClientRects()];
    };
"""
SPILLED = f"""() => {{
    {SHOWN_TEXTS}
    const spills = (text) => {{
        const right = Math.max(...boxesOf(text).map((box) => box.right));
        for (let part = text.parentElement; part; part = part.parentElement) {{
            const look = getComputedStyle(part);
            const inline = ['inline', 'contents'].includes(look.display);
            if (look.textOverflow === 'ellipsis') return false;
            if (['auto', 'scroll'].includes(look.overflowX)) return false;
            if (!inline && right > part.getBoundingClientRect().right + 2) return true;
            if (look.position === 'absolute' || look.position === 'fixed') return false;
        }}
        return false;
    }};
    return shownTexts().filter(spills).map((text) => {{
        const home = text.parentElement;
        return `${{home.tagName}} ${{home.className}} ${{text.data.trim().slice(0, 60)}}`;
    }});
}}"""
BROKEN = f"""() => {{
    {SHOWN_TEXTS}
    return shownTexts().filter((text) => boxesOf(text).length > 1).flatMap((text) => {{
        const usual = /(?<![\\p{{L}}\\p{{N}}])[\\p{{L}}\\p{{M}}]{{2,24}}(?![\\p{{L}}\\p{{N}}])/gu;
        const words = [...text.data.matchAll(usual)];
        const split = ({{ 0: word, index }}) => {{
            const tops = boxesOf(text, index, index + word.length).map((box) => box.top);
            return Math.max(...tops) - Math.min(...tops) > 4;
        }};
        const home = text.parentElement;
        if (getComputedStyle(home).hyphens === 'auto') return [];
        const where = `${{home.tagName}} ${{home.className}}`;
        return words.filter(split).map(([word]) => `${{where}} ${{word}}`);
    }});
}}"""


def spilled(page: Page) -> list[str]:
    """Texts that reach out of the part of the page in which they stand."""
    found: list[str] = page.evaluate(SPILLED)
    return found


def broken_words(page: Page) -> list[str]:
    """Words of usual length that are parted between two lines without a hyphen."""
    found: list[str] = page.evaluate(BROKEN)
    return found


def overlapping_terms(page: Page) -> list[str]:
    """Explained words that a finger could take for another control, or another for them."""
    found: list[str] = page.evaluate(OVERLAP)
    return found


def small_targets(page: Page, within: str = "body") -> list[str]:
    """The controls within some parts of a page that a finger would miss.

    A word that is explained within a sentence is as large as its line (WCAG 2.5.8, inline).
    """
    found: list[str] = page.evaluate(SMALL, [within, LEAST])
    return found


def cut_off(page: Page, what: str) -> list[str]:
    """The elements that reach beyond either side of the window."""
    found: list[str] = page.evaluate(HIDDEN, what)
    return found


def is_focus_seen(page: Page) -> bool:
    """Whether whatever has the focus shows it by an outline, itself or its label beside it."""
    seen: bool = page.evaluate(FOCUS)
    return seen


def reach(page: Page, selector: str) -> None:
    """Tab to an element, and see that its focus shows."""
    for _ in range(TABS):
        if page.locator(f"{selector}:focus").count():
            assert is_focus_seen(page), selector
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab never reaches {selector}")
