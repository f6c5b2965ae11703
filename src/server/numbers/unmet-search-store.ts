import { sql } from "kysely";
import type { PriceBand, UnmetSearch } from "#domain/search/unmet-search.ts";
import type { Db } from "../db/db.ts";

/** Searches of one place and price band that found nothing. */
export interface UnmetCount extends UnmetSearch {
  count: number;
}

/** Adds to the counts of a London day. */
export async function addUnmetSearches(db: Db, day: string, counts: readonly UnmetCount[]): Promise<void> {
  if (counts.length === 0) return;
  await db
    .insertInto("unmet_search")
    .values(counts.map((count) => Object.assign({ day }, count)))
    .onConflict((conflict) =>
      conflict
        .columns(["day", "city", "band"])
        .doUpdateSet({ count: sql<number>`unmet_search.count + excluded.count` }),
    )
    .execute();
}

/** The counts since a day, by place and band, the most frequent first. */
export async function unmetSearchesSince(db: Db, day: string): Promise<UnmetCount[]> {
  const rows = await db
    .selectFrom("unmet_search")
    .select(["city", "band", (eb) => eb.fn.sum<string>("count").as("count")])
    .where("day", ">=", day)
    .groupBy(["city", "band"])
    .orderBy("count", "desc")
    .orderBy("city")
    .orderBy("band")
    .execute();
  return rows.map(({ city, band, count }) => ({ city, band: band as PriceBand, count: Number(count) }));
}
