import { momentMark, wordPattern, type DateRule, type Mark } from "../time-expression.ts";
import { dayOfAnyMonth } from "../partial-date.ts";

// "the 1st available room" and 3号线 are no days.
const BEHIND_ORDINAL =
  "(?=\\s*(?:$|[-~,.;!?)\u0001]|(?:to|until|till?|through|and|or|for|onwards?|move|start|at|if|please|latest|in)(?![a-z])|[\\u4e00-\\u9fff]))";

/** A day whose month isn't written: 15号, "the 15th". */
export const LONE_DAYS: readonly DateRule[] = [
  {
    pattern: /(?<![\d./第])([0-3]?\d)(?:号(?![线楼门房院店桥库室机]|公寓|码头|大街|街)|日(?![本元均租常]))/g,
    read: ([, day]) => lone(day),
  },
  {
    pattern: wordPattern(`([0-3]?\\d)(?:st|nd|rd|th)(?: of the month|${BEHIND_ORDINAL})`),
    read: (match) =>
      /(?:the|on|from|by|before|after|until|till?|to|-|~|mon|tue|wed|thu|fri|sat|sun|day|\()\s*$/.test(
        match.input.slice(Math.max(0, match.index - 8), match.index),
      )
        ? lone(match[1])
        : null,
  },
];

function lone(day = ""): Mark | null {
  return Number(day) >= 1 && Number(day) <= 31 ? momentMark(dayOfAnyMonth(Number(day))) : null;
}
