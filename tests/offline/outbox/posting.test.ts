import { beforeEach, expect, test } from "vitest";
import type { Draft } from "#offline/drafts/draft.ts";
import { draftsDatabase } from "#offline/drafts/drafts-database.ts";
import { draftOf, draftOfRow, saveDraft } from "#offline/drafts/draft-rows.ts";
import { draftLockName } from "#offline/drafts/unless-open.ts";
import { StaleDraftError } from "#offline/drafts/write-draft.ts";
import { deleteRow, discardDraft, keepRow, postDraft, putBack, takeBack } from "#offline/outbox/entries/enqueue.ts";
import { outboxOf } from "#offline/outbox/entries/outbox-of.ts";
import { putBackLeft } from "#offline/outbox/entries/put-back-left.ts";
import { emptyDrafts, FIELDS, network, OWNER, receipts, states, writtenDraft } from "./support.ts";

beforeEach(emptyDrafts);

/** A room with a photo whose creation reached the server, and whose answer was lost. */
async function postedWithLostAnswer({ drain, faults }: Pick<ReturnType<typeof network>, "drain" | "faults">) {
  const draft = await writtenDraft({ photos: 1 });
  await postDraft(draft, FIELDS);
  faults.push(null, "lost-answer");
  await drain();
  return draft;
}

test("a posted draft arrives once, its photos in their order, and leaves the phone", async () => {
  const { drain, rows, asked } = network();
  const draft = await writtenDraft({ photos: 3 });
  await postDraft(draft, FIELDS);
  expect(await drain()).toEqual({ kind: "drained", nextAt: null });
  expect(rows.get(draft.id)?.images.map(({ uuid }) => uuid)).toEqual(draft.photos);
  expect(asked.map(({ name }) => name)).toEqual(["uploadImage", "uploadImage", "uploadImage", "createListing"]);
  expect(await draftOf(OWNER, draft.id)).toBeUndefined();
  expect(await draftsDatabase().photoBytes.count()).toBe(0);
  expect(await receipts()).toMatchObject([{ type: "create", entityId: draft.id, wasThere: false }]);
});

