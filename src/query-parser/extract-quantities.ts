import { SHORT_MONTHS } from "./text/shared-words.ts";
import { WHOLE, oneOf, WORD_END, WORD_START } from "./text/pattern.ts";
import type { SourceText } from "./text/source-text.ts";

/** What a number counts that is no price. */
export type QuantityKind =
  | "contact"
  | "commute"
  | "people"
  | "age"
  | "zone"
  | "floor"
  | "size"
  | "address"
  | "line"
  | "time"
  | "percentage"
  | "rating"
  | "year"
  | "part";

const TO = "(?:\\s?(?:-|~|到|至|to|or|或)\\s?\\d+(?:\\.\\d+)?)?";
// "12m from 1 Feb", "6m contract": months, and no metres.
const TENANCY = oneOf(
  `\\+|contract|tenancy|lease|let${WORD_END}|ast${WORD_END}|fixed|term|min(?:imum)?${WORD_END}|break|rolling`,
  `(?:from|starting|start)\\s(?:the\\s)?(?:\\d|${SHORT_MONTHS}|now|next|mid|early|late|end|asap|1月|\\u0001)`,
);
const LENGTH_OF_TENANCY = "(?<![\\d.])(?:[1-9]|1[0-8]|24|36)";
const NO_MONTHS = `(?!(?<=for\\s\\d{1,2}\\s?m)(?!\\s?(?:of|away|to)${WORD_END}))(?!(?<=${LENGTH_OF_TENANCY}\\s?m)\\s?${TENANCY})`;
const N = `\\d+(?:\\.\\d+)?${TO}\\s?`;
const ABOUT =
  "(?:within|under|max|about|around|less than|up to|不超过|大概|大约|最多|步行|走路|通勤|车程|地铁|公交|walk|by)?\\s?";
const WITHIN = "(?:以内|之内|以下|内|左右|max|or less)?";

