import { beforeEach, expect, test } from "vitest";
import type { Listing } from "#domain/listings/listing.ts";
import { draftsDatabase } from "#offline/drafts/drafts-database.ts";
import { draftOf, draftOfRow, saveDraft } from "#offline/drafts/draft-rows.ts";
import { photoStore, type PhotoStore } from "#offline/drafts/photo-store.ts";
import { deleteRow, postDraft, takeBack } from "#offline/outbox/entries/enqueue.ts";
import { giveUpDeleted, postAsNew, resolveConflict } from "#offline/outbox/entries/resolve-conflict.ts";
import { forgetUnsent, outboxOf } from "#offline/outbox/entries/outbox-of.ts";
import { confirmPosted } from "#offline/outbox/posted/confirm-posted.ts";
import { emptyDrafts, FIELDS, network, OWNER, states, writtenDraft } from "./support.ts";

/** A server that was restored from a backup gets again what this phone has posted or deleted since (S14). */
beforeEach(emptyDrafts);

const DAY_MS = 24 * 60 * 60 * 1000;

function phone() {
  const server = network();
  const { api } = server.sender;
  const confirm = (now = server.now()) =>
    confirmPosted({ api, owner: OWNER, signal: new AbortController().signal, now });
  return { ...server, confirm };
}

const copies = () => draftsDatabase().postedCopies.toArray();
const namesOf = (asked: readonly { name: string }[]) => asked.map(({ name }) => name);

async function postedRoom({ drain, rows }: Pick<ReturnType<typeof phone>, "drain" | "rows">, photos = 0) {
  const draft = await writtenDraft({ photos });
  await postDraft(draft, FIELDS);
  await drain();
  return rows.get(draft.id)!;
}

/** An edit of the price is queued. */
async function edited(room: Listing) {
  const edit = await saveDraft(draftOfRow({ owner: OWNER, kind: "listing", typed: {} }, room));
  await postDraft(edit, { ...FIELDS, price: 120 });
}

test("S14: a room that a restored server has lost is posted again, with its photos, once", async () => {
  const { confirm, restore, asked, ...server } = phone();
  const room = await postedRoom(server, 2);
  const sent = asked.filter(({ name }) => name === "uploadImage").map(({ key, body }) => [key, body]);
  restore([]);
  asked.length = 0;
  // The restored server has lost the photos, too.
  server.faults.push(null, {
    status: 422,
    code: "invalid_fields",
    detail: [0, 1].map((at) => ({ loc: ["body", "images", String(at)], msg: "Unknown", type: "unknown-photo" })),
  });
  expect(await confirm()).toBe(1);
  expect(await confirm()).toBe(0);
  expect(await states()).toEqual(["queued"]);
  await server.drain();
  server.pass(5000);
  await server.drain();
  expect(asked.filter(({ name }) => name === "uploadImage").map(({ key, body }) => [key, body])).toEqual(sent);
  expect([...server.rows.values()]).toMatchObject([{ id: room.id, title: room.title, price: room.price }]);
  expect(await states()).toEqual([]);
  expect(await draftsDatabase().photoBytes.count()).toBe(0);
  expect(await copies()).toHaveLength(1);
});

test("S14: an edit that a restored server has lost is made again", async () => {
  const { confirm, restore, rows, ...server } = phone();
  const room = await postedRoom({ ...server, rows });
  const backup = [structuredClone(rows.get(room.id)!)];
  server.pass(60_000);
  await edited(room);
  await server.drain();
  expect(rows.get(room.id)).toMatchObject({ price: 120 });
  restore(backup);
  expect(await confirm()).toBe(1);
  await server.drain();
  expect(rows.get(room.id)).toMatchObject({ price: 120, title: room.title });
});

test("S14: a deletion that a restored server has lost is made again", async () => {
  const { confirm, restore, rows, ...server } = phone();
  const room = structuredClone(await postedRoom({ ...server, rows }));
  await deleteRow(OWNER, { kind: "listing", id: room.id, title: room.title });
  await server.drain();
  expect(await confirm()).toBe(0);
  restore([room]);
  expect(await confirm()).toBe(1);
  await server.drain();
  expect([...rows.keys()]).toEqual([]);
});

