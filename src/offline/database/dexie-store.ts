import type { Collection, IndexableType, Table, Transaction } from "dexie";
import { openingAgain, writeKept } from "../cache/write-kept.ts";
import {
  SCHEMA,
  TransactionEndedError,
  type Key,
  type Store,
  type TableName,
  type Tables,
  type WriteTx,
} from "../documents/store.ts";
import { dexiePath, documentsDatabase, reopenDocuments } from "./documents-database.ts";

/** Errors of a transaction that has ended before its work. */
const ENDED = new Set(["PrematureCommitError", "TransactionInactiveError"]);

/** The phone's own store of documents. */
export const dexieStore: Store = {
  read: (tables, work) => openingAgain(() => transact("r!", tables, work), reopenDocuments),
  write: (tables, work) => writeKept(() => transact("rw!", tables, work), reopenDocuments),
  reopen: reopenDocuments,
};

// `!`: never a part of the transaction in which it is called.
async function transact<T>(
  mode: "r!" | "rw!",
  tables: readonly TableName[],
  work: (tx: WriteTx) => Promise<T>,
): Promise<T> {
  try {
    return await documentsDatabase().transaction(mode, tables, (transaction) => work(callsOf(transaction)));
  } catch (error) {
    if (!(error instanceof Error && ENDED.has(error.name))) throw error;
    throw new TransactionEndedError("A transaction has awaited something else", { cause: error });
  }
}

function callsOf(transaction: Transaction): WriteTx {
  const tableOf = <T extends TableName>(name: T) => transaction.table(name) as Table<Tables[T], Key<T>>;
  return {
    get: async (table, key) => tableOf(table).get(key),
    all: async (table, index, value) => rowsWith(tableOf(table), SCHEMA[table].indexes, index, value).toArray(),
    keys: async (table, index, value) => rowsWith(tableOf(table), SCHEMA[table].indexes, index, value).primaryKeys(),
    put: async (table, row) => void (await tableOf(table).put(row)),
    delete: async (table, key) => tableOf(table).delete(key),
  };
}

function rowsWith<Row, RowKey>(
  table: Table<Row, RowKey>,
  indexes: Record<string, readonly string[]>,
  index: string,
  value: unknown,
): Collection<Row, RowKey> {
  return table.where(dexiePath(indexes[index]!)).equals(value as IndexableType);
}
