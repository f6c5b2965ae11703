import { DOCUMENT_TABLES, keep } from "./keep.ts";
import type { Kind } from "./kind.ts";
import { shown } from "./parts.ts";
import type { Content, KindName } from "./row.ts";
import type { Store } from "./store.ts";

/**
 * Makes documents that were made before a login the user's own. Of what they have already it stays once; what was removed goes. The
 * kind has no photos.
 * @param from The owner of what has no user.
 */
export async function adoptDocuments<K extends KindName>(
  store: Store,
  kind: Kind<K>,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await store.write(DOCUMENT_TABLES, async (tx) => {
    const strays = await tx.all("documents", "kind", [from, kind.name]);
    const theirs = strays.length === 0 ? [] : await tx.all("documents", "kind", [to, kind.name]);
    const shownTheirs = theirs.map((row) => shown(row) as Content<K> | null);
    for (const stray of strays) {
      const content = shown(stray) as Content<K> | null;
      const isTheirs = shownTheirs.some((one) => isTwin(kind, one, content));
      await keep(tx, NAMES_NONE, { owner: from, kind: kind.name, id: stray.id }, null);
      if (content !== null && !isTheirs) await tx.put("documents", { ...stray, owner: to });
    }
  });
}

function isTwin<K extends KindName>({ twins }: Kind<K>, one: Content<K> | null, other: Content<K> | null): boolean {
  return twins !== undefined && one !== null && other !== null && twins.areSame(one, other);
}

const NAMES_NONE = { photosOf: () => [] };
