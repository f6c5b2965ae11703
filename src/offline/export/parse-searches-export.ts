import { ALERT_TIMES } from "#domain/notifications/notification.ts";
import { SAVED_SEARCH_MODES } from "#domain/saved-searches/saved-search.ts";
import { SEARCHES_EXPORT_VERSION, type SearchesExport } from "./export-searches.ts";
import { areAll, BrokenExportError, isObject, isText, openExport } from "./open-export.ts";

/**
 * Reads the `searches.json` of an exported file. Files can come from anywhere: what does not look as we write it is refused as a
 * whole; what a search may ask for is for the server to say.
 * @throws BrokenExportError, ForeignExportError
 */
export function parseSearchesExport(text: string, owner: string): SearchesExport {
  const copy = openExport(text, { format: "qiying-searches", version: SEARCHES_EXPORT_VERSION, owner });
  if (!areAll(copy["searches"], isSearch)) throw new BrokenExportError("The export is damaged");
  return copy as unknown as SearchesExport;
}

function isSearch(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { id, content, base, createdAt, seenAt } = value;
  return isText(id) && isContent(content) && (base === null || isContent(base)) && [createdAt, seenAt].every(isInstant);
}

function isContent(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { name, criteria, alert, by_push, by_mail } = value;
  const isTold = ALERT_TIMES.some((time) => time === alert) && [by_push, by_mail].every(isBoolean);
  return isText(name) && isTold && isCriteria(criteria);
}

function isCriteria(value: unknown): boolean {
  if (!isObject(value) || !SAVED_SEARCH_MODES.some((mode) => mode === value["mode"])) return false;
  return Object.values(value).every(
    (each) => isText(each) || Number.isFinite(each) || isBoolean(each) || areAll(each, isText),
  );
}

function isInstant(value: unknown): boolean {
  return isText(value) && !Number.isNaN(Date.parse(value));
}

function isBoolean(value: unknown): boolean {
  return typeof value === "boolean";
}
