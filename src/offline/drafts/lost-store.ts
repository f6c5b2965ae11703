import { readOrDefault } from "../databases/storage-errors.ts";
import type { Draft, DraftKind } from "./draft.ts";
import { draftsDatabase } from "./drafts-database.ts";

/** The browser had emptied the phone's store: what was typed is kept again, its photos are gone. */
export class StoreLostError extends Error {
  override readonly name = "StoreLostError";
}

/** Names the store: it is another one after the browser has emptied it (D7). Undefined where there is none. */
export async function storeId(): Promise<string | undefined> {
  return readOrDefault(async () => (await draftsDatabase().births.get("store"))?.id, undefined);
}

/** A draft as an empty store can keep it: as it was typed, with those photos that the server has. */
export function asUnsaved<Kind extends DraftKind>(draft: Draft<Kind>): Draft<Kind> {
  const { base } = draft;
  const onServer = new Set(base !== null && "images" in base ? base.images.map(({ uuid }) => uuid) : []);
  return { ...draft, revision: 0, photos: draft.photos.filter((uuid) => onServer.has(uuid)) };
}
