import { breakLines, widestWord } from "./break-lines.ts";
import { wholeStay, type CardText } from "./card-text.ts";
import { CARD_SIZES, type Box, type Font, type Instruction, type Measure, type Shape } from "./instructions.ts";
import { CODE_COLOURS, type Look } from "./looks.ts";

interface Parts {
  shape: Shape;
  look: Look;
  /** The photo's size in pixels; null without one. */
  photo: { width: number; height: number } | null;
  /** Modules along a side of the code, without its quiet zone. */
  codeSize: number;
  measure: Measure;
}

/** Type and space by shape, in pixels. A square has less height, so that all of its text stands beside the code. */
const SETTING = {
  upright: {
    edge: 64,
    top: 48,
    gap: 22,
    price: 100,
    stay: 46,
    title: 46,
    titleLines: 3,
    line: 62,
    chip: 34,
    chipRows: 2,
  },
  square: {
    edge: 56,
    top: 40,
    gap: 18,
    price: 84,
    stay: 40,
    title: 40,
    titleLines: 2,
    line: 54,
    chip: 30,
    chipRows: 1,
  },
} as const;
type Setting = (typeof SETTING)[Shape];

/** In sizes of its type; the gap between two in pixels. */
const CHIP = { height: 1.76, padding: 0.7, gap: 14 } as const;
const BADGE = { font: { size: 40, weight: 600 }, height: 76, padding: 28, margin: 40 } as const;
const CONTACT = { font: { size: 36, weight: 400 }, line: 50, padding: 24, lines: 2 } as const;
const BRAND = { mark: 60, height: 64, gap: 16, above: 26 } as const;
/** The quiet zone that the standard asks for, in modules. */
const QUIET = 4;
const CODE_SIDE = 288;
const SCAN_HEIGHT = 48;
/** A photo of which less than this would be seen is shown whole. */
const LEAST_SEEN = 0.6;
/** How far below the middle of a line its base line is, in sizes of the type: Han characters stand in the middle. */
const BASE = 0.36;

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
  const footHeight = facts.height + BRAND.above + brand.height;
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

/** Something of a known height that is placed once all heights are known. */
interface Block {
  height: number;
  /** Space above it, unless it is the first. */
  above: number;
  at: (x: number, y: number) => Instruction[];
}

function stack(x: number, blocks: readonly Block[]): { height: number; at: (y: number) => Instruction[] } {
  const height = blocks.reduce((sum, block, index) => sum + block.height + (index === 0 ? 0 : block.above), 0);
  return {
    height,
    at(top) {
      let y = top;
      return blocks.flatMap((block, index) => {
        y += index === 0 ? 0 : block.above;
        const placed = block.at(x, y);
        y += block.height;
        return placed;
      });
    },
  };
}

function headOf(text: CardText, width: number, setting: Setting, parts: Parts): Block[] {
  return [
    priceBlock(text, width, setting, parts),
    stayBlock(text, width, setting, parts),
    titleBlock(text, width, setting, parts),
  ];
}

function priceBlock({ price, per, month }: CardText, width: number, setting: Setting, { look, measure }: Parts): Block {
  const size = largest(setting.price, (size) => priceWidth(size) <= width);
  const [big, unit, small] = priceFonts(size);
  const height = size * 1.1;
  return {
    height,
    above: 0,
    at(x, y) {
      const base = y + height / 2 + size * BASE;
      const unitAt = x + measure(price, big) + size * 0.12;
      const monthAt = unitAt + measure(per, unit) + size * 0.28;
      return [
        { kind: "text", text: price, x, y: base, font: big, colour: look.price },
        { kind: "text", text: per, x: unitAt, y: base, font: unit, colour: look.price },
        { kind: "text", text: month, x: monthAt, y: base, font: small, colour: look.soft },
      ];
    },
  };

  function priceWidth(size: number): number {
    const [big, unit, small] = priceFonts(size);
    return measure(price, big) + measure(per, unit) + measure(month, small) + size * 0.4;
  }
}

function priceFonts(size: number): [big: Font, unit: Font, small: Font] {
  const small = Math.round(size * 0.4);
  return [
    { size, weight: 700 },
    { size: Math.round(size * 0.48), weight: 600 },
    { size: small, weight: 400 },
  ];
}

