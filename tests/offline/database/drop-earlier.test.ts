import { Dexie } from "dexie";
import { expect, test } from "vitest";
import { dropEarlierDatabases } from "#offline/database/drop-earlier.ts";
import { loggedEvents } from "#offline/event-log/logged-events.ts";

test.each(["qiying-viewings", "qiying-searches"])(
  "what is left of %s, whose place documents have taken, is dropped, and the event log says so",
  async (database) => {
    const earlier = new Dexie(database);
    earlier.version(1).stores({ rows: "id" });
    await earlier.table("rows").put({ id: "a" });
    earlier.close();
    await dropEarlierDatabases();
    expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain(database);
    const dropped = async () => (await loggedEvents()).filter(({ facts }) => facts["database"] === database);
    await expect.poll(dropped).toMatchObject([{ what: "earlier-database-dropped" }]);
    await dropEarlierDatabases();
    expect(await dropped()).toHaveLength(1);
  },
);
