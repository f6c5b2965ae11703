import { expect, test } from "vitest";
import type { TypicalPrice } from "#domain/prices/typical-price.ts";
import { findScamSigns, type Circumstances } from "#domain/scam-guard/find-signs.ts";
import type { WrittenRoom } from "#domain/scam-guard/phrases/phrase-signs.ts";
import { lowPriceSign, type AskedPrice } from "#domain/scam-guard/low-price.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const NOW = Date.parse("2026-11-25T12:00:00Z");
const ROOM: WrittenRoom & AskedPrice = {
  title: "Ensuite near UCL",
  description: null,
  price_description: null,
  duration_description: null,
  additional_info: null,
  contact_info: null,
  room_type: "ensuite",
  price: 300,
};
const ORDINARY: Circumstances = {
  prices: [{ kind: "ensuite", season: null, rooms: 20, low: 250, median: 300, high: 350 }],
  earlierAccounts: 0,
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

test("a median of fewer than eight rooms says nothing, nor does a price of nothing", () => {
  const [typical] = ORDINARY.prices as [TypicalPrice];
  expect(lowPriceSign({ room_type: "ensuite", price: 50 }, [{ ...typical, rooms: 7 }])).toBeNull();
  const eight = [{ ...typical, rooms: 8 }];
  expect(lowPriceSign({ room_type: "ensuite", price: 50 }, eight)).not.toBeNull();
  expect(lowPriceSign({ room_type: "ensuite", price: 0 }, eight)).toBeNull();
  expect(lowPriceSign({ room_type: "a loft", price: 50 }, eight)).toBeNull();
});

test("a room is compared with those of its kind in all seasons, and with no other kind", () => {
  const [typical] = ORDINARY.prices as [TypicalPrice];
  const room = { room_type: "ensuite", price: 50 };
  expect(lowPriceSign(room, [{ ...typical, season: "intake" }])).toBeNull();
  expect(lowPriceSign(room, [{ ...typical, kind: "shared" }])).toBeNull();
});

test("a photo that one to three other accounts showed before is a sign; one of a brochure, which many show, is none", () => {
  expect(reasonsOf(ROOM, { earlierAccounts: 1 })).toEqual(["photo-elsewhere"]);
  expect(reasonsOf(ROOM, { earlierAccounts: 3 })).toEqual(["photo-elsewhere"]);
  expect(reasonsOf(ROOM, { earlierAccounts: 4 })).toEqual([]);
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
