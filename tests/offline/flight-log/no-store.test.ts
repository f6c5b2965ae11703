import { afterEach, expect, test, vi } from "vitest";
import { flightEvents } from "#offline/flight-log/flight-events.ts";
import { forgetEvents } from "#offline/flight-log/forget-events.ts";
import { keptOnPhone } from "#offline/ledger/kept-on-phone.ts";
import { savedRooms } from "#offline/saved-rooms.ts";

afterEach(() => {
  vi.restoreAllMocks();
});

test("looking at what a phone keeps makes no store where there is none", async () => {
  vi.spyOn(indexedDB, "databases").mockResolvedValue([]);
  const opened = vi.spyOn(indexedDB, "open");
  expect(await flightEvents()).toEqual([]);
  await forgetEvents();
  expect(await keptOnPhone("user-a")).toMatchObject({
    answers: { searches: { count: 0 } },
    unsent: { drafts: { count: 0 }, oldestAt: null },
  });
  expect(await savedRooms("user-a")).toEqual([]);
  expect(opened).not.toHaveBeenCalled();
});
