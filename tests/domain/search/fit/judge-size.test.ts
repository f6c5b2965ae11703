import { expect, test } from "vitest";
import { fitOf } from "#domain/search/fit/fit-of.ts";
import type { FittedRoom } from "#domain/search/fit/fit.ts";
import { fittingFilter } from "#domain/search/fit/fitting-filter.ts";
import { isWithin } from "#domain/search/open-filter.ts";
import { NOTHING_ASKED, type Understanding } from "#domain/search/understanding.ts";
import { aRoom } from "./a-room.ts";

const TODAY = "2026-11-20";
const KINDS = ["single", "ensuite", "flatshare", "double", "studio", "1b1b", "2b1b", "3b1b", "4b2b"];

const fit = (asked: Partial<Understanding>, room_type: string) =>
  fitOf(aRoom({ room_type }), { ...NOTHING_ASKED, ...asked }, { mentions: () => false, today: TODAY });

/** Kinds of rooms, best first: those that meet, and behind a bar those that miss least. */
function ranked(asked: Partial<Understanding>): string {
  const judged = KINDS.map((kind) => ({ kind, ...fit(asked, kind) })).filter(({ missed }) => missed < Infinity);
  const meeting = judged.filter(({ meets }) => meets).toSorted((a, b) => b.score - a.score);
  const nearly = judged.filter(({ meets }) => !meets).toSorted((a, b) => a.missed - b.missed || b.score - a.score);
  const written = (rooms: typeof judged) => rooms.map(({ kind }) => kind).join(" ");
  return `${written(meeting)} | ${written(nearly)}`.trim();
}

test.each([
  [["3-people"], "3b1b 4b2b | 2b1b 1b1b studio single ensuite flatshare double"],
  [["4-people"], "4b2b | 3b1b 2b1b 1b1b studio single ensuite flatshare double"],
  [["family"], "2b1b 3b1b 1b1b 4b2b | studio single ensuite flatshare double"],
  [["family", "5-people"], "3b1b 4b2b 2b1b | 1b1b studio single ensuite flatshare double"],
  [["couples", "family"], "2b1b 3b1b 1b1b 4b2b | studio single ensuite flatshare double"],
  [["couples", "4-people"], "3b1b 4b2b | 2b1b 1b1b studio single ensuite flatshare double"],
  [["2-couples", "4-people"], "2b1b 3b1b 4b2b | 1b1b studio single ensuite flatshare double"],
  [["2-people"], "2b1b 3b1b 1b1b 4b2b studio double | single ensuite flatshare"],
])("SQ-13: of a group or a family, %j, each needs a bedroom or a share of one", (keywords, kinds) => {
  expect(ranked({ keywords })).toBe(kinds);
});

test("SQ-13: friends who share a flat among themselves need one as well", () => {
  const shared = { room_type: "flatshare", keywords: ["3-people"] };
  expect(ranked(shared)).toBe(ranked({ keywords: ["3-people"] }));
  expect(ranked({ room_type: "flatshare" })).toMatch(/^single flatshare double ensuite \|/);
  expect(fit({ room_type: "2b", keywords: ["3-people"] }, "2b1b").meets).toBe(true);
});

test("SQ-13: a couple that names no kind takes a flat first, then a studio, then a room with a double bed", () => {
  expect(ranked({ keywords: ["couples"] })).toBe("1b1b 2b1b 3b1b studio 4b2b double ensuite | single flatshare");
});

test("SQ-11: where any room does, the plain one goes first; a single one has neither a bathroom nor a double bed", () => {
  expect(ranked({ room_type: "room" })).toMatch(/^single flatshare double ensuite \|/);
  expect(ranked({ room_type: "single" })).toMatch(/^single flatshare \| (?:ensuite double|double ensuite) /);
});

test("SQ-13: who lives alone takes a studio or a one-bed, and no room in a shared home", () => {
  const alone = { keywords: ["1-person"], not_room_types: ["flatshare"] };
  expect(ranked(alone)).toBe("studio 1b1b | 2b1b 3b1b 4b2b");
  expect(ranked({ not_room_types: ["flatshare"] })).toBe("studio 1b1b 2b1b 3b1b 4b2b |");
  expect(ranked({ ...alone, room_type: "room" })).toBe(ranked(alone));
});

test("SQ-13: the size of a home answers how many will live there, not the words of those who do", () => {
  const flat = aRoom({ room_type: "double", title: "3 of us looking for one more" });
  const wanted = { ...NOTHING_ASKED, keywords: ["3-people"] };
  expect(fitOf(flat, wanted, { mentions: () => true, today: TODAY }).reasons).toEqual([]);
  expect(fit({ keywords: ["3-people"] }, "3b1b").reasons).toEqual([{ code: "keyword", keyword: "3-people" }]);
  expect(fit({ keywords: ["1-person"] }, "studio").reasons).toEqual([{ code: "keyword", keyword: "1-person" }]);
});

test.each([["3-people"], ["family"], ["2-people"], ["1-person"]])(
  "the database is asked for all homes that meet %s",
  (keyword) => {
    for (const room_type of [null, "flatshare"]) {
      const wanted = { ...NOTHING_ASKED, room_type, keywords: [keyword] };
      const filter = fittingFilter(wanted, TODAY);
      const rooms: FittedRoom[] = KINDS.map((kind) => aRoom({ room_type: kind }));
      const meeting = rooms.filter((room) => fitOf(room, wanted, { mentions: () => false, today: TODAY }).meets);
      expect(meeting.filter((room) => !isWithin(filter, room))).toEqual([]);
    }
    expect(isWithin(fittingFilter({ ...NOTHING_ASKED, keywords: ["family"] }, TODAY), aRoom({}))).toBe(false);
  },
);
