// The page of a club: this browser knows one's own links to it and to the seats at its tables.

import { $, $$ } from "./dom.js";
import { clubs, forget, known, remember } from "./known.js";
import { tellTimes } from "./times.js";

const EVERY = 60_000;
const page = $("[data-club]");

// Whoever is in the club already opens it as themselves, also by the group's link.
function recognise() {
  const { club, base, name } = page.dataset;
  const path = new URL(base, location).pathname;
  const mine = clubs().find((one) => one.club === club && !one.group && one.path !== path);
  const isGroup = page.hasAttribute("data-group");
  if (isGroup && mine && location.pathname === path) location.replace(mine.path);
  remember(path, name, { club, group: isGroup });
  if (!isGroup) clubs().filter((one) => one.group && one.club === club).forEach((one) => forget(one.path));
}

// The way to one's own seats, and to have them counted.
async function showOwn() {
  const links = known().map(({ path }) => path).filter((path) => path.includes("/s/"));
  if (!links.length || page.hasAttribute("data-group")) return;
  const api = new URL("../api/", import.meta.url).pathname.replace(/static\/.*$/, "");
  const token = page.dataset.base.split("/").at(-1);
  const reply = await fetch(`${api}c/${token}/own`, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ links }) }).catch(() => null);
  if (!reply?.ok) return;
  for (const { link, table, counts } of await reply.json()) {
    const row = $(`[data-number="${table}"] .tool-row`);
    const own = $("#own-seat").content.cloneNode(true);
    $("a", own).href = link;
    $("input", own).value = link;
    if (counts) $("form", own).remove();
    row?.prepend(own);
  }
}

async function refresh() {
  if (document.hidden) return;
  const reply = await fetch(`${page.dataset.base}/tables`).catch(() => null);
  if (!reply?.ok) return;
  const fresh = new DOMParser().parseFromString(await reply.text(), "text/html");
  $("#club-tables").replaceWith($("#club-tables", fresh));
  tellTimes();
  await showOwn();
}

// The clubs that a table may join: one's own links to them.
function offerClubs() {
  const own = clubs().filter(({ group }) => !group);
  $("#my-clubs").replaceChildren(...own.map(({ path, name }) => Object.assign(document.createElement("option"), { value: new URL(path, location).href, label: name })));
  if (own.length === 1) $("#club-link").value = new URL(own[0].path, location).href;
}

if (page) {
  recognise();
  showOwn();
  setInterval(refresh, EVERY);
  document.addEventListener("visibilitychange", refresh);
  for (const form of $$(".club-gone")) form.addEventListener("submit", () => forget(location.pathname));
}
if ($("#my-clubs")) offerClubs();
