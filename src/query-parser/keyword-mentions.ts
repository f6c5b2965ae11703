import { groupBy } from "#domain/group-by.ts";
import { allNames } from "./places/gazetteer/place-names.ts";
import type { Sense } from "./places/place.ts";
import { createSourceText } from "./text/source-text.ts";
import { findWishMentions } from "./wishes/extract-wishes.ts";
import { WISH_LABELS } from "./wishes/wish-labels.ts";

const HAN = /[\u4e00-\u9fff]/;

/** A listing's text: what it is folded to, and which wishes of our tables it speaks of. */
interface Reading {
  canonical: string;
  tags: ReadonlySet<string>;
}

/**
 * Whether a listing's text speaks of a keyword, in either language, and does not deny it. A keyword of no table is looked for as it
 * is written.
 */
export function mentionsKeyword(text: string, keyword: string): boolean {
  // A room is asked about each wish in turn, and read once.
  if (last.text !== text) last = { text, reading: read(text) };
  return isSaid(last.reading, keyword);
}

let last: { text: string; reading: Reading } = { text: "", reading: { canonical: "", tags: new Set() } };

/**
 * The same with a memory, for who asks about the same texts again and again.
 * @param mostTexts How many texts it remembers; those go first that were not asked about for longest.
 */
export function rememberingMentions(mostTexts: number): typeof mentionsKeyword {
  const readings = new Map<string, Reading>();

  return (text, keyword) => {
    const reading = readings.get(text) ?? read(text);
    // LRU: the entry moves to the end, and the first one is evicted.
    readings.delete(text);
    readings.set(text, reading);
    const [oldest] = readings.keys();
    if (readings.size > mostTexts && oldest !== undefined) readings.delete(oldest);
    return isSaid(reading, keyword);
  };
}

function read(text: string): Reading {
  const { canonical } = createSourceText(text);
  return { canonical, tags: new Set(findWishMentions(canonical).flatMap(({ tags }) => tags)) };
}

function isSaid({ canonical, tags }: Reading, keyword: string): boolean {
  if (WISH_LABELS.has(keyword)) return tags.has(keyword);
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
  // What people make up is not kept.
  if (written !== undefined) formsOf.set(name, forms);
  return forms;
}
