import { describe, expect, test } from "vitest";
import type { PriceFacts } from "#domain/listings/price-fact-patterns.ts";
import { readPriceNote, writePriceNote } from "#domain/listings/price-facts.ts";

const NONE: PriceFacts = { bills: null, deposit: null };

test.each([
  [{ bills: "included", deposit: "5" }, "包 bill，押金 5 周房租", "Bills included, 5 weeks' rent as deposit"],
  [{ bills: null, deposit: "none" }, "无押金", "No deposit"],
  [{ bills: "extra", deposit: "none" }, "不包 bill，无押金", "Bills not included, no deposit"],
  [NONE, "", ""],
] as const)("%j is written in both languages, and read back from either", ({ bills, deposit }, zh, en) => {
  for (const [language, written] of [
    ["zh", zh],
    ["en", en],
  ] as const) {
    const withBills = writePriceNote("", "bills", bills, language);
    expect(writePriceNote(withBills, "deposit", deposit, language)).toBe(written);
    const withDeposit = writePriceNote("", "deposit", deposit, language);
    expect(writePriceNote(withDeposit, "bills", bills, language)).toBe(written);
    expect(readPriceNote(written)).toEqual({ bills, deposit });
  }
});

describe("what people write is understood, wherever it stands", () => {
  test.each([
    "包bill，水电网都含",
    "包 bills",
    "约165镑一周包 bills",
    "£289/周 包所有bill",
    "包水电网",
    "水电全包",
    "水电网费都包",
    "bill全包",
    "账单：已含",
    "月付£1050全包",
    "bills included",
    "£143 pw bills included",
    "£550 pcm (bills included)",
    "bills inc",
    "Bills: included",
    "ALL BILLS INC",
    "all utilities are included",
    "£140 a week incl. all bills & wifi",
    "£260pw inc everything",
    "约£120/week inc bills",
    "all-inclusive",
  ])("bills are included: %s", (note) => {
    expect(readPriceNote(note)).toEqual({ bills: "included", deposit: null });
  });

  test.each([
    "不包bill",
    "£110/pppw 不包bill（£15左右一周）",
    "都不含bills",
    "不包水电",
    "bill另算",
    "bills另付",
    "水电自理",
    "账单：不含",
    "Bills not included",
    "Bills: excluded",
    "bills are extra",
    "bills on top",
    "£125 pppw excluding bills",
    "excl. bills",
    "plus bills",
    "£1,350 pcm + bills",
    "Rent doesn't include bills",
  ])("bills are extra: %s", (note) => {
    expect(readPriceNote(note)).toEqual({ bills: "extra", deposit: null });
  });

  test.each([
    ["5", "Deposit 5 weeks"],
    ["5", "Deposit: five weeks' rent"],
    ["5", "5 weeks deposit (£1,211)"],
    ["5", "5-week deposit"],
    ["5", "押金5周"],
    ["5", "押金：五周"],
    ["4", "押金四个星期房租"],
    ["4", "4周房租押金"],
    ["none", "免押金"],
    ["none", "不用押金"],
    ["none", "No deposit required"],
    ["none", "No deposit but one month up front"],
  ])("the deposit is %s: %s", (deposit, note) => {
    expect(readPriceNote(note)).toEqual({ bills: null, deposit });
  });

  test.each([
    "Not all bills included",
    "some bills included",
    "bills about £60 a month",
    "水电网bill各自分",
    "包网",
    "包裹代收",
    "bills package £22 pppw",
    "No deposits taken",
    "holding deposit £120",
    "押金不用转",
    "押金200",
    "Deposit: £550",
    "one month's rent as deposit",
    "Deposit 15 weeks",
    "Bills not included, £143 pw bills included",
  ])("nothing that can be chosen is said by: %s", (note) => {
    expect(readPriceNote(note)).toEqual(NONE);
  });
});

describe("a fact that is chosen stands in the place of what the note says of it, and nothing else is lost", () => {
  test.each([
    ["£143 pw bills included; Deposit 5 weeks", "bills", "extra", "£143 pw bills not included; Deposit 5 weeks"],
    ["£143 pw bills included; Deposit 5 weeks", "deposit", "4", "£143 pw bills included; 4 weeks' rent as deposit"],
    ["£143 pw bills included; Deposit 5 weeks", "bills", null, "£143 pw; Deposit 5 weeks"],
    ["£143 pw bills included; Deposit 5 weeks", "deposit", null, "£143 pw bills included"],
    ["Bills included, wifi too. Ask me about September.", "bills", null, "wifi too. Ask me about September."],
    ["wifi too. Ask me.", "deposit", "4", "4 weeks' rent as deposit, wifi too. Ask me."],
    ["Bills included, wifi too.", "deposit", "4", "Bills included, 4 weeks' rent as deposit, wifi too."],
    ["No deposit", "bills", "included", "Bills included, no deposit"],
    ["Bills included, no deposit", "bills", null, "No deposit"],
    [
      "Holding deposit £120; Deposit £500 (protected)",
      "deposit",
      "5",
      "Holding deposit £120; 5 weeks' rent as deposit (protected)",
    ],
    ["Bills not included, £143 pw bills included", "bills", "included", "Bills included, £143 pw"],
  ] as const)("%s, with %s as %s: %s", (note, fact, value, written) => {
    expect(writePriceNote(note, fact, value, "en")).toBe(written);
  });

  test.each([
    ["约165镑一周包 bills；押金200", "bills", "extra", "约165镑一周不包 bill；押金200"],
    ["约165镑一周包 bills；押金200", "deposit", "5", "约165镑一周包 bills；押金 5 周房租"],
    ["£289/周 包所有bill；押金£300可转", "deposit", "none", "£289/周 包所有bill；无押金，可转"],
    ["押一付三，可谈", "deposit", "5", "押金 5 周房租，付三，可谈"],
    ["包bill，押金5周", "bills", null, "押金5周"],
    ["押金5周，可谈", "bills", "included", "包 bill，押金5周，可谈"],
  ] as const)("%s, with %s as %s: %s", (note, fact, value, written) => {
    expect(writePriceNote(note, fact, value, "zh")).toBe(written);
  });
});
