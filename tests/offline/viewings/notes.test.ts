import { beforeEach, expect, test } from "vitest";
import { MAX_VIEWING_PHOTOS, MAX_VIEWINGS } from "#domain/viewings/viewing.ts";
import { sweepUnused } from "#offline/outbox/entries/sweep-unused.ts";
import { editViewing } from "#offline/viewings/edit-viewing.ts";
import { removeFromViewings, removeUnnoted } from "#offline/viewings/edit-viewing.ts";
import { saveForViewing } from "#offline/viewings/save-for-viewing.ts";
import { addViewingPhoto, removeViewingPhoto, viewingPhoto } from "#offline/viewings/viewing-photos.ts";
import { documentsDatabase } from "#offline/database/documents-database.ts";
import { forgetDocumentsHere } from "#offline/database/documents-here.ts";
import { countUnsentWork } from "#offline/database/live.ts";
import { DocumentGoneError, DocumentLimitError } from "#offline/documents/edit.ts";
import { viewingOf } from "#offline/viewings/viewings-of.ts";
import { DAY_MS, emptyStore } from "../support.ts";
import { account, ID, noted, OWNER, pictured, takenPhoto } from "./support.ts";
import { emptyDrafts } from "../outbox/support.ts";

beforeEach(emptyStore);

test("edits of two tabs are both kept: each applies to the stored row, not to the one it has read", async () => {
  await saveForViewing(OWNER, pictured(ID, 0));
  await Promise.all([
    editViewing(OWNER, ID, noted({ notes: "Bus outside" })),
    editViewing(OWNER, ID, noted({ score: 4 })),
    editViewing(OWNER, ID, (content) => ({ ...content, checks: { damp: { answer: "bad", note: "" } } })),
  ]);
  expect((await viewingOf(OWNER, ID))?.content).toMatchObject({
    notes: "Bus outside",
    score: 4,
    checks: { damp: { answer: "bad" } },
  });
});

test("a photo is kept as it was taken, once, and goes with its bytes", async () => {
  await saveForViewing(OWNER, pictured(ID, 0));
  await addViewingPhoto(OWNER, ID, takenPhoto(7), "photo-1");
  await addViewingPhoto(OWNER, ID, takenPhoto(7), "photo-1");
  expect((await viewingOf(OWNER, ID))?.content.photos).toEqual([{ uuid: "photo-1", caption: "" }]);
  const kept = await viewingPhoto(OWNER, "photo-1");
  expect(new Uint8Array(await kept!.arrayBuffer())).toEqual(new Uint8Array(50).fill(7));
  expect(await viewingPhoto("user-b", "photo-1")).toBeUndefined();
  await removeViewingPhoto(OWNER, ID, "photo-1");
  expect(await documentsDatabase().table("bytes").count()).toBe(0);
  expect((await viewingOf(OWNER, ID))?.content.photos).toEqual([]);
});

test("viewings and the photos of each are limited; a refused one leaves nothing", async () => {
  await saveForViewing(OWNER, pictured(ID, 0));
  for (let n = 0; n < MAX_VIEWING_PHOTOS; n += 1) await addViewingPhoto(OWNER, ID, takenPhoto(n));
  await expect(addViewingPhoto(OWNER, ID, takenPhoto())).rejects.toThrow(DocumentLimitError);
  expect(await documentsDatabase().table("photos").count()).toBe(MAX_VIEWING_PHOTOS);
  for (let n = 1; n < MAX_VIEWINGS; n += 1) await saveForViewing(OWNER, pictured(`room-${n}`, 0));
  await expect(saveForViewing(OWNER, pictured("one-more", 0))).rejects.toThrow(DocumentLimitError);
  await saveForViewing(OWNER, pictured(ID, 0, { price: 99 }));
  await saveForViewing("user-b", pictured("one-more", 0));
});

test("a removed viewing can't be edited; saving it again before the sync restores its notes", async () => {
  const server = account();
  await saveForViewing(OWNER, pictured(ID, 0));
  await editViewing(OWNER, ID, noted({ notes: "Ask about bills" }));
  await server.sync();
  await removeFromViewings(OWNER, ID);
  await expect(editViewing(OWNER, ID, noted({ notes: "x" }))).rejects.toThrow(DocumentGoneError);
  await saveForViewing(OWNER, pictured(ID, 0));
  expect((await viewingOf(OWNER, ID))?.content.notes).toBe("Ask about bills");
});

test("a room about which something was noted is not taken away with those that are only saved", async () => {
  await saveForViewing(OWNER, pictured(ID, 0));
  await editViewing(OWNER, ID, noted({ notes: "Ask about bills" }));
  expect(await removeUnnoted(OWNER, ID)).toBe(false);
  expect((await viewingOf(OWNER, ID))?.content.notes).toBe("Ask about bills");
  await editViewing(OWNER, ID, noted({ notes: "" }));
  expect(await removeUnnoted(OWNER, ID)).toBe(true);
  expect(await viewingOf(OWNER, ID)).toBeUndefined();
});

test("T9: logout removes synced viewings; unsynced ones are counted and stay for their owner", async () => {
  const server = account();
  await saveForViewing(OWNER, pictured("synced", 0));
  await server.sync();
  await saveForViewing(OWNER, pictured(ID, 0));
  await addViewingPhoto(OWNER, ID, takenPhoto(), "photo-1");
  expect(await countUnsentWork(OWNER)).toBe(1);
  await forgetDocumentsHere(OWNER, "synced");
  expect(await viewingOf(OWNER, "synced")).toBeUndefined();
  expect(await viewingOf(OWNER, ID)).toBeDefined();
  expect(await viewingPhoto(OWNER, "photo-1")).toBeDefined();
  await forgetDocumentsHere(OWNER, "all");
  const tables = ["documents", "photos", "bytes", "pulls", "roomPhotos"];
  const counts = tables.map((name) => documentsDatabase().table(name).count());
  expect(await Promise.all(counts)).toEqual([0, 0, 0, 0, 0]);
});

test("viewings of users who were not signed in for 30 days are removed, the signed-in user's stay", async () => {
  const now = Date.now();
  await emptyDrafts();
  await saveForViewing(OWNER, pictured(ID, 0));
  await saveForViewing("user-b", pictured(ID, 0));
  for (const owner of [OWNER, "user-b"]) await sweepUnused(owner, now);
  await sweepUnused("user-b", now + 31 * DAY_MS);
  expect(await viewingOf(OWNER, ID)).toBeUndefined();
  expect(await viewingOf("user-b", ID)).toBeDefined();
});
