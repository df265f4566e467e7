// What is half typed or half chosen survives a reload, another language and a lost line: it is kept
// in this tab, under the question it answers, until that question is gone.

import { $$ } from "./dom.js";

const nameOf = (form) => `draft ${location.pathname} ${form.id}`;
const fieldsOf = (form) => [...form.elements].filter((field) => field.name && field.type !== "hidden" && field.type !== "submit");

export function keepDraft(form) {
  const draft = fieldsOf(form).map((field) => (["radio", "checkbox"].includes(field.type) ? field.checked : field.value));
  try { sessionStorage.setItem(nameOf(form), JSON.stringify(draft)); } catch { /* then it is lost */ }
}

function draftOf(form) {
  try { return JSON.parse(sessionStorage.getItem(nameOf(form))); } catch { return null; }
}

function fill(form) {
  const draft = draftOf(form);
  const fields = fieldsOf(form);
  if (!Array.isArray(draft) || draft.length !== fields.length) return;
  fields.forEach((field, n) => {
    if (typeof draft[n] === "boolean") field.checked = draft[n];
    else if (typeof draft[n] === "string") field.value = draft[n];
  });
}

export function forgetDraft(form) {
  try { sessionStorage.removeItem(nameOf(form)); } catch { /* nothing is kept */ }
}

const filled = new Set();

// Fill every form that is new on the page, once; forget what was kept for questions that are gone.
export function restoreDrafts() {
  const forms = $$("form.ask, #note");
  for (const form of forms) {
    if (!filled.has(form.id)) fill(form);
    filled.add(form.id);
  }
  const open = new Set(forms.map(nameOf));
  const mine = `draft ${location.pathname} `;
  try {
    for (const name of Object.keys(sessionStorage)) if (name.startsWith(mine) && !open.has(name)) sessionStorage.removeItem(name);
  } catch { /* nothing is kept */ }
}
