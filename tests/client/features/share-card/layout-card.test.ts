import { expect, test } from "vitest";
import { cardText, type CardText } from "../../../../src/client/features/share-card/picture/card-text.ts";
import {
  CARD_SIZES,
  SHAPES,
  type Instruction,
  type Shape,
} from "../../../../src/client/features/share-card/picture/instructions.ts";
import { layoutCard } from "../../../../src/client/features/share-card/picture/layout-card.ts";
import { LOOKS } from "../../../../src/client/features/share-card/picture/looks.ts";
import { inChinese, inEnglish, ROOM, TODAY } from "./card-room.ts";

/** Wider than any system's face, so that what fits here fits everywhere. */
const measure = (text: string, { size }: { size: number }) =>
  [...text].reduce((sum, letter) => sum + size * (/[\u2e80-\uffef]/.test(letter) ? 1.02 : 0.62), 0);

const PLAIN = cardText(inChinese, ROOM, { today: TODAY, contact: null, hasBills: true });
const CARDS: Record<string, CardText> = {
  "a plain one": PLAIN,
  "one of long texts": cardText(
    inEnglish,
    {
      ...ROOM,
      title: "Bright and airy en-suite double bedroom in a quiet terrace 🚲 ".repeat(2).slice(0, 100),
      city: "Stratford-upon-Avon and all of the surrounding villages",
      room_type: "Large double bedroom with its own bathroom",
      price: 12_345.5,
      begin_date: "2026-12-31",
      end_date: "2028-12-30",
      short_term_allowed: true,
      is_demo: true,
    },
    {
      today: TODAY,
      contact: "WeChat lilei_2026, WhatsApp 07700 900123, after eight in the evening ".repeat(2),
      hasBills: true,
    },
  ),
  "one that says little": { ...PLAIN, title: "短", place: "", length: null, facts: [], contact: null },
};

const cases = Object.keys(CARDS).flatMap((name) =>
  SHAPES.flatMap((shape) => [null, { width: 1600, height: 1200 }].map((photo) => [name, shape, photo] as const)),
);

function layout(text: CardText, shape: Shape, photo: { width: number; height: number } | null): Instruction[] {
  return layoutCard(text, { shape, look: LOOKS.paper, photo, codeSize: 33, measure });
}

interface Placed {
  left: number;
  top: number;
  right: number;
  bottom: number;
  what: string;
}

function boxOf(instruction: Instruction): Placed {
  switch (instruction.kind) {
    case "text": {
      const { text, x, y, font } = instruction;
      return {
        left: x,
        right: x + measure(text, font),
        top: y - font.size * 0.8,
        bottom: y + font.size * 0.2,
        what: text,
      };
    }
    case "code": {
      const { x, y, module, kind } = instruction;
      return { left: x, right: x + 33 * module, top: y, bottom: y + 33 * module, what: kind };
    }
    case "fill":
    case "photo":
    case "terrace":
    case "mark": {
      const { x, y, width, height } = instruction.box;
      return { left: x, right: x + width, top: y, bottom: y + height, what: instruction.kind };
    }
  }
}

test.for(cases)(
  "%s, %s, with the photo %o: all is within the card, and no text lies over another",
  ([name, shape, photo]) => {
    const { width, height } = CARD_SIZES[shape];
    const instructions = layout(CARDS[name]!, shape, photo);
    const boxes = instructions.map(boxOf);
    for (const { left, top, right, bottom, what } of boxes) {
      expect(left, what).toBeGreaterThanOrEqual(0);
      expect(top, what).toBeGreaterThanOrEqual(0);
      expect(right, what).toBeLessThanOrEqual(width);
      expect(bottom, what).toBeLessThanOrEqual(height);
    }
    const solid = instructions.filter(({ kind }) => kind === "text" || kind === "code" || kind === "mark").map(boxOf);
    for (const [index, one] of solid.entries()) {
      for (const other of solid.slice(index + 1)) {
        const isApart =
          one.right <= other.left || other.right <= one.left || one.bottom <= other.top || other.bottom <= one.top;
        expect(isApart, `'${one.what}' and '${other.what}'`).toBe(true);
      }
    }
  },
);

test.for(cases)(
  "%s, %s, with the photo %o: the picture has a third of the card, or more than a quarter beside a contact",
  ([name, shape, photo]) => {
    const picture = layout(CARDS[name]!, shape, photo).find(({ kind }) => kind === "photo" || kind === "terrace");
    const { top, bottom } = boxOf(picture!);
    const share = (bottom - top) / CARD_SIZES[shape].height;
    expect(share).toBeGreaterThan(CARDS[name]!.contact === null ? 1 / 3 : 1 / 4);
  },
);

test("a code has whole pixels for modules and four of them around it, on white", () => {
  for (const codeSize of [25, 33, 37, 41]) {
    const instructions = layoutCard(PLAIN, { shape: "square", look: LOOKS.brick, photo: null, codeSize, measure });
    const code = instructions.find((each) => each.kind === "code")!;
    expect(Number.isInteger(code.module)).toBe(true);
    const ground = instructions.find(
      (each) => each.kind === "fill" && each.colour === "#ffffff" && each.radius === 20,
    )!;
    expect(ground).toMatchObject({
      box: {
        x: code.x - 4 * code.module,
        y: code.y - 4 * code.module,
        width: (codeSize + 8) * code.module,
        height: (codeSize + 8) * code.module,
      },
    });
  }
});

test("upright photos and panoramas are shown whole, others fill their place", () => {
  const fit = (width: number, height: number) =>
    layout(PLAIN, "upright", { width, height }).find((each) => each.kind === "photo")?.fit;
  expect(fit(1600, 1200)).toBe("filling");
  expect(fit(1200, 1200)).toBe("filling");
  expect(fit(900, 1600)).toBe("whole");
  expect(fit(1200, 1600)).toBe("whole");
  expect(fit(4000, 1000)).toBe("whole");
});

test("a long word makes the title smaller rather than being split", () => {
  const text = { ...PLAIN, title: "Studio near Llanfairpwllgwyngyllgogerychwyrndrobwll" };
  for (const shape of SHAPES) {
    const texts = layout(text, shape, null).filter((each) => each.kind === "text");
    const line = texts.find((each) => each.text.includes("Llan"))!;
    expect(line.text).toContain("Llanfairpwllgwyngyllgogerychwyrndrobwll");
  }
});

test("without a photo the terrace is drawn", () => {
  expect(layout(PLAIN, "upright", null).map(({ kind }) => kind)).toContain("terrace");
});
