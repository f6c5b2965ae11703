import { beforeEach, expect, test } from "vitest";
import type { Listing } from "#domain/listings/listing.ts";
import { draftsDatabase } from "#offline/drafts/drafts-database.ts";
import { removePhoto } from "#offline/drafts/draft-photos.ts";
import { draftOf, draftOfRow, saveDraft } from "#offline/drafts/draft-rows.ts";
import { deleteRow, discardDraft, postDraft, takeBack } from "#offline/outbox/entries/enqueue.ts";
import type { CreateChange } from "#offline/drafts/outbox-entry.ts";
import { unconfirmedFields } from "#offline/outbox/entries/edits.ts";
import { outboxOf } from "#offline/outbox/entries/outbox-of.ts";
import { resolveConflict } from "#offline/outbox/entries/resolve-conflict.ts";
import { room } from "../support.ts";
import { emptyDrafts, FIELDS, network, OWNER, receipts, states, writtenDraft } from "./support.ts";

/** What is confirmed is content: an answer with the right id is not enough. */
beforeEach(emptyDrafts);

const prices = (rows: Map<string, Listing>) => [...rows.values()].map(({ price }) => price);

/** A room for £150 that the server has, whose first answer was lost, and whose next try is refused. */
async function arrivedThenRefused({
  drain,
  faults,
  pass,
}: Pick<ReturnType<typeof network>, "drain" | "faults" | "pass">) {
  const draft = await writtenDraft();
  await postDraft(draft, { ...FIELDS, price: 150 });
  faults.push("lost-answer", { status: 422 });
  await drain();
  pass(2000);
  await drain();
  return draft;
}

test("S5, S6: a room that may have arrived, then refused and corrected, is on the server as it was corrected, once", async () => {
  const { drain, rows, ...rest } = network();
  const draft = await arrivedThenRefused({ drain, ...rest });
  expect(await states()).toEqual(["needs-fix"]);
  expect(prices(rows)).toEqual([150]);

  const again = await takeBack(OWNER, draft.id);
  await postDraft(again as typeof draft, { ...FIELDS, price: 120 });
  await drain();
  expect(prices(rows)).toEqual([120]);
  expect(await states()).toEqual([]);
  expect((await receipts()).map(({ entityId }) => entityId)).toEqual([draft.id]);
});

test("S5, S6: of a room that may have arrived only what this phone never sent is asked about", async () => {
  const { drain, rows, editElsewhere, ...rest } = network();
  const draft = await arrivedThenRefused({ drain, ...rest });
  // Another device has the same draft, or has edited what arrived.
  editElsewhere(draft.id, { description: "Written elsewhere" });
  const again = await takeBack(OWNER, draft.id);
  await postDraft(again as typeof draft, { ...FIELDS, price: 120 });
  await drain();
  const [entry] = (await outboxOf(OWNER)).entries;
  expect(entry?.state).toMatchObject({ name: "conflict", fields: ["description"] });
  await resolveConflict(OWNER, entry!.seq, ["description"]);
  await drain();
  expect([...rows.values()]).toMatchObject([{ price: 120, description: "Written elsewhere" }]);
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

test.for([
  ["long", 10 * 60_000],
  ["seconds", 5000],
] as const)(
  "S5: a draft that another device posted %s ago with another price is asked about, and mine is taken",
  async ([, agoMs]) => {
    const { drain, rows, pass } = network();
    const draft = await writtenDraft();
    await postDraft(draft, { ...FIELDS, price: 150 });
    await drain();
    pass(agoMs);
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
  },
);

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

test("C15: a photo that is taken out of a room that may have left holds nothing up: the room ends without it", async () => {
  const { drain, rows, faults, pass } = network();
  const draft = await writtenDraft({ photos: 2 });
  const [first, second] = draft.photos;
  await postDraft(draft, FIELDS);
  // Both photos arrive, and the room's own request does not.
  faults.push(null, null, "lost-request");
  await drain();
  const again = await takeBack(OWNER, draft.id);
  const without = await removePhoto(again!, first!);
  await postDraft(without as typeof draft, FIELDS);
  pass(2000);
  await drain();
  expect(await states()).toEqual([]);
  expect([...rows.values()].map(({ images }) => images.map(({ uuid }) => uuid))).toEqual([[second]]);
  expect(await draftsDatabase().photos.count()).toBe(0);
});

test.for([
  ["C17", "another field", { contact_info: "river" }, { title: "Elsewhere", contact_info: "river", price: 160 }, []],
  ["C18", "the same field", { title: "Mine" }, { title: "Elsewhere", contact_info: null, price: 160 }, ["conflict"]],
] as const)(
  "%s: a second edit of %s, from a form that has not seen another device's, is merged or asked about",
  async ([, , second, expected, state]) => {
    const { drain, rows, faults, pass, editElsewhere } = network();
    const draft = await writtenDraft();
    await postDraft(draft, FIELDS);
    await drain();
    const row = [...rows.values()][0]!;
    const opened = await saveDraft(draftOfRow({ owner: OWNER, kind: "listing", typed: {} }, row));
    await postDraft(opened, { ...FIELDS, price: 160 });
    faults.push("lost-request");
    await drain();
    editElsewhere(row.id, { title: "Elsewhere" });
    const again = await takeBack(OWNER, row.id);
    await postDraft(again as typeof draft, { ...FIELDS, price: 160, ...second });
    pass(2000);
    await drain();
    expect(rows.get(row.id)).toMatchObject(expected);
    expect(await states()).toEqual(state);
  },
);

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
