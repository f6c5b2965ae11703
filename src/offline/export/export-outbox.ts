import type { Draft, DraftPhoto } from "../drafts/draft.ts";
import { photoBytes } from "../drafts/draft-photos.ts";
import { draftsDatabase } from "../drafts/drafts-database.ts";
import { subjectOfDraft } from "../outbox/entries/entry-rows.ts";
import type { Change, OutboxEntry } from "../drafts/outbox-entry.ts";

/** The part of an entry that does not depend on the phone: without its sending state. */
export type ExportedEntry = Pick<OutboxEntry, "change" | "key" | "merged" | "mayHaveArrived" | "queuedAt">;

/**
 * A user's unsent work, to be imported on another phone or archived: the `unsent.json` of an exported file. The photos
 * are beside it as they were picked, at `pathOfPhoto`. Ids, keys and uuids are the originals', so that sending from two
 * phones creates one row (T7).
 */
export interface OutboxExport {
  format: "qiying-unsent";
  /** Grows when an older app could not read it any more. */
  version: 1;
  /** The user's id: only this user can import it. */
  owner: string;
  /** Instant, ISO 8601 in UTC. */
  exportedAt: string;
  drafts: Draft[];
  photos: DraftPhoto[];
  entries: ExportedEntry[];
}

/**
 * Not exported: an old profile change must not undo a later one, a report is not for other eyes, and feedback is not worth
 * exporting; nor is a deed, which names other people's requests.
 */
const STAYS: ReadonlySet<Change["type"]> = new Set(["profile", "report", "deed", "feedback"]);

export const EXPORT_VERSION = 1;
export const EXPORT_FILE = "unsent.json";

/**
 * A copy of an owner's unsent work, without the bytes of its photos.
 * @param subjects What to copy, as `subjectOf` names it; everything unless told.
 */
export async function exportOutbox(owner: string, subjects?: readonly string[]): Promise<OutboxExport> {
  const db = draftsDatabase();
  const isWanted = (subject: string) => subjects?.includes(subject) ?? true;
  return db.transaction("r", db.drafts, db.photos, db.outbox, async () => {
    const drafts = await db.drafts.where("owner").equals(owner).toArray();
    const photos = await db.photos.where("owner").equals(owner).toArray();
    const entries = await db.outbox.where("owner").equals(owner).sortBy("seq");
    const copied = drafts.filter((draft) => isWanted(subjectOfDraft(draft)));
    const draftIds = new Set(copied.map(({ id }) => id));
    return {
      format: "qiying-unsent",
      version: EXPORT_VERSION,
      owner,
      exportedAt: new Date().toISOString(),
      drafts: copied,
      photos: photos.filter(({ draftId }) => draftIds.has(draftId)),
      entries: entries.filter(({ subject, change }) => !STAYS.has(change.type) && isWanted(subject)).map(copyOf),
    };
  });
}

/** A photo as it was picked; null where only the server has it. */
export async function exportedPhoto(owner: string, { uuid }: DraftPhoto): Promise<Uint8Array<ArrayBuffer> | null> {
  const bytes = await photoBytes(owner, uuid);
  return bytes === undefined ? null : new Uint8Array(bytes.original);
}

/** Whether a photo need not be in the file: the server has it, another device has it, or it is lost. */
export function isElsewhere({ state, refusal, awaited }: DraftPhoto): boolean {
  return state === "uploaded" || refusal === "gone" || awaited !== undefined;
}

function copyOf({ change, key, merged, mayHaveArrived, queuedAt }: OutboxEntry): ExportedEntry {
  return { change, key, merged, mayHaveArrived, queuedAt };
}
