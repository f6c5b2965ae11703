import { roomTypesOf, type Understanding } from "#domain/search/understanding.ts";
import { parsePlace, placeName } from "#domain/travel/place.ts";
import { otherKeywords } from "./other-keywords.ts";
import type { FoundInAll } from "./find-fitting.ts";
import { wishName } from "./wish-names.ts";

/** The reasoning for readers of English. */
export function reasoningInEnglish(wanted: Understanding, found: FoundInAll): string {
  const wishes = otherKeywords(wanted).map((keyword) => wishName(keyword, "en"));
  const heard = [
    wanted.city === null ? null : `in ${wanted.city}`,
    nearOf(wanted),
    stayOf(wanted),
    priceOf(wanted),
    wanted.property_type === undefined ? null : PROPERTY_TYPES[wanted.property_type],
    wanted.room_type === null ? null : `room type ${EITHER.format(roomTypesOf(wanted))}`,
  ].filter((part) => part !== null);
  if (heard.length === 0 && wishes.length === 0) {
    return "We found nothing about a room in this sentence, so here are the newest ones.";
  }
  const understood = heard.length > 0 ? `We understand that you want a place ${heard.join(", ")}. ` : "";
  const lead = heard.length > 0 ? "Other wishes" : "Wishes";
  const named = wishes.length > 0 ? `${lead} to rank by: ${wishes.join(", ")}. ` : "";
  return `${understood}${readingOf(wanted)}${named}${chosen(wanted, found)}`;
}

function chosen(wanted: Understanding, { count, count_is_lower_bound, nearest }: FoundInAll): string {
  const hard = hardOf(wanted);
  const atLeast = count_is_lower_bound ? "at least " : "";
  if (nearest) return `No room meets ${hard || "your wishes"}, so here are the nearest, each with what differs.`;
  if (count === 0) return "There is no such room at the moment.";
  if (hard === "") {
    return `There ${count === 1 ? "is 1 room" : `are ${atLeast}${count} rooms`}; those that fit the wishes best come first.`;
  }
  const meet = count === 1 ? "1 room meets" : `${atLeast}${count} rooms meet`;
  const hasOthers = otherKeywords(wanted).length > 0 || wanted.near !== undefined;
  return `${meet} ${hard}; those that fit${hasOthers ? " the other wishes" : ""} best come first.`;
}

// Only what was asked for: a room fits all of these, or it does not fit.
function hardOf(wanted: Understanding): string {
  const { city, begin_date, end_date, high_price, property_type, room_type, within_minutes } = wanted;
  return LIST.format([
    ...(city === null ? [] : ["city"]),
    ...(within_minutes === undefined ? [] : ["travel time"]),
    ...(begin_date === null && end_date === null ? [] : ["dates"]),
    ...(high_price === null ? [] : ["price"]),
    ...(property_type === undefined ? [] : ["kind of building"]),
    ...(room_type === null ? [] : ["room type"]),
  ]);
}

const PROPERTY_TYPES = { student: "in student accommodation", social: "not in student accommodation" };

const WAYS = { foot: " on foot", bicycle: " by bicycle", transit: " by public transport" };

function nearOf({ near, within_minutes: minutes, travel_by }: Understanding): string | null {
  const place = near === undefined ? null : parsePlace(near);
  if (place === null) return null;
  const name = placeName(place, "en");
  if (minutes === undefined) return `near ${name}`;
  return `at most ${minutes} minutes${travel_by === undefined ? "" : WAYS[travel_by]} from ${name}`;
}

function stayOf({ begin_date: begin, begin_by: by, end_date: end }: Understanding): string | null {
  if (begin === null && end === null) return null;
  if (begin === null) return `until ${dayOf(end)}`;
  if (by === undefined) return `from ${dayOf(begin)}${end === null ? "" : ` to ${dayOf(end)}`}`;
  return `starting between ${dayOf(begin)} and ${dayOf(by)}${end === null ? "" : `, until ${dayOf(end)}`}`;
}

function priceOf(wanted: Understanding): string | null {
  const { low_price: low, high_price: high, price_reading } = wanted;
  if (low === null && high === null) return null;
  const each = (price_reading?.people ?? 1) > 1 ? " for each person" : "";
  if (high === null) return `from £${low} a week${each}`;
  return (low === null ? `up to £${high} a week` : `between £${low} and £${high} a week`) + each;
}

// What was made of an amount that may have been meant otherwise.
function readingOf({ price_reading: reading }: Understanding): string {
  if (reading === undefined) return "";
  const amount = [reading.low, reading.high].filter((pounds) => pounds !== null).map((pounds) => `£${pounds}`);
  const written = amount.join(" to ");
  if (reading.is_assumed) return `${written} came without a unit, so we took it as the rent for a ${reading.per}. `;
  return reading.per === "month" ? `${written} a month is what that comes to by the week. ` : "";
}

const LIST = new Intl.ListFormat("en-GB");
const EITHER = new Intl.ListFormat("en-GB", { type: "disjunction" });
const DAYS = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });

function dayOf(day: string | null): string {
  return day === null ? "" : DAYS.format(new Date(`${day}T00:00:00Z`));
}
