import { afterEach, expect, test } from "vitest";
import { evictsAfterAWeek, isCloseToEviction } from "../../../../src/client/platform/storage/safari-eviction.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

afterEach(() => Reflect.deleteProperty(navigator, "standalone"));

function standalone(is: boolean): void {
  Object.defineProperty(navigator, "standalone", { value: is, configurable: true });
}

test("A33: in a tab of Safari on iOS what is unsent is warned about from its fifth day on", () => {
  standalone(false);
  expect(evictsAfterAWeek()).toBe(true);
  expect(isCloseToEviction(0, 5 * DAY_MS)).toBe(true);
  expect(isCloseToEviction(0, 5 * DAY_MS - 1)).toBe(false);
});

test("A33: neither on the home screen, nor in any other browser", () => {
  expect(isCloseToEviction(0, 30 * DAY_MS)).toBe(false);
  standalone(true);
  expect(isCloseToEviction(0, 30 * DAY_MS)).toBe(false);
});
