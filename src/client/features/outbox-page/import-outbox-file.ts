import type { I18n } from "@lingui/core";
import { PhoneFullError } from "#offline/databases/storage-errors.ts";
import { BrokenExportError, ForeignExportError } from "#offline/export/open-export.ts";
import { parseOutboxExport } from "#offline/export/parse-outbox-export.ts";
import { importOutbox, type TakenIn } from "#offline/export/import-outbox.ts";
import { importOpinions } from "#offline/export/import-opinions.ts";
import { importSearches } from "#offline/export/import-searches.ts";
import { parseOpinionsExport } from "#offline/export/parse-opinions-export.ts";
import { parseSearchesExport } from "#offline/export/parse-searches-export.ts";
import { parseViewingsExport } from "#offline/export/parse-viewings-export.ts";
import { importViewings } from "#offline/export/import-viewings.ts";
import type { UnpackedExport } from "../../outbox/export/export-archive.ts";
import { holdUpdates } from "../../platform/updates/update-holds.ts";

/** The outcome of an import, and the sentence for it. */
export interface Import {
  isTaken: boolean;
  text: string;
}

/**
 * Imports an exported file; one that is broken or of another account changes nothing. No update reloads the page
 * meanwhile: the outcome would never be shown.
 */
export async function importFile(i18n: I18n, owner: string, file: Blob): Promise<Import> {
  const releaseHold = holdUpdates("import");
  try {
    const { unpackExport } = await import("../../outbox/export/export-archive.ts");
    const unpacked = unpackExport(new Uint8Array(await file.arrayBuffer()));
    return { isTaken: true, text: takenText(i18n, await takeIn(unpacked, owner)) };
  } catch (error) {
    return { isTaken: false, text: refusalText(i18n, error) };
  } finally {
    releaseHold();
  }
}

/** Everything is looked at before anything is taken in. A repeated import changes nothing, whatever has become of the first one. */
async function takeIn({ text, viewings, searches, opinions, files }: UnpackedExport, owner: string): Promise<TakenIn> {
  const copy = parseOutboxExport(text, owner);
  const copiedViewings = viewings && parseViewingsExport(viewings, owner);
  const copiedSearches = searches && parseSearchesExport(searches, owner);
  const copiedOpinions = opinions && parseOpinionsExport(opinions, owner);
  const taken = await importOutbox(copy, files);
  const ofSearches = copiedSearches ? await importSearches(copiedSearches) : NOTHING;
  const exchanged = [
    copiedViewings ? await importViewings(copiedViewings, files) : 0,
    copiedOpinions ? await importOpinions(copiedOpinions) : 0,
  ];
  return {
    added: exchanged.reduce((sum, count) => sum + count, taken.added + ofSearches.added),
    known: taken.known + ofSearches.known,
  };
}

const NOTHING: TakenIn = { added: 0, known: 0 };

function takenText(i18n: I18n, { added, known }: TakenIn): string {
  const texts = [added > 0 || known === 0 ? i18n._("outbox.imported", { count: added }) : ""];
  if (known > 0) texts.push(i18n._("outbox.imported.known", { count: known }));
  return texts.filter((text) => text !== "").join(i18n.locale === "zh" ? "" : " ");
}

function refusalText(i18n: I18n, error: unknown): string {
  if (error instanceof ForeignExportError) {
    return error.reason === "owner" ? i18n._("outbox.import.others") : i18n._("outbox.import.newer");
  }
  if (error instanceof BrokenExportError) return i18n._("outbox.import.broken");
  if (error instanceof PhoneFullError) return i18n._("outbox.import.full");
  return i18n._("outbox.import.failed");
}
