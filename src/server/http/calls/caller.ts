import type { User } from "#domain/users/user.ts";

/** Who asks: the user of a live session and an active account, and their rights at this moment (V8.3.2). */
export interface Caller {
  userId: string;
  sessionId: string;
  /** Whether they act as a superuser in this call. The account may be one's and not do so: see `needsSecondFactor`. */
  isSuperuser: boolean;
  /** Whether the account is a superuser's with a second factor, of which this session has not given a code lately. */
  needsSecondFactor: boolean;
  /** Whether a mailed code or link has proved the address that the account has now. */
  hasConfirmedEmail: boolean;
  /** The account as it was when it was asked for its rights. */
  user: User;
}

/**
 * Who asks, by an Authorization header; null for an anonymous caller.
 * Throws HttpError 401 for a header that is no valid bearer token, also where no login is needed, and for a
 * session or an account that is gone (A-08, W-08); 403 for an account that was deactivated (W-09).
 */
export type Identify = (authorization: string | undefined) => Promise<Caller | null>;
