/** A table with one row, inside a transaction. */
export interface OneRow<Row extends { key: string }> {
  get: (key: Row["key"]) => PromiseLike<Readonly<Row> | undefined>;
  put: (row: Row) => PromiseLike<unknown>;
  delete: (key: Row["key"]) => PromiseLike<unknown>;
}
