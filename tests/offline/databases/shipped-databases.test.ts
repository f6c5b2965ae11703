import { Dexie } from "dexie";
import { afterEach, beforeEach, expect, test } from "vitest";
import { STORE_BLOCKED, STORE_OPENED } from "#offline/databases/blocked-upgrade.ts";
import { cacheDatabase } from "#offline/cache/cache-database.ts";
import { LOG_DATABASE } from "#offline/databases/database-names.ts";
import { draftsDatabase } from "#offline/drafts/drafts-database.ts";
import { logDatabase } from "#offline/event-log/log-database.ts";
import { sessionDatabase } from "#offline/session/session-database.ts";
import { readOrDefault } from "#offline/databases/storage-errors.ts";
import { dumped, restored, rowsIn, type StoredDatabase } from "../fixtures/stored-database.ts";

/** What builds that have shipped leave on a phone: a file for each version of each database, never to be edited. */
const SHIPPED = Object.values(
  import.meta.glob<StoredDatabase>("../fixtures/*.json", { eager: true, import: "default" }),
).map((stored) => Object.assign(stored, { called: `${stored.name} ${stored.version / 10}` }));

const DATABASES: Dexie[] = [cacheDatabase(), draftsDatabase(), sessionDatabase(), logDatabase()];
/** Dexie counts its versions in tens; a rolled-back build meets versions to come. */
const NEXT_VERSION = 10;

let held: IDBDatabase | null = null;

beforeEach(removeAll);
afterEach(removeAll);

async function removeAll(): Promise<void> {
  held?.close();
  held = null;
  for (const db of DATABASES) {
    // The flight recorder writes whenever it likes, and would make its database anew before the test does.
    db.close({ disableAutoOpen: db.name === LOG_DATABASE });
    await Dexie.delete(db.name);
  }
}

function todays({ name }: StoredDatabase): Dexie {
  const db = DATABASES.find((each) => each.name === name);
  if (db === undefined) throw new Error(`This build has lost ${name}`);
  return db;
}

function isNewest({ name, version }: StoredDatabase): boolean {
  return SHIPPED.every((other) => other.name !== name || other.version <= version);
}

test("every version of every database has a file of what it leaves behind", () => {
  const needed = DATABASES.flatMap(({ name, verno }) => Array.from({ length: verno }, (_, at) => `${name} ${at + 1}`));
  expect(SHIPPED.map(({ called }) => called).toSorted()).toEqual(needed.toSorted());
});

test.each(SHIPPED)("U10: $called opens in this build, every row as it was", async (stored) => {
  (await restored(stored)).close();
  await todays(stored).open();
  todays(stored).close({ disableAutoOpen: false });
  const now = await dumped(stored.name);
  for (const { name, rows } of stored.stores) expect(firstRows(now, name, rows.length), name).toEqual(rows);
});

test("U10: a tab that blocks the upgrade is reported, calls fail at once, and all opens when it is closed", async () => {
  const old = SHIPPED.find(({ called }) => called === "qiying-cache 1")!;
  held = await restored(old);
  const told: string[] = [];
  const hear = (event: Event) => told.push(`${event.type} ${(event as CustomEvent<string>).detail}`);
  for (const what of [STORE_BLOCKED, STORE_OPENED]) addEventListener(what, hear);
  const rooms = cacheDatabase().rooms.count();
  expect(await readOrDefault(() => rooms, -1)).toBe(-1);
  await expect.poll(() => told).toEqual([`${STORE_BLOCKED} qiying-cache`]);
  held.close();
  expect(await rooms).toBe(rowsIn(old, "rooms").length);
  expect(told).toEqual([`${STORE_BLOCKED} qiying-cache`, `${STORE_OPENED} qiying-cache`]);
  for (const what of [STORE_BLOCKED, STORE_OPENED]) removeEventListener(what, hear);
});

test("U10: an open tab of the build before lets this one upgrade, and goes on reading and writing", async () => {
  const old = SHIPPED.find(({ called }) => called === "qiying-cache 1")!;
  (await restored(old)).close();
  const before = new Dexie("qiying-cache");
  before.version(1).stores(schemaOf(old));
  expect(await before.table("rooms").count()).toBe(1);
  expect(await cacheDatabase().resultPhotos.count()).toBe(0);
  await before.table("facts").put({ key: "clock-offset-ms", value: 5 });
  expect((await cacheDatabase().facts.get("clock-offset-ms"))?.value).toBe(5);
  before.close();
});

test.each(SHIPPED.filter(isNewest))("U11: what a newer build makes of $called is read, and stays", async (stored) => {
  const stores = stored.stores.map((store) => ({ ...store, rows: store.rows.map(grown) }));
  const more = { name: "future", keyPath: "id", autoIncrement: false, indexes: [], rows: [{ id: 1, kept: true }] };
  const future = { ...stored, version: stored.version + NEXT_VERSION, stores: [...stores, more] };
  (await restored(future)).close();
  const db = todays(stored);
  await db.open();
  for (const { name, rows } of stores) {
    const read = await db.table(name).toArray();
    expect(read.length, name).toBeGreaterThanOrEqual(rows.length);
    await db.table(name).bulkPut(read);
  }
  db.close({ disableAutoOpen: false });
  const now = await dumped(stored.name);
  for (const { name, rows } of future.stores) expect(firstRows(now, name, rows.length), name).toEqual(rows);
});

/** The flight recorder notes what these tests do to the stores, behind what it had. */
function firstRows(stored: StoredDatabase, name: string, count: number): unknown[] {
  const rows = rowsIn(stored, name);
  return stored.name === LOG_DATABASE ? rows.slice(0, count) : rows;
}

/** A row with a field that this build knows nothing of. */
function grown(row: unknown): unknown {
  return { ...(row as object), future: { field: ["未来"] } };
}

function schemaOf({ stores }: StoredDatabase): Record<string, string> {
  const text = (keyPath: string | string[] | null) => (Array.isArray(keyPath) ? `[${keyPath.join("+")}]` : keyPath);
  return Object.fromEntries(
    stores.map(({ name, keyPath, indexes }) => [
      name,
      [keyPath, ...indexes.map((each) => each.keyPath)].map((path) => text(path)).join(", "),
    ]),
  );
}
