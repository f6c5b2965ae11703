import { strToU8, zipSync } from "fflate";
import { beforeEach, expect, test } from "vitest";
import { removeDraftRows } from "#offline/drafts/draft-rows.ts";
import { draftsDatabase } from "#offline/drafts/drafts-database.ts";
import { BrokenExportError, ForeignExportError } from "#offline/export/open-export.ts";
import { parseOutboxExport } from "#offline/export/parse-outbox-export.ts";
import { importOutbox } from "#offline/export/import-outbox.ts";
import { exportOutbox } from "#offline/export/export-outbox.ts";
import { editViewing } from "#offline/viewings/store/edit-viewing.ts";
import { parseViewingsExport } from "#offline/export/parse-viewings-export.ts";
import { saveForViewing } from "#offline/viewings/store/save-for-viewing.ts";
import { importViewings } from "#offline/export/import-viewings.ts";
import { addViewingPhoto, viewingPhoto } from "#offline/viewings/store/viewing-photos.ts";
import { exportViewings } from "#offline/export/export-viewings.ts";
import { viewingOf } from "#offline/viewings/store/viewings-of.ts";
import { NOTHING_EXCHANGED, packExport, unpackExport } from "../../../../src/client/outbox/export/export-archive.ts";
import { emptyDrafts, OWNER, writtenDraft } from "../../../offline/outbox/support.ts";
import { emptyStore } from "../../../offline/support.ts";
import { ID, noted, pictured, takenPhoto } from "../../../offline/viewings/support.ts";

beforeEach(emptyDrafts);

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
    await packExport(() => exportOutbox(OWNER), { ...NOTHING_EXCHANGED, viewings: await exportViewings(OWNER) }),
  );
  const { viewings, files } = unpackExport(file);
  await emptyStore();
  await saveForViewing(OWNER, pictured(ID, 1));
  await editViewing(OWNER, ID, noted({ score: 4 }));
  expect(await importViewings(parseViewingsExport(viewings!, OWNER), files)).toBe(1);
  await importViewings(parseViewingsExport(viewings!, OWNER), files);
  expect((await viewingOf(OWNER, ID))?.content).toMatchObject({ notes: "Ask about bills", score: 4 });
  const photo = await viewingPhoto(OWNER, "0198c0de-0000-4000-8000-00000000000f");
  expect(new Uint8Array(await photo!.arrayBuffer())).toEqual(new Uint8Array(50).fill(9));
  expect(() => parseViewingsExport(viewings!, "user-b")).toThrow(ForeignExportError);
  expect(() => parseViewingsExport(viewings!.replace('"notes": "Ask', '"notes": 1, "x": "'), OWNER)).toThrow(
    BrokenExportError,
  );
});

test("notes on a room whose contact was never opened can be exported and imported", async () => {
  await emptyStore();
  await saveForViewing(OWNER, pictured(ID, 0, { email: null, contact_info: null, xhs_link: null }));
  await editViewing(OWNER, ID, noted({ notes: "Ask about bills" }));
  const copy = JSON.stringify(await exportViewings(OWNER));
  expect(parseViewingsExport(copy, OWNER).viewings).toHaveLength(1);
  for (const [field, mistaken] of [
    ["title", "null"],
    ["price", '"210"'],
    ["short_term_allowed", '"no"'],
  ]) {
    const broken = copy.replace(new RegExp(`"${field}":("[^"]*"|[^,]*)`), `"${field}":${mistaken}`);
    expect(() => parseViewingsExport(broken, OWNER), field).toThrow(BrokenExportError);
  }
});

test("a file that is cut off, or none of ours, is refused", async () => {
  await writtenDraft({ photos: 1 });
  const file = await bytesOf(await packExport(() => exportOutbox(OWNER)));
  expect(() => unpackExport(file.slice(0, file.length / 2))).toThrow(BrokenExportError);
  expect(() => unpackExport(new Uint8Array([1, 2, 3]))).toThrow(BrokenExportError);
  expect(() => unpackExport(zipSync({ "other.txt": strToU8("hello") }))).toThrow(BrokenExportError);
});
