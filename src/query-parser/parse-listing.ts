import type { ListingFields } from "#domain/listings/listing-fields.ts";
import type { Language } from "#domain/language.ts";
import { madeTitle } from "#domain/listings/made-title.ts";
import { lexiconOf } from "./lexicon/find-terms.ts";
import { LISTING_TEXTS } from "./lexicon/tables/listing-texts.ts";
import { extractContacts, withoutContacts } from "./listing/contacts.ts";
import { offeredRent, rentPerMonth } from "./listing/offered-rent.ts";
import { offeredRoom } from "./listing/offered-room.ts";
import { offeredRooms, type OfferedRoom } from "./listing/offered-rooms.ts";
import { extractPostcode } from "./listing/postcode.ts";
import { extractPriceNote } from "./listing/price-note.ts";
import { extractPropertyType } from "./listing/property-type.ts";
import { contentLines } from "./listing/text-parts.ts";
import { splitDescription } from "./listing/description.ts";
import { cuesOf } from "./places/context/cues.ts";
import { cityOf } from "./places/place-criteria.ts";
import type { WishMention } from "./wishes/extract-wishes.ts";
import { withWeeklyTotals } from "./money/total-rent.ts";
import { extractRental } from "./extract-rental.ts";

/** The fields of a room that a text can tell; null for what it does not say. */
export type ParsedListing = {
  [Field in Exclude<keyof ListingFields, "duration" | "duration_description" | "state">]: Exclude<
    ListingFields[Field],
    undefined
  > | null;
};

const cuesIn = cuesOf(lexiconOf(LISTING_TEXTS));

/** Where a text came from, and what of it is read. */
interface Origin {
  /** From text recognition, which confuses letters and digits: they are corrected where only one of them makes sense. */
  isFromPicture?: boolean;
  /** Which of several rooms is read, by its place in `ParsedOffer.rooms`; the cheapest where nobody has chosen. */
  room?: number | undefined;
}

/**
 * What a text that offers a room tells about it: a pasted message, or what stands in its photos. Where it names a range
 * of rents, the lowest; where it names a length alone, no days. Contacts are in their own fields alone, because everybody
 * sees the others.
 * @param today The calendar day in London that 'next month' counts from.
 */
export function parseListing(text: string, today: string, origin: Origin = {}): ParsedListing {
  return parseOffer(text, today, origin).listing;
}

/** What a post tells about a room, and its rooms where it offers several. */
export interface ParsedOffer {
  listing: ParsedListing;
  /** Two or more rooms with rents of their own; empty where the post offers one. */
  rooms: OfferedRoom[];
  /** Which of them `listing` is; null where there are none. */
  room: number | null;
}

/** The same as `parseListing`, with the rooms between which the author of a post has to choose. */
export function parseOffer(
  text: string,
  today: string,
  { isFromPicture = false, room: chosen }: Origin = {},
): ParsedOffer {
  const offer = withoutContacts(text);
  const { source, prices: written, rooms, stay, places, wishMentions } = extractRental(offer, today, { isOffer: true });
  // 因为换到伦敦工作: where its author goes, and not where the room is.
  const cues = cuesIn(source.canonical);
  const city = cityOf(places.filter(({ start }) => !cues.areBefore("leavingFor", start)));
  const prices = withWeeklyTotals(written, stay);
  const several = offeredRooms(source, rooms);
  const rents = several.map((one) => one.price);
  const room = several.length === 0 ? null : (chosen ?? rents.indexOf(Math.min(...rents)));
  const one = room === null ? undefined : several[room];
  const price = one?.price ?? offeredRent(prices);
  const facts = {
    city,
    property_type: extractPropertyType(source.canonical, { isOffer: true }),
    room_type: one?.room_type ?? offeredRoom(rooms, source.canonical),
    post_code: extractPostcode({ source, places, city, isFromPicture }),
    price,
    price_per_month: one === undefined ? rentPerMonth(prices, price) : one.price_per_month,
    begin_date: stay.begin,
    end_date: stay.end,
  };
  // A text without one fact about a room isn't about one: its words are no title.
  const lines = Object.values(facts).some((fact) => fact !== null) ? contentLines(offer) : [];
  const price_description = extractPriceNote(lines);
  const listing = {
    ...facts,
    title: madeTitle({ ...facts, price_description }, languageOf(text)),
    price_description,
    ...splitDescription(lines, stay, today),
    ...extractContacts(text),
    short_term_allowed: shortTermAllowed(wishMentions, source.canonical),
  };
  return { listing, rooms: several, room };
}

/** The language that a text is mostly written in: its poster's. A Chinese character says as much as two letters. */
function languageOf(text: string): Language {
  const [han, latin] = [/\p{Script=Han}/gu, /[a-z]/gi].map((letters) => text.match(letters)?.length ?? 0);
  return han! * 2 > latin! / 2 ? "zh" : "en";
}

/** 可短租 says that it is, 不接短租 that it is not. */
function shortTermAllowed(mentions: readonly WishMention[], canonical: string): boolean | null {
  if (mentions.some(({ tags }) => tags.includes("short-let"))) return true;
  const refused = mentions.filter(({ stance }) => stance === "refused");
  return refused.some(({ start, end }) => /短租|short/.test(canonical.slice(start, end))) ? false : null;
}
