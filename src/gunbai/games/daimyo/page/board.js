// Daimyo's part of the page: what is pressed, on the field and beside it.

import { $, $$ } from "../../dom.js";
import { draw, field, fit, keepLayers, pan, slide, spotOf, turnAround, zoom } from "./field.js";
import { back, change, draft, isMine, keptOrder, look, mark, now, orders, peek, put, reform, select, setAmount,
  stepper, steps } from "./orders.js";
import { isMeasuring, measure, measureFrom, measureOn, putRuler } from "./ruler.js";

const root = document.documentElement;

// -- buttons ------------------------------------------------------------------------------------

// On a phone what is asked is a sheet over the foot of the field: low, or raised.
function raise(button) {
  const raised = root.dataset.sheet !== "raised";
  root.dataset.sheet = raised ? "raised" : "low";
  button.setAttribute("aria-expanded", raised);
  $("#asking").scrollTop = 0;
}

function showLayersList(button) {
  const shown = $("#map").classList.toggle("lists-layers");
  button.setAttribute("aria-expanded", shown);
}

const mapDoings = { turn: turnAround, in: () => zoom(1.5), out: () => zoom(1 / 1.5), fit, raise, layers: showLayersList, ruler: () => putRuler(!isMeasuring()) };

const orderDoings = {
  back,
  give: (button) => { $("[data-value]", button.form).disabled = false; },
  done: (button) => { $("[data-value]", button.form).disabled = true; },
};

function face(by) {
  const facing = $("[data-facing]");
  facing.value = (Number(facing.value) + by + 360) % 360;
  return reform();
}

document.addEventListener("click", (event) => {
  const button = event.target.closest("button");
  if (!button) return;
  const data = button.dataset;
  if (data.example) example(button);
  else if (data.map) mapDoings[data.map](button);
  else if (data.selectUnit) select("unit", data.selectUnit);
  else if (data.selectLeader) select("leader", data.selectLeader);
  else if (data.order) draft(JSON.parse(data.order));
  else if (data.change) change(Number(data.change));
  else if (data.turn && $("[data-facing]")) face(Number(data.turn));
  else if (data.orderDo) orderDoings[data.orderDo](button);
});

document.addEventListener("input", ({ target }) => {
  if (target.matches("[data-layer]")) return keepLayers();
  if (target.matches("[data-facing], [data-files]")) return reform();
  if (target === stepper()) return setAmount(target.valueAsNumber);
  if (target.matches("[data-words]")) return draft(target.value);
  if (target.matches("[data-toml]")) $("[data-value]", target.form).value = JSON.stringify({ toml: target.value });
});

function example(button) {
  write(button.form, $(`[data-example-text="${button.dataset.example}"]`, button.form).content.textContent);
}

function write(form, text) {
  const area = $("[data-toml]", form);
  area.value = text;
  area.dispatchEvent(new Event("input", { bubbles: true }));
}

document.addEventListener("change", async ({ target }) => {
  if (target.matches("[data-file]") && target.files.length) write(target.form, await target.files[0].text());
});

// A command's men are shown upon the field while its button has the focus or the pointer.
function showCommand({ target, type }) {
  const command = target.closest?.(".command");
  if (!command) return;
  const on = type === "focusin" || type === "pointerover";
  $$(`#map-frame [data-clan="${CSS.escape(command.dataset.clan)}"].ready`).forEach((g) => g.classList.toggle("pointed", on));
}
for (const type of ["focusin", "focusout", "pointerover", "pointerout"]) document.addEventListener(type, showCommand);

// -- the map under pointer, touch and keys ------------------------------------------------------

const fingers = new Map();
let moved = 0;

const openUnits = () => $$(".may-order [data-select-unit]").map((button) => button.dataset.selectUnit);
const openLeaders = () => $$(".may-order [data-select-leader]").map((button) => button.dataset.selectLeader);
const isOpen = ({ dataset }) => openUnits().includes(dataset.unit) || openLeaders().includes(dataset.leader);

// A finger reaches what lies near it; in the midst of an order only whoever may be ordered, for all
// else near it is ground.
function reached(event) {
  const found = document.elementFromPoint(event.clientX, event.clientY)?.closest("[data-unit], [data-leader]");
  if (found || event.pointerType === "mouse") return found;
  for (let n = 0; n < 12; n += 1) {
    const turn = (n * Math.PI) / 6;
    const near = document.elementFromPoint(event.clientX + 13 * Math.cos(turn), event.clientY + 13 * Math.sin(turn));
    const hit = near?.closest?.("#map-frame [data-unit], #map-frame [data-leader]");
    if (hit && (!isMine() || isOpen(hit))) return hit;
  }
  return null;
}

function placeOf(event) {
  const [x, y] = spotOf(event);
  return [x.toFixed(1), (Number($("#map").dataset.height) - y).toFixed(1)];
}

