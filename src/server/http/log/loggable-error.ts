import pg from "pg";

interface LoggableError {
  type: string;
  message: string;
  stack: string;
  [fact: string]: unknown;
}

/**
 * What the log may tell of an error. The database's own words quote what people have typed, hashes included
 * ('Failing row contains …'), so of its errors only the names of things are kept (G23).
 */
export function loggableError(error: Error): LoggableError {
  const frames = (error.stack ?? "").split("\n").filter((line) => /^\s+at /.test(line));
  const stack = frames.join("\n");
  if (!(error instanceof pg.DatabaseError)) return { type: error.name, message: error.message, stack };
  const { code, table, column, constraint, routine } = error;
  const message = "refused by the database";
  return { type: "DatabaseError", message, stack, code, table, column, constraint, routine };
}
