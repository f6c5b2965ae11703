import { FEW_FLATMATES } from "#domain/search/fit/judge-flatmates.ts";
import { isInSharedHome, neededHome } from "#domain/search/fit/needed-home.ts";
import { MAX_KEYWORDS, NOTHING_ASKED, type Understanding } from "#domain/search/understanding.ts";
import { withoutPart } from "#domain/search/excluded-part.ts";
import { stayLengthWish } from "#domain/search/stay-length.ts";
import { askedLength } from "./dates/asked-length.ts";
import { splitAtCorrection } from "./relevance/corrections.ts";
import { withWeeklyTotals } from "./money/total-rent.ts";
import { readPrices } from "./money/price-reading.ts";
import { wantedPropertyType } from "./listing/property-type.ts";
import { cityChoices, refusedCities } from "./places/city-choices.ts";
import { isElsewhere, placeKeywords, refusedParts } from "./places/place-criteria.ts";
import { extractRental, type RentalFacts } from "./extract-rental.ts";
import { isRentalQuery } from "./relevance/rental-query.ts";
import { rentalPartOf } from "./relevance/rental-part.ts";
import { otherRoomTypes, roomTypeOf, type RoomMention } from "./rooms/extract-room-types.ts";
import { ALONE_STRENGTH } from "./rooms/named-rooms.ts";
import { beginsIn } from "./text/mapped-text.ts";
import { MOST_UNUSED, unusedParts, type UnusedPart } from "./unused-parts.ts";
import { nearMentions, unreadMentions, type NearMention } from "./near/near-mention.ts";
import { placesToBeNear } from "./near/near-places.ts";
import { walkingTimeIn } from "./near/travel-time.ts";

/** A sentence as it was read. */
export interface QueryReading {
  /** Its criteria, without the place to be near. */
  understanding: Understanding;
  /** The places that it wants to be near, the likeliest first, by their names: `parseSearch` says where they are. */
  near: NearMention[];
  /** The words that no criterion holds, in its order. */
  unused: UnusedPart[];
}

/**
 * Reads the criteria of a sentence in Chinese, English or both, without the place to be near. Instructions to the machine are ignored,
 * and a question about something else yields no criteria.
 * @param today The calendar day in London that 'next month' counts from.
 */
export function parseQuery(text: string, today: string): Understanding {
  return readQuery(text, today).understanding;
}

/** Whether a text may be about anything, or was typed to search rooms: then it asks for what it names, whatever else it speaks of. */
export type TypedFor = "anything" | "search";

/** The same with the places to be near, which no table of places is needed to read, and what was not used. */
export function readQuery(text: string, today: string, typedFor: TypedFor = "anything"): QueryReading {
  const corrected = splitAtCorrection(text);
  if (!corrected) return readPart(text, today, typedFor);
  const first = readQuery(corrected.first, today, typedFor);
  const instead = readInstead(corrected.instead, first.understanding, { today, typedFor });
  return {
    understanding: applyCorrection(first.understanding, instead.understanding),
    near: [...instead.near, ...first.near],
    unused: [...first.unused, ...instead.unused].slice(0, MOST_UNUSED),
  };
}

/** "Till the end of March, wait no, end of May": what stands instead of the end of a stay is one. */
function readInstead(
  text: string,
  { begin_date, end_date }: Understanding,
  { today, typedFor }: { today: string; typedFor: TypedFor },
): QueryReading {
  const instead = readPart(text, today, typedFor);
  const { begin_date: day, end_date: last } = instead.understanding;
  const isEnd = begin_date !== null && end_date !== null && day !== null && last === null && day > begin_date;
  return isEnd && !BEGINS.test(text) ? readPart(`until ${text}`, today, typedFor) : instead;
}

const BEGINS = /(?<![a-z])(?:from|start|mov)|入住|开始|起/i;

function readPart(text: string, today: string, typedFor: TypedFor): QueryReading {
  const rental = rentalIn(text, today, typedFor);
  if (rental === null) return { understanding: { ...NOTHING_ASKED, keywords: [] }, near: [], unused: [] };
  const understanding = understandingOf(rental);
  const unused = unusedParts(rental);
  return { understanding, near: nearIn(rental, understanding, unused), unused };
}

/** Those that are to be near, and behind them those that are only named. */
function nearIn(rental: RentalFacts, { city, other_cities = [] }: Understanding, unused: UnusedPart[]): NearMention[] {
  const { wished } = rental;
  const mentions = [
    ...nearMentions(wished, placesToBeNear(rental, [city, ...other_cities])),
    ...unreadMentions(wished, unused, city),
  ];
  return mentions.toSorted((a, b) => Number(a.isBare) - Number(b.isBare));
}

/** What a text says about a rental; null where it looks for none. */
export function rentalIn(text: string, today: string, typedFor: TypedFor = "anything"): RentalFacts | null {
  const relevant = rentalPartOf(text);
  if (relevant === null) return null;
  const rental = extractRental(relevant, today);
  return typedFor === "search" || isRentalQuery(rental, relevant !== text) ? rental : null;
}

