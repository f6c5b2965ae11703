import fc from "fast-check";
import { inFull, spoken as spokenChinese, withLiang } from "../numbers/written-chinese.ts";
import { grouped, inWords, spoken as spokenEnglish } from "../numbers/written-english.ts";

/** A number as it may be written in a language. */
export type Writer = (number: number) => string;
export type Language = "zh" | "en" | "mixed";
export type PaidFor = "week" | "month";

const DIGITS: Writer = String;
const CHINESE: Writer[] = [
  DIGITS,
  inFull,
  (number) => withLiang(inFull(number)),
  (number) => withLiang(spokenChinese(number)),
];
const ENGLISH: Writer[] = [
  DIGITS,
  grouped,
  inWords,
  (number) => inWords(number, " "),
  (number) => spokenEnglish(number) ?? String(number),
];
const WRITERS: Record<Language, Writer[]> = { zh: CHINESE, en: ENGLISH, mixed: [DIGITS] };

const UNITS_BEHIND: Record<Language, Record<PaidFor, string[]>> = {
  zh: {
    week: ["一周", "每周", "镑一周", "镑/周", "磅每周", "英镑一个星期", "一礼拜", "块每礼拜"],
    month: ["一个月", "每月", "镑一个月", "镑/月", "英镑每个月", "磅每月"],
  },
  en: {
    week: [
      " pw",
      " p/w",
      " a week",
      " per week",
      " pounds a week",
      " quid a week",
      "/week",
      " weekly",
      " pppw",
      " p.w.",
    ],
    month: [" pcm", " a month", " per month", " per calendar month", " pounds a month", "/month", " monthly", " p/m"],
  },
  mixed: { week: ["pw", "/week", "镑pw", " per week", "/wk"], month: ["pcm", "/month", "镑pcm", "/mo"] },
};

// N stands for the number, U for its unit.
const AT_MOST: Record<Language, string[]> = {
  zh: [
    "NU以内",
    "不超过NU",
    "最多NU",
    "NU以下",
    "不高于NU",
    "NU封顶",
    "不要超过NU",
    "上限NU",
    "顶多NU",
    "预算NU以内",
    "低于NU",
    "撑死NU",
  ],
  en: [
    "up to NU",
    "under NU",
    "max NU",
    "no more than NU",
    "NU max",
    "NU or less",
    "below NU",
    "NU tops",
    "at most NU",
    "not over NU",
  ],
  mixed: ["max NU", "NU以内", "预算NU", "budget 不超过NU", "NU max", "under NU", "最多NU"],
};
const AT_LEAST: Record<Language, string[]> = {
  zh: ["NU以上", "至少NU", "不低于NU", "最低NU", "NU起", "起码NU", "不少于NU"],
  en: [
    "at least NU",
    "over NU",
    "from NU",
    "NU or more",
    "minimum NU",
    "more than NU",
    "not less than NU",
    "NU and up",
  ],
  mixed: ["至少NU", "NU以上", "min NU", "over NU"],
};
const AROUND: Record<Language, string[]> = {
  zh: ["NU左右", "大概NU", "NU上下", "大约NU", "差不多NU", "约NU", "预算大概NU"],
  en: ["around NU", "about NU", "roughly NU", "NU or so", "approx NU", "circa NU", "in the region of NU"],
  mixed: ["NU左右", "around NU", "大概NU", "about NU", "~NU"],
};
// N and M are the ends.
const BETWEEN: Record<Language, string[]> = {
  zh: ["N到MU", "NU到MU", "N-MU", "N至MU", "N到MU之间", "在N到MU之间", "至少NU，最多MU", "NU以上MU以下", "N~MU"],
  en: [
    "N to MU",
    "N - MU",
    "between N and MU",
    "from N to MU",
    "NU to MU",
    "at least NU, max MU",
    "over NU but under MU",
  ],
  mixed: ["N-MU", "NU-MU", "N到MU", "budget N-MU", "min NU 最多MU"],
};

export type Wording = "atMost" | "atLeast" | "around" | "between";
const WORDINGS: Record<Wording, Record<Language, string[]>> = {
  atMost: AT_MOST,
  atLeast: AT_LEAST,
  around: AROUND,
  between: BETWEEN,
};

/** What stands around a price: nothing in it is one. */
const LOCATION: Record<Language, string[]> = {
  zh: ["想找房，P", "ensuite，P，包bill", "离学校15分钟，P", "两个人合租，P", "求租studio P 押金可谈", "P，安静一点"],
  en: [
    "looking for a room, P",
    "P, bills included",
    "15 min walk to campus, P",
    "ensuite for two people, P please",
    "studio, P, quiet",
  ],
  mixed: ["求 ensuite P 包bill", "UCL附近 studio，P", "flatshare，P，近tube"],
};

/** A text about a price of one or two numbers (`low` < `high`), with what it means. */
export function pricedText(
  wording: Wording,
): fc.Arbitrary<{ text: string; low: number; high: number; period: PaidFor }> {
  return fc.constantFrom<Language>("zh", "en", "mixed").chain((language) =>
    fc
      .record({
        period: fc.constantFrom<PaidFor>("week", "month"),
        tens: fc.tuple(fc.integer({ min: 8, max: 40 }), fc.integer({ min: 1, max: 15 })),
        write: fc.constantFrom(...WRITERS[language]),
        pattern: fc.constantFrom(...WORDINGS[wording][language]),
        around: fc.constantFrom(...LOCATION[language]),
        unit: fc.nat(),
      })
      .map(({ period, tens: [first, more], write, pattern, around, unit }) => {
        const scale = period === "week" ? 10 : 40;
        const [low, high] = [first * scale, (first + more) * scale];
        const units = UNITS_BEHIND[language][period];
        const filled = pattern.replaceAll(/[NMU]/g, (place) =>
          place === "U" ? (units[unit % units.length] ?? "") : write(place === "M" ? high : low),
        );
        return { text: around.replace("P", filled), low, high, period };
      }),
  );
}
