import { readFileSync } from "node:fs";
import { addDays } from "#domain/calendar-day.ts";
import { MINUTE_MS } from "#domain/durations.ts";
import { emptyFields } from "#domain/fields/field-row.ts";
import { LISTING_FIELDS, type ListingFields } from "#domain/listings/listing-fields.ts";
import type { ListingImage } from "#domain/listings/listing.ts";
import { REQUEST_FIELDS, type RequestFields } from "#domain/tenant-requests/request-fields.ts";
import { fillDays, type Stay } from "./days-in-text.ts";
import { demoImages } from "./photos/drawn-photos.ts";

/** The days of a row of the files. Lengths never change, so texts may name them. */
export interface StayInFile {
  /** Days from the day of loading, or a day of the year, such as `09-14`: the next one. */
  begin: number | string;
  /** From the first day to the last; none where the stay is open. */
  days?: number;
}

interface RowInFile extends StayInFile {
  id: string;
  /** Minutes before the moment of loading. */
  posted: number;
}

/** The fields but the days, which follow from the stay. */
type DaylessFields<Fields> = Partial<Omit<Fields, keyof Stay>>;

/** A room of `rooms.jsonl`. Fields that it does not name are empty. */
export interface RoomInFile extends RowInFile, DaylessFields<ListingFields> {
  /** The flat whose photos it shows, and which of them. */
  flat?: number;
  photos?: string[];
}

/** A request of `requests.jsonl`. */
type RequestInFile = RowInFile & DaylessFields<RequestFields>;

interface Posted {
  id: string;
  /** ISO text. */
  created_at: string;
}

export type DemoRoom = ListingFields & Posted & { begin_date: string; images: ListingImage[] };
export type DemoRequest = RequestFields & Posted;

/** When rows are loaded. */
export interface Moment {
  /** The London day. */
  today: string;
  now: Date;
}

export function readRooms(): RoomInFile[] {
  return readRows<RoomInFile>("rooms.jsonl");
}

/** The demo rooms as they are on a day. */
export function demoRooms(moment: Moment): DemoRoom[] {
  return readRooms().map((room) => roomOn(room, moment));
}

/** The demo requests as they are on a day. */
export function demoRequests(moment: Moment): DemoRequest[] {
  const rows = readRows<RequestInFile>("requests.jsonl");
  return rows.map((row) => Object.assign(emptyFields(REQUEST_FIELDS), placed(row, moment)) as DemoRequest);
}

export function roomOn({ flat, photos = [], ...row }: RoomInFile, moment: Moment): DemoRoom {
  const images = flat === undefined ? [] : demoImages(flat, photos);
  return { ...emptyFields(LISTING_FIELDS), ...placed(row, moment), images } as DemoRoom;
}

function readRows<Row>(file: string): Row[] {
  const lines = readFileSync(new URL(file, import.meta.url), "utf8")
    .trim()
    .split("\n");
  return lines.map((line) => JSON.parse(line) as Row);
}

/** A row with its days on the calendar, and in its texts. */
function placed({ posted, begin, days, ...fields }: RowInFile, { today, now }: Moment): Posted & Stay {
  const begin_date = typeof begin === "number" ? addDays(today, begin) : nextOf(begin, today);
  const stay = { begin_date, end_date: days === undefined ? null : addDays(begin_date, days) };
  const filled = Object.entries(fields).map(([name, value]) => [
    name,
    typeof value === "string" ? fillDays(value, stay) : value,
  ]);
  const created_at = new Date(now.getTime() - posted * MINUTE_MS).toISOString();
  return { ...(Object.fromEntries(filled) as typeof fields), ...stay, created_at };
}

/** The next time, from a day on, that a day of the year comes round. */
function nextOf(monthDay: string, from: string): string {
  const year = Number(from.slice(0, 4));
  const thisYear = `${year}-${monthDay}`;
  return thisYear >= from ? thisYear : `${year + 1}-${monthDay}`;
}
