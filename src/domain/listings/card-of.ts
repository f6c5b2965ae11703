import { cutText } from "../cut-text.ts";
import { CARD_DESCRIPTION_LENGTH } from "../limits.ts";
import type { CardListing, Listing } from "./listing.ts";

/**
 * What a card shows of a room, and no more: a document that has it is read before any script. Name by name: the table of
 * fields would be a third of what the app starts with.
 */
export function cardOf(room: Listing): CardListing {
  const { id, title, city, room_type, price, price_per_month, begin_date, end_date } = room;
  const { created_at, confirmed_at, is_demo, images } = room;
  const text = room.description?.trim() ?? "";
  return {
    id,
    title,
    city,
    room_type,
    price,
    ...(price_per_month != null && { price_per_month }),
    begin_date,
    end_date,
    // A little longer than shown, for it is cut as any other.
    description: text === "" ? null : cutText(text, CARD_DESCRIPTION_LENGTH + 2),
    created_at,
    ...(confirmed_at !== undefined && { confirmed_at }),
    is_demo,
    images: images.slice(0, 1).map(({ image_url, placeholder_colour }) => ({ image_url, placeholder_colour })),
  };
}
