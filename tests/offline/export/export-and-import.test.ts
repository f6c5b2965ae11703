import { beforeEach, expect, test } from "vitest";
import { draftsDatabase } from "#offline/drafts/drafts-database.ts";
import { deleteRow, postDraft } from "#offline/outbox/entries/enqueue.ts";
import { changeProfile } from "#offline/outbox/entries/enqueue-deeds.ts";
import { outboxOf } from "#offline/outbox/entries/outbox-of.ts";
import { BrokenExportError, ForeignExportError } from "#offline/export/open-export.ts";
import { parseOutboxExport } from "#offline/export/parse-outbox-export.ts";
import { sweepUnused } from "#offline/outbox/entries/sweep-unused.ts";
import { importOutbox } from "#offline/export/import-outbox.ts";
import { exportedPhoto, exportOutbox, type OutboxExport } from "#offline/export/export-outbox.ts";
import { pathOfPhoto } from "#offline/export/photo-path.ts";
import { emptyDrafts, FIELDS, network, OWNER, receipts, states, writtenDraft } from "../outbox/support.ts";

beforeEach(emptyDrafts);

const DAY_MS = 24 * 60 * 60 * 1000;

/** An owner's unsent work as a file has it. */
async function exported(owner = OWNER): Promise<{ copy: OutboxExport; files: Record<string, Uint8Array> }> {
  const copy = await exportOutbox(owner);
  const files: Record<string, Uint8Array> = {};
  for (const photo of copy.photos) {
    const bytes = await exportedPhoto(owner, photo);
    if (bytes !== null) files[pathOfPhoto(photo)] = bytes;
  }
  return { copy: parseOutboxExport(JSON.stringify(copy), owner), files };
}

async function tables() {
  const { drafts, photos, photoBytes } = draftsDatabase();
  return { drafts: await drafts.toArray(), photos: await photos.toArray(), bytes: await photoBytes.toArray() };
}

test("A38: an export imported on another phone is identical, to the last bit", async () => {
  await writtenDraft({ photos: 3 });
  await postDraft(await writtenDraft({ photos: 2, title: "Posted" }), FIELDS);
  await deleteRow(OWNER, { kind: "request", id: "gone", title: "Leeds" });
  await changeProfile(OWNER, { full_name: "Stays" });
  const before = await tables();
  const entries = (await outboxOf(OWNER)).entries.filter(({ change }) => change.type !== "profile");
  const { copy, files } = await exported();
  await emptyDrafts();
  expect(await importOutbox(copy, files)).toEqual({ added: 3, known: 0 });
  expect(await tables()).toEqual(before);
  const sameBut = { seq: expect.any(Number) as number };
  expect((await outboxOf(OWNER)).entries).toEqual(entries.map((entry) => Object.assign(entry, sameBut)));
});

test("what is on the phone already stays as it is", async () => {
  const draft = await writtenDraft({ photos: 1 });
  const { copy, files } = await exported();
  await draftsDatabase().drafts.put({ ...draft, typed: { title: "Newer" }, revision: 9 });
  const before = await tables();
  expect(await importOutbox(copy, files)).toEqual({ added: 0, known: 1 });
  expect(await tables()).toEqual(before);
});

test("T7: the same export posted from two phones is one room, and the second is told", async () => {
  const server = network();
  await postDraft(await writtenDraft({ photos: 1 }), FIELDS);
  const { copy, files } = await exported();
  await server.drain();
  await emptyDrafts();
  server.pass(10 * 60 * 1000);
  await importOutbox(copy, files);
  await server.drain();
  expect(server.rows.size).toBe(1);
  expect(await states()).toEqual([]);
  expect((await receipts())[0]).toMatchObject({ type: "create", wasThere: true });
});

test("another user's export is refused", async () => {
  await writtenDraft();
  const text = JSON.stringify(await exportOutbox(OWNER));
  expect(() => parseOutboxExport(text, "user-b")).toThrow(ForeignExportError);
  const smuggled = { ...(JSON.parse(text) as OutboxExport), owner: "user-b" };
  expect(() => parseOutboxExport(JSON.stringify(smuggled), "user-b")).toThrow(BrokenExportError);
});

test("an export of a later app is refused by its version", async () => {
  const copy = { ...(await exportOutbox(OWNER)), version: 2 };
  expect(() => parseOutboxExport(JSON.stringify(copy), OWNER)).toThrow(ForeignExportError);
});

test.each([
  ["no JSON", () => "PK"],
  ["another file", () => JSON.stringify({ format: "other" })],
  ["a draft without its fields", (copy: OutboxExport) => JSON.stringify({ ...copy, drafts: [{ owner: OWNER }] })],
  [
    "a suggestion that is none",
    ({ drafts, ...copy }: OutboxExport) =>
      JSON.stringify({ ...copy, drafts: drafts.map((draft) => ({ ...draft, suggested: { city: { value: 7 } } })) }),
  ],
  ["an unknown change", (copy: OutboxExport) => JSON.stringify({ ...copy, entries: [{ change: { type: "drop" } }] })],
])("a broken export is refused: %s", async (_, broken) => {
  await writtenDraft();
  const text = broken(await exportOutbox(OWNER));
  expect(() => parseOutboxExport(text, OWNER)).toThrow(BrokenExportError);
});

test("a missing or damaged photo refuses the whole, and nothing has changed", async () => {
  await writtenDraft({ photos: 2 });
  const { copy, files } = await exported();
  await emptyDrafts();
  const [first = "", second = ""] = Object.keys(files);
  await expect(importOutbox(copy, { [first]: files[first]! })).rejects.toThrow(BrokenExportError);
  const damaged = { ...files, [second]: new Uint8Array([1, 2, 3]) };
  await expect(importOutbox(copy, damaged)).rejects.toThrow(BrokenExportError);
  expect(await tables()).toEqual({ drafts: [], photos: [], bytes: [] });
});

test("6.2: removes the work of users who were not signed in for 30 days, and keeps the rest", async () => {
  const [start, later] = [Date.UTC(2026, 10, 1), Date.UTC(2026, 10, 1) + 31 * DAY_MS];
  await writtenDraft({ owner: "anna" });
  await writtenDraft({ owner: "ben" });
  await writtenDraft({ owner: "carl" });
  for (const owner of ["anna", "ben"]) await sweepUnused(owner, start);
  await sweepUnused("ben", start + 5 * DAY_MS);
  await sweepUnused("dora", later);
  const { drafts } = await tables();
  // Carl was first noticed by the first sweep: his time is over like Anna's.
  expect(drafts.map(({ owner }) => owner)).toEqual(["ben"]);
  await sweepUnused("ben", later * 2);
  expect((await tables()).drafts).toHaveLength(1);
});
