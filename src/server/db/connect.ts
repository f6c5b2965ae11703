import { Socket } from "node:net";
import { Kysely, PostgresDialect, type LogEvent } from "kysely";
import pg from "pg";
import { rememberUntilItFails } from "#domain/remembered.ts";
import { serverAddresses } from "../settings/server-addresses.ts";
import { replaceQuery } from "./client-query.ts";
import { noteStatement } from "./note-statement.ts";
import { primaryChoice, type PrimaryChoice } from "./servers/primary-choice.ts";
import { clientOfPrimary } from "./servers/primary-client.ts";
import type { Tables } from "./tables.ts";
import { failUnreplicatedCommits } from "./unreplicated-commits.ts";

/** One database: Kysely for queries, its pool for what Kysely has no words for, and the way to let go of both. */
export interface Database {
  kysely: Kysely<Tables>;
  pool: pg.Pool;
  /** A connection that belongs to no pool; not yet connected. */
  session(): pg.Client;
  close(): Promise<void>;
}

export interface ConnectOptions {
  /** Connections at most; 10 unless told. */
  maxConnections?: number;
  /** How long one statement may run; 5000 unless told, 0 for no limit (bulk loads, migrations). */
  statementTimeoutMs?: number;
  /** How long a statement waits for a lock; 2000 unless told. */
  lockTimeoutMs?: number;
}

/** How long a caller waits for a connection, a new one or one of the pool. */
const CONNECTED_WITHIN_MS = 3000;
// The server keeps the statement limit itself; this much later it must be the server or the network that hangs.
const ANSWER_GRACE_MS = 500;

/**
 * A pool for a PostgreSQL URL (TCP or Unix socket). Connects when first used, so a bad address shows as an
 * error of the first query. Where the URL names several servers, connections lead to the primary, and those to another one
 * are cut when it becomes the primary. Rows carry `bigint` as a number, days as `YYYY-MM-DD`, instants as ISO text in UTC.
 * A statement, a lock or a silent server ends in an error, never in an endless wait (F5).
 */
export function connect(url: string, options: ConnectOptions = {}): Database {
  const { maxConnections = 10, statementTimeoutMs = 5000, lockTimeoutMs = 2000 } = options;
  const servers = serverAddresses(url);
  const primary = servers.length > 1 ? primaryChoice(servers) : undefined;
  const Client = primary === undefined ? pg.Client : clientOfPrimary(primary);
  const pool = new pg.Pool({
    ...addressOf(servers[0] ?? url, sessionSettings({ statementTimeoutMs, lockTimeoutMs })),
    application_name: "qiying",
    max: maxConnections,
    connectionTimeoutMillis: CONNECTED_WITHIN_MS,
    keepAlive: true,
    types: rowParsers(),
    Client,
  });
  // An idle connection that dies has already left the pool, and the next query opens another: nothing to do.
  pool.on("error", () => undefined);
  // One that dies while a query holds it fails that query; its own event, unheard, would end the process (F4).
  pool.on("connect", (client) => client.on("error", () => undefined));
  if (statementTimeoutMs > 0) dropSilentConnections(pool, statementTimeoutMs + ANSWER_GRACE_MS);
  dropReadOnlyConnections(pool);
  failUnreplicatedCommits(pool);
  replaceQuery(pool);
  if (primary !== undefined) dropConnectionsToOthers(pool, primary);

  return {
    kysely: new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), log: noteQuery }),
    pool,
    session: () => new Client(pool.options),
    close: rememberUntilItFails(async () => void (await Promise.all([pool.end(), primary?.close()]))),
  };
}

// The driver lets `options` of a URL replace ours, so both are joined here. Some hosts need theirs (Neon's endpoint).
function addressOf(url: string, ours: string): pg.ClientConfig {
  const address = new URL(url);
  const theirs = address.searchParams.get("options") ?? "";
  address.searchParams.delete("options");
  return { connectionString: address.href, options: [TUNING, theirs, ours].filter(Boolean).join(" ") };
}

