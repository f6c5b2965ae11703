/**
 * The numbers of PostgreSQL's advisory locks that this code takes. Any numbers do, as long as they differ, also from
 * those of another version that runs on the same database meanwhile.
 */
export const ADVISORY_LOCKS = {
  migrations: 7_402_118_001,
  /** Shared by all who use the embedded server; exclusive for the process that stops it. */
  embeddedLease: 7_402_118_002,
  demoData: 7_402_118_003,
  superusers: 7_402_118_004,
} as const;