function stayBlock(text: CardText, width: number, setting: Setting, { look, measure }: Parts): Block {
  const { stay, length } = text;
  const whole = wholeStay(text);
  const font = (size: number): Font => ({ size, weight: 600 });
  // Beside the code, dates with years and the weeks need a line each.
  const isOneLine = measure(whole, font(setting.stay * 0.85)) <= width;
  const lines = isOneLine || length === null ? [whole] : [stay, length];
  const size = largest(setting.stay, (size) => lines.every((line) => measure(line, font(size)) <= width));
  const line = setting.stay * 1.3;
  return {
    height: line * lines.length,
    above: setting.gap / 2,
    at: (x, y) => lines.map((text, index) => textIn(text, x, y + index * line, line, font(size), look.text)),
  };
}

function titleBlock({ title }: CardText, width: number, setting: Setting, { look, measure }: Parts): Block {
  const font = titleFont(title, width, setting, measure);
  const lines = breakLines(title, { width, most: setting.titleLines, measure: (text) => measure(text, font) });
  return {
    height: lines.length * setting.line,
    above: setting.gap,
    at: (x, y) => lines.map((text, index) => textIn(text, x, y + index * setting.line, setting.line, font, look.text)),
  };
}

/** Smaller where a word would be split otherwise; half the size at least. */
function titleFont(title: string, width: number, { title: most }: Setting, measure: Measure): Font {
  const widest = widestWord(title, (text) => measure(text, { size: most, weight: 400 }));
  const size = widest > width ? Math.max(most / 2, Math.floor((most * width) / widest)) : most;
  return { size, weight: 400 };
}

function contactOf({ contact }: CardText, width: number, { look, measure }: Parts): Block[] {
  if (contact === null) return [];
  const { font, line, padding, lines: most } = CONTACT;
  const inner = width - 2 * padding;
  const lines = breakLines(contact, { width: inner, most, measure: (text) => measure(text, font) });
  const height = lines.length * line + padding;
  return [
    {
      height,
      above: 24,
      at: (x, y) => [
        { kind: "fill", box: { x, y, width, height }, colour: look.chip, radius: 20 },
        ...lines.map((text, index) =>
          textIn(text, x + padding, y + padding / 2 + index * line, line, font, look.onChip),
        ),
      ],
    },
  ];
}

/** The facts in rows; those that find no place are left out, the last first. */
function factsOf({ facts }: CardText, width: number, setting: Setting, { look, measure }: Parts): Block[] {
  const font: Font = { size: setting.chip, weight: 400 };
  const [height, padding] = [Math.round(CHIP.height * font.size), Math.round(CHIP.padding * font.size)];
  const rows: { text: string; x: number; width: number }[][] = [[]];
  for (const fact of facts) {
    const [text = ""] = breakLines(fact, {
      width: width - 2 * padding,
      most: 1,
      measure: (text) => measure(text, font),
    });
    const chip = measure(text, font) + 2 * padding;
    let row = rows.at(-1)!;
    let x = endOf(row);
    if (x + chip > width) {
      if (rows.length === setting.chipRows) continue;
      rows.push((row = []));
      x = 0;
    }
    row.push({ text, x, width: chip });
  }
  if (rows[0]?.length === 0) return [];
  return rows.map((row) => ({
    height,
    above: CHIP.gap,
    at: (left, y) =>
      row.flatMap(({ text, x, width }): Instruction[] => [
        { kind: "fill", box: { x: left + x, y, width, height }, colour: look.chip, radius: height / 2 },
        textIn(text, left + x + padding, y, height, font, look.onChip),
      ]),
  }));

  function endOf(row: readonly { x: number; width: number }[]): number {
    const last = row.at(-1);
    return last === undefined ? 0 : last.x + last.width + CHIP.gap;
  }
}

function brandBlock({ look, measure }: Parts): Block {
  const { mark, height, gap } = BRAND;
  const name: Font = { size: 42, weight: 600 };
  return {
    height,
    above: 0,
    at(x, y) {
      const chinese = x + mark + gap;
      return [
        { kind: "mark", box: { x, y: y + (height - mark) / 2, width: mark, height: mark }, colour: look.mark },
        textIn("栖英", chinese, y, height, name, look.text),
        textIn("Qiying", chinese + measure("栖英", name) + gap, y, height, { size: 38, weight: 400 }, look.soft),
      ];
    },
  };
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

/** A line of text in the middle of a height. */
function textIn(text: string, x: number, y: number, height: number, font: Font, colour: string): Instruction {
  return { kind: "text", text, x, y: y + height / 2 + font.size * BASE, font, colour };
}

/** The largest size up to one at which something fits; half of it at least. */
function largest(most: number, fits: (size: number) => boolean): number {
  let size = most;
  while (size > most / 2 && !fits(size)) size -= 2;
  return size;
}
