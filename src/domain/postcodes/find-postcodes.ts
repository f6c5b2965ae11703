import { isInPostcodeArea, isOutwardCodeInUse } from "./outward-codes.ts";
import { codeRuns, type CodeRun } from "./code-runs.ts";

/** A whole postcode in a text, however it is decorated or misspelt. */
export interface FoundPostcode {
  /** Of its first half in the post office's writing; null where several districts may be meant. */
  outward: string | null;
  /** Its second half in the post office's writing; null where one of its signs may be several. */
  inward: string | null;
  /** Where it stands in the text. */
  start: number;
  end: number;
}

/** In prose '2 be' and 'E1 2br' are ordinary words; where a postcode is asked for, they are parts of one. */
export type Place = "prose" | "field";

const SHORTEST = 5;
const LONGEST = 7;
/** Signs that may stand between the halves ('M13 - 9PL'), and between the signs of one half ('9 P L'). */
const BETWEEN_HALVES = 5;
const WITHIN_HALF = 2;

/** The whole postcodes of a text, in its order. */
export function findPostcodes(text: string, place: Place): FoundPostcode[] {
  if (place === "prose" && !/\p{N}/u.test(text)) return [];
  const runs = codeRuns(text);
  const found: FoundPostcode[] = [];
  for (let at = 0; at < runs.length;) {
    const one = postcodeAt(runs, at, place);
    if (one !== null) found.push(one.postcode);
    at = one?.next ?? at + 1;
  }
  return found;
}

function postcodeAt(runs: readonly CodeRun[], at: number, place: Place) {
  let written = "";
  for (let next = at; next < runs.length && written.length < LONGEST; next += 1) {
    const run = runs[next]!;
    if (next > at && run.gap > BETWEEN_HALVES) return null;
    written += run.text;
    if (written.length < SHORTEST || written.length > LONGEST) continue;
    const parts = runs.slice(at, next + 1);
    const isOrdinal = place === "prose" && isFloor(run.text, runs[next + 1]?.text);
    if (isOrdinal || !isWellCut(parts, written.length - 3, place)) continue;
    const halves = readHalves(written, parts, place);
    if (halves !== null) return { postcode: { ...halves, start: runs[at]!.start, end: run.end }, next: next + 1 };
  }
  return null;
}

/** Whether the gaps between the runs lie where those of a postcode may. @param half The length of the first half. */
function isWellCut(parts: readonly CodeRun[], half: number, place: Place): boolean {
  let offset = 0;
  for (const { text, gap } of parts) {
    const isWide = gap > WITHIN_HALF && offset !== half && offset !== 0;
    // 'room E, 12 by 10' is no E1 2BY: in prose a number is in one half.
    const isTorn = place === "prose" && /^\d+$/.test(text) && offset < half && half < offset + text.length;
    if (isWide || isTorn) return false;
    offset += text.length;
  }
  return true;
}

type Halves = Pick<FoundPostcode, "outward" | "inward">;

function readHalves(written: string, parts: readonly CodeRun[], place: Place): Halves | null {
  // A row of numbers is read as none: each 1 of it may be an I or an L.
  if (!/[a-z]/i.test(written)) return null;
  const [first, second] = [written.slice(0, -3), written.slice(-3)];
  const outward = readOutward(first, place);
  if (outward === undefined || !INWARD.test(second)) return null;
  if (place === "prose" && isOrdinary(first, second, parts)) return null;
  if (!/\d/.test(written) && (parts.length === 1 || WORDS.has(second.toUpperCase()))) return null;
  return { outward, inward: readInward(second) };
}

/** A digit, two letters, and what is taken for them. */
const INWARD = /^[\dOQILSBZ][A-Z1580][A-Z1580]$/i;
const DIGITS_MEANT: Record<string, string> = { O: "0", Q: "0", I: "1", L: "1", S: "5", B: "8", Z: "2" };
/** I and O are in no second half, so 1 is an L. */
const LETTERS_MEANT: Record<string, string | undefined> = { "1": "L", "5": "S", "8": "B", "0": undefined };

function readInward(written: string): string | null {
  const [digit = "", ...letters] = written.toUpperCase();
  const meant = letters.map((letter) => (/\d/.test(letter) ? LETTERS_MEANT[letter] : letter));
  return meant.includes(undefined) ? null : `${DIGITS_MEANT[digit] ?? digit}${meant.join("")}`;
}

