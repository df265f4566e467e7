// Steps through the moments of a game. They lie in the page itself, packed; the address after # says
// at which of them one looks, so that a link leads to a moment.

const $ = (selector) => document.querySelector(selector);

async function unpack() {
  const bytes = Uint8Array.from(atob($("#frames").textContent.trim()), (letter) => letter.charCodeAt(0));
  const plain = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  return JSON.parse(await new Response(plain).text());
}

const frames = await unpack();
const slider = $("[data-slider]");
let now = -1;
let playing = 0;
slider.max = Math.max(0, frames.length - 1);

function show(place, { quietly = false } = {}) {
  const next = Math.max(0, Math.min(frames.length - 1, place));
  if (next === now || !frames.length) return;
  now = next;
  const frame = frames[now];
  $("#moment").innerHTML = frame.board;
  for (const away of document.querySelectorAll("#moment .put-away")) away.remove();
  $("#sat").innerHTML = frame.sat;
  for (const change of document.querySelectorAll("#seatings li")) change.classList.toggle("to-come", Number(change.dataset.entry) >= frame.at);
  slider.value = now;
  const branch = $("[data-branch]");
  if (branch) branch.href = branch.dataset.branch + frame.at;
  $("[data-place]").textContent = `${now + 1} / ${frames.length}`;
  let last;
  for (const line of document.querySelectorAll("#log [data-number]")) {
    const told = Number(line.dataset.number) < frame.told;
    line.classList.toggle("to-come", !told);
    if (told) last = line;
  }
  for (const line of document.querySelectorAll("#log .now")) line.classList.remove("now");
  last?.classList.add("now");
  last?.scrollIntoView({ block: "nearest" });
  if (!quietly) history.replaceState(null, "", `#m=${frame.told - 1}`);
}

// The first moment at which an event had been told.
const momentOf = (number) => Math.max(0, frames.findIndex((frame) => frame.told > number));
// The first moment at which an entry of the record had been made.
const momentAfter = (entry) => { const found = frames.findIndex((frame) => frame.at > entry); return found < 0 ? frames.length - 1 : found; };

const when = new Intl.DateTimeFormat(document.documentElement.lang, { dateStyle: "medium", timeStyle: "short" });
for (const time of document.querySelectorAll("time[data-at]")) {
  const date = new Date(time.dataset.at * 1000);
  time.textContent = when.format(date);
  time.dateTime = date.toISOString();
}

function play(on) {
  clearInterval(playing);
  playing = on ? setInterval(() => (now < frames.length - 1 ? show(now + 1) : play(false)), 1400) : 0;
  const button = $("[data-go=play]");
  button.setAttribute("aria-pressed", on);
  button.textContent = on ? button.dataset.stop : button.dataset.play;
}

const goings = {
  first: () => show(0),
  back: () => show(now - 1),
  on: () => show(now + 1),
  last: () => show(frames.length - 1),
  play: () => { if (!playing && now === frames.length - 1) show(0); play(!playing); },
};

document.addEventListener("click", (event) => {
  const button = event.target.closest("[data-go]");
  const link = event.target.closest("[data-to]");
  const change = event.target.closest("[data-to-entry]");
  if (button) {
    if (button.dataset.go !== "play") play(false);
    goings[button.dataset.go]();
  }
  if (link) { event.preventDefault(); play(false); show(momentOf(Number(link.dataset.to))); }
  if (change) { event.preventDefault(); play(false); show(momentAfter(Number(change.dataset.toEntry))); }
  if (event.target.closest("#moment a")) event.preventDefault();
});
slider.addEventListener("input", () => { play(false); show(Number(slider.value)); });
document.addEventListener("keydown", (event) => {
  if (event.target.matches("input") || event.altKey || event.ctrlKey || event.metaKey) return;
  const going = { ArrowLeft: "back", ArrowRight: "on", Home: "first", End: "last" }[event.key];
  if (going) { event.preventDefault(); play(false); goings[going](); }
});

const wanted = /^#m=(\d+)$/.exec(location.hash);
addEventListener("hashchange", () => {
  const asked = /^#m=(\d+)$/.exec(location.hash);
  if (asked) show(momentOf(Number(asked[1])), { quietly: true });
});
show(wanted ? momentOf(Number(wanted[1])) : 0, { quietly: true });
document.documentElement.dataset.ready = "yes";
