import { demandsAmong, type Demand } from "#domain/listings/demands.ts";
import type { PriceFacts } from "#domain/listings/price-fact-patterns.ts";
import { readPriceNote } from "#domain/listings/price-facts.ts";
import { wordsOf, type RoomWords } from "#domain/search/room-words.ts";

/** Bills, deposit and demands, as a room's own words state them. */
export interface ToldTerms extends PriceFacts {
  demands: readonly Demand[];
}

/** Reads the note about the price alone: it takes no parser. */
export function notedTerms({ price_description }: Pick<RoomWords, "price_description">): ToldTerms {
  return { ...readPriceNote(price_description ?? ""), demands: [] };
}

/** Reads all words of a room. Falls back to the note where the parser cannot be loaded. */
export async function toldTerms(room: RoomWords): Promise<ToldTerms> {
  const noted = notedTerms(room);
  try {
    const { wishesSaid } = await import("../../../../query-parser/wishes/wishes-said.ts");
    const said = wishesSaid(wordsOf(room));
    const bills = noted.bills ?? (said.has("bills-included") ? "included" : null);
    return { ...noted, bills, demands: demandsAmong(said) };
  } catch {
    return noted;
  }
}
