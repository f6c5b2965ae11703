import { beforeEach, expect, test } from "vitest";
import { UnreachableError } from "#contract/api-error.ts";
import { postDraft } from "#offline/outbox/entries/enqueue.ts";
import { draftsDatabase } from "#offline/drafts/drafts-database.ts";
import { mirrorApi } from "#offline/session/mirror-api.ts";
import { outboxOf } from "#offline/outbox/entries/outbox-of.ts";
import { shownState, type ShownState } from "#offline/outbox/entries/entry-state.ts";
import { wake } from "#offline/outbox/sending/wake.ts";
import { mirrorTokens, mirroredTokens } from "#offline/session/session-mirror.ts";
import { ANONYMOUS } from "#offline/session/owner-of.ts";
import { emptyMirror, tokensOf } from "../session/session-support.ts";
import { DAY_SECONDS, gateway, STATUSES } from "../transport/gateway.ts";
import { emptyDrafts, FIELDS, network, OWNER, states, writtenDraft } from "./support.ts";

beforeEach(async () => {
  await emptyDrafts();
  await emptyMirror();
});

test.each(STATUSES)("a room that a gateway answers with %s waits alone, whatever time it names", async (status) => {
  const { drain, rows, faults, answerPings, pass } = network();
  answerPings();
  await postDraft(await writtenDraft(), FIELDS);
  await postDraft(await writtenDraft({ title: "Second" }), FIELDS);
  faults.push({ status, code: null, retryAfter: DAY_SECONDS });
  await drain();
  expect(await states()).toEqual(["waiting"]);
  expect(await draftsDatabase().pauses.count()).toBe(0);
  pass(2 * 60_000);
  await drain();
  expect(rows.size).toBe(2);
});

test("a photo that a gateway answers with 413, 415 or 422 is not called unreadable, and goes later", async () => {
  const { drain, rows, faults, answerPings, pass } = network();
  answerPings();
  for (const status of [413, 415, 422]) {
    await postDraft(await writtenDraft({ photos: 1 }), FIELDS);
    faults.push({ status, code: null });
    await drain();
    expect(await states()).toEqual(["waiting"]);
    pass(2 * 60_000);
    await drain();
    expect(await states()).toEqual([]);
  }
  expect(rows.size).toBe(3);
});

test.each([401, 403])(
  "a worker's call that a gateway answers with %s neither renews nor ends a session",
  async (status) => {
    const tokens = tokensOf({ sub: OWNER });
    await mirrorTokens(tokens);
    const asked: string[] = [];
    let refusals = 0;
    const fetch = async (input: RequestInfo | URL) => (asked.push(input as string), gateway(status));
    const api = mirrorApi({ fetch, baseUrl: "" }, { onRefused: () => (refusals += 1), onAccountGone: async () => {} });
    for (const owner of [OWNER, ANONYMOUS])
      await expect(api.call(owner, "createReport", {})).rejects.toThrow(UnreachableError);
    expect(asked).toHaveLength(2);
    expect(refusals).toBe(0);
    expect(await mirroredTokens()).toMatchObject(tokens);
  },
);

test.each([400, 401, 403, 422])(
  "a renewal that a gateway answers with %s leaves the worker's session",
  async (status) => {
    const tokens = tokensOf({ sub: OWNER });
    await mirrorTokens(tokens);
    let refusals = 0;
    const expired = { detail: "Could not validate credentials", code: "invalid_credentials" };
    const fetch = async (input: RequestInfo | URL) =>
      (input as string).endsWith("/refresh") ? gateway(status) : Response.json(expired, { status: 401 });
    const api = mirrorApi({ fetch, baseUrl: "" }, { onRefused: () => (refusals += 1), onAccountGone: async () => {} });
    await expect(api.call(OWNER, "readOwnUser", {})).rejects.toMatchObject({ status });
    expect(refusals).toBe(0);
  },
);

async function shownAt(now: number): Promise<ShownState[]> {
  const { entries, pause, lease } = await outboxOf(OWNER);
  return entries.map((entry) => shownState({ entry, draft: undefined, pause, lease, holder: "tab-1", now }));
}

test("a start of the page tries again, and each row still says why the last try came to nothing", async () => {
  const { faults, drain, answerPings, now } = network();
  answerPings();
  for (const title of ["First", "Second"]) await postDraft(await writtenDraft({ title }), FIELDS);
  faults.push({ status: 502 }, { status: 500 });
  await drain();
  await wake(OWNER);
  expect(await shownAt(now())).toEqual([
    { name: "queued", lastWait: "on-the-way" },
    { name: "queued", lastWait: "trouble" },
  ]);
});

test("a quota of the account is told with its figures, holds up no other entry, and is over at its time", async () => {
  const { rows, faults, drain, pass, now } = network();
  for (const title of ["The 21st", "Another"]) await postDraft(await writtenDraft({ title }), FIELDS);
  const quota = { of: "listingPost", most: 20, within_seconds: DAY_SECONDS };
  faults.push({ status: 429, code: "quota_used_up", quota, retryAfter: 8 * 3600 });
  await drain();
  const usedUp = { code: "quota_used_up", quota: { of: "listingPost", most: 20, withinSeconds: DAY_SECONDS } };
  const wait = { name: "waiting-retry", reason: "told-to", until: now() + 8 * 3_600_000, usedUp };
  expect(await shownAt(now())).toEqual([wait]);
  expect(rows.size).toBe(1);
  pass(8 * 3_600_000);
  await drain();
  expect(rows.size).toBe(2);
});

test("while the server has asked all to wait, each row that waits for that says so, and until when", async () => {
  const { drain, faults, now, pass } = network();
  for (const title of ["First", "Second"]) await postDraft(await writtenDraft({ title }), FIELDS);
  faults.push({ status: 503, retryAfter: 600 });
  await drain();
  const shown = () => shownAt(now());
  const wait = { name: "waiting-retry", reason: "told-to", until: now() + 600_000 };
  expect(await shown()).toEqual([wait, wait]);
  pass(600_000);
  expect((await shown())[1]).toEqual({ name: "queued" });
});