test("Q2: a second tap posts nothing", async () => {
  const draft = await writtenDraft();
  const taps = await Promise.allSettled([postDraft(draft, FIELDS), postDraft(draft, FIELDS)]);
  expect(taps.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  expect(await states()).toEqual(["queued"]);
});

test("D6: what another tab has saved is not written over", async () => {
  const draft = await writtenDraft();
  await postDraft(draft, FIELDS);
  await expect(postDraft(draft, FIELDS)).rejects.toBeInstanceOf(StaleDraftError);
});

test("C15: an entry that has not left the phone is reopened, and posted with its new content", async () => {
  const { drain, rows, asked } = network();
  const draft = await writtenDraft();
  await postDraft(draft, FIELDS);
  const editing = await takeBack(OWNER, draft.id);
  expect(await states()).toEqual([]);
  await postDraft({ ...editing!, kind: "listing", base: null }, { ...FIELDS, title: "Sunnier" });
  await drain();
  expect(rows.get(draft.id)?.title).toBe("Sunnier");
  expect(asked).toHaveLength(1);
});

test("C15: an entry that may have arrived is still sent, and the next posting edits it", async () => {
  const { drain, rows, asked, faults, pass } = network();
  const draft = await writtenDraft();
  await postDraft(draft, FIELDS);
  faults.push("lost-answer");
  await drain();
  const editing = await takeBack(OWNER, draft.id);
  await postDraft({ ...editing!, kind: "listing", base: null }, { ...FIELDS, title: "Sunnier" });
  pass(10_000);
  await drain();
  expect(asked.map(({ name }) => name)).toEqual(["createListing", "createListing", "updateListing"]);
  expect(asked[2]?.body).toMatchObject({ title: "Sunnier" });
  expect(asked[2]?.body).not.toHaveProperty("price");
  expect(rows.get(draft.id)?.title).toBe("Sunnier");
  expect(await draftOf(OWNER, draft.id)).toBeUndefined();
});

test("C15: edited while on the wire and not posted again, the draft stays, as an edit of what arrived", async () => {
  const server = network();
  const { drain, pass } = server;
  const draft = await postedWithLostAnswer(server);
  await takeBack(OWNER, draft.id);
  pass(10_000);
  await drain();
  expect(await draftOf(OWNER, draft.id)).toMatchObject({ status: "editing", base: { id: draft.id } });
});

test.each([
  ["before it was sent again", false],
  ["while it was sent again", true],
])("W5: looked at after a lost answer and left %s, it arrives once and leaves no draft behind", async (_, isSent) => {
  const server = network();
  const { drain, rows, pass } = server;
  const draft = await postedWithLostAnswer(server);
  await takeBack(OWNER, draft.id);
  pass(10_000);
  if (isSent) await drain();
  expect(await putBack(OWNER, draft.id)).toBe(true);
  pass(10_000);
  await drain();
  expect([await draftOf(OWNER, draft.id), await states()]).toEqual([undefined, []]);
  expect([...rows.values()].map(({ title, images }) => [title, images.length])).toEqual([[FIELDS.title, 1]]);
});

test("C16: discarded before it left, nothing is sent", async () => {
  const { drain, asked } = network();
  const draft = await writtenDraft({ photos: 2 });
  await postDraft(draft, FIELDS);
  expect(await discardDraft(OWNER, draft.id)).toBe("never-sent");
  await drain();
  expect(asked).toEqual([]);
  expect(await draftsDatabase().photoBytes.count()).toBe(0);
});

test("C16: discarded after it may have arrived, the server is asked to delete it", async () => {
  const { drain, rows, faults, pass } = network();
  const draft = await writtenDraft();
  await postDraft(draft, FIELDS);
  faults.push("lost-answer");
  await drain();
  expect(rows.size).toBe(1);
  expect(await discardDraft(OWNER, draft.id)).toBe("will-be-deleted");
  pass(10_000);
  await drain();
  expect(rows.size).toBe(0);
  expect(await states()).toEqual([]);
});

test("C20: a deletion whose answer was lost counts as done when the row is gone", async () => {
  const { drain, rows, faults, pass } = network();
  const draft = await writtenDraft();
  await postDraft(draft, FIELDS);
  await drain();
  await deleteRow(OWNER, { kind: "listing", id: draft.id, title: "Sunny" });
  faults.push("lost-answer");
  await drain();
  pass(10_000);
  await drain();
  expect(rows.size).toBe(0);
  expect(await states()).toEqual([]);
  expect((await receipts()).map(({ type }) => type)).toEqual(["delete", "create"]);
});

test("C21: created, edited and deleted before anything left: nothing is sent", async () => {
  const { drain, asked } = network();
  const draft = await writtenDraft();
  await postDraft(draft, FIELDS);
  const editing = await takeBack(OWNER, draft.id);
  await postDraft({ ...editing!, kind: "listing", base: null }, { ...FIELDS, price: 160 });
  await discardDraft(OWNER, draft.id);
  await drain();
  expect(asked).toEqual([]);
});

test("a deletion can be taken back while it has not left", async () => {
  const { drain, rows } = network();
  const draft = await writtenDraft();
  await postDraft(draft, FIELDS);
  await drain();
  await deleteRow(OWNER, { kind: "listing", id: draft.id, title: "Sunny" });
  const [entry] = (await outboxOf(OWNER)).entries;
  expect(await keepRow(OWNER, entry!.seq)).toBe(true);
  await drain();
  expect(rows.size).toBe(1);
});

test("T7: another device has posted the same draft long before: one room, and the receipt says so", async () => {
  const { drain, rows, pass, sender } = network();
  const draft = await writtenDraft();
  await sender.api.call(OWNER, "createListing", { body: { ...FIELDS, id: draft.id } });
  pass(10 * 60_000);
  await postDraft(draft, FIELDS);
  await drain();
  expect(rows.size).toBe(1);
  expect(await receipts()).toMatchObject([{ wasThere: true }]);
});

test("W5: what was taken back and only looked at when the app was closed is posted at the next start, once no form has it", async () => {
  const { drain, rows } = network();
  const looked = await writtenDraft({ title: "Looked at" });
  const changed = await writtenDraft({ title: "Changed" });
  for (const draft of [looked, changed]) {
    await postDraft(draft, FIELDS);
    await takeBack(OWNER, draft.id);
  }
  const open = (await draftOf(OWNER, changed.id))!;
  await saveDraft({ ...open, typed: { ...open.typed, title: "Changed since" } });
  await navigator.locks.request(draftLockName(looked.id), async () => expect(await putBackLeft(OWNER)).toBe(false));
  expect(await putBackLeft(OWNER)).toBe(true);
  await drain();
  expect([...rows.keys()]).toEqual([looked.id]);
  expect(await draftOf(OWNER, changed.id)).toMatchObject({ status: "editing", typed: { title: "Changed since" } });
});

test("C15: the form is still open when what it had posted arrives: its next posting is an edit of that", async () => {
  const { drain, rows, faults, pass, asked } = network();
  const draft = await writtenDraft();
  await postDraft(draft, FIELDS);
  faults.push("lost-answer");
  await drain();
  // Open in the form, as nothing new yet for all it knows.
  const open = (await takeBack(OWNER, draft.id))!;
  pass(10_000);
  await drain();
  await postDraft({ ...open, kind: "listing", base: null }, { ...FIELDS, title: "Sunnier" });
  await drain();
  expect(asked.at(-1)?.name).toBe("updateListing");
  expect(rows.get(draft.id)?.title).toBe("Sunnier");
});

test("W5, C17: what another device's edit brought in is not taken for one's own when an edit is put back and written over", async () => {
  const server = network();
  const draft = await writtenDraft();
  await postDraft(draft, FIELDS);
  await server.drain();
  const row = server.rows.get(draft.id)!;
  const edit = await saveDraft(draftOfRow({ owner: OWNER, kind: "listing", typed: {} }, row));
  await postDraft(edit, { ...FIELDS, price: 120 });
  server.editElsewhere(row.id, { title: "Sunnier" });
  // Merged, and the tab ends before it is sent anew.
  let asked = 0;
  await server.drain({ owner: () => ((asked += 1) > 1 ? "anonymous" : OWNER) });
  expect((await outboxOf(OWNER)).entries).toMatchObject([{ merged: ["title"], mayHaveArrived: false }]);
  await takeBack(OWNER, row.id);
  await putBack(OWNER, row.id);
  server.faults.push(null, "lost-answer");
  await server.drain();
  const form = (await takeBack(OWNER, row.id)) as Draft<"listing">;
  await postDraft(form, { ...FIELDS, price: 130 });
  server.pass(10_000);
  await server.drain();
  expect([server.rows.get(row.id), await states()]).toMatchObject([{ title: "Sunnier", price: 130 }, []]);
});
