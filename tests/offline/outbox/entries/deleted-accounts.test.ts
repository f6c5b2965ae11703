import { beforeEach, expect, test } from "vitest";
import {
  forgetDeletedAccount,
  deletedAccounts,
  recordDeletedAccount,
} from "#offline/outbox/entries/deleted-accounts.ts";
import { postDraft } from "#offline/outbox/entries/enqueue.ts";
import { awaitingLogin, sweepUnused } from "#offline/outbox/entries/sweep-unused.ts";
import { mirrorStore, refreshSession } from "#offline/session/refresh-session.ts";
import { mirrorTokens } from "#offline/session/session-mirror.ts";
import { draftsDatabase } from "#offline/drafts/drafts-database.ts";
import { ownerOf } from "#offline/session/owner-of.ts";
import { emptyMirror, tokensOf } from "../../session/session-support.ts";
import { emptyDrafts, FIELDS, OWNER, writtenDraft } from "../support.ts";

beforeEach(async () => {
  await emptyDrafts();
  await emptyMirror();
});

test("T10: unsent work of a deleted account is told from work that waits for a login", async () => {
  await postDraft(await writtenDraft(), FIELDS);
  await writtenDraft();
  await postDraft(await writtenDraft({ owner: "ben" }), FIELDS);
  expect([await deletedAccounts(), await awaitingLogin()]).toEqual([[], 2]);
  await recordDeletedAccount(OWNER);
  expect([await deletedAccounts(), await awaitingLogin()]).toEqual([[{ owner: OWNER, count: 2 }], 1]);
});

test("T10: removing it keeps other owners' work, and it is not reported again", async () => {
  await postDraft(await writtenDraft({ photos: 1 }), FIELDS);
  await postDraft(await writtenDraft({ owner: "ben" }), FIELDS);
  await recordDeletedAccount(OWNER);
  await forgetDeletedAccount(OWNER);
  expect(await deletedAccounts()).toEqual([]);
  const { drafts, outbox, photoBytes } = draftsDatabase();
  expect((await drafts.toArray()).map(({ owner }) => owner)).toEqual(["ben"]);
  expect((await outbox.toArray()).map(({ owner }) => owner)).toEqual(["ben"]);
  expect(await photoBytes.count()).toBe(0);
});

test("T10: a signed-in account does not count as deleted, even if it was recorded", async () => {
  await writtenDraft();
  await recordDeletedAccount(OWNER);
  await sweepUnused(OWNER, Date.now(), Date.now() + 1);
  expect(await deletedAccounts()).toEqual([]);
});

test("T10: an account that is found deleted after its owner was last seen signed in stays so", async () => {
  await writtenDraft();
  const since = Date.now();
  await recordDeletedAccount(OWNER);
  await sweepUnused(OWNER, since, since);
  expect(await deletedAccounts()).toHaveLength(1);
});

test.each([
  ["account_gone", "refused", 1],
  ["invalid_credentials", "refused", 0],
  // From something on the way: nothing is concluded from its sentence.
  [undefined, "unanswered", 0],
])("T10: a renewal that is refused with the code %s is %s", async (code, kind, told) => {
  const tokens = tokensOf({ iat: 1000, generation: 0 });
  const owner = ownerOf(tokens.access_token);
  await mirrorTokens(tokens);
  await writtenDraft({ owner });
  const transport = {
    baseUrl: "",
    fetch: async () => Response.json({ detail: "The account no longer exists", code }, { status: 401 }),
  };
  const outcome = await refreshSession({
    store: mirrorStore,
    transport,
    stale: tokens.access_token,
    onAccountGone: recordDeletedAccount,
  });
  expect(outcome.kind).toBe(kind);
  expect(await deletedAccounts()).toHaveLength(told);
});
