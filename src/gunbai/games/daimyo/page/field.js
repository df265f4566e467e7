// The map of the field: which part of it is seen, how it lies, what is drawn on it. The map's window
// has any shape; a centimetre of the field keeps its size when the window grows or shrinks.

import { $, $$ } from "../../dom.js";
import { keep, recall } from "../../store.js";

let view = null;
let at = null;
let poses = new Map();

const frame = () => $("#map-frame");
export const field = () => $("#map-frame > svg");

// -- pan and zoom -------------------------------------------------------------------------------

const NEAREST = 8;
const whole = () => field().dataset.whole.split(" ").map(Number);
const ratio = () => frame().clientHeight / frame().clientWidth || whole()[3] / whole()[2];
const widest = () => Math.max(whole()[2], whole()[3] / ratio());
const scale = () => frame().clientWidth / view[2];

// Where the window is broader than the field, the field stands in its middle.
const held = (at, size, from, all) => (size >= all ? from - (size - all) / 2 : Math.max(from, Math.min(from + all - size, at)));

export function show([x, y, wide]) {
  const [x0, y0, w0, h0] = whole();
  const w = Math.max(w0 / NEAREST, Math.min(widest(), wide));
  const h = w * ratio();
  view = [held(x, w, x0, w0), held(y, h, y0, h0), w, h];
  field().setAttribute("viewBox", view.map((n) => n.toFixed(2)).join(" "));
  $("#map").classList.toggle("zoomed", w < widest() * 0.999);
  $("#map").classList.toggle("near", w < w0 * 0.55);
}

export function zoom(by, at) {
  const [x, y, w, h] = view;
  const [cx, cy] = at || [x + w / 2, y + h / 2];
  const wide = Math.max(whole()[2] / NEAREST, Math.min(widest(), w / by));
  const part = wide / w;
  show([cx - (cx - x) * part, cy - (cy - y) * part, wide]);
}

const isTurned = () => $("#map").classList.contains("turned");
export const slide = (dx, dy) => show([view[0] + dx, view[1] + dy, view[2]]);
export const fit = () => show([whole()[0], whole()[1], widest()]);

// By parts of the window, as the reader sees it: the turned field goes the other way.
export function pan(dx, dy) {
  const way = isTurned() ? -1 : 1;
  slide(way * dx * view[2], way * dy * view[3]);
}

export function spotOf({ clientX, clientY }) {
  const spot = new DOMPoint(clientX, clientY).matrixTransform(field().getScreenCTM().inverse());
  return [spot.x, spot.y];
}

const middle = (x, y, w) => show([x - w / 2, y - (w * ratio()) / 2, w]);

// A finger needs room: so many pixels to a centimetre let it tell units and places apart.
const NEAR = 5, narrow = matchMedia("(max-width: 43.99rem)");

export function lookAt(x, y, closely) {
  at = [x, y];
  if (closely && narrow.matches && scale() < NEAR * 0.7) return middle(x, y, frame().clientWidth / NEAR);
  const [vx, vy, w, h] = view;
  const edge = Math.min(w, h) * 0.1;
  if (x < vx + edge || x > vx + w - edge || y < vy + edge || y > vy + h - edge) middle(x, y, w);
}

const isSeen = ([x, y]) => x >= view[0] && x <= view[0] + view[2] && y >= view[1] && y <= view[1] + view[3];

// The top of what is seen stays where it was when the window changes its height, and whoever was
// looked at stays in sight.
const growth = new ResizeObserver(() => {
  if (!view || !field()?.dataset.whole || !frame().clientHeight) return;
  const [x, y, w, h] = view;
  const stays = at && isSeen(at);
  show([x, isTurned() ? y + h - w * ratio() : y, w]);
  if (stays) lookAt(...at);
});

// -- how it lies, and its layers ----------------------------------------------------------------

const TURNED = "daimyo-turned", LAYERS = "daimyo-layers";

// The reader's own side lies below unless the reader has turned the field.
function turn() {
  const map = $("#map");
  const turned = recall(TURNED, map.dataset.side === "1", (kept) => typeof kept === "boolean");
  map.classList.toggle("turned", turned);
  $("[data-map=turn]", map).setAttribute("aria-pressed", turned);
}

export function turnAround() {
  keep(TURNED, !isTurned());
  turn();
}

export function keepLayers() {
  keep(LAYERS, $$("[data-layer]:checked").map((box) => box.dataset.layer));
  showLayers();
}

function showLayers() {
  const kept = recall(LAYERS, null, Array.isArray);
  for (const box of $$("[data-layer]")) {
    if (kept) box.checked = kept.includes(box.dataset.layer);
    $("#map").classList.toggle(`show-${box.dataset.layer}`, box.checked);
  }
}

// -- a new picture ------------------------------------------------------------------------------

const still = matchMedia("(prefers-reduced-motion: reduce)");

// Whoever stands elsewhere than before is seen to go there.
function march() {
  const fresh = new Map();
  for (const g of $$("#map-frame [data-unit]")) {
    const pose = [g.dataset.x, g.dataset.y, g.dataset.facing].map(Number);
    const old = poses.get(g.dataset.unit);
    fresh.set(g.dataset.unit, pose);
    if (!old || still.matches || old.every((n, i) => n === pose[i])) continue;
    const turned = ((old[2] - pose[2] + 540) % 360) - 180;
    const at = (x, y, facing) => ({ transform: `translate(${x}px, ${y}px) rotate(${facing}deg)` });
    $(".pose", g).animate([at(old[0], old[1], pose[2] + turned), at(...pose)], { duration: 900, easing: "cubic-bezier(.3,.1,.2,1)" });
  }
  poses = fresh;
}

// The picture came anew with the table: what the reader chose to see of it holds on.
export function draw() {
  const box = field().getAttribute("viewBox");
  field().dataset.whole = box;
  frame().style.setProperty("--field", box.split(" ").slice(2).join(" / "));
  turn();
  view ? show(view) : fit();
  showLayers();
  march();
  growth.disconnect();
  growth.observe(frame());
}
