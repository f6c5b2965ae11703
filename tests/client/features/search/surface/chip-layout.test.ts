import { expect, test } from "vitest";
import { chipLayout } from "../../../../../src/client/features/search/surface/chip-layout.ts";

/** A phone's width without its margins, and a desktop's. */
const [PHONE, DESKTOP] = [
  { width: 358, scrolls: true },
  { width: 950, scrolls: false },
];
const layout = (on: typeof PHONE, setCount: number, ...widths: number[]) => chipLayout({ ...on, widths, setCount });
const all = { isFolded: false, hiddenCount: 0 };

test("on a phone chips that are set stand in one line where they fit, with the others behind them to scroll to", () => {
  expect(layout(PHONE, 3, 40, 150, 152, 100, 100, 100, 100)).toEqual({ rows: null, ...all });
  expect(layout(PHONE, 1, 40, 150, 152, 100)).toEqual({ rows: null, ...all });
});

test("those that need two rows have them, and what fits behind them stands there too", () => {
  expect(layout(PHONE, 3, 40, 150, 153, 100)).toEqual({ rows: 2, ...all });
  expect(layout(PHONE, 3, 40, 150, 153, 100, 90)).toEqual({ rows: 2, isFolded: true, hiddenCount: 0 });
});

test("of more than have space in two rows, beside the button that unfolds them, so many are told to be hidden", () => {
  expect(layout(PHONE, 5, 40, 300, 150, 140, 200)).toEqual({ rows: 2, isFolded: true, hiddenCount: 1 });
  expect(layout(PHONE, 6, 40, 300, 150, 170, 200, 20)).toEqual({ rows: 2, isFolded: true, hiddenCount: 3 });
  expect(layout(PHONE, 2, 40, 400)).toEqual({ rows: 2, isFolded: true, hiddenCount: 1 });
});

test("on a desktop, where a mouse scrolls no row, the others are folded out of the line of those that are set", () => {
  expect(layout(DESKTOP, 2, 100, 100, 300, 426)).toEqual({ rows: 1, ...all });
  expect(layout(DESKTOP, 2, 100, 100, 300, 427)).toEqual({ rows: 1, isFolded: true, hiddenCount: 0 });
  expect(layout(DESKTOP, 3, 300, 300, 282, 100)).toEqual({ rows: 1, isFolded: true, hiddenCount: 0 });
  expect(layout(DESKTOP, 3, 300, 300, 283, 100)).toEqual({ rows: 2, ...all });
});
