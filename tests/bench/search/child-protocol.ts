/** A statement as it was sent to the database. */
export interface Statement {
  text: string;
  values: readonly unknown[];
}

/** What a measured server is told. */
export type Told = { statements: true } | { answers: Record<string, Statement[]> } | { stop: true };

/** What it says: where it listens, and the statements of the requests since it was asked last. */
export type Said = { listening: string } | { statements: Statement[] } | { ready: true };
