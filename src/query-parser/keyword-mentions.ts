import { groupBy } from "#domain/group-by.ts";
import { findTerms, lexiconOf } from "./lexicon/find-terms.ts";
import { OFFERED_WISHES } from "./lexicon/tables/offered-wishes.ts";
import { isNegated } from "./negation.ts";
import { extractFareZones } from "./places/extract-fare-zones.ts";
import { allNames } from "./places/gazetteer/place-names.ts";
import { placeKeywords } from "./places/place-criteria.ts";
import type { Sense } from "./places/place.ts";
import { remembering } from "./text/remembering.ts";
import { createSourceText } from "./text/source-text.ts";
import { findWishMentions } from "./wishes/extract-wishes.ts";
import { WISH_LABELS } from "./lexicon/tables/wish-labels.ts";

const OFFERED = lexiconOf(OFFERED_WISHES);
const HAN = /[\u4e00-\u9fff]/;

/** A listing's text: what it is folded to, and which wishes of our tables and fare zones it speaks of. */
interface Reading {
  canonical: string;
  tags: ReadonlySet<string>;
}

/**
 * Whether a listing's text speaks of a keyword, in either language, and does not deny it. A keyword of no table is looked for as it
 * is written. A room is asked about each wish in turn.
 */
export const mentionsKeyword = rememberingMentions(1);

/** The same with a memory, for who asks about the same texts again and again. @param mostTexts How many it remembers. */
export function rememberingMentions(mostTexts: number): (text: string, keyword: string) => boolean {
  const readingOf = remembering(mostTexts, read);
  return (text, keyword) => isSaid(readingOf(text), keyword);
}

function read(text: string): Reading {
  const source = createSourceText(text);
  const { canonical } = source;
  const offered = findTerms(canonical, OFFERED).filter(({ start, end }) => !isNegated(canonical, start, end));
  const tags = [
    ...findWishMentions(canonical).flatMap((wish) => wish.tags),
    ...offered.map(({ sense }) => sense),
    ...placeKeywords(extractFareZones(source)),
  ];
  return { canonical, tags: new Set(tags) };
}

function isSaid({ canonical, tags }: Reading, keyword: string): boolean {
  if (tags.has(keyword) || WISH_LABELS.has(keyword)) return tags.has(keyword);
  return placeNameVariants(keyword).some((form) => hasForm(canonical, form));
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
  // Made-up names are not kept: there is no end of them.
  if (written !== undefined) formsOf.set(name, forms);
  return forms;
}
