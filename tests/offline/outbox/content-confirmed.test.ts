import { beforeEach, expect, test } from "vitest";
import type { Listing } from "#domain/listings/listing.ts";
import { draftsDatabase } from "#offline/drafts/drafts-database.ts";
import { draftOf } from "#offline/drafts/draft-rows.ts";
import { deleteRow, discardDraft, postDraft, takeBack } from "#offline/outbox/entries/enqueue.ts";
import type { CreateChange } from "#offline/outbox/entries/entry.ts";
import { unconfirmedFields } from "#offline/outbox/entries/edits.ts";
import { outboxOf } from "#offline/outbox/entries/outbox-of.ts";
import { resolveConflict } from "#offline/outbox/entries/resolve-conflict.ts";
import { room } from "../support.ts";
import { emptyDrafts, FIELDS, network, OWNER, receipts, states, writtenDraft } from "./support.ts";

/** What is confirmed is content: an answer with the right id is not enough. */
beforeEach(emptyDrafts);

const prices = (rows: Map<string, Listing>) => [...rows.values()].map(({ price }) => price);

test("S5, S6: a room that may have arrived, then refused and corrected, is on the server as it was corrected, once", async () => {
  const { drain, rows, faults, pass } = network();
  const draft = await writtenDraft();
  await postDraft(draft, { ...FIELDS, price: 150 });
  faults.push("lost-answer", { status: 422 });
  await drain();
  pass(2000);
  await drain();
  expect(await states()).toEqual(["needs-fix"]);
  expect(prices(rows)).toEqual([150]);

  const again = await takeBack(OWNER, draft.id);
  await postDraft(again as typeof draft, { ...FIELDS, price: 120 });
  await drain();
  expect(prices(rows)).toEqual([120]);
  expect(await states()).toEqual([]);
  expect((await receipts()).map(({ entityId }) => entityId)).toEqual([draft.id]);
});

test("S6: a room that may have arrived, then refused and given up, is deleted on the server", async () => {
  const { drain, rows, faults, pass } = network();
  const draft = await writtenDraft();
  await postDraft(draft, FIELDS);
  faults.push("lost-answer", { status: 422 });
  await drain();
  pass(2000);
  await drain();
  await takeBack(OWNER, draft.id);
  expect(await discardDraft(OWNER, draft.id)).toBe("will-be-deleted");
  await drain();
  expect(rows.size).toBe(0);
});

test("S5: a draft that another device has posted with another price is asked about, and mine is taken", async () => {
  const { drain, rows, pass } = network();
  const draft = await writtenDraft();
  await postDraft(draft, { ...FIELDS, price: 150 });
  await drain();
  pass(10 * 60_000);
  await emptyDrafts();
  // The same draft on a second phone, as an export brings it there.
  const imported = { ...(await writtenDraft()), id: draft.id };
  await draftsDatabase().drafts.put(imported);
  await postDraft(imported, { ...FIELDS, price: 120 });
  await drain();
  expect(await states()).toEqual(["conflict"]);
  const [entry] = (await outboxOf(OWNER)).entries;
  expect(entry?.state).toMatchObject({ fields: ["price"], current: { price: 150 } });

  await resolveConflict(OWNER, entry!.seq, []);
  await drain();
  expect(prices(rows)).toEqual([120]);
});

test("S5: texts that the server has only tidied are confirmed", () => {
  const fields = {
    ...FIELDS,
    title: "Sunny  ensuite ",
    post_code: "ls1 1aa",
    email: "A@Example.org",
    description: " ",
  };
  const change: CreateChange<"listing"> = { type: "create", kind: "listing", id: "a", fields, photos: [] };
  const row = room("a", { ...FIELDS, email: "a@example.org", description: null });
  expect(unconfirmedFields(change, row)).toEqual([]);
  expect(unconfirmedFields(change, { ...row, title: "Sunny studio", price: 151 })).toEqual(["title", "price"]);
});

test("S7: an edit from a form that was open while its room was deleted does not bring the room back", async () => {
  const { drain, rows } = network();
  const draft = await writtenDraft();
  await postDraft(draft, FIELDS);
  await drain();
  const row = [...rows.values()][0]!;
  await deleteRow(OWNER, { kind: "listing", id: row.id, title: row.title });
  const openForm = { ...draft, base: row, revision: 1 };
  await draftsDatabase().drafts.put(openForm);
  await postDraft(openForm, { ...FIELDS, price: 175 });
  await drain();
  expect(rows.size).toBe(0);
  const [entry] = (await outboxOf(OWNER)).entries;
  expect(entry?.state).toEqual({ name: "conflict", current: null, fields: [] });
  expect((await draftOf(OWNER, draft.id))?.base).not.toBeNull();
});

test("S6, C16: giving up an edit of a room that is confirmed by now leaves the room on the server", async () => {
  const { drain, rows, faults, pass } = network();
  const draft = await writtenDraft();
  await postDraft(draft, FIELDS);
  faults.push("lost-answer", { status: 422 });
  await drain();
  pass(2000);
  await drain();
  await postDraft((await takeBack(OWNER, draft.id)) as typeof draft, FIELDS);
  await takeBack(OWNER, draft.id);
  await drain();
  expect(await discardDraft(OWNER, draft.id)).toBe("never-sent");
  await drain();
  expect(rows.size).toBe(1);
});
