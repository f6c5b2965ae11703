import { demandsAmong, type Demand } from "#domain/listings/demands.ts";
import type { PriceFacts } from "#domain/listings/price-fact-patterns.ts";
import { readPriceNote } from "#domain/listings/price-facts.ts";
import { wordsOf, type RoomWords } from "#domain/search/room-words.ts";

/** What a room's own words say of bills, of the deposit and of who moves in. */
export interface ToldTerms extends PriceFacts {
  demands: readonly Demand[];
}

/** What the note about the price says alone: it takes no parser. */
export function notedTerms({ price_description }: Pick<RoomWords, "price_description">): ToldTerms {
  return { ...readPriceNote(price_description ?? ""), demands: [] };
}

/** The same of all its words, with what it asks of who moves in; what the note says where the parser can't be loaded. */
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
