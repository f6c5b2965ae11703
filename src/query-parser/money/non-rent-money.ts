import { RANGE_TO, POUNDS } from "../text/shared-words.ts";
import type { SourceText } from "../text/source-text.ts";
import { anyOf } from "../text/pattern.ts";
import { PERIODS } from "./rent-periods.ts";

const SIGN = "(?:[£$€¥]|gbp|rmb)?\\s?";
const CURRENCY = `(?:\\s?(?:${POUNDS}|元|gbp|rmb|k))?`;
const PERIOD_WORD = `\\s?(?:${Object.values(PERIODS).join("|")})`;
/** What it is paid for, if that is written. */
export const PERIOD = `(?:${PERIOD_WORD})?`;
/** One amount or a range of two, with its currency; a pattern's source. */
export const AMOUNT = `${SIGN}\\d+(?:\\.\\d+)?(?:\\s?${RANGE_TO}\\s?${SIGN}\\d+)?${CURRENCY}`;
/** What may stand between a name and its amount. */
export const LINK =
  "(?:\\s|:|=|是|为|约|差不多|大概|大约|只要|一共|总共|交|收|付|of|is|are|was|around|about|approx|roughly|at|only|cost|costs)*";
// 包council tax 2月10日入住: a day.
const NO_DAY = "(?!\\d|\\s?月(?:\\d|份|[初中底末])|\\s?[日号])";
const NO_AMOUNT_BEHIND = "(?!\\s*[:=]?\\s?£?\\d)";

// Money that is paid once, given back, or earned.
const ONE_OFF = anyOf(
  "deposits?|bond|(?:holding|admin|agency|agent|application|booking|referenc(?:e|ing)|reservation|cleaning|finder'?s?|service|late|transfer) fees?",
  "fees?|cash ?back|vouchers?|discount|bonus|referral",
  "押金|定金|订金|保证金|中介费|服务费|手续费|转租费|转让费|介绍费|清洁费|申请费|返现|红包|优惠券?|奖学金|补贴|违约金",
  "salary|salaries|income|earn(?:s|ing|ings)?|stipend|scholarship|wages?|savings?|tuition(?: fees?)?",
  "(?:train |bus |plane |concert |theatre )?(?:tickets?|fares?)|flights?|rail ?card|visa fees?|revenues?|turnover|profits?|sales",
  "年薪|月薪|到手|税[前后]|工资|薪水|收入|存款|学费|生活费|担保金",
  "(?:门|车|机|船|年|月)票|票价|签证费?|营收|营业额|销售额|利润",
);
// Money that is paid beside the rent. Those of the second kind are more often only named than given a price.
const BESIDE_RENT = anyOf(
  "council tax|utility bills?|utilities",
  // What the one who leaves pays of it: 我补£20每周.
  "补贴?",
  "水电煤?气?网?费?|[水电网]费|煤气费|燃气费|物业费?|市政税|停车费|洗衣费",
);
// Savings.
const PUT_ASIDE = anyOf(
  "saved(?: up)?|(?:put|set) (?:aside|by|away)|in (?:the bank|(?:my )?savings|my account)|to my name",
  "的?(?:积蓄|存款|积攒)",
);
const SAVED = anyOf("(?:saved(?: up)?|(?:put|set) (?:aside|away|by))", "[攒存]了|存款有?|卡里有?|银行里有?");
const FACILITY = anyOf(
  "bills?|electric(?:ity)?|energy|gas|water|broadband|internet|wi-?fi|parking|gym|laundry|storage",
  "车位费?|停车",
);
const BESIDE = `(?:${BESIDE_RENT}|${FACILITY})`;
const WITHOUT = "(?<!(?:no|zero|without|免|无|不要|不用|没有|0)\\s?(?:[a-z]+\\s)?)";
const INCLUDED =
  "(?<!(?:inc|incl|including|includes|included|all|with|no|ex|excl|excluding|plus|without|含|包|全|免|无|带|有)\\s?(?:all\\s|the\\s)?)";

