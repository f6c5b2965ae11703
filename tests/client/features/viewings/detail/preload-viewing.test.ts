import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { startSession, endSession } from "../../../../../src/client/api/credentials/session.ts";
import { settleWithin, openedViewing } from "../../../../../src/client/features/viewings/detail/preload-viewing.ts";
import { tokensOf } from "../../../../offline/session/session-support.ts";

const ID = "0198c0de-0000-7000-8000-000000000001";

beforeEach(() => {
  startSession(tokensOf());
  vi.spyOn(navigator.serviceWorker, "controller", "get").mockReturnValue({} as ServiceWorker);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  endSession();
});

test.each([
  [`/viewings/${ID}`, ID],
  ["/viewings/compare", null],
  ["/viewings", null],
  [`/item_detail/${ID}`, null],
  ["/", null],
])("the saved room at %s: %s", (path, id) => {
  expect(openedViewing(path)).toBe(id);
});

test("a room is not waited for when signed out, or without a service worker", () => {
  vi.spyOn(navigator.serviceWorker, "controller", "get").mockReturnValue(null);
  expect(openedViewing(`/viewings/${ID}`)).toBeNull();
  vi.restoreAllMocks();
  endSession();
  expect(openedViewing(`/viewings/${ID}`)).toBeNull();
});

test("a screen is waited for until it is loaded, has failed, or a second has passed", async () => {
  vi.useFakeTimers();
  await settleWithin(Promise.resolve());
  await settleWithin(Promise.reject(new TypeError("Failed to fetch")));
  let isOver = false;
  const waiting = settleWithin(new Promise(() => undefined)).then(() => (isOver = true));
  await vi.advanceTimersByTimeAsync(900);
  expect(isOver).toBe(false);
  await vi.advanceTimersByTimeAsync(200);
  await waiting;
  expect(isOver).toBe(true);
});
