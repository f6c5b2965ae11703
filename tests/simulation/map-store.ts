import { withResolvers } from "#domain/with-resolvers.ts";
import { PhoneFullError } from "#offline/databases/storage-errors.ts";
import {
  SCHEMA,
  TransactionEndedError,
  type Store,
  type TableName,
  type Tables,
  type WriteTx,
} from "#offline/documents/store.ts";

type Row = Tables[TableName];
type Rows = ReadonlyMap<string, Row>;
/** Rows that a transaction has put; null for deleted ones. */
type Changes = Map<TableName, Map<string, Row | null>>;
type Path = readonly string[];

export interface MapStore extends Store {
  /** How many rows there is room for. */
  capacity: number;
  /** The browser closes the store: the next transaction opens it again. */
  close(): void;
  /** Nothing answers any more, until the store is opened anew. */
  hang(): void;
  /** The browser or a person has cleared it away. */
  empty(): void;
  /** What is committed in a table, for those who judge. */
  rows<T extends TableName>(table: T): readonly Tables[T][];
}

interface Parts {
  /** Waits until all that can go on without time passing has gone on: the scheduler's next event, in the simulator. */
  nextTask?: () => Promise<void>;
}

/** A store of documents in memory, with the rules of the phone's own. One transaction runs after the other. */
export function mapStore({ nextTask = macrotask }: Parts = {}): MapStore {
  const tables = new Map<TableName, Map<string, Row>>(tableNames().map((name) => [name, new Map()]));
  const queue: { last?: Promise<unknown> } = {};
  let hanging: ReturnType<typeof withResolvers<void>> | null = null;
  const store: MapStore = {
    capacity: Infinity,
    read: (names, work) => transact(names, work, false),
    write: (names, work) => transact(names, work, true),
    reopen: async () => wake(),
    close: wake,
    hang: () => void (hanging ??= withResolvers<void>()),
    empty: () => tables.forEach((rows) => rows.clear()),
    rows: (table) => [...tables.get(table)!.values()] as never,
  };
  return store;

  function wake(): void {
    hanging?.resolve();
    hanging = null;
  }

  function transact<T>(names: readonly TableName[], work: (tx: WriteTx) => Promise<T>, isWrite: boolean): Promise<T> {
    const run = inTurn(queue.last, names, work, isWrite);
    queue.last = run.catch(() => undefined);
    return run;
  }

  async function inTurn<T>(
    before: Promise<unknown> | undefined,
    names: readonly TableName[],
    work: (tx: WriteTx) => Promise<T>,
    isWrite: boolean,
  ): Promise<T> {
    await before;
    await hanging?.promise;
    return runOne(names, work, isWrite);
  }

  async function runOne<T>(
    names: readonly TableName[],
    work: (tx: WriteTx) => Promise<T>,
    isWrite: boolean,
  ): Promise<T> {
    const changes: Changes = new Map(names.map((name) => [name, new Map()]));
    const state = { isEnded: false };
    const given = await inOneTask(work(callsOf({ tables, changes, isWrite, state })), nextTask).finally(
      () => (state.isEnded = true),
    );
    if (store.capacity < Infinity && isWrite && sizeWith(changes) > store.capacity) throw new PhoneFullError("No room");
    commit(changes);
    return given;
  }

  function sizeWith(changes: Changes): number {
    return tableNames().reduce((sum, name) => sum + merged(tables.get(name)!, changes.get(name)).size, 0);
  }

  function commit(changes: Changes): void {
    for (const [name, changed] of changes) {
      if (changed.size > 0) tables.set(name, merged(tables.get(name)!, changed));
    }
  }
}

interface Transaction {
  tables: ReadonlyMap<TableName, Rows>;
  changes: Changes;
  isWrite: boolean;
  state: { isEnded: boolean };
}

function callsOf(transaction: Transaction): WriteTx {
  return {
    get: async (table, key) => rowsOf(transaction, table).get(textOf(key)) as never,
    all: async (table, index, value) => rowsWith(transaction, table, { index, value }) as never,
    keys: async (table, index, value) =>
      rowsWith(transaction, table, { index, value }).map((row) => valueAt(row, SCHEMA[table].key)) as never,
    put: async (table, row) => {
      writable(transaction, table).set(textOf(valueAt(row, SCHEMA[table].key)), frozen(row));
    },
    delete: async (table, key) => void writable(transaction, table).set(textOf(key), null),
  };
}

function rowsOf(transaction: Transaction, table: TableName): Rows {
  const changed = named(transaction, table);
  const rows = transaction.tables.get(table)!;
  return changed.size === 0 ? rows : merged(rows, changed);
}

function writable(transaction: Transaction, table: TableName): Map<string, Row | null> {
  const changed = named(transaction, table);
  if (!transaction.isWrite) throw new Error("A read writes nothing");
  return changed;
}

function named({ changes, state }: Transaction, table: TableName): Map<string, Row | null> {
  if (state.isEnded) throw new TransactionEndedError("The transaction has ended");
  const changed = changes.get(table);
  if (changed === undefined) throw new Error(`The transaction did not name ${table}`);
  return changed;
}

function rowsWith(transaction: Transaction, table: TableName, { index, value }: { index: string; value: unknown }) {
  const { key } = SCHEMA[table];
  const indexes: Record<string, Path> = SCHEMA[table].indexes;
  const path = indexes[index];
  if (path === undefined) throw new Error(`${table} has no index ${index}`);
  const found = [...rowsOf(transaction, table).values()].filter((row) => textOf(valueAt(row, path)) === textOf(value));
  return found.toSorted((a, b) => compared([valueAt(a, key)].flat(), [valueAt(b, key)].flat()));
}

/** @throws TransactionEndedError where work waits for something that takes a task of its own. */
async function inOneTask<T>(work: Promise<T>, nextTask: () => Promise<void>): Promise<T> {
  const late = nextTask().then(() => {
    throw new TransactionEndedError("A transaction has awaited something else");
  });
  return Promise.race([work, late]);
}

function macrotask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

function merged(rows: Rows, changed: ReadonlyMap<string, Row | null> = new Map()): Map<string, Row> {
  const all = new Map(rows);
  for (const [key, row] of changed) {
    if (row === null) all.delete(key);
    else all.set(key, row);
  }
  return all;
}

function tableNames(): TableName[] {
  return Object.keys(SCHEMA) as TableName[];
}

/** The value at a path, as IndexedDB has it: of one field by itself, of several as an array. */
function valueAt(row: Row, path: Path): unknown {
  const values = path.map((field) => (row as unknown as Record<string, unknown>)[field]);
  return values.length === 1 ? values[0] : values;
}

function textOf(key: unknown): string {
  return JSON.stringify(key);
}

/** IndexedDB's order: element by element, texts by their code units. All keys here are texts and numbers. */
function compared(one: readonly unknown[], other: readonly unknown[]): number {
  const at = one.findIndex((part, index) => part !== other[index]);
  if (at === -1) return 0;
  return (one[at] as string) < (other[at] as string) ? -1 : 1;
}

function frozen<T>(value: T): T {
  if (typeof value !== "object" || value === null || Object.isFrozen(value) || ArrayBuffer.isView(value)) return value;
  if (value instanceof ArrayBuffer) return value;
  for (const part of Object.values(value)) frozen(part);
  return Object.freeze(value);
}
