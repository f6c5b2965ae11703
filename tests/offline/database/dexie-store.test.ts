import { Dexie } from "dexie";
import { vi } from "vitest";
import { DOCUMENTS_DATABASE } from "#offline/databases/database-names.ts";
import { dexieStore } from "#offline/database/dexie-store.ts";
import { documentsDatabase } from "#offline/database/documents-database.ts";
import { storeContract } from "../../simulation/store-contract.ts";

storeContract(async () => {
  await empty();
  return { store: dexieStore, fill, close: () => documentsDatabase().backendDB().close(), hang, end: empty };
});

async function empty(): Promise<void> {
  vi.restoreAllMocks();
  documentsDatabase().close({ disableAutoOpen: false });
  await Dexie.delete(DOCUMENTS_DATABASE);
}

/** The second row of a write finds no room: the first must go with it. */
function fill(): () => void {
  let rows = 0;
  const full = vi.spyOn(IDBObjectStore.prototype, "put");
  full.mockImplementation(function (this: IDBObjectStore, row: unknown) {
    rows += 1;
    if (rows % 2 === 0) throw new DOMException("No room", "QuotaExceededError");
    return this.add(row);
  });
  return () => full.mockRestore();
}

/** Another page, which stands still, has a transaction open over the table. */
async function hang(): Promise<() => Promise<void>> {
  const other = await opened();
  const held = other.transaction("documents", "readwrite").objectStore("documents");
  let isHeld = true;
  const keep = () => {
    if (isHeld) held.get(["", "", ""]).addEventListener("success", keep);
  };
  keep();
  return async () => {
    isHeld = false;
    other.close();
  };
}

function opened(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(DOCUMENTS_DATABASE);
    opening.addEventListener("success", () => resolve(opening.result));
    opening.addEventListener("error", () => reject(new Error("Not opened")));
  });
}
