import pg from "pg";

/** The fields of a warning that are used here; the driver's types do not export it. */
interface Warning {
  message: string;
  length: number;
  /** The function of PostgreSQL's source that warns. */
  routine: string;
}

/** SQLSTATE `transaction_resolution_unknown`: the commit may or may not survive. */
const RESOLUTION_UNKNOWN = "08007";

/**
 * Fails a statement whose commit no standby has confirmed. When somebody cancels the wait for a synchronous standby, PostgreSQL only
 * warns and reports success; a failover would lose that commit. Its caller gets 503 instead, and a repetition under the same key
 * waits for the standbys again.
 */
export function failUnreplicatedCommits(pool: pg.Pool): void {
  pool.on("connect", ({ connection }) => {
    connection.on("notice", ({ message, length, routine }: Warning) => {
      // The message itself may be translated. This function warns of nothing else.
      if (routine !== "SyncRepWaitForLSN") return;
      const error = new pg.DatabaseError(message, length, "error");
      // The driver takes an error to be the last of a statement's messages, and this one's completion is still to come.
      connection.prependOnceListener("readyForQuery", () =>
        connection.emit("errorMessage", Object.assign(error, { code: RESOLUTION_UNKNOWN })),
      );
    });
  });
}
