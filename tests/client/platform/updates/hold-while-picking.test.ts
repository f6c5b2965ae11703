import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { holdWhilePicking } from "../../../../src/client/platform/updates/hold-while-picking.ts";
import { ownHold } from "../../../../src/client/platform/updates/update-holds.ts";

let input: HTMLInputElement;

beforeEach(() => {
  vi.useFakeTimers();
  input = document.createElement("input");
});
afterEach(() => {
  vi.advanceTimersByTime(60_000);
  vi.useRealTimers();
});

test.each(["change", "cancel"])("updates are held while the camera is open, until its '%s' event", (end) => {
  holdWhilePicking(input);
  expect(ownHold.value).toBe("input");
  vi.advanceTimersByTime(60_000);
  expect(ownHold.value).toBe("input");
  input.dispatchEvent(new Event(end));
  vi.advanceTimersByTime(1);
  expect(ownHold.value).toBeNull();
});

test("the hold ends soon in a browser without a cancel event", () => {
  holdWhilePicking(input);
  dispatchEvent(new Event("focus"));
  vi.advanceTimersByTime(1000);
  expect(ownHold.value).toBe("input");
  vi.advanceTimersByTime(10_000);
  expect(ownHold.value).toBeNull();
});
