import type { ErrorCode } from "#contract/error-codes.ts";
import { findAccount } from "../../accounts/account-store.ts";
import type { EndReason } from "#domain/users/device.ts";
import type { Db } from "../../db/db.ts";
import type { AccessTokens } from "./access-token.ts";
import { findEnd } from "./session-store.ts";
import type { Sessions } from "./sessions.ts";

const CODES = {
  "ended-elsewhere": "session_ended_elsewhere",
  "new-password": "session_ended_by_password",
  "address-restored": "session_ended_by_address",
  deactivated: "session_ended_by_deactivation",
  "token-reused": "session_ended_by_reuse",
  expired: "session_expired",
} as const satisfies Record<EndReason, ErrorCode>;

interface Parts {
  db: Db;
  tokens: AccessTokens;
  sessions: Sessions;
}

/** What a device has kept of its session. */
interface Kept {
  refresh_token: string;
  access_token?: string | undefined;
}

/**
 * Why a session cannot be renewed, for the device that it was on: only tokens that we have signed name a session, so
 * no one else can ask.
 */
export async function whyOver({ db, tokens, sessions }: Parts, { refresh_token, access_token = "" }: Kept) {
  const claims = tokens.verifyExpired(access_token);
  const sessionId = sessions.sessionOf(refresh_token) ?? claims?.sessionId;
  const reason = sessionId === undefined ? undefined : await findEnd(db, sessionId);
  if (reason !== undefined) return CODES[reason];
  if (claims === null) return "invalid_credentials";
  const account = await findAccount(db, claims.userId);
  if (account === undefined) return "account_gone";
  return account.is_active ? "invalid_credentials" : CODES.deactivated;
}
