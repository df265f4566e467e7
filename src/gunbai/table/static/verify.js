// The browser itself compares the print of the secret with the one that was shown before play.

import { $ } from "./dom.js";

const dice = $(".verify-dice");
if (dice) {
  const bytes = Uint8Array.from(dice.dataset.secret.match(/../g), (two) => Number.parseInt(two, 16));
  const print = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  const hex = [...print].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  const verdict = $("[data-verdict]", dice);
  verdict.textContent = hex === dice.dataset.commitment ? verdict.dataset.same : verdict.dataset.other;
}
