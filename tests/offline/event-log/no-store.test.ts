import { afterEach, expect, test, vi } from "vitest";
import { loggedEvents } from "#offline/event-log/logged-events.ts";
import { clearEvents } from "#offline/event-log/clear-events.ts";
import { measureStorage } from "#offline/storage-usage/measure-storage.ts";
import { savedRooms } from "#offline/rooms/saved-rooms.ts";

afterEach(() => {
  vi.restoreAllMocks();
});

test("reading the storage usage creates no database", async () => {
  vi.spyOn(indexedDB, "databases").mockResolvedValue([]);
  const opened = vi.spyOn(indexedDB, "open");
  expect(await loggedEvents()).toEqual([]);
  await clearEvents();
  expect(await measureStorage("user-a")).toMatchObject({
    answers: { searches: { count: 0 } },
    unsent: { drafts: { count: 0 }, oldestAt: null },
  });
  expect(await savedRooms("user-a")).toEqual([]);
  expect(opened).not.toHaveBeenCalled();
});
