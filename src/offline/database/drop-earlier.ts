import { Dexie } from "dexie";
import { hasDatabase } from "../databases/has-database.ts";
import { logEvent } from "../event-log/log-event.ts";

/** Databases of builds from before documents. No phone outside has run one: nothing of them is taken over. */
const EARLIER = ["qiying-viewings", "qiying-searches"];

/** Drops the databases whose place documents have taken. */
export async function dropEarlierDatabases(): Promise<void> {
  for (const database of EARLIER) {
    if (!(await hasDatabase(database))) continue;
    await Dexie.delete(database);
    logEvent({ area: "storage", what: "earlier-database-dropped", database });
  }
}
