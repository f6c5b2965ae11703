import { VIEWINGS_DATABASE } from "#offline/databases/database-names.ts";
import { partStarter } from "../../platform/connection/start-part.ts";
import { watchPartOfAccount } from "../../sync/watch-part-of-account.ts";

/** Starts syncing viewings when there may be any. */
export function watchViewings(): void {
  void watchPartOfAccount(VIEWINGS_DATABASE, start);
}

const start = partStarter(async () => (await import("./start-syncs.ts")).startSyncs);
