// One's own tables as rows: your turn, waiting, over. Only this browser knows which they are; the
// server is asked by their links, and keeps nothing of that.

import { $, $$ } from "./dom.js";
import { readUpTo } from "./talk.js";
import { carried, clubs, forget, known, noteRow, pack, remember, takeIn, unpack } from "./known.js";

const base = new URL("../", import.meta.url);
const EVERY = 60_000;

async function ask(tables) {
  const links = tables.map(({ path }) => path);
  const reply = await fetch(new URL("api/rows", base), { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ links }) });
  if (!reply.ok) throw new Error(reply.statusText);
  return reply.json();
}

// What is over was kept; only the others are asked about.
async function rows() {
  const tables = known();
  const language = document.documentElement.lang;
  const isKept = ({ row }) => row?.state === "over" && row.language === language;
  const fresh = tables.filter((table) => !isKept(table));
  const told = fresh.length ? await ask(fresh) : [];
  for (const row of told) if (row.state === "over") noteRow(row.link, { ...row, language });
  const byLink = new Map(told.map((row) => [row.link, row]));
  return tables.map((table) => ({ ...table, row: byLink.get(table.path) ?? table.row }));
}

// -- the list -----------------------------------------------------------------------------------

const UNITS = [["day", 86_400], ["hour", 3600], ["minute", 60]];

function ago(since) {
  const seconds = Math.max(0, Date.now() / 1000 - since);
  const words = new Intl.RelativeTimeFormat(document.documentElement.lang, { numeric: "auto" });
  const [unit, length] = UNITS.find(([, long]) => seconds >= long) ?? ["minute", 60];
  return words.format(-Math.floor(seconds / length), unit);
}

function awaitedWords(row, list) {
  const [first] = row.awaited ?? [];
  if (!first) return "";
  const names = row.awaited.slice(0, 3).map(({ name }) => name).join(", ");
  const more = row.awaited.length > 3 ? ` +${row.awaited.length - 3}` : "";
  return row.state === "turn" ? ago(first.since) : `${list.dataset.awaited} ${names}${more} · ${ago(first.since)}`;
}

const put = (root, part, text) => { const place = $(`[data-part=${part}]`, root); place.textContent = text; place.hidden = !text; };

function draw({ path, name, row }, list) {
  const item = $("#row").content.firstElementChild.cloneNode(true);
  const link = $("a", item);
  link.href = path;
  item.dataset.state = row?.state ?? "waiting";
  put(item, "title", row?.title || name || path);
  put(item, "where", row?.where ?? "");
  put(item, "people", (row?.seats ?? []).join(", "));
  put(item, "name", row?.role === "seat" ? row.name : list.dataset[row?.role] ?? "");
  put(item, "talk", row?.talk > readUpTo(path) ? list.dataset.talk : "");
  put(item, "awaited", row ? awaitedWords(row, list) : "");
  const button = $("button", item);
  button.setAttribute("aria-label", `${button.textContent}: ${link.textContent.trim()}`);
  button.addEventListener("click", () => { forget(path); show(); });
  return item;
}

const GROUPS = { turn: ["turn"], waiting: ["waiting"], over: ["over", "gone"] };
const longest = ({ row }) => row?.awaited?.[0]?.since ?? Infinity;

async function show() {
  const list = $("#mine");
  list.hidden = !known().length && !clubs().length;
  nameClubs();
  $("#mine-none")?.toggleAttribute("hidden", Boolean(known().length));
  let told;
  try {
    told = await rows();
    $("#mine-lost").hidden = true;
  } catch {
    told = known();
    $("#mine-lost").hidden = false;
  }
  for (const [group, states] of Object.entries(GROUPS)) {
    const here = told.filter(({ row }) => states.includes(row?.state ?? "waiting"));
    if (group !== "over") here.sort((one, other) => longest(one) - longest(other));
    const place = $(`#mine-${group}`);
    $("ul", place).replaceChildren(...here.map((table) => draw(table, list)));
    $("[data-count]", place).textContent = here.length;
    place.hidden = !here.length;
  }
  const calls = told.filter(({ row }) => row?.state === "turn").length;
  navigator.setAppBadge?.(calls).catch(() => {});
}

// -- clubs --------------------------------------------------------------------------------------

