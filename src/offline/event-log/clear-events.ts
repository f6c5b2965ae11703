import { LOG_DATABASE } from "../databases/database-names.ts";
import { hasDatabase } from "../databases/has-database.ts";
import { readOrDefault } from "../databases/storage-errors.ts";
import { logDatabase } from "./log-database.ts";

/** Clears the event log. */
export async function clearEvents(): Promise<void> {
  if (await hasDatabase(LOG_DATABASE)) await readOrDefault(() => logDatabase().events.clear(), undefined);
}
