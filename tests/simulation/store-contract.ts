import { afterEach, beforeEach, expect, test } from "vitest";
import { pause } from "#domain/pause.ts";
import { emptyViewing } from "#domain/viewings/viewing.ts";
import { PhoneFullError } from "#offline/databases/storage-errors.ts";
import type { PhotoRow } from "#offline/documents/photo-row.ts";
import type { DocumentRow } from "#offline/documents/row.ts";
import { TransactionEndedError, type Store, type WriteTx } from "#offline/documents/store.ts";

/** A store, and what a test does to it. */
export interface StoreUnderTest {
  store: Store;
  /** Leaves no room for anything more. @returns Makes room again. */
  fill: () => () => void;
  /** The browser closes the connection. */
  close: () => void;
  /** Has the store answer nothing. @returns Ends that. */
  hang: () => Promise<() => Promise<void>>;
  end: () => Promise<void>;
}

export function document(id: string, changes: Partial<DocumentRow> = {}): DocumentRow {
  return {
    owner: "owner",
    kind: "viewing",
    id,
    format: 1,
    base: emptyViewing,
    version: "v1",
    wanted: null,
    removed: null,
    ended: null,
    beside: { listing: null, fetchedAt: 0, goneAt: null, missedAt: null, savedAt: 0 },
    revision: 1,
    unsent: 0,
    ...changes,
  };
}

function photo(uuid: string, documentId: string): PhotoRow {
  return { owner: "owner", kind: "viewing", documentId, uuid, type: "", size: 1, sha256: null, state: "stored" };
}

class Ours extends Error {}

