import { expect, test } from "vitest";
import { chipLayout } from "../../../../../src/client/features/search/surface/chip-layout.ts";

/** A phone's width without its margins. */
const WIDTH = 358;
const layout = (setCount: number, ...widths: number[]) => chipLayout({ widths, setCount, width: WIDTH });

test("chips that are set stand in one line where they fit, with the others behind them to scroll to", () => {
  expect(layout(3, 40, 150, 152, 100, 100, 100, 100)).toEqual({ isOneLine: true, isFolded: false, hiddenCount: 0 });
  expect(layout(1, 40, 150, 152, 100)).toMatchObject({ isOneLine: true, isFolded: false });
});

test("those that need two rows have them, and what fits behind them stands there too", () => {
  expect(layout(3, 40, 150, 153, 100)).toEqual({ isOneLine: false, isFolded: false, hiddenCount: 0 });
  expect(layout(3, 40, 150, 153, 100, 90)).toEqual({ isOneLine: false, isFolded: true, hiddenCount: 0 });
});

test("of more than have space in two rows, beside the button that unfolds them, so many are told to be hidden", () => {
  expect(layout(5, 40, 300, 150, 140, 200)).toEqual({ isOneLine: false, isFolded: true, hiddenCount: 1 });
  expect(layout(6, 40, 300, 150, 170, 200, 20)).toEqual({ isOneLine: false, isFolded: true, hiddenCount: 3 });
});

test("a chip that is wider than the row takes one of its own", () => {
  expect(layout(2, 40, 400)).toMatchObject({ isOneLine: false, isFolded: true, hiddenCount: 1 });
});
