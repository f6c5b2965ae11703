import { ownerOf } from "#offline/session/owner-of.ts";
import { accessToken } from "./session.ts";

/** The session has become another user's while something was under way for the one before. */
export class SessionChangedError extends Error {
  override readonly name = "SessionChangedError";
}

/**
 * Aborts work started for a user who is no longer signed in: it would be sent, or cached, as another's.
 * @throws SessionChangedError
 */
export function throwIfOthers(owner: string): void {
  if (ownerOf(accessToken.peek()) !== owner) throw new SessionChangedError("Another user is signed in");
}
