import { SHARED_LIST_TOKEN, VOTES } from "#domain/shared-lists/shared-list.ts";
import { OPINIONS_EXPORT_VERSION, type OpinionsExport } from "./export-opinions.ts";
import { areAll, BrokenExportError, isObject, isText, openExport } from "./open-export.ts";

/**
 * Reads the `shared-lists.json` of an exported file. Files can come from anywhere: what does not look as we write it is refused as a
 * whole.
 * @throws BrokenExportError, ForeignExportError
 */
export function parseOpinionsExport(text: string, owner: string): OpinionsExport {
  const copy = openExport(text, { format: "qiying-shared-lists", version: OPINIONS_EXPORT_VERSION, owner });
  if (!areAll(copy["opinions"], isOpinion)) throw new BrokenExportError("The export is damaged");
  return copy as unknown as OpinionsExport;
}

function isOpinion(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { token, name, content, base } = value;
  const isBase =
    base === null ||
    (isObject(base) && [base["version"], base["updated_at"]].every(isText) && isContent(base["content"]));
  return isText(token) && SHARED_LIST_TOKEN.test(token) && isText(name) && isContent(content) && isBase;
}

function isContent(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { name, votes, notes } = value;
  const areVotes = isObject(votes) && areAll(Object.values(votes), (vote) => VOTES.some((known) => known === vote));
  return isText(name) && areVotes && isObject(notes) && areAll(Object.values(notes), isText);
}
