import { v7 as uuid } from "uuid";
import { rememberEachUntilItFails } from "#domain/remembered.ts";
import type { AccessTokens } from "../../src/server/auth/sessions/access-token.ts";
import { passwords, type Passwords } from "../../src/server/auth/passwords.ts";
import { sessions, type TokenPair } from "../../src/server/auth/sessions/sessions.ts";
import type { Clock } from "../../src/server/clock.ts";
import type { AccountTable } from "../../src/server/db/tables.ts";
import type { TestDatabase } from "../support/database.ts";
import { SECRET_KEYS } from "./test-site.ts";

/** An account as a test writes it; what it leaves out is something ordinary. */
export interface NewUser extends AccountTable {
  password: string;
}

export interface TestUser {
  id: string;
  email: string;
  password: string;
  /** Of the session that it was signed in with. */
  tokens: TokenPair;
  /** Headers of that session, with an access token made at this moment. */
  headers(): Record<string, string>;
  /** Signs in once more, as another device does. */
  signIn(options?: { remember?: boolean }): Promise<TokenPair>;
}

/** Real hashes, at a cost that a test with hundreds of logins can afford. */
export function cheapPasswords(): Passwords {
  return passwords({ memoryCost: 64, timeCost: 1, parallelism: 1 });
}

/** Writes accounts straight into the database, with real hashes and real sessions. */
export function testUsers(parts: { database: Pick<TestDatabase, "kysely">; clock: Clock; tokens: AccessTokens }) {
  const db = parts.database.kysely;
  const hashing = cheapPasswords();
  // Most of them have the same one.
  const hashOf = rememberEachUntilItFails((password: string) => hashing.hash("account of a test", password));
  const logins = sessions({ db, clock: parts.clock, tokens: parts.tokens, secretKeys: SECRET_KEYS });

  return { add };

  async function add({ password = "correct horse 42", ...fields }: Partial<NewUser> = {}): Promise<TestUser> {
    const now = parts.clock.now().toISOString();
    const row = {
      id: uuid(),
      full_name: "Li Lei",
      is_superuser: false,
      is_active: true,
      email_verified: false,
      language: "zh" as const,
      receive_updates: false,
      allow_data_for_training: false,
      privacy_preferences_updated_at: null,
      is_demo: false,
      created_at: now,
      updated_at: now,
      ...fields,
    };
    const email = fields.email ?? `user-${row.id}@example.org`;
    const password_hash = await hashOf(password);
    await db
      .insertInto("account")
      .values({ ...row, email, password_hash })
      .execute();
    const signIn = ({ remember = false } = {}) =>
      logins.start(db, { userId: row.id, remember, device: { browser: null, system: null } });
    const tokens = await signIn();
    const sessionId = logins.sessionOf(tokens.refresh_token) ?? "";
    return {
      id: row.id,
      email,
      password,
      tokens,
      headers: () => ({ authorization: `Bearer ${parts.tokens.sign({ userId: row.id, sessionId })}` }),
      signIn,
    };
  }
}
