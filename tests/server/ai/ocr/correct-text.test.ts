import { describe, expect, test } from "vitest";
import { legibleText } from "../../../../src/server/ai/ocr/legible-text.ts";
import { correctBills } from "../../../../src/server/ai/ocr/correct-bills.ts";
import { correctPostcodes } from "../../../../src/server/ai/ocr/correct-postcodes.ts";
import { correctPounds } from "../../../../src/server/ai/ocr/correct-pounds.ts";

describe("Pound signs", () => {
  test.each([
    ["E185pw", "£185pw"],
    ["租金: &210/周", "租金: £210/周"],
    ["周租人240", "周租£240"],
    ["Rent: E910 pcm", "Rent: £910 pcm"],
    ["租金5120/周", "租金£120/周"],
    ["price 4150 per week", "price £150 per week"],
  ])("%s is %s", (read, written) => expect(correctPounds(read)).toBe(written));

  test.each([
    "£1,300 pcm",
    "租金 E15 1DA",
    "rent near E15 1DA per week",
    "E1 per person",
    "1300/月",
    "B152TT",
    "Flat E12",
  ])("%s stays as it is", (text) => expect(correctPounds(text)).toBe(text));
});

describe("Postcodes", () => {
  test.each([
    ["邮编 S3 THQ", "邮编 S3 7HQ"],
    ["S017 1BJ", "SO17 1BJ"],
    ["S0171BJ.", "SO171BJ."],
  ])("%s is %s", (read, written) => expect(correctPostcodes(read)).toBe(written));

  test.each(["M13 THE BEST", "E15 1DA", "N01 2AB", "LS2 TEL 0113"])("%s stays as it is", (text) =>
    expect(correctPostcodes(text)).toBe(text),
  );
});

describe("Lines", () => {
  const answer = (lines: [string, number][], confidence = 70) =>
    legibleText({ lines: lines.map(([text, confidence]) => ({ text, confidence })), confidence });

  test("what is no writing goes, and edges beside the words", () => {
    const lines: [string, number][] = [
      ["RE BT STR", 19],
      ["| Double room  |\n", 90],
      ["|", 95],
      ["Jan 12 - Jun 25", 88],
    ];
    expect(answer(lines).text).toBe("Double room\nJan 12 - Jun 25");
  });

  test("a few letters, unsure ones, and those among much else that is none are nothing", () => {
    expect(answer([["Wa a", 90]]).text).toBe("");
    expect(answer([["Wardrobe and window", 55]]).text).toBe("");
    expect(answer([["Wardrobe and window", 80]], 30).text).toBe("");
    expect(answer([["Wardrobe and window", 80]]).text).toBe("Wardrobe and window");
  });
});

describe("a 'bill' of which a letter is lost or mistaken", () => {
  test.each([
    ["£165 /周包bil", "£165 /周包bill"],
    ["不包 bi11s", "不包 bills"],
    ["包bill", "包bill"],
    ["包bilingual", "包bilingual"],
  ])("%s is %s", (read, written) => expect(correctBills(read)).toBe(written));
});