// "2.16 parking" is a day, and 停车位 3居室 a flat.
const SHORT_SUM = `(?:£\\s?\\d{1,2}(?!\\d|\\.\\d)|(?<![\\d.])\\d{1,2}\\s?(?:${POUNDS})|(?<![\\d.])\\d{1,2}(?=\\s?(?:a|per|\\/|p|每)\\s?(?:week|month|w|m|周|月)))`;

// "Deposit up to £1,200", 学费已经两万七; with a period behind it, it is the rent after all.
const BOUNDED =
  "(?:\\s|:|must|should|has|be|no|not|more|less|than|up to|max(?:imum)?|under|below|over|within|rose|grew|fell|by|to|\\d+%|me|us|已经?|就|要|都|最多|最高|不超过|不能超过|不要超过|每?1?年|[花交]了)*" +
  LINK;

const PATTERNS = [
  `${WITHOUT}${ONE_OFF}${LINK}${AMOUNT}${NO_DAY}`,
  `(?:salary|stipend|wages?|earn(?:s|ing)?|income|年薪|月薪|工资|收入|到手)${LINK}${AMOUNT}${PERIOD}`,
  // 老带新各得£150, 再减100.
  `(?:各|再)?[得返减送]现?[^\\S\\n]?(?:£\\s?\\d+|\\d{2,4}\\s?(?:${POUNDS}))`,
  `${WITHOUT}${ONE_OFF}${BOUNDED}${AMOUNT}(?![\\d.]|\\s?${RANGE_TO}\\s?£?\\d|${PERIOD_WORD}(?!\\s?£?\\d))`,
  `${AMOUNT}\\s?(?:的|in|of|for|worth of)?\\s?(?:the\\s|a\\s|one-off\\s|refundable\\s)?${ONE_OFF}${NO_AMOUNT_BEHIND}`,
  `${AMOUNT}\\s?off(?![a-z-])`,
  `${INCLUDED}${BESIDE_RENT}${LINK}${AMOUNT}${NO_DAY}${PERIOD}`,
  `${INCLUDED}${FACILITY}\\s?(?:(?:are |is )?(?:included|covered|incl?|包) ?)?(?:[:=]|is|are|costs?|about|around|up to|大概|约)\\s?${AMOUNT}(?: (?:each|pp|per person))?${PERIOD}`,
  // 桌椅打包转让£60.
  `(?:桌|椅|家具|床垫|被褥?|锅具?|单车|自行车|电器|显示器|冰箱|打印机|杂物|用品)[^,.;!?\\n\\d£]{0,8}(?:打包|转让|出售|卖|带走)\\s?${AMOUNT}(?!${PERIOD_WORD})`,
  `bills?[^.;\\n£\\d]{0,36}(?:been|comes? to|average|works? out(?: at| to)?|usually)\\s?(?:about|around|roughly|~)?\\s?${AMOUNT}(?: each)?${PERIOD}`,
  `${FACILITY}\\s?(?:(?:is |are )?capped (?:at|to)|上限|封顶)\\s?${AMOUNT}${PERIOD}`,
  `${INCLUDED}${FACILITY}(?:[,(\\s]\\s?(?:about|around|usually|roughly|approx\\.?))?\\s?${SHORT_SUM}${PERIOD}`,
  `${AMOUNT}${PERIOD}\\s?(?:for|in|on|towards)\\s?(?:the\\s)?${BESIDE}`,
  `(?<=(?:\\+|plus)\\s?)${AMOUNT}${PERIOD}\\s?(?:的|for|in|on|towards)?\\s?(?:the\\s)?${BESIDE}`,
  `${SHORT_SUM}\\s?${BESIDE}(?!\\s?(?:inc|all|包))`,
  `${SAVED}${LINK}${AMOUNT}(?!${PERIOD_WORD})`,
  `${AMOUNT}\\s?(?:already |all )?${PUT_ASIDE}`,
].map((pattern) => new RegExp(pattern, "g"));

/** Masks the money of a text that is no rent: deposits and fees, bills beside the rent, incomes. */
export function maskNonRentMoney(source: SourceText): void {
  for (const pattern of PATTERNS) source.consume(pattern, () => ({}));
}
