import type { Listing } from "#domain/listings/listing.ts";
import { findByText } from "#domain/search/find-by-text.ts";
import { rememberingMentions } from "../../../src/query-parser/keyword-mentions.ts";
import { readSearch } from "../../../src/query-parser/parse-search.ts";
import { TODAY } from "./demo-rooms.ts";
import type { JudgedQuery } from "./judged-queries.ts";

/** So many rooms are seen without much scrolling. */
export const DEPTH = 5;

/** How a query was answered. */
export interface Scored {
  query: JudgedQuery;
  /** The first rooms of the answer. */
  first: readonly Listing[];
  /** Whether the first room is right; null where no judged room is. */
  isRightFirst: boolean | null;
  /** How many of the first five are wrong or missing; null where fewer than five rooms are acceptable. */
  wrong: number | null;
  /** Normalised discounted cumulative gain of the first five; null where no judged room is of use. */
  ndcg: number | null;
  /** Rooms among the first five that nobody has judged: they count as wrong. */
  unjudged: readonly string[];
}

const mentions = rememberingMentions(1000);

/** Answers a query as the app does, and compares the first rooms with what its judges say. */
export function scoreQuery(query: JudgedQuery, rooms: readonly Listing[]): Scored {
  const { text, filters, grades } = query;
  const reading = readSearch(text, TODAY);
  const found = findByText(rooms, { text, reading, filters, sort: null, today: TODAY }, mentions);
  const first = found.rooms.slice(0, DEPTH).map(({ room }) => room);
  const gradeOf = ({ id }: Listing) => grades.get(id) ?? 0;
  const judged = [...grades.values()];
  const [top] = first;
  const acceptable = judged.filter((grade) => grade > 0).length;
  return {
    query,
    first,
    isRightFirst: judged.includes(2) ? top !== undefined && gradeOf(top) === 2 : null,
    wrong: acceptable < DEPTH ? null : DEPTH - first.filter((room) => gradeOf(room) > 0).length,
    ndcg: acceptable === 0 ? null : gain(first.map(gradeOf)) / gain(judged.toSorted((a, b) => b - a).slice(0, DEPTH)),
    unjudged: first.map(({ id }) => id).filter((id) => !grades.has(id)),
  };
}

function gain(grades: readonly number[]): number {
  return grades.reduce((sum, grade, index) => sum + (2 ** grade - 1) / Math.log2(index + 2), 0);
}
