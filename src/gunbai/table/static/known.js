// The tables and clubs that this browser has been at, newest first: path and name, and the last row
// of those that are over, which never changes again. A club has an id as well, by which its group's
// link and one's own are seen to lead to the same.

import { keep, recall } from "./store.js";

const NAME = "tables";
const MOST = 50;
const CLUBS_MOST = 20;
const isPlace = (place) => typeof place?.path === "string" && typeof place.name === "string";
const isClub = ({ path }) => /\/c\/[\w-]+$/.test(path);
const all = () => recall(NAME, [], Array.isArray).filter(isPlace);
const store = (places) => {
  const clubs = places.filter(isClub).slice(0, CLUBS_MOST);
  keep(NAME, [...places.filter((place) => !isClub(place)).slice(0, MOST), ...clubs]);
};

export const known = () => all().filter((place) => !isClub(place));
export const clubs = () => all().filter(isClub);

export const forget = (path) => store(all().filter((place) => place.path !== path));

export const remember = (path, name, more = {}) => {
  const former = all().find((place) => place.path === path);
  store([{ ...former, path, name, ...more }, ...all().filter((place) => place.path !== path)]);
};

export const noteRow = (path, row) => store(all().map((place) => (place.path === path ? { ...place, row } : place)));

// -- carried to another browser -----------------------------------------------------------------

// Each is a letter for its role and its token; the dot is in no token.
export const pack = (places) => places.map(({ path }) => path.split("/").slice(-2).join("")).join(".");

export function unpack(text, base) {
  const found = text.split(".").map((one) => /^([swhc])([\w-]{20,288})$/.exec(one)).filter(Boolean);
  return found.map(([, role, token]) => ({ path: `${base}${role}/${token}`, name: "" }));
}

// All that is carried: tables that go on and clubs first, as a code has room for some.
export const carried = () => [...clubs(), ...known().sort((one, other) => (one.row?.state === "over") - (other.row?.state === "over"))];

// Those that are new come behind the ones that are here.
export function takeIn(places) {
  const here = new Set(all().map(({ path }) => path));
  const fresh = places.filter((place) => isPlace(place) && !here.has(place.path));
  store([...all(), ...fresh]);
  return fresh.length;
}
