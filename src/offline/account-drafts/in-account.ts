import { subjectOfDraft } from "../outbox/entries/entry-rows.ts";
import { draftsDatabase } from "../drafts/drafts-database.ts";
import { arrivingNow } from "./due-in-outbox.ts";
import { unsentPhotos } from "./send-draft-photo.ts";

/** Ids of an owner's drafts of which the account has everything, photos included. */
export async function draftsInAccount(owner: string): Promise<ReadonlySet<string>> {
  const db = draftsDatabase();
  const syncs = await db.draftSyncs.where("owner").equals(owner).toArray();
  const whole = new Set<string>();
  for (const sync of syncs) {
    const draft = await db.drafts.get([owner, sync.id]);
    if (draft === undefined || sync.revision !== draft.revision || sync.isBehind) continue;
    if (sync.refusedPhotos.length === 0 && (await unsentPhotos(draft, sync)).length === 0) whole.add(sync.id);
  }
  return whole;
}

/**
 * A value for observers that changes with each change of a draft that the account has not and is to have; empty when it
 * has all. A draft whose row is about to arrive counts again when it has to wait in the outbox.
 */
export async function unsentDraftsMark(owner: string): Promise<string> {
  const db = draftsDatabase();
  const [drafts, syncs, arriving] = await Promise.all([
    db.drafts.where("owner").equals(owner).toArray(),
    db.draftSyncs.where("owner").equals(owner).toArray(),
    arrivingNow(owner),
  ]);
  const known = new Map(syncs.map((sync) => [sync.id, sync]));
  const here = new Set(drafts.map(({ id }) => id));
  const changed = drafts.filter((draft) => {
    const { id, revision } = draft;
    const sync = known.get(id);
    if (arriving.has(subjectOfDraft(draft))) return false;
    return sync === undefined || (sync.revision !== revision && sync.withheld !== revision && !sync.isBehind);
  });
  const ended = syncs.filter(({ id }) => !here.has(id));
  return [...changed.map(({ id, revision }) => `${id} ${revision}`), ...ended.map(({ id }) => `${id} -`)].join("\n");
}
