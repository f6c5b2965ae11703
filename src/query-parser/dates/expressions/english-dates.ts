import { MONTH_NAME, SHORT_WEEKDAYS } from "../../text/shared-words.ts";
import { WORD_END } from "../../text/pattern.ts";
import { dateExpression, wordPattern, type DateRule, type TimeExpression } from "../time-expression.ts";
import { dayOfAnyMonth, dayOfYear, wholeMonth } from "../partial-date.ts";
import { PART_BEFORE, PART_BEHIND, partOfMonth } from "./month-parts.ts";
import { monthByName, YEAR_BEHIND, yearByWord } from "./month-names.ts";

const WEEKDAY = `(?:(?:${SHORT_WEEKDAYS})[a-z]{0,6}\\.?,?\\s+(?:the\\s+)?)?`;
const DAY = `(?<![\\d.:£$/])([0-3]?\\d)(?:\\s?(?:st|nd|rd|th))?(?:\\s*\\((?:${SHORT_WEEKDAYS})[a-z]*\\))?`;
// "1 September 12 months": what is counted is no day, and no year.
const NO_COUNT = `(?!\\d|[.:,]\\d|%|\\s*-?\\s*(?:months?|mths?|weeks?|wks?|years?|yrs?|beds?|bedrooms?|b\\d|people|pw|pcm|days?|nights?|persons?|mins?|minutes?|am|pm|k|个|周|天|人|室|镑|年|月|至?\\d+(?:pw|pcm))${WORD_END})`;
// Of; "the 11th o January", as it is spoken.
const OF = "(?:o[f']?\\s+)?";
const MONTH = `(${MONTH_NAME})${WORD_END}\\.?`;
const SHORT_YEAR = `(?:\\s+(2[4-9]|3\\d)${NO_COUNT}(?!\\s*-\\s*\\d))?`;
const TO = "\\s*(?:-|~|to|till?|until|through|thru|and|&|到|至)\\s*(?:the\\s+)?";

// "January 6th to 8th of October": the 6th has its month already.
const WITHOUT_MONTH = `(?<!(?:${MONTH_NAME})\\.?\\s*(?:the\\s+)?)`;

/** Days and months with an English month name: "1st to 15th of March", "mid-Sept 2027", "Monday 4 January". */
export const ENGLISH_DATES: readonly DateRule[] = [
  {
    pattern: wordPattern(`${WITHOUT_MONTH}${DAY}${TO}${DAY}\\s*${OF}${MONTH}${YEAR_BEHIND}`),
    read: ([, from, to, name = "", year], today) => range(name, from, to, yearByWord(year, today)),
  },
  {
    pattern: wordPattern(`${WEEKDAY}${DAY}\\s*${OF}${MONTH}${YEAR_BEHIND}${SHORT_YEAR}`),
    read: ([, day, name = "", year, short], today) => oneDay(name, day, yearByWord(year ?? short, today)),
  },
  {
    pattern: wordPattern(`${PART_BEFORE}${MONTH}${YEAR_BEHIND}`),
    read: ([, part = "", name = "", year], today) =>
      dateExpression({ ...yearByWord(year, today), ...partOfMonth(part, monthByName(name)) }),
  },
  {
    pattern: wordPattern(
      `${MONTH}\\s*${DAY}${TO}${DAY}${NO_COUNT}(?!\\s*(?:of\\s+)?(?:${MONTH_NAME})${WORD_END}|\\s*月|/)${YEAR_BEHIND}`,
    ),
    read: ([, name = "", from, to, year], today) => range(name, from, to, yearByWord(year, today)),
  },
  {
    pattern: wordPattern(`${WEEKDAY}${MONTH}\\s*(?:the\\s+)?${DAY}${NO_COUNT}${YEAR_BEHIND}`),
    read: ([, name = "", day, year], today) => oneDay(name, day, yearByWord(year, today)),
  },
  {
    pattern: wordPattern(`${DAY}-${MONTH}(?:-?(20[2-4]\\d|2[4-9]|3\\d))?(?!\\d)`),
    read: ([, day, name = "", year], today) => oneDay(name, day, yearByWord(year, today)),
  },
  {
    pattern: wordPattern(
      `(?:(?:the\\s+)?(?:whole|entire|full)(?:\\s+months?)?\\s+of|all\\s+of|all(?:\\s+through)?|both|throughout|(?<=for )(?:the )?months? of)\\s+${MONTH}(?:\\s*(?:-|,|and|&|\\+|to|through)\\s*${MONTH})?${YEAR_BEHIND}`,
    ),
    read: ([, name = "", last = name, year], today) => {
      const month = (of: string) => ({ ...wholeMonth(monthByName(of)), ...yearByWord(year, today) });
      return { kind: "range", from: month(name), to: month(last) };
    },
  },
  {
    pattern: wordPattern(`${MONTH}\\s*(?:月份?)?的?${PART_BEHIND}`),
    read: ([, name = "", part = ""]) => dateExpression(partOfMonth(part, monthByName(name))),
  },
  {
    pattern: wordPattern(`${MONTH}\\s*(?:month\\s+)?end(?!\\s+(?:in|on|by|of|date))${YEAR_BEHIND}`),
    read: ([, name = "", year], today) =>
      dateExpression({ ...yearByWord(year, today), ...partOfMonth("end", monthByName(name)) }),
  },
  {
    pattern: wordPattern(
      `(?:(next|this) year'?s?\\s+)?(?:(?:this|next|coming|the month of)\\s+)?${MONTH}${YEAR_BEHIND}`,
    ),
    read: readMonth,
  },
];

