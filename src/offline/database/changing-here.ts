import type { Changing } from "../documents/change.ts";
import type { Kind } from "../documents/kind.ts";
import type { KindName } from "../documents/row.ts";
import { dexieStore } from "./dexie-store.ts";

/** A document of this phone, to be changed now. */
export function changingHere<K extends KindName>(kind: Kind<K>, owner: string, id: string): Changing<K> {
  return { store: dexieStore, kind, owner, id, now: Date.now() };
}
