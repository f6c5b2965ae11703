import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { addDays, daysBetween } from "#domain/calendar-day.ts";
import { CITY_NAMES } from "#domain/cities.ts";
import { checkListing } from "#domain/listings/listing-rules.ts";
import { hasEnded } from "#domain/listings/listing.ts";
import { checkRequest } from "#domain/tenant-requests/request-rules.ts";

import { demoRequests, demoRooms, readRooms, type DemoRequest, type DemoRoom } from "../../demo/demo-rows.ts";
import { drawnPhotoOf } from "../../demo/photos/drawn-photos.ts";
import { fileIdOf } from "../../src/server/photos/photo-url.ts";
import { isUuid } from "../../src/server/http/calls/is-uuid.ts";
import { imageListMistakes } from "../../src/server/listings/own/image-list.ts";

// An ordinary day, then every fifth of a year that begins on 29 February.
const DAYS = ["2026-11-20", ...Array.from({ length: 74 }, (_, at) => addDays("2028-02-29", 5 * at))];
const WORLDS = DAYS.map((today) => {
  const moment = { today, now: new Date(`${today}T12:00:00Z`) };
  return { today, rooms: demoRooms(moment), requests: demoRequests(moment) };
});
const [{ rooms, requests }] = WORLDS as [(typeof WORLDS)[number]];

const textsOf = (row: DemoRoom | DemoRequest): string =>
  Object.entries(row)
    .filter(([name, value]) => typeof value === "string" && !/date|created_at|id$/.test(name))
    .map(([, value]) => value)
    .join("\n");

test("there are 600 rooms with different titles in all cities, and 60 requests, each with an id of its own", () => {
  expect([rooms.length, requests.length]).toEqual([600, 60]);
  expect(new Set(rooms.map(({ title }) => title)).size).toBe(600);
  expect(new Set(rooms.map(({ city }) => city))).toEqual(new Set(CITY_NAMES));
  const ids = [...rooms, ...requests].map(({ id }) => id);
  expect(new Set(ids).size).toBe(660);
  expect(ids.filter((id) => !isUuid(id))).toEqual([]);
});

test("all are valid by the product's own rules on any day, but for a last day that some leave open", () => {
  for (const { today, ...world } of WORLDS) {
    const mistakes = [
      ...world.rooms.flatMap((room) => [
        ...checkListing(room, { today, isNew: !hasEnded(room, today) }).filter(
          ({ field }) => field !== "end_date" || room.end_date !== null,
        ),
        ...imageListMistakes(room.images),
      ]),
      ...world.requests.flatMap((request) =>
        checkRequest(request, { today, isNew: !hasEnded(request, today) }).filter(
          ({ field }) => field !== "end_date" || request.end_date !== null,
        ),
      ),
    ];
    expect(mistakes, today).toEqual([]);
  }
});

test("on any day 85 in 100 rooms are still to be had, some at once and some from September, and ended ones were posted before", () => {
  for (const { today, rooms: ofDay } of WORLDS) {
    expect(ofDay.filter((room) => !hasEnded(room, today))).toHaveLength(510);
    expect(ofDay.filter(({ begin_date }) => Math.abs(daysBetween(today, begin_date)) <= 14).length).toBeGreaterThan(40);
    expect(ofDay.filter(({ begin_date }) => begin_date.slice(5, 7) === "09").length).toBeGreaterThan(60);
    for (const { begin_date, end_date, created_at } of ofDay) {
      expect(Math.abs(daysBetween(today, begin_date))).toBeLessThan(400);
      expect((end_date ?? "9999") > created_at && begin_date < (end_date ?? "9999")).toBe(true);
    }
  }
});

test("a text names no days but those of its stay, on any day", () => {
  for (const { rooms: ofDay, requests: asked } of WORLDS) {
    for (const row of [...ofDay, ...asked]) {
      const ends = [row.begin_date!, row.end_date ?? row.begin_date!].map((day) => day.split("-").map(Number));
      for (const { year, month, date } of daysIn(textsOf(row))) {
        const fits = ends.some(([y, m, d]) => (year ?? y) === y && month === m && date === d);
        expect(fits, `${year} ${month} ${date} in ${textsOf(row)}`).toBe(true);
      }
      expect(textsOf(row)).not.toMatch(/[{}]/);
    }
  }
  // The files themselves name no day: all come from the stay.
  for (const { id, posted, ...room } of readRooms())
    expect(daysIn(JSON.stringify(room)), `${id} ${posted}`).toEqual([]);
});

