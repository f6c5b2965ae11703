import { once } from "node:events";
import pg from "pg";

/** What a session is known by to who wants to cancel its statement; the driver has it, and its types do not. */
interface Session {
  processID: number;
  secretKey: number;
}

interface CancelWire {
  connect(port: number | string, host?: string): void;
  requestSsl(): void;
  cancel(processId: number, secretKey: number): void;
}

const GIVEN_UP_AFTER_MS = 2000;

/**
 * Asks the database to cancel what a connection runs, by the protocol's own request: it needs no connection of the pool, and
 * PgBouncer passes it on. What has ended by then is not touched.
 * @throws when the database cannot be reached, or does not take it within two seconds.
 */
export async function cancelStatement(pool: pg.Pool, client: pg.PoolClient): Promise<void> {
  const { processID, secretKey } = client as unknown as Session;
  const { connection, host, port, ssl } = new pg.Client(pool.options);
  const wire = connection as unknown as CancelWire;
  const request = () => wire.cancel(processID, secretKey);
  connection.once("connect", ssl ? () => wire.requestSsl() : request).once("sslconnect", request);
  // The database hangs up when it has passed the request on.
  const ended = once(connection, "end", { signal: AbortSignal.timeout(GIVEN_UP_AFTER_MS) });
  if (host.startsWith("/")) wire.connect(`${host}/.s.PGSQL.${port}`);
  else wire.connect(port, host);
  try {
    await ended;
  } finally {
    // What it still says is of no use.
    connection.on("error", () => undefined);
    connection.stream.destroy();
  }
}
