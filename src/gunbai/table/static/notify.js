// How a page that is open tells that it is one's turn, as its reader wishes: a sound, a buzz, a
// notification of the system. The wishes stay in this browser.

import { keep, recall } from "./store.js";

const NAME = "notices";
const BUSY = 15_000;
let turn;
let touched = Date.now();

export const wished = () => recall(NAME, {}, (kept) => typeof kept === "object");
export const wish = (what, on) => keep(NAME, { ...wished(), [what]: on });

// Two strokes of wooden clappers, as before a curtain rises.
function clap() {
  const audio = new AudioContext();
  const noise = audio.createBuffer(1, audio.sampleRate * 0.12, audio.sampleRate);
  noise.getChannelData(0).forEach((_, n, samples) => { samples[n] = (Math.random() * 2 - 1) * Math.exp(-n / (audio.sampleRate * 0.014)); });
  for (const at of [0, 0.22]) {
    const stroke = Object.assign(audio.createBufferSource(), { buffer: noise });
    const wood = Object.assign(audio.createBiquadFilter(), { type: "bandpass" });
    wood.frequency.value = 1700;
    wood.Q.value = 6;
    stroke.connect(wood).connect(audio.destination);
    stroke.start(audio.currentTime + at);
  }
  setTimeout(() => audio.close(), 1000);
}

// Phones let only a service worker show notifications; others let the page itself.
async function notify(title, body) {
  if (globalThis.Notification?.permission !== "granted") return;
  const worker = await navigator.serviceWorker?.getRegistration();
  const icon = new URL("icon-192.png", import.meta.url).href;
  const shown = { body, icon, tag: location.href.split("#")[0], data: { link: location.href } };
  if (worker) await worker.showNotification(title, shown);
  else new Notification(title, shown).onclick = () => window.focus();
}

export function tell(title, body = "") {
  const wishes = wished();
  if (wishes.sound) clap();
  if (wishes.vibration) navigator.vibrate?.([180, 120, 180]);
  if (wishes.system) notify(title, body).catch(() => {});
}

// Whoever is at it anyway need not be told.
export function mind(isTurn, title) {
  const begins = isTurn && turn === false;
  turn = isTurn;
  if (begins && (document.hidden || Date.now() - touched > BUSY)) tell(title);
  if (!document.hidden) navigator.clearAppBadge?.().catch(() => {});
}

for (const event of ["pointerdown", "keydown"]) document.addEventListener(event, () => { touched = Date.now(); }, { passive: true });