// At the head of the front page they stand in one line.
function nameClubs() {
  const line = $("#mine-clubs");
  if (!line) return;
  line.hidden = !clubs().length;
  line.replaceChildren(line.firstChild, ...clubs().flatMap(({ path, name }, n) => [n ? " · " : "", Object.assign(document.createElement("a"), { href: path, textContent: name || path })]));
}

async function showClubs() {
  const list = $("#my-club-rows");
  const nameless = clubs().filter(({ name }) => !name);  // as they were carried here
  if (nameless.length) for (const { link, title, name } of await ask(nameless).catch(() => [])) if (title) remember(link, title, { group: !name });
  list.replaceChildren(...clubs().map(({ path, name }) => {
    const item = $("#row").content.firstElementChild.cloneNode(true);
    $("a", item).href = path;
    $$("a > *", item).forEach((part) => { part.hidden = part.dataset.part !== "title"; });
    put(item, "title", name || path);
    const button = $("button", item);
    button.setAttribute("aria-label", `${button.textContent}: ${name}`);
    button.addEventListener("click", () => { forget(path); showClubs(); });
    return item;
  }));
}

// -- the badge within a table -------------------------------------------------------------------

async function count() {
  const badge = $("#my-tables .badge-count");
  const others = known().filter(({ path, row }) => path !== location.pathname && row?.state !== "over" && !path.includes("/w/") && !path.includes("/h/"));
  if (!others.length || document.hidden) return;
  const told = await ask(others).catch(() => []);
  const calls = told.filter(({ state }) => state === "turn").length;
  badge.textContent = calls;
  badge.hidden = !calls;
}

// -- carrying -----------------------------------------------------------------------------------

const carrying = () => `${new URL("mine", base)}#tables=${pack(carried())}`;

function fillCarrying() {
  const field = $("#carry-link");
  if (field) field.value = carrying();
}

async function showCode() {
  const text = `${new URL("mine", base)}#tables=${pack(carried().slice(0, 30))}`;
  const reply = await fetch(new URL("mine/code", base), { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ text }) });
  $("#carry-code").innerHTML = reply.ok ? await reply.text() : "";
  $("#carry-code").hidden = !reply.ok;
}

function save() {
  const kept = JSON.stringify({ gunbai: 1, tables: carried().map(({ path, name }) => ({ path, name })) });
  const link = Object.assign(document.createElement("a"), { href: URL.createObjectURL(new Blob([kept], { type: "application/json" })), download: "gunbai-tables.json" });
  link.click();
  URL.revokeObjectURL(link.href);
}

function tellTaken(number) {
  const told = $("#carry-told");
  told.textContent = told.dataset.told.replace("0", number);
  told.hidden = false;
  show();
  showClubs();
  fillCarrying();
}

async function takeFile({ target }) {
  try {
    const { tables } = JSON.parse(await target.files[0].text());
    const own = tables.filter(({ path }) => new URL(path, base).href.startsWith(base.href));
    tellTaken(takeIn(own));
  } catch {
    $("#carry-unread").hidden = false;
  }
  target.value = "";
}

// What a link carries is taken in when its reader says so; until then it is nowhere but in it.
function offerCarried() {
  const [, packed] = /^#tables=([\w.-]+)$/.exec(location.hash) ?? [];
  const tables = packed ? unpack(packed, base.pathname) : [];
  const offer = $("#carried");
  if (!offer || !tables.length) return;
  $("[data-count]", offer).textContent = tables.length;
  offer.hidden = false;
  $("button", offer).addEventListener("click", () => {
    history.replaceState(null, "", location.pathname);
    offer.hidden = true;
    tellTaken(takeIn(tables));
  });
}

if ($("#mine")) {
  show();
  setInterval(() => document.hidden || show(), EVERY);
  document.addEventListener("visibilitychange", () => document.hidden || show());
}
if ($("#carry")) {
  showClubs();
  fillCarrying();
  offerCarried();
  $("#carry-show").addEventListener("click", showCode);
  $("#carry-save").addEventListener("click", save);
  $("#carry-file").addEventListener("change", takeFile);
}
if ($("#my-tables")) {
  count();
  setInterval(count, EVERY);
  document.addEventListener("visibilitychange", count);
}
