import { expect, test } from "vitest";
import { CODE_COLOURS, LOOKS } from "../../../../src/client/features/share-card/picture/looks.ts";

/** Contrast of two colours by WCAG 2.2. */
function contrast(one: string, other: string): number {
  const [lighter, darker] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (lighter! + 0.05) / (darker! + 0.05);
}

function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

test.for(Object.entries(LOOKS))("every text of the look '%s' has 4.5 : 1 on its ground", ([, look]) => {
  const pairs = [
    [look.price, look.ground],
    [look.text, look.ground],
    [look.soft, look.ground],
    [look.mark, look.ground],
    [look.onChip, look.chip],
    [look.onBadge, look.badge],
  ] as const;
  for (const [text, ground] of pairs)
    expect(contrast(text, ground), `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5);
});

test("a code is dark on light, as readers of codes want it", () => {
  expect(luminance(CODE_COLOURS.module)).toBeLessThan(luminance(CODE_COLOURS.ground));
  expect(contrast(CODE_COLOURS.module, CODE_COLOURS.ground)).toBeGreaterThanOrEqual(7);
});

test("the measure is WCAG's", () => {
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21);
  expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.48, 1);
});
