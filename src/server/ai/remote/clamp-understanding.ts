import { FURTHEST_DAYS } from "#domain/fields/check-fields.ts";
import { Type, type Static, type TSchema } from "typebox";
import { Check } from "typebox/value";
import { addDays, isCalendarDay } from "#domain/calendar-day.ts";
import { PROPERTY_TYPES } from "#domain/listings/listing-choices.ts";
import { MAX_KEYWORDS, MAX_WISH_LENGTH, type Understanding } from "#domain/search/understanding.ts";
import { MAX_PRICE, MAX_TRAVEL_MINUTES } from "#domain/limits.ts";
import { TRAVEL_WAYS } from "#domain/travel/travel-way.ts";
import { knownCity } from "../known-city.ts";
import { knownPlace } from "../known-place.ts";

// Words with what stands within and between them: nothing that could be markup, an address or a sentence.
const WISH = String.raw`^[\p{L}\p{N}][\p{L}\p{N}\p{M} '’&/.+-]{0,${MAX_WISH_LENGTH - 1}}$`;
const WISH_WORDS = new RegExp(WISH, "u");

const PriceSchema = Type.Number({ minimum: 0, maximum: MAX_PRICE });
const PropertyTypeSchema = Type.Enum(PROPERTY_TYPES);
const MinutesSchema = Type.Integer({ minimum: 1, maximum: MAX_TRAVEL_MINUTES });
const TravelWaySchema = Type.Enum(TRAVEL_WAYS);
const ShortTextSchema = Type.String({ minLength: 1, maxLength: 100 });

/**
 * What of a model's answer can be used (I-39): a field of another type or beyond its bounds counts as not said. A city is one
 * or a place to be near is one that the built-in reader knows, a day is a real one, prices are finite and in order.
 */
export function clampUnderstanding(answer: Record<string, unknown>, today: string): Understanding {
  const begin = dayOf(answer["begin_date"], today);
  const end = dayOf(answer["end_date"], today);
  const low = valueOf(PriceSchema, answer["low_price"]);
  const high = valueOf(PriceSchema, answer["high_price"]);
  const city = valueOf(ShortTextSchema, answer["city"]);
  const by = dayOf(answer["begin_by"], today);
  const isWindow = begin !== null && by !== null && by > begin && (end === null || by <= end);
  const propertyType = valueOf(PropertyTypeSchema, answer["property_type"]);
  return {
    city: city === null ? null : knownCity(city, today),
    begin_date: begin,
    end_date: begin !== null && end !== null && end < begin ? null : end,
    low_price: low !== null && high !== null && low > high ? null : low,
    high_price: high,
    room_type: wishOf(answer["room_type"])?.toLowerCase() ?? null,
    keywords: wishesOf(answer["keywords"]),
    ...(isWindow && { begin_by: by }),
    ...(propertyType !== null && { property_type: propertyType }),
    ...nearOf(answer, today),
  };
}

function nearOf(
  { near, within_minutes, travel_by }: Record<string, unknown>,
  today: string,
): Pick<Understanding, "near" | "near_keywords" | "within_minutes" | "travel_by"> {
  const name = valueOf(ShortTextSchema, near);
  const place = name === null ? {} : knownPlace(name, today);
  const minutes = valueOf(MinutesSchema, within_minutes);
  if (place.near === undefined || minutes === null) return place;
  const way = valueOf(TravelWaySchema, travel_by);
  return { ...place, within_minutes: minutes, ...(way !== null && { travel_by: way }) };
}

function valueOf<Schema extends TSchema>(schema: Schema, value: unknown): Static<Schema> | null {
  return Check(schema, value) ? value : null;
}

function dayOf(value: unknown, today: string): string | null {
  const day = valueOf(ShortTextSchema, value);
  if (day === null || !isCalendarDay(day)) return null;
  return day >= addDays(today, -FURTHEST_DAYS) && day <= addDays(today, FURTHEST_DAYS) ? day : null;
}

function wishesOf(value: unknown): string[] {
  if (!Array.isArray(value)) return [];
  const wishes = value.map(wishOf).filter((wish) => wish !== null);
  return [...new Set(wishes)].slice(0, MAX_KEYWORDS);
}

function wishOf(value: unknown): string | null {
  const text = valueOf(ShortTextSchema, value)?.normalize("NFC").trim() ?? "";
  return WISH_WORDS.test(text) ? text : null;
}
