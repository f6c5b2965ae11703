import type { Understanding } from "#domain/search/understanding.ts";
import { addDays, addMonths, dayInMonth } from "#domain/calendar-day.ts";
import type { Chooser } from "./random.ts";
import { inChinese, inEnglish } from "./write-numbers.ts";
import type { Phrase } from "./phrase.ts";

const MONTHS = "January February March April May June July August September October November December".split(" ");

type Tongue = "zh" | "en";
type Stay = Pick<Understanding, "begin_date" | "end_date">;

/** When: a day or month to move in by, a last one, or a span by its ends or its length. */
export function writeStay(choose: Chooser, language: Tongue, today: string): Phrase {
  return choose.oneOf([beginning, ending, span, lasting])(choose, language, today);
}

function beginning(choose: Chooser, language: Tongue, today: string): Phrase {
  const begin = futureDay(choose, today);
  const day = writeDay(choose, language, begin);
  const texts = {
    zh: [`${day}入住`, `${day}起租`, `${day}开始`, `${day}搬进去`],
    en: [`from ${day}`, `starting ${day}`, `move in ${day}`, `moving in on ${day}`, `available from ${day}`],
  };
  return phrase(choose.oneOf(texts[language]), { begin_date: begin, end_date: null });
}

function ending(choose: Chooser, language: Tongue, today: string): Phrase {
  const end = futureDay(choose, today);
  const day = writeDay(choose, language, end);
  const texts = {
    zh: [`租到${day}`, `住到${day}`, `到${day}为止`],
    en: [`until ${day}`, `till ${day}`, `moving out by ${day}`],
  };
  return phrase(choose.oneOf(texts[language]), { begin_date: null, end_date: end });
}

// Both ends within a year, so that neither needs its year.
function span(choose: Chooser, language: Tongue, today: string): Phrase {
  const begin = futureDay(choose, today);
  const end = addDays(begin, choose.between(14, 330));
  const [from, to] = [writeDay(choose, language, begin), writeDay(choose, language, end)];
  const texts = {
    zh: [`${from}到${to}`, `从${from}住到${to}`, `${from}-${to}`, `租期${from}至${to}`],
    en: [`from ${from} to ${to}`, `${from} - ${to}`, `${from} until ${to}`, `between ${from} and ${to}`],
  };
  return phrase(choose.oneOf(texts[language]), { begin_date: begin, end_date: end });
}

function lasting(choose: Chooser, language: Tongue, today: string): Phrase {
  const begin = futureDay(choose, today);
  const day = writeDay(choose, language, begin);
  const isInWeeks = choose.fraction() < 0.5;
  const count = isInWeeks ? choose.between(2, 51) : choose.between(2, 12);
  const length = writeLength(choose, language, count, isInWeeks);
  const texts = {
    zh: [`${day}入住，租${length}`, `${day}起租${length}`, `从${day}开始${length}`],
    en: [`from ${day} for ${length}`, `${length} from ${day}`, `starting ${day} for ${length}`],
  };
  const end = isInWeeks ? addDays(begin, count * 7) : addMonths(begin, count);
  return phrase(choose.oneOf(texts[language]), { begin_date: begin, end_date: end });
}

function phrase(text: string, stay: Stay): Phrase {
  return { text, asks: stay };
}

function writeLength(choose: Chooser, language: Tongue, count: number, isInWeeks: boolean): string {
  const isSpelt = choose.fraction() < 0.3;
  if (language === "zh") return `${isSpelt ? counted(count) : count}${isInWeeks ? "周" : "个月"}`;
  return `${isSpelt ? inEnglish(count) : count} ${isInWeeks ? "weeks" : "months"}`;
}

function counted(count: number): string {
  return count === 2 ? "两" : inChinese(count);
}

// From the month after next, so that no day of it has passed.
function futureDay(choose: Chooser, today: string): string {
  const month = addMonths(today, choose.between(2, 10));
  return dayInMonth(Number(month.slice(0, 4)), Number(month.slice(5, 7)), choose.between(1, 28));
}

function writeDay(choose: Chooser, language: Tongue, day: string): string {
  const [year, month, date] = day.split("-").map(Number) as [number, number, number];
  const name = MONTHS[month - 1] ?? "";
  const short = name.slice(0, 3);
  if (language === "zh") {
    return choose.oneOf([
      `${month}月${date}号`,
      `${month}月${date}日`,
      `${inChinese(month)}月${inChinese(date)}号`,
      `${year}年${month}月${date}日`,
      `${month}.${date}`.replace(/\.(\d)$/, ".0$1"),
    ]);
  }
  return choose.oneOf([
    `${date} ${name}`,
    `${ordinal(date)} of ${name}`,
    `${name} ${ordinal(date)}`,
    `${date} ${short} ${year}`,
    `${pad(date)}/${pad(month)}/${year}`,
    `${ordinal(date)} ${short}`,
  ]);
}

function pad(value: number): string {
  return String(value).padStart(2, "0");
}

function ordinal(value: number): string {
  const isTeen = value > 10 && value < 20;
  return `${value}${(!isTeen && ["th", "st", "nd", "rd"][value % 10]) || "th"}`;
}
