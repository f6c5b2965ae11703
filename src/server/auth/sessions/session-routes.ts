import type { Clock } from "../../clock.ts";
import type { Db } from "../../db/db.ts";
import type { Client } from "../../http/calls/client-of.ts";
import { unauthenticated } from "../../http/errors/http-error.ts";
import type { CallServer } from "../../http/calls/serve-calls.ts";
import type { RateLimits } from "../../limits/rate-limits.ts";
import type { MailQueue } from "../../mail/mail-queue-store.ts";
import { findAccount, setLanguage } from "../../accounts/account-store.ts";
import type { AccessTokens } from "./access-token.ts";
import { bearerTokenOf } from "./identify.ts";
import { logIn } from "./log-in.ts";
import { serveSecondFactor } from "../second-factor/second-factor-routes.ts";
import { serveOwnSessions } from "./own-session-routes.ts";
import type { Passwords } from "../passwords.ts";
import { logSecurityEvent } from "../../http/log/security-event.ts";
import type { SecretKeys } from "../../secret-keys.ts";
import type { Sessions } from "./sessions.ts";
import { whyOver } from "./why-over.ts";

export interface SessionParts {
  db: Db;
  clock: Clock;
  /** Keys the hashes of networks that are known. */
  secretKeys: SecretKeys;
  tokens: AccessTokens;
  sessions: Sessions;
  passwords: Passwords;
  limits: RateLimits;
  mails: MailQueue;
}

/** Logging in, staying logged in, leaving (PR-702, A-08 to A-10). */
export function serveSessions(calls: CallServer, parts: SessionParts): void {
  const { db, sessions } = parts;
  serveLogins(calls, parts);
  serveOwnSessions(calls, parts);
  serveSecondFactor(calls, parts);

  calls.serve("testToken", ({ caller }) => caller.user);

  calls.serve("refresh", async ({ body, client }) => {
    const refreshed = await sessions.refresh(body.refresh_token, body.attempt);
    if (refreshed.kind === "refreshed") {
      // Who has changed the app's language since they logged in would get mails in the other one for months.
      if (body.language !== undefined) await setLanguage(db, refreshed.userId, body.language);
      return refreshed.tokens;
    }
    if (refreshed.kind === "reused") await warnOfReuse(parts, refreshed.userId, client);
    throw unauthenticated(await whyOver(parts, body));
  });

  calls.serve("logout", async ({ body, client }) => {
    for (const sessionId of sessionsNamed(parts, client.authorization, body.refresh_token)) {
      const userId = await sessions.end(db, sessionId);
      if (userId !== null) logSecurityEvent(client.log, "logged out", { userId });
    }
    return null;
  });
}

/** Longer than a hash may take: who logs in while the machine is busy, or its hashing is replaced, waits and gets in. */
const LOGGED_IN_WITHIN_MS = 15_000;

function serveLogins(calls: CallServer, parts: SessionParts): void {
  const enter = logIn(parts);
  const options = { refusalAtDoor: parts.passwords.refusalOfLogin, answerWithinMs: LOGGED_IN_WITHIN_MS };
  calls.serve(
    "login",
    ({ body: { username, password, remember_me = false }, client }) =>
      enter({ by: "login", username, password, remember: remember_me }, client),
    options,
  );
  // One token, no successor: such a session is used for as long as its access token lives.
  calls.serve(
    "loginByForm",
    async ({ body: { username, password }, client }) => {
      const tokens = await enter({ by: "loginByForm", username, password, remember: false }, client);
      return { access_token: tokens.access_token, token_type: tokens.token_type };
    },
    options,
  );
}

/** The sessions that a device names on leaving (W-07): tokens may have expired, and what is none of ours is nothing. */
function sessionsNamed(
  { tokens, sessions }: SessionParts,
  authorization: string | undefined,
  refreshToken: string | null | undefined,
): Set<string> {
  const bearer = bearerTokenOf(authorization ?? "") ?? "";
  const named = [tokens.verifyExpired(bearer)?.sessionId, sessions.sessionOf(refreshToken ?? "")];
  return new Set(named.filter((id) => typeof id === "string"));
}

// T-04: either the thief or the owner held the old token, and only the owner reads the mail.
async function warnOfReuse({ db, mails }: SessionParts, userId: string, { log }: Client): Promise<void> {
  logSecurityEvent(log, "refresh token reused: session ended", { userId });
  const account = await findAccount(db, userId);
  if (account === undefined) return;
  const { email, language } = account;
  await mails.add(db, { kind: "session-reused", email, language });
}
