import type { I18n } from "@lingui/core";
import { dexieStore } from "#offline/database/dexie-store.ts";
import { PhoneFullError } from "#offline/databases/storage-errors.ts";
import { BrokenExportError, ForeignExportError } from "#offline/export/open-export.ts";
import { parseOutboxExport } from "#offline/export/parse-outbox-export.ts";
import { importOutbox, type TakenIn } from "#offline/export/import-outbox.ts";
import { importDocuments } from "#offline/export/documents/import-documents.ts";
import { parseDocuments } from "#offline/export/documents/parse-documents.ts";
import type { UnpackedExport } from "../../outbox/export/export-archive.ts";
import { startDocumentsSync } from "../../sync/documents-sync.ts";
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
async function takeIn({ text, documents, files }: UnpackedExport, owner: string): Promise<TakenIn> {
  const copy = parseOutboxExport(text, owner);
  const copiedDocuments = documents && (await parseDocuments(documents, owner));
  const taken = await importOutbox(copy, files);
  if (!copiedDocuments) return taken;
  const { added, known } = await importDocuments(dexieStore, copiedDocuments, { files, now: Date.now() });
  startDocumentsSync();
  return { added: taken.added + added, known: taken.known + known };
}

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
