import { readFileSync } from "node:fs";
import { daysBetween } from "#domain/calendar-day.ts";
import type { Listing } from "#domain/listings/listing.ts";
import type { PropertyType } from "#domain/listings/listing-choices.ts";
import type { SearchCriteria } from "#domain/search/search-criteria.ts";

/** From 0 (of no use) to 3 (what was meant). */
export type Grade = 0 | 1 | 2 | 3;

/** What rooms have that get a grade; all of it. Ranges include both ends, null leaves one open. */
export interface Judged {
  city?: string[];
  kind?: string[];
  district?: string[];
  type?: PropertyType;
  /** Pounds a week. */
  price?: [number, number];
  begins?: [string | null, string | null];
  /** A room without a last day ends after all days. */
  ends?: [string | null, string | null];
  nights?: [number, number];
  /** A pattern that the room's own words have, or its title. */
  says?: string;
  title?: string;
  /** Among the rooms with all of the above, so many of the cheapest. */
  cheapest?: number;
}

/** Something that is asked for, and which rooms are how good an answer: of several grades the first holds. */
export interface JudgedSearch {
  ask: string | (SearchCriteria & { covers?: boolean });
  grades: [Grade, Judged][];
}

export const SETS = ["keywords", "sentences", "filters"] as const;
export type SetName = (typeof SETS)[number];

export function readJudgements(set: SetName): JudgedSearch[] {
  const lines = readFileSync(new URL(`${set}.jsonl`, import.meta.url), "utf8")
    .trim()
    .split("\n");
  return lines.map((line) => JSON.parse(line) as JudgedSearch);
}

/** The grade of each room, by its id. */
export function gradesOf({ grades }: JudgedSearch, rooms: readonly Listing[]): Map<string, Grade> {
  const graded = new Map<string, Grade>();
  for (const [grade, judged] of grades) {
    for (const { id } of roomsWith(judged, rooms)) if (!graded.has(id)) graded.set(id, grade);
  }
  return graded;
}

function roomsWith({ cheapest, ...judged }: Judged, rooms: readonly Listing[]): Listing[] {
  const having = rooms.filter((room) => has(room, judged));
  return cheapest === undefined ? having : having.toSorted((a, b) => a.price - b.price).slice(0, cheapest);
}

function has(room: Listing, judged: Omit<Judged, "cheapest">): boolean {
  const { city, kind, district, type, price, begins, ends, nights, says, title } = judged;
  return (
    isOneOf(room.city, city) &&
    isOneOf(room.room_type, kind) &&
    isOneOf(room.post_code.split(" ")[0] ?? "", district) &&
    (type === undefined || room.property_type === type) &&
    isWithin(room.price, price) &&
    isWithin(room.begin_date ?? "", begins) &&
    isWithin(room.end_date ?? "9999-12-31", ends) &&
    isWithin(nightsOf(room), nights) &&
    speaksOf([room.title, room.description, room.additional_info].join("\n"), says) &&
    speaksOf(room.title, title)
  );
}

function isOneOf(value: string, values: readonly string[] | undefined): boolean {
  return values === undefined || values.includes(value);
}

function isWithin<Value extends string | number>(
  value: Value,
  [from, to]: readonly [NoInfer<Value> | null, NoInfer<Value> | null] = [null, null],
): boolean {
  return (from === null || value >= from) && (to === null || value <= to);
}

function nightsOf({ begin_date, end_date }: Listing): number {
  return begin_date === null || end_date === null ? Infinity : daysBetween(begin_date, end_date);
}

function speaksOf(text: string, pattern: string | undefined): boolean {
  return pattern === undefined || new RegExp(pattern).test(text);
}