test("S14: what another device has edited or deleted stays so, and a room the server has had for a day is forgotten", async () => {
  const { confirm, rows, editElsewhere, asked, ...server } = phone();
  const edited = await postedRoom({ ...server, rows }, 1);
  server.pass(1000);
  editElsewhere(edited.id, { price: 99 });
  expect(await confirm()).toBe(0);
  expect(await copies()).toHaveLength(1);
  server.pass(DAY_MS + 60_000);
  expect(await confirm()).toBe(0);
  expect(await copies()).toEqual([]);
  expect(await draftsDatabase().postedBytes.count()).toBe(0);
  asked.length = 0;
  expect(await confirm()).toBe(0);
  expect(namesOf(asked)).toEqual([]);

  const gone = await postedRoom({ ...server, rows });
  server.deleteElsewhere(gone.id);
  expect(await confirm()).toBe(0);
  expect(await copies()).toEqual([]);
});

test("S14: what is written about the same room meanwhile is left alone", async () => {
  const { confirm, restore, rows, ...server } = phone();
  const room = await postedRoom({ ...server, rows });
  await saveDraft(draftOfRow({ owner: OWNER, kind: "listing", typed: { title: "Being edited" } }, room));
  restore([]);
  expect(await confirm()).toBe(0);
  expect(await states()).toEqual([]);
  expect((await draftOf(OWNER, room.id))?.typed).toEqual({ title: "Being edited" });
});

const copiedBytes = () => draftsDatabase().postedBytes.toArray();
const elsewhere = (copySent: PhotoStore["copySent"]) => ({ photos: { ...photoStore, copySent } });

test("S14: photos that were copied beside the page are not moved again, and are the same", async () => {
  const server = phone();
  const taken: string[][] = [];
  Object.assign(
    server.sender,
    elsewhere(async (owner, id, uuids) => {
      taken.push([...uuids]);
      await photoStore.copySent(owner, id, uuids);
      await photoStore.copySent(owner, id, uuids);
      await draftsDatabase().photoBytes.clear();
    }),
  );
  const { id } = await postedRoom(server, 2);
  const copied = await copiedBytes();
  expect(taken.map((uuids) => uuids.toSorted())).toEqual([copied.map(({ uuid }) => uuid).toSorted()]);
  expect(copied).toMatchObject([1, 2].map(() => ({ owner: OWNER, id, type: "image/jpeg" })));
  expect(copied.map(({ bytes }) => bytes.byteLength)).toEqual([50, 50]);
});

test("S14: where the photos could not be copied beside the page, settling copies them", async () => {
  const server = phone();
  Object.assign(
    server.sender,
    elsewhere(() => Promise.reject(new Error("No worker"))),
  );
  await postedRoom(server, 2);
  expect(await copiedBytes()).toHaveLength(2);
});

test("S14: of a room that is being edited when its posting is confirmed, no copied photos stay", async () => {
  const server = phone();
  Object.assign(
    server.sender,
    elsewhere(async (owner, id, uuids) => {
      await photoStore.copySent(owner, id, uuids);
      await takeBack(owner, id);
    }),
  );
  await postedRoom(server, 1);
  expect(await copies()).toEqual([]);
  expect(await copiedBytes()).toEqual([]);
});

test("S14: an edit of a room that a restored server has lost posts the room again, under its own id and with its photos", async () => {
  const { confirm, restore, rows, ...server } = phone();
  const room = await postedRoom({ ...server, rows }, 1);
  await edited(room);
  restore([]);
  await server.drain();
  expect([...rows.values()]).toMatchObject([{ id: room.id, title: room.title, price: 120 }]);
  expect(await states()).toEqual([]);
  expect(await confirm()).toBe(0);
});

test("S14: what a restored server had lost, and another device has posted and edited meanwhile, is left as it is there", async () => {
  const { confirm, restore, rows, editElsewhere, ...server } = phone();
  const room = await postedRoom({ ...server, rows }, 1);
  restore([]);
  expect(await confirm()).toBe(1);
  restore([room]);
  editElsewhere(room.id, { price: 99, images: [] });
  await server.drain();
  expect(await states()).toEqual([]);
  expect(rows.get(room.id)).toMatchObject({ price: 99, images: [] });
  expect(await copies()).toMatchObject([{ content: { fields: { price: 99 }, photos: [] } }]);
});

test("S14: two devices edit what a restored server has lost: merged, and asked about where both changed one field", async () => {
  const { restore, rows, editElsewhere, ...server } = phone();
  const room = await postedRoom({ ...server, rows });
  await edited(room);
  restore([]);
  server.faults.push(null, "lost-request");
  await server.drain();
  restore([room]);
  editElsewhere(room.id, { price: 99, city: "Leeds" });
  server.pass(5000);
  await server.drain();
  const [entry] = (await outboxOf(OWNER)).entries;
  expect(entry?.state).toMatchObject({ name: "conflict", fields: ["price"] });
  await resolveConflict(OWNER, entry!.seq, []);
  await server.drain();
  expect(rows.get(room.id)).toMatchObject({ price: 120, city: "Leeds" });
});

