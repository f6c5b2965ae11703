import { LOG_DATABASE } from "../databases/database-names.ts";
import { hasDatabase } from "../databases/has-database.ts";
import { readOrDefault } from "../databases/storage-errors.ts";
import { logDatabase } from "./log-database.ts";

/** Empties the flight recorder; the next event starts it anew. */
export async function clearEvents(): Promise<void> {
  if (await hasDatabase(LOG_DATABASE)) await readOrDefault(() => logDatabase().events.clear(), undefined);
}