function understandingOf(rental: RentalFacts): Understanding {
  const { source, wished, prices, stay, places } = rental;
  const [city = null, ...others] = rental.city === null ? [] : cityChoices(source.canonical, places, rental.city);
  const cities = [city, ...others];
  const notCities = refusedCities(source.canonical, places).filter((name) => !cities.includes(name));
  const notRooms = refusedRoomTypes(rental);
  const [roomType = null, ...otherRooms] = roomTypesAsked(rental, notRooms);
  const keywords = keywordsOf(rental, cities);
  const sharers = neededHome({ room_type: roomType, other_room_types: otherRooms, keywords })?.people ?? 1;
  const { low, high, reading } = readPrices(withWeeklyTotals(prices, stay), bedroomsOf(roomType), sharers);
  const property_type = wantedPropertyType(wished);
  const walk_minutes = walkingTimeIn(wished);
  return {
    city,
    begin_date: stay.begin,
    end_date: stay.end,
    low_price: low,
    high_price: high,
    room_type: roomType,
    keywords,
    ...(others.length > 0 && { other_cities: others }),
    ...(notCities.length > 0 && { not_cities: notCities }),
    ...(otherRooms.length > 0 && { other_room_types: otherRooms }),
    ...(notRooms.length > 0 && { not_room_types: notRooms }),
    ...(stay.beginBy !== null && { begin_by: stay.beginBy }),
    ...(property_type !== null && { property_type }),
    ...(reading !== null && { price_reading: reading }),
    ...(walk_minutes !== null && { walk_minutes }),
  };
}

function keywordsOf({ places, wishes, dated, stay }: RentalFacts, cities: readonly (string | null)[]): string[] {
  const ofPlaces = placeKeywords(places.filter((place) => !isElsewhere(place, cities)));
  const length = askedLength(dated, stay);
  const ofStay = length === null ? [] : [stayLengthWish(length)];
  const refused = refusedParts(places.filter(({ city }) => city === null || cities.includes(city)));
  const without = refused.filter((name) => !ofPlaces.includes(name)).map(withoutPart);
  return [...new Set([...ofPlaces, ...without, ...wishes.map(({ tag }) => tag), ...ofStay])].slice(0, MAX_KEYWORDS);
}

/** The kinds of rooms that a text rules out: no flatmates, who are other ones (室友太吵), and not 'room', which is any. */
function refusedRoomTypes({ told, rooms, allRooms }: RentalFacts): string[] {
  const refused = allRooms.filter((room) => room.role === "refused" && room.strength > 1 && !beginsIn(told, room));
  const ruledOut = refused.filter((refusal) => !rooms.some((room) => outweighs(room, refusal)));
  return [...new Set(ruledOut.map(({ type }) => (type === "room" ? "single" : type)))];
}

/** A room that is asked for outweighs a refusal of its kind; whoever wants to live alone in an ensuite does not mean the home. */
function outweighs(room: RoomMention, refusal: RoomMention): boolean {
  const isOfKind = refusal.strength === ALONE_STRENGTH ? isInSharedHome(room.type) : room.type === refusal.type;
  return isOfKind && room.strength >= refusal.strength;
}

/** The kinds of rooms any of which does, the meant one first: one in a shared home where few flatmates are wanted. */
function roomTypesAsked({ rooms, wishes }: RentalFacts, ruledOut: readonly string[]): string[] {
  const type = roomTypeOf(rooms);
  if (type === null) return wishes.some(({ tag }) => tag === FEW_FLATMATES) ? ["flatshare"] : [];
  return [type, ...otherRoomTypes(rooms)].filter((kind) => !ruledOut.includes(kind));
}

function bedroomsOf(roomType: string | null): number | null {
  const counted = /^(\d)b/.exec(roomType ?? "")?.[1];
  return counted === undefined ? null : Number(counted);
}

/** Each corrected field replaces the one said first: both prices, a begin with its window, a city or a kind of room with the others. */
function applyCorrection(first: Understanding, instead: Understanding): Understanding {
  const { low_price, high_price, price_reading, begin_by, other_cities, other_room_types, ...others } = first;
  const isPriced = instead.low_price !== null || instead.high_price !== null;
  const said = Object.fromEntries(Object.entries(instead).filter(([, value]) => value !== null));
  return {
    ...others,
    ...(isPriced ? { low_price: null, high_price: null } : { low_price, high_price }),
    ...(!isPriced && price_reading !== undefined && { price_reading }),
    ...(instead.begin_date === null && begin_by !== undefined && { begin_by }),
    ...(instead.city === null && other_cities !== undefined && { other_cities }),
    ...(instead.room_type === null && other_room_types !== undefined && { other_room_types }),
    ...said,
    keywords: [...new Set([...first.keywords, ...instead.keywords])].slice(0, MAX_KEYWORDS),
  };
}
