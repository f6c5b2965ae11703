import { breakLines, widestWord } from "./break-lines.ts";
import { wholeStay, type CardText } from "./card-text.ts";
import type { Font, Instruction, Measure, Shape } from "./instructions.ts";
import type { Look } from "./looks.ts";

/** What a card is laid out with. */
export interface Parts {
  shape: Shape;
  look: Look;
  /** The photo's size in pixels; null without one. */
  photo: { width: number; height: number } | null;
  /** Modules along a side of the code, without its quiet zone. */
  codeSize: number;
  measure: Measure;
}

/** Type and space by shape, in pixels. A square has less height, so that all of its text stands beside the code. */
export const SETTING = {
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
const CONTACT = { font: { size: 36, weight: 400 }, line: 50, padding: 24, lines: 2 } as const;
const BRAND = { mark: 60, height: 64, gap: 16 } as const;
/** How far below the middle of a line its base line is, in sizes of the type: Han characters stand in the middle. */
const BASE = 0.36;

/** Something of a known height that is placed once all heights are known. */
interface Block {
  height: number;
  /** Space above it, unless it is the first. */
  above: number;
  at: (x: number, y: number) => Instruction[];
}

/** Blocks below each other. @param x Of all of them. */
export function stack(x: number, blocks: readonly Block[]): { height: number; at: (y: number) => Instruction[] } {
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

/** Price, stay and title. */
export function headOf(text: CardText, width: number, setting: Setting, parts: Parts): Block[] {
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

/** The contact that the owner has added, if any. */
export function contactOf({ contact }: CardText, width: number, { look, measure }: Parts): Block[] {
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
export function factsOf({ facts }: CardText, width: number, setting: Setting, { look, measure }: Parts): Block[] {
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

/** Our mark and both names. */
export function brandBlock({ look, measure }: Parts): Block {
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

/** A line of text in the middle of a height. */
export function textIn(text: string, x: number, y: number, height: number, font: Font, colour: string): Instruction {
  return { kind: "text", text, x, y: y + height / 2 + font.size * BASE, font, colour };
}

/** The largest size up to one at which something fits; half of it at least. */
export function largest(most: number, fits: (size: number) => boolean): number {
  let size = most;
  while (size > most / 2 && !fits(size)) size -= 2;
  return size;
}
