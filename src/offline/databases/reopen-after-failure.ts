import type { Dexie } from "dexie";

/**
 * Has a database that could not be opened be opened again by the next query. Dexie remembers a failed opening: every later query fails
 * with it, until somebody calls `open()`.
 */
export function reopenAfterFailure(db: Dexie): void {
  const open = db.open.bind(db);
  db.open = () =>
    open().catch((error: unknown) => {
      db.close({ disableAutoOpen: false });
      throw error;
    });
}
