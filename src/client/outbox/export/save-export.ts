import type { I18n } from "@lingui/core";
import { londonDay } from "#domain/calendar-day.ts";
import { exportOutbox } from "#offline/export/export-outbox.ts";
import { exportOpinions } from "#offline/export/export-opinions.ts";
import { exportSearches } from "#offline/export/export-searches.ts";
import { exportViewings } from "#offline/export/export-viewings.ts";
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
  const [viewings, searches, opinions] = await Promise.all([
    exportViewings(owner),
    exportSearches(owner),
    exportOpinions(owner),
  ]);
  return { viewings, searches, opinions };
}
