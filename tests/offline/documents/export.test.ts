import { beforeEach, expect, test } from "vitest";
import { emptyFields } from "#domain/fields/field-row.ts";
import { LISTING_FIELDS } from "#domain/listings/listing-fields.ts";
import type { Listing } from "#domain/listings/listing.ts";
import { emptyOpinion } from "#domain/shared-lists/shared-list.ts";
import { emptyViewing } from "#domain/viewings/viewing.ts";
import { edit, remove, restore } from "#offline/documents/edit.ts";
import type { Kind } from "#offline/documents/kind.ts";
import { fresh, shown } from "#offline/documents/parts.ts";
import type { Content, DocumentRow, KindName, Kinds } from "#offline/documents/row.ts";
import {
  exportDocuments,
  exportedDocumentPhoto,
  type DocumentsExport,
} from "#offline/export/documents/export-documents.ts";
import { importDocuments } from "#offline/export/documents/import-documents.ts";
import { parseDocuments } from "#offline/export/documents/parse-documents.ts";
import { BrokenExportError, ForeignExportError } from "#offline/export/open-export.ts";
import { pathOfPhoto } from "#offline/export/photo-path.ts";
import { opinion } from "#offline/kinds/opinion.ts";
import { search } from "#offline/kinds/search.ts";
import { settings } from "#offline/kinds/settings.ts";
import { viewing } from "#offline/kinds/viewing.ts";
import { mapStore, type MapStore } from "../../simulation/map-store.ts";

const OWNER = "user-a";
const NOON = "2026-11-30T12:00:00.000Z";
const AT = { now: 1000, order: 1 };
const ROOM = "0198c0de-0000-7000-8000-000000000001";
const TOKEN = "a".repeat(32);
const PHOTO = "0198c0de-0000-7000-8000-0000000000f1";
const LISTING = {
  ...emptyFields(LISTING_FIELDS),
  id: ROOM,
  owner_id: null,
  title: "A room",
  city: "London",
  post_code: "E1",
  price: 180,
  property_type: "student",
  room_type: "studio",
  image_url: null,
  images: [],
  email: null,
  created_at: NOON,
  updated_at: NOON,
  is_demo: false,
} as unknown as Listing;
const BESIDE: { [K in KindName]: Kinds[K]["beside"] } = {
  viewing: { listing: LISTING, fetchedAt: 1, goneAt: null, missedAt: null, savedAt: 1 },
  search: { createdAt: NOON, newCount: 3, newSince: NOON, newInAll: 3 },
  opinion: {
    view: {
      name: "September",
      is_owner: false,
      rooms: [],
      opinions: [{ id: "friend", name: "Mei", votes: {}, notes: { room: "Too loud" } }],
    },
    fetchedAt: 1,
  },
  settings: { mailAddress: "a@example.org", isMailConfirmed: true },
};
const LEEDS = { name: "Leeds", criteria: { mode: "filter", city: "Leeds" } } as const;

let store: MapStore;
beforeEach(() => {
  store = mapStore();
});

test("what the account has not got comes to another phone as it is; what it has, and settings, stay", async () => {
  await put(written(viewing, ROOM, { notes: "damp" }), { ...written(viewing, "in-step", {}), wanted: null, unsent: 0 });
  const told = edit(search, inAccount(search, "search", LEEDS), (before) => ({ ...before, alert: "daily" }), AT);
  const left = { ...told, wanted: { ...told.wanted!, sent: [told.wanted!.content] } };
  await put(left, written(opinion, TOKEN, { votes: { [ROOM]: "up" } }), written(settings, "settings", {}));
  await put(remove(inAccount(search, "removed", LEEDS), AT));
  const before = await rows();
  const copy = await inFile();
  expect(copy.documents.map(({ kind }) => kind).toSorted()).toEqual(["opinion", "search", "viewing"]);
  expect(JSON.stringify(copy)).not.toContain("Too loud");
  store = mapStore();
  expect(await taken(copy)).toEqual({ added: 3, known: 0 });
  for (const row of await rows()) {
    const one = before.find(({ id }) => id === row.id)!;
    expect(row).toMatchObject({ base: one.base, version: one.version, unsent: 1, owner: OWNER });
    expect(row.wanted).toMatchObject({ content: one.wanted!.content, sent: one.wanted!.sent });
  }
  expect(await rowOf("viewing", ROOM)).toMatchObject({ beside: BESIDE.viewing });
  expect(await taken(copy)).toEqual({ added: 0, known: 3 });
});

