import type { Term } from "../lexicon/find-terms.ts";
import type { Span } from "../text/mapped-text.ts";

/** A counted home as a text writes it: 2b1b, 3室2厅2卫, "2 bed flat with 2 bathrooms". */
export interface CountedHome extends Span {
  /** 2b2b, 2b, 1b1b, "studio" for 1室0厅. */
  type: string;
}

/** Counts that stand one behind the other, each at most once, by their senses. */
interface Counts extends Span {
  terms: Map<string, Term>;
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
    if (home?.terms.has(term.sense) === false && BETWEEN.test(text.slice(home.end, term.start))) {
      home.terms.set(term.sense, term);
      home.end = term.end;
    } else homes.push({ terms: new Map([[term.sense, term]]), start: term.start, end: term.end });
  }
  return homes.flatMap((home) => homeOf(text, home));
}

function homeOf(text: string, { terms, start, end }: Counts): CountedHome[] {
  if (terms.size === 1 && terms.has("beds")) {
    const from = STROKE.test(text.slice(Math.max(0, start - 3), start)) ? start - 2 : start;
    const either = EITHER.exec(text.slice(from, end));
    if (either !== null) return eitherOf(either, from, end);
  }
  const [bedrooms, baths, halls] = ["beds", "baths", "halls"].map((sense) => numberIn(text, terms.get(sense)));
  const isOneRoom = terms.size === 1 && /^1\s?[个间]/.test(text.slice(start, end));
  if (bedrooms === undefined || bedrooms < 1 || bedrooms > 9 || isOneRoom) return [];
  if (bedrooms === 1 && halls === 0) return [{ type: "studio", start, end }];
  return [{ type: typeOf(bedrooms, baths), start, end }];
}

/** 1 or 2 bed, 2/3 bed, 2-3室: the one or the other. */
const EITHER = /^([1-9])(\D+)([1-9])(?!\d)/;
const STROKE = /(?<![\d/])[1-9]\/$/;

function eitherOf(
  [, first = "", between = "", second = ""]: RegExpExecArray,
  start: number,
  end: number,
): CountedHome[] {
  const behind = start + first.length + between.length;
  return [
    { type: typeOf(Number(first)), start, end: start + first.length },
    { type: typeOf(Number(second)), start: behind, end },
  ];
}

function typeOf(bedrooms: number, baths = bedrooms === 1 ? 1 : undefined): string {
  return baths === undefined ? `${bedrooms}b` : `${bedrooms}b${baths}b`;
}

/** The number of a count: 3室, 双卫, 'one bedroom', 零厅. */
function numberIn(text: string, term: Term | undefined): number | undefined {
  return term && Number(/\d+/.exec(text.slice(term.start, term.end))?.[0] ?? term.row.note);
}
