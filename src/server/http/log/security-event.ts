import type { FastifyBaseLogger } from "fastify";

/** What the log tells of accounts beyond the line of each request (V16.3). */
export type SecurityEvent =
  | "login succeeded"
  | "login failed"
  | "login refused: inactive"
  | "refresh token reused: session ended"
  | "logged out"
  | "logged out everywhere else"
  | "session ended from another device"
  | "account created"
  | "account deleted"
  | "account exported"
  | "address changed"
  | "address to be changed"
  | "password changed"
  | "password confirmed"
  | "password reset"
  | "address change undone"
  | "password set by superuser"
  | "superuser created"
  | "role changed"
  | "activation changed"
  | "second factor turned on"
  | "second factor turned off"
  | "second factor reset by superuser"
  | "second factor refused"
  | "recovery codes renewed"
  | "stepped up"
  | "privileged fields ignored"
  | "refused: somebody else's"
  | "changed by superuser"
  | "deleted by superuser"
  | "moderated";

/**
 * One line: the event and whom it concerns by id; null for an unknown user. Never an address, a password, a token.
 * Who is signed in stands in the line by itself; `targetId` is whom a superuser has acted on, `rowId` on which thing.
 */
export function logSecurityEvent(
  log: Pick<FastifyBaseLogger, "info">,
  event: SecurityEvent,
  facts: { userId?: string | null; targetId?: string; rowId?: string; fields?: string[] },
): void {
  log.info({ event: "security", ...facts }, event);
}