const OUTWARD = /^[A-Z]{1,2}\d[A-Z\d]?$/;

/** The district that is meant; null where several may be, undefined where none is. */
export function readOutward(written: string, place: Place): string | null | undefined {
  const code = written.toUpperCase();
  // A small l among capitals is a 1: Ml3 is not ML3.
  const variants = hasSmallL(written) ? variantsOf(written.replaceAll("l", "1").toUpperCase()) : [];
  if (variants.length === 1) return variants[0];
  if (isOutwardCodeInUse(code)) return code;
  const others = variantsOf(code);
  if (others.length > 0) return others.length === 1 ? others[0] : null;
  return OUTWARD.test(code) && (place === "field" || isInPostcodeArea(code)) ? code : undefined;
}

function hasSmallL(written: string): boolean {
  return written.includes("l") && !/[a-km-z]/.test(written);
}

const TAKEN_FOR: Record<string, string> = {
  O: "0",
  Q: "0",
  I: "1",
  L: "1",
  S: "5",
  B: "8",
  Z: "2",
  "0": "O",
  "1": "IL",
  "5": "S",
  "8": "B",
  "2": "Z",
};

/** The codes in use that a misspelt one may be, of those that differ least. */
function variantsOf(code: string): string[] {
  let variants = new Map([["", 0]]);
  for (const sign of code) {
    const next = new Map<string, number>();
    for (const [begun, changes] of variants) {
      next.set(begun + sign, changes);
      for (const other of TAKEN_FOR[sign] ?? "") next.set(begun + other, changes + 1);
    }
    variants = next;
  }
  const known = [...variants].filter(([variant]) => OUTWARD.test(variant) && isOutwardCodeInUse(variant));
  const least = Math.min(...known.map(([, changes]) => changes));
  return known.filter(([, changes]) => changes === least).map(([variant]) => variant);
}

/** Two letters behind a digit that are a word or a unit of their own where they stand apart or in small letters. */
const UNITS = new Set("BA BD BR EN FT GB HR LB ND PP PW RD SQ ST TB TH WC YR AN AS AT BE BY HE UP US WE".split(" "));
/** No second half has C, I, K, M, O or V: these are units and words, be they in capitals. */
const NEVER = new Set("AM CM GO IN IS IT KG KM KW MI MM MO NO OF OK ON OR PC PM TO VS".split(" "));
/** Words that a misread second half may be. */
const WORDS = new Set(
  "BAD BAN BAR BAY BED BEE BET BIG BUS BUT BUY LAB LAD LAW LAY LED LEG LET LSE ODD OFF OLD ONE OUR OUT OWN SAD SAT SAW SAY SPA SEA SEE SET SHE SUB SUN ZEN".split(
    " ",
  ),
);

function isOrdinary(first: string, second: string, parts: readonly CodeRun[]): boolean {
  const letters = second.slice(1);
  const pair = letters.toUpperCase();
  if (NEVER.has(pair) || WORDS.has(second.toUpperCase())) return true;
  const isApart = isGapped(parts, first.length);
  // 'B2 in a house', 'SE1 Spa': a misread second half stands together, and is in capitals where the first one is.
  const isWord = letters !== pair && first === first.toUpperCase();
  if (/^\D/.test(second) && (isApart || isWord || !/^[ABD-HJLNP-UW-Z]{2}$/.test(pair))) return true;
  const isSmallBehindCapitals = letters !== pair && first === first.toUpperCase();
  if (UNITS.has(pair) && (isApart || isSmallBehindCapitals)) return true;
  // 'IS 5 BED': one half is right.
  return !isOutwardCodeInUse(first) && !/^\d[A-Z]{2}$/i.test(second);
}

/** Whether something stands between the signs of the second half. */
function isGapped(parts: readonly CodeRun[], half: number): boolean {
  let offset = 0;
  return parts.some(({ text, gap }) => {
    const isWithin = offset > half && gap > 0;
    offset += text.length;
    return isWithin;
  });
}

/** '1st floor' behind a district is no second half. */
function isFloor(written: string, behind = ""): boolean {
  return /^\d(?:st|nd|rd|th)$/i.test(written) && /^(?:fl(?:oo)?rs?|floors?|year|of|week|month)$/i.test(behind);
}
