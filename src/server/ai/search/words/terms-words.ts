import type { WishEntry } from "./wish-entry.ts";

/** What the rent covers, how it is paid, and how long one stays. */
export const TERMS_WORDS: readonly WishEntry[] = [
  [
    "bills-included",
    ["bill", "utilit", "inclu", "all in", "包水", "包电", "包网", "包bill", "全包", "含水电", "含网", "费用"],
  ],
  ["short-let", ["short", "temporary", "few weeks", "短租", "短期", "短住", "过渡"]],
  ["long-let", ["long let", "long-let", "long term", "long-term", "long stay", "长租", "长期"]],
  ["sublet", ["sublet", "sub-let", "sublease", "take over", "takeover", "replacement", "转租", "转让"]],
  ["no-agent-fee", ["agen", "fee", "landlord", "中介", "房东直", "直租"]],
  ["no-guarantor", ["guarantor", "担保"]],
  ["no-deposit", ["deposit", "押金", "免押"]],
  ["pay-monthly", ["month", "月付", "按月", "月交", "押一付一"]],
  ["pay-weekly", ["weekly", "周付", "按周"]],
  ["pay-upfront", ["upfront", "up front", "up-front", "in advance", "年付", "一次性", "付清", "交清"]],
  ["instalments", ["instalment", "installment", "分期", "季付", "按学期"]],
  ["flexible-dates", ["flexib", "negotiable", "灵活", "可商量", "可谈", "不限", "可议"]],
  ["renewable", ["renew", "extend", "续租", "续约", "续签"]],
  ["break-clause", ["break clause", "提前解约", "中途退租"]],
  ["term-time", ["term time", "term-time", "学期"]],
  ["entire", ["entire", "whole", "full flat", "full house", "整租", "整套", "整层", "整栋", "整个", "独门独户"]],
  [
    "cheap",
    [
      "cheap",
      "affordab",
      "low cost",
      "budget",
      "value",
      "bargain",
      "reasonabl",
      "便宜",
      "实惠",
      "性价比",
      "划算",
      "低价",
      "平价",
    ],
  ],
  ["discount", ["discount", "cashback", "cash-back", "cash back", "折扣", "返现", "优惠"]],
  [
    "viewing-online",
    ["online", "video", "virtual", "remote", "视频看房", "线上看房", "在线看房", "远程看房", "云看房"],
  ],
  ["homestay", ["homestay", "home-stay", "home stay", "host family", "寄宿"]],
  [
    "meals-included",
    ["catered", "meal", "half board", "full board", "half-board", "full-board", "包餐", "包饭", "含餐", "早餐", "三餐"],
  ],
  ["cleaning", ["cleaner", "cleaning", "保洁", "打扫"]],
];
