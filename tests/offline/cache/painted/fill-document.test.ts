import { expect, test } from "vitest";
import { firstRoomsSlot, FIRST_ROOMS_ID, type FirstRooms } from "#contract/first-rooms.ts";
import { addDays } from "#domain/calendar-day.ts";
import { cardOf } from "#domain/listings/card-of.ts";
import { fillDocument } from "#offline/cache/painted/fill-document.ts";
import { placeFor, type PaintedRooms } from "#offline/cache/painted/painted-rooms.ts";
import { DAY_MS, HOUR_MS, room } from "../../support.ts";

const ENTRY = "/assets/index-abc.js";
const HTML = `<body>${firstRoomsSlot("zh")}${firstRoomsSlot("en")}<script>start("${ENTRY}")</script></body>`;
const TODAY = "2026-06-10";
const NOON = Date.parse(`${TODAY}T11:00:00Z`);

const LISTINGS = [
  cardOf(room("one", { title: "Ends today", end_date: TODAY })),
  cardOf(room("two", { title: "</script>$& <!--age-->" })),
  cardOf(room("three", { title: "Attic" })),
];

function paintedRooms(fields: Partial<PaintedRooms> = {}): PaintedRooms {
  return {
    entry: ENTRY,
    language: "en",
    rooms: { listings: LISTINGS, total: { count: 3 }, today: TODAY, fetchedAt: NOON },
    clockOffset: 0,
    shelf: `<h2>Newest</h2><p>${placeFor("age")}</p><ul>${placeFor("cards")}</ul>`,
    cards: ["one", "two", "three"].map((id) => ({
      markup: `<li>${id} $& ${placeFor("confirmed")}</li>`,
      confirmed: ["today", "yesterday", "2 days ago"],
    })),
    mostShown: 8,
    ...fields,
  };
}

function markupOf(html: string | null): string {
  return /data-first-rooms="en">(.*?)<\/div>/.exec(html ?? "")?.[1] ?? "none";
}

function dataOf(html: string | null): FirstRooms {
  return JSON.parse(new RegExp(`id="${FIRST_ROOMS_ID}">(.*?)</script>`).exec(html ?? "")?.[1] ?? "null");
}

test("rooms of now are put into their language's half without an age, as markup and as data", () => {
  const html = fillDocument(HTML, paintedRooms(), NOON + 60_000);
  expect(markupOf(html)).toBe(
    "<h2>Newest</h2><p></p><ul><li>one $& today</li><li>two $& today</li><li>three $& today</li></ul>",
  );
  expect(html).toContain(firstRoomsSlot("zh"));
  expect(dataOf(html)).toMatchObject({ listings: LISTINGS, total: { count: 3 }, fetchedAt: NOON });
});

test.each([
  ["en", "2 hours ago"],
  ["zh", "2 小时前"],
] as const)("rooms of a while ago say so in %s", (language, age) => {
  const html = fillDocument(HTML, paintedRooms({ language }), NOON + 2 * HOUR_MS);
  expect(html).toContain(`<p>${age}</p>`);
});

test("A-21: a room that has ended since is left out of markup and data, and the others say when they were confirmed", () => {
  const html = fillDocument(HTML, paintedRooms(), NOON + DAY_MS);
  expect(markupOf(html)).toBe(
    "<h2>Newest</h2><p>yesterday</p><ul><li>two $& yesterday</li><li>three $& yesterday</li></ul>",
  );
  expect(dataOf(html).listings.map(({ id }) => id)).toEqual(["two", "three"]);
  expect(dataOf(html).today).toBe(addDays(TODAY, 1));
});

test("a screen gets the cards that it has room for, an ended one's place being taken by the next", () => {
  const html = fillDocument(HTML, paintedRooms({ mostShown: 1 }), NOON + DAY_MS);
  expect(markupOf(html)).toContain("<ul><li>two $& yesterday</li></ul>");
  expect(dataOf(html).listings).toHaveLength(2);
});

test("time is the server's: a phone's clock that is days ahead makes no room older", () => {
  const html = fillDocument(HTML, paintedRooms({ clockOffset: -3 * DAY_MS }), NOON + 3 * DAY_MS);
  expect(markupOf(html)).toContain("<p></p>");
  expect(dataOf(html).clockOffset).toBe(-3 * DAY_MS);
});

const ALL_ENDED = { listings: LISTINGS.slice(0, 1), total: { count: 1 }, today: TODAY, fetchedAt: NOON };

test.each([
  ["of another build", paintedRooms({ entry: "/assets/index-old.js" }), NOON],
  ["of more than a week ago", paintedRooms(), NOON + 8 * DAY_MS],
  ["of a day to come", paintedRooms(), NOON - DAY_MS],
  ["of last year, whose dates leave the year out", paintedRooms(), Date.parse("2027-01-01T12:00:00Z")],
  ["that have all ended", paintedRooms({ rooms: ALL_ENDED }), NOON + DAY_MS],
])("rooms %s are not painted", (_, painted, now) => {
  expect(fillDocument(HTML, painted, now)).toBeNull();
});
