import { isTooOld } from "./answer-bounds.ts";
import { cacheDatabase, type AnswerRow } from "../cache-database.ts";
import { readClockOffset } from "../clock-offset.ts";
import { readOrDefault } from "../../databases/storage-errors.ts";

export interface RecentSearch {
  /** The call's path with its sorted query, for `recallAnswer`. */
  path: string;
  /** The query alone: criteria, sort and paging as the API takes them. */
  query: URLSearchParams;
  /** All rooms that matched. */
  total: number;
  /** There may have been more. */
  isLowerBound: boolean;
  /** A photo of the first room that has one. */
  photoUrl: string | null;
  /** The server's clock when it answered, epoch milliseconds. */
  fetchedAt: number;
  /** How long ago that was, by the server's clock. */
  ageMs: number;
}

/** Pages and sorts of the same criteria are one search. */
const NOT_CRITERIA = ["skip", "limit", "sort_by", "order"];

/** An owner's remembered searches, the one last used first, each once; empty when nothing is remembered. */
export async function recentSearches(owner: string): Promise<RecentSearch[]> {
  return readOrDefault(async () => {
    const now = Date.now() + (await readClockOffset());
    const rows = await cacheDatabase().answers.where({ owner, kind: "search" }).sortBy("lastUsedAt");
    return onceEach(rows.toReversed().filter((row) => !isTooOld(row, now))).map((row) => present(row, now));
  }, []);
}

function onceEach(rows: readonly AnswerRow[]): AnswerRow[] {
  const byCriteria = new Map<string, AnswerRow>();
  for (const row of rows) {
    const criteria = criteriaOf(row.path);
    if (!byCriteria.has(criteria)) byCriteria.set(criteria, row);
  }
  return [...byCriteria.values()];
}

function criteriaOf(path: string): string {
  const [pathname, query] = path.split("?", 2);
  const criteria = new URLSearchParams(query);
  for (const name of NOT_CRITERIA) criteria.delete(name);
  return `${pathname}?${criteria.toString()}`;
}

function present({ path, count, isLowerBound, photoUrl, fetchedAt }: AnswerRow, now: number): RecentSearch {
  const query = new URLSearchParams(path.split("?", 2)[1]);
  return {
    path,
    query,
    total: count,
    isLowerBound: isLowerBound === true,
    photoUrl,
    fetchedAt,
    ageMs: Math.max(0, now - fetchedAt),
  };
}
