// Hierarchy's little scripts: what a bid would come to, no more dice than allowed, who is slow.

import { $$ } from "../../dom.js";

const numbers = (text) => (text ? text.split(" ").map(Number) : []);
const picked = (form) => $$("input:checked", form).map((box) => Number(box.dataset.worth));

// What a sum of dice laid comes to: the table has reckoned that for each of them.
const meaning = ({ means }, sum) => (sum ? JSON.parse(means)[sum] : "none");

// Whether the dice picked are among those that best play would lay.
function counsel(form) {
  const best = form.querySelector("[data-best]");
  if (!best) return;
  const laid = picked(form).sort((a, b) => b - a).join(" ");
  const is = best.dataset.best.split("|").includes(laid);
  best.dataset.is = laid ? String(is) : "";
  const says = !laid ? "" : is ? best.dataset.agrees : best.dataset.differs;
  if (best.textContent !== says) best.textContent = says;
}

function weigh(form) {
  const mat = form?.querySelector(".laying:not(.keeping)");
  if (!mat) return;
  const means = meaning(mat.dataset, picked(form).reduce((sum, face) => sum + face, 0));
  const says = mat.querySelector("[data-says]");
  mat.dataset.verdict = means;
  counsel(form);
  if (says.textContent !== mat.dataset[means]) says.textContent = mat.dataset[means];
}

// Where only so many may be picked, the one picked first gives way.
const order = new WeakMap();
let count = 0;

function keepWithin(box) {
  const fieldset = box.closest("[data-most]");
  order.set(box, ++count);
  const over = $$("input:checked", fieldset).sort((a, b) => (order.get(a) || 0) - (order.get(b) || 0));
  over.slice(0, Math.max(0, over.length - Number(fieldset.dataset.most))).forEach((first) => { first.checked = false; });
}

function lay(button) {
  const wanted = numbers(button.dataset.lay);
  for (const box of $$("[type=checkbox]", button.form)) {
    const at = wanted.indexOf(Number(box.dataset.worth));
    box.checked = at >= 0;
    if (box.checked) wanted.splice(at, 1);
  }
  button.form.querySelector("[type=checkbox]").dispatchEvent(new Event("input", { bubbles: true }));
}

document.addEventListener("input", ({ target }) => {
  if (target.matches(".ask [data-most] [type=checkbox]:checked")) keepWithin(target);
  weigh(target.form);
}, true);
document.addEventListener("click", ({ target }) => {
  const button = target.closest("[data-lay]");
  if (button) lay(button);
});

// How long a pair has stood at the same questions, as this page saw it.
const standing = new Map();

function tellSlow() {
  for (const pair of $$(".pair[data-awaits]")) {
    const { awaits, since } = pair.dataset;
    if (standing.get(pair.id)?.awaits !== awaits) standing.set(pair.id, { awaits, from: Date.now() });
    const minutes = Math.floor((Date.now() - standing.get(pair.id).from) / 60000);
    const told = pair.querySelector(".since");
    if (told) told.textContent = minutes ? since.replace("#", minutes) : "";
  }
}

// Somebody's sheet, laid over the table.
const slide = Object.assign(document.createElement("dialog"), { className: "realm slide" });
document.body.append(slide);

async function showSheet(link) {
  const reply = await fetch(link.href);
  const page = new DOMParser().parseFromString(await reply.text(), "text/html");
  const sheet = page.getElementById(`sheet-${link.dataset.sheet}`);
  if (!reply.ok || !sheet) return location.assign(link.href);
  const name = sheet.querySelector(".character-name");
  const close = Object.assign(document.createElement("button"), { className: "button", textContent: $$(".realm")[0].dataset.close });
  close.onclick = () => slide.close();
  slide.setAttribute("aria-label", name.textContent);
  slide.replaceChildren(sheet, close);
  slide.showModal();
}

slide.addEventListener("click", ({ target }) => { if (target === slide) slide.close(); });
document.addEventListener("click", (event) => {
  const link = event.target.closest("[data-sheet]");
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  showSheet(link);
});

function ready() {
  $$(".ask").forEach(weigh);
  tellSlow();
}

document.addEventListener("htmx:after:settle", ready);
setInterval(tellSlow, 5000);
ready();
