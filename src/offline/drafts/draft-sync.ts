import type { DraftDocument } from "#domain/drafts/draft-document.ts";

/** How far one draft is in step with its owner's account. It outlives the draft until the account has heard of its end. */
export interface DraftSync {
  owner: string;
  /** The draft's. */
  id: string;
  /** What the account last had, with its version and the time of its deletion there; null before the first exchange. */
  base: { content: DraftDocument; version: string; deletesAt: string } | null;
  /** What was sent since without an answer, oldest first: the account may have one of these. */
  unheard?: DraftDocument[];
  /** The draft's revision that the account has; null while it has none. */
  revision: number | null;
  /** The revision that is not sent: the account has refused it, or has let go of it after 60 days; null for none. */
  withheld: number | null;
  /** Uuids of photos that the account has. */
  photos: string[];
  /** Uuids of photos that it has refused. */
  refusedPhotos: string[];
  /** The account has a newer version, which waits until the draft is not open or queued any more. */
  isBehind: boolean;
  /** The photos that this newer version names, by uuid. */
  photosBehind?: string[];
}

/** A draft that was never exchanged. */
export function newSync(owner: string, id: string): DraftSync {
  return { owner, id, base: null, revision: null, withheld: null, photos: [], refusedPhotos: [], isBehind: false };
}
