import fc from "fast-check";
import { expect, test } from "vitest";
import { pounds } from "../../../../src/client/platform/text/pounds.ts";

test.each([
  [168, "£168"],
  [168.5, "£168.50"],
  [1168, "£1,168"],
  [1_000_000, "£1,000,000"],
  [0, "£0"],
  [-12.25, "-£12.25"],
])("%d is written as %s", (amount, text) => {
  expect(pounds(amount)).toBe(text);
});

test("every sum in pence is written as the runtime writes it", () => {
  const known = (minimumFractionDigits: 0 | 2) =>
    new Intl.NumberFormat("en-GB", { style: "currency", currency: "GBP", minimumFractionDigits });
  const [whole, withPence] = [known(0), known(2)];
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000_000 }), (pence) => {
      const amount = pence / 100;
      expect(pounds(amount)).toBe((pence % 100 === 0 ? whole : withPence).format(amount));
    }),
  );
});
