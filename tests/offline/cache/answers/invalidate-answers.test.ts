import { beforeEach, expect, test } from "vitest";
import { pathOf } from "#contract/call.ts";
import { FRESH_FOR_MS } from "#domain/limits.ts";
import { openedRoom } from "#offline/rooms/opened-rooms.ts";
import { invalidateCache } from "#offline/cache/answers/invalidate-answers.ts";
import { recallAnswer } from "#offline/rooms/recall-answer.ts";
import { rememberAnswer } from "#offline/cache/answers/remember-answer.ts";
import { rememberOpenedRoom } from "#offline/rooms/remember-opened-room.ts";
import { emptyStore, results, room, searchPath } from "../../support.ts";

beforeEach(emptyStore);

const ID = "0198c0de-0000-7000-8000-000000000001";
const page = (skip: number) => pathOf("listOwnListings", undefined, { show_all: false, skip, limit: 100 });

test("invalidated answers stay as stale ones, and the others unchanged", async () => {
  const fetchedAt = Date.now();
  const search = searchPath({ city: "Leeds" });
  const answers = [
    ["li", page(0)],
    ["li", page(100)],
    ["li", search],
    ["mei", page(0)],
  ] as const;
  for (const [owner, path] of answers) await rememberAnswer({ owner, path, body: results([room(ID)]), fetchedAt });
  await rememberOpenedRoom({ owner: "li", listing: room(ID), fetchedAt });

  await invalidateCache("li", [pathOf("listOwnListings"), pathOf("readListing", { id: ID })]);

  const ages = await Promise.all(
    answers.map(async ([owner, path]) => fetchedAt - ((await recallAnswer(owner, path))?.fetchedAt ?? 0)),
  );
  expect(ages).toEqual([FRESH_FOR_MS, FRESH_FOR_MS, 0, 0]);
  expect((await openedRoom("li", ID))?.listing.title).toBe(`Room ${ID}`);
  expect(fetchedAt - ((await openedRoom("li", ID))?.fetchedAt ?? 0)).toBe(FRESH_FOR_MS);
});
