import { LOG_DATABASE } from "../databases/database-names.ts";
import { hasDatabase } from "../databases/has-database.ts";
import { orNothing } from "../databases/storage-errors.ts";
import { logDatabase } from "./log-database.ts";

/** Empties the flight recorder; the next event starts it anew. */
export async function forgetEvents(): Promise<void> {
  if (await hasDatabase(LOG_DATABASE)) await orNothing(() => logDatabase().events.clear(), undefined);
}
