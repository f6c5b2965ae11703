import { describe, expect, test } from "vitest";
import { parseListing } from "../../../src/query-parser/parse-listing.ts";
import { parseQuery } from "../../../src/query-parser/parse-query.ts";

const TODAY = "2026-11-20";

/** The prices of a search in pounds a week. */
function pricesOf(text: string): [number | null, number | null] {
  const { low_price, high_price } = parseQuery(text, TODAY);
  return [low_price, high_price];
}

describe("a limit of something else is no limit of the rent", () => {
  test.each([
    ["ensuite Leeds 180pw bills capped £50", 180],
    ["Leeds ensuite 180 pw utilities capped at 30 pcm", 180],
    ["利兹 ensuite 180一周 水电封顶50", 180],
    ["Leeds studio £180pw internet max £30", 180],
    ["no bills over £50, Leeds room £150pw", 150],
    ["room in York 140pw, deposit no more than £300", 140],
    ["约克单间 140一周 押金不超过300", 140],
    ["York room, agency fee up to £100, rent 140 pw", 140],
    ["曼城 studio 每周200 中介费最多100", 200],
    ["Hull room 110pw, council tax under £25 a week", 110],
  ])("%s: at most £%d a week", (text, most) => {
    expect(pricesOf(text)).toEqual([null, most]);
  });
});

describe("what others pay, what is paid now and what one earns are no wishes", () => {
  test.each([
    ["I pay £600 a month now, looking for a studio in Leeds up to 170pw", 170],
    ["现在的房租是每周150，想在利兹找180以内的studio", 180],
    ["My friend got hers for £95 a week, I need a room in Hull, max £120 pw", 120],
    ["朋友的房子才130一周，我想在约克找160以内的单间", 160],
    ["I earn £1,800 a month, room in Leeds under £150 a week", 150],
    ["月薪两千二，利兹单间，一周150以内", 150],
  ])("%s: at most £%d a week", (text, most) => {
    expect(pricesOf(text)).toEqual([null, most]);
  });
});

describe("one sum for a whole stay is so much a week in a search, too", () => {
  test.each([
    ["studio in Leeds from 11 January to 31 May, £3,000 in total", 150],
    ["利兹studio 1月11号到5月31号 总共3000", 150],
    ["Hull room, £1,200 for 10 weeks from 5 June", 120],
    ["布莱顿studio 十周一共2000镑", 200],
    ["Cambridge sublet, 12 weeks all for £2,400", 200],
    ["two of us want a 2 bed in Leeds, £1,200 in total", 277],
  ])("%s: at most £%d a week", (text, most) => {
    expect(pricesOf(text)).toEqual([null, most]);
  });
});

describe("the price that the next tenant pays beats the list's", () => {
  test.each([
    ["曼城ensuite转租，官网218，我补贴18，你只用付200一周", 200],
    ["Leeds ensuite, was £185 pw, now £160 pw", 160],
    ["Nottingham studio. I pay £210 a week, you pay £180", 180],
    ["谢菲 studio 原价每周199，现转170一周", 170],
  ])("%s: £%d a week", (text, price) => {
    expect(parseListing(text, TODAY).price).toBe(price);
  });
});