/** Settings that options in the URL may replace. */
const TUNING = optionsText({
  // A count that reads everything takes one core, and leaves the others to the searches beside it.
  max_parallel_workers_per_gather: 0,
  // With less, a search by tokens that many of a million rooms have looks at ten times as many rooms as have them.
  work_mem: "16MB",
});

function sessionSettings(limits: { statementTimeoutMs: number; lockTimeoutMs: number }): string {
  return optionsText({
    jit: "off",
    statement_timeout: limits.statementTimeoutMs,
    lock_timeout: limits.lockTimeoutMs,
    idle_in_transaction_session_timeout: 10_000,
    // A role's setting must not hide what failUnreplicatedCommits listens for.
    client_min_messages: "warning",
    timezone: "UTC",
    datestyle: "ISO",
  });
}

function optionsText(settings: Record<string, string | number>): string {
  return Object.entries(settings)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(" ");
}

function noteQuery(event: LogEvent): void {
  const failure = event.level === "error" ? { error: event.error } : undefined;
  noteStatement(event.query.sql, event.queryDurationMillis, failure);
}

function dropSilentConnections(pool: pg.Pool, silenceMs: number): void {
  pool.on("connect", ({ connection: { stream } }) => {
    stream.on("timeout", () => stream.destroy(new Error(`The database has not answered for ${silenceMs} ms`)));
  });
  pool.on("acquire", (client) => setSilenceLimit(client, silenceMs));
  pool.on("release", (_error, client) => setSilenceLimit(client, 0));
}

function setSilenceLimit(client: pg.PoolClient, silenceMs: number): void {
  const { stream } = client.connection;
  if (stream instanceof Socket) stream.setTimeout(silenceMs);
}

/** PostgreSQL's code for a write to a replica, or to a primary that takes none any more. */
const READ_ONLY_TRANSACTION = "25006";

// The server has been demoted or fenced: the next connection may lead to the one that has taken over.
function dropReadOnlyConnections(pool: pg.Pool): void {
  pool.on("connect", ({ connection }) => {
    connection.on("errorMessage", ({ code }: pg.DatabaseError) => {
      // After the query has heard of it.
      if (code === READ_ONLY_TRANSACTION) setImmediate(() => connection.stream.destroy());
    });
  });
}

// Those to a server that is cut off would hang; those to one that still believes itself the primary would lose writes.
function dropConnectionsToOthers(pool: pg.Pool, primary: PrimaryChoice): void {
  const clients = new Set<pg.PoolClient>();
  pool.on("connect", (client) => clients.add(client));
  pool.on("remove", (client) => clients.delete(client));
  primary.onSwitch((url) => {
    const { host, port } = new pg.Client(url);
    for (const client of clients) {
      if (client.host === host && client.port === port) continue;
      client.connection.stream.destroy(new Error("The database has another primary"));
    }
  });
}

// The defaults would turn days and instants into local-time Dates, and counts into text.
function rowParsers(): pg.CustomTypesConfig {
  const parsers = new pg.TypeOverrides();
  parsers.setTypeParser(pg.types.builtins.INT8, safeInteger);
  parsers.setTypeParser(pg.types.builtins.DATE, (text) => text);
  parsers.setTypeParser(pg.types.builtins.TIMESTAMPTZ, isoInstant);
  return parsers;
}

function safeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is too large for a JavaScript number`);
  return value;
}

// `2026-11-21 02:25:00.5+00` as the server writes it in UTC; the two infinities stay as they are. By its characters: a `Date`
// takes a microsecond and more, and a page of rooms has a hundred of them.
function isoInstant(text: string): string {
  const hasFourDigitYear = text[10] === " " && text.endsWith("+00");
  if (!hasFourDigitYear) return text.endsWith("infinity") ? text : new Date(text).toISOString();
  const milliseconds = text.slice(20, -3).slice(0, 3).padEnd(3, "0");
  return `${text.slice(0, 10)}T${text.slice(11, 19)}.${milliseconds}Z`;
}
