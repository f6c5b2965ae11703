import { ApiError, isServersWord, isTimeout, UnreachableError } from "#contract/api-error.ts";
import { endOnSilence } from "#contract/silence.ts";
import type { ErrorCode } from "#contract/error-codes.ts";
import { call, type Transport } from "#contract/call.ts";
import type { Language } from "#domain/language.ts";
import { aloneAmongTabs } from "./alone-among-tabs.ts";
import { ownerOf } from "./owner-of.ts";
import { attemptFor, mirroredTokens, mirrorSuccessors } from "./session-mirror.ts";
import type { SessionTokens } from "./session-tokens.ts";

/** Where the caller keeps the session: a page in local storage and the mirror, a worker in the mirror alone. */
export interface SessionStore {
  read(): Promise<SessionTokens | null>;
  /** Puts new tokens in the place of the former; does nothing when that session has ended meanwhile. */
  replace(former: SessionTokens, tokens: SessionTokens): Promise<void>;
}

export type Refreshed =
  | { kind: "refreshed"; tokens: SessionTokens }
  /** The server says that this session is over. @property code Why; null where another tab has ended it. */
  | { kind: "refused"; code: ErrorCode | null }
  /** No network, a gateway's refusal, a server in trouble: the user stays signed in (T-10). */
  | { kind: "unanswered"; error: Error };

/** Shared by all tabs and the worker: one refresh at a time. */
const LOCK = "auth-refresh";
/** After this long without the lock, the browser has lost it; the server gives two callers the same tokens. */
const LOCK_PATIENCE_MS = 20 * 1000;
const ANSWER_WITHIN_MS = 15 * 1000;
/** Statuses by which the server refuses; every other status is a server error. */
const REFUSALS = new Set([400, 401, 403, 422]);

interface Parts {
  store: SessionStore;
  transport: Pick<Transport, "fetch" | "baseUrl">;
  /** In which the page is read; a worker does not know it. */
  language?: Language;
  /** Called with the user whose account the server does not have any more. */
  onAccountGone: (owner: string) => Promise<void>;
  /** The access token that is no longer valid: when another one is stored, another tab has refreshed already. */
  stale: string;
}

/**
 * Exchanges the refresh token for a new pair and stores it, once for all tabs and the worker.
 * @throws Error 'No refresh token available' when there is none (PR-804).
 */
export async function refreshSession(parts: Parts): Promise<Refreshed> {
  return aloneAmongTabs(LOCK, () => exchange(parts), LOCK_PATIENCE_MS);
}

/** For the worker. The page finds the new tokens in the mirror. */
export const mirrorStore: SessionStore = {
  read: mirroredTokens,
  replace: mirrorSuccessors,
};

async function exchange({ store, transport, stale, language, onAccountGone }: Parts): Promise<Refreshed> {
  const tokens = await store.read();
  if (tokens?.refresh_token == null) throw new Error("No refresh token available");
  if (tokens.access_token !== stale) return { kind: "refreshed", tokens };
  const { refresh_token } = tokens;
  const attempt = await attemptFor(refresh_token);
  try {
    const { data } = await call({ ...transport, accessToken: () => null }, "refresh", {
      body: { refresh_token, attempt, access_token: tokens.access_token, ...(language !== undefined && { language }) },
      signal: endOnSilence(ANSWER_WITHIN_MS),
    });
    const successor = { access_token: data.access_token, refresh_token: data.refresh_token };
    await store.replace(tokens, successor);
    return { kind: "refreshed", tokens: successor };
  } catch (error) {
    if (error instanceof ApiError && error.code === "account_gone") await onAccountGone(ownerOf(tokens.access_token));
    return outcomeOf(error);
  }
}

function outcomeOf(error: unknown): Refreshed {
  if (isServersWord(error) && REFUSALS.has(error.status)) return { kind: "refused", code: error.code };
  if (error instanceof ApiError || error instanceof UnreachableError) return { kind: "unanswered", error };
  if (isTimeout(error)) return { kind: "unanswered", error: new UnreachableError("No answer in time") };
  throw error;
}
