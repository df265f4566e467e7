// The service worker: shows what was pushed, and leads to the seat. It keeps no page and no answer,
// so nothing of a table is left behind in it.

function read(data) {
  try {
    const { title, text, link } = data.json();
    return { title: String(title), text: String(text), link: String(link) };
  } catch {
    return { title: "Gunbai", text: "", link: "" };
  }
}

// Only pages of this house are opened, whatever was pushed.
function within(link) {
  const { scope } = self.registration;
  try {
    const url = new URL(link, scope);
    return url.href.startsWith(scope) ? url.href : scope;
  } catch {
    return scope;
  }
}

const windows = () => self.clients.matchAll({ type: "window", includeUncontrolled: true });
const shows = (window, link) => new URL(window.url).pathname === new URL(link).pathname;

async function tell(data) {
  const { title, text, link } = read(data);
  const to = within(link);
  const looking = (await windows()).some((window) => window.focused && shows(window, to));
  if (looking) return;
  const icon = new URL("static/icon-192.png", self.registration.scope).href;
  self.navigator.setAppBadge?.().catch(() => {});
  await self.registration.showNotification(title, { body: text, tag: to, renotify: true, icon, badge: icon, data: { link: to } });
}

async function lead({ data }) {
  const to = within(data?.link);
  const open = (await windows()).find((window) => shows(window, to));
  await (open ? open.focus() : self.clients.openWindow(to));
}

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
self.addEventListener("push", (event) => event.waitUntil(tell(event.data)));
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(lead(event.notification));
});
