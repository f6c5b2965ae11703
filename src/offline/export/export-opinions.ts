import { VIEWINGS_DATABASE } from "../databases/database-names.ts";
import { hasDatabase } from "../databases/has-database.ts";
import type { SharedListRow } from "../viewings/shared-lists/shared-list-row.ts";
import { unsentOpinions } from "../viewings/shared-lists/shared-lists.ts";

/** What its reader thinks of the rooms of a shared list; nothing of what friends have said. */
export interface ExportedOpinion extends Pick<SharedListRow, "token" | "content" | "base"> {
  /** Of the list. */
  name: string;
}

/** A user's votes and notes that the server does not have: the `shared-lists.json` of an exported file. */
export interface OpinionsExport {
  format: "qiying-shared-lists";
  /** Grows when an older app could not read it any more. */
  version: 1;
  /** The user's id: only this user can import it. */
  owner: string;
  opinions: ExportedOpinion[];
}

export const OPINIONS_EXPORT_VERSION = 1;
export const OPINIONS_EXPORT_FILE = "shared-lists.json";

/** A copy of an owner's opinions; null when the server has all of them. */
export async function exportOpinions(owner: string): Promise<OpinionsExport | null> {
  if (!(await hasDatabase(VIEWINGS_DATABASE))) return null;
  const rows = await unsentOpinions(owner);
  if (rows.length === 0) return null;
  const opinions = rows.map(({ token, content, base, view: { name } }) => ({ token, content, base, name }));
  return { format: "qiying-shared-lists", version: OPINIONS_EXPORT_VERSION, owner, opinions };
}
