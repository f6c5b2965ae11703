import { foldCity } from "#domain/cities.ts";
import type { CallServer } from "../http/calls/serve-calls.ts";
import type { TypicalPrices } from "./typical-prices.ts";

/** The call under /api/v1/items that says what rooms cost in a city. */
export function servePrices(calls: CallServer, { prices }: { prices: TypicalPrices }): void {
  calls.serve("listTypicalPrices", async ({ query, reads }) => {
    const city = foldCity(query.city);
    const found = await reads.by((db) => prices.of(db, city));
    return { city, prices: [...found], count: found.length };
  });
}
