import { beforeEach, expect, test } from "vitest";
import type { Listing } from "#domain/listings/listing.ts";
import { draftsDatabase } from "#offline/drafts/drafts-database.ts";
import { draftOf, draftOfRow, saveDraft } from "#offline/drafts/draft-rows.ts";
import { changeInList, dropChoice } from "#offline/outbox/entries/change-in-list.ts";
import { deleteRow, discardDraft, postDraft, takeBack } from "#offline/outbox/entries/enqueue.ts";
import { outboxOf } from "#offline/outbox/entries/outbox-of.ts";
import { giveUpDeleted, postAsNew, resolveConflict } from "#offline/outbox/entries/resolve-conflict.ts";
import { confirmPosted } from "#offline/outbox/posted/confirm-posted.ts";
import { emptyDrafts, FIELDS, network, OWNER, receipts, states, writtenDraft } from "./support.ts";

beforeEach(emptyDrafts);

/** A server with one room of the owner's. */
async function withRoom() {
  const server = network();
  const draft = await writtenDraft();
  await postDraft(draft, FIELDS);
  await server.drain();
  server.asked.length = 0;
  return { ...server, id: draft.id, row: () => server.rows.get(draft.id)! };
}

/** An edit of the room in a form, saved and not posted. */
function edited(row: Listing) {
  return saveDraft(draftOfRow({ owner: OWNER, kind: "listing", typed: { title: "Sunnier" } }, row));
}

const seqs = async () => (await outboxOf(OWNER)).entries.map(({ seq }) => seq);

test("A-57: a room that is let is sent once, as an edit of its state alone", async () => {
  const { drain, row, asked } = await withRoom();
  const before = row();
  await changeInList(OWNER, before, { state: "let" });
  expect(row().state).toBeUndefined();
  await drain();
  expect(asked.map(({ name, body }) => [name, body])).toEqual([
    ["updateListing", { state: "let", updated_at: before.updated_at }],
  ]);
  expect(row()).toMatchObject({ state: "let", title: FIELDS.title });
  expect((await receipts())[0]).toMatchObject({ type: "update", entityId: before.id, isChoice: true });
});

test("A-57, C15: what is chosen again before it has left is changed in place, and undone leaves nothing to send", async () => {
  const { drain, row, asked } = await withRoom();
  await changeInList(OWNER, row(), { state: "paused" });
  await changeInList(OWNER, { ...row(), state: "paused" }, { state: "let" });
  await changeInList(OWNER, { ...row(), state: "let" }, { end_date: "2027-07-31" });
  expect(await states()).toEqual(["queued"]);
  await changeInList(OWNER, { ...row(), state: "let", end_date: "2027-07-31" }, { state: "active" });
  await changeInList(OWNER, { ...row(), end_date: "2027-07-31" }, { end_date: FIELDS.end_date });
  expect(await states()).toEqual([]);
  await drain();
  expect(asked).toEqual([]);
});

test("A-57: what was sent is undone by another edit, though the list still shows the version before", async () => {
  const { drain, row, asked } = await withRoom();
  const before = row();
  await changeInList(OWNER, before, { state: "paused" });
  await drain();
  await changeInList(OWNER, { ...before, state: "paused" }, { state: "active" });
  await drain();
  expect(row().state).toBe("active");
  expect(asked.map(({ name }) => name)).toEqual(["updateListing", "updateListing", "updateListing"]);
});

test("A-57: a lost answer repeats it, and what is chosen meanwhile follows", async () => {
  const { drain, row, faults, pass } = await withRoom();
  await changeInList(OWNER, row(), { state: "paused" });
  faults.push("lost-answer");
  await drain();
  await changeInList(OWNER, { ...row(), state: "paused" }, { state: "let" });
  expect(await states()).toHaveLength(2);
  pass(10_000);
  await drain();
  expect([row().state, await states()]).toEqual(["let", []]);
});

test("A-57, C17: it is merged with an edit on another device, and C18: asked about where that chose too", async () => {
  const { drain, row, id, editElsewhere } = await withRoom();
  await changeInList(OWNER, row(), { state: "paused" });
  editElsewhere(id, { price: 99 });
  await drain();
  expect(row()).toMatchObject({ state: "paused", price: 99 });
  await changeInList(OWNER, row(), { state: "active" });
  editElsewhere(id, { state: "let" });
  await drain();
  expect((await outboxOf(OWNER)).entries[0]?.state).toMatchObject({ name: "conflict", fields: ["state"] });
  await resolveConflict(OWNER, (await seqs())[0]!, ["state"]);
  await drain();
  expect([row().state, await states()]).toEqual(["let", []]);
});

