import type { Term } from "../lexicon/find-terms.ts";
import type { Span } from "../text/mapped-text.ts";

/** A counted home as a text writes it: 2b1b, 3室2厅2卫, "2 bed flat with 2 bathrooms". */
export interface CountedHome extends Span {
  /** 2b2b, 2b, 1b1b, "studio" for 1室0厅. */
  type: string;
}

const BETWEEN = /^[\s,;/&+x×、-]*(?:(?:and|with|plus|w\/|带|配|和|有)\s*)?$/;
const HOME_BETWEEN = /^\s?(?:flat|house|apartment|公寓|的房子?)/;
/** 带两个卫生间的两居. */
const OF = /^的?/;
/** 'Flat 3b' and 'zone 2 bed' are no counts, nor is '£2 bed'. */
const NO_COUNT_BEFORE = /(?:(?:flat|unit|block|zone|room) |£)$/;
/** B29 6BD is no home of six bedrooms. */
const OUTWARD_CODE_BEFORE = /(?:^|[^a-z\d])[a-z]{1,2}\d[a-z\d]?\s?$/;
const INWARD_CODE = /^\d[a-z]{2}$/;

/** The counted homes of a text; one room (1个房间) is none. @param counts The terms of the table of counts. */
export function countedHomes(text: string, counts: readonly Term[]): CountedHome[] {
  const homes: CountedHome[] = [];
  for (let at = 0; at < counts.length; at++) {
    const home = homeAt(text, counts, at);
    if (home === null) continue;
    homes.push(home);
    while ((counts[at + 1]?.start ?? text.length) < home.end) at++;
  }
  return homes;
}

function homeAt(text: string, counts: readonly Term[], at: number): CountedHome | null {
  const [first, second] = [counts[at], counts[at + 1]];
  if (first === undefined || !isCountHere(text, first)) return null;
  if (first.sense === "baths") {
    const isBoth = second?.sense === "beds" && BETWEEN.test(text.slice(first.end, second.start).replace(OF, ""));
    return isBoth ? withHallsAndBaths(text, counts, at + 1, first) : null;
  }
  return first.sense === "beds" ? withHallsAndBaths(text, counts, at, null) : null;
}

function withHallsAndBaths(
  text: string,
  counts: readonly Term[],
  at: number,
  bathsBefore: Term | null,
): CountedHome | null {
  const beds = counts[at];
  if (beds === undefined) return null;
  const next = counts[at + 1];
  const halls = next?.sense === "halls" && BETWEEN.test(text.slice(beds.end, next.start)) ? next : undefined;
  const last = halls ?? beds;
  const behind = counts[at + (halls === undefined ? 1 : 2)];
  const between = text.slice(last.end, behind?.start).replace(HOME_BETWEEN, "");
  const isBaths =
    behind?.sense === "baths" || (behind?.sense === "beds" && isShort(text, behind) && isShort(text, beds));
  const baths = behind !== undefined && isBaths && BETWEEN.test(between) ? behind : bathsBefore;
  const span = { start: (bathsBefore ?? beds).start, end: Math.max(last.end, baths?.end ?? 0) };
  const type = typeOf(text, { beds, halls, baths });
  return type === null ? null : { ...span, type };
}

/** The second b of 2b2b counts bathrooms. */
function isShort(text: string, { start, end }: Span): boolean {
  return /^\d\s?b$/.test(text.slice(start, end));
}

interface Counts {
  beds: Term;
  halls: Term | undefined;
  baths: Term | null;
}

function typeOf(text: string, { beds, halls, baths }: Counts): string | null {
  const bedrooms = numberIn(text, beds);
  if (bedrooms < 1 || bedrooms > 9) return null;
  if (/^1\s?[个间]/.test(text.slice(beds.start)) && halls === undefined && baths === null) return null;
  if (bedrooms === 1 && halls !== undefined && numberIn(text, halls) === 0) return "studio";
  if (baths !== null) return `${bedrooms}b${numberIn(text, baths)}b`;
  return bedrooms === 1 ? "1b1b" : `${bedrooms}b`;
}

function numberIn(text: string, { start, end }: Span): number {
  const written = text.slice(start, end);
  const digits = /\d+/.exec(written)?.[0];
  if (digits !== undefined) return Number(digits);
  if (written.startsWith("双")) return 2;
  return written.startsWith("one") ? 1 : 0;
}

function isCountHere(text: string, { start, end }: Span): boolean {
  const before = text.slice(0, start);
  const written = text.slice(start, end);
  if (NO_COUNT_BEFORE.test(before)) return false;
  if (OUTWARD_CODE_BEFORE.test(before) && INWARD_CODE.test(written)) return false;
  return !/[a-z]$/.test(before) || !/^\d[\s-]*[a-z]/.test(written);
}
