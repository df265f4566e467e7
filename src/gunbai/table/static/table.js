// The little that pages do by themselves: everything else is HTML from the server and htmx.

import { $, $$ } from "./dom.js";
import { forgetDraft, keepDraft, restoreDrafts } from "./drafts.js";
import { showChoices, takePreset } from "./folds.js";
import { forget, remember } from "./known.js";
import { mind } from "./notify.js";
import { arrange, filter, follow, open, putAway, turnAside } from "./panes.js";
import { reckon } from "./reckon.js";
import { drawAnew, nextStep, reckonSetup, showSetup } from "./setup.js";
import { keep, recall } from "./store.js";
import { together } from "./pieces.js";
import { markTerms } from "./terms.js";
import { showMyZone, tellTimes } from "./times.js";
import { isTurning, showTurning, turned } from "./turning.js";

const root = document.documentElement;

// -- light and dark, links, tables this browser knows -------------------------------------------

const dark = matchMedia("(prefers-color-scheme: dark)");

function turnTheme() {
  const now = root.dataset.theme || (dark.matches ? "dark" : "light");
  root.dataset.theme = now === "dark" ? "light" : "dark";
  document.cookie = `theme=${root.dataset.theme}; path=/; max-age=31536000; samesite=lax`;
}

async function copy(button) {
  const field = $("input", button.parentElement);
  field.select();
  await navigator.clipboard?.writeText(field.value).catch(() => document.execCommand("copy"));
  button.textContent = button.dataset.done;
}

// -- questions: steppers, sums, counters --------------------------------------------------------