test("C17: what others do with a room is no edit of it: of an edit elsewhere the written fields alone are merged", async () => {
  const { drain, row, id, editElsewhere } = await withRoom();
  editElsewhere(id, { contact_openings: 2, contact_opened: true });
  await changeInList(OWNER, row(), { state: "let" });
  editElsewhere(id, { price: 99, contact_openings: 5 });
  await drain();
  expect(row()).toMatchObject({ state: "let", price: 99, contact_openings: 5 });
  expect((await receipts())[0]).toMatchObject({ type: "update", merged: ["price"] });
  expect(await states()).toEqual([]);
});

test("C19: a let room that was deleted elsewhere is posted as something new with its written fields, and asks about none", async () => {
  const { drain, row, rows, id, editElsewhere, deleteElsewhere, asked } = await withRoom();
  editElsewhere(id, { contact_openings: 2 });
  await changeInList(OWNER, row(), { state: "let" });
  deleteElsewhere(id);
  await drain();
  await postAsNew(OWNER, (await seqs())[0]!);
  await drain();
  expect(await states()).toEqual([]);
  expect([...rows.values()]).toMatchObject([{ state: "let", title: FIELDS.title }]);
  expect(asked.find(({ name }) => name === "createListing")?.body).not.toHaveProperty("contact_openings");
});

test("A-57: a half-written edit stays a draft, and becomes an edit of the room as it is then", async () => {
  const { drain, row, id } = await withRoom();
  await edited(row());
  await changeInList(OWNER, row(), { state: "let" });
  await drain();
  expect(row()).toMatchObject({ state: "let", title: FIELDS.title });
  const draft = await draftOf(OWNER, id);
  expect(draft).toMatchObject({ status: "editing", base: { state: "let", updated_at: row().updated_at } });
  await postDraft(draft as never, { ...FIELDS, title: "Sunnier" });
  await drain();
  expect(row()).toMatchObject({ state: "let", title: "Sunnier" });
});

test("A-57, A-58: a form that is open meanwhile does not take back the days that were chosen in the list", async () => {
  const { drain, row, id } = await withRoom();
  await edited(row());
  await changeInList(OWNER, row(), { end_date: "2027-07-31" });
  await drain();
  await postDraft((await draftOf(OWNER, id)) as never, { ...FIELDS, title: "Sunnier" });
  await drain();
  expect(row()).toMatchObject({ end_date: "2027-07-31", title: "Sunnier" });
});

test("A-57, A-58: nor does an edit that was posted before them", async () => {
  const { drain, row, faults, pass } = await withRoom();
  await postDraft(await edited(row()), { ...FIELDS, title: "Sunnier" });
  await changeInList(OWNER, row(), { end_date: "2027-07-31" });
  faults.push({ status: 500 });
  await drain();
  pass(10_000);
  await drain();
  expect(row()).toMatchObject({ end_date: "2027-07-31", title: "Sunnier" });
});

test("A-57, C15: taking back or discarding a posted edit takes back nothing that was chosen in the list", async () => {
  const { drain, row, id } = await withRoom();
  await postDraft(await edited(row()), { ...FIELDS, title: "Sunnier" });
  await changeInList(OWNER, row(), { state: "let" });
  await takeBack(OWNER, id);
  await discardDraft(OWNER, id);
  await drain();
  expect(row()).toMatchObject({ state: "let", title: FIELDS.title });
});

test("A-57: both kinds of edit arrive, in whichever order, and nobody is told of another device", async () => {
  const { drain, row, id } = await withRoom();
  await changeInList(OWNER, row(), { state: "let" });
  await postDraft(await edited(row()), { ...FIELDS, title: "Sunnier" });
  await changeInList(OWNER, { ...row(), state: "let" }, { end_date: "2027-07-31" });
  await drain();
  expect(row()).toMatchObject({ state: "let", title: "Sunnier", end_date: "2027-07-31" });
  expect((await receipts()).flatMap(({ merged }) => merged)).toEqual([]);
  expect(await draftOf(OWNER, id)).toBeUndefined();
});

test("A-57: a refused edit of a form neither holds back what was chosen nor gives way to it", async () => {
  const { drain, row, faults } = await withRoom();
  await postDraft(await edited(row()), { ...FIELDS, title: "Sunnier" });
  await changeInList(OWNER, row(), { state: "let" });
  faults.push({ status: 422 });
  await drain();
  expect([row().state, await states()]).toEqual(["let", ["needs-fix"]]);
  expect((await outboxOf(OWNER)).drafts).toMatchObject([{ typed: { title: "Sunnier" } }]);
});

test("A-57: what was refused can be given up", async () => {
  const { drain, row, faults } = await withRoom();
  await changeInList(OWNER, row(), { state: "active", end_date: "2028-01-01" });
  faults.push({ status: 422 });
  await drain();
  await dropChoice(OWNER, (await seqs())[0]!);
  expect([await states(), row().end_date]).toEqual([[], FIELDS.end_date]);
});

