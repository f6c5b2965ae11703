import { isBlank, isStandardEmail, lengthOf } from "../users/account-rules.ts";
import { addDays, isCalendarDay } from "../calendar-day.ts";
import { MAX_PRICE } from "../limits.ts";
import { LISTING_STATES, PROPERTY_TYPES, type Listing } from "./listing.ts";

/** The fields of the listing form: all but the photos (PR-301). Its state is none of the form, and may be absent. */
export type ListingFields = Omit<
  Listing,
  | "email"
  | "id"
  | "owner_id"
  | "image_url"
  | "images"
  | "created_at"
  | "updated_at"
  | "is_demo"
  | "confirmed_at"
  | "asked_at"
  | "restored_at"
  | "contact_opened"
  | "contact_openings"
  | "hidden"
> & { email: string };

export type ListingField = keyof ListingFields;

/** What of a room its owner may write, apart from its photos. */
export function fieldsOfListing(listing: Listing): ListingFields {
  const { id: _, owner_id: __, image_url: ___, images: ____, ...rest } = listing;
  const { created_at: _____, updated_at: ______, is_demo: _______, restored_at: ________, ...more } = rest;
  const { hidden: _________, confirmed_at: __________, asked_at: ___________, email, ...fields } = more;
  return { ...fields, email: email ?? "" };
}

/** In the order of the form, which is also the order in which mistakes are jumped to. */
export const REQUIRED_LISTING_FIELDS = [
  "city",
  "property_type",
  "room_type",
  "title",
  "post_code",
  "price",
  "begin_date",
  "end_date",
  "email",
] as const satisfies readonly ListingField[];

/** Code points that a text may have. */
export const LISTING_TEXT_LENGTHS = {
  title: 100,
  city: 60,
  description: 4000,
  post_code: 20,
  duration: 100,
  room_type: 60,
  email: 254,
  contact_info: 500,
  xhs_link: 500,
  duration_description: 500,
  price_description: 500,
  additional_info: 2000,
} as const satisfies Partial<Record<ListingField, number>>;

/** Photos of one room, and bytes of one photo as it was picked (PR-903, A-16). */
export const MAX_PHOTOS = 10;
export const MAX_PHOTO_BYTES = 5 * 1024 * 1024;
/** How far ahead a stay may begin or end (I-11). */
export const FURTHEST_DAYS = 5 * 366;

/** What can be wrong with a field. */
export const FIELD_MISTAKES = [
  "required",
  "too-long",
  "not-a-number",
  "not-positive",
  "negative",
  "too-high",
  "too-precise",
  "not-a-day",
  "wrong-order",
  "in-the-past",
  "too-far",
  "not-an-email",
  "not-a-xhs-link",
  "not-offered",
] as const;
export type FieldMistake = (typeof FIELD_MISTAKES)[number];

export interface FieldProblem<Field extends string> {
  field: Field;
  mistake: FieldMistake;
}

interface Rules {
  /** The calendar day in London. */
  today: string;
  /** A new room must cost something and must not have ended (A-33, W-10); one that is edited may be past both. */
  isNew: boolean;
}

/**
 * All that is wrong with a room's fields, in the order of the form: the rules of PR-505 that page and server
 * both keep. A text that could not be read as a number is NaN.
 */
export function checkListing(fields: ListingFields, { today, isNew }: Rules): FieldProblem<ListingField>[] {
  const problems = [
    ...missing(fields),
    ...tooLong(fields, LISTING_TEXT_LENGTHS),
    ...priceProblems(fields.price, isNew),
    ...dayProblems(fields, { today, isNew }),
    ...formProblems(fields),
  ];
  return firstOfEach(problems);
}

function missing(fields: ListingFields): FieldProblem<ListingField>[] {
  return REQUIRED_LISTING_FIELDS.filter((field) => isAbsent(fields[field])).map((field) => ({
    field,
    mistake: "required",
  }));
}

/** Whether nothing has been given: absent, or text that would look empty on a screen (G10b). */
export function isAbsent(value: unknown): boolean {
  return value === null || value === undefined || (typeof value === "string" && isBlank(value));
}

