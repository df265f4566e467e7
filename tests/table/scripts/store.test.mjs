// What a browser keeps, where it may, may not, and where it holds rubbish.

import assert from "node:assert/strict";
import { afterEach, test } from "node:test";

import { forget, known, remember } from "../../../src/gunbai/table/static/known.js";
import { keep, recall } from "../../../src/gunbai/table/static/store.js";

const fill = (held) => {
  globalThis.localStorage = {
    getItem: (name) => held[name] ?? null,
    setItem: (name, text) => { held[name] = text; },
  };
};
const forbid = () => {
  Object.defineProperty(globalThis, "localStorage", {
    configurable: true,
    get() { throw new DOMException("Access is denied.", "SecurityError"); },
  });
};

afterEach(() => { delete globalThis.localStorage; });

test("what is kept is recalled", () => {
  fill({});
  keep("layers", ["reach", "sight"]);
  assert.deepEqual(recall("layers", []), ["reach", "sight"]);
});

test("storage that throws keeps nothing and stops nobody", () => {
  forbid();
  keep("layers", ["reach"]);
  assert.deepEqual(recall("layers", ["all"]), ["all"]);
  remember("/s/one", "Snow");
  forget("/s/one");
  assert.deepEqual(known(), []);
});

test("storage that is missing or full keeps nothing and stops nobody", () => {
  assert.equal(recall("layers", null), null);
  globalThis.localStorage = {
    getItem: () => null,
    setItem() { throw new DOMException("Full.", "QuotaExceededError"); },
  };
  remember("/s/one", "Snow");
  assert.deepEqual(known(), []);
});

for (const rubbish of ["{oops", "", "null", "5", '"tables"', "{}", "[null, 7]", '[{"path": 3}]']) {
  test(`rubbish is a first visit: ${rubbish}`, () => {
    fill({ tables: rubbish });
    assert.deepEqual(known(), []);
    remember("/s/one", "Snow");
    assert.deepEqual(known(), [{ path: "/s/one", name: "Snow" }]);
  });
}

test("a table is remembered once, the newest first, and 50 at most", () => {
  fill({});
  for (let n = 0; n < 60; n += 1) remember(`/s/${n}`, `Table ${n}`);
  remember("/s/20", "Renamed");
  assert.equal(known().length, 50);
  assert.deepEqual(known()[0], { path: "/s/20", name: "Renamed" });
  assert.equal(known().filter(({ path }) => path === "/s/20").length, 1);
  forget("/s/20");
  assert.equal(known()[0].path, "/s/59");
});