test("a contact that was opened goes with its room", async () => {
  await put(written(viewing, ROOM, {}));
  const contact = { email: "owner@example.org", contact_info: null, xhs_link: null } as never;
  const copy = await exportDocuments(store, OWNER, new Map([[ROOM, contact]]));
  expect(copy?.documents[0]?.beside).toMatchObject({ listing: { email: "owner@example.org" } });
});

test("of a document that is here already, what was written since it parted from the account comes in, and no more", async () => {
  await put(edit(search, inAccount(search, "id", LEEDS), (one) => ({ ...one, name: "Renamed", alert: "daily" }), AT));
  const copy = await inFile();
  store = mapStore();
  await put(edit(search, inAccount(search, "id", LEEDS), (one) => ({ ...one, alert: "at_once" }), AT));
  expect(await taken(copy)).toEqual({ added: 1, known: 0 });
  expect(shown(await rowOf("search", "id"))).toMatchObject({ name: "Renamed", alert: "at_once" });
});

test("A-76: another search for the same stays the only one, and one that was removed here stays removed", async () => {
  await put(written(search, "one", { ...LEEDS, name: "On the one phone" }));
  const copy = await inFile();
  store = mapStore();
  await put(written(search, "other", LEEDS));
  expect(await taken(copy)).toEqual({ added: 0, known: 1 });
  expect((await rows()).map(({ id }) => id)).toEqual(["other"]);
  store = mapStore();
  const removed = remove(inAccount(search, "one", LEEDS), AT);
  await put(removed);
  expect(await taken(copy)).toEqual({ added: 0, known: 1 });
  expect(await rowOf("search", "one")).toEqual(removed);
});

test("A-75: what was said of a room on both phones is kept, line by line; of a list that was only opened here all comes", async () => {
  await put(written(opinion, TOKEN, { notes: { [ROOM]: "Quiet at night" } }));
  const copy = await inFile();
  store = mapStore();
  await put(written(opinion, TOKEN, { notes: { [ROOM]: "Far from the bus" } }));
  await taken(copy);
  const note = shown(await rowOf("opinion", TOKEN))?.notes[ROOM];
  expect(note?.split("\n").toSorted()).toEqual(["Far from the bus", "Quiet at night"]);
  store = mapStore();
  await put(fresh("opinion", { owner: OWNER, id: TOKEN, beside: BESIDE.opinion }));
  await taken(copy);
  expect(await rowOf("opinion", TOKEN)).toMatchObject({ beside: BESIDE.opinion, unsent: 1 });
});

test("photos come with what names them, to the last bit; a viewing that was removed here is back", async () => {
  await put(written(viewing, ROOM, { photos: [{ uuid: PHOTO, caption: "front" }] }));
  await putPhoto();
  const copy = await inFile();
  const files = await filesOf(copy);
  store = mapStore();
  await put(remove(written(viewing, ROOM, { notes: "damp" }), AT));
  expect(await taken(copy, files)).toEqual({ added: 1, known: 0 });
  expect(shown(await rowOf("viewing", ROOM))).toMatchObject({ photos: [{ uuid: PHOTO }] });
  expect(await exportedDocumentPhoto(store, PHOTO)).toEqual(new Uint8Array([1, 2, 3]));
  const photos = await store.read(["photos"], (tx) => tx.all("photos", "owner", OWNER));
  expect(photos).toMatchObject([{ uuid: PHOTO, documentId: ROOM, size: 3, state: "stored", sha256: null }]);
});

test("M13: a missing photo refuses the whole, and nothing has changed", async () => {
  await put(written(viewing, ROOM, { photos: [{ uuid: PHOTO, caption: "" }] }), written(search, "id", LEEDS));
  await putPhoto();
  const copy = await inFile();
  store = mapStore();
  await expect(taken(copy, {})).rejects.toBeInstanceOf(BrokenExportError);
  expect(await rows()).toEqual([]);
});

test("a room that is none of today's is fetched anew", async () => {
  const listing = { id: ROOM, title: "A room of an earlier build" } as unknown as Listing;
  await put({ ...written(viewing, ROOM, {}), beside: { ...BESIDE.viewing, listing } });
  expect((await inFile()).documents[0]?.beside).toMatchObject({ listing: null, fetchedAt: 0 });
});

