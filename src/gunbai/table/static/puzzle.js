// The streak of a game's puzzles, kept in this browser: the first answer to a puzzle counts.
import { $ } from "./dom.js";
import { keep, recall } from "./store.js";
import "./table.js";

const DAY = 86_400_000;
const KEPT = 400;
const main = $(".puzzle");
const name = `puzzles.${main.dataset.game}`;
const FRESH = { days: {}, seen: [], solved: 0, tried: 0, best: 0 };
const fits = (kept) => kept.days instanceof Object && Array.isArray(kept.seen);

// Days in a row that were solved, the newest today or yesterday.
function streak(days) {
  const today = Math.floor(Date.now() / DAY);
  const solved = (day) => days[new Date(day * DAY).toISOString().slice(0, 10)] === true;
  let day = solved(today) ? today : today - 1, count = 0;
  for (; solved(day); day -= 1) count += 1;
  return count;
}

function count(kept) {
  const { id, right, daily } = main.dataset;
  if (!right || kept.seen.includes(id)) return;
  kept.seen = [...kept.seen, id].slice(-KEPT);
  kept.tried += 1;
  kept.solved += right === "yes" ? 1 : 0;
  if (daily) kept.days[id] = right === "yes";
  kept.best = Math.max(kept.best, streak(kept.days));
}

const kept = { ...FRESH, ...recall(name, FRESH, fits) };
count(kept);
keep(name, kept);
for (const [what, number] of Object.entries({ streak: streak(kept.days), best: kept.best, solved: kept.solved, tried: kept.tried })) $(`[data-show=${what}]`).textContent = number;
$("#streak").hidden = false;
$("#answer-title")?.focus();