const PEOPLE = oneOf(
  "people|persons?|pax|adults?|kids?|children|child|tenants?|flat\\s?mates?|house\\s?mates?|room\\s?mates?",
  "students?|girls?|boys?|friends?|guys|occupants?|sharers?|professionals?|cats?|dogs?|of\\s(?:us|them)",
);
const ROAD_NAMES = oneOf("road|street|avenue|lane|rd|ave|close(?! to| by)|drive|gardens|terrace|crescent|square|place");
const PRICE_BEHIND = oneOf("pw|pcm|p\\/|per|a\\s|\\/|-|to|镑|quid|pounds|每|weekly|monthly");
const PERIOD_OR_ROOM_BEHIND = oneOf(
  "-|to|个月|个半月|周|天|年|week|month|year|day|night|term|bed|bath|b\\d|br?\\b|bdr|mounth",
);
/** Patterns of what is counted, in the order in which they are read. */
const QUANTITIES: readonly (readonly [QuantityKind, ...string[]])[] = [
  [
    "contact",
    "(?:\\+|00)\\s?(?:44|86)[\\d\\s()-]{9,}\\d",
    "(?<!\\d)0\\d{3,4}[\\s-]?\\d{3}[\\s-]?\\d{3,4}(?!\\d)",
    "(?<!\\d)1[3-9]\\d{9}(?!\\d)",
    "(?<![\\d.])\\d{7,}(?!\\d)",
  ],
  [
    "contact",
    // Behind a digit it is the end of a postcode: G12 8QQ.
    "(?:wechat|weixin|vx|wx|微信号?|薇信?|whatsapp|电话|手机号?|tel|phone|(?<!\\d)qq|小红书号?)(?:\\s?id)?\\s?[:号是]?\\s?[a-z\\d_-]*\\d[a-z\\d_-]*",
  ],
  [
    "time",
    "(?<!\\d)24\\s?\\/\\s?7",
    "24\\s?小时",
    `\\d{1,2}[:.]\\d\\d\\s?[ap]\\.?m${WHOLE}`,
    "\\d{1,2}:\\d\\d",
    "(?<!\\d)0\\d[0-5]\\d\\s?(?:-|to)\\s?[0-2]\\d[0-5]\\d(?!\\d)",
    `(?<!\\d)\\d{1,2}\\s?[ap]\\.?m${WHOLE}`,
    "\\d{1,2}点半?(?!\\d)",
    `\\d+\\s?(?:hours?|hrs?)${WHOLE}`,
    "\\d+\\s?个?(?:小时|钟头)",
  ],
  ["commute", `${ABOUT}${N}-?\\s?(?:分钟|分(?![租手])|min(?:s|utes?)\\.?${WHOLE})\\s?${WITHIN}`],
  ["commute", `${ABOUT}(?<!\\d)\\d{1,2}${TO}\\s?-?\\s?min${WHOLE}`],
  [
    "commute",
    `${ABOUT}${N}-?\\s?(?:miles?|mi|km|kms|kilomet(?:er|re)s?|met(?:er|re)s?|m(?![\\d²])${NO_MONTHS}|yards?|blocks?|stops?)${WHOLE}`,
  ],
  ["commute", `${N}(?:公里|英里|千米|米|步|站(?:路|地铁)?|个?路口|公里)${WITHIN}`],
  [
    "size",
    `${N}(?:平方?米?(?!均)|m2|m²|sqm|sq\\.?\\s?(?:m|ft|met(?:er|re)s?|feet|foot)|square\\s(?:met(?:er|re)s?|feet|foot)|sqft|ft2)${WHOLE}`,
  ],
  ["size", `\\d+\\s?(?:-\\s?)?(?:inch(?:es)?|cm|寸|米[长宽高])${WHOLE}`],
  [
    "age",
    "\\d{2}\\s?(?:后(?![\\d付])|岁|years?\\sold|yo|y\\/o|yrs?\\sold)",
    "(?:aged?|over|under|above|below)\\s(?:1[6-9]|2[15]|[2-6][05]s)s?(?!\\d|\\s?(?:p|a\\s|\\/))",
  ],
  [
    "people",
    `(?<!\\d|zones?\\s?)\\d{1,2}${TO}\\s?(?:个|名|位|只)?\\s?(?:人间|人(?!均|民|在|以)|室友|女生|男生|同学|朋友|学生|猫|狗|孩子|小孩|租客|女|男)`,
  ],
  ["people", `(?<!\\d|zones?\\s?)\\d{1,2}${TO}\\s?-?(?:\\s?(?:other|more|female|male|girl|boy))?\\s?${PEOPLE}${WHOLE}`],
  [
    "people",
    `(?:for|between|among|sleeps)\\s\\d(?!\\d|st|nd|rd|th|[./]\\d|月|\\s?(?:${SHORT_MONTHS})|\\s?${PERIOD_OR_ROOM_BEHIND})`,
  ],
  ["zone", "zones?\\s?\\d(?:\\s?(?:-|\\/|or|to|and|&)\\s?\\d)?(?!\\d)", "(?<!\\d)\\d(?:\\s?[-到或、]\\s?\\d)?\\s?区"],
  [
    "floor",
    "(?<!\\d)\\d{1,2}(?:st|nd|rd|th)\\sfloor",
    "(?:floor|level|storey)s?\\s\\d{1,2}(?!\\d|[ -]bed)",
    `(?<!\\d)\\d{1,2}${TO}\\s?(?:楼|层)`,
    `\\d{1,2}\\s?floors?${WHOLE}`,
  ],
  [
    "line",
    "(?:bus(?:es)?|route|line|tram|road)\\s(?:no\\.?\\s?)?\\d{1,3}(?!\\d|\\s?[室房居卧]|b(?:ed)?)(?!\\s?(?:pw|pcm|per|a\\s|\\/))",
    "(?<!\\d)\\d{1,3}\\s?(?:路(?:公交|车|巴士)|号线)",
    `\\d{1,3}\\sbus(?:es)?${WHOLE}`,
    "(?:flight|航班号?)(?:\\sno\\.?|\\snumber)?\\s?:?\\s?[a-z]{2}\\s?\\d{2,4}(?!\\d)",
  ],
  [
    "address",
    `${WORD_START}(?:flat|apt|apartment|unit|room|house|block|no\\.?|number)\\s?#?\\d{1,2}[a-z]?(?![\\da-z])(?!\\s?${PRICE_BEHIND})(?=\\s?(?:,|$|at|in|on|of|号|[a-z]+\\s(?:road|street|house|court)))`,
    "\\d{1,4}号(?:房|楼|院|公寓|门)",
    "#\\d+",
  ],
  [
    "address",
    `(?<![£\\d]\\s?|(?:under|max|below|budget|around|about|over|to|of|-|~|<|>)\\s?)(?<!\\d)\\d{1,3}[a-z]?\\s(?!bed|bath|double|single|person|people)(?:[a-z]+\\s){1,2}${ROAD_NAMES}${WHOLE}`,
  ],
  ["time", "[早朝](?:\\d{1,2}|[一二三四五六七八九十])晚(?:\\d{1,2}|[一二三四五六七八九十])"],
  ["percentage", `${N}(?:%|percent${WHOLE}|折|成)`],
  [
    "rating",
    `\\d(?:\\.\\d)?\\s?(?:stars?${WORD_END}|星级?(?!期)|分以上)`,
    "(?<![\\d/]|(?:[到至从起-]|\\b(?:on|by|from|to|until|till|before|after))\\s?)\\d+\\s?\\/\\s?10(?![\\d/])",
    "top\\s\\d+",
    "(?:雅思|托福|ielts|toefl|gpa|pte)\\s?\\d+(?:\\.\\d+)?",
  ],
  ["part", `\\d+\\s?(?:words?|pages?|times|字|页|题|[mgk]bps|[mg]b|g宽带|kwh)${WHOLE}`],
  [
    "part",
    "(?<!\\d)\\d\\s?(?:个|张|间|套)?\\s?-?\\s?(?:洗手间|厕所|浴室|窗户?|书桌|衣柜|desks?|windows?|toilets?|bikes?|cars?|suitcases?|wardrobes?|parking)",
  ],
];

const PATTERNS = QUANTITIES.map(([kind, ...patterns]) => ({ kind, pattern: new RegExp(patterns.join("|"), "g") }));

/** A quantity that was read, as it stands in the text. */
export interface Quantity {
  kind: QuantityKind;
  start: number;
  end: number;
}

/** Reads and masks the numbers that are neither prices nor dates nor rooms, so that nothing else is made of them. */
export function extractQuantities(source: SourceText): Quantity[] {
  if (!/\d/.test(source.remaining)) return [];
  return PATTERNS.flatMap(({ kind, pattern }) => source.consume(pattern, () => ({ kind })));
}
