// Which part of the table a narrow screen shows, which lines of the scroll, what was put away and
// what was said since one looked: all this is the reader's own and stays in this browser.

import { $, $$ } from "./dom.js";
import { mindTalk, showWhom } from "./talk.js";

const root = document.documentElement;
const here = location.pathname;

function kept(name) {
  try { return sessionStorage.getItem(`${name} ${here}`); } catch { return null; }
}

function keep(name, value) {
  try { sessionStorage.setItem(`${name} ${here}`, value); } catch { /* the page works without */ }
}

export function open(pane) {
  root.dataset.pane = pane;
  if (pane === "sheet") $("#board [data-own]")?.scrollIntoView({ block: "start" });
  if (pane === "board") $("#board")?.scrollTo({ top: 0 });
  if (pane === "story") toEnd();
  arrange();
}

function toEnd() {
  const paper = $("#paper");
  if (paper) paper.scrollTop = paper.scrollHeight;
}

// Where the column beside the board is too low for both, it shows the scroll or the talk.
export function turnAside(to) {
  root.dataset.aside = to;
  keep("aside", to);
  if (to === "story") toEnd();
  arrange();
}

function markBar() {
  for (const link of $$("#panes [data-pane]")) {
    if (link.dataset.pane === root.dataset.pane) link.setAttribute("aria-current", "true");
    else link.removeAttribute("aria-current");
  }
}

function hidePutAway() {
  const happened = $("#happened");
  if (happened) happened.hidden = kept("away") === happened.dataset.scene;
}

export function putAway() {
  keep("away", $("#happened").dataset.scene);
  hidePutAway();
}

export function filter(button) {
  if (button.value === "all") delete root.dataset.log;
  else root.dataset.log = button.value;
  keep("log", root.dataset.log || "");
  markFilters();
}

function markFilters() {
  for (const button of $$(".filters button")) button.setAttribute("aria-pressed", button.value === (root.dataset.log || "all"));
}

// After every change of the page: what the reader chose holds on.
export function arrange() {
  markBar();
  mindTalk($("#notes")?.checkVisibility());
  showWhom();
  hidePutAway();
  markFilters();
}

let atEnd = true;
document.addEventListener("scroll", ({ target }) => {
  if (target.id === "paper") atEnd = target.scrollTop + target.clientHeight > target.scrollHeight - 40;
}, true);

export function follow() {
  if (atEnd) toEnd();
}

document.addEventListener("click", (event) => {
  const link = event.target.closest("#panes [data-pane], a[href='#asks']");
  if (!link) return;
  event.preventDefault();
  open(link.dataset.pane || "ask");
});

if (kept("aside")) root.dataset.aside = kept("aside");
if (kept("log")) root.dataset.log = kept("log");
if ($("#table") && !$("#panes [data-pane=ask]")) root.dataset.pane = "board";
