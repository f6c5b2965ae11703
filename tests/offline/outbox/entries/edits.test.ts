import { beforeEach, expect, test } from "vitest";
import type { Draft } from "#offline/drafts/draft.ts";
import { draftsDatabase } from "#offline/drafts/drafts-database.ts";
import { confirmPosted } from "#offline/outbox/posted/confirm-posted.ts";
import { draftOf, draftOfRow, saveDraft } from "#offline/drafts/draft-rows.ts";
import { deleteRow, discardDraft, postDraft, takeBack } from "#offline/outbox/entries/enqueue.ts";
import { outboxOf } from "#offline/outbox/entries/outbox-of.ts";
import { lostPhotos, postAsNew, resolveConflict } from "#offline/outbox/entries/resolve-conflict.ts";
import type { ListingFields } from "#domain/listings/listing-fields.ts";
import { emptyDrafts, FIELDS, network, OWNER, receipts, states, writtenDraft } from "../support.ts";

beforeEach(emptyDrafts);

/** A room that the server has, and an edit of it on this phone. */
async function editedRoom(server: ReturnType<typeof network>, fields: Partial<ListingFields>, photos = 0) {
  const created = await writtenDraft({ photos });
  await postDraft(created, FIELDS);
  await server.drain();
  const row = server.rows.get(created.id)!;
  const draft = await saveDraft(draftOfRow({ owner: OWNER, kind: "listing", typed: {} }, row));
  return { id: created.id, post: () => postDraft(draft, { ...FIELDS, ...fields }), draft };
}

test("an edit sends only the changed fields", async () => {
  const server = network();
  const { id, post } = await editedRoom(server, { price: 170 }, 2);
  await post();
  await server.drain();
  expect(server.asked.at(-1)).toMatchObject({ name: "updateListing" });
  expect(Object.keys(server.asked.at(-1)?.body as object).toSorted()).toEqual(["price", "updated_at"]);
  expect(server.rows.get(id)).toMatchObject({ price: 170, title: FIELDS.title });
  expect(server.rows.get(id)?.images).toHaveLength(2);
});

test("an edit without changes sends no request", async () => {
  const server = network();
  const { post } = await editedRoom(server, {});
  const before = server.asked.length;
  await post();
  await server.drain();
  expect(server.asked).toHaveLength(before);
  expect(await states()).toEqual([]);
});

test("C17: changed elsewhere in another field: both are kept, and the receipt says so", async () => {
  const server = network();
  const { id, post } = await editedRoom(server, { price: 170 });
  server.editElsewhere(id, { title: "Elsewhere" });
  await post();
  await server.drain();
  expect(server.rows.get(id)).toMatchObject({ price: 170, title: "Elsewhere" });
  expect((await receipts())[0]).toMatchObject({ type: "update", merged: ["title"] });
});

test.each([
  ["theirs", ["price"] as const, 180],
  ["mine", [] as const, 170],
])("C18: the same field changed on both sides is asked about; %s is what then stands", async (_, theirs, price) => {
  const server = network();
  const { id, post } = await editedRoom(server, { price: 170, room_type: "studio" });
  server.editElsewhere(id, { price: 180, title: "Elsewhere" });
  await post();
  await server.drain();
  const [entry] = (await outboxOf(OWNER)).entries;
  expect(entry?.state).toMatchObject({ name: "conflict", fields: ["price"], current: { price: 180 } });
  await resolveConflict(OWNER, entry!.seq, [...theirs]);
  await server.drain();
  expect(server.rows.get(id)).toMatchObject({ price, title: "Elsewhere", room_type: "studio" });
  expect(await states()).toEqual([]);
});

test("the same change on both sides is no conflict", async () => {
  const server = network();
  const { id, post } = await editedRoom(server, { price: 170 });
  server.editElsewhere(id, { price: 170 });
  await post();
  await server.drain();
  expect(await states()).toEqual([]);
});

test("C19: deleted elsewhere: posted as something new, under another id", async () => {
  const server = network();
  const { id, post } = await editedRoom(server, { price: 170 });
  server.deleteElsewhere(id);
  await post();
  await server.drain();
  const [entry] = (await outboxOf(OWNER)).entries;
  expect(entry?.state).toMatchObject({ name: "conflict", current: null });
  await postAsNew(OWNER, entry!.seq);
  await server.drain();
  const [row] = server.rows.values();
  expect(row).toMatchObject({ price: 170, title: FIELDS.title });
  expect(row?.id).not.toBe(id);
  expect((await outboxOf(OWNER)).drafts).toEqual([]);
});

