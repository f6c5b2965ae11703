import { fractionAt, isJoined, SCALES, VALUES, type Word } from "./english-words.ts";

// After these, "one twenty" or "two ten" isn't a price: "two ten week lets".
export const COUNTED_NOUNS = /^(?:minutes?|mins?|weeks?|months?|years?|days?|beds?|bedrooms?|people|pence)$/;

const ROOMS = /^(?:beds?|bedrooms?|people)$/;

/** A number and how many words it takes; none where `count` is 0. */
export interface SpokenNumber {
  value: number;
  count: number;
}

export const NONE: SpokenNumber = { value: 0, count: 0 };

/** Up to ninety-nine, or spoken as a price: "one eighty" → 180, "eleven fifty" → 1150, "two twenty five" → 225. */
export function smallNumber(words: readonly Word[], index: number): SpokenNumber {
  const first = halvesBeforeScale(words, index) ?? digitsBeforeScale(words, index) ?? belowHundred(words, index);
  const next = index + first.count;
  if (first.count === 0 || !isJoined(words, next)) return first;
  const second = secondOfPair(words, next);
  const after = words[next + second.count];
  if (second.count > 0 && second.value < 10 && /^oh?$/.test(words[next]?.word ?? ""))
    return { value: first.value * 100 + second.value, count: first.count + second.count };
  const isCounting = after?.gap !== null && (COUNTED_NOUNS.test(after?.word ?? "") || SCALES.has(after?.word ?? ""));
  if (second.value < 10 || isCounting || !isSpokenPair(first.value, second.value)) return first;
  return { value: first.value * 100 + second.value, count: first.count + second.count };
}

// The fifty of "one fifty two bed", and the five of "two oh five".
function secondOfPair(words: readonly Word[], index: number): SpokenNumber {
  if (/^oh?$/.test(words[index]?.word ?? "")) {
    const ones = isJoined(words, index + 1) ? belowHundred(words, index + 1) : NONE;
    return ones.value > 0 && ones.value < 10 ? { value: ones.value, count: 2 } : NONE;
  }
  const second = belowHundred(words, index);
  const ones = VALUES.get(words[index + 1]?.word ?? "") ?? 0;
  const isOfRooms = second.count === 2 && ROOMS.test(words[index + 2]?.word ?? "") && words[index + 1]?.gap !== "-";
  return isOfRooms ? { value: second.value - ones, count: 1 } : second;
}

// "one and a half grand".
function halvesBeforeScale(words: readonly Word[], index: number): SpokenNumber | null {
  const written = words[index]?.word ?? "";
  const value = VALUES.get(written) ?? (/^\d+$/.test(written) ? Number(written) : null);
  const part = fractionAt(words, index + 1);
  if (value === null || part === 0 || !SCALES.has(words[index + 4]?.word ?? "")) return null;
  return { value: value + part, count: 4 };
}

// "one eighty", "eleven fifty", and the year "twenty twenty-seven".
function isSpokenPair(first: number, second: number): boolean {
  return (first < 20 && first !== 10) || (first === 20 && second > 24 && second < 40);
}

// "1.5 grand", "2 hundred".
function digitsBeforeScale(words: readonly Word[], index: number): SpokenNumber | null {
  const written = words[index]?.word ?? "";
  const isScaled = isJoined(words, index + 1) && SCALES.has(words[index + 1]?.word ?? "");
  return /^\d/.test(written) && isScaled ? { value: Number(written), count: 1 } : null;
}

function belowHundred(words: readonly Word[], index: number): SpokenNumber {
  const value = VALUES.get(words[index]?.word ?? "");
  if (value === undefined) return NONE;
  const next = VALUES.get(words[index + 1]?.word ?? "");
  // In "one fifty-one eighty" the second "one" belongs to the eighty.
  const isOfNext = isJoined(words, index + 2) && (VALUES.get(words[index + 2]?.word ?? "") ?? 0) >= 10;
  const isCompound = value >= 20 && next !== undefined && next < 10 && isJoined(words, index + 1) && !isOfNext;
  return isCompound ? { value: value + next, count: 2 } : { value, count: 1 };
}
