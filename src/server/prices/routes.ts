import { foldCity } from "#domain/cities.ts";
import type { Db } from "../db/db.ts";
import type { CallServer } from "../http/calls/serve-calls.ts";
import type { TypicalPrices } from "./typical-prices.ts";

/** The call under /api/v1/items that says what rooms cost in a city. */
export function servePrices(calls: CallServer, { db, prices }: { db: Db; prices: TypicalPrices }): void {
  calls.serve("listTypicalPrices", async ({ query }) => {
    const city = foldCity(query.city);
    const found = await prices.of(db, city);
    return { city, prices: [...found], count: found.length };
  });
}
