import { Dexie } from "dexie";
import { expect, test } from "vitest";
import { dropEarlierDatabases } from "#offline/database/drop-earlier.ts";
import { loggedEvents } from "#offline/event-log/logged-events.ts";

test("what is left of a database whose place documents have taken is dropped, and the event log says so", async () => {
  const earlier = new Dexie("qiying-viewings");
  earlier.version(1).stores({ viewings: "id" });
  await earlier.table("viewings").put({ id: "a" });
  earlier.close();
  await dropEarlierDatabases();
  expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain("qiying-viewings");
  const dropped = async () => (await loggedEvents()).filter(({ what }) => what === "earlier-database-dropped");
  await expect.poll(dropped).toMatchObject([{ facts: { database: "qiying-viewings" } }]);
  await dropEarlierDatabases();
  expect(await dropped()).toHaveLength(1);
});
