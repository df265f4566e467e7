// A turning point lies over the table until its reader puts it away; this is kept in this browser.

import { $ } from "./dom.js";

const root = document.documentElement;
const NAME = `turned ${location.pathname}`;
const current = () => $("#turning")?.dataset.turning;

function putAwayLast() {
  try { return sessionStorage.getItem(NAME); } catch { return null; }
}

export const isTurning = () => Boolean(root.dataset.turning);

// After every change of the page: is there one that was not put away? A new one takes the focus.
export function showTurning() {
  const now = current();
  const shown = root.dataset.turning;
  if (!now || now === putAwayLast()) {
    delete root.dataset.turning;
    return;
  }
  root.dataset.turning = now;
  if (now === shown) return;
  $("#turning").scrollTop = 0;
  $("#turning-title").focus();
}

export function turned() {
  try { sessionStorage.setItem(NAME, current()); } catch { /* it is shown again after a reload */ }
  delete root.dataset.turning;
  ($(".ask h2") || $("#board")).focus();
}