test("C19, W8: deleted elsewhere: posted as new with the photos that the phone keeps of what it has posted", async () => {
  const server = network();
  const { id, post } = await editedRoom(server, { price: 170 }, 3);
  server.deleteElsewhere(id);
  await post();
  await server.drain();
  const [entry] = (await outboxOf(OWNER)).entries;
  expect(entry?.state).toMatchObject({ name: "conflict", current: null });
  // The server says of what was posted that it is deleted: its photos stay while the edit is asked about.
  const signal = new AbortController().signal;
  await confirmPosted({ api: server.sender.api, owner: OWNER, signal, now: server.now() });
  expect(await lostPhotos(entry!.seq)).toBe(0);
  await postAsNew(OWNER, entry!.seq);
  await server.drain();
  expect(await states()).toEqual([]);
  expect([...server.rows.values()].map(({ images }) => images.length)).toEqual([3]);
  const uploads = server.asked.filter(({ name }) => name === "uploadImage");
  expect(uploads.map(({ body }) => body)).toEqual([50, 50, 50, 50, 50, 50]);
});

test("W8: what another device has posted has no photos here: how many are gone is told", async () => {
  const server = network();
  const { id, post } = await editedRoom(server, { price: 170 }, 2);
  await draftsDatabase().postedCopies.clear();
  await draftsDatabase().postedBytes.clear();
  server.deleteElsewhere(id);
  await post();
  await server.drain();
  const [entry] = (await outboxOf(OWNER)).entries;
  expect(await lostPhotos(entry!.seq)).toBe(2);
});

test("C19: edited once more while the first edit may have arrived: posted as new once, with what was written last", async () => {
  const server = network();
  const { id, post } = await editedRoom(server, { price: 170 });
  await post();
  server.faults.push("lost-request");
  await server.drain();
  const draft = (await takeBack(OWNER, id)) as Draft<"listing">;
  await postDraft(draft, { ...FIELDS, price: 180 });
  server.deleteElsewhere(id);
  server.pass(10_000);
  await server.drain();
  const [entry] = (await outboxOf(OWNER)).entries;
  expect(entry?.state).toMatchObject({ name: "conflict", current: null });
  await postAsNew(OWNER, entry!.seq);
  await server.drain();
  expect([...server.rows.values()].map(({ price }) => price)).toEqual([180]);
  expect(await states()).toEqual([]);
  expect((await outboxOf(OWNER)).drafts).toEqual([]);
});

/** An edit that may have arrived, and a later one that waits behind it. */
async function editedTwice(server: ReturnType<typeof network>, later: Partial<typeof FIELDS>): Promise<string> {
  const { id, post } = await editedRoom(server, { price: 170 });
  await post();
  server.faults.push("lost-request");
  await server.drain();
  const draft = (await takeBack(OWNER, id)) as Draft<"listing">;
  await postDraft(draft, { ...FIELDS, price: 170, ...later });
  server.pass(10_000);
  return id;
}

test("C18: edited once more while the first edit may have arrived: asked about what was written last, and only once", async () => {
  const server = network();
  const id = await editedTwice(server, { price: 190 });
  server.editElsewhere(id, { price: 180 });
  await server.drain();
  const { entries } = await outboxOf(OWNER);
  expect(entries).toMatchObject([
    { change: { fields: { price: 190 } }, state: { name: "conflict", fields: ["price"] } },
  ]);
  await resolveConflict(OWNER, entries[0]!.seq, ["price"]);
  await server.drain();
  expect(server.rows.get(id)).toMatchObject({ price: 180 });
  expect(await states()).toEqual([]);
});

test("C14: what is refused gives way to a later posting of the same room, which mends it", async () => {
  const server = network();
  const id = await editedTwice(server, { title: "Mended" });
  server.faults.push({ status: 422 });
  await server.drain();
  expect(server.rows.get(id)).toMatchObject({ price: 170, title: "Mended" });
  expect(await states()).toEqual([]);
});

