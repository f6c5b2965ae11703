import { DOCUMENTS_DATABASE } from "../databases/database-names.ts";
import { hasDatabase } from "../databases/has-database.ts";
import { forgetDocuments } from "../documents/forget.ts";
import { dexieStore } from "./dexie-store.ts";
import { documentsDatabase } from "./documents-database.ts";
import { countUnsentWork } from "./live.ts";
import { dropUnwantedPhotos } from "./room-photos.ts";

/* What is asked of a phone that may have no documents; none of it makes the database. */

/** All owners with documents on this phone. */
export async function documentOwners(): Promise<string[]> {
  if (!(await hasDatabase(DOCUMENTS_DATABASE))) return [];
  return (await documentsDatabase().table("documents").orderBy("owner").uniqueKeys()).map(String);
}

/** How much unsent work an owner has; see `countUnsentWork`. */
export async function unsentWorkHere(owner: string): Promise<number> {
  return (await hasDatabase(DOCUMENTS_DATABASE)) ? countUnsentWork(owner) : 0;
}

/** Removes an owner's documents; see `forgetDocuments`. */
export async function forgetDocumentsHere(owner: string, which: "synced" | "all"): Promise<void> {
  if (!(await hasDatabase(DOCUMENTS_DATABASE))) return;
  await forgetDocuments(dexieStore, owner, which);
  await dropUnwantedPhotos();
}
