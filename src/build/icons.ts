import { mkdir, readFile, writeFile } from "node:fs/promises";
import sharp from "sharp";

/**
 * Makes the app's icons from the mark in public/favicon.svg: `node src/build/icons.ts`. The files are committed, so
 * that a build needs no drawing.
 */

const PUBLIC = new URL("../../public/", import.meta.url);
const PAPER = "#FAF7F2";
const BRICK = "#A63D27";
/** The side of the drawing. */
const SIDE = 64;
/** A maskable icon may be cut to a circle of 4/5 of its side; at this scale the whole mark is inside. */
const MASKABLE_SCALE = 0.66;
/** Room to breathe where nothing is cut off. */
const ICON_SCALE = 0.82;

/** What the shortcuts show, by the names of their files. */
const SHORTCUTS = {
  new: '<path d="M14 32l18-15 18 15M19 29v19h26V29"/><path d="M32 31v12M26 37h12"/>',
  rooms: '<path d="M26 20h22M26 32h22M26 44h22M16 20h.1M16 32h.1M16 44h.1"/>',
  viewings: '<path d="M21 15h22v34L32 40l-11 9z"/>',
  outbox: '<path d="M32 38V15M23 24l9-9 9 9M15 38v10h34V38"/>',
};

const favicon = await readFile(new URL("favicon.svg", PUBLIC), "utf8");
const mark = /<g id="mark"[^>]*>(?<paths>[\s\S]*)<\/g>/.exec(favicon)?.groups?.["paths"];
if (mark === undefined) throw new Error("public/favicon.svg has no group with the id 'mark'");

const tile = `<rect width="64" height="64" fill="${PAPER}"/>`;
const roundedTile = `<rect width="64" height="64" rx="14" fill="${PAPER}"/>`;
const disc = `<circle cx="32" cy="32" r="32" fill="${PAPER}"/>`;

await mkdir(new URL("icons/", PUBLIC), { recursive: true });
for (const size of [192, 512]) {
  await render(drawing(roundedTile, lines(mark, BRICK, ICON_SCALE)), `icon-${size}`, size);
  await render(drawing(tile, lines(mark, BRICK, MASKABLE_SCALE)), `maskable-${size}`, size);
}
await render(drawing("", lines(mark, "#000", MASKABLE_SCALE)), "monochrome-512", 512);
await render(drawing(tile, lines(mark, BRICK, ICON_SCALE)), "apple-touch-icon", 180);
for (const [name, paths] of Object.entries(SHORTCUTS)) {
  for (const size of [96, 192]) await render(drawing(disc, lines(paths, BRICK, 1)), `shortcut-${name}-${size}`, size);
}

/** Strokes of the mark's one weight, scaled about the middle. */
function lines(paths: string, colour: string, scale: number): string {
  const style = 'fill="none" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"';
  const offset = (SIDE * (1 - scale)) / 2;
  return `<g ${style} stroke="${colour}" transform="translate(${offset} ${offset}) scale(${scale})">${paths}</g>`;
}

function drawing(...parts: string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}">${parts.join("")}</svg>`;
}

async function render(svg: string, name: string, size: number): Promise<void> {
  const pixels = sharp(Buffer.from(svg), { density: (72 * size) / SIDE }).resize(size, size);
  await writeFile(new URL(`icons/${name}.png`, PUBLIC), await pixels.png({ palette: true, effort: 10 }).toBuffer());
}
