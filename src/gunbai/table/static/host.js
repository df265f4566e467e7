// The host's page: once its link has ended (the role was handed over, the table deleted) it goes by
// itself, and this browser forgets the link.

import { $, $$ } from "./dom.js";
import { forget } from "./known.js";

const { pathname } = new URL($("[data-remember]").dataset.remember, location);
const api = pathname.replace(/\/h\/[^/]+$/, "/api$&");
const live = new EventSource(`${api}/live`);

function leave() {
  live.close();
  forget(pathname);
  location.replace(pathname);
}

live.addEventListener("gone", leave);
live.addEventListener("error", async () => {
  if (live.readyState !== EventSource.CLOSED) return;  // else the browser comes back by itself
  const reply = await fetch(api).catch(() => null);
  if (reply?.status === 404) leave();
});
// What a form answers is shown, also where it ends the link.
addEventListener("submit", () => live.close());
for (const form of $$(".ends-link")) form.addEventListener("submit", () => forget(pathname));
