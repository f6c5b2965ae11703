import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { sessionDatabase } from "#offline/session/session-database.ts";
import {
  attemptFor,
  forgetTokens,
  mirroredTokens,
  mirrorIfNewest,
  mirrorTokens,
} from "#offline/session/session-mirror.ts";
import { newestTokens } from "#offline/session/session-tokens.ts";
import { emptyMirror, tokensOf } from "./session-support.ts";

beforeEach(emptyMirror);
afterEach(() => vi.restoreAllMocks());

test("what is mirrored can be read, one session at a time", async () => {
  expect(await mirroredTokens()).toBeNull();
  await mirrorTokens(tokensOf({ sub: "user-a" }));
  await mirrorTokens(tokensOf({ sub: "user-b" }));
  expect(await mirroredTokens()).toMatchObject(tokensOf({ sub: "user-b" }));
  expect(await sessionDatabase().tokens.count()).toBe(1);
});

test("A-46: forgetting leaves no token behind, also not under an attempt", async () => {
  const tokens = tokensOf();
  await mirrorTokens(tokens);
  await attemptFor(tokens.refresh_token ?? "");
  await forgetTokens();
  expect(await mirroredTokens()).toBeNull();
  const left = await Promise.all(sessionDatabase().tables.map((table) => table.toArray()));
  expect(JSON.stringify(left)).not.toContain("login-1");
});

test("an attempt is the same until another token is used, also for two who ask at once", async () => {
  const [one, two] = await Promise.all([attemptFor("token-1"), attemptFor("token-1")]);
  expect(one).toBe(two);
  expect(one).toMatch(/^[0-9a-f]{32}$/);
  expect(await attemptFor("token-1")).toBe(one);
  expect(await attemptFor("token-2")).not.toBe(one);
});

test("without a store an attempt lives as long as the page", async () => {
  const blocked = new DOMException("blocked", "SecurityError");
  vi.spyOn(sessionDatabase(), "transaction").mockRejectedValue(blocked);
  const first = await attemptFor("token-1");
  expect(await attemptFor("token-1")).toBe(first);
});

test.each([
  ["the page's, when there is no mirror", tokensOf(), null, tokensOf()],
  ["none, when the page is signed out", null, tokensOf(), null],
  ["the mirror's, when it is later", tokensOf({ iat: 1 }), tokensOf({ iat: 2 }), tokensOf({ iat: 2 })],
  ["the page's, when it is later", tokensOf({ iat: 2 }), tokensOf({ iat: 1 }), tokensOf({ iat: 2 })],
  [
    "the mirror's of the same second, which another tab's storage may not have yet",
    tokensOf({ generation: 0 }),
    tokensOf({ generation: 1 }),
    tokensOf({ generation: 1 }),
  ],
  [
    "the page's of the same second, which the mirror has not got yet",
    tokensOf({ generation: 1 }),
    tokensOf({ generation: 0 }),
    tokensOf({ generation: 1 }),
  ],
  [
    "the page's, when it is of another login",
    tokensOf({ sid: "2", iat: 1 }),
    tokensOf({ iat: 9 }),
    tokensOf({ sid: "2", iat: 1 }),
  ],
  [
    "the page's, when it is nothing that can be read",
    { access_token: "garbage", refresh_token: "garbage" },
    tokensOf(),
    { access_token: "garbage", refresh_token: "garbage" },
  ],
])("the tokens to use are %s", (_, own, mirrored, expected) => {
  const former = mirrored?.refresh_token?.includes(".1.") ? mirrored.refresh_token.replace(".1.", ".0.") : null;
  const newest = newestTokens(own, mirrored && { ...mirrored, former });
  if (expected === null) expect(newest).toBeNull();
  else expect(newest).toMatchObject(expected);
});

test("a tab with older tokens does not overwrite those that another tab has refreshed", async () => {
  const [before, after] = [tokensOf({ iat: 1 }), tokensOf({ iat: 2 })];
  await mirrorTokens(after, before.refresh_token);
  expect(await mirrorIfNewest(before)).toMatchObject(after);
  expect(await mirroredTokens()).toMatchObject(after);
  expect(await mirrorIfNewest(tokensOf({ sid: "login-2" }))).toMatchObject(tokensOf({ sid: "login-2" }));
  expect(await mirroredTokens()).toMatchObject(tokensOf({ sid: "login-2" }));
});
