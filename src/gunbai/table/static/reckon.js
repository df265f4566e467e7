// What stands in the fields of a question, in numbers: sums, what is left, letters and syllables.

import { $, $$ } from "./dom.js";
import { syllables } from "./syllables.js";

export const put = (root, name, value) => $$(`[data-show="${name}"]`, root).forEach((output) => {
  if (output.textContent !== String(value)) output.textContent = value;
});

export const numberOf = (text) => text.split(/[\s,]+/).filter(Boolean).length;

export const left = (root) => Number($(".divide", root).dataset.total) - $$("input[type=number]", root).reduce((sum, field) => sum + Number(field.value), 0);

const reckonings = {
  choose(root) {
    put(root, "chosen", $("input:checked ~ .card-name", root)?.lastChild.textContent.trim() || "");
  },
  pick(root) {
    const picked = $$("input:checked", root);
    put(root, "count", picked.length);
    put(root, "sum", picked.reduce((sum, box) => sum + Number(box.dataset.worth || 0), 0));
  },
  divide(root) {
    const over = left(root);
    put(root, "left", String(over).replace("-", "−"));
    $(".tally", root).classList.toggle("bad", over !== 0);
    for (const field of $$("input[type=number]", root)) {
      $$(".tally-coin", field.closest(".field")).forEach((coin, n) => coin.toggleAttribute("hidden", n >= field.value));
    }
  },
  write(root) {
    const text = $("textarea, input[type=text]", root).value;
    put(root, "letters", text.length);
    text.split("\n").forEach((line, n) => $$(`[data-syllables-of="${n}"]`, root).forEach((output) => { output.textContent = syllables(line); }));
  },
  roll(root) {
    put(root, "faces", numberOf($("input[name=value]", root).value));
  },
};

// `root` holds one question and says of what kind it is.
export const reckon = (root) => reckonings[root?.dataset.kind]?.(root);
