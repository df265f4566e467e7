// The field of Daimyo: pan and zoom, whoever is looked at, and orders before they are given.
// The server judges everything: each look is a page of its own, and only its parts are put in.

import { $, $$ } from "../../dom.js";
import { keep, recall } from "../../store.js";

const now = { unit: "", leader: "", steps: [], order: "", form: "", found: null, seen: "" };
let view = null;
let poses = new Map();
let looks = 0;

const field = () => $("#map-frame > svg");
const orders = () => $(".orders[data-orders]");
const base = () => $("#table").dataset.remember;
const stepper = () => $("[data-amount] input");

// -- pan and zoom -------------------------------------------------------------------------------

const whole = () => field().dataset.whole.split(" ").map(Number);

function show(box) {
  const [x0, y0, w0, h0] = whole();
  const w = Math.max(w0 / 8, Math.min(w0, box[2]));
  const h = (w * h0) / w0;
  view = [Math.max(x0, Math.min(x0 + w0 - w, box[0])), Math.max(y0, Math.min(y0 + h0 - h, box[1])), w, h];
  field().setAttribute("viewBox", view.map((n) => n.toFixed(2)).join(" "));
  $("#map").classList.toggle("zoomed", w < w0 * 0.999);
  $("#map").classList.toggle("near", w < w0 * 0.55);
}

function zoom(by, at) {
  const [x, y, w, h] = view;
  const [cx, cy] = at || [x + w / 2, y + h / 2];
  const wide = Math.max(whole()[2] / 8, Math.min(whole()[2], w / by));
  const part = wide / w;
  show([cx - (cx - x) * part, cy - (cy - y) * part, wide, h * part]);
}

const pan = (dx, dy) => show([view[0] + dx * view[2], view[1] + dy * view[3], view[2], view[3]]);
const fit = () => show(whole());

function spotOf({ clientX, clientY }) {
  const spot = new DOMPoint(clientX, clientY).matrixTransform(field().getScreenCTM().inverse());
  return [spot.x, spot.y];
}

// On a small screen a finger needs room: the field comes as near as fingers can tell units apart.
const NEAR = 3, narrow = matchMedia("(max-width: 43.99rem)");

function lookAt(x, y) {
  if (narrow.matches && orders() && Math.abs(field().getScreenCTM().a) < NEAR * 0.7) {
    const h = field().clientHeight / NEAR;
    const w = (h * whole()[2]) / whole()[3];
    return show([x - w / 2, y - h / 2, w, h]);
  }
  const [vx, vy, w, h] = view;
  if (x < vx || x > vx + w || y < vy || y > vy + h) show([x - w / 2, y - h / 2, w, h]);
}

// -- looking ------------------------------------------------------------------------------------

// Of several looks only the last one counts, whichever comes back first.
async function look(extra = {}) {
  looks += 1;
  const mine = looks;
  const query = new URLSearchParams(now.unit ? { unit: now.unit } : { leader: now.leader });
  if (now.order) query.set("order", now.order);
  for (const [name, value] of Object.entries(extra)) query.set(name, value);
  const reply = await fetch(`${base()}/look?${query}`).catch(() => null);
  const text = reply?.ok ? await reply.text() : "";
  const found = $("#look", new DOMParser().parseFromString(text, "text/html"));
  if (!found || mine !== looks) return;
  now.found = found;
  now.seen = $("#table").dataset.version;
  put(found);
}

function put(found) {
  for (const part of $$("[data-part]", found)) {
    const name = part.dataset.part;
    const slot = $(`#map-frame .looked.${name}, [data-slot=${name}]`);
    slot?.replaceChildren(...[...part.childNodes].map((node) => document.importNode(node, true)));
  }
  const { order } = found.dataset;
  if (order !== undefined && orders()) {
    now.order = order;
    now.steps = order.split(";").map((step) => step.trim()).filter(Boolean);
  }
  showDraft();
}

function mark() {
  for (const [kind, id] of [["unit", now.unit], ["leader", now.leader]]) {
    $$(`[data-select-${kind}]`).forEach((button) => {
      const chosen = button.getAttribute(`data-select-${kind}`) === id;
      button.classList.toggle("chosen", chosen);
      if (button.hasAttribute("aria-pressed")) button.setAttribute("aria-pressed", chosen);
    });
    $$(`#map-frame [data-${kind}]`).forEach((g) => g.classList.toggle("chosen", g.dataset[kind] === id));
  }
}

