import { cityLabel, CITY_NAMES } from "#domain/cities.ts";
import { cutText } from "#domain/cut-text.ts";
import type { Language } from "#domain/language.ts";
import type { Listing } from "#domain/listings/listing.ts";
import { MESSAGE_TITLE_LENGTH, type NotificationText } from "#domain/notifications/notification.ts";
import { publicWords } from "../public-text.ts";
import { rentWords, type PricedRoom } from "../rent-words.ts";

/** Code points of a search's name in a message. */
const NAME_LENGTH = 30;

/**
 * What a message says of a room that a saved search has found: price and city in the title, which is a mail's subject too and so
 * has no words that strangers have written; the room's own title below.
 */
export function roomWords(
  room: PricedRoom & Pick<Listing, "title" | "city">,
  searchName: string,
): Record<Language, NotificationText> {
  const title = (language: Language) => cutText(publicWords(room.title, language), MESSAGE_TITLE_LENGTH);
  const name = cutText(searchName, NAME_LENGTH);
  const rent = rentWords(room);
  const isKnown = (CITY_NAMES as readonly string[]).includes(room.city);
  return {
    zh: {
      title: isKnown ? `新房源：${cityLabel(room.city, "zh")}，${rent.zh}` : `新房源：${rent.zh}`,
      body: `${title("zh")}（符合“${name}”）`,
    },
    en: {
      title: isKnown ? `New room in ${room.city}, ${rent.en}` : `New room, ${rent.en}`,
      body: `${title("en")} (found by “${name}”)`,
    },
  };
}
