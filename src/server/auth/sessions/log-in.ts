import { randomBytes } from "node:crypto";
import { canonicalEmail } from "#domain/users/account-rules.ts";
import {
  findAccountByEmail,
  holdAccountWithPassword,
  setLanguage,
  type Account,
} from "../../accounts/account-store.ts";
import type { Db, Trx } from "../../db/db.ts";
import type { Client } from "../../http/calls/client-of.ts";
import { HttpError } from "../../http/errors/http-error.ts";
import { knownOrigin, noteOrigin, type Whence } from "../../accounts/known-origin-store.ts";
import type { Clock } from "../../clock.ts";
import { countFailedAttempts } from "../../limits/count-failed-attempts.ts";
import type { Counted, RateLimits } from "../../limits/rate-limits.ts";
import type { HashOwner, Passwords } from "../passwords.ts";
import { deviceOf } from "./device-of.ts";
import { logSecurityEvent } from "../../http/log/security-event.ts";
import type { Sessions, TokenPair } from "./sessions.ts";
import { refuseOverlongPassword } from "../weak-password.ts";
import type { SecretKeys } from "../../secret-keys.ts";

/** The two calls that log in. The page tries the second by itself when the first has failed. */
const TWINS = { login: "loginByForm", loginByForm: "login" } as const;

export interface LoginTry {
  by: keyof typeof TWINS;
  username: string;
  password: string;
  /** A session of 30 days instead of 7. */
  remember: boolean;
}

interface Parts {
  db: Db;
  clock: Clock;
  secretKeys: SecretKeys;
  sessions: Sessions;
  passwords: Passwords;
  limits: RateLimits;
}

interface KnownPair {
  owner: HashOwner;
  counted: [ofAccount: Counted, ...ofNetwork: Counted[]];
}

/**
 * Starts a session for a caller who knows the password.
 * Throws HttpError 422 for what can be no password, 429 with Retry-After after too many failures (L-03, L-04),
 * 400 `Incorrect email or password` for an unknown address and a wrong password alike (L-01), 400 `Inactive user`
 * only where the password was right (L-02), 503 when too many passwords are being checked (L-07).
 */
export type LogIn = (tried: LoginTry, client: Client) => Promise<TokenPair>;

/** Makes the login of this server's accounts. */
export function logIn({ db, clock, secretKeys, sessions, passwords, limits }: Parts): LogIn {
  return async (tried, client) => {
    refuseOverlongPassword("password", tried.password);
    const { network, device } = client;
    const whence = { email: canonicalEmail(tried.username), network, device };
    return passwords.admitLogin(
      network,
      () => pairOf(whence),
      (pair) => logInWith(tried, client, { ...whence, ...pair }),
    );
  };

  /**
   * In whose turn they log in, and what their failures count against. Who guesses from elsewhere cannot keep out an account's owner, who
   * has logged in from here (L-03), nor can who guesses at other accounts from here.
   */
  async function pairOf(whence: Whence): Promise<KnownPair> {
    const { email, network, device } = whence;
    switch (await knownOrigin(db, whence, secretKeys)) {
      case "device":
        return { owner: `login ${email}\0${device}`, counted: [["loginKnownDevice", `${email}\0${device}`]] };
      case "network":
        return {
          owner: `login ${email}\0${network}`,
          counted: [
            ["loginKnownNetwork", `${email}\0${network}`],
            ["loginNetworkKnown", network, email],
          ],
        };
      case null:
        return {
          owner: `login ${network}`,
          counted: [
            ["loginAccount", email],
            ["loginNetwork", network, email],
          ],
        };
    }
  }

  async function logInWith(
    tried: LoginTry,
    client: Client,
    { owner, counted, ...whence }: Whence & KnownPair,
  ): Promise<TokenPair> {
    const { email } = whence;
    const textOf = (call: string) => [call, email, tried.password].join("\0");
    const pair = { own: textOf(tried.by), twin: textOf(TWINS[tried.by]) };
    const device = client.device ?? randomBytes(16).toString("base64url");
    const account = await countFailedAttempts(limits, counted, knownAccount, pair);
    if (account.is_active && account.language !== client.language) await setLanguage(db, account.id, client.language);
    const tokens = await db.transaction().execute((trx) => startSession(trx, account));
    await limits.clear(counted[0]);
    client.keepDevice(device);
    logSecurityEvent(client.log, "login succeeded", { userId: account.id });
    return tokens;

    async function knownAccount(): Promise<Account> {
      const found = await findAccountByEmail(db, email);
      const isRight = await passwords.verify(owner, found?.password_hash ?? null, tried.password);
      if (found === undefined || !isRight) throw refused("login failed", found?.id);
      return found;
    }

    async function startSession(trx: Trx, { id, password_hash }: Account): Promise<TokenPair> {
      // Looked at again, and held: the password may just have been changed, or the account closed.
      const now = await holdAccountWithPassword(trx, { id, password_hash });
      if (now === undefined) throw refused("login failed", id);
      if (!now.is_active) throw refused("login refused: inactive", id);
      await noteOrigin(trx, id, { ...whence, device }, { now: clock.now(), secretKeys });
      return sessions.start(trx, { userId: id, remember: tried.remember, device: deviceOf(client.userAgent) });
    }

    function refused(event: "login failed" | "login refused: inactive", userId: string | undefined): HttpError {
      logSecurityEvent(client.log, event, { userId: userId ?? null });
      return event === "login failed"
        ? new HttpError("wrong_login", "Incorrect email or password")
        : new HttpError("login_inactive", "Inactive user");
    }
  }
}
