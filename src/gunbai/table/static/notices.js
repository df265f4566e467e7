// The notices page of a seat: wishes for this browser, and the device subscribed to push.

import { $, $$ } from "./dom.js";
import { tell, wish, wished } from "./notify.js";
import { keep, recall } from "./store.js";

const form = $("#channel");
const device = $("#device");
const MINE = `push ${location.pathname}`;

for (const box of $$("[data-notice]")) {
  box.checked = Boolean(wished()[box.dataset.notice]);
  box.addEventListener("change", async () => {
    if (box.dataset.notice === "system" && box.checked) box.checked = (await globalThis.Notification?.requestPermission()) === "granted";
    wish(box.dataset.notice, box.checked);
    $("#refused-system").hidden = globalThis.Notification?.permission !== "denied";
  });
}
if (!navigator.vibrate) $("[data-notice=vibration]")?.closest("label").remove();
if (!globalThis.Notification) $("[data-notice=system]")?.closest("label").remove();
$("#try-here")?.addEventListener("click", ({ target }) => tell(target.dataset.title));

// -- push ---------------------------------------------------------------------------------------

const fromBase64 = (text) => Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));

async function subscribe() {
  if ((await Notification.requestPermission()) !== "granted") throw new Error("refused");
  const worker = new URL("../sw.js", import.meta.url);
  const registration = await navigator.serviceWorker.register(worker, { scope: new URL("./", worker) });
  await navigator.serviceWorker.ready;
  const { pushManager } = registration;
  const key = fromBase64(device.dataset.key);
  const known = await pushManager.getSubscription();
  if (known && !sameKey(known.options.applicationServerKey, key)) await known.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

const sameKey = (one, other) => Boolean(one) && String(new Uint8Array(one)) === String(other);

async function enterDevice() {
  device.disabled = true;
  $("#push-refused").hidden = true;
  try {
    form.elements.address.value = JSON.stringify(await subscribe());
    keep(MINE, "new");
    form.requestSubmit();
  } catch {
    form.elements.address.value = "";
    device.disabled = false;
    $("#push-refused").hidden = false;
  }
}

// The channel that stands for this device is known by what was entered last from here.
function markDevice() {
  const entered = new URLSearchParams(location.search).get("entered");
  if (entered && recall(MINE, "") === "new") keep(MINE, entered);
  const own = $(`[data-channel="${CSS.escape(String(recall(MINE, "")))}"]`);
  if (own) $(".this-device", own).hidden = false;
  return own;
}

if (form) form.elements.zone.value ||= Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC";
if (device) {
  const can = isSecureContext && "serviceWorker" in navigator && "PushManager" in window;
  device.hidden = !can || Boolean(markDevice());
  $("#push-missing").hidden = can;
  device.addEventListener("click", enterDevice);
}
