// The form of a new table: presets, and folds that say what is chosen in them.

import { $, $$ } from "./dom.js";

const stands = (form, values) => Object.entries(JSON.parse(values)).every(([name, value]) => form.elements[name].value === value);

// A preset is taken without a new page; it stays pressed while the options are as it says.
export function takePreset(button, event) {
  event.preventDefault();
  for (const [name, value] of Object.entries(JSON.parse(button.dataset.sets))) button.form.elements[name].value = value;
  showChoices(button.form);
}

export function showChoices(form) {
  for (const button of $$("[data-sets]", form || undefined)) {
    const taken = stands(button.form, button.dataset.sets);
    button.setAttribute("aria-pressed", taken);
    button.classList.toggle("strong", taken);
  }
  for (const fold of $$("[data-usual]", form || undefined)) {
    const { usual, asUsual, own } = fold.dataset;
    $(".chosen", fold).textContent = $("[aria-pressed=true]", fold)?.textContent ?? (stands(fold.closest("form"), usual) ? asUsual : own);
  }
}

// What a browser will not send must be seen: it cannot point at a field in a closed fold.
document.addEventListener("invalid", ({ target }) => {
  const fold = target.closest("[data-usual]");
  if (fold) fold.open = true;
}, true);
