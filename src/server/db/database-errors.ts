import pg from "pg";

const CONNECTION_CODES = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "ENOENT",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EPIPE",
  "ETIMEDOUT",
  "EHOSTUNREACH",
  "ENETUNREACH",
]);

// SQLSTATE: connection failures, a transaction that gave way to another, insufficient resources, statement cut off,
// lock not to be had, idle cut, the server going down or starting up, or being no primary any more.
const SQL_STATES = /^(08...|40001|40P01|53...|57014|57P0[1-5]|55P03|25P0[34]|25006)$/;

// The driver's own failures carry no code.
const DRIVER_TEXTS =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error|The database has not answered|The database has another primary|No primary answers|Cannot use a pool after calling end|Client was closed|the database system is)/;

/** Whether an error means 'the database cannot answer now': 503, and worth another try. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  if (code === "ENOENT" && !("syscall" in error && error.syscall === "connect")) return false;
  if (error instanceof AggregateError) return error.errors.some(isDatabaseUnavailable);
  return CONNECTION_CODES.has(code) || SQL_STATES.test(code) || DRIVER_TEXTS.test(error.message);
}

/** PostgreSQL's code for a reference to a row that is not there. */
const FOREIGN_KEY_VIOLATION = "23503";

/** Whether a statement failed because what its row belongs to has just been deleted. */
export function isMissingReference(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === FOREIGN_KEY_VIOLATION;
}
