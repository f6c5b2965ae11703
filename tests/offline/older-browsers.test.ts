import { afterAll, beforeAll, expect, test } from "vitest";
import { anySignal } from "#contract/any-signal.ts";
import { pathOf } from "#contract/call.ts";
import { isXhsLink } from "#domain/tidy/xhs-link.ts";
import { canonicalPath } from "#offline/cache/answers/answer-kind.ts";
import { unlessBlocked } from "#offline/databases/blocked-upgrade.ts";
import { holdElsewhere } from "#offline/messages/update-hold-channel.ts";

/** What Chromium 111 and Safari 16.4 have not, and the app must do without: each with the object that has it. */
const YOUNGER: [owner: object, name: string][] = [
  [Promise, "withResolvers"],
  [AbortSignal, "any"],
  [URL, "canParse"],
  [URLSearchParams.prototype, "size"],
];

const taken: [owner: object, name: string, property: PropertyDescriptor][] = [];

beforeAll(() => {
  for (const [owner, name] of YOUNGER) {
    taken.push([owner, name, Object.getOwnPropertyDescriptor(owner, name)!]);
    Reflect.deleteProperty(owner, name);
  }
});
afterAll(() => {
  for (const [owner, name, property] of taken) Object.defineProperty(owner, name, property);
});

test("the store is asked, and other tabs are", async () => {
  expect(await unlessBlocked(async () => "a saved answer")).toBe("a saved answer");
  expect(await holdElsewhere()).toBeNull();
});

test("a call keeps its query", () => {
  expect(pathOf("listOpenListings", undefined, { limit: 5 })).toBe("/api/v1/items/open?limit=5");
  expect(pathOf("listOpenListings")).toBe("/api/v1/items/open");
  expect(canonicalPath(new URL("https://qiying.example/api/v1/items/open?skip=5&limit=5"))).toBe(
    "/api/v1/items/open?limit=5&skip=5",
  );
});

test("a link to a note is known", () => {
  expect(isXhsLink("https://www.xiaohongshu.com/explore/1")).toBe(true);
  expect(isXhsLink("www.xiaohongshu.com")).toBe(false);
});

test("a call ends with the first of its signals, for that one's reason", () => {
  const [left, deadline] = [new AbortController(), new AbortController()];
  const either = anySignal(left.signal, deadline.signal);
  expect(either.aborted).toBe(false);
  deadline.abort("too late");
  left.abort("left");
  expect([either.aborted, either.reason]).toEqual([true, "too late"]);
  expect(anySignal(AbortSignal.abort("left"), new AbortController().signal).reason).toBe("left");
});
