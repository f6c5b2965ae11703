import { remove } from "./edit.ts";
import type { Kind } from "./kind.ts";
import { derive, sentOf, shown, wish, type Occasion } from "./parts.ts";
import type { DocumentRow, KindName } from "./row.ts";

/** A document of the account's after it has been joined with the one that was made here for the same. */
export interface Joined<K extends KindName> {
  row: DocumentRow<K>;
  /** The other one, and what is left of it: null for nothing; its removal where the account may still get it. */
  twin: { id: string; left: DocumentRow<K> | null } | null;
}

/**
 * Joins a document of the account's with one of the same that was made here, or is lost there, under another id.
 * @param others The owner's other documents of the kind which the account does not list.
 */
export function joinedWithTwin<K extends KindName>(
  row: DocumentRow<K>,
  others: readonly DocumentRow<K>[],
  { kind, ...at }: Occasion & { kind: Kind<K> },
): Joined<K> {
  const content = shown(row);
  const { twins } = kind;
  if (twins === undefined || content === null) return { row, twin: null };
  for (const other of others) {
    const twin = other.version === null ? shown(other) : null;
    if (twin === null || !twins.areSame(content, twin)) continue;
    const joined = twins.joined(content, twin);
    return {
      row: kind.isSame(joined, content) ? row : derive(wish(kind, row, joined, at)),
      twin: { id: other.id, left: sentOf(other).length === 0 ? null : remove(other, at) },
    };
  }
  return { row, twin: null };
}
