// The tables that this browser has been at, newest first: path and name, and the last row of those
// that are over, which never changes again.

import { keep, recall } from "./store.js";

const NAME = "tables";
const MOST = 50;
const isTable = (table) => typeof table?.path === "string" && typeof table.name === "string";
const store = (tables) => keep(NAME, tables.slice(0, MOST));

export const known = () => recall(NAME, [], Array.isArray).filter(isTable);

export const forget = (path) => store(known().filter((table) => table.path !== path));

export const remember = (path, name) => {
  const former = known().find((table) => table.path === path);
  store([{ ...former, path, name }, ...known().filter((table) => table.path !== path)]);
};

export const noteRow = (path, row) => store(known().map((table) => (table.path === path ? { ...table, row } : table)));

// -- carried to another browser -----------------------------------------------------------------

// Each table is a letter for its role and its token; the dot is in no token.
export const pack = (tables) => tables.map(({ path }) => path.split("/").slice(-2).join("")).join(".");

export function unpack(text, base) {
  const found = text.split(".").map((one) => /^([swh])([\w-]{20,64})$/.exec(one)).filter(Boolean);
  return found.map(([, role, token]) => ({ path: `${base}${role}/${token}`, name: "" }));
}

// Those that are new come behind the ones that are here.
export function takeIn(tables) {
  const here = new Set(known().map(({ path }) => path));
  const fresh = tables.filter((table) => isTable(table) && !here.has(table.path));
  store([...known(), ...fresh]);
  return fresh.length;
}
