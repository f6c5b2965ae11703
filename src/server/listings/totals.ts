import type { Kysely } from "kysely";
import type { OpenFilter } from "#domain/open-filter.ts";
import type { Tables } from "../db/tables.ts";
import { countAll, countUpTo } from "./count-listings.ts";
import type { RoomIndexSource } from "./room-index/room-index-source.ts";

/** How many open rooms there are for a filter. */
export interface Totals {
  /** Exact: up to 10,000 of this moment, above that at most a minute old. */
  count: (filter: OpenFilter) => Promise<number>;
}

/** Totals up to here are counted when asked: that costs 2 to 7 ms whatever the filter. */
export const COUNTED_UP_TO = 10_000;

/** Large totals come from the room index; until there is one, the database counts them in some 100 ms a million. */
export function totals(db: Kysely<Tables>, indexes: RoomIndexSource): Totals {
  return {
    async count(filter) {
      const indexed = await indexes.current()?.ask("countRooms", { filter });
      if (indexed !== undefined && indexed.count > COUNTED_UP_TO) return indexed.count;
      const counted = await countUpTo(db, filter, COUNTED_UP_TO + 1);
      if (counted <= COUNTED_UP_TO) return counted;
      indexes.want();
      return countAll(db, filter);
    },
  };
}
