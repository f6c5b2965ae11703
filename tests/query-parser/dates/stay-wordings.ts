import fc from "fast-check";
import { addDays, addMonths, dayInMonth } from "#domain/calendar-day.ts";

const MONTHS = "January February March April May June July August September October November December".split(" ");

/** A day of the calendar and some ways to write it. */
interface WrittenDay {
  day: string;
  text: string;
}

/** A stay in words, and what it means. */
export interface WrittenStay {
  text: string;
  begin: string | null;
  end: string | null;
}

function ordinal(day: number): string {
  const isTeen = day > 10 && day < 20;
  return `${day}${(!isTeen && ["", "st", "nd", "rd"][day % 10]) || "th"}`;
}

function han(value: number): string {
  const digits = "零一二三四五六七八九";
  const tens = Math.floor(value / 10);
  return `${tens > 1 ? digits[tens] : ""}${tens > 0 ? "十" : ""}${value % 10 > 0 || tens === 0 ? digits[value % 10] : ""}`;
}

function wordings(day: string): string[] {
  const [year = 0, month = 0, date = 0] = day.split("-").map(Number);
  const name = MONTHS[month - 1] ?? "";
  const short = name.slice(0, 3);
  return [
    `${month}月${date}号`,
    `${month}月${date}日`,
    `${year}年${month}月${date}日`,
    `${han(month)}月${han(date)}号`,
    `${year}.${month}.${date}`,
    `${year}/${month}/${date}`,
    day,
    `${date}/${month}/${year}`,
    `${date} ${name}`,
    `${ordinal(date)} of ${name}`,
    `${name} ${ordinal(date)}`,
    `${ordinal(date)} ${short} ${year}`,
    `${name} ${date}, ${year}`,
    `the ${ordinal(date)} of ${name}`,
    `${short} ${date}`,
  ];
}

/** A day of the eleven months after `today`, so that no wording needs its year. */
function dayAfter(today: string): fc.Arbitrary<WrittenDay> {
  return fc.integer({ min: 1, max: 330 }).chain((ahead) => {
    const day = addDays(today, ahead);
    return fc.constantFrom(...wordings(day)).map((text) => ({ day, text }));
  });
}

/** Stays that begin on a day, or end on one. */
export function oneSide(today: string): fc.Arbitrary<WrittenStay> {
  const begins = [
    "%入住",
    "%起租",
    "%开始",
    "%搬进去",
    "from %",
    "starting %",
    "move in on %",
    "available from %",
    "%",
  ];
  const ends = ["住到%", "租到%", "到%为止", "until %", "till %", "need to be out by %", "moving out on %"];
  return fc.oneof(
    fc.tuple(dayAfter(today), fc.constantFrom(...begins)).map(([{ day, text }, frame]) => {
      return { text: frame.replace("%", text), begin: day, end: null };
    }),
    fc.tuple(dayAfter(today), fc.constantFrom(...ends)).map(([{ day, text }, frame]) => {
      return { text: frame.replace("%", text), begin: null, end: day };
    }),
  );
}

/** Stays from a day to another that is less than a year later. */
export function bothSides(today: string): fc.Arbitrary<WrittenStay> {
  const frames = [
    "%到#",
    "从%住到#",
    "%至#",
    "%入住,#退租",
    "%起到#止",
    "from % to #",
    "% - #",
    "% until #",
    "move in %, move out #",
  ];
  return fc
    .tuple(dayAfter(today), fc.integer({ min: 1, max: 330 }), fc.constantFrom(...frames))
    .chain(([from, length, frame]) => {
      const end = addDays(from.day, length);
      // Both ends in one language and form, as people write them.
      const form = wordings(from.day).indexOf(from.text);
      const text = frame.replace("%", from.text).replace("#", wordings(end)[form] ?? end);
      return fc.constant({ text, begin: from.day, end });
    });
}

/** Stays that begin on a day and last so many days, weeks, months or years. */
export function lasting(today: string): fc.Arbitrary<WrittenStay> {
  const frames = [
    "%入住,租#",
    "%起租#",
    "从%开始住#",
    "from % for #",
    "# from %",
    "starting %, #",
    "# contract starting %",
  ];
  const units: [zh: string, en: string, after: (day: string, count: number) => string][] = [
    ["天", "days", addDays],
    ["周", "weeks", (day, count) => addDays(day, count * 7)],
    ["个星期", "weeks", (day, count) => addDays(day, count * 7)],
    ["个月", "months", addMonths],
    ["年", "years", (day, count) => addMonths(day, count * 12)],
  ];
  return fc
    .tuple(dayAfter(today), fc.integer({ min: 2, max: 4 }), fc.constantFrom(...units), fc.constantFrom(...frames))
    .map(([{ day, text }, count, [zh, en, after], frame]) => {
      const length = /[\u4e00-\u9fff]/.test(frame) ? `${count}${zh}` : `${count} ${en}`;
      return { text: frame.replace("%", text).replace("#", length), begin: day, end: after(day, count) };
    });
}

/** Whole months, early, in the middle and at the end of them, by the conventions. */
export function monthRange(today: string): fc.Arbitrary<WrittenStay> {
  const parts: [zh: string, en: string, begin: number, end: number][] = [
    ["", "", 1, 31],
    ["初", "early ", 1, 1],
    ["中旬", "mid ", 15, 15],
    ["底", "the end of ", 31, 31],
  ];
  const part = fc.constantFrom(...parts);
  return fc
    .tuple(fc.integer({ min: 1, max: 8 }), fc.integer({ min: 1, max: 10 }), part, part, fc.boolean())
    .map(([ahead, length, [zhFrom, enFrom, first], [zhTo, enTo, , last], isChinese]) => {
      const [from, to] = [
        addMonths(`${today.slice(0, 8)}01`, ahead),
        addMonths(`${today.slice(0, 8)}01`, ahead + length),
      ];
      const [fromMonth, toMonth] = [Number(from.slice(5, 7)), Number(to.slice(5, 7))];
      const text = isChinese
        ? `${fromMonth}月${zhFrom}到${toMonth}月${zhTo}`
        : `from ${enFrom}${MONTHS[fromMonth - 1]} to ${enTo}${MONTHS[toMonth - 1]}`;
      return { text, begin: dayIn(from, first), end: dayIn(to, last) };
    });
}

function dayIn(month: string, day: number): string {
  return dayInMonth(Number(month.slice(0, 4)), Number(month.slice(5, 7)), day);
}
