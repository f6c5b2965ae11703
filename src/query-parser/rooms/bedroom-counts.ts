import type { Term } from "../lexicon/find-terms.ts";
import type { Span } from "../text/mapped-text.ts";

/** A counted home as a text writes it: 2b1b, 3室2厅2卫, "2 bed flat with 2 bathrooms". */
export interface CountedHome extends Span {
  /** 2b2b, 2b, 1b1b, "studio" for 1室0厅. */
  type: string;
}

/** Counts that stand one behind the other, each at most once, by their senses. */
interface Counts {
  terms: Map<string, Term>;
  end: number;
}

const BETWEEN =
  /^\s?(?:flat|house|apartment|公寓|的房子?|的)?[\s,;/&+x×、-]*(?:(?:and|with|plus|w\/|带|配|和|有)\s*)?$/;
/** B29 6BD is no home of six bedrooms. */
const POSTCODE = /\b[a-z]{1,2}\d[a-z\d]?\s?\d[a-z]{2}$/;
const LONGEST_POSTCODE = 8;

/** The counted homes of a text; one room (1个房间) is none. @param terms The terms of the table of counts. */
export function countedHomes(text: string, terms: readonly Term[]): CountedHome[] {
  const homes: Counts[] = [];
  for (const term of terms) {
    if (POSTCODE.test(text.slice(Math.max(0, term.end - LONGEST_POSTCODE), term.end))) continue;
    const home = homes.at(-1);
    if (home !== undefined && term.start < home.end) continue;
    // The second b of 2b2b counts bathrooms.
    const isSecond = isShort(text, home?.terms.get("beds")) && isShort(text, term);
    const sense = isSecond ? "baths" : term.sense;
    const isOfHome = home?.terms.has(sense) === false && BETWEEN.test(text.slice(home.end, term.start));
    if (isOfHome) {
      home.terms.set(sense, term);
      home.end = term.end;
    } else homes.push({ terms: new Map([[term.sense, term]]), end: term.end });
  }
  return homes.flatMap((home) => homeOf(text, home) ?? []);
}

function isShort(text: string, term: Term | undefined): boolean {
  return term !== undefined && /^\d\s?b$/.test(text.slice(term.start, term.end));
}

function homeOf(text: string, { terms, end }: Counts): CountedHome | null {
  const [beds, baths, halls] = ["beds", "baths", "halls"].map((sense) => terms.get(sense));
  if (beds === undefined) return null;
  const isOneRoom = /^1\s?[个间]/.test(text.slice(beds.start, beds.end)) && end === beds.end;
  const bedrooms = numberIn(text, beds);
  if (bedrooms < 1 || bedrooms > 9 || isOneRoom) return null;
  const span = { start: Math.min(beds.start, baths?.start ?? beds.start), end };
  if (bedrooms === 1 && halls !== undefined && numberIn(text, halls) === 0) return { ...span, type: "studio" };
  if (baths !== undefined) return { ...span, type: `${bedrooms}b${numberIn(text, baths)}b` };
  return { ...span, type: bedrooms === 1 ? "1b1b" : `${bedrooms}b` };
}

/** The number of a count: 3室, 双卫, 'one bedroom', 零厅. */
function numberIn(text: string, { start, end }: Span): number {
  const written = text.slice(start, end);
  const digits = /\d+/.exec(written)?.[0];
  if (digits !== undefined) return Number(digits);
  if (written.startsWith("双")) return 2;
  return written.startsWith("one") ? 1 : 0;
}
