import { ApiError, errorReferenceOf, isAboutSession, isServersWord, isUnanswered } from "#contract/api-error.ts";
import type { ErrorCode } from "#contract/error-codes.ts";
import { MINUTE_MS } from "#domain/durations.ts";
import { isFull } from "../databases/storage-errors.ts";
import { MustWaitError, StoppedError } from "./call-errors.ts";
import type { UsedUp, WaitReason } from "./timed-wait.ts";

/** The outcome of a call that has failed. */
export type Outcome =
  | Wait
  | { kind: "needs-login" }
  /** The server refuses what was sent: another try gets the same answer. */
  | { kind: "refused"; error: ServersWord }
  /** Another tab or the worker sends now, or another user has logged in: the try does not count. */
  | { kind: "stopped" };

/** It waits, and is tried again by itself. */
export interface Wait {
  kind: "wait";
  reason: WaitReason;
  retryAfterMs: number | null;
  /**
   * What waits: what was sent, alone; all that goes to this server; or as a ping finds out (`with-scope.ts`): a proxy may
   * refuse one body and let others through (S2).
   */
  scope: "item" | "host" | "unknown";
  /** Of a mistake of the server's own, by which its log knows it. */
  reference?: string;
  usedUp?: UsedUp;
}

export type ServersWord = ApiError & { readonly code: ErrorCode };

/** Any trouble of this phone that has no words of its own. */
export const PHONE_TROUBLE: Wait = { kind: "wait", reason: "phone-trouble", retryAfterMs: null, scope: "item" };

/** The server does not take it now, and its owner has nothing to do. */
export const SERVER_TROUBLE: Wait = { kind: "wait", reason: "trouble", retryAfterMs: null, scope: "item" };

/** Codes by which the server speaks for all that comes to it. */
const HOST_TROUBLE = new Set<ErrorCode>([
  "too_many_attempts",
  "overloaded",
  "service_unavailable",
  "database_unavailable",
]);
/**
 * Where the row that a call is about is gone, whoever makes the call knows it by the code: any other 404 is about the address.
 * So is a body that has come too slowly about the line.
 */
const ABOUT_THE_WAY = new Set([404, 408]);

/** Refusals that no login mends: tried again after each, they would end each session (W1). */
const NOT_ABOUT_SESSION = new Set<ErrorCode>(["not_owner", "not_superuser", "own_row", "superuser_deletion"]);

/** What waits for its owner's address to be confirmed is tried again so often, while nothing else wakes it. */
const UNCONFIRMED_MS = MINUTE_MS;

/** Longer than any rate limit on the calls that are queued. */
const LONG_MS = 15 * MINUTE_MS;

/**
 * Maps an error to an outcome: any error, so that none is silent and none stops the others (S4). Only the server's own word
 * refuses something for good, stops the others or wants a login; any other refusal is something on the way, and concerns
 * this item while the server answers. No error removes anything (A14).
 */
export function outcomeOf(error: unknown): Outcome {
  if (error instanceof StoppedError) return { kind: "stopped" };
  if (isServersWord(error)) return outcomeOfRefusal(error);
  if (error instanceof ApiError || isUnanswered(error)) {
    return { kind: "wait", reason: "no-answer", retryAfterMs: null, scope: "unknown" };
  }
  if (error instanceof MustWaitError) {
    return { kind: "wait", reason: error.reason, retryAfterMs: null, scope: "item" };
  }
  if (isFull(error)) return { kind: "wait", reason: "phone-full", retryAfterMs: null, scope: "item" };
  if (error instanceof DOMException && error.name === "AbortError") return { kind: "stopped" };
  return PHONE_TROUBLE;
}

/**
 * Whether the server refuses what was sent, or one more of its kind: a 429 without Retry-After is a limit on their number, not
 * on the calls.
 */
export function isRefusal(error: unknown): error is ServersWord {
  const isLimit = isServersWord(error) && error.status === 429 && error.retryAfterSeconds === null;
  if (isLimit && !HOST_TROUBLE.has(error.code)) return true;
  return outcomeOf(error).kind === "refused";
}

function outcomeOfRefusal(error: ServersWord): Outcome {
  const { status, code, retryAfterSeconds } = error;
  if (code === "email_not_confirmed")
    return { kind: "wait", reason: "unconfirmed", retryAfterMs: UNCONFIRMED_MS, scope: "item" };
  if (isAboutSession(error) && !NOT_ABOUT_SESSION.has(code)) return { kind: "needs-login" };
  const retryAfterMs = retryAfterSeconds === null ? null : retryAfterSeconds * 1000;
  const reason = retryAfterMs === null ? "trouble" : "told-to";
  const wait = { kind: "wait", reason, retryAfterMs } as const;
  // A long limit is a quota of one kind, not a rate limit: other calls may go on.
  const isQuota = status === 429 && (retryAfterMs ?? 0) > LONG_MS;
  if (HOST_TROUBLE.has(code)) return { ...wait, scope: isQuota ? "item" : "host" };
  if (status === 429) return { ...wait, scope: "item", usedUp: usedUpBy(error) };
  if (status === 503) return { ...wait, scope: "item" };
  if (ABOUT_THE_WAY.has(status)) return { ...wait, scope: "unknown" };
  // 409 with Retry-After: the server is still processing the same request.
  const isAtWork = status === 409 && retryAfterMs !== null;
  const reference = errorReferenceOf(error);
  if (status >= 500 || isAtWork) return { ...wait, scope: "item", ...(reference !== null && { reference }) };
  return { kind: "refused", error };
}

function usedUpBy({ code, quota }: ServersWord): UsedUp {
  if (quota === null) return { code };
  return { code, quota: { of: quota.of, most: quota.most, withinSeconds: quota.within_seconds } };
}
