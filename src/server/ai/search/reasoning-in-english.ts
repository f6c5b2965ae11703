import type { Understanding } from "#domain/search/understanding.ts";
import type { Total } from "../../listings/search/totals.ts";
import type { Fitting } from "./find-fitting.ts";

/** The reasoning for readers of English. */
export function reasoningInEnglish(wanted: Understanding, found: Pick<Fitting, keyof Total | "nearest">): string {
  const { length } = wanted.keywords;
  const heard = [
    wanted.city === null ? null : `in ${wanted.city}`,
    stayOf(wanted),
    priceOf(wanted),
    wanted.room_type === null ? null : `room type ${wanted.room_type}`,
  ].filter((part) => part !== null);
  if (heard.length === 0 && length === 0) {
    return "We found nothing about a room in this sentence, so here are the newest ones.";
  }
  const understood = heard.length > 0 ? `We understand that you want a place ${heard.join(", ")}. ` : "";
  const more = heard.length > 0 ? " more" : "";
  const wishes = `There ${length === 1 ? `is 1${more} wish` : `are ${length}${more} wishes`} to rank by. `;
  return `${understood}${length > 0 ? wishes : ""}${chosen(wanted, found)}`;
}

function chosen(
  wanted: Understanding,
  { count, count_is_lower_bound, nearest }: Pick<Fitting, keyof Total | "nearest">,
): string {
  const hard = hardOf(wanted);
  const atLeast = count_is_lower_bound ? "at least " : "";
  if (nearest) return `No room meets ${hard || "your wishes"}, so here are the nearest, each with what differs.`;
  if (count === 0) return "There is no such room at the moment.";
  if (hard === "") {
    return `There ${count === 1 ? "is 1 room" : `are ${atLeast}${count} rooms`}; those that fit the wishes best come first.`;
  }
  const meet = count === 1 ? "1 room meets" : `${atLeast}${count} rooms meet`;
  const hasOthers = wanted.keywords.length > 0 || wanted.room_type !== null;
  return `${meet} ${hard}; those that fit${hasOthers ? " the other wishes" : ""} best come first.`;
}

// Only what was asked for: a room fits all of these, or it does not fit.
function hardOf({ city, begin_date, end_date, low_price, high_price }: Understanding): string {
  return LIST.format([
    ...(city === null ? [] : ["city"]),
    ...(begin_date === null && end_date === null ? [] : ["dates"]),
    ...(low_price === null && high_price === null ? [] : ["price"]),
  ]);
}

function stayOf({ begin_date: begin, end_date: end }: Understanding): string | null {
  if (begin === null && end === null) return null;
  if (end === null) return `from ${dayOf(begin)}`;
  return begin === null ? `until ${dayOf(end)}` : `from ${dayOf(begin)} to ${dayOf(end)}`;
}

function priceOf({ low_price: low, high_price: high }: Understanding): string | null {
  if (low === null && high === null) return null;
  if (high === null) return `from £${low} a week`;
  return low === null ? `up to £${high} a week` : `between £${low} and £${high} a week`;
}

const LIST = new Intl.ListFormat("en-GB");
const DAYS = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });

function dayOf(day: string | null): string {
  return day === null ? "" : DAYS.format(new Date(`${day}T00:00:00Z`));
}
