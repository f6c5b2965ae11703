import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createSourceText } from "../../../src/query-parser/text/source-text.ts";
import { grouped, inThousands, inWords, spoken } from "./written-english.ts";

const canonical = (text: string) => createSourceText(text).canonical;

describe("a number in English", () => {
  it("is read in words", () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 9999 }), fc.constantFrom(" and ", " "), (number, and) => {
        expect(canonical(inWords(number, and))).toBe(String(number));
      }),
    );
  });

  it("is read as prices are said", () => {
    fc.assert(
      fc.property(fc.integer({ min: 110, max: 1999 }), fc.constantFrom(" ", "-"), (number, joint) => {
        const said = spoken(number)?.replaceAll(" ", joint);
        fc.pre(said !== undefined);
        expect(canonical(`${said} a week`)).toBe(`${number} a week`);
      }),
    );
  });

  it("is read in thousands", () => {
    fc.assert(
      fc.property(fc.integer({ min: 10, max: 99 }), (hundreds) => {
        expect(canonical(`${inThousands(hundreds * 100)} pcm`)).toBe(`${hundreds * 100} pcm`);
      }),
    );
  });

  it("is read with separators", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1000, max: 999_999 }), (number) => {
        expect(canonical(`£${grouped(number)}`)).toBe(`£${number}`);
      }),
    );
  });

  it("is read twice on both sides of a dash", () => {
    fc.assert(
      fc.property(fc.integer({ min: 11, max: 19 }), fc.integer({ min: 11, max: 19 }), (low, high) => {
        expect(canonical(`${spoken(low * 10)} - ${spoken(high * 10)}`)).toBe(`${low * 10} - ${high * 10}`);
      }),
    );
  });

  it("is read twice on both sides of a word between", () => {
    const amount = fc.integer({ min: 11, max: 199 }).map((tens) => tens * 10);
    fc.assert(
      fc.property(amount, amount, fc.constantFrom("and", "to", "or"), (low, high, joint) => {
        const [from, to] = [spoken(low), spoken(high)];
        fc.pre(from !== null && to !== null && (joint !== "and" || low % 100 > 0 || high % 100 > 0));
        expect(canonical(`between ${from} ${joint} ${to} pcm`)).toBe(`between ${low} ${joint} ${high} pcm`);
      }),
    );
  });

  it.each([
    ["sixteen hundred and sixteen forty", "1600 and 1640"],
    ["fifteen hundred and fifteen fifty", "1500 and 1550"],
    ["twelve hundred and twelve twenty", "1200 and 1220"],
    ["nineteen hundred and nineteen fifty", "1900 and 1950"],
    ["two hundred and two fifty", "200 and 250"],
    ["eighteen hundred and eighteen oh five", "1800 and 1805"],
    ["a grand and eleven fifty", "1000 and 1150"],
    ["a hundred and eighty", "180"],
    ["a couple of hundred quid", "200 quid"],
    ["a grand a month", "1000 a month"],
    ["one and a half grand", "1500"],
    ["half a grand", "500"],
    ["one and a quarter grand", "1250"],
    ["a grand and a quarter", "1250"],
    ["ton fifty", "150"],
    ["a ton a week", "100 a week"],
    ["a monkey pcm", "500 pcm"],
    ["a grand and a half", "1500"],
    ["1.5 grand", "1500"],
    ["1k2", "1200"],
    ["fifteen hundred", "1500"],
    ["two oh five", "205"],
    ["one-fifty-ish", "150-ish"],
    ["two bed one fifty", "2 bed 150"],
    ["a hundred two bed flats", "100 2 bed flats"],
    ["a hundred and two weeks", "102 weeks"],
    ["1,009.61", "1009.61"],
    ["1.400 a month", "1400 a month"],
    ["1.400 km", "1.400 km"],
    ["forty four weeks", "44 weeks"],
    ["twenty twenty-seven", "2027"],
    ["first of march", "1st of march"],
    ["the twenty-first", "the 21st"],
  ])("%s is %s", (written, digits) => {
    expect(canonical(written)).toBe(digits);
  });

  it.each([
    "this one please",
    "on the one hand",
    "no one",
    "looking for a couple",
    "a ton of books",
    "half a room",
    "no monkey",
  ])("is not seen in %s", (text) => {
    expect(canonical(text)).toBe(text);
  });
});