function step(button, by) {
  const field = $("input", button.parentElement);
  const value = (Number(field.value) || 0) + by;
  field.value = Math.max(Number(field.min), Math.min(Number(field.max), value));
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

function roll(button, change) {
  const field = $("input", button.closest(".roll"));
  field.value = change(field.value.split(/[\s,]+/).filter(Boolean)).join(" ");
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

// A text that a bot would write here; another at every press. Nothing is sent by it.
async function suggest(button) {
  const { form } = button;
  const reply = await fetch(`${table().dataset.remember}/suggest?ask=${form.dataset.ask}`).catch(() => null);
  if (!reply?.ok) return sayAt(form, reply ? "failed" : "unsent");
  const field = $("textarea, input[name=value]", form);
  const given = await reply.json();
  field.value = given.text ?? (Array.isArray(given) ? given.join("\n") : given);
  field.dispatchEvent(new Event("input", { bubbles: true }));
  field.focus();
}

const doings = {
  theme: turnTheme,
  copy,
  less: (button) => step(button, -1),
  more: (button) => step(button, 1),
  face: (button) => roll(button, (faces) => [...faces, button.value]),
  unface: (button) => roll(button, (faces) => faces.slice(0, -1)),
  suggest,
  nextstep: nextStep,
  blank: (button) => { $("textarea, input[name=value]", button.form).value = ""; },
  preset: takePreset,
  filter,
  putaway: putAway,
  aside: (button) => { turnAside(button.value); $(`#${button.value} .aside-turn`).focus(); },
  standing: () => { $("#standing").open = true; open("talk"); turnAside("talk"); },
  turned,
};

const reckonForm = (form) => (form?.matches(".setup") ? reckonSetup(form) : reckon(form));

function showSeats(field) {
  $$(`[data-${field.dataset.shows}]`).forEach((item) => { item.hidden = Number(item.dataset[field.dataset.shows]) >= field.value; });
}

document.addEventListener("click", (event) => {
  const button = event.target.closest("[data-do]");
  if (button) doings[button.dataset.do](button, event);
});

document.addEventListener("input", ({ target }) => {
  reckonForm(target.form);
  if (target.form?.matches(".ask, #note")) keepDraft(target.form);
  if (target.dataset.shows) showSeats(target);
  showChoices(target.form);
});

// -- the keyboard: numbers choose, Enter answers ------------------------------------------------

const isWriting = (element) => element.matches("textarea, select, input:not([type=radio], [type=checkbox])");

function chooseByNumber(digit) {
  const form = document.activeElement.closest(".setup-step, .ask") || $(".setup-step[open]") || $(".ask");
  const option = form && $(`[data-number="${digit}"]`, form);
  option?.focus();
  if (option?.matches("input")) option.click();
  return Boolean(option);
}

document.addEventListener("keydown", (event) => {
  const { key, target, altKey, ctrlKey, metaKey } = event;
  if ((ctrlKey || metaKey) && key === "Enter" && target.form?.matches(".ask")) target.form.requestSubmit();
  if (altKey || ctrlKey || metaKey || isTurning() || isWriting(target)) return;
  if (/^[1-9]$/.test(key) && chooseByNumber(key)) event.preventDefault();
});

// -- the live table -----------------------------------------------------------------------------

const table = () => $("#table");
const connection = $("#connection");
let lastTold = latest();
let sent = false;
let asked = questionIds();
let over = Boolean($("#outcome"));

function latest() {
  return Math.max(-1, ...$$("#log [data-number]").map((event) => Number(event.dataset.number)));
}

function questionIds() {
  return $$(".ask").map((form) => form.id).join();
}

function say(state) {
  if (connection.dataset.state === state) return;
  connection.dataset.state = state;
  $(".words", connection).textContent = connection.dataset[state];
}

// Read out what is new, newest last.
function tellNews() {
  const number = (event) => Number(event.dataset.number);
  const fresh = $$("#log [data-number]").filter((event) => number(event) > lastTold).sort((a, b) => number(a) - number(b));
  lastTold = latest();
  if (fresh.length) $("#news").textContent = fresh.slice(-8).map((event) => (event.matches(".said") ? event : $(".said", event)).textContent).join(" ");
}

function show() {
  const { title, turn } = table().dataset;
  document.title = title;
  const icon = $("link[rel=icon]");
  icon.href = icon.href.replace(/fan(-turn)?\.svg/, turn === "yes" ? "fan-turn.svg" : "fan.svg");
  mind(turn === "yes", title);
  restoreDrafts().filter((form) => form.matches(".setup")).forEach(drawAnew);
  $$(".ask").forEach(reckonForm);
  showSetup();
  arrange();
  showTurning();
  markTerms();
}

// Where an answer could not be sent, the words stand beside the button that was pressed.
function sayAt(form, state) {
  say(state);
  const words = Object.assign(document.createElement("p"), { className: "unsent", textContent: connection.dataset[state] });
  words.setAttribute("role", "alert");
  $(".unsent", form)?.remove();
  ($(".do, .plain-options", form) || form).append(words);
}

// Many at a table make news in swarms: the page rests between one look and the next, unless its own
// player has just answered.
const REST = 400, LONGEST = 2000;
let news, resting = 0, fresh = {};
const answering = new Map();  // the requests of forms that are under way

function rest(milliseconds) {
  clearTimeout(resting);
  resting = setTimeout(() => { resting = 0; if (news) look(news); }, milliseconds);
}

const isNews = (version) => Number(version) > Number(table().dataset.version);

// An answer tells its version when others may have brought a newer one, which still waits.
function look(at) {
  const version = Math.max(at, news || 0);
  news = (resting || answering.size) && version;
  if (news || !isNews(version)) return;
  rest(LONGEST);
  if (Number(fresh.version) >= Number(version)) htmx.swap({ text: fresh.text, target: "#table", swap: "outerMorph", sourceElement: $("#refresh") });
  else htmx.trigger("#refresh", "refresh");
}

// A page that follows its stream is sent there what came of its answer, and no second page with the
// reply; only where that stays out it asks.
const LATE = 150;
const follows = () => connection.dataset.state === "live";

function told(form, { status, headers }) {
  if (status !== 204) return;
  answered.add(form);
  setTimeout(look, LATE, headers.get("Gunbai-Version"));
}

// The page itself, as far as it is new; it is shown when its time has come.
function take({ detail }) {
  const { version, pieces } = JSON.parse(detail.data);
  fresh = { version, text: together(pieces) };
  look(version);
}

// After a change the focus must not be lost: to what was refused, else to the new question.
function settle() {
  show();
  if (resting) rest(REST);
  if (["unsent", "failed"].includes(connection.dataset.state)) say("live");
  const questions = questionIds();
  const wrong = $(".ask [aria-invalid]") || $(".ask .refusal")?.closest("form").querySelector("input:checked, .do button");
  if (sent && wrong) wrong.focus();
  if (sent && questions !== asked) $("#asking")?.scrollTo({ top: 0 });
  if (sent && questions && root.dataset.pane !== "ask") open("ask");
  if (!over && $("#outcome") && root.dataset.pane === "board") open("ask");
  follow();
  if (wrong) { /* the eye is there already */ } else if (questions !== asked && document.activeElement === document.body) $(".ask h2")?.focus();
  sent = false;
  asked = questions;
  over = Boolean($("#outcome"));
}

// The stream comes back by itself once it has stood; if it never stood, begin anew.
function tryAgain(live) {
  say("lost");
  setTimeout(() => { const fresh = live.cloneNode(); live.replaceWith(fresh); htmx.process(fresh); }, 3000);
}

// A line may be dead without a word: a phone fell asleep, a network changed. The server beats every
// 15 seconds; where that stays out, the stream is begun anew.
const SILENCE = 35_000;
let line;
let heardAt = Date.now();

function hear({ detail }) {
  line = detail.connection;
  heardAt = Date.now();
}

function feelPulse(patience = SILENCE) {
  if (document.hidden || !line || Date.now() - heardAt < patience) return;
  heardAt = Date.now();
  line.delayCanceller?.();
  line.reader?.cancel();
}

const SPOKEN = [403, 409, 422];

// The second click of a double click waits for the first. A form whose answer led on has left the
// page: it is not sent again, and its events come from the document.
const answered = new WeakSet();
const isA = (target, selector) => Boolean(target.matches?.(selector));

const heard = {
  "htmx:sse:after:connection": (event) => { hear(event); say("live"); },
  "htmx:sse:before:message": hear,
  "htmx:sse:before:connection": ({ detail }) => detail.connection.attempt && say("lost"),
  "htmx:before:request": (event) => {
    const { target, detail } = event;
    const form = detail.ctx.sourceElement;
    if (answered.has(form)) return event.preventDefault();
    sent ||= isA(target, "form:not(.note, .withdraw)");  // who talks goes on reading
    if (isA(target, "form")) answering.set(detail.ctx, form);
    if (!isA(target, ".ask")) return;
    if (resting) rest(0);
    if (follows()) detail.ctx.request.headers["Gunbai-Follows"] = "yes";
  },
  // The request tells which one has ended: other requests end meanwhile.
  "htmx:finally:request": ({ detail }) => {
    const form = answering.get(detail.ctx);
    const { response } = detail.ctx;
    if (form && !form.isConnected && response?.status < 400) answered.add(form);
    if (form && response) told(form, response);
    if (answering.delete(detail.ctx) && news) look(news);
  },
  "htmx:error": ({ target }) => target.id === "live" ? tryAgain(target) : isA(target, "form") && sayAt(target, "unsent"),
  "htmx:response:error": ({ target, detail }) => isA(target, "form") && !SPOKEN.includes(detail.ctx.response.status) && sayAt(target, "failed"),
  "htmx:after:swap": ({ target, detail }) => {
    showTurning();
    if (target.id !== "note" || detail.ctx.response.status >= 400) return;
    $("#note-text").value = "";
    forgetDraft(target);
  },
  "htmx:after:settle": () => { tellNews(); settle(); tellTimes(); },
  changed: ({ detail }) => look(detail.data),
  page: take,
  gone: leave,
};

function goLive() {
  for (const [event, then] of Object.entries(heard)) document.addEventListener(event, then);
  setInterval(feelPulse, 5000);
  setInterval(tellTimes, 1000);
  setInterval(sign, 30000);
  document.addEventListener("visibilitychange", () => { feelPulse(); sign(); });
  addEventListener("online", () => feelPulse(0));
  show();
  follow();
  tellTimes();
  sign();
}

// The others see who looks at the table: a page says so while it can be seen.
function sign() {
  const base = table()?.dataset.remember;
  if (!document.hidden && base?.includes("/s/")) fetch(`${base}/here`, { method: "POST" }).then(({ status }) => status === 404 && leave()).catch(() => {});
}

// The link opens nothing any more: then what it showed does not stay on the screen either. Whoever
// takes the seat here ends the link that the page was opened by, and is led on.
let isTaking = false;
function leave() {
  if (isTaking) return;
  const { pathname } = new URL(table().dataset.remember, location);
  forget(pathname);
  location.replace(pathname);
}

for (const { dataset } of $$("[data-remember]:not(.link)")) remember(new URL(dataset.remember, location).pathname, dataset.name);
$$("input[data-shows]").forEach(showSeats);
// The name one played under last stands in forms that ask for one.
for (const field of $$("[data-my-name]")) field.value ||= recall("name", "", (name) => typeof name === "string");
showMyZone();
tellTimes();
// Whoever takes their seat gets a link of their own: the one before opens nothing any more.
document.addEventListener("submit", ({ target }) => {
  if (!target.matches(".claim")) return;
  isTaking = true;
  forget(location.pathname);
});
$("form.new-table")?.addEventListener("submit", () => { const name = $("[data-my-name]")?.value.trim(); if (name) keep("name", name); });
if (connection) goLive();
