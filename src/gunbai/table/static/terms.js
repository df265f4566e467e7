// Rules and words of the game are explained where they stand: the rules page is fetched once, and
// what is asked for of it is shown over the table.

import { $, $$ } from "./dom.js";

const PLACES = ".ask-more, .told p, .facet dt, .treasure dt, .stats dt, .condition dt, .essence dt, .traits, .pays, .day-about, .card-of .facts li, .happened-end, .foot, .glory .quiet, .character header .quiet, .states, .roster-part thead th, .remark p";
let page;

const rules = (game) => (page ??= fetch(`/rules/${game}`).then((reply) => reply.text()).then((text) => new DOMParser().parseFromString(text, "text/html")));

function box() {
  let found = $("#explained");
  if (!found) {
    found = Object.assign(document.createElement("div"), { id: "explained", className: "explained" });
    found.setAttribute("popover", "auto");
    found.setAttribute("role", "dialog");
    document.body.append(found);
  }
  return found;
}

function show(title, nodes, address, by) {
  const shown = box();
  const head = Object.assign(document.createElement("h2"), { textContent: title, tabIndex: -1 });
  const more = Object.assign(document.createElement("a"), { href: address, target: "_blank", rel: "noopener", textContent: $("#table").dataset.rules });
  const shut = Object.assign(document.createElement("button"), { type: "button", className: "put-away", textContent: "×" });
  shut.setAttribute("aria-label", $("#table").dataset.shut);
  shut.onclick = () => shown.hidePopover();
  const foot = document.createElement("p");
  foot.append(more);
  shown.setAttribute("aria-label", title);
  shown.replaceChildren(shut, head, ...nodes, foot);
  shown.showPopover();
  shown.scrollTop = 0;
  head.focus();
  shown.addEventListener("toggle", (event) => event.newState === "closed" && by?.isConnected && by.focus(), { once: true });
}

// A rule by the address of its link: a section with all it says, or one paragraph.
export async function explainRule(link) {
  const [, game, id] = /\/rules\/([^#]+)#(.+)$/.exec(link.href) || [];
  const found = game && (await rules(game)).getElementById(id);
  if (!found) return window.open(link.href, "_blank", "noopener");
  const copy = document.importNode(found, true);
  const head = copy.querySelector("h2")?.textContent || link.textContent.trim();
  copy.querySelector("h2")?.remove();
  show(head, [copy], link.href, link);
}

async function explainTerm(button) {
  const game = $("#table").dataset.game;
  const found = (await rules(game)).getElementById(`term.${button.dataset.term}`);
  if (!found) return;
  const text = Object.assign(document.createElement("p"), { textContent: found.querySelector("dd").textContent });
  show(found.querySelector("dt").textContent, [text], `/rules/${game}#term.${button.dataset.term}`, button);
}

function spell(root, forms, pattern) {
  const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT, (node) => (node.parentElement.closest(".term, button, a, label, svg") ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT));
  const nodes = [];
  while (walk.nextNode()) nodes.push(walk.currentNode);
  if (root.offsetWidth < 2) return; // read out, not seen
  const seen = new Set();
  for (const node of nodes) {
    const found = pattern.exec(node.textContent);
    if (!found || seen.has(forms.get(found[0]))) continue;
    seen.add(forms.get(found[0]));
    const after = node.splitText(found.index);
    after.textContent = after.textContent.slice(found[0].length);
    const button = Object.assign(document.createElement("button"), { type: "button", className: "term", textContent: found[0] });
    button.dataset.term = forms.get(found[0]);
    after.before(button);
    button.classList.toggle("alone", root.textContent.trim() === button.textContent);
  }
}

let forms, pattern;

// Mark the words that can be touched, wherever they stand outside of buttons and labels.
export async function markTerms() {
  const { game, terms } = $("#table")?.dataset ?? {};
  if (!terms) return; // a game without a glossary may have no page of rules either
  if (!forms) {
    forms = new Map();
    for (const term of (await rules(game)).querySelectorAll("[data-forms]")) for (const form of term.dataset.forms.split("|")) forms.set(form, term.id.slice(5));
    const longest = [...forms.keys()].sort((a, b) => b.length - a.length).map((form) => form.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
    pattern = longest.length ? new RegExp(`(?<![\\p{L}\\p{N}])(?:${longest.join("|")})(?![\\p{L}\\p{N}])`, "u") : null;
  }
  if (pattern) for (const place of $$(PLACES)) spell(place, forms, pattern);
}

document.addEventListener("click", (event) => {
  if (event.target.closest("#panes [data-pane]")) setTimeout(markTerms); // a part that was hidden has its words yet to be marked
  const term = event.target.closest(".term");
  if (term) explainTerm(term);
  const link = event.target.closest(".play a.rule");
  if (link && !event.ctrlKey && !event.metaKey && !event.shiftKey) { event.preventDefault(); explainRule(link); }
});
