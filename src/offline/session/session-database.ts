import { Dexie, type EntityTable } from "dexie";
import { guardDatabase } from "../databases/guard-database.ts";
import { SESSION_DATABASE } from "../databases/database-names.ts";
import { logStoreEvents } from "../event-log/log-store-events.ts";
import type { MirroredTokens } from "./session-tokens.ts";

/** A copy of the page's tokens that a worker can read. */
export interface TokensRow extends MirroredTokens {
  key: "tokens";
}

/** A refresh that was sent, and whose answer has not come yet. */
export interface AttemptRow {
  refresh_token: string;
  attempt: string;
}

/** The agreement as a user has just accepted it: see agreement-copy.ts. */
export interface AgreementCopyRow {
  userId: string;
  text: string;
}

export class SessionDatabase extends Dexie {
  declare tokens: EntityTable<TokensRow, "key">;
  declare agreements: EntityTable<AgreementCopyRow, "userId">;
  declare attempts: EntityTable<AttemptRow, "refresh_token">;

  constructor() {
    super(SESSION_DATABASE);
    guardDatabase(this, "go-without");
    // Never edit a version that has shipped: page and worker of different builds open the same database.
    this.version(1).stores({ tokens: "key", attempts: "refresh_token" });
    this.version(2).stores({ agreements: "userId" });
  }
}

let database: SessionDatabase | undefined;

/** The only connection of this page or worker; opened at its first use, and again after it was closed. */
export function sessionDatabase(): SessionDatabase {
  database ??= logStoreEvents(new SessionDatabase());
  return database;
}
