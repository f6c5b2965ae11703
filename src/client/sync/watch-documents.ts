import { DOCUMENTS_DATABASE } from "#offline/databases/database-names.ts";
import { partStarter } from "../platform/connection/start-part.ts";
import { watchPartOfAccount } from "./watch-part-of-account.ts";

/** Starts syncing documents when there may be any. */
export function watchDocuments(): void {
  void watchPartOfAccount(DOCUMENTS_DATABASE, start);
}

const start = partStarter(async () => (await import("./documents-sync.ts")).startDocumentsSync);
