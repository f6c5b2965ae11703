import { breakLines } from "./break-lines.ts";
import { brandBlock, contactOf, factsOf, headOf, largest, SETTING, stack, textIn, type Parts } from "./card-blocks.ts";
import type { CardText } from "./card-text.ts";
import { CARD_SIZES, type Box, type Font, type Instruction } from "./instructions.ts";
import { CODE_COLOURS } from "./looks.ts";

const BADGE = { font: { size: 40, weight: 600 }, height: 76, padding: 28, margin: 40 } as const;
/** Between the facts and the brand. */
const ABOVE_BRAND = 26;
/** The quiet zone that the standard asks for, in modules. */
const QUIET = 4;
const CODE_SIDE = 288;
const SCAN_HEIGHT = 48;
/** A photo of which less than this would be seen is shown whole. */
const LEAST_SEEN = 0.6;

/** Lays a card out: photo, price, dates, title, facts, whose it is, and the code. All text is measured, none runs over. */
export function layoutCard(text: CardText, parts: Parts): Instruction[] {
  const { shape, look } = parts;
  const setting = SETTING[shape];
  const { width, height } = CARD_SIZES[shape];
  const code = codeBox(parts);
  const inner = width - 2 * setting.edge;
  const beside = inner - code.width - 40;
  const column = stack(setting.edge, [
    ...headOf(text, shape === "upright" ? inner : beside, setting, parts),
    ...contactOf(text, shape === "upright" ? inner : beside, parts),
  ]);
  const facts = stack(setting.edge, factsOf(text, beside, setting, parts));
  const brand = stack(setting.edge, [brandBlock(parts)]);
  const codeHeight = code.height + SCAN_HEIGHT;
  const footHeight = facts.height + ABOVE_BRAND + brand.height;
  // Upright, the code stands under the head; in a square beside it.
  const below = shape === "upright" ? Math.max(footHeight, codeHeight) : footHeight;
  const panel = Math.max(column.height + setting.gap + below, codeHeight) + 2 * setting.top;
  const photo = { x: 0, y: 0, width, height: height - panel };
  const bottom = height - setting.top;
  return [
    { kind: "fill", box: { x: 0, y: 0, width, height }, colour: look.ground, radius: 0 },
    pictureIn(photo, parts.photo),
    ...badgeOf(text, inner, parts),
    ...column.at(photo.height + setting.top),
    ...facts.at(photo.height + setting.top + column.height + setting.gap),
    ...brand.at(bottom - brand.height),
    ...codeAt(width - setting.edge - code.width, bottom - codeHeight, text, parts),
  ];
}

function badgeOf({ place }: CardText, width: number, { look, measure }: Parts): Instruction[] {
  const { font, height, padding, margin } = BADGE;
  const inner = width - 2 * padding;
  const [text = ""] = breakLines(place, { width: inner, most: 1, measure: (text) => measure(text, font) });
  if (text === "") return [];
  const box: Box = { x: margin, y: margin, width: measure(text, font) + 2 * padding, height };
  return [
    { kind: "fill", box, colour: look.badge, radius: height / 2 },
    textIn(text, box.x + padding, box.y, height, font, look.onBadge),
  ];
}

function pictureIn(box: Box, photo: Parts["photo"]): Instruction {
  if (photo === null) return { kind: "terrace", box };
  const ratio = photo.width / photo.height / (box.width / box.height);
  const seen = Math.min(ratio, 1 / ratio);
  return { kind: "photo", box, fit: seen < LEAST_SEEN ? "whole" : "filling" };
}

function codeBox({ codeSize }: Parts): { width: number; height: number; module: number } {
  const modules = codeSize + 2 * QUIET;
  // Whole pixels: a module of six and a half has soft edges.
  const module = Math.floor(CODE_SIDE / modules);
  return { width: modules * module, height: modules * module, module };
}

function codeAt(x: number, y: number, { scan }: CardText, parts: Parts): Instruction[] {
  const { width, height, module } = codeBox(parts);
  const font = (size: number): Font => ({ size, weight: 600 });
  const size = largest(32, (size) => parts.measure(scan, font(size)) <= width + 16);
  const middle = x + (width - parts.measure(scan, font(size))) / 2;
  return [
    { kind: "fill", box: { x, y, width, height }, colour: CODE_COLOURS.ground, radius: 20 },
    { kind: "code", x: x + QUIET * module, y: y + QUIET * module, module, colour: CODE_COLOURS.module },
    textIn(scan, middle, y + height + SCAN_HEIGHT - 40, 40, font(size), parts.look.text),
  ];
}
