import type { AccountDraft } from "#domain/drafts/draft-document.ts";
import type { DraftTable } from "../db/tables.ts";

/** The columns that a draft is answered from. */
export const DRAFT_COLUMNS = ["id", "kind", "content", "removed_at", "is_posted", "updated_at", "deletes_at"] as const;

export type DraftRow = Pick<DraftTable, (typeof DRAFT_COLUMNS)[number]>;

/** A draft as its owner gets it. */
export function toDraft({ removed_at, updated_at, ...row }: DraftRow): AccountDraft {
  return {
    id: row.id,
    kind: row.kind,
    content: row.content,
    version: updated_at,
    updated_at,
    deletes_at: row.deletes_at,
    is_removed: removed_at !== null,
    is_posted: row.is_posted,
  };
}
