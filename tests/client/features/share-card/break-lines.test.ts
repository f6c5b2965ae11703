import { expect, test } from "vitest";
import { breakLines } from "../../../../src/client/features/share-card/picture/break-lines.ts";

/** A Han character and an emoji are two wide, all else one. */
function measure(text: string): number {
  return [...new Intl.Segmenter().segment(text)].reduce(
    (sum, { segment }) => sum + (/[\u2e80-\uffef]|\p{Extended_Pictographic}/u.test(segment) ? 2 : 1),
    0,
  );
}

const lines = (text: string, width: number, most = 99) => breakLines(text, { width, most, measure });

test("a text that fits stays one line", () => {
  expect(lines("朝南套间", 8)).toEqual(["朝南套间"]);
  expect(lines("", 8)).toEqual([]);
});

test("no closing mark begins a line, no opening mark ends one", () => {
  const text = "走路八分钟，（含独卫）包水电。家具齐全！近超市、车站，可拎包入住：【急转】";
  for (let width = 8; width < 40; width += 1) {
    const broken = lines(text, width);
    expect(broken.join("")).toBe(text);
    for (const line of broken) {
      expect(measure(line)).toBeLessThanOrEqual(width);
      expect(line).not.toMatch(/^[，。、：！）】]|[（【]$/);
    }
  }
});

test("Latin words and numbers are not split, between Chinese words either", () => {
  const text = "离 King's College 走路 15 分钟的 en-suite 房间，£1,250 每月";
  for (let width = 12; width < 40; width += 1) {
    const broken = lines(text, width);
    for (const word of ["King's", "College", "suite", "£1,250", "15"]) {
      expect(
        broken.some((line) => line.includes(word)),
        `${word} in ${width}`,
      ).toBe(true);
    }
  }
});

test("a number stays with what it counts", () => {
  for (let width = 7; width < 30; width += 1) {
    const broken = lines("走路 12 分钟到曼大，押金 500 镑", width);
    expect(broken.some((line) => line.includes("12 分钟"))).toBe(true);
    expect(broken.some((line) => line.includes("500 镑"))).toBe(true);
  }
});

test("a Chinese word stays whole", () => {
  expect(lines("转租曼彻斯特公寓", 12)).not.toContain("转租曼彻斯");
  expect(lines("独卫套间转租", 10).join("|")).not.toContain("套|间");
});

test("a word wider than a line is split, a character of several code points never", () => {
  expect(lines("Llanfairpwll", 5).join("")).toBe("Llanfairpwll");
  expect(lines("👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧", 4).join("")).toBe("👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧");
  for (const line of lines("👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧", 4)) expect(line).toMatch(/^(?:👩‍👩‍👧)+$/u);
});

test("what finds no place ends in an ellipsis, with no mark before it", () => {
  const broken = lines("很长的标题，写了又写，写了又写，写了又写", 14, 2);
  expect(broken).toHaveLength(2);
  expect(broken[1]).toMatch(/[^，。、\s]…$/u);
  expect(measure(broken[1]!)).toBeLessThanOrEqual(14);
  // A word is cut off whole, unless it is the only one.
  expect(lines("27 minutes on foot to university", 19, 1)).toEqual(["27 minutes on foot…"]);
  expect(lines("近超市和公交站", 9, 1)).toEqual(["近超市和…"]);
  expect(lines("Supercalifragilistic", 6, 1)).toEqual(["Super…"]);
});

test("lines are about equally wide: no single character is left for the last one", () => {
  const [first, second] = lines("朝南大卧室带阳台近学校可以拎包入住", 32);
  expect(measure(first!) - measure(second!)).toBeLessThanOrEqual(8);
});
