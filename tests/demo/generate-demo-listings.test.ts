import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import { CITY_NAMES } from "#domain/cities.ts";
import { addDays } from "#domain/calendar-day.ts";
import { monthlyRent } from "#domain/listings/price.ts";
import type { DemoListing } from "../../demo/listings/demo-listing.ts";
import { generateDemoListings } from "../../demo/listings/generate-demo-listings.ts";
import { ALL_PLACES } from "../../demo/places/all-places.ts";
import { rentBand } from "../../demo/facts/prices.ts";
import { ROOM_KINDS } from "../../demo/facts/room-kinds.ts";

const TODAY = "2026-11-20";
const make = (seed: number, today = TODAY) => generateDemoListings({ count: 600, today, seed });

const outwardCodes: Record<string, string[]> = JSON.parse(
  readFileSync(new URL("../../demo/places/outward-codes.json", import.meta.url), "utf8"),
);

describe.each([1, 20_261_121])("600 demo rooms of seed %i", (seed) => {
  let rooms: DemoListing[];
  const texts = (room: DemoListing): string =>
    [room.title, room.description, room.price_description, room.additional_info].join("\n");
  beforeAll(() => {
    rooms = make(seed);
  });

  test("are the same rooms whenever they are made on a day, and others with another seed", () => {
    expect(make(seed)).toEqual(rooms);
    expect(make(seed + 1)[0]?.title).not.toBe(rooms[0]?.title);
  });

  test("lie in all 27 cities, six or more in each and most in London", () => {
    const counts = CITY_NAMES.map((city) => rooms.filter((room) => room.city === city).length);
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(6);
    expect(Math.max(...counts)).toBe(rooms.filter(({ city }) => city === "London").length);
    expect(counts.reduce((sum, count) => sum + count)).toBe(600);
  });

  test("are 15 percent expired", () => {
    const ended = rooms.filter(({ end_date }) => end_date !== null && end_date < TODAY).length;
    expect(ended / 600).toBeGreaterThan(0.13);
    expect(ended / 600).toBeLessThan(0.17);
  });

  test("begin before they end, and lie within two and a half years of today", () => {
    for (const { begin_date, end_date } of rooms) {
      if (end_date !== null) expect(begin_date < end_date).toBe(true);
      expect(begin_date > addDays(TODAY, -400) && begin_date < addDays(TODAY, 500)).toBe(true);
      expect((end_date ?? TODAY) < addDays(TODAY, 1000)).toBe(true);
    }
  });

  test("were posted within the last 60 days, before today and before they ended", () => {
    for (const { created_at, end_date } of rooms) {
      expect(created_at < TODAY && created_at >= addDays(TODAY, -60)).toBe(true);
      if (end_date !== null) expect(created_at < end_date).toBe(true);
    }
  });

  test("cost what such a room costs in that city", () => {
    for (const { city, room_type, price_pence } of rooms) {
      const kind = ROOM_KINDS.find((known) => known === room_type);
      const places = ALL_PLACES.find((known) => known.city === city);
      if (kind === undefined || places === undefined) throw new Error(`Unknown: ${city} ${room_type}`);
      const [low, , high] = rentBand(kind, places.rentLevel);
      expect(price_pence / 100).toBeGreaterThan(low * 0.9);
      expect(price_pence / 100).toBeLessThan(high * 1.12);
      expect(Number.isInteger(price_pence)).toBe(true);
    }
  });

  test("have postcodes in the form of real ones, in outward codes of their city", () => {
    for (const { city, post_code } of rooms) {
      expect(post_code).toMatch(/^[A-Z]{1,2}\d[A-Z\d]? \d[ABD-HJLNP-UW-Z]{2}$/);
      expect(outwardCodes[city]).toContain(post_code.split(" ")[0]);
    }
  });

  test("have 600 different titles", () => {
    expect(new Set(rooms.map(({ title }) => title)).size).toBe(600);
  });

  test("repeat no turn of phrase in more than 4 percent of the rooms", () => {
    const uses = new Map<string, number>();
    for (const room of rooms) {
      const sentences = new Set((room.description ?? "").split(/[。\n]|(?<=[.,]) /).map(withoutFacts));
      for (const sentence of sentences) uses.set(sentence, (uses.get(sentence) ?? 0) + 1);
    }
    const repeated = [...uses].filter(([sentence, count]) => sentence.length > 7 && count > 24);
    expect(repeated).toEqual([]);
  });

  test("are written about half in Chinese, a third in English and the rest in both", () => {
    const han = (text: string): boolean => /\p{Script=Han}/u.test(text);
    const english = rooms.filter(({ title }) => !han(title)).length;
    expect(english / 600).toBeGreaterThan(0.28);
    expect(english / 600).toBeLessThan(0.4);
    const chinese = rooms.filter(({ description }) => description !== null && han(description)).length;
    expect(chinese / 600).toBeGreaterThan(0.5);
  });

  test("name no price but the room's own, its monthly form, a share of it or what it was before", () => {
    for (const room of rooms) {
      const pounds = room.price_pence / 100;
      for (const said of pricesIn(texts(room))) {
        const fits =
          said === pounds ||
          said === monthlyRent(pounds) ||
          said <= 20 ||
          [2, 3].some((people) => said === Math.round(pounds / people)) ||
          (said > pounds && said <= pounds + 35);
        expect(fits, `${said} in ${texts(room)} (${pounds})`).toBe(true);
      }
    }
  });

  test("name no university of another city", () => {
    for (const { city, title, description } of rooms) {
      const own = ALL_PLACES.find((places) => places.city === city);
      const ownNames = new Set(namesOf(own ? [own] : []));
      const foreign = namesOf(ALL_PLACES).filter((name) => !ownNames.has(name) && name.length > 6);
      const text = `${title} ${description ?? ""}`;
      const named = foreign.filter((name) => text.includes(name) && ![...ownNames].some((mine) => mine.includes(name)));
      expect(named, `${city}: ${text}`).toEqual([]);
    }
  });

  test("never promise bills in the one field and deny them in the other", () => {
    for (const room of rooms) {
      const text = texts(room);
      const included = /(?<!不)包 ?bill|全包|bills? (?:are )?included|all bills/i.test(text);
      const denied = /不含 ?bill|bill 另算|bill另算|Bills not included|Bills on top|Plus bills|不包 ?bill/i.test(text);
      expect(included && denied, text).toBe(false);
    }
  });

  test("name weeks and days that are those of the stay", () => {
    for (const { title, begin_date, end_date } of rooms) {
      for (const [, month, day] of title.matchAll(/(?<![\d.])(\d{1,2})月(\d{1,2})[日号]/gu)) {
        const said = `${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
        expect([begin_date.slice(5), end_date?.slice(5)], title).toContain(said);
      }
    }
  });

  test("include the rare ones that a real site has", () => {
    const some = (is: (room: DemoListing) => boolean): void => expect(rooms.filter(is).length).toBeGreaterThan(0);
    some(({ title }) => [...title].length > 80);
    some(({ title }) => title.includes("%"));
    some(({ title }) => /\p{Extended_Pictographic}/u.test(title));
    some(({ description }) => description === null);
    some(({ images }) => images.length === 0);
    some(({ images }) => images.length === 10);
    some(({ end_date }) => end_date === null);
    some(({ price_pence }) => price_pence % 100 !== 0);
    some(({ title }) => /[轉間廳衛週鎊暑徵]/u.test(title));
    some(({ description }) => (description ?? "").split("\n\n").length === 3);
  });

  test("give only addresses, numbers and names that reach no one", () => {
    for (const { email, contact_info, xhs_link } of rooms) {
      expect(email).toMatch(/^demo\.[a-z0-9]+@example\.(com|org)$/);
      if (contact_info !== null) expect(contact_info).toMatch(/demo_[a-z0-9]+|07700 900\d{3}/);
      expect(xhs_link).toBeNull();
    }
  });

  test("carry photos with their addresses, order and colours", () => {
    for (const { images } of rooms) {
      expect(images.map(({ display_order }) => display_order)).toEqual(images.map((_, index) => index));
      expect(new Set(images.map(({ image_url }) => image_url)).size).toBe(images.length);
      for (const { image_url, placeholder_colour } of images) {
        expect(image_url).toMatch(/^\/photos\/demo-\d{1,3}-[a-z]+(-[0-2])?\/800\.webp$/);
        expect(placeholder_colour).toMatch(/^#[0-9a-f]{6}$/);
      }
    }
  });

  test("have ids of their own", () => {
    expect(new Set(rooms.map(({ id }) => id)).size).toBe(600);
    for (const { id } of rooms)
      expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  });
});

test.each(["2027-02-28", "2027-06-20", "2027-09-01", "2028-02-29", "2026-12-31"])(
  "rooms made on %s begin before they end too",
  (today) => {
    for (const { begin_date, end_date } of make(3, today)) {
      expect(Number.isNaN(Date.parse(begin_date))).toBe(false);
      if (end_date !== null) expect(begin_date < end_date).toBe(true);
    }
  },
);

/** What remains of a sentence when names and numbers are taken out. */
function withoutFacts(sentence: string): string {
  return sentence
    .trim()
    .replace(/\s/g, "")
    .replace(/[£\d.]+/g, "#");
}

function pricesIn(text: string): number[] {
  const found = text.matchAll(/£(\d+(?:\.\d+)?)|(\d+(?:\.\d+)?) ?(?:镑|鎊|pw)/gu);
  return [...found].map(([, pounds, weekly]) => Number(pounds ?? weekly));
}

function namesOf(places: readonly (typeof ALL_PLACES)[number][]): string[] {
  return places.flatMap(({ areas }) =>
    areas.flatMap(({ journeys }) => journeys.flatMap(({ university }) => [university.name, university.short])),
  );
}