test("A-57, C21: a deletion drops what was chosen; C19: a room that was deleted elsewhere is asked about", async () => {
  const { drain, row, id, asked, deleteElsewhere } = await withRoom();
  await changeInList(OWNER, row(), { state: "let" });
  await deleteRow(OWNER, { kind: "listing", id, title: FIELDS.title });
  await drain();
  expect(asked.map(({ name }) => name)).toEqual(["deleteListing"]);
  const other = await withRoom();
  await edited(other.row());
  await changeInList(OWNER, other.row(), { state: "let" });
  other.deleteElsewhere(other.id);
  await other.drain();
  expect((await outboxOf(OWNER)).entries[0]?.state).toMatchObject({ name: "conflict", current: null });
  await giveUpDeleted(OWNER, (await seqs())[0]!);
  expect(await states()).toEqual([]);
  expect(await draftOf(OWNER, other.id)).toMatchObject({ typed: { title: "Sunnier" } });
  deleteElsewhere(id);
});

test("A-57, S14: a server that was restored from a backup is told again what was chosen", async () => {
  const { drain, row, restore, sender, now } = await withRoom();
  const backup = structuredClone(row());
  await draftsDatabase().postedCopies.clear();
  await changeInList(OWNER, row(), { state: "let" });
  await drain();
  restore([backup]);
  const parts = { api: sender.api, owner: OWNER, signal: new AbortController().signal, now: now() };
  expect(await confirmPosted(parts)).toBe(1);
  await drain();
  expect(row()).toMatchObject({ state: "let", title: FIELDS.title });
});

test("A-57, S14: of a room that was let and edited since, a restored server is told the state, too", async () => {
  const { drain, row, restore, sender, now } = await withRoom();
  await changeInList(OWNER, row(), { state: "let" });
  await drain();
  await postDraft(await edited(row()), { ...FIELDS, title: "Sunnier" });
  await drain();
  restore([]);
  const parts = { api: sender.api, owner: OWNER, signal: new AbortController().signal, now: now() };
  expect(await confirmPosted(parts)).toBe(1);
  await drain();
  expect(row()).toMatchObject({ state: "let", title: "Sunnier" });
});

test("A-57, C17: nor what another device wrote meanwhile, which the list has shown and the form has not", async () => {
  const { drain, row, id, editElsewhere } = await withRoom();
  await edited(row());
  editElsewhere(id, { description: "By the river" });
  await changeInList(OWNER, row(), { state: "let" });
  await drain();
  await postDraft((await draftOf(OWNER, id)) as never, { ...FIELDS, title: "Sunnier" });
  await drain();
  expect([await states(), row()]).toMatchObject([[], { state: "let", title: "Sunnier", description: "By the river" }]);
});

test("A-57, C17: nor does an edit that waited while the choice went, and is written over once it has left", async () => {
  const { drain, row, id, editElsewhere, faults, pass } = await withRoom();
  await postDraft(await edited(row()), { ...FIELDS, title: "Sunnier" });
  faults.push({ status: 500 });
  await drain();
  editElsewhere(id, { description: "By the river" });
  await changeInList(OWNER, row(), { state: "let" });
  await drain();
  pass(10_000);
  faults.push("lost-answer");
  await drain();
  await postDraft((await takeBack(OWNER, id)) as never, { ...FIELDS, title: "Sunniest" });
  pass(10_000);
  await drain();
  expect([await states(), row()]).toMatchObject([[], { state: "let", title: "Sunniest", description: "By the river" }]);
  expect((await receipts()).flatMap(({ merged }) => merged)).toContain("description");
});

test("A-57, C18: what another device changed as well is asked about, though a choice in the list has arrived before", async () => {
  const { drain, row, id, editElsewhere, faults, pass } = await withRoom();
  await postDraft(await edited(row()), { ...FIELDS, price: 120 });
  faults.push({ status: 500 });
  await drain();
  editElsewhere(id, { price: 99 });
  await changeInList(OWNER, row(), { state: "let", end_date: "2027-07-31" });
  await drain();
  pass(10_000);
  await drain();
  expect((await outboxOf(OWNER)).entries.map(({ state }) => state)).toMatchObject([
    { name: "conflict", fields: ["price"] },
  ]);
  await resolveConflict(OWNER, (await seqs())[0]!, []);
  await drain();
  expect([await states(), row()]).toMatchObject([[], { price: 120, state: "let", end_date: "2027-07-31" }]);
});

test("A-57, C18: nor does an edit of a form that arrives before decide about a choice", async () => {
  const { drain, row, id, editElsewhere, faults, pass } = await withRoom();
  await changeInList(OWNER, row(), { state: "paused" });
  faults.push({ status: 500 });
  await drain();
  await postDraft(await edited(row()), { ...FIELDS, title: "Sunnier" });
  editElsewhere(id, { state: "let" });
  await drain();
  pass(10_000);
  await drain();
  expect(row()).toMatchObject({ title: "Sunnier", state: "let" });
  expect((await outboxOf(OWNER)).entries[0]?.state).toMatchObject({ name: "conflict", fields: ["state"] });
});
