// Syllables as a tanka counts them.

import assert from "node:assert/strict";
import { test } from "node:test";

import { syllables } from "../../../src/gunbai/table/static/syllables.js";

for (const [line, count] of [
  ["", 0],
  ["snow", 1],
  ["the old pond", 3],
  ["a frog leaps in", 4],
  ["temple", 2],
  ["made of stone", 3],
  ["walked", 1],
  ["старый пруд", 3],
  ["снег", 1],
  ["Ōsaka", 3],
]) {
  test(`${line || "an empty line"}: ${count}`, () => assert.equal(syllables(line), count));
}
