import { beforeEach, expect, test } from "vitest";
import type { RemovedListing } from "#domain/listings/listing.ts";
import type { Draft } from "#offline/drafts/draft.ts";
import { draftOf, saveDraft } from "#offline/drafts/draft-rows.ts";
import { deleteRow, discardDraft, postDraft, putBack, takeBack } from "#offline/outbox/entries/enqueue.ts";
import { restoreRoom } from "#offline/outbox/entries/restore-room.ts";
import { emptyDrafts, FIELDS, network, OWNER, receipts, states, writtenDraft } from "./support.ts";

beforeEach(emptyDrafts);

/** A room with two photos that was posted and deleted again, as the server lists it. */
async function withRemoved() {
  const server = network();
  const draft = await writtenDraft({ photos: 2 });
  await postDraft(draft, FIELDS);
  await server.drain();
  const row = server.rows.get(draft.id)!;
  await deleteRow(OWNER, { kind: "listing", id: row.id, title: row.title });
  await server.drain();
  server.asked.length = 0;
  const removed: RemovedListing = { ...row, state: "let", removed_at: new Date(server.now()).toISOString() };
  return { ...server, removed };
}

test("A-59: a room is brought back once, however often that is tapped and repeated, and sends no photo again", async () => {
  const { drain, rows, asked, faults, pass, removed } = await withRemoved();
  expect([await restoreRoom(OWNER, removed), await restoreRoom(OWNER, removed)]).toEqual([true, false]);
  faults.push("lost-answer");
  await drain();
  pass(10_000);
  await drain();
  expect(asked.map(({ name }) => name)).toEqual(["createListing", "createListing"]);
  expect(new Set(asked.map(({ key }) => key)).size).toBe(1);
  expect(asked[0]?.body).toMatchObject({ id: removed.id, restore: true, state: "let", title: FIELDS.title });
  expect(asked[0]?.body).not.toHaveProperty("removed_at");
  expect(rows.get(removed.id)?.images.map(({ uuid }) => uuid)).toEqual(removed.images.map(({ uuid }) => uuid));
  expect([await states(), await draftOf(OWNER, removed.id)]).toEqual([[], undefined]);
  expect((await receipts())[0]).toMatchObject({ type: "create", isRestored: true, wasThere: false });
});

test("A-59: before it has left it is taken back like any posting, and discarding it sends nothing", async () => {
  const { drain, asked, removed } = await withRemoved();
  await restoreRoom(OWNER, removed);
  expect((await takeBack(OWNER, removed.id))?.typed).toMatchObject({
    title: FIELDS.title,
    price: "150",
    end_date: FIELDS.end_date,
    description: "",
  });
  expect(await discardDraft(OWNER, removed.id)).toBe("never-sent");
  await drain();
  expect(asked).toEqual([]);
});

test("A-59: one that another device has brought back and changed meanwhile stays as that has it", async () => {
  const { drain, rows, removed } = await withRemoved();
  await restoreRoom(OWNER, removed);
  const { removed_at: _, ...row } = removed;
  rows.set(removed.id, { ...row, price: 99, restored_at: removed.removed_at });
  await drain();
  expect([await states(), rows.get(removed.id)?.price]).toEqual([[], 99]);
});

test("A-59, W5: looked at while it waits, it is brought back all the same", async () => {
  const { drain, asked, removed } = await withRemoved();
  await restoreRoom(OWNER, removed);
  await takeBack(OWNER, removed.id);
  expect(await putBack(OWNER, removed.id)).toBe(true);
  await drain();
  expect(asked.map(({ body }) => body)).toMatchObject([{ id: removed.id, restore: true, state: "let" }]);
});

test("A-59: edited while it waits, it is brought back as it is then, in the state that it had", async () => {
  const { drain, rows, asked, removed } = await withRemoved();
  await restoreRoom(OWNER, removed);
  const draft = await saveDraft((await takeBack(OWNER, removed.id))!);
  await postDraft(draft as Draft<"listing">, { ...FIELDS, price: 120 });
  await drain();
  expect(asked[0]?.body).toMatchObject({ id: removed.id, restore: true, state: "let", price: 120 });
  expect([await states(), rows.get(removed.id)]).toMatchObject([[], { price: 120, state: "let" }]);
});

test("A-59: edited while it waits, and brought back by another device meanwhile, it is merged with that", async () => {
  const { drain, rows, removed } = await withRemoved();
  const { removed_at: _, ...row } = removed;
  await restoreRoom(OWNER, removed);
  await postDraft((await takeBack(OWNER, removed.id)) as Draft<"listing">, { ...FIELDS, price: 120 });
  rows.set(removed.id, { ...row, title: "Sunnier", restored_at: removed.removed_at });
  await drain();
  expect([await states(), rows.get(removed.id)]).toMatchObject([[], { price: 120, title: "Sunnier", state: "let" }]);
});

test("A-59, C18: and asked about where that changed the same field", async () => {
  const { drain, rows, removed } = await withRemoved();
  const { removed_at: _, ...row } = removed;
  await restoreRoom(OWNER, removed);
  await postDraft((await takeBack(OWNER, removed.id)) as Draft<"listing">, { ...FIELDS, price: 120 });
  rows.set(removed.id, { ...row, price: 99, restored_at: removed.removed_at });
  await drain();
  expect(await states()).toEqual(["conflict"]);
});
