import type { Understanding } from "#domain/search/understanding.ts";
import type { Chooser } from "./random.ts";
import { inChinese, inEnglish } from "./write-numbers.ts";
import type { Phrase } from "./phrase.ts";

type Asked = Pick<Understanding, "low_price" | "high_price">;
interface Bound {
  texts: { zh: readonly string[]; en: readonly string[] };
  asks: (pounds: (amount: number) => number, first: number, second: number) => Asked;
}

// {a} and {b} are amounts with their unit where it follows them, {u} a unit before them.
const BOUNDS: readonly Bound[] = [
  {
    texts: {
      zh: [
        "{a}以内",
        "不超过{a}",
        "最多{a}",
        "预算{a}",
        "{a}以下",
        "{a}封顶",
        "顶多{a}",
        "不高于{a}",
        "上限{a}",
        "别超过{a}",
      ],
      en: [
        "under {a}",
        "max {a}",
        "up to {a}",
        "no more than {a}",
        "budget {a}",
        "{a} max",
        "{a} tops",
        "less than {a}",
        "not over {a}",
        "{a} or less",
      ],
    },
    asks: (pounds, amount) => ({ low_price: null, high_price: pounds(amount) }),
  },
  {
    texts: {
      zh: ["{a}以上", "至少{a}", "最低{a}", "不低于{a}", "{a}起"],
      en: ["at least {a}", "over {a}", "minimum {a}", "more than {a}", "{a} or more"],
    },
    asks: (pounds, amount) => ({ low_price: pounds(amount), high_price: null }),
  },
  {
    texts: {
      zh: ["{n}到{b}", "{n}-{b}", "{n}~{b}", "{n}至{b}之间"],
      en: ["{n}-{b}", "{n} to {b}", "between {n} and {b}", "from {n} to {b}"],
    },
    asks: (pounds, amount, second) => ({ low_price: pounds(amount), high_price: pounds(second) }),
  },
  {
    texts: {
      zh: ["{a}左右", "大概{a}", "{a}上下", "差不多{a}", "大约{a}"],
      en: ["around {a}", "about {a}", "roughly {a}", "~{a}", "approx {a}", "circa {a}"],
    },
    asks: (pounds, amount) => ({
      low_price: Math.round(pounds(amount) * 0.9),
      high_price: Math.round(pounds(amount) * 1.1),
    }),
  },
];

const UNITS = {
  week: {
    zh: ["镑每周", "镑/周", "一周", "镑一周", "pw", "镑一个星期"],
    en: ["pw", " a week", " per week", "/week", " p/w", " weekly"],
  },
  month: {
    zh: ["镑每月", "镑/月", "一个月", "pcm", "镑一个月"],
    en: [" pcm", " a month", " per month", "/month", " p/m", " monthly"],
  },
};

/** A rent by week or month, with a bound of any kind. */
export function writePrice(choose: Chooser, language: "zh" | "en"): Phrase {
  const period = choose.oneOf(["week", "month"] as const);
  const step = choose.oneOf([5, 10, 50]);
  const amount = period === "week" ? round(choose.between(90, 400), step) : round(choose.between(450, 1900), step);
  const second = amount + step * choose.between(2, 6);
  const bound = choose.oneOf(BOUNDS);
  const write = writer(choose, language);
  // Nobody writes "fiftypw", and "sixty-one hundred" is another number.
  const isInWords = write === inEnglish;
  const unit = choose.oneOf(UNITS[period][language].map((each) => (isInWords ? each.replace(/^ ?/, " ") : each)));
  const texts = bound.texts[language].filter((text) => !(isInWords && text.includes("}-{")));
  const text = choose
    .oneOf(texts)
    .replace("{a}", `${write(amount)}${unit}`)
    .replace("{n}", write(amount))
    .replace("{b}", `${write(second)}${unit}`);
  const pounds = (value: number) => (period === "week" ? value : Math.floor((value * 12) / 52 + 0.5));
  return { text, asks: bound.asks(pounds, amount, second) };
}

function writer(choose: Chooser, language: "zh" | "en"): (amount: number) => string {
  const style = choose.fraction();
  if (style < 0.6) return String;
  if (language === "en") return style < 0.85 ? (amount) => `£${amount}` : inEnglish;
  return (amount) => inChinese(amount, style < 0.85);
}

function round(value: number, step: number): number {
  return Math.round(value / step) * step;
}
