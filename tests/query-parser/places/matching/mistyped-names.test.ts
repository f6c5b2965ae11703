import { expect, test } from "vitest";
import { CITY_NAMES } from "#domain/cities.ts";
import { asked } from "../asked.ts";

const SHORTEST_WITH_ANY_TYPO = 6;
const LONG_NAMES = CITY_NAMES.map((name) => name.toLowerCase()).filter(
  ({ length }) => length >= SHORTEST_WITH_ANY_TYPO,
);

function cityIn(text: string): string | null {
  return asked(text).city?.toLowerCase() ?? null;
}

function positions(name: string): number[] {
  // The first letter is rarely the wrong one.
  return Array.from({ length: name.length - 2 }, (_, index) => index + 1);
}

test.each(LONG_NAMES)("a letter of %s left out, doubled, or swapped with the next", (name) => {
  for (const at of positions(name)) {
    const [head, letter = "", next = "", tail] = [name.slice(0, at), name[at], name[at + 1], name.slice(at + 2)];
    expect.soft(cityIn(`studio in ${head}${next}${tail}, 200 pw`), `${head}${next}${tail}`).toBe(name);
    expect.soft(cityIn(`${head}${letter}${letter}${next}${tail} ensuite`)).toBe(name);
    expect.soft(cityIn(`room ${head}${next}${letter}${tail}`)).toBe(name);
  }
});

test.each([
  ["stuido in mancester", "Manchester"],
  ["edinbrugh flat", "Edinburgh"],
  ["sheffeild", "Sheffield"],
  ["liecester", "Leicester"],
  ["newcaslte", "Newcastle"],
  ["brigton", "Brighton"],
  ["londen", "London"],
  ["leedz", "Leeds"],
  ["loughbrough", "Loughborough"],
  ["canary warf", "London"],
  ["sheperds bush", "London"],
  ["univeristy of leeds", "Leeds"],
  ["慢切斯特的单间", "Manchester"],
  ["爱丁宝 studio", "Edinburgh"],
  ["伯明汗", "Birmingham"],
  ["诺丁翰短租", "Nottingham"],
  ["谢菲儿德", "Sheffield"],
  ["伦墩 ensuite", "London"],
  ["考文锤", "Coventry"],
  ["利物普", "Liverpool"],
  ["布莱墩", "Brighton"],
  ["格拉司哥", "Glasgow"],
  ["布里斯拖", "Bristol"],
  ["利雾浦", "Liverpool"],
  ["诺顶汉", "Nottingham"],
  ["伯明寒", "Birmingham"],
  ["谢肥尔德", "Sheffield"],
  ["卡迪服", "Cardiff"],
  ["爱丁饱", "Edinburgh"],
  ["莱四特", "Leicester"],
  ["南安普炖 studio", "Southampton"],
  ["度伦单间", "Durham"],
  ["力滋", "Leeds"],
  ["伦吞", "London"],
  ["雷顶", "Reading"],
  ["新堡", "Newcastle"],
  ["科芬特里", "Coventry"],
  ["砵士茅夫", "Portsmouth"],
  ["room in lieds", "Leeds"],
])("%j is %s", (text, city) => {
  expect(asked(text).city).toBe(city);
});

test.each([
  "this leads to the kitchen",
  "cards accepted",
  "a bristle brush",
  "looking for your own room",
  "pork and rice",
  "sainsburys nearby",
  "paid in sterling",
  "granite worktop",
  "a brighter room",
  "the landlord is lovely",
  "no stains on the carpet",
  "in wrapping paper",
  "hovering around 200",
  "honour the contract",
  "价格大概两百，谢谢大家",
  "我爱大床房，不考大学",
  "越南大学生",
  "意大利大学毕业",
  "新的篮球场",
  "一家的服务",
])("an ordinary word is no typo: %s", (text) => {
  expect(asked(text).city).toBeNull();
});
