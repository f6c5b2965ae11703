import { CHINESE_DIGITS } from "#domain/search/fit/digits.ts";
import type { WishEntry } from "./wish-entry.ts";

/** How posters count the bedrooms of a home. */
function bedroomWords(count: number): string[] {
  const chinese = [...(count === 2 ? ["两"] : []), CHINESE_DIGITS[count] ?? "", `${count}`];
  return [`${count}b`, `${count} b`, ...chinese.flatMap((number) => [`${number}室`, `${number}房`])];
}

/** Who may live there, and with whom. */
export const PEOPLE_WORDS: readonly WishEntry[] = [
  ["no-pets", ["pet", "cat", "dog", "宠物", "猫", "狗"]],
  ["pets", ["pet", "cat", "dog", "kitten", "pupp", "宠物", "猫", "狗"]],
  ["female-only", ["female", "girl", "women", "ladies", "女生", "女性", "限女", "女室友"]],
  ["male-only", ["male only", "male-only", "boys", "男生", "男性", "限男", "男室友"]],
  ["mixed-gender", ["mixed", "co-ed", "coed", "any gender", "男女", "性别"]],
  ["couples", ["couple", "partner", "double occupancy", "情侣", "夫妻", "夫妇", "两人", "双人"]],
  ["2-couples", ["couples", "情侣", "夫妻", "夫妇", ...bedroomWords(2)]],
  [
    "1-person",
    [
      "1 person",
      "one person",
      "single occup",
      "by myself",
      "on my own",
      "live alone",
      "一个人",
      "一人",
      "1人",
      "独居",
      "单人",
      "studio",
      "单身公寓",
      ...bedroomWords(1),
    ],
  ],
  [
    "2-people",
    [
      "2 people",
      "two people",
      "2 person",
      "for 2",
      "for two",
      "of us",
      "两个人",
      "两人",
      "二人",
      "2人",
      "俩人",
      "double",
      "大床",
      ...bedroomWords(2),
    ],
  ],
  ...[3, 4, 5, 6].map((people): WishEntry => [`${people}-people`, bedroomWords(people)]),
  ["family", ["family", "家庭", ...bedroomWords(2), ...bedroomWords(3)]],
  ["few-flatmates", ["flatmate", "housemate", "others", "室友", "舍友", ...bedroomWords(2), ...bedroomWords(3)]],
  ["phd", ["phd", "ph.d", "doctora", "博士"]],
  ["postgrads", ["postgrad", "master", "phd", "研究生", "硕士", "博士"]],
  ["professionals", ["professional", "working people", "上班族", "职场", "在职", "工作人士"]],
  ["child-friendly", ["child", "kid", "baby", "toddler", "family", "孩子", "小孩", "宝宝", "小朋友"]],
  ["chinese-flatmates", ["chinese", "mandarin", "中国", "华人", "国人", "中文"]],
  ["chinese-landlord", ["chinese landlord", "中国房东", "华人房东", "国人房东", "中文的房东"]],
  ["lgbt-friendly", ["lgbt", "queer", "gay", "彩虹"]],
  ["vegetarian", ["vegetarian", "vegan", "素食", "吃素"]],
  ["halal", ["halal", "muslim", "清真"]],
  ["no-smoking", ["smok", "抽烟", "禁烟", "吸烟", "无烟"]],
  ["smoking", ["smok", "抽烟", "吸烟"]],
];