function select(kind, id) {
  Object.assign(now, { unit: "", leader: "", steps: [], order: "", found: null, [kind]: id });
  mark();
  showDraft();
  const mark_ = $(`#map-frame [data-${kind}="${CSS.escape(id)}"]`);
  if (mark_?.dataset.x) lookAt(Number(mark_.dataset.x), Number(mark_.dataset.y));
  return look();
}

// -- an order in the making ---------------------------------------------------------------------

const TURNS = ["turn", "enter", "leave"];
const kindOf = (step) => step.replace(/\s+\S+$/, "");
const isMine = () => Boolean(orders() && now.found?.dataset.asked === orders().dataset.orders);

function showDraft() {
  const form = orders();
  if (!form) return;
  const composer = $("[data-composer]", form);
  if (composer) {
    composer.hidden = !(isMine() && (now.unit || now.leader));
    composer.classList.toggle("leads", Boolean(now.leader));
    showManeuvers(composer);
    showAmount(composer);
    const words = $("[data-words]", composer);
    if (words !== document.activeElement) words.value = now.order;
  }
  showValue(form);
}

function showManeuvers(composer) {
  const { gun, inside } = now.found?.dataset || {};
  $$("[data-maneuver]", composer).forEach((button) => {
    const fits = button.dataset.gun === "both" || button.dataset.gun === gun;
    const leaves = button.dataset.maneuver.startsWith("leave");
    button.hidden = !fits || Boolean(inside) !== leaves;
  });
}

function showAmount(composer) {
  const box = $("[data-amount]", composer);
  if (!box) return;
  const last = now.steps.at(-1);
  box.hidden = !last;
  if (!last) return;
  const kind = kindOf(last);
  const fixed = TURNS.includes(kind.split(" ")[0]);
  $(".stepper", box).hidden = fixed;
  const button = $(`[data-maneuver="${kind}"] span`, composer) || $(`[data-maneuver="${last}"] span`, composer);
  $("[data-amount-name]", box).textContent = button?.textContent || kind;
  const measure = $("[data-measure]", box);
  const measures = { advance: measure.dataset.cm, retire: measure.dataset.cm, wheel: "°", rotate: "°" };
  measure.textContent = measures[kind.split(" ")[0]] || "";
  const input = stepper();
  if (!fixed && input !== document.activeElement) input.value = last.split(" ").at(-1);
}

function showValue(form) {
  const give = $("[data-order-do=give]", form);
  const hidden = $("[data-value]", form);
  if (!give) return;
  const legal = isMine() && now.found.dataset.legal === "yes";
  const ready = form.dataset.orders === "daimyo.reform" ? legal : legal && now.order !== "";
  give.disabled = !ready;
  hidden.value = ready ? JSON.stringify(valueOf(form)) : "";
}

function valueOf(form) {
  if (form.dataset.orders === "daimyo.reform") {
    return { facing: Number($("[data-facing]", form).value), files: Number($("[data-files]", form).value) };
  }
  return now.unit ? { unit: now.unit, order: now.order } : { leader: now.leader, order: now.order };
}

function draft(steps) {
  now.steps = steps;
  now.order = steps.join("; ");
  showDraft();
  return look();
}

// What a maneuver begins with: as far as it goes, a small angle, the other formation. Where there is
// no way on, a little is tried all the same, so that the server says why not.
function amountFor(order) {
  const { ahead, round, files, stands, left } = now.found.dataset;
  if (order === "advance") return String(Math.floor(ahead * 2) / 2 || Number(ahead) || 0.5);
  if (order === "retire") return String(Math.max(0.5, Math.floor(left)));
  if (order.startsWith("wheel")) return String(Math.max(1, Math.min(15, round)));
  if (order.startsWith("rotate")) return "30";
  if (order === "form") return String(Number(files) > 1 ? 1 : Math.ceil(stands / 2));
  return "";
}

function maneuver(order) {
  if (!now.found) return;
  const alone = order === "retire" ? [] : now.steps;
  const amount = TURNS.includes(order.split(" ")[0]) ? "" : amountFor(order);
  draft([...alone, `${order} ${amount}`.trim()]);
}

