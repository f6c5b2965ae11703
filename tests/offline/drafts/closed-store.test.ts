import { beforeEach, expect, test } from "vitest";
import { draftsDatabase } from "#offline/drafts/drafts-database.ts";
import { draftOf, newDraft, saveDraft } from "#offline/drafts/draft-rows.ts";
import { writeDraft } from "#offline/drafts/write-draft.ts";
import { postDraft } from "#offline/outbox/entries/enqueue.ts";
import { emptyDrafts, FIELDS, OWNER, states, writtenDraft } from "../outbox/support.ts";

beforeEach(emptyDrafts);

test("D7: after the browser has closed the store, the next write succeeds", async () => {
  const draft = await writtenDraft();
  draftsDatabase().backendDB().close();
  await saveDraft({ ...draft, typed: { title: "Later" } });
  expect((await draftOf(OWNER, draft.id))?.typed).toEqual({ title: "Later" });
});

test("D7: a store that was closed before a write is opened again", async () => {
  const draft = await writtenDraft();
  draftsDatabase().close();
  await postDraft(draft, FIELDS);
  expect(await states()).toEqual(["queued"]);
});

test("D7: a write that the closing store interrupts is written completely, once", async () => {
  let tries = 0;
  const draft = newDraft({ owner: OWNER, kind: "listing", typed: { title: "Whole" } });
  await writeDraft(async () => {
    const db = draftsDatabase();
    await db.transaction("rw", db.drafts, async (transaction) => {
      await db.drafts.put(draft);
      tries += 1;
      if (tries === 1) (transaction as unknown as { idbtrans: IDBTransaction }).idbtrans.abort();
      await db.drafts.put({ ...draft, revision: 1 });
    });
  });
  expect(tries).toBe(2);
  expect(await draftOf(OWNER, draft.id)).toMatchObject({ revision: 1 });
});

test("the app's own errors are thrown at once, without a retry", async () => {
  let tries = 0;
  const failing = writeDraft(async () => {
    tries += 1;
    throw new Error("ours");
  });
  await expect(failing).rejects.toThrow("ours");
  expect(tries).toBe(1);
});
