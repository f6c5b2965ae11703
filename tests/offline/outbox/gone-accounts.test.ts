import { beforeEach, expect, test } from "vitest";
import { forgetGoneAccount, goneAccounts, noteAccountGone } from "#offline/outbox/gone-accounts.ts";
import { postDraft } from "#offline/outbox/enqueue.ts";
import { awaitingLogin, sweepUnused } from "#offline/outbox/sweep-unused.ts";
import { mirrorStore, refreshSession } from "#offline/refresh-session.ts";
import { mirrorTokens } from "#offline/session-mirror.ts";
import { draftsDatabase } from "#offline/drafts/drafts-database.ts";
import { ownerOf } from "#offline/owner-of.ts";
import { emptyMirror, tokensOf } from "../session-support.ts";
import { emptyDrafts, FIELDS, OWNER, writtenDraft } from "./support.ts";

beforeEach(async () => {
  await emptyDrafts();
  await emptyMirror();
});

test("T10: unsent work of an account that is gone is told apart from what waits for a login", async () => {
  await postDraft(await writtenDraft(), FIELDS);
  await writtenDraft();
  await postDraft(await writtenDraft({ owner: "ben" }), FIELDS);
  expect([await goneAccounts(), await awaitingLogin()]).toEqual([[], 2]);
  await noteAccountGone(OWNER);
  expect([await goneAccounts(), await awaitingLogin()]).toEqual([[{ owner: OWNER, count: 2 }], 1]);
});

test("T10: removing it removes nobody else's, and it is not told again", async () => {
  await postDraft(await writtenDraft({ photos: 1 }), FIELDS);
  await postDraft(await writtenDraft({ owner: "ben" }), FIELDS);
  await noteAccountGone(OWNER);
  await forgetGoneAccount(OWNER);
  expect(await goneAccounts()).toEqual([]);
  const { drafts, outbox, photoBytes } = draftsDatabase();
  expect((await drafts.toArray()).map(({ owner }) => owner)).toEqual(["ben"]);
  expect((await outbox.toArray()).map(({ owner }) => owner)).toEqual(["ben"]);
  expect(await photoBytes.count()).toBe(0);
});

test("T10: who is signed in is not gone, whatever was noted", async () => {
  await writtenDraft();
  await noteAccountGone(OWNER);
  await sweepUnused(OWNER, [Date.now()]);
  expect(await goneAccounts()).toEqual([]);
});

test.each([
  ["account_gone", 1],
  ["invalid_credentials", 0],
  // From a server of an earlier build: nothing is concluded from its sentence.
  [undefined, 0],
])("T10: a renewal that is refused with the code %s", async (code, told) => {
  const tokens = tokensOf({ iat: 1000, generation: 0 });
  const owner = ownerOf(tokens.access_token);
  await mirrorTokens(tokens);
  await writtenDraft({ owner });
  const transport = {
    baseUrl: "",
    fetch: async () => Response.json({ detail: "The account no longer exists", code }, { status: 401 }),
  };
  const outcome = await refreshSession({ store: mirrorStore, transport, stale: tokens.access_token });
  expect(outcome.kind).toBe("refused");
  expect(await goneAccounts()).toHaveLength(told);
});
