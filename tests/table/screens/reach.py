"""What is within a reader's reach at a question, measured on the page."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

ROOM = 60
"""So much of what a question is about is seen at least, in pixels, if it is not smaller."""

WITHIN = """(room) => {
    const boxOf = (element) => element.getBoundingClientRect();
    const form = document.querySelector('.ask');
    const asking = boxOf(document.querySelector('#asking'));
    const sent = '.do, .plain-options, .order-foot';
    const foot = [...form.querySelectorAll(sent)].find((one) => one.checkVisibility());
    const seen = (element) => {
        if (!element) return false;
        const box = boxOf(element);
        const inside = box.width > 0 && box.top >= -1 && box.left >= -1
            && box.bottom <= innerHeight + 1 && box.right <= innerWidth + 1;
        const at = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
        return inside && (element.contains(at) || at?.contains(element));
    };
    // Between the top of the question's part and the foot that sticks.
    const roomy = (element) => {
        const box = boxOf(element);
        const isIn = form.contains(element) && !element.matches(sent);
        const under = isIn && foot && !foot.contains(element) ? boxOf(foot).top : innerHeight;
        const top = isIn ? Math.max(box.top, asking.top, 0) : Math.max(box.top, 0);
        const least = Math.min(box.height, room);
        return box.height > 0 && Math.min(box.bottom, under) - top >= least - 1;
    };
    const controls = '.clash, .mat, .cards, .picks, .divide, .write, .number, .roll, .commands, '
        + '.orders, .order, .book, .plain-options, .people, .discs, .chips';
    const field = document.querySelector('#map-frame');
    // Of a duel one's own dice, which are picked from.
    const dice = form.querySelector('.laying .picks');
    const things = dice ? [dice] : [...form.querySelectorAll(controls), field];
    const board = document.querySelector('#board');
    const sending = '.do button, .plain-options button, .command, .book button';
    return {
        key: form.dataset.key,
        head: seen(form.querySelector('h2')),
        thing: things.some((one) => one && roomy(one)),
        board: innerWidth < 1100 || roomy(board),
        button: [...form.querySelectorAll(sending)].some(seen),
        wide: document.documentElement.scrollWidth <= innerWidth,
    };
}"""


def out_of_reach(page: Page, room: int = ROOM) -> list[str]:
    """What of the first open question cannot be seen without scrolling; its key, if anything.

    That are its head, what it is about (the choices, or the field that one aims in, and on a desk
    the board beside it) and a button that answers it, all at once; and no page is too wide.
    """
    found: dict[str, Any] = page.evaluate(WITHIN, room)
    key = found.pop("key")
    lacking = [what for what, is_seen in found.items() if not is_seen]
    return [key, *lacking] if lacking else []