function readMonth(match: RegExpExecArray, today: string): TimeExpression | null {
  const [written, yearBefore, name = "", year] = match;
  if (written.trim() === name && !isMonth(match, name)) return null;
  const word = year ?? (yearBefore && `${yearBefore} year`);
  return dateExpression({ ...wholeMonth(monthByName(name)), ...yearByWord(word, today) });
}

function oneDay(name: string, day = "", year: object): TimeExpression | null {
  return isDay(day) ? dateExpression({ ...dayOfYear(monthByName(name), Number(day)), ...year }) : null;
}

function range(name: string, from = "", to = "", year: { year?: number }): TimeExpression | null {
  if (!isDay(from) || !isDay(to)) return null;
  const month = monthByName(name);
  const [first, last] = [dayOfYear(month, Number(from), year.year), dayOfYear(month, Number(to), year.year)];
  return { kind: "range", from: Number(from) < Number(to) ? first : dayOfAnyMonth(Number(from)), to: last };
}

function isDay(day: string): boolean {
  return Number(day) >= 1 && Number(day) <= 31;
}

const BEFORE_MONTH =
  /(?:\b(?:in|from|until|till?|to|by|since|of|before|after|during|through|for|start(?:s|ing)?|around|about|or|and|between|available|late|early)\s+|[-~/&,:(到至从自起租住是，、]\s*|[\u4e00-\u9fff]|^\s*)$/;
const BEHIND_MONTH =
  /^\s*(?:$|[-~/&),、]|\d{4}|(?:to|until|till?|through|thru|and|or|onwards?|start|intake|move|let|short|sublet|moving)(?![a-z])|[\u4e00-\u9fff])/;

/** True where a lone month name is one: "may" and "march" are verbs too, and "jan" and "mar" the names of people. */
function isMonth(match: RegExpExecArray, name: string): boolean {
  if (name === "august") return !isAdjective(match);
  if (!/^(?:may|mar|march|sep|dec|jan|jun)$/.test(name)) return true;
  const before = match.input.slice(Math.max(0, match.index - 14), match.index);
  const behind = match.input.slice(match.index + match[0].length, match.index + match[0].length + 14);
  if (name === "may") {
    if (/(?:i|we|you|they|it|he|she|that|which|who|there|and|or)\s*$/.test(before) && !/^\s*(?:\d|-)/.test(behind)) {
      return /(?:or|and)\s*$/.test(before) && BEHIND_MONTH.test(behind);
    }
    if (/^\s+(?:i|we)\s/.test(behind)) return false;
    if (
      /^[^\S\n]+(?:be|need|have|also|not|want|consider|as well|go|get|stay|move|bring|extend|take|come)(?![a-z])/.test(
        behind,
      )
    )
      return false;
  }
  return BEFORE_MONTH.test(before) || BEHIND_MONTH.test(behind);
}

// "An august old building", but "an August start".
function isAdjective({ input, index, 0: written }: RegExpExecArray): boolean {
  return /\ban\s+$/.test(input.slice(0, index)) && !BEHIND_MONTH.test(input.slice(index + written.length));
}
