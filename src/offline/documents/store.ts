import type { HostPause } from "../transport/host-pause.ts";
import type { SenderLease } from "../transport/sender-lease.ts";
import type { CountedWait } from "../transport/timed-wait.ts";
import type { BytesRow, PhotoRow } from "./photo-row.ts";
import type { PostRow, SyncedName } from "./posts/post-row.ts";
import type { ReceiptRow } from "./posts/receipt-row.ts";
import type { PushRow } from "./push-row.ts";
import type { DocumentRow } from "./row.ts";

/** When the account was last asked for all documents of a kind. */
export interface PullRow {
  owner: string;
  kind: SyncedName;
  /** By the phone's clock, epoch milliseconds. */
  pulledAt: number;
  /** When the server answered with the last list, by its clock; absent before the first. */
  listedAt?: number;
  /** Absent while it may be asked again. */
  wait?: CountedWait;
}

/** The counter from which parts get their order. */
export interface CounterRow {
  key: "order";
  value: number;
}

/** The tables that the engine works on. */
export interface Tables {
  documents: DocumentRow;
  posts: PostRow;
  receipts: ReceiptRow;
  photos: PhotoRow;
  bytes: BytesRow;
  pulls: PullRow;
  counters: CounterRow;
  pushes: PushRow;
  /** Apart from the counters: a sender that gets the lock empties the table. */
  leases: SenderLease;
  pauses: HostPause;
}
export type TableName = keyof Tables;

/** The primary key and the indexes of each table, as paths into its rows. Both stores are made from it. */
export const SCHEMA = {
  documents: {
    key: ["owner", "kind", "id"],
    indexes: { owner: ["owner"], kind: ["owner", "kind"], unsent: ["owner", "unsent"], id: ["id"] },
  },
  posts: {
    key: ["owner", "kind", "id"],
    indexes: { owner: ["owner"], kind: ["owner", "kind"], unsent: ["owner", "unsent"] },
  },
  receipts: { key: ["id"], indexes: { owner: ["owner"] } },
  photos: {
    key: ["uuid"],
    indexes: { owner: ["owner"], document: ["owner", "kind", "documentId"], state: ["owner", "state"] },
  },
  bytes: { key: ["uuid", "which"], indexes: { owner: ["owner"] } },
  pulls: { key: ["owner", "kind"], indexes: { owner: ["owner"] } },
  counters: { key: ["key"], indexes: {} },
  pushes: { key: ["owner"], indexes: {} },
  leases: { key: ["key"], indexes: {} },
  pauses: { key: ["key"], indexes: {} },
} as const satisfies Record<TableName, { key: Path; indexes: Record<string, Path> }>;
type Path = readonly string[];

/** The value at a path: of one field by itself, of several as a tuple. */
type ValueAt<Row, P extends Path> = P extends readonly [infer Only extends keyof Row]
  ? Row[Only]
  : { -readonly [I in keyof P]: P[I] extends keyof Row ? Row[P[I]] : never };
export type Key<T extends TableName> = ValueAt<Tables[T], (typeof SCHEMA)[T]["key"]>;
export type IndexName<T extends TableName> = keyof (typeof SCHEMA)[T]["indexes"] & string;
export type IndexValue<
  T extends TableName,
  I extends IndexName<T>,
> = (typeof SCHEMA)[T]["indexes"][I] extends infer P extends Path ? ValueAt<Tables[T], P> : never;

export interface ReadTx {
  get<T extends TableName>(table: T, key: Key<T>): Promise<Readonly<Tables[T]> | undefined>;
  /** The rows with a value in an index, in the order of their keys. Bytes are read one by one alone. */
  all<T extends Exclude<TableName, "bytes">, I extends IndexName<T>>(
    table: T,
    index: I,
    value: IndexValue<T, I>,
  ): Promise<readonly Readonly<Tables[T]>[]>;
  /** The keys of those rows, without loading them. */
  keys<T extends TableName, I extends IndexName<T>>(
    table: T,
    index: I,
    value: IndexValue<T, I>,
  ): Promise<readonly Key<T>[]>;
}

export interface WriteTx extends ReadTx {
  put<T extends TableName>(table: T, row: Tables[T]): Promise<void>;
  /** Does nothing where there is no such row. */
  delete<T extends TableName>(table: T, key: Key<T>): Promise<void>;
}

/**
 * Where documents are kept: IndexedDB on phones, maps in the simulator. In both
 * - a transaction awaits nothing but its own calls, and uses no table that it did not name;
 * - writes over a common table run one after the other, and a read sees only what is committed;
 * - a transaction that throws leaves nothing;
 * - rows are values: what is given is not changed afterwards, nor is what is got.
 */
export interface Store {
  /** @throws TransactionEndedError; whatever `work` throws. */
  read<T>(tables: readonly TableName[], work: (tx: ReadTx) => Promise<T>): Promise<T>;
  /**
   * All or nothing.
   * @param work May run more than once: on a full phone, and after the browser has closed the store.
   * @throws PhoneFullError, TransactionEndedError; whatever `work` throws.
   */
  write<T>(tables: readonly TableName[], work: (tx: WriteTx) => Promise<T>): Promise<T>;
  /** Opens the connection anew. */
  reopen(): Promise<void>;
}

/** A transaction has awaited something else than its own calls: IndexedDB ends it then. */
export class TransactionEndedError extends Error {
  override readonly name = "TransactionEndedError";
}
