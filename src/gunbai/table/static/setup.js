// The form for setting up: what is chosen stands in the line of each step, and how much is done.

import { $, $$ } from "./dom.js";
import { keepDraft } from "./drafts.js";
import { left, put, reckon } from "./reckon.js";

const form = () => $("form.setup");
const steps = (of) => $$(".setup-step", of);

// Tiles: chips that are taken, and those that are written beside them.
const taken = (step) => $$("input", step).flatMap(({ name, type, value, checked }) => {
  if (!name.startsWith("tiles/") || (type === "checkbox" && !checked)) return [];
  return value.split(/[,;\n]/).map((each) => each.trim()).filter(Boolean);
});

const chosen = (step) => $("input:checked ~ .card-name", step)?.lastChild.textContent.trim() || "";
const text = (step) => $("textarea, input[type=text]", step)?.value.trim() || "";

const VALUES = {
  choose: chosen,
  write: (step) => ($("[data-total]", step) && !$(".divide", step) ? taken(step).join(", ") : text(step).split("\n").join(" / ")),
  divide: (step) => $$(".field", step).map((field) => `${$("label", field).textContent} ${$("input", field).value}`).join(" · "),
};

const DONE = {
  choose: (step) => Boolean($("input:checked", step)),
  divide: (step) => left(step) === 0 && $$("input[type=number]", step).every((field) => Number(field.value) >= Number(field.min)),
  write(step) {
    const total = $(".tally[data-total]", step)?.dataset.total;
    if (total) return taken(step).length === Number(total);
    const { most, lines = 1 } = $("textarea, input[type=text]", step).dataset;
    const written = $("textarea, input[type=text]", step).value;
    return Boolean(written.trim()) && written.length <= most && written.split("\n").length <= lines;
  },
};

const isDone = (step) => (DONE[step.dataset.kind] ?? (() => true))(step);

export function reckonSetup(of) {
  for (const step of steps(of)) {
    const total = $(".tally[data-total]", step);
    if (total) {
      put(step, "taken", taken(step).length);
      total.classList.toggle("bad", taken(step).length > Number(total.dataset.total));
    } else reckon(step);
    const done = isDone(step);
    step.classList.toggle("done", done);
    put(step, "value", (VALUES[step.dataset.kind] ?? text)(step));
    const state = $("[data-show=state]", step);
    if (state) put(step, "state", state.dataset[done ? "done" : "left"]);
  }
  const done = steps(of).filter((step) => step.matches(".done")).length;
  put(of, "done", done);
  const bar = $("progress", of);
  if (bar) bar.value = done;
}

function show(step) {
  step.open = true;
  const field = $("textarea, input[type=text]", step);
  (field && matchMedia("(pointer: fine)").matches ? field : $("summary", step)).focus({ preventScroll: true });
}

// On to the next step that is open, in a circle; once all is done to the button that sends it.
export function nextStep(from) {
  const all = steps(form());
  const at = all.indexOf(from.closest(".setup-step"));
  const next = [...all.slice(at + 1), ...all.slice(0, at)].find((step) => !isDone(step));
  if (next) return show(next);
  all[at].open = false;
  $(".do [data-send]", form()).focus();
}

const look = (of) => of.requestSubmit($("[name=look]", of));

// What was refused lies open; what the server filled in is kept as one's own draft.
export function showSetup() {
  const of = form();
  if (!of) return;
  reckonSetup(of);
  const wrong = $(".setup-step.wrong", of);
  if (wrong) wrong.open = true;
  if (of.dataset.filled) keepDraft(of);
  const { searchParams, pathname } = new URL(location);
  if (searchParams.has("deal")) history.replaceState(null, "", pathname);
}

// A draft that comes back after a reload may need other fields than an empty form has.
export function drawAnew(of) {
  const now = () => setTimeout(() => of.isConnected && look(of));
  if (document.readyState === "complete") now();
  else addEventListener("load", now, { once: true });
}

document.addEventListener("change", ({ target }) => {
  if (target.form?.matches(".setup") && target.closest(".setup-step")?.dataset.kind === "choose") look(target.form);
});

document.addEventListener("input", ({ target }) => {
  if (!target.form?.matches(".setup")) return;
  const step = target.closest(".setup-step");
  step?.classList.remove("wrong");
  $(".refusal", step)?.remove();
  target.removeAttribute("aria-invalid");
});

// A step that its reader opens is seen whole, or where it is too long from its head on.
document.addEventListener("toggle", ({ target }) => {
  if (!target.matches?.(".setup details.setup-step") || !target.open || !target.contains(document.activeElement)) return;
  const fits = target.offsetHeight < $("#asking").clientHeight - $(".do", form()).offsetHeight;
  (fits ? target : $("summary", target)).scrollIntoView({ block: fits ? "nearest" : "start" });
}, true);

document.addEventListener("keydown", (event) => {
  const { key, target, ctrlKey, metaKey, isComposing } = event;
  if (key !== "Enter" || ctrlKey || metaKey || isComposing || !target.matches(".setup details input")) return;
  event.preventDefault();
  nextStep(target);
});

// Only what this form itself asked for may change it: news of the table leaves it alone.
document.addEventListener("htmx:before:request", ({ target }) => {
  if (!target.matches?.("form.setup")) return;
  keepDraft(target);
  target.removeAttribute("hx-morph-skip");
});

// Where a bot has chosen, its choice stands also over one that was touched before.
document.addEventListener("htmx:after:swap", ({ detail }) => {
  const { sourceElement, request } = detail.ctx ?? {};
  if (!sourceElement?.matches?.("form.setup") || !["deal", "suggest"].includes(request?.submitter?.name)) return;
  for (const box of $$("[type=radio], [type=checkbox]", form() ?? undefined)) box.checked = box.defaultChecked;
});
