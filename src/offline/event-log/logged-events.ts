import { LOG_DATABASE } from "../databases/database-names.ts";
import { hasDatabase } from "../databases/has-database.ts";
import { readOrDefault } from "../databases/storage-errors.ts";
import { EVENTS_KEPT } from "./log-event.ts";
import { logDatabase, type EventRow } from "./log-database.ts";

/** The logged events, newest first. Creates no database where there is none. */
export async function loggedEvents(): Promise<EventRow[]> {
  if (!(await hasDatabase(LOG_DATABASE))) return [];
  const events = await readOrDefault(() => logDatabase().events.orderBy("seq").toArray(), []);
  return events.toReversed().slice(0, EVENTS_KEPT);
}