/** The engine relies on these rules: they hold the phone's own store and the simulator's to the same. */
export function storeContract(make: () => Promise<StoreUnderTest>): void {
  let made: StoreUnderTest;
  let store: Store;
  beforeEach(async () => {
    made = await make();
    store = made.store;
  });
  afterEach(() => made.end());

  const put = (...rows: DocumentRow[]) =>
    store.write(["documents"], async (tx) => {
      for (const row of rows) await tx.put("documents", row);
    });
  const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);
  const ids = (owner = "owner") =>
    store.read(["documents"], async (tx) => idsOf(await tx.all("documents", "owner", owner)));

  test("a write is there as a whole, in all its tables", async () => {
    await store.write(["documents", "photos"], async (tx) => {
      await tx.put("documents", document("a"));
      await tx.put("photos", photo("p", "a"));
    });
    const read = await store.read(["documents", "photos"], async (tx) => ({
      row: await tx.get("documents", ["owner", "viewing", "a"]),
      photo: await tx.get("photos", "p"),
      none: await tx.get("photos", "q"),
    }));
    expect(read).toEqual({ row: document("a"), photo: photo("p", "a"), none: undefined });
  });

  test("a transaction gives what its work gives, and reads what it has written itself", async () => {
    const seen = await store.write(["documents"], async (tx) => {
      await tx.put("documents", document("a"));
      await tx.put("documents", document("b"));
      await tx.delete("documents", ["owner", "viewing", "a"]);
      return idsOf(await tx.all("documents", "owner", "owner"));
    });
    expect(seen).toEqual(["b"]);
  });

  test("a throw leaves nothing of the write, and the store works on", async () => {
    await put(document("a"));
    const failing = store.write(["documents", "photos"], async (tx) => {
      await tx.put("documents", document("a", { revision: 2 }));
      await tx.put("photos", photo("p", "a"));
      await tx.delete("documents", ["owner", "viewing", "a"]);
      throw new Ours("ours");
    });
    await expect(failing).rejects.toThrow(Ours);
    await put(document("b"));
    const row = await store.read(["documents"], async (tx) => tx.get("documents", ["owner", "viewing", "a"]));
    expect(row).toEqual(document("a"));
    expect(await store.read(["photos"], async (tx) => tx.all("photos", "owner", "owner"))).toEqual([]);
  });

  test("writes over one table run one after the other: none is lost", async () => {
    const next = () =>
      store.write(["counters"], async (tx) => {
        const value = ((await tx.get("counters", "order"))?.value ?? 0) + 1;
        await tx.put("counters", { key: "order", value });
        return value;
      });
    expect(await Promise.all(Array.from({ length: 20 }, next))).toEqual(Array.from({ length: 20 }, (_, at) => at + 1));
  });

  test("a read sees only what is committed, and all of it", async () => {
    await put(document("a"), document("b"));
    const writing = store.write(["documents"], async (tx) => {
      await tx.put("documents", document("a", { revision: 2 }));
      await tx.get("documents", ["owner", "viewing", "b"]);
      await tx.put("documents", document("b", { revision: 2 }));
    });
    const failing = store.write(["documents"], async (tx) => {
      await tx.put("documents", document("a", { revision: 3 }));
      throw new Ours("ours");
    });
    const reading = store.read(["documents"], async (tx) => {
      const rows = await tx.all("documents", "owner", "owner");
      return rows.map(({ revision }) => revision);
    });
    await expect(failing).rejects.toThrow(Ours);
    await writing;
    expect([
      [1, 1],
      [2, 2],
    ]).toContainEqual(await reading);
  });

  test("a read writes nothing", async () => {
    const writing = store.read(["documents"], async (tx) => (tx as WriteTx).put("documents", document("a")));
    await expect(writing).rejects.toThrow();
    const deleting = store.read(["documents"], async (tx) =>
      (tx as WriteTx).delete("documents", ["o", "viewing", "a"]),
    );
    await expect(deleting).rejects.toThrow();
    expect(await ids()).toEqual([]);
  });

  test("a table that was not named is out of reach, and takes the rest of the write with it", async () => {
    const writing = store.write(["documents"], async (tx) => {
      await tx.put("documents", document("a"));
      await tx.put("photos", photo("p", "a"));
    });
    await expect(writing).rejects.toThrow();
    expect(await ids()).toEqual([]);
    await expect(store.read(["documents"], async (tx) => tx.get("photos", "p"))).rejects.toThrow();
  });

  test("a transaction that awaits something else ends, and is told so", async () => {
    const waiting = store.write(["documents"], async (tx) => {
      await tx.get("documents", ["owner", "viewing", "a"]);
      await pause(50);
      await tx.put("documents", document("a"));
    });
    await expect(waiting).rejects.toThrow(TransactionEndedError);
    expect(await ids()).toEqual([]);
    await put(document("b"));
    expect(await ids()).toEqual(["b"]);
  });

  test("a transaction within another is one of its own: it ends the outer one that waits for it", async () => {
    const outer = store.write(["documents"], async (tx) => {
      await tx.get("documents", ["owner", "viewing", "a"]);
      await put(document("inner"));
      await tx.put("documents", document("outer"));
    });
    await expect(outer).rejects.toThrow(TransactionEndedError);
    await expect.poll(() => ids()).toEqual(["inner"]);
  });

  test("an index gives the rows of its value alone, in the order of their keys", async () => {
    await put(
      document("b", { unsent: 1 }),
      document("é"),
      document("a", { unsent: 1 }),
      document("B"),
      document("aa"),
      document("a", { owner: "other", unsent: 1 }),
    );
    const read = await store.read(["documents"], async (tx) => ({
      owner: idsOf(await tx.all("documents", "owner", "owner")),
      kind: idsOf(await tx.all("documents", "kind", ["owner", "viewing"])),
      unsent: idsOf(await tx.all("documents", "unsent", ["owner", 1])),
      id: (await tx.all("documents", "id", "a")).map(({ owner }) => owner),
      none: await tx.all("documents", "owner", "nobody"),
    }));
    expect(read).toEqual({
      owner: ["B", "a", "aa", "b", "é"],
      kind: ["B", "a", "aa", "b", "é"],
      unsent: ["a", "b"],
      id: ["other", "owner"],
      none: [],
    });
  });

  test("a row that is put again leaves the indexes of its earlier values", async () => {
    await put(document("a", { unsent: 1 }));
    await put(document("a", { unsent: 0, revision: 2 }));
    const unsent = await store.read(["documents"], async (tx) => tx.all("documents", "unsent", ["owner", 1]));
    expect(unsent).toEqual([]);
  });

  test("keys are read without their rows, as the table has them", async () => {
    await put(document("b"), document("a"));
    await store.write(["bytes"], async (tx) => {
      const bytes = { owner: "owner", type: "image/jpeg", bytes: new ArrayBuffer(8) };
      await tx.put("bytes", { uuid: "p", which: "sent", ...bytes });
      await tx.put("bytes", { uuid: "p", which: "picked", ...bytes });
    });
    const read = await store.read(["documents", "bytes"], async (tx) => ({
      documents: await tx.keys("documents", "owner", "owner"),
      bytes: await tx.keys("bytes", "owner", "owner"),
      size: (await tx.get("bytes", ["p", "sent"]))?.bytes.byteLength,
    }));
    expect(read).toEqual({
      documents: [
        ["owner", "viewing", "a"],
        ["owner", "viewing", "b"],
      ],
      bytes: [
        ["p", "picked"],
        ["p", "sent"],
      ],
      size: 8,
    });
  });

  test("rows are values: what was given and is changed later stays in the store as it was given", async () => {
    const row = document("a");
    await put(row);
    try {
      row.revision = 9;
    } catch {
      // The simulator's refuses it.
    }
    const read = await store.read(["documents"], async (tx) => tx.get("documents", ["owner", "viewing", "a"]));
    expect(read?.revision).toBe(1);
  });

  test("S3: a full phone refuses the whole write, says so, and takes it when there is room", async () => {
    await put(document("a"));
    const makeRoom = made.fill();
    const write = () =>
      store.write(["documents", "photos"], async (tx) => {
        await tx.delete("documents", ["owner", "viewing", "a"]);
        await tx.put("documents", document("b"));
        await tx.put("photos", photo("p", "b"));
      });
    await expect(write()).rejects.toThrow(PhoneFullError);
    expect(await ids()).toEqual(["a"]);
    makeRoom();
    await write();
    expect(await ids()).toEqual(["b"]);
  });

  test("D7: a store that the browser has closed is opened again by the next read or write", async () => {
    await put(document("a"));
    made.close();
    expect(await ids()).toEqual(["a"]);
    made.close();
    await put(document("b"));
    expect(await ids()).toEqual(["a", "b"]);
  });

  test("S10: a store that hangs answers nothing; afterwards a write is whole or not there", async () => {
    await put(document("a"));
    const goOn = await made.hang();
    let isAnswered = false;
    const writing = put(document("b"), document("c")).finally(() => (isAnswered = true));
    writing.catch(() => undefined);
    await pause(100);
    expect(isAnswered).toBe(false);
    await goOn();
    await put(document("d"));
    expect([
      ["a", "b", "c", "d"],
      ["a", "d"],
    ]).toContainEqual(await ids());
  });

  test("opened anew, a store has what was committed", async () => {
    await put(document("a"));
    await store.reopen();
    expect(await ids()).toEqual(["a"]);
  });
}
