import { addDays } from "#domain/calendar-day.ts";
import { dateExpression, wordPattern, type DateRule, type TimeExpression } from "../time-expression.ts";
import { onDay, type DayInYear, type PartialDate } from "../partial-date.ts";
import { YEAR_BEFORE, YEAR_BEHIND, yearByWord } from "./month-names.ts";

// Of 2026 to 2040: the Chinese calendar follows the moon, so no short rule gives it.
const CHINESE_NEW_YEARS = "0217 0206 0126 0213 0203 0123 0211 0131 0219 0208 0128 0215 0204 0124 0212".split(" ");

/** The first day of the Chinese year that begins in a year. */
export function chineseNewYear(year: number): string {
  const day = CHINESE_NEW_YEARS[Math.min(Math.max(year - 2026, 0), CHINESE_NEW_YEARS.length - 1)] ?? "0204";
  return `${year}-${day.slice(0, 2)}-${day.slice(2)}`;
}

/** Easter Sunday of the Western churches (Meeus, Jones and Butcher). */
export function easterSunday(year: number): string {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100];
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const days = h + l - 7 * m + 114;
  return onDay(Math.floor(days / 31), (days % 31) + 1)(year);
}

// Of 2026 to 2040, by the same calendar.
const MID_AUTUMNS = "0925 0915 1003 0922 0912 1001 0919 0908 0927 0916 1004 0924 0913 1002 0920".split(" ");

function midAutumn(year: number): string {
  const day = MID_AUTUMNS[Math.min(Math.max(year - 2026, 0), MID_AUTUMNS.length - 1)] ?? "0920";
  return `${year}-${day.slice(0, 2)}-${day.slice(2)}`;
}

/** The first Monday on or after a day: bank holidays are Mondays. */
function mondayFrom(month: number, day: number): DayInYear {
  return (year) => {
    const from = onDay(month, day)(year);
    return addDays(from, (8 - new Date(from).getUTCDay()) % 7);
  };
}

const AFTER = "以后|之后|过后|后(?!天|面|院|门)";

function dayAfter(day: DayInYear): DayInYear {
  return (year) => addDays(day(year), 1);
}

type Holiday = readonly [han: string, english: string, day: DayInYear, after?: DayInYear];

const BANK_HOLIDAYS: readonly Holiday[] = [
  ["[5五]月初的?(?:银行假期?|bank holiday)", "(?:early may|may day) bank holiday", mondayFrom(5, 1)],
  ["[5五]月底的?(?:银行假期?|bank holiday)", "(?:spring|(?:late|end of) may) bank holiday", mondayFrom(5, 25)],
  ["[8八]月底?的?(?:银行假期?|bank holiday)", "(?:(?:late|end of) )?(?:august|summer) bank holiday", mondayFrom(8, 25)],
];

const HOLIDAYS: readonly Holiday[] = [
  ["平安夜", "christmas eve|xmas eve", onDay(12, 24)],
  ["节礼日", "boxing day", onDay(12, 26)],
  ["跨年|除夕夜跨年", "new year'?s'? eve|nye|hogmanay", onDay(12, 31)],
  [
    "农历新年|中国新年|大年初一|春节|过[完了]?年(?!前)|除夕|大?年30晚?",
    "(?:the )?(?:chinese|lunar) new year|cny|spring festival",
    chineseNewYear,
  ],
  ["元宵节?|正月15", "lantern festival", (year) => addDays(chineseNewYear(year), 14)],
  [
    "(?<!圣诞节?[和跟与、\\s]?)(?:元旦|公历新年|新年(?!级))",
    "(?<!(?<!between )(?:christmas|xmas) ?(?:and|&|/|\\+)(?: the)? ?)(?:the )?new year(?:'?s)?(?: day)?",
    onDay(1, 1),
    onDay(1, 1),
  ],
  ["情人节", "valentine'?s?(?: day)?", onDay(2, 14)],
  ["清明节?", "qingming", onDay(4, 5)],
  ["受难日|受难节|耶稣受难日", "good friday", (year) => addDays(easterSunday(year), -2)],
  ["复活节(?:星期|周)[1一]", "easter monday", (year) => addDays(easterSunday(year), 1)],
  ["中秋节?", "mid[- ]autumn(?: festival)?|moon festival", midAutumn],
  ["篝火节|篝火之夜", "bonfire night|guy fawkes(?: night| day)?", onDay(11, 5)],
  ["圣帕特里克节", "(?:st|saint) patrick'?s? day|paddy'?s day", onDay(3, 17)],
  ["5一(?:劳动节|假期|节)?|五一(?:劳动节|假期|节)?|劳动节", "labou?r day", onDay(5, 1)],
  ["国庆节?|(?<!双)(?<![\\d.])11(?=假期|黄金周|期间|长假)", "national day", onDay(10, 1)],
  ["万圣节", "hallowe'?en", onDay(10, 31)],
];

/** Holidays whose names have a month in them, read before months are. */
export const BANK_HOLIDAY_DATES: readonly DateRule[] = BANK_HOLIDAYS.flatMap(rulesOf);

/** Feasts and holidays of both countries that are a day: 元旦, after Christmas, 春节前, New Year's Eve, 年后. */
export const HOLIDAY_DATES: readonly DateRule[] = [
  { pattern: /(?<![\d半几一今明后去来隔次每整多])年(前|后)(?!天|年)/g, read: () => holidayDate(chineseNewYear) },
  {
    pattern: /(?:圣诞节?|christmas|xmas)(?:节)?(?:假期|假|放假)?(?:以后|之后|过后|一?过完?|后(?![天面]))|过完圣诞节?/g,
    read: ([written]) => holidayDate(/假/.test(written) ? onDay(1, 15) : onDay(12, 26)),
  },
  {
    pattern: wordPattern(
      "(?:right |just |straight |soon )?after (?:the )?(?:christmas|xmas)(?: day| and new year)?( (?:break|holidays?|vacation))?",
    ),
    read: ([, holiday]) => holidayDate(holiday ? onDay(1, 15) : onDay(12, 26)),
  },
  {
    pattern: /(?:复活节(?:假期|假)?|easter)(?:以后|之后|过后|后(?!天))/g,
    read: ([written]) => afterEaster(/假/.test(written)),
  },
  {
    pattern: wordPattern("after (?:the )?easter( (?:break|holidays?|vacation))?(?! term)"),
    read: ([, holiday]) => afterEaster(holiday !== undefined),
  },
  ...HOLIDAYS.flatMap(rulesOf),
];

function rulesOf([han, english, day, after = dayAfter(day)]: Holiday): DateRule[] {
  const dayOf = (isAfter: string | undefined) => (isAfter && day !== chineseNewYear ? after : day);
  return [
    {
      pattern: new RegExp(`${YEAR_BEFORE}(?:${han})(?:假期|当天|期间)?(${AFTER})?`, "g"),
      read: ([, year, word, isAfter], today) => holidayDate(dayOf(isAfter), yearByWord(year ?? word, today)),
    },
    {
      pattern: wordPattern(`(after (?:the )?)?(?:${english})(?: (?:holidays?|break))?${YEAR_BEHIND}`),
      read: ([, isAfter, year], today) => holidayDate(dayOf(isAfter), yearByWord(year, today)),
    },
  ];
}

function afterEaster(isHoliday: boolean): TimeExpression {
  return holidayDate((year) => addDays(easterSunday(year), isHoliday ? 23 : 1));
}

function holidayDate(day: DayInYear, year: Partial<PartialDate> = {}): TimeExpression {
  return dateExpression({ first: day, last: day, isNamed: true, ...year });
}
