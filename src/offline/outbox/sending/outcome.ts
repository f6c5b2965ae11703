import type { ErrorCode } from "#contract/error-codes.ts";
import { ApiError, errorReferenceOf, isAboutSession, isServersWord, isUnanswered } from "#contract/api-error.ts";
import { MINUTE_MS } from "#domain/durations.ts";
import type { RowOf, DraftKind } from "../../drafts/draft.ts";
import type { CreateChange, EntryProblem, MergedField, UpdateChange, UsedUp, WaitReason } from "../entries/entry.ts";
import { isQuotaError } from "../../databases/storage-errors.ts";
import { PhoneFullError } from "../../drafts/write-draft.ts";
import { NeedsPageError, PhotoElsewhereError } from "./sender.ts";

/** The outcome of one try to send an entry. */
export type Outcome =
  /** @property at When the server has answered, by its clock, epoch milliseconds; set for a deletion that it has carried out.
   *  @property reportNumber The number that it has given a report. */
  | {
      kind: "done";
      row: RowOf[DraftKind] | null;
      merged: MergedField[];
      wasThere: boolean;
      at?: number;
      reportNumber?: string;
    }
  | Wait
  | { kind: "needs-login" }
  | { kind: "needs-fix"; problems: EntryProblem[]; photos: string[] }
  /** @property change What the entry asks for from now on, where that is not what was sent. */
  | { kind: "conflict"; current: RowOf[DraftKind] | null; fields: MergedField[]; change?: UpdateChange }
  /** To be sent again at once, as a new request: edits were merged, or the server has lost what was edited. */
  | { kind: "rebased"; change: CreateChange | UpdateChange; merged: MergedField[] }
  /** Another tab or the worker sends now, or another user has logged in: the try does not count. */
  | { kind: "stopped" };

/** The entry waits, and is tried again by itself. */
export interface Wait {
  kind: "wait";
  reason: WaitReason;
  retryAfterMs: number | null;
  /**
   * Who waits: this entry alone; all that goes to this server; or as `serverAnswers` finds out: a proxy may refuse one
   * body and let others through (S2).
   */
  scope: "entry" | "host" | "unknown";
  /** Of a mistake of the server's own, by which its log knows it. */
  reference?: string;
  usedUp?: UsedUp;
}

/** Any trouble of this phone that has no words of its own. */
export const PHONE_TROUBLE: Outcome = { kind: "wait", reason: "phone-trouble", retryAfterMs: null, scope: "entry" };

/** The signed-in user is not the entry's owner. */
export class OwnerChangedError extends Error {
  override readonly name = "OwnerChangedError";
}

/** The entry was reopened, removed, or taken by another sender while it was being sent. */
export class EntryGoneError extends Error {
  override readonly name = "EntryGoneError";
}

/** Codes by which the server speaks for all that comes to it. */
const HOST_TROUBLE = new Set<ErrorCode>([
  "too_many_attempts",
  "overloaded",
  "service_unavailable",
  "database_unavailable",
]);
/**
 * Of a row that is gone the server says so itself, which ends an edit or a deletion: any other 404 is about the address. So is a
 * body that has come too slowly about the line.
 */
const ABOUT_THE_WAY = new Set([404, 408]);

/**
 * Maps an error to an entry's outcome: any error, so that none is silent and none stops the others (S4). Only the server's own
 * word parks an entry, stops the others or wants a login; any other refusal is something on the way, and concerns this entry
 * while the server answers. No error removes an entry (A14).
 * @param fieldOf The form's field that a 422's `loc` names.
 */
export function outcomeOf(error: unknown, fieldOf: FieldOf): Outcome {
  if (error instanceof OwnerChangedError || error instanceof EntryGoneError) return { kind: "stopped" };
  if (isServersWord(error)) return outcomeOfRefusal(error, fieldOf);
  if (error instanceof ApiError || isUnanswered(error)) {
    return { kind: "wait", reason: "no-answer", retryAfterMs: null, scope: "unknown" };
  }
  if (error instanceof NeedsPageError) {
    return { kind: "wait", reason: "needs-page", retryAfterMs: null, scope: "entry" };
  }
  if (error instanceof PhotoElsewhereError) {
    return { kind: "wait", reason: "photo-elsewhere", retryAfterMs: null, scope: "entry" };
  }
  if (isQuotaError(error) || error instanceof PhoneFullError)
    return { kind: "wait", reason: "phone-full", retryAfterMs: null, scope: "entry" };
  if (error instanceof DOMException && error.name === "AbortError") return { kind: "stopped" };
  return PHONE_TROUBLE;
}

/** Refusals that no login mends: tried again after each, they would end each session (W1). */
const NOT_ABOUT_SESSION = new Set<ErrorCode>(["not_owner", "not_superuser", "own_row", "superuser_deletion"]);

/** A post that waits for its owner's address to be confirmed is tried again so often, while nothing else wakes it. */
const UNCONFIRMED_MS = MINUTE_MS;

/** Longer than any rate limit on the calls of posting. */
const LONG_MS = 15 * MINUTE_MS;

export type FieldOf = (loc: readonly string[]) => EntryProblem["field"];

function outcomeOfRefusal(error: ApiError & { code: ErrorCode }, fieldOf: FieldOf): Outcome {
  const { status, code, retryAfterSeconds } = error;
  if (code === "email_not_confirmed")
    return { kind: "wait", reason: "unconfirmed", retryAfterMs: UNCONFIRMED_MS, scope: "entry" };
  if (isAboutSession(error) && !NOT_ABOUT_SESSION.has(code)) return { kind: "needs-login" };
  const retryAfterMs = retryAfterSeconds === null ? null : retryAfterSeconds * 1000;
  const reason = retryAfterMs === null ? "trouble" : "told-to";
  const wait = { kind: "wait", reason, retryAfterMs } as const;
  // A long limit is a quota of rooms, not a rate limit: edits and deletions may go on.
  const isQuota = status === 429 && (retryAfterMs ?? 0) > LONG_MS;
  if (HOST_TROUBLE.has(code)) return { ...wait, scope: isQuota ? "entry" : "host" };
  if (status === 429) return { ...wait, scope: "entry", usedUp: usedUpBy(error) };
  if (status === 503) return { ...wait, scope: "entry" };
  if (ABOUT_THE_WAY.has(status)) return { ...wait, scope: "unknown" };
  // 409 with Retry-After: the server is still processing the same request.
  const isAtWork = status === 409 && retryAfterMs !== null;
  const reference = errorReferenceOf(error);
  if (status >= 500 || isAtWork) return { ...wait, scope: "entry", ...(reference !== null && { reference }) };
  return { kind: "needs-fix", problems: problemsOf(error, fieldOf), photos: [] };
}

function usedUpBy({ code, quota }: ApiError & { code: ErrorCode }): UsedUp {
  if (quota === null) return { code };
  return { code, quota: { of: quota.of, most: quota.most, withinSeconds: quota.within_seconds } };
}

function problemsOf({ code, fields, message }: ApiError, fieldOf: FieldOf): EntryProblem[] {
  if (fields.length === 0) return [{ field: null, message, ...(code !== null && { code }) }];
  return fields.map(({ loc, msg, type }) => ({ field: fieldOf(loc), message: msg, type }));
}
