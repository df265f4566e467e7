// The tables that this browser has been at, newest first.

import { keep, recall } from "./store.js";

const NAME = "tables";
const MOST = 40;
const isTable = (table) => typeof table?.path === "string" && typeof table.name === "string";

export const known = () => recall(NAME, [], Array.isArray).filter(isTable);

export const forget = (path) => keep(NAME, known().filter((table) => table.path !== path));

export const remember = (path, name) =>
  keep(NAME, [{ path, name }, ...known().filter((table) => table.path !== path)].slice(0, MOST));