function change(by) {
  const last = now.steps.at(-1);
  if (!last) return;
  const kind = kindOf(last);
  const size = /wheel|rotate/.test(kind) ? 5 : kind === "form" ? 1 : 0.5;
  setAmount(Math.max(kind === "form" ? 1 : 0, Number(last.split(" ").at(-1)) + by * size));
}

function setAmount(amount) {
  if (!Number.isFinite(amount) || amount < 0) return;
  const value = String(Math.round(amount * 100) / 100);
  stepper().value = value;
  draft([...now.steps.slice(0, -1), `${kindOf(now.steps.at(-1))} ${value}`]);
}

function reform() {
  const form = orders();
  now.unit = form.dataset.only;
  now.order = `face ${$("[data-facing]", form).value || 0} files ${$("[data-files]", form).value || 1}`;
  look();
}

const orderDoings = {
  back: () => draft(now.steps.slice(0, -1)),
  clear: () => draft([]),
  give: (button) => { $("[data-value]", button.form).disabled = false; },
  done: (button) => { $("[data-value]", button.form).disabled = true; },
};

// -- pressing -----------------------------------------------------------------------------------

const TURNED = "daimyo-turned";

// The reader's own side lies below unless the reader has turned the field.
function turn(wanted) {
  const map = $("#map");
  const turned = wanted ?? recall(TURNED, map.dataset.side === "1", (kept) => typeof kept === "boolean");
  map.classList.toggle("turned", turned);
  $("[data-map=turn]", map).setAttribute("aria-pressed", turned);
}

function turnAround() {
  const turned = !$("#map").classList.contains("turned");
  keep(TURNED, turned);
  turn(turned);
}

const mapDoings = { turn: turnAround, in: () => zoom(1.5), out: () => zoom(1 / 1.5), fit };

document.addEventListener("click", (event) => {
  const button = event.target.closest("button");
  if (!button) return;
  const data = button.dataset;
  if (data.example) example(button);
  else if (data.map) mapDoings[data.map]();
  else if (data.selectUnit) select("unit", data.selectUnit);
  else if (data.selectLeader) select("leader", data.selectLeader);
  else if (data.maneuver) maneuver(data.maneuver);
  else if (data.change) change(Number(data.change));
  else if (data.charge) { now.order = data.charge; look(); }
  else if (data.turn && $("[data-facing]")) {
    const facing = $("[data-facing]");
    facing.value = (Number(facing.value) + Number(data.turn) + 360) % 360;
    reform();
  } else if (data.orderDo) orderDoings[data.orderDo](button, event);
});

document.addEventListener("input", ({ target }) => {
  if (target.matches("[data-layer]")) return keepLayers();
  if (target.matches("[data-facing], [data-files]")) return reform();
  if (target === stepper()) return setAmount(target.valueAsNumber);
  if (target.matches("[data-words]")) { now.order = target.value; look(); }
  if (target.matches("[data-toml]")) $("[data-value]", target.form).value = JSON.stringify({ toml: target.value });
});

function example(button) {
  const area = $("[data-toml]", button.form);
  area.value = $(`[data-example-text="${button.dataset.example}"]`, button.form).content.textContent;
  area.dispatchEvent(new Event("input", { bubbles: true }));
}

