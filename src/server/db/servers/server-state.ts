import type pg from "pg";

/** What a server of a cluster says of itself. */
export interface ServerState {
  /** Whether it takes writes: neither in recovery nor fenced by `default_transaction_read_only`. */
  isPrimary: boolean;
  /** Grows by each promotion; 0 of a replica. */
  timeline: number;
}

/** Asks a server. @throws what the driver throws. */
export async function readServerState(pool: pg.Pool): Promise<ServerState> {
  const { rows } = await pool.query<{ is_read_only: boolean; timeline: string | null }>(
    `select current_setting('transaction_read_only') = 'on' as is_read_only,
      case when pg_is_in_recovery() then null else left(pg_walfile_name(pg_current_wal_lsn()), 8) end as timeline`,
  );
  const [answer] = rows;
  return { isPrimary: answer?.is_read_only === false, timeline: Number.parseInt(answer?.timeline ?? "0", 16) };
}
