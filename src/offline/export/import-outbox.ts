import type { Draft, DraftPhoto } from "../drafts/draft.ts";
import { isIntact } from "../databases/intact-bytes.ts";
import { draftsDatabase } from "../drafts/drafts-database.ts";
import { inTransaction, newEntry, subjectOfDraft } from "../outbox/entries/entry-rows.ts";
import { subjectOf } from "../drafts/outbox-entry.ts";
import { BrokenExportError } from "./open-export.ts";
import { isElsewhere, type OutboxExport } from "./export-outbox.ts";
import { pathOfPhoto } from "./photo-path.ts";

/** How many drafts and entries were imported. */
export interface TakenIn {
  added: number;
  /** They were on this phone already, and stay as they are. */
  known: number;
}

/**
 * Imports an export, all of it or nothing. Rows that this phone has already stay as they are: the user may have edited
 * them since the export.
 * @param files The photos, by their path in the file.
 * @throws BrokenExportError when a photo is missing or damaged; PhoneFullError.
 */
export async function importOutbox(copy: OutboxExport, files: Readonly<Record<string, Uint8Array>>): Promise<TakenIn> {
  const bytes = await wholePhotos(copy, files);
  return inTransaction(async () => {
    const known = await knownSubjects(copy);
    const isNew = (subject: string) => !known.has(subject);
    const drafts = copy.drafts.filter((draft) => isNew(subjectOfDraft(draft)));
    const entries = copy.entries.filter(({ change }) => isNew(subjectOf(change)));
    const draftIds = new Set(drafts.map(({ id }) => id));
    const photos = copy.photos.filter(({ draftId }) => draftIds.has(draftId));
    await keep(copy.owner, { drafts, photos, bytes });
    for (const entry of entries) await draftsDatabase().outbox.add({ ...newEntry(copy.owner, entry.change), ...entry });
    const added = new Set([...drafts.map(subjectOfDraft), ...entries.map(({ change }) => subjectOf(change))]);
    return { added: added.size, known: known.size };
  });
}

/** What of a copy this phone has already: a draft, an entry, or a photo under the same uuid. */
async function knownSubjects({ owner, drafts, photos, entries }: OutboxExport): Promise<Set<string>> {
  const db = draftsDatabase();
  const subjects = new Set([...drafts.map(subjectOfDraft), ...entries.map(({ change }) => subjectOf(change))]);
  const kept = await db.photos.bulkGet(photos.map(({ uuid }) => uuid));
  const draftIds = new Set(kept.flatMap((photo, index) => (photo === undefined ? [] : photos[index]!.draftId)));
  const known = new Set(drafts.filter(({ id }) => draftIds.has(id)).map(subjectOfDraft));
  for (const subject of subjects) {
    const id = subject.slice(subject.indexOf(":") + 1);
    const draft = await db.drafts.get([owner, id]);
    const entry = await db.outbox.where("[owner+subject]").equals([owner, subject]).first();
    if (draft !== undefined || entry !== undefined) known.add(subject);
  }
  return known;
}

interface Kept {
  drafts: readonly Draft[];
  photos: readonly DraftPhoto[];
  bytes: ReadonlyMap<string, ArrayBuffer>;
}

async function keep(owner: string, { drafts, photos, bytes }: Kept): Promise<void> {
  const db = draftsDatabase();
  await db.drafts.bulkPut([...drafts]);
  await db.photos.bulkPut([...photos]);
  for (const { uuid } of photos) {
    const original = bytes.get(uuid);
    if (original !== undefined) await db.photoBytes.put({ uuid, owner, original, shrunk: null, shrunkType: null });
  }
}

/** The bytes of all photos that were copied, each as it was picked. */
async function wholePhotos(
  { photos }: OutboxExport,
  files: Readonly<Record<string, Uint8Array>>,
): Promise<Map<string, ArrayBuffer>> {
  const bytes = new Map<string, ArrayBuffer>();
  for (const photo of photos) {
    const file = files[pathOfPhoto(photo)];
    if (file === undefined && isElsewhere(photo)) continue;
    const original = file && new Uint8Array(file).buffer;
    if (original === undefined || !(await isIntact(photo, original))) throw new BrokenExportError("A photo is damaged");
    bytes.set(photo.uuid, original);
  }
  return bytes;
}