test.each([
  ["Christmas", /圣诞短租|圣诞short|圣诞节期间|跨年短租|Christmas/, ["12"]],
  ["Easter", /复活节(?!都)|Easter/, ["03", "04"]],
  ["the summer", /暑假|summer (?:sublet|let|短租)|over the summer/i, ["06", "07"]],
  ["the academic year", /\{begin:YY\/YY\}|新学年|next academic year|开学入住/, ["09"]],
  ["the second semester", /下学期|second semester|semester 2|January starters/i, ["01"]],
] as const)("a room that is let for %s begins then, on any day", (_, season, months) => {
  const told = readRooms().filter((room) => season.test(`${room.title}\n${room.description ?? ""}`));
  expect(told.length).toBeGreaterThan(5);
  for (const { rooms: ofDay, today } of WORLDS) {
    for (const { begin_date, title } of ofDay.filter(({ id }) => told.some((room) => room.id === id))) {
      expect(months, `${today} ${title}`).toContain(begin_date.slice(5, 7));
    }
  }
});

test("a stay is as long as it is said to be", () => {
  for (const { duration, begin_date, end_date } of rooms) {
    const [, count, unit] = /^(\d+) ?(周|weeks|个月|months)/.exec(duration ?? "") ?? [];
    if (unit === undefined || end_date === null) continue;
    const days = daysBetween(begin_date, end_date);
    expect(Math.abs(days - Number(count) * (/周|weeks/.test(unit) ? 7 : 30.4)), duration ?? "").toBeLessThan(17);
  }
});

test("contacts reach no one, and all photos are among the drawn ones", () => {
  for (const { email, contact_info } of [...rooms, ...requests]) {
    expect(email).toMatch(/^demo\.[a-z0-9]+@example\.(com|org)$/);
    if (contact_info !== null) expect(contact_info).toMatch(/demo_[a-z0-9]+|07700 900\d{3}/);
  }
  for (const { image_url } of rooms.flatMap(({ images }) => images)) {
    const photo = drawnPhotoOf(fileIdOf(image_url) ?? "");
    const file = join(import.meta.dirname, "../../demo/photos", photo?.home ?? "", `${photo?.name}.webp`);
    expect(existsSync(file), image_url).toBe(true);
  }
});

test("the rare ones that a real site has are among them", () => {
  const some = (is: (room: DemoRoom) => boolean): void => expect(rooms.filter(is).length).toBeGreaterThan(0);
  some(({ title }) => [...title].length > 80);
  some(({ title }) => title.includes("%"));
  some(({ title }) => /\p{Extended_Pictographic}/u.test(title));
  some(({ title }) => /[轉間廳衛週鎊暑徵]/u.test(title));
  some(({ description }) => description === null);
  some(({ images }) => images.length === 0);
  some(({ images }) => images.length === 10);
  some(({ end_date }) => end_date === null);
  some(({ price }) => price % 1 !== 0);
});

const MONTHS = "Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec".split("|");
const WRITTEN = [
  /(?:(?<year>\d{4})年)?(?<![\d.])(?<month>\d{1,2})月(?<date>\d{1,2})[日号]/gu,
  /(?<![\d.£])(?:(?<year>\d{4})\.)?(?<month>1?\d)\.(?<date>[123]?\d)(?![\d%])/gu,
  new RegExp(
    `(?<!\\d)(?<date>\\d{1,2})(?:st|nd|rd|th)? (?<month>${MONTHS.join("|")})[a-z]*(?: (?<year>20\\d\\d))?`,
    "gu",
  ),
];

function daysIn(text: string): { year: number | undefined; month: number; date: number }[] {
  return WRITTEN.flatMap((written) =>
    [...text.matchAll(written)].map(({ groups = {} }) => ({
      year: groups["year"] === undefined ? undefined : Number(groups["year"]),
      month: Number(groups["month"]) || MONTHS.indexOf(groups["month"] ?? "") + 1,
      date: Number(groups["date"]),
    })),
  );
}
