import { expect, test } from "vitest";
import { emptyFields } from "#domain/fields/field-row.ts";
import { LISTING_FIELDS } from "#domain/listings/listing-fields.ts";
import type { TypicalPrice } from "#domain/prices/typical-price.ts";
import { findScamSigns, type Circumstances } from "#domain/scam-guard/find-signs.ts";
import type { WrittenRoom } from "#domain/scam-guard/phrases/phrase-signs.ts";
import { lowPriceSign, type AskedPrice } from "#domain/scam-guard/low-price.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const NOW = Date.parse("2026-11-25T12:00:00Z");
const ROOM: WrittenRoom & AskedPrice = {
  ...emptyFields(LISTING_FIELDS),
  title: "Ensuite near UCL",
  city: "London",
  post_code: "",
  room_type: "ensuite",
  price: 300,
};
const ORDINARY: Circumstances = {
  prices: {
    inCity: [{ kind: "ensuite", season: null, rooms: 20, low: 250, median: 300, high: 350 }],
    everywhere: [],
  },
  earlierAccounts: 0,
  earlierActedOn: 0,
  accountMadeAt: NOW - 30 * DAY_MS,
  now: NOW,
};

function reasonsOf(room: typeof ROOM, about: Partial<Circumstances>): string[] {
  return findScamSigns(room, { ...ORDINARY, ...about }).map(({ reason }) => reason);
}

test("an ordinary room has no sign", () => {
  expect(reasonsOf(ROOM, {})).toEqual([]);
});

test("a price below 55 % of the median is a sign with its figures, below 35 % a strong one", () => {
  expect(reasonsOf({ ...ROOM, price: 165 }, {})).toEqual([]);
  expect(findScamSigns({ ...ROOM, price: 164.99 }, ORDINARY)).toEqual([
    {
      reason: "low-price",
      severity: "weak",
      comparison: { price: 164.99, median: 300, rooms: 20, kind: "ensuite" },
    },
  ]);
  expect(findScamSigns({ ...ROOM, price: 104 }, ORDINARY)).toMatchObject([{ severity: "strong" }]);
});

const [TYPICAL] = ORDINARY.prices.inCity as [TypicalPrice];

function signBeside(room: AskedPrice, inCity: TypicalPrice[], everywhere: TypicalPrice[] = []) {
  return lowPriceSign(room, { inCity, everywhere });
}

test("a median of fewer than eight rooms says nothing, nor does a price of nothing", () => {
  expect(signBeside({ room_type: "ensuite", price: 50 }, [{ ...TYPICAL, rooms: 7 }])).toBeNull();
  const eight = [{ ...TYPICAL, rooms: 8 }];
  expect(signBeside({ room_type: "ensuite", price: 50 }, eight)).not.toBeNull();
  expect(signBeside({ room_type: "ensuite", price: 0 }, eight)).toBeNull();
  expect(signBeside({ room_type: "a loft", price: 50 }, eight)).toBeNull();
});

test("a room is compared with those of its kind in all seasons; where these are too few, with all rooms in shared homes", () => {
  const room = { room_type: "double", price: 30 };
  const own = { ...TYPICAL, kind: "double", median: 150 };
  const shared = { ...TYPICAL, kind: "shared", median: 140 };
  expect(signBeside(room, [{ ...own, season: "intake" }])).toBeNull();
  expect(signBeside(room, [shared, own])?.comparison).toMatchObject({ kind: "double", median: 150 });
  expect(signBeside(room, [shared, { ...own, rooms: 7 }])).toMatchObject({
    severity: "strong",
    comparison: { kind: "shared", median: 140 },
  });
  expect(signBeside({ ...room, price: 77 }, [shared])).toBeNull();
  expect(signBeside({ room_type: "studio", price: 30 }, [shared, own])).toBeNull();
});

test("a whole home that has too few like it in its city is compared with those of all cities, and only far below them a sign", () => {
  const everywhere = [
    { ...TYPICAL, kind: "1b", median: 300 },
    { ...TYPICAL, kind: "shared", median: 140 },
  ];
  const home = { room_type: "1b1b", price: 30 };
  expect(signBeside(home, [], everywhere)).toEqual({
    reason: "low-price",
    severity: "weak",
    comparison: { price: 30, kind: "1b", median: 300, rooms: 20, everywhere: true },
  });
  expect(signBeside({ ...home, price: 105 }, [], everywhere)).toBeNull();
  expect(signBeside(home, [], [{ ...TYPICAL, kind: "1b", rooms: 7 }])).toBeNull();
  // Its own city counts, and what a room costs elsewhere says nothing.
  expect(signBeside({ ...home, price: 95 }, [{ ...TYPICAL, kind: "1b", median: 150 }], everywhere)).toBeNull();
  expect(signBeside({ room_type: "double", price: 30 }, [], everywhere)).toBeNull();
});

test("a photo that one to three other accounts showed before is a sign; one of a brochure, which many show, is none", () => {
  expect(reasonsOf(ROOM, { earlierAccounts: 1 })).toEqual(["photo-elsewhere"]);
  expect(reasonsOf(ROOM, { earlierAccounts: 3 })).toEqual(["photo-elsewhere"]);
  expect(reasonsOf(ROOM, { earlierAccounts: 4 })).toEqual([]);
});

test("a photo that any number of accounts showed before is a sign once one of them was deactivated, or had a room hidden", () => {
  expect(reasonsOf(ROOM, { earlierAccounts: 4, earlierActedOn: 1 })).toEqual(["photo-elsewhere"]);
  expect(reasonsOf(ROOM, { earlierAccounts: 30, earlierActedOn: 4 })).toEqual(["photo-elsewhere"]);
});

test("an account is new for a day", () => {
  expect(reasonsOf(ROOM, { accountMadeAt: NOW - DAY_MS + 1 })).toEqual(["new-account"]);
  expect(reasonsOf(ROOM, { accountMadeAt: NOW - DAY_MS })).toEqual([]);
  expect(reasonsOf(ROOM, { accountMadeAt: null })).toEqual([]);
});

test("what weighs most comes first, and a new account last", () => {
  const room = { ...ROOM, price: 150, description: "Deposit in bitcoin" };
  const about = { accountMadeAt: NOW, earlierAccounts: 1 };
  expect(reasonsOf(room, about)).toEqual(["crypto", "photo-elsewhere", "low-price", "new-account"]);
});
