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
const REFUSALS = PATTERNS.filter(({ isOwnNegation }) => isOwnNegation);
const HAN = /[\u4e00-\u9fff]/;

/**
 * Whether a listing's text speaks of a keyword, in either language, and does not deny it. It looks for that keyword alone, so that
 * hundreds of rooms can be asked at once; a keyword of no table is looked for as it is written.
 */
export function mentionsKeyword(text: string, keyword: string): boolean {
  const canonical = canonicalOf(text);
  const wishes = PATTERNS.filter(({ tag }) => tag === keyword);
  if (wishes.length > 0) return wishes.some((wish) => hasWish(canonical, wish));
  return placeNameVariants(keyword).some((form) => hasForm(canonical, form));
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
