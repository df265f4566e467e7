// The ruler: from one thing to another, by whatever is touched; the server measures.

import { $ } from "../../dom.js";
import { found } from "./orders.js";

let from = "";

const told = () => $("[data-slot=measured]");
const line = () => $("#map-frame .looked.ruler");
export const isMeasuring = () => $("#map").classList.contains("measures");

export function putRuler(taken) {
  from = "";
  $("#map").classList.toggle("measures", taken);
  $("[data-map=ruler]").setAttribute("aria-pressed", taken);
  told().hidden = !taken;
  told().textContent = taken ? told().dataset.how : "";
  line().replaceChildren();
}

// The first thing begins a way, the second ends it, the third begins another.
export async function measure(thing) {
  if (!from) {
    from = thing;
    line().replaceChildren();
    told().textContent = told().dataset.how;
    return;
  }
  await between(from, thing);
  from = "";
}

async function between(here, there) {
  const page = await found({ from: here, to: there });
  const part = page && $("[data-part=ruler]", page);
  if (!part) return;
  line().replaceChildren(...[...part.childNodes].map((node) => document.importNode(node, true)));
  told().textContent = $("[data-part=measured]", page).textContent;
}

// By keyboard: from whoever is chosen to one unit after another.
export function measureFrom(unit) {
  putRuler(true);
  from = unit;
}

export const measureOn = (unit) => (from && unit !== from ? between(from, unit) : null);
