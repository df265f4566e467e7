// Talk: what was not read yet is marked and counted, and whom one speaks to stays in sight. What was
// read is remembered by this browser, for the tables that it knows.

import { $, $$ } from "./dom.js";
import { known } from "./known.js";
import { keep, recall } from "./store.js";

const NAME = "read";
const READING = 2500;
const here = location.pathname;
let reading = 0;
let shown;
let said;

const kept = () => recall(NAME, {}, (value) => typeof value === "object" && !Array.isArray(value));
export const readUpTo = (path) => Number(kept()[path] ?? -1);

function noteRead(number) {
  const paths = new Set(known().map(({ path }) => path));
  const still = Object.entries(kept()).filter(([path]) => paths.has(path));
  keep(NAME, { ...Object.fromEntries(still), [here]: number });
}

// Earlier remarks that were fetched are no part of what is drawn anew. Once somebody speaks or takes
// a remark back, they are fetched again, so that none is missing between them and the latest.
function mindEarlier() {
  const now = $("#notes")?.dataset.said;
  const path = $("#earlier")?.dataset.path;
  if (path && said !== now) htmx.ajax("GET", path, { target: "#earlier", swap: "outerHTML" });
  said = now;
}

// Whoever fetches earlier remarks goes on reading where they were.
const isEarlier = ({ ctx }) => ctx?.request?.action?.includes("/notes?");
let below = 0;
document.addEventListener("htmx:before:swap", ({ detail }) => {
  if (isEarlier(detail)) below = $("#notes").scrollHeight - $("#notes").scrollTop;
});
document.addEventListener("htmx:after:swap", ({ detail }) => {
  if (isEarlier(detail)) $("#notes").scrollTop = $("#notes").scrollHeight - below;
});

// Talk that is in sight for a moment counts as read; its marks stay until the page is drawn anew.
export function mindTalk(isInSight) {
  mindEarlier();
  const others = $$("#notes [data-number]:not([data-mine])");
  const read = readUpTo(here);
  const fresh = others.filter(({ dataset }) => Number(dataset.number) > read);
  for (const note of others) note.classList.toggle("unread-note", fresh.includes(note));
  const badges = $$("[data-show=unread]");
  for (const badge of badges) { badge.hidden = !fresh.length; badge.textContent = fresh.length; }
  const last = $$("#notes [data-number]").at(-1)?.id;
  if (last !== shown) { $("#notes")?.scrollTo({ top: $("#notes").scrollHeight }); shown = last; }
  clearTimeout(reading);
  if (!fresh.length || !isInSight || document.hidden) return;
  const newest = Number(fresh.at(-1).dataset.number);
  reading = setTimeout(() => { noteRead(newest); for (const badge of badges) badge.hidden = true; }, READING);
}

export function showWhom() {
  const words = $(".whom summary span");
  if (!words) return;
  const names = $$(".whom :checked").map((box) => box.closest("label").textContent.trim());
  words.textContent = names.length ? `${words.dataset.to} ${names.join(", ")}` : words.dataset.toAll;
  $("#note").classList.toggle("whispering", names.length > 0);
  const field = $("#note-text");
  field.placeholder = names.length ? words.textContent : field.getAttribute("aria-label");
}

document.addEventListener("change", ({ target }) => { if (target.closest(".whom")) showWhom(); });