/** The texts of a form that are longer than they may be. */
export function tooLong<Field extends string>(
  fields: Partial<Record<Field, unknown>>,
  lengths: Partial<Record<Field, number>>,
): FieldProblem<Field>[] {
  return (Object.keys(lengths) as Field[])
    .filter((field) => lengthOf(String(fields[field] ?? "")) > (lengths[field] ?? 0))
    .map((field) => ({ field, mistake: "too-long" }));
}

/** What is wrong with a sum of pounds a week; null when nothing is. Zero is a mistake where `mustCost`. */
export function moneyMistake(pounds: number, mustCost: boolean): FieldMistake | null {
  if (Number.isNaN(pounds)) return "not-a-number";
  if (mustCost && pounds <= 0) return "not-positive";
  if (pounds < 0) return "negative";
  if (pounds > MAX_PRICE) return "too-high";
  // Pence are the smallest coin; the error of a binary fraction is far below.
  return Math.abs(pounds * 100 - Math.round(pounds * 100)) > 1e-6 ? "too-precise" : null;
}

function priceProblems(price: number | null, isNew: boolean): FieldProblem<ListingField>[] {
  const mistake = price === null ? null : moneyMistake(price, isNew);
  return mistake === null ? [] : [{ field: "price", mistake }];
}

interface Stay {
  begin_date: string | null;
  end_date: string | null;
}

/** What is wrong with the days of a stay, each of which may be absent. */
export function dayProblems(
  { begin_date, end_date }: Stay,
  { today, isNew }: Rules,
): FieldProblem<"begin_date" | "end_date">[] {
  const problems: FieldProblem<"begin_date" | "end_date">[] = [];
  const [begin, end] = [given(begin_date), given(end_date)];
  if (begin !== null) problems.push(...dayProblem("begin_date", begin, today));
  if (end !== null) problems.push(...dayProblem("end_date", end, today));
  if (begin !== null && end !== null && begin > end) problems.push({ field: "end_date", mistake: "wrong-order" });
  if (isNew && end !== null && end < today) problems.push({ field: "end_date", mistake: "in-the-past" });
  return problems;
}

function dayProblem<Field extends string>(field: Field, day: string, today: string): FieldProblem<Field>[] {
  if (!isCalendarDay(day)) return [{ field, mistake: "not-a-day" }];
  return day > addDays(today, FURTHEST_DAYS) ? [{ field, mistake: "too-far" }] : [];
}

function given(text: string | null): string | null {
  return isAbsent(text) ? null : text;
}

function formProblems({ email, xhs_link, property_type, state }: ListingFields): FieldProblem<ListingField>[] {
  const problems: FieldProblem<ListingField>[] = [];
  if (!isAbsent(email) && !isStandardEmail(email)) problems.push({ field: "email", mistake: "not-an-email" });
  if (!isAbsent(xhs_link) && !isXhsLink(xhs_link!)) problems.push({ field: "xhs_link", mistake: "not-a-xhs-link" });
  if (!isAbsent(property_type) && !PROPERTY_TYPES.includes(property_type))
    problems.push({ field: "property_type", mistake: "not-offered" });
  if (state !== undefined && !LISTING_STATES.includes(state)) problems.push({ field: "state", mistake: "not-offered" });
  return problems;
}

const XHS_HOST = /^(?:[a-z0-9-]+\.)*(?:xiaohongshu\.com|xhslink\.com)$/;

/** Whether a text is a link to a Xiaohongshu note, and to nowhere else (I-13). */
export function isXhsLink(text: string): boolean {
  const url = parsedUrl(text.trim());
  if (url?.protocol !== "https:") return false;
  return url.username === "" && url.password === "" && url.port === "" && XHS_HOST.test(url.hostname);
}

// Not `URL.canParse`, which browsers have only since Chrome 120 and Safari 17.
function parsedUrl(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}

/** One problem a field: the first one named. */
export function firstOfEach<Field extends string>(problems: readonly FieldProblem<Field>[]): FieldProblem<Field>[] {
  const seen = new Set<Field>();
  return problems.filter(({ field }) => !seen.has(field) && seen.add(field));
}
