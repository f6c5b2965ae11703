import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createSourceText } from "../../../src/query-parser/text/source-text.ts";
import { asInBank, inFull, mixed, spelledOut, spoken, withLiang } from "./written-chinese.ts";

const canonical = (text: string) => createSourceText(text).canonical;
const price = fc.integer({ min: 100, max: 9999 });

describe("a number in Chinese", () => {
  it("is read when it is written in full", () => {
    fc.assert(
      fc.property(price, (number) => {
        expect(canonical(inFull(number))).toBe(String(number));
      }),
    );
  });

  it("is read with 两 and as it is said", () => {
    fc.assert(
      fc.property(price, (number) => {
        expect(canonical(withLiang(spoken(number)))).toBe(String(number));
      }),
    );
  });

  it("is read in the characters of banks", () => {
    fc.assert(
      fc.property(price, (number) => {
        expect(canonical(asInBank(inFull(number)))).toBe(String(number));
      }),
    );
  });

  it("is read with digits between its units", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 9 }),
        fc.integer({ min: 1, max: 9 }),
        fc.constantFrom("百", "千"),
        (first, second, unit) => {
          const number = (first * 10 + second) * (unit === "百" ? 10 : 100);
          expect(canonical(mixed(spoken(number)))).toBe(String(number));
        },
      ),
    );
  });

  it("is read digit by digit before its period", () => {
    fc.assert(
      fc.property(fc.integer({ min: 10, max: 99 }), (tens) => {
        expect(canonical(`${spelledOut(tens * 10)}一周`)).toBe(`${tens * 10} 1周`);
      }),
    );
  });

  it("keeps what follows it", () => {
    fc.assert(
      fc.property(price, fc.constantFrom("镑", "一周", "每月", "以内", "左右", "到", "/周"), (number, behind) => {
        const text = withLiang(inFull(number)) + behind;
        expect(canonical(text).replaceAll(" ", "")).toBe(number + behind.replace("一", "1"));
      }),
    );
  });

  it.each([
    ["三四百", "300-400"],
    ["一百七八十", "170-180"],
    ["一百五六", "150-160"],
    ["两三千", "2000-3000"],
    ["三四个月", "3-4个月"],
  ])("is a range in %s", (written, digits) => {
    expect(canonical(written)).toBe(digits);
  });

  it.each([
    ["两百一周", "200 1周"],
    ["一百一一周", "110 1周"],
    ["200一周", "200 1周"],
    ["一千二百五一个月", "1250 1个月"],
    ["一千零五十", "1050"],
    ["千五", "1500"],
    ["百来镑", "100来镑"],
    ["俩百", "200"],
    ["1千5", "1500"],
    ["两佰", "200"],
    ["一万二", "12000"],
    ["十个月零两周", "10个月零2周"],
    ["1千50", "1000 50"],
    ["八十一周", "80 1周"],
    ["五十一周", "51周"],
    ["两三周", "2-3周"],
    ["兩百鎊", "200镑"],
    ["三月", "3月"],
    ["一室一厅", "1室1厅"],
    ["二〇二七年", "2027年"],
  ])("%s is %s", (written, digits) => {
    expect(canonical(written)).toBe(digits);
  });

  it.each(["一起合租", "十分安静", "统一", "万一不行", "百分之百", "周一看房", "一点也不贵", "千万不要"])(
    "is not seen in %s",
    (text) => {
      expect(canonical(text)).toBe(text);
    },
  );
});