document.addEventListener("change", async ({ target }) => {
  if (!target.matches("[data-file]") || !target.files.length) return;
  const area = $("[data-toml]", target.form);
  area.value = await target.files[0].text();
  area.dispatchEvent(new Event("input", { bubbles: true }));
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

function reached(event) {
  const found = document.elementFromPoint(event.clientX, event.clientY)?.closest("[data-unit], [data-leader]");
  if (found || event.pointerType === "mouse") return found;
  for (let n = 0; n < 12; n += 1) {
    const turn = (n * Math.PI) / 6;
    const near = document.elementFromPoint(event.clientX + 13 * Math.cos(turn), event.clientY + 13 * Math.sin(turn));
    const hit = near?.closest?.("#map-frame [data-unit], #map-frame [data-leader]");
    if (hit) return hit;
  }
  return null;
}

function press(event) {
  const hit = reached(event);
  const asked = isMine() ? orders().dataset.orders : "";
  const [x, y] = spotOf(event);
  const up = Number($("#map").dataset.height) - y;
  if (hit?.dataset.unit) {
    const id = hit.dataset.unit;
    if (asked === "daimyo.charge" && now.unit && $(`[data-slot=preview] [data-charge$="${CSS.escape(id)}"]`)) return look({ target: id });
    if (now.leader && asked && id !== now.leader && !$(`.may-order [data-select-unit="${CSS.escape(id)}"]`)) return look({ target: id });
    return select("unit", id);
  }
  if (hit?.dataset.leader) return select("leader", hit.dataset.leader);
  if (asked === "daimyo.move" || (asked && now.leader)) return look({ x: x.toFixed(1), y: up.toFixed(1), order: "" });
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
  const scale = 1 / field().getScreenCTM().a;
  const dx = event.clientX - before.clientX;
  const dy = event.clientY - before.clientY;
  moved += Math.hypot(dx, dy);
  if (fingers.size === 2) {
    const wide = spread();
    fingers.set(event.pointerId, event);
    zoom(spread() / wide, spotOf(event));
  } else {
    fingers.set(event.pointerId, event);
    if (moved > 6) show([view[0] - dx * scale, view[1] - dy * scale, view[2], view[3]]);
  }
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

function next(by) {
  const open = $$(".may-order [data-select-unit]").map((button) => button.dataset.selectUnit);
  const ids = open.length ? open : $$("#map-frame [data-unit]").map((g) => g.dataset.unit);
  const place = ids.indexOf(now.unit);
  if (ids.length) select("unit", ids[(place + by + ids.length) % ids.length]);
}

const keys = {
  "+": () => zoom(1.3), "=": () => zoom(1.3), "-": () => zoom(1 / 1.3), 0: fit,
  ArrowLeft: () => pan(-0.12, 0), ArrowRight: () => pan(0.12, 0),
  ArrowUp: () => pan(0, -0.12), ArrowDown: () => pan(0, 0.12),
  n: () => next(1), p: () => next(-1), Escape: () => draft([]),
};

document.addEventListener("keydown", (event) => {
  if (event.target.id !== "map-frame" || event.altKey || event.ctrlKey || event.metaKey || !keys[event.key]) return;
  event.preventDefault();
  keys[event.key]();
});

// -- layers, and what a new page of the table keeps ---------------------------------------------

const LAYERS = "daimyo-layers";

function keepLayers() {
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

const still = matchMedia("(prefers-reduced-motion: reduce)");

// Whoever stands elsewhere than before is seen to go there.
function march() {
  const fresh = new Map();
  for (const g of $$("#map-frame [data-unit]")) {
    const pose = [g.dataset.x, g.dataset.y, g.dataset.facing].map(Number);
    const old = poses.get(g.dataset.unit);
    fresh.set(g.dataset.unit, pose);
    if (!old || still.matches || old.every((n, i) => n === pose[i])) continue;
    const turn = ((old[2] - pose[2] + 540) % 360) - 180;
    const at = (x, y, facing) => ({ transform: `translate(${x}px, ${y}px) rotate(${facing}deg)` });
    $(".pose", g).animate([at(old[0], old[1], pose[2] + turn), at(...pose)], { duration: 900, easing: "cubic-bezier(.3,.1,.2,1)" });
  }
  poses = fresh;
}

function begin() {
  if (!field()) return;
  field().dataset.whole = field().getAttribute("viewBox");
  show(view || whole());
  showLayers();
  turn();
  march();
  const form = $(".ask")?.id || "";
  const isNew = form !== now.form;
  now.form = form;
  if (isNew) Object.assign(now, { steps: [], order: "", found: null });
  if (orders()?.dataset.only) return reform();
  if (orders()?.dataset.given) now.order = orders().dataset.given;
  const open = $$(".may-order [data-select-unit]").map((button) => button.dataset.selectUnit);
  const leaders = $$(".may-order [data-select-leader]").map((button) => button.dataset.selectLeader);
  const { about } = $("#map").dataset;
  if (isNew && about && !orders()) return select("unit", about);
  if (isNew && open.length && !open.includes(now.unit)) return select("unit", open[0]);
  if (isNew && !open.length && leaders.length) return select("leader", leaders[0]);
  const isThere = now.unit && $(`#map-frame [data-unit="${CSS.escape(now.unit)}"]`);
  if (!isThere && !now.leader) return mark();
  mark();
  return now.found && now.seen === $("#table").dataset.version ? put(now.found) : look();
}

document.addEventListener("htmx:after:swap", () => $("#map") && begin());
begin();
