import { DOCUMENT_TABLES, keep } from "./keep.ts";
import type { Store } from "./store.ts";

/**
 * Removes an owner's documents with their photos: at their logout, or with their account.
 * @param which `synced`: those that the account has as they are; `all`: the others too, which are lost then.
 */
export async function forgetDocuments(store: Store, owner: string, which: "synced" | "all"): Promise<void> {
  await store.write([...DOCUMENT_TABLES, "pulls", "pushes"], async (tx) => {
    for (const { kind, id, unsent } of await tx.all("documents", "owner", owner)) {
      if (which === "all" || unsent === 0) await keep(tx, NAMES_NONE, { owner, kind, id }, null);
    }
    // After the next login everything is asked for again.
    for (const key of await tx.keys("pulls", "owner", owner)) await tx.delete("pulls", key);
    // The server forgets with the session that it sends pushes here.
    await tx.delete("pushes", owner);
  });
}

const NAMES_NONE = { photosOf: () => [] };
