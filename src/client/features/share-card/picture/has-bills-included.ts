import type { Listing } from "#domain/listings/listing.ts";

/** Whether the poster's own words say that bills are included; false where what reads them can't be loaded. */
export async function hasBillsIncluded(listing: Listing): Promise<boolean> {
  const { title, description, price_description, additional_info } = listing;
  const texts = [title, description, price_description, additional_info].filter((text) => text !== null);
  try {
    const { mentionsKeyword } = await import("../../../../query-parser/keyword-mentions.ts");
    return mentionsKeyword(texts.join("\n"), "bills-included");
  } catch {
    return false;
  }
}
