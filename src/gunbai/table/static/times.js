// Times as their reader knows them: in their own zone and language, and how long there is left.

import { $$ } from "./dom.js";

const words = new Map();
const lang = document.documentElement.lang || undefined;
const formats = {
  at: { dateStyle: "medium", timeStyle: "short" },
  today: { timeStyle: "short" },
  until: { weekday: "short", day: "numeric", month: "short" },
};

function format(name, date) {
  if (!words.has(name)) words.set(name, new Intl.DateTimeFormat(lang, formats[name]));
  return words.get(name).format(date);
}

function unit(count, name) {
  return new Intl.NumberFormat(lang, { style: "unit", unit: name, unitDisplay: "short" }).format(count);
}

// By the two greatest units, as the server says it.
function left(seconds) {
  const parts = [["day", 86400], ["hour", 3600], ["minute", 60], ["second", 1]];
  let rest = Math.max(0, Math.floor(seconds));
  const counts = parts.map(([name, size]) => { const count = Math.floor(rest / size); rest %= size; return [count, name]; });
  const first = Math.max(0, counts.findIndex(([count]) => count));
  const shown = counts.slice(rest === 0 && counts.every(([count]) => !count) ? 3 : first, first + 2);
  return shown.filter(([count], n) => count || !n).map(([count, name]) => unit(count, name)).join(" ");
}

const said = {
  at: (date) => format(date.toDateString() === new Date().toDateString() ? "today" : "at", date),
  until: (date) => format("until", new Date(date - 1000)),
  left: (date) => left((date - Date.now()) / 1000),
};

export function tellTimes() {
  for (const time of $$("time[data-at]")) {
    const date = new Date(time.dataset.at * 1000);
    const text = said[time.dataset.as](date);
    if (time.textContent !== text) time.textContent = text;
    time.dateTime = date.toISOString();
    time.title = format("at", date);
  }
}

export function showMyZone() {
  const mine = Intl.DateTimeFormat().resolvedOptions().timeZone;
  for (const field of $$("[data-my-zone]")) if (field.value === "UTC" && mine && mine !== "Etc/Unknown") field.value = mine;
}
