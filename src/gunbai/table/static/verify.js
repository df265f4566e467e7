// The browser checks a finished game's dice by itself: that the secret is the one whose print was
// shown before play, and that every roll of the record is what that secret and the players' salts
// make of it (`gunbai.core.dice.Sealed`).

import { $ } from "./dom.js";

const bytesOf = (hex) => Uint8Array.from(hex.match(/../g), (two) => Number.parseInt(two, 16));
const hexOf = (bytes) => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
const sha256 = async (bytes) => new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
const written = (text) => new TextEncoder().encode(text);

// The secret, then each salt under its own length, hashed together.
async function keyOf(secret, salts) {
  const parts = [secret];
  for (const salt of salts.map(written)) {
    const length = new Uint8Array(4);
    new DataView(length.buffer).setUint32(0, salt.length);
    parts.push(length, salt);
  }
  const material = await sha256(new Uint8Array(await new Blob(parts).arrayBuffer()));
  return crypto.subtle.importKey("raw", material, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
}

async function roll(key, index, count, sides) {
  const fair = 256 - (256 % sides), faces = [];
  for (let block = 0; faces.length < count; block += 1) {
    const digest = await crypto.subtle.sign("HMAC", key, written(`${index}:${sides}:${block}`));
    for (const byte of new Uint8Array(digest)) if (byte < fair) faces.push((byte % sides) + 1);
  }
  return faces.slice(0, count);
}

// Every roll that fell, with how many stood before it: a roll that was taken back falls again alike.
function* rolls(entries) {
  let standing = [];
  for (const [number, entry] of entries.entries()) {
    if (entry.entry === "undo") standing = standing.filter((roll) => roll < entry.to);
    if (entry.entry !== "rolled") continue;
    yield { number, index: standing.length, ...entry };
    standing.push(number);
  }
}

async function differing(header, entries, secret) {
  const key = await keyOf(secret, entries.filter(({ entry }) => entry === "salt").map(({ text }) => text));
  const taken = header.branch?.entries ?? 0;  // what a branch took over is proven by its origin
  let count = 0;
  for (const { number, index, faces, sides } of rolls(entries)) {
    if (number < taken) continue;
    count += 1;
    if (String(await roll(key, index, faces.length, sides)) !== String(faces)) return { count, number };
  }
  return { count };
}

async function verify(dice) {
  const { secret, commitment, record } = dice.dataset;
  const told = $("[data-verdict]", dice), rolled = $("[data-rolls]", dice);
  const isSame = hexOf(await sha256(bytesOf(secret))) === commitment;
  told.textContent = isSame ? told.dataset.same : told.dataset.other;
  const text = await (await fetch(record)).text();
  const [header, ...entries] = text.trim().split("\n").map((line) => JSON.parse(line));
  const { count, number } = await differing(header, entries, bytesOf(secret));
  rolled.textContent = number === undefined ? `${rolled.dataset.same} ${count}` : `${rolled.dataset.other} ${number}`;
}

const dice = $(".verify-dice");
if (dice) await verify(dice);
