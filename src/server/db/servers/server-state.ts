import type pg from "pg";

/** What a server of a cluster says of itself. */
export interface ServerState {
  /** Whether it takes writes: neither in recovery nor fenced by `default_transaction_read_only`. */
  isPrimary: boolean;
  /** Grows by each promotion; 0 of a replica. */
  timeline: number;
  /** Up to where its log goes: of a primary what it has written, of a replica what can be read there. */
  position: bigint;
}

/** Asks a server. @throws what the driver throws. */
export async function readServerState(pool: pg.Pool): Promise<ServerState> {
  const { rows } = await pool.query<{ is_read_only: boolean; position: string | null; timeline: string | null }>(
    `select current_setting('transaction_read_only') = 'on' as is_read_only,
      case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_insert_lsn() end::text as position,
      case when pg_is_in_recovery() then null else left(pg_walfile_name(pg_current_wal_lsn()), 8) end as timeline`,
  );
  const [answer] = rows;
  return {
    isPrimary: answer?.is_read_only === false,
    timeline: Number.parseInt(answer?.timeline ?? "0", 16),
    position: positionOf(answer?.position ?? "0/0"),
  };
}

/** A position in the write-ahead log as a number. @param text As PostgreSQL writes a pg_lsn: `16/B374D848`. */
export function positionOf(text: string): bigint {
  const [high = "0", low = "0"] = text.split("/");
  return (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`);
}
