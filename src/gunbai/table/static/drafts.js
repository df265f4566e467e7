// What is half typed or half chosen survives a reload, another language and a lost line: it is kept
// in this tab, under the question it answers, until that question is gone.

import { $$ } from "./dom.js";
import { fillPrepared, tellPrepared } from "./prepared.js";

const nameOf = (form) => `draft ${location.pathname} ${form.id}`;
const fieldsOf = (form) => [...form.elements].filter((field) => field.name && field.type !== "hidden" && field.type !== "submit");
const isTicked = ({ type }) => ["radio", "checkbox"].includes(type);

// Each field by its name; of several that are called so (boxes, options) each by its value too.
const keyOf = (field) => (isTicked(field) ? `${field.name}=${field.value}` : field.name);

export function keepDraft(form) {
  const draft = fieldsOf(form).map((field) => [keyOf(field), isTicked(field) ? field.checked : field.value]);
  try { sessionStorage.setItem(nameOf(form), JSON.stringify(Object.fromEntries(draft))); } catch { /* then it is lost */ }
}

function draftOf(form) {
  try { return JSON.parse(sessionStorage.getItem(nameOf(form))); } catch { return null; }
}

// Fill in what was kept; tell whether anything was.
function fill(form) {
  const draft = draftOf(form);
  if (!draft) return false;
  for (const field of fieldsOf(form)) {
    const kept = draft[keyOf(field)];
    if (typeof kept === "boolean" && field.checked !== kept) field.checked = kept;
    else if (typeof kept === "string") field.value = kept;
  }
  return true;
}

export function forgetDraft(form) {
  try { sessionStorage.removeItem(nameOf(form)); } catch { /* nothing is kept */ }
}

const filled = new Set();

// Fill every form that is new on the page, once; forget what was kept for questions that are gone.
// Returns the forms in which something was kept.
export function restoreDrafts() {
  const forms = $$("form.ask, #note");
  const fresh = forms.filter((form) => !filled.has(form.id));
  const restored = fresh.filter(fill);
  fresh.filter((form) => form.matches(".ask") && !restored.includes(form)).forEach(fillPrepared);
  tellPrepared();
  for (const form of forms) filled.add(form.id);
  const open = new Set(forms.map(nameOf));
  const mine = `draft ${location.pathname} `;
  try {
    for (const name of Object.keys(sessionStorage)) if (name.startsWith(mine) && !open.has(name)) sessionStorage.removeItem(name);
  } catch { /* nothing is kept */ }
  return restored;
}
