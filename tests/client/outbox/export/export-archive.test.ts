import { strToU8, zipSync } from "fflate";
import { beforeEach, expect, test } from "vitest";
import { removeDraftRows } from "#offline/drafts/draft-rows.ts";
import { draftsDatabase } from "#offline/drafts/drafts-database.ts";
import { BrokenExportError, ForeignExportError } from "#offline/export/open-export.ts";
import { parseOutboxExport } from "#offline/export/parse-outbox-export.ts";
import { importOutbox } from "#offline/export/import-outbox.ts";
import { exportOutbox } from "#offline/export/export-outbox.ts";
import { editViewing } from "#offline/viewings/edit-viewing.ts";
import { saveForViewing } from "#offline/viewings/save-for-viewing.ts";
import { addViewingPhoto, viewingPhoto } from "#offline/viewings/viewing-photos.ts";
import { dexieStore } from "#offline/database/dexie-store.ts";
import { exportDocuments } from "#offline/export/documents/export-documents.ts";
import { importDocuments } from "#offline/export/documents/import-documents.ts";
import { parseDocuments } from "#offline/export/documents/parse-documents.ts";
import { viewingOf } from "#offline/viewings/viewings-of.ts";
import { NOTHING_EXCHANGED, packExport, unpackExport } from "../../../../src/client/outbox/export/export-archive.ts";
import { emptyDrafts, OWNER, writtenDraft } from "../../../offline/outbox/support.ts";
import { emptyStore } from "../../../offline/support.ts";
import { ID, noted, pictured, takenPhoto } from "../../../offline/viewings/support.ts";

beforeEach(emptyDrafts);

function exported() {
  return exportDocuments(dexieStore, OWNER, new Map());
}

async function bytesOf(file: Blob): Promise<Uint8Array> {
  return new Uint8Array(await file.arrayBuffer());
}

test("M13: a file that is exported and imported brings every photo back to the last bit", async () => {
  await writtenDraft({ photos: 3 });
  const { drafts, photos, photoBytes } = draftsDatabase();
  const before = [await drafts.toArray(), await photos.toArray(), await photoBytes.toArray()];
  const file = await bytesOf(await packExport(() => exportOutbox(OWNER)));
  await emptyDrafts();
  const { text, files } = unpackExport(file);
  await importOutbox(parseOutboxExport(text, OWNER), files);
  expect([await drafts.toArray(), await photos.toArray(), await photoBytes.toArray()]).toEqual(before);
});

test("M13: a room that is sent while the file is made is not in it, and the others can be imported", async () => {
  const [sent, kept] = [await writtenDraft({ photos: 1 }), await writtenDraft({ photos: 1 })];
  let copies = 0;
  const file = await packExport(async () => {
    const copy = await exportOutbox(OWNER);
    copies += 1;
    if (copies === 1) await removeDraftRows(OWNER, sent.id);
    return copy;
  });
  await emptyDrafts();
  const { text, files } = unpackExport(await bytesOf(file));
  await importOutbox(parseOutboxExport(text, OWNER), files);
  expect((await draftsDatabase().drafts.toArray()).map(({ id }) => id)).toEqual([kept.id]);
  expect(copies).toBe(2);
});

test("M13: viewing notes that the account does not have go along, and are brought together with those here", async () => {
  await emptyStore();
  await saveForViewing(OWNER, pictured(ID, 1));
  await editViewing(OWNER, ID, noted({ notes: "Ask about bills" }));
  await addViewingPhoto(OWNER, ID, takenPhoto(9), "0198c0de-0000-4000-8000-00000000000f");
  const file = await bytesOf(
    await packExport(() => exportOutbox(OWNER), { ...NOTHING_EXCHANGED, documents: await exported() }),
  );
  const { documents, files } = unpackExport(file);
  await emptyStore();
  await saveForViewing(OWNER, pictured(ID, 1));
  await editViewing(OWNER, ID, noted({ score: 4 }));
  const take = async () =>
    importDocuments(dexieStore, await parseDocuments(documents!, OWNER), { files, now: Date.now() });
  expect(await take()).toEqual({ added: 1, known: 0 });
  await take();
  expect((await viewingOf(OWNER, ID))?.content).toMatchObject({ notes: "Ask about bills", score: 4 });
  const photo = await viewingPhoto(OWNER, "0198c0de-0000-4000-8000-00000000000f");
  expect(new Uint8Array(await photo!.arrayBuffer())).toEqual(new Uint8Array(50).fill(9));
  await expect(parseDocuments(documents!, "user-b")).rejects.toThrow(ForeignExportError);
  const broken = documents!.replace('"notes": "Ask', '"notes": 1, "x": "');
  await expect(parseDocuments(broken, OWNER)).rejects.toThrow(BrokenExportError);
});

test("notes on a room whose contact was never opened can be exported and imported; a room of another form stays out", async () => {
  await emptyStore();
  await saveForViewing(OWNER, pictured(ID, 0, { email: null, contact_info: null, xhs_link: null }));
  await editViewing(OWNER, ID, noted({ notes: "Ask about bills" }));
  const copy = JSON.stringify(await exported());
  const listingIn = async (text: string) => (await parseDocuments(text, OWNER)).documents[0]?.beside;
  expect(await listingIn(copy)).toMatchObject({ listing: { id: ID } });
  for (const [field, mistaken] of [
    ["title", "null"],
    ["price", '"210"'],
    ["short_term_allowed", '"no"'],
  ]) {
    const broken = copy.replace(new RegExp(`"${field}":("[^"]*"|[^,]*)`), `"${field}":${mistaken}`);
    expect(await listingIn(broken), field).toMatchObject({ listing: null });
  }
});

test("a file that is cut off, or none of ours, is refused", async () => {
  await writtenDraft({ photos: 1 });
  const file = await bytesOf(await packExport(() => exportOutbox(OWNER)));
  expect(() => unpackExport(file.slice(0, file.length / 2))).toThrow(BrokenExportError);
  expect(() => unpackExport(new Uint8Array([1, 2, 3]))).toThrow(BrokenExportError);
  expect(() => unpackExport(zipSync({ "other.txt": strToU8("hello") }))).toThrow(BrokenExportError);
});
