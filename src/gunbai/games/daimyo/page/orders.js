// Looks and orders: whoever is looked at, and an order in the making. An order is data that the
// server offers and judges; what each look finds is put in its places on the page.

import { $, $$ } from "../../dom.js";
import { lookAt } from "./field.js";

export const now = { unit: "", leader: "", order: "", form: "", found: null, seen: "" };
let looks = 0;

export const orders = () => $(".orders[data-orders]");
export const isMine = () => Boolean(orders() && now.found?.dataset.asked === orders().dataset.orders);
const base = () => $("#table").dataset.remember;
export const steps = () => (Array.isArray(now.order) ? now.order : []);

// -- looking ------------------------------------------------------------------------------------

// Of several looks only the last one counts, whichever comes back first.
export async function found(query) {
  looks += 1;
  const mine = looks;
  const reply = await fetch(`${base()}/look?${new URLSearchParams(query)}`).catch(() => null);
  const text = reply?.ok ? await reply.text() : "";
  const page = $("#look", new DOMParser().parseFromString(text, "text/html"));
  return mine === looks ? page : null;
}

export async function look(extra = {}) {
  const query = now.unit ? { unit: now.unit } : { leader: now.leader };
  if (now.order !== "") query.order = JSON.stringify(now.order);
  const page = await found({ ...query, ...extra });
  if (!page) return;
  $("#asking").classList.remove("peeks");
  now.found = page;
  now.seen = $("#table").dataset.version;
  put(page);
}

// Somebody else's card, while an order in the making stays as it is.
export async function peek(id) {
  const page = await found({ unit: id });
  const card = page && $("[data-part=card]", page);
  if (!card) return;
  fill($("[data-slot=card]"), card);
  $("#asking").classList.add("peeks");
}

export function put(found) {
  for (const part of $$("[data-part]", found)) {
    const name = part.dataset.part;
    const slot = $(`#map-frame .looked.${name}, [data-slot=${name}]`);
    if (slot) fill(slot, part);
  }
  if (found.dataset.order !== undefined && orders()) now.order = JSON.parse(found.dataset.order);
  showDraft();
}

// Whoever pressed a button by keyboard stays on it when it comes anew.
function fill(slot, part) {
  const focused = slot.contains(document.activeElement) && document.activeElement.dataset.name;
  slot.replaceChildren(...[...part.childNodes].map((node) => document.importNode(node, true)));
  if (focused) $(`[data-name="${CSS.escape(focused)}"]`, slot)?.focus({ preventScroll: true });
}

export function mark() {
  for (const [kind, id] of [["unit", now.unit], ["leader", now.leader]]) {
    for (const button of $$(`[data-select-${kind}]`)) {
      const chosen = button.getAttribute(`data-select-${kind}`) === id;
      button.classList.toggle("chosen", chosen);
      if (button.hasAttribute("aria-pressed")) button.setAttribute("aria-pressed", chosen);
    }
    $$(`#map-frame [data-${kind}]`).forEach((g) => g.classList.toggle("chosen", g.dataset[kind] === id));
  }
}

export function select(kind, id) {
  Object.assign(now, { unit: "", leader: "", order: "", found: null, [kind]: id });
  keepOrder();
  mark();
  showDraft();
  const there = $(`#map-frame [data-${kind}="${CSS.escape(id)}"]`);
  if (there?.dataset.x) lookAt(Number(there.dataset.x), Number(there.dataset.y), Boolean(orders()));
  return look();
}

// -- an order in the making ---------------------------------------------------------------------

// It survives a reload, another language and a lost line: this tab keeps it under its question.
const kept = () => `order ${location.pathname}`;

function keepOrder() {
  const { form, unit, leader, order } = now;
  try { sessionStorage.setItem(kept(), JSON.stringify({ form, unit, leader, order })); } catch { /* then it is lost */ }
}

// What was kept of the order that answers this very question.
export function keptOrder() {
  try {
    const order = JSON.parse(sessionStorage.getItem(kept()));
    return order?.form === now.form ? order : null;
  } catch {
    return null;
  }
}

export function draft(order) {
  now.order = order;
  keepOrder();
  showDraft();
  return look();
}

export const back = () => draft(steps().slice(0, -1));

function showDraft() {
  const form = orders();
  if (!form) return;
  const composer = $("[data-composer]", form);
  if (composer) {
    composer.hidden = !(isMine() && (now.unit || now.leader));
    form.classList.toggle("leads", Boolean(now.leader));
    form.classList.toggle("begun", steps().length > 0);
    $("[data-order-do=back]", form).hidden = !steps().length;
    showAmount(form);
    const words = $("[data-words]", composer);
    if (words !== document.activeElement) words.value = now.found?.dataset.words || "";
  }
  showValue(form);
}

function showAmount(form) {
  const box = $("[data-amount]", form);
  const { amount, least, label, measure } = now.found?.dataset || {};
  box.hidden = amount === undefined || !isMine();
  if (box.hidden) return;
  $("[data-amount-name]", box).textContent = label;
  const shown = $("[data-measure]", box);
  shown.textContent = shown.dataset[measure];
  const input = stepper();
  input.min = least;
  if (input !== document.activeElement) input.value = amount;
}

export const stepper = () => $("[data-amount] input");

// More or less of the last step, in whole parts of what it is changed by.
export function change(by) {
  const size = Number(now.found.dataset.size);
  const parts = Number(stepper().value) / size;
  setAmount((by > 0 ? Math.floor(parts + 1e-6) + 1 : Math.ceil(parts - 1e-6) - 1) * size);
}

export function setAmount(wish) {
  if (!Number.isFinite(wish) || !steps().length) return;
  const amount = Math.round(Math.max(wish, Number(now.found.dataset.least)) * 100) / 100;
  const last = steps().at(-1);
  stepper().value = amount;
  draft([...steps().slice(0, -1), { ...last, amount: last.amount < 0 ? -amount : amount }]);
}

export function reform() {
  const form = orders();
  Object.assign(now, { unit: form.dataset.only, leader: "" });
  return draft({ facing: $("[data-facing]", form).valueAsNumber || 0, files: $("[data-files]", form).valueAsNumber || 1 });
}

function showValue(form) {
  const give = $("[data-order-do=give]", form);
  if (!give) return;
  const legal = isMine() && now.found.dataset.legal === "yes" && now.order.length !== 0;
  give.disabled = !legal;
  $("[data-value]", form).value = legal ? JSON.stringify(valueOf()) : "";
}

function valueOf() {
  if (orders().dataset.only) return now.order;
  return { [now.unit ? "unit" : "leader"]: now.unit || now.leader, order: now.order };
}
