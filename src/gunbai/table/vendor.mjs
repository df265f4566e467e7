// Copies what pages load from node_modules into static/vendor: `npm ci && npm run vendor`.
// Fonts are kept in the subsets that English, Russian and romanised Japanese need.

import { cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const here = dirname(fileURLToPath(import.meta.url));
const modules = join(here, "node_modules");
const vendor = join(here, "static", "vendor");

// One file, in this order: htmx sets the page up as soon as it may, and must have its extension by then.
const scripts = ["htmx.org/dist/htmx.min.js", "htmx.org/dist/ext/hx-sse.min.js"];
const licences = {
  "cormorant.LICENSE": "@fontsource/cormorant/LICENSE",
  "literata.LICENSE": "@fontsource/literata/LICENSE",
  "htmx.LICENSE": "htmx.org/LICENSE",
};
const faces = {
  cormorant: ["500", "500-italic", "700"],
  literata: ["400", "400-italic", "600"],
};
const subsets = ["latin", "latin-ext", "cyrillic"];

async function fontFace(family, face) {
  const css = await readFile(join(modules, "@fontsource", family, `${face}.css`), "utf8");
  const wanted = subsets.map((subset) => `/* ${family}-${subset}-${face}`);
  const rules = css.split(/(?=\/\*)/).filter((rule) => wanted.some((w) => rule.startsWith(`${w}-`) || rule.startsWith(`${w} `)));
  if (rules.length !== subsets.length) throw new Error(`${family} ${face}: ${rules.length} of ${subsets.length} subsets found`);
  for (const [, file] of rules.join("").matchAll(/url\(\.\/files\/([\w.-]+\.woff2)\)/g)) {
    await cp(join(modules, "@fontsource", family, "files", file), join(vendor, "fonts", file));
  }
  return rules.join("").replace(/, url\([^)]*\.woff\) format\('woff'\)/g, "").replaceAll("./files/", "./fonts/");
}

await rm(vendor, { recursive: true, force: true });
await mkdir(join(vendor, "fonts"), { recursive: true });
for (const [to, from] of Object.entries(licences)) {
  await cp(join(modules, from), join(vendor, to));
}
const bundled = await Promise.all(scripts.map((script) => readFile(join(modules, script), "utf8")));
await writeFile(join(vendor, "htmx.js"), bundled.map((text) => text.replace(/^\/\/# sourceMappingURL.*$/m, "")).join("\n;\n"));
const rules = [];
for (const [family, styles] of Object.entries(faces)) {
  for (const face of styles) rules.push(await fontFace(family, face));
}
await writeFile(join(vendor, "fonts.css"), rules.join("\n"));
