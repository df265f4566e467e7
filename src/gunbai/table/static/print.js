// The sheets: the button opens the browser's own dialog, where the paper is chosen.
import "./table.js";

document.querySelector("[data-print]")?.addEventListener("click", () => window.print());
