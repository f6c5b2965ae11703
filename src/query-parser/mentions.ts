import { addDays } from "#domain/calendar-day.ts";
import type { PropertyType } from "#domain/listings/listing-choices.ts";
import { afterDuration, yearOf, type LengthOfStay, type PartialDate } from "./dates/partial-date.ts";
import { extractRental } from "./extract-rental.ts";
import { parseQuery, rentalIn } from "./parse-query.ts";
import { placeKeywords } from "./places/place-criteria.ts";
import { hasUnread } from "./unused-parts.ts";

/** Everything that a text names, asked for or told in passing. A model's answer is held against it. */
export interface Mentions {
  /** Every number, in figures or in words. */
  numbers: ReadonlySet<number>;
  dates: readonly PartialDate[];
  lengths: readonly LengthOfStay[];
  /** Cities and towns, by name or by a place in them. */
  cities: ReadonlySet<string>;
  /** Room types that it doesn't refuse. */
  roomTypes: ReadonlySet<string>;
  /** The kind of building that it asks for. */
  propertyType?: PropertyType;
  /** Wishes and places by their keywords. */
  keywords: ReadonlySet<string>;
  /** Whether it has parts that were not understood. */
  hasUnread: boolean;
}

/** @param today The calendar day in London that 'next month' counts from. */
export function mentionsIn(text: string, today: string): Mentions {
  const { dated, allPlaces, allRooms, wishMentions } = extractRental(text, today);
  const { city, room_type, keywords, property_type } = parseQuery(text, today);
  const rental = rentalIn(text, today);
  return {
    numbers: new Set(Array.from(dated.text.matchAll(/\d+(?:\.\d+)?/g), ([digits]) => Number(digits))),
    dates: dated.dates.map(({ date }) => date),
    lengths: dated.durations,
    cities: new Set([city, ...allPlaces.map((place) => place.city)].filter((name) => name !== null)),
    roomTypes: new Set([
      ...(room_type === null ? [] : [room_type]),
      ...allRooms.filter(({ role }) => role !== "refused").map(({ type }) => type),
    ]),
    ...(property_type !== undefined && { propertyType: property_type }),
    keywords: new Set([...keywords, ...placeKeywords(allPlaces), ...wishMentions.flatMap(({ tags }) => tags)]),
    hasUnread: rental !== null && hasUnread(rental),
  };
}

/** How far a day may be from the days that a text names: 'summer' and 'mid May' have no sharp ends. */
const DAYS_AROUND = 16;
const DAYS_AROUND_LENGTH = 7;

/** Whether a text names a day, by a date, a month or a season, or by a length of time from `begin` on. */
export function namesDay({ dates, lengths }: Mentions, day: string, begin: string | null): boolean {
  const isNear = (first: string, last: string, around: number) =>
    day >= addDays(first, -around) && day <= addDays(last, around);
  const years = [yearOf(day) - 1, yearOf(day)];
  return (
    dates.some(({ first, last }) => years.some((year) => isNear(first(year), last(year), DAYS_AROUND))) ||
    (begin !== null &&
      lengths.some((length) => {
        const end = afterDuration(begin, length);
        return isNear(end, end, DAYS_AROUND_LENGTH);
      }))
  );
}