test("S14: an edit that has waited longer than deletions are remembered is asked about", async () => {
  const { restore, rows, ...server } = phone();
  const room = await postedRoom({ ...server, rows });
  await edited(room);
  restore([]);
  // Entries are dated by the phone's clock, this network by its own.
  const now = () => Date.now() + 61 * DAY_MS;
  await server.drain({ clock: { ...server.sender.clock, now } });
  expect((await outboxOf(OWNER)).entries).toMatchObject([{ state: { name: "conflict", current: null } }]);
});

for (const [decision, decide, posted] of [
  ["posted as new", postAsNew, 1],
  ["given up", giveUpDeleted, 0],
] as const) {
  test(`S14, C19: an edited room that was deleted elsewhere does not come back beside what is ${decision}, whatever a restored server has forgotten`, async () => {
    const { confirm, restore, rows, ...server } = phone();
    const room = await postedRoom({ ...server, rows }, 1);
    server.deleteElsewhere(room.id);
    await edited(room);
    await server.drain();
    const [entry] = (await outboxOf(OWNER)).entries;
    expect(entry?.state).toMatchObject({ name: "conflict", current: null });
    await decide(OWNER, entry!.seq);
    await server.drain();
    restore([...rows.values()]);
    expect(await confirm()).toBe(0);
    await server.drain();
    expect([rows.size, rows.has(room.id)]).toEqual([posted, false]);
    expect(await states()).toEqual([]);
  });
}

test("S2, S14: a room that cannot be asked for waits, and no other with it; a logout forgets the copies", async () => {
  const { confirm, restore, faults, ...server } = phone();
  await postedRoom(server, 1);
  await postedRoom(server, 1);
  restore([]);
  // A proxy's own 404 is no word of the server's.
  faults.push({ status: 404, code: null }, { status: 404, code: null });
  expect(await confirm()).toBe(0);
  expect(await copies()).toHaveLength(2);
  faults.push("lost-request", null);
  expect(await confirm()).toBe(1);
  expect(await copies()).toHaveLength(1);
  await forgetUnsent(OWNER);
  expect(await copies()).toEqual([]);
  expect(await draftsDatabase().postedBytes.count()).toBe(0);
  expect((await outboxOf(OWNER)).drafts).toEqual([]);
});

test("S14, B9: the copies of 30 rooms are kept; those of a time before the clock was set back are the oldest", async () => {
  const { confirm: _, now, ...server } = phone();
  const before = await postedRoom(server);
  const [copy] = await copies();
  const ofTheFuture = Array.from({ length: 29 }, (_, at) => ({
    ...copy!,
    id: crypto.randomUUID(),
    keptAt: now() + (at + 1) * DAY_MS,
  }));
  await draftsDatabase().postedCopies.bulkAdd(ofTheFuture);
  const last = await postedRoom(server);
  const kept = (await copies()).map(({ id }) => id);
  expect([kept.length, kept.includes(before.id), kept.includes(last.id)]).toEqual([30, true, true]);
});

test("A-59: a room that another device has brought back is not deleted again; one of an old backup is", async () => {
  const { confirm, rows, restore, now, ...server } = phone();
  const room = await postedRoom({ ...server, rows });
  await deleteRow(OWNER, { kind: "listing", id: room.id, title: room.title });
  await server.drain();
  restore([{ ...room, restored_at: new Date(now() - DAY_MS).toISOString() }]);
  expect(await confirm()).toBe(1);
  await server.drain();
  restore([{ ...room, restored_at: new Date(now() + 1000).toISOString() }]);
  server.pass(2000);
  expect(await confirm()).toBe(0);
  expect([await copies(), await states()]).toEqual([[], []]);
});

test("A-59, B9: nor where the clock was set back since it was deleted here", async () => {
  const { confirm, ...server } = phone();
  const room = await postedRoom(server);
  await deleteRow(OWNER, { kind: "listing", id: room.id, title: room.title });
  await server.drain();
  server.pass(60_000);
  server.rows.set(room.id, { ...room, restored_at: new Date(server.now()).toISOString() });
  server.pass(60_000);
  expect(await confirm(server.now() - DAY_MS)).toBe(0);
});
