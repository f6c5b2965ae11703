import type { I18n } from "@lingui/core";
import { londonDay } from "#domain/calendar-day.ts";
import { dexieStore } from "#offline/database/dexie-store.ts";
import { DOCUMENTS_DATABASE } from "#offline/databases/database-names.ts";
import { hasDatabase } from "#offline/databases/has-database.ts";
import { exportOutbox } from "#offline/export/export-outbox.ts";
import { openedContacts } from "#offline/cache/contacts/opened-contacts.ts";
import { exportDocuments, type DocumentsExport } from "#offline/export/documents/export-documents.ts";
import { serverNow } from "../../platform/clock/server-clock.ts";
import { saveFile } from "../../platform/save-file.ts";
import { holdUpdates } from "../../platform/updates/update-holds.ts";
import { toast } from "../../ui/toasts/toasts.ts";

/**
 * Saves a file with the user's unsent work, photos included. No update reloads the page meanwhile.
 * @param subjects What to export; by default everything, with viewings, saved searches, and what was said of shared lists.
 * @returns Whether a file was saved.
 */
export async function saveExport(i18n: I18n, owner: string, subjects?: readonly string[]): Promise<boolean> {
  const releaseHold = holdUpdates("export");
  try {
    const { NOTHING_EXCHANGED, packExport } = await import("./export-archive.ts");
    const exchanged = subjects === undefined ? await exchangedOf(owner) : NOTHING_EXCHANGED;
    saveFile(
      await packExport(() => exportOutbox(owner, subjects), exchanged),
      `qiying-unsent-${londonDay(new Date(serverNow()))}.zip`,
    );
    toast("success", i18n._("outbox.exported"));
    return true;
  } catch {
    // The store can't be read, or the packing code is not on the phone: nothing is lost.
    toast("error", i18n._("outbox.export.failed"));
    return false;
  } finally {
    releaseHold();
  }
}

async function exchangedOf(owner: string) {
  return { documents: await documentsOf(owner) };
}

async function documentsOf(owner: string): Promise<DocumentsExport | null> {
  if (!(await hasDatabase(DOCUMENTS_DATABASE))) return null;
  return exportDocuments(dexieStore, owner, await openedContacts(owner));
}
