import { afterEach, expect, test } from "vitest";
import { cacheDatabase } from "#offline/cache/cache-database.ts";
import { draftsDatabase } from "#offline/drafts/drafts-database.ts";
import { logDatabase } from "#offline/event-log/log-database.ts";
import { sessionDatabase } from "#offline/session/session-database.ts";
import { documentsDatabase } from "#offline/database/documents-database.ts";

const open = Reflect.get(IDBFactory.prototype, "open");

/** The browser fails to open stores until told otherwise. */
function failToOpen(): void {
  IDBFactory.prototype.open = () => {
    throw new DOMException("Internal error", "UnknownError");
  };
}

afterEach(() => {
  IDBFactory.prototype.open = open;
});

test.each([
  ["cache", cacheDatabase],
  ["drafts", draftsDatabase],
  ["session", sessionDatabase],
  ["documents", documentsDatabase],
  ["event log", logDatabase],
])("S9: a store that failed to open for a moment is there for the next query: %s", async (_name, database) => {
  const db = database();
  db.close({ disableAutoOpen: false });
  const [table] = db.tables;
  failToOpen();
  await expect(table!.count()).rejects.toThrow();
  IDBFactory.prototype.open = open;
  expect(await table!.count()).toBeGreaterThanOrEqual(0);
});