test("C18: posted from a form that was open when its last posting led to a question: asked once, about what is in it now", async () => {
  const server = network();
  const { id, post } = await editedRoom(server, { price: 170 });
  await post();
  server.faults.push("lost-request");
  await server.drain();
  const open = (await takeBack(OWNER, id)) as Draft<"listing">;
  server.editElsewhere(id, { price: 180 });
  server.pass(10_000);
  await server.drain();
  await postDraft(open, { ...FIELDS, price: 190 });
  await server.drain();
  const { entries } = await outboxOf(OWNER);
  expect(entries).toMatchObject([
    { change: { fields: { price: 190 } }, state: { name: "conflict", fields: ["price"] } },
  ]);
});

test("C18: what was posted and may be there, and was refused with an edit behind it, is deleted there when it is given up", async () => {
  const server = network();
  const draft = await writtenDraft();
  await postDraft(draft, FIELDS);
  server.faults.push("lost-answer");
  await server.drain();
  const editing = (await takeBack(OWNER, draft.id)) as Draft<"listing">;
  await postDraft(editing, { ...FIELDS, title: "Sunnier" });
  server.faults.push({ status: 422 }, "lost-request");
  server.pass(10_000);
  await server.drain();
  expect(await discardDraft(OWNER, draft.id)).toBe("will-be-deleted");
  server.pass(10_000);
  await server.drain();
  expect(server.rows.size).toBe(0);
});

test("S5: an older answer to an edit, which a proxy has kept, confirms nothing: its owner is asked", async () => {
  const server = network();
  const { id, post } = await editedRoom(server, { price: 170 });
  const before = server.rows.get(id)!;
  await post();
  const { api } = server.sender;
  const call: typeof api.call = async (owner, name, options) => {
    const answer = await api.call(owner, name, options);
    return name === "updateListing" ? { ...answer, data: before as never } : answer;
  };
  await server.drain({ api: { ...api, call } });
  expect((await outboxOf(OWNER)).entries).toMatchObject([{ state: { name: "conflict", fields: ["price"] } }]);
  await resolveConflict(OWNER, (await outboxOf(OWNER)).entries[0]!.seq, []);
  await server.drain();
  expect(server.rows.get(id)).toMatchObject({ price: 170 });
  expect(await states()).toEqual([]);
});

test.each(["an edit", "a deletion"])("S5: a 404 that is not the server's own does not end %s", async (what) => {
  const server = network();
  const { id, post } = await editedRoom(server, { price: 170 });
  if (what === "an edit") await post();
  else await deleteRow(OWNER, { kind: "listing", id, title: FIELDS.title });
  server.faults.push({ status: 404, code: null });
  await server.drain();
  expect(await states()).toEqual(["waiting"]);
  server.pass(10_000);
  await server.drain();
  expect(server.rows.get(id)?.price).toBe(what === "an edit" ? 170 : undefined);
});

test("C18: a form that was open while its owner took the other device's value does not write over that unasked", async () => {
  const server = network();
  const { id, post } = await editedRoom(server, { price: 170 });
  await post();
  server.faults.push("lost-request");
  await server.drain();
  await takeBack(OWNER, id);
  server.editElsewhere(id, { price: 180 });
  server.pass(10_000);
  await server.drain();
  const [entry] = (await outboxOf(OWNER)).entries;
  await resolveConflict(OWNER, entry!.seq, ["price"]);
  await server.drain();
  await postDraft((await draftOf(OWNER, id)) as Draft<"listing">, { ...FIELDS, price: 190 });
  await server.drain();
  expect((await outboxOf(OWNER)).entries).toMatchObject([{ state: { name: "conflict", fields: ["price"] } }]);
});

test("A-87: a price by the month is sent and asked about with the weekly one", async () => {
  const server = network();
  const { id, post } = await editedRoom(server, { price: 300, price_per_month: 1300 });
  server.editElsewhere(id, { price: 288.46, price_per_month: 1250 });
  await post();
  await server.drain();
  const [entry] = (await outboxOf(OWNER)).entries;
  expect(entry?.state).toMatchObject({ name: "conflict", fields: ["price"] });
  await resolveConflict(OWNER, entry!.seq, []);
  await server.drain();
  expect(server.rows.get(id)).toMatchObject({ price: 300, price_per_month: 1300 });
});

test("A-87: the other side's price comes with what was typed by the month", async () => {
  const server = network();
  const { id, post } = await editedRoom(server, { title: "Another title" });
  server.editElsewhere(id, { price: 288.46, price_per_month: 1250 });
  await post();
  await server.drain();
  expect(server.rows.get(id)).toMatchObject({ title: "Another title", price: 288.46, price_per_month: 1250 });
});
