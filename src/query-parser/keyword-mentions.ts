import { groupBy } from "#domain/group-by.ts";
import { isNegated } from "./negation.ts";
import { allNames } from "./places/gazetteer/place-names.ts";
import type { Sense } from "./places/place.ts";
import { createSourceText } from "./text/source-text.ts";
import { AMENITIES } from "./wishes/amenities.ts";
import { OCCUPANTS } from "./wishes/occupants.ts";
import { LOCATION } from "./wishes/location.ts";
import { TENANCY_TERMS } from "./wishes/tenancy-terms.ts";
import { compileWish, type WishPattern } from "./wishes/wish-pattern.ts";

const PATTERNS = [...OCCUPANTS, ...TENANCY_TERMS, ...LOCATION, ...AMENITIES].map(compileWish);
const TAGS: ReadonlySet<string> = new Set(PATTERNS.map(({ tag }) => tag));
const REFUSALS = PATTERNS.filter(({ isOwnNegation }) => isOwnNegation);
const HAN = /[\u4e00-\u9fff]/;

/**
 * Whether a listing's text speaks of a keyword, in either language, and does not deny it. It looks for that keyword alone, so that
 * hundreds of rooms can be asked at once; a keyword of no table is looked for as it is written.
 */
export function mentionsKeyword(text: string, keyword: string): boolean {
  return isSaid(canonicalOf(text), keyword);
}

/** What is remembered of a text: it never changes, for another text is another key. */
interface Reading {
  canonical: string;
  /** Of each wish that was asked about so far. */
  says: Map<string, boolean>;
}

/**
 * The same with a memory, for who asks about the same texts again and again: a text is read once, and looked through once
 * for each wish of our tables. What people make up is looked for each time, and not kept.
 * @param mostTexts How many texts it remembers; those go first that were not asked about for longest.
 */
export function rememberingMentions(mostTexts: number): typeof mentionsKeyword {
  const readings = new Map<string, Reading>();

  return (text, keyword) => {
    const { canonical, says } = readingOf(text);
    if (!TAGS.has(keyword)) return isSaid(canonical, keyword);
    const known = says.get(keyword);
    if (known !== undefined) return known;
    const isSo = isSaid(canonical, keyword);
    says.set(keyword, isSo);
    return isSo;
  };

  function readingOf(text: string): Reading {
    const reading = readings.get(text) ?? { canonical: canonicalOf(text), says: new Map<string, boolean>() };
    // Put behind all others: the first one is the one to go.
    readings.delete(text);
    readings.set(text, reading);
    const [oldest] = readings.keys();
    if (readings.size > mostTexts && oldest !== undefined) readings.delete(oldest);
    return reading;
  }
}

function isSaid(canonical: string, keyword: string): boolean {
  if (!TAGS.has(keyword)) return placeNameVariants(keyword).some((form) => hasForm(canonical, form));
  return PATTERNS.some((wish) => wish.tag === keyword && hasWish(canonical, wish));
}

function hasWish(canonical: string, { tag, pattern, isOwnNegation }: WishPattern): boolean {
  for (const { 0: written, index } of canonical.matchAll(pattern)) {
    const end = index + written.length;
    if (isOwnNegation || !(isNegated(canonical, index, end) || isRefused(canonical, index, tag))) return true;
  }
  return false;
}

// What is refused in words of its own (no-pets) is no wish for the thing.
function isRefused(canonical: string, at: number, tag: string): boolean {
  return REFUSALS.some(
    (refusal) =>
      refusal.tag !== tag &&
      [...canonical.matchAll(refusal.pattern)].some(
        ({ 0: written, index }) => index <= at && at < index + written.length,
      ),
  );
}

function hasForm(canonical: string, form: string): boolean {
  const at = canonical.indexOf(form);
  if (at === -1) return false;
  const around = `${canonical[at - 1] ?? " "}${canonical[at + form.length] ?? " "}`;
  // 'ucl' is in 'nuclear' too; Chinese has no such limits.
  return HAN.test(form) || !/[a-z]/.test(around) || hasForm(canonical.slice(at + form.length), form);
}

let writtenAs: Map<string, [string, Sense][]> | undefined;
const formsOf = new Map<string, readonly string[]>();

/** All that the name of a place or a university is written as, as canonical text; of an unknown one itself alone. */
export function placeNameVariants(name: string): readonly string[] {
  writtenAs ??= groupBy(allNames(), ([, { name }]) => name);
  const known = formsOf.get(name);
  if (known !== undefined) return known;
  const written = writtenAs.get(name)?.map(([form]) => form);
  const forms = [...new Set([name, ...(written ?? [])].map((form) => createSourceText(form).canonical))];
  // What people make up is not kept.
  if (written !== undefined) formsOf.set(name, forms);
  return forms;
}

// A room is asked about each wish in turn, and read once.
let last = { text: "", canonical: "" };

function canonicalOf(text: string): string {
  if (last.text !== text) last = { text, canonical: createSourceText(text).canonical };
  return last.canonical;
}
