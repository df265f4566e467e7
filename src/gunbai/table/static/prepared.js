// Answers prepared for what will be asked next: by table and kind of question, in this browser alone.
// They stand in the form when such a question comes; only its reader sends them.

import { $, $$ } from "./dom.js";
import { keep, recall } from "./store.js";

const NAME = "prepared";
const MOST = 50;
export const NOTE = "*";
const all = () => recall(NAME, {}, (value) => typeof value === "object" && !Array.isArray(value));

export const preparedAt = (path) => all()[path] ?? {};

// Keep a draft (the values of fields by their names), or forget it (null).
export function prepare(path, key, draft) {
  const { [path]: here = {}, ...others } = all();
  const { [key]: _, ...rest } = here;
  const now = draft ? { ...rest, [key]: draft } : rest;
  const kept = Object.entries(others).slice(0, MOST - 1);
  keep(NAME, Object.fromEntries(Object.keys(now).length ? [[path, now], ...kept] : kept));
}

// What was prepared stands in the form of such a question; a button that would answer is marked.
export function fillPrepared(form) {
  const draft = preparedAt(location.pathname)[form.dataset.key];
  for (const [name, value] of Object.entries(draft ?? {})) {
    for (const field of $$(`[name="${CSS.escape(name)}"]`, form)) {
      if (field.type === "radio") field.checked = field.value === value;
      else if (field.type !== "submit" && field.type !== "hidden") field.value = value;
    }
  }
}

const words = () => $("#table")?.dataset;

// The page is drawn anew again and again: what tells of it is put back each time.
export function tellPrepared() {
  const here = preparedAt(location.pathname);
  for (const form of $$("form.ask")) {
    const draft = here[form.dataset.key];
    $$("button[name=value]", form).forEach((button) => button.classList.toggle("prepared", draft?.value === button.value));
    const said = [draft && words().prepared, here[NOTE]?.value].filter(Boolean).join(" — ");
    if (!said || $(".prepared-note", form)) continue;
    const note = Object.assign(document.createElement("p"), { className: "prepared-note told", textContent: said });
    $(".ask-head", form).after(note);
  }
}

// An answer that is sent was prepared for this one question.
document.addEventListener("submit", ({ target }) => {
  if (!target.matches("form.ask")) return;
  prepare(location.pathname, target.dataset.key, null);
  prepare(location.pathname, NOTE, null);
});