function press(event) {
  const hit = reached(event);
  if (isMeasuring()) return measure(hit?.dataset.unit || hit?.dataset.leader || placeOf(event).join());
  const asked = isMine() ? orders().dataset.orders : "";
  if (hit?.dataset.unit) {
    const id = hit.dataset.unit;
    if (asked === "daimyo.charge" && now.unit && $(`[data-slot=preview] [data-charge="${CSS.escape(id)}"]`)) return look({ target: id });
    if (now.leader && asked && !openUnits().includes(id)) return look({ target: id });
    if (steps().length && !openUnits().includes(id)) return peek(id);
    return select("unit", id);
  }
  if (hit?.dataset.leader) return select("leader", hit.dataset.leader);
  if (asked === "daimyo.move" || (asked && now.leader)) {
    const [x, y] = placeOf(event);
    return look({ x, y });
  }
  return null;
}

function spread() {
  const [a, b] = [...fingers.values()];
  return Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
}

const onMap = (event) => event.target.closest?.("#map-frame");

document.addEventListener("pointerdown", (event) => {
  if (!onMap(event) || event.button) return;
  fingers.set(event.pointerId, event);
  if (fingers.size === 1) moved = 0;
});

document.addEventListener("pointermove", (event) => {
  const before = fingers.get(event.pointerId);
  if (!before) return;
  const cm = 1 / field().getScreenCTM().a;
  const dx = event.clientX - before.clientX;
  const dy = event.clientY - before.clientY;
  moved += Math.hypot(dx, dy);
  const wide = fingers.size === 2 && spread();
  fingers.set(event.pointerId, event);
  if (wide) zoom(spread() / wide, spotOf(event));
  else if (moved > 6) slide(-dx * cm, -dy * cm);
});

document.addEventListener("pointerup", (event) => {
  if (!fingers.delete(event.pointerId) || fingers.size) return;
  if (moved <= 6 && onMap(event)) press(event);
});
document.addEventListener("pointercancel", ({ pointerId }) => fingers.delete(pointerId));

document.addEventListener("wheel", (event) => {
  if (!onMap(event) || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  zoom(event.deltaY < 0 ? 1.2 : 1 / 1.2, spotOf(event));
}, { passive: false });

let reachedBy = "";

function next(by) {
  const open = openUnits();
  const ids = open.length && !isMeasuring() ? open : $$("#map-frame [data-unit]").map((g) => g.dataset.unit);
  const place = ids.indexOf(isMeasuring() ? reachedBy : now.unit);
  if (!ids.length) return;
  reachedBy = ids[(place + by + ids.length) % ids.length];
  if (isMeasuring()) measureOn(reachedBy);
  else select("unit", reachedBy);
}

function leave() {
  if (isMeasuring()) putRuler(false);
  else if (orders()) draft("");
}

const keys = {
  "+": () => zoom(1.3), "=": () => zoom(1.3), "-": () => zoom(1 / 1.3), 0: fit,
  ArrowLeft: () => pan(-0.12, 0), ArrowRight: () => pan(0.12, 0),
  ArrowUp: () => pan(0, -0.12), ArrowDown: () => pan(0, 0.12),
  n: () => next(1), p: () => next(-1), m: () => { reachedBy = now.unit; measureFrom(now.unit); }, Escape: leave,
};

document.addEventListener("keydown", (event) => {
  if (event.target.id !== "map-frame" || event.altKey || event.ctrlKey || event.metaKey || !keys[event.key]) return;
  event.preventDefault();
  keys[event.key]();
});

// -- a new page of the table --------------------------------------------------------------------

function begin() {
  if (!field()) return;
  draw();
  const form = $(".ask")?.id || "";
  const isNew = form !== now.form;
  now.form = form;
  if (isNew) Object.assign(now, { order: "", found: null });
  const kept = isNew && orders() ? keptOrder() : null;
  if (orders()?.dataset.only) {
    if (kept) putBack(kept.order);
    return reform();
  }
  if (orders()?.dataset.given) now.order = JSON.parse(orders().dataset.given);
  if (kept) return goOn(kept);
  return isNew ? first() : again();
}

// The facing and the width of a unit as they stood before the page was loaded again.
function putBack({ facing, files }) {
  $("[data-facing]").value = facing;
  $("[data-files]").value = files;
}

// An order in the making goes on where it was left.
function goOn({ unit, leader, order }) {
  if (!openUnits().includes(unit) && !openLeaders().includes(leader)) return first();
  Object.assign(now, { unit, leader, order });
  mark();
  return look();
}

// A new question: whom it is about, else who may be ordered.
function first() {
  const open = openUnits();
  const leaders = openLeaders();
  const { about } = $("#map").dataset;
  if (about && !orders()) return select("unit", about);
  if (open.length && !open.includes(now.unit)) return select("unit", open[0]);
  if (!open.length && leaders.length) return select("leader", leaders[0]);
  return again();
}

function again() {
  mark();
  const isThere = now.unit && $(`#map-frame [data-unit="${CSS.escape(now.unit)}"]`);
  if (!isThere && !now.leader) return null;
  return now.found && now.seen === $("#table").dataset.version ? put(now.found) : look();
}

document.addEventListener("htmx:after:swap", () => $("#map") && begin());
begin();
