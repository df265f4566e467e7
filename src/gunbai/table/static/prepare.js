// The page on which answers are prepared: what is typed there is kept at once, and never sent.

import { $, $$ } from "./dom.js";
import { prepare, preparedAt } from "./prepared.js";

const path = new URL($("[data-prepares]").dataset.prepares, location).pathname;
const fields = (form) => [...form.elements].filter(({ name }) => name);

function show(form) {
  const draft = preparedAt(path)[form.dataset.key];
  for (const field of fields(form)) if (draft && field.name in draft) field.value = draft[field.name];
  $("[data-kept]", form).hidden = !draft;
}

function note(form) {
  const draft = Object.fromEntries(fields(form).map(({ name, value }) => [name, value]));
  prepare(path, form.dataset.key, Object.values(draft).some(Boolean) ? draft : null);
  $("[data-kept]", form).hidden = !preparedAt(path)[form.dataset.key];
}

// Whoever is quicker than this script has typed already.
const isTyped = (form) => fields(form).some(({ value, defaultValue = "" }) => value !== defaultValue);

for (const form of $$(".prepare")) {
  (isTyped(form) ? note : show)(form);
  form.addEventListener("input", () => note(form));
  form.addEventListener("submit", (event) => event.preventDefault());
  form.addEventListener("reset", () => { prepare(path, form.dataset.key, null); $("[data-kept]", form).hidden = true; });
}