test("files of others, of later apps, and what nobody has exported, are refused", async () => {
  await put(written(viewing, ROOM, {}), written(search, "id", LEEDS), written(opinion, TOKEN, { name: "Li" }));
  const copy = (await exportDocuments(store, OWNER, new Map()))!;
  await expect(parseDocuments(JSON.stringify(copy), "user-b")).rejects.toBeInstanceOf(ForeignExportError);
  const later = JSON.stringify({ ...copy, version: 2 });
  await expect(parseDocuments(later, OWNER)).rejects.toBeInstanceOf(ForeignExportError);
  const wrongs: [KindName, object][] = [
    ["viewing", { content: { ...emptyViewing, appointment: "tomorrow" } }],
    ["viewing", { content: { ...emptyViewing, notes: 7 } }],
    ["viewing", { base: { content: emptyViewing, version: "v1" } }],
    ["search", { content: { ...search.empty, alert: "hourly" } }],
    ["search", { beside: { createdAt: "yesterday" } }],
    ["search", { sent: [{}] }],
    ["opinion", { id: "../../etc" }],
    ["opinion", { content: { ...emptyOpinion, votes: { room: "maybe" } } }],
    ["opinion", { kind: "settings" }],
  ];
  for (const [kind, wrong] of wrongs) {
    const documents = copy.documents.map((one) => (one.kind === kind ? { ...one, ...wrong } : one));
    const read = parseDocuments(JSON.stringify({ ...copy, documents }), OWNER);
    await expect(read, JSON.stringify(wrong)).rejects.toBeInstanceOf(BrokenExportError);
  }
  const tooLong = copy.documents.map((one) =>
    one.kind === "viewing" ? { ...one, content: { ...emptyViewing, notes: "x".repeat(6000) } } : one,
  );
  await parseDocuments(JSON.stringify({ ...copy, documents: tooLong }), OWNER);
});

/** A document that the account has never had. */
function written<K extends KindName>(kind: Kind<K>, id: string, changes: Partial<Content<K>>): DocumentRow<K> {
  const row = restore(kind, fresh(kind.name, { owner: OWNER, id, beside: BESIDE[kind.name] }), AT);
  return edit(kind, row, (before) => ({ ...before, ...changes }), AT);
}

/** One that it has. */
function inAccount<K extends KindName>(kind: Kind<K>, id: string, changes: Partial<Content<K>>): DocumentRow<K> {
  return { ...written(kind, id, {}), base: { ...kind.empty, ...changes }, version: NOON, wanted: null, unsent: 0 };
}

async function put(...added: DocumentRow[]): Promise<void> {
  await store.write(["documents"], async (tx) => {
    for (const row of added) await tx.put("documents", row);
  });
}

async function putPhoto(): Promise<void> {
  const photo = { owner: OWNER, kind: "viewing", documentId: ROOM, uuid: PHOTO, type: "image/jpeg", size: 3 } as const;
  const bytes = new Uint8Array([1, 2, 3]).buffer;
  await store.write(["photos", "bytes"], async (tx) => {
    await tx.put("photos", { ...photo, sha256: "ab", state: "begun" });
    await tx.put("bytes", { uuid: PHOTO, which: "picked", owner: OWNER, type: "image/jpeg", bytes });
  });
}

function rows(): Promise<readonly Readonly<DocumentRow>[]> {
  return store.read(["documents"], (tx) => tx.all("documents", "owner", OWNER));
}

async function rowOf<K extends KindName>(kind: K, id: string): Promise<DocumentRow<K>> {
  const row = await store.read(["documents"], (tx) => tx.get("documents", [OWNER, kind, id]));
  return row as DocumentRow<K>;
}

/** What is exported, through a file. */
async function inFile(): Promise<DocumentsExport> {
  return parseDocuments(JSON.stringify(await exportDocuments(store, OWNER, new Map())), OWNER);
}

async function filesOf({ photos }: DocumentsExport): Promise<Record<string, Uint8Array>> {
  const files = photos.map(
    async (photo) => [pathOfPhoto(photo), await exportedDocumentPhoto(store, photo.uuid)] as const,
  );
  return Object.fromEntries(await Promise.all(files)) as Record<string, Uint8Array>;
}

function taken(copy: DocumentsExport, files: Record<string, Uint8Array> = {}) {
  return importDocuments(store, copy, { files, now: 2000 });
}
