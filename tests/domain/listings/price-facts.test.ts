import { expect, test } from "vitest";
import { readPriceNote, writePriceNote, type PriceFacts } from "#domain/listings/price-facts.ts";

const NONE: PriceFacts = { bills: null, deposit: null };

test.each([
  [{ bills: "included", deposit: "5" }, "包 bill，押金 5 周房租", "Bills included, 5 weeks' rent as deposit"],
  [{ bills: null, deposit: "none" }, "无押金", "No deposit"],
  [{ bills: "extra", deposit: "none" }, "不包 bill，无押金", "Bills not included, no deposit"],
  [NONE, "", ""],
] as const)("%j is written in both languages, and read back from either", (facts, zh, en) => {
  for (const [language, written] of [
    ["zh", zh],
    ["en", en],
  ] as const) {
    expect(writePriceNote({ facts, rest: "" }, language)).toBe(written);
    expect(readPriceNote(written)).toEqual({ facts, rest: "" });
  }
});

test("the poster's own words stay behind the facts, whichever of them are chosen", () => {
  const { rest } = readPriceNote("Bills included, wifi too. Ask me about September.");
  expect(rest).toBe("wifi too. Ask me about September.");
  expect(writePriceNote({ facts: { bills: null, deposit: "4" }, rest }, "en")).toBe(
    "4 weeks' rent as deposit, wifi too. Ask me about September.",
  );
});

test("what people write themselves is understood however it is spaced, and not written over further on", () => {
  expect(readPriceNote("包bill，水电网都含").facts).toEqual({ bills: "included", deposit: null });
  expect(readPriceNote("bills included").facts.bills).toBe("included");
  expect(readPriceNote("Not all bills included")).toEqual({ facts: NONE, rest: "Not all bills included" });
  expect(readPriceNote("No deposits taken")).toEqual({ facts: NONE, rest: "No deposits taken" });
});
