import { shareWhileUnderWay } from "#domain/remembered.ts";
import { within } from "#domain/within.ts";
import { STORE_PATIENCE_MS } from "#offline/databases/store-patience.ts";
import { recordDeletedAccount } from "#offline/outbox/entries/deleted-accounts.ts";
import { refreshSession, type Refreshed, type SessionStore } from "#offline/session/refresh-session.ts";
import { mirroredTokens, mirrorTokens } from "#offline/session/session-mirror.ts";
import { isSameSession, newestTokens } from "#offline/session/session-tokens.ts";
import { serverConnection } from "../../platform/connection/server-connection.ts";
import { currentLanguage } from "../../platform/language/i18n.ts";
import { leaveForLogin, startSession, storedTokens } from "./session.ts";

/**
 * Renews stale tokens: a single call for all concurrent requests of this page, and of all tabs. Redirects to the login
 * only when the server says that the session is over.
 * @throws Error 'No refresh token available' when there is none.
 */
export const refresh = shareWhileUnderWay(exchange);

async function exchange(stale: string): Promise<Refreshed> {
  const outcome = await refreshSession({
    store,
    transport: serverConnection,
    language: currentLanguage(),
    stale,
    onAccountGone: recordDeletedAccount,
  });
  const present = storedTokens();
  if (present === null) return { kind: "refused", code: null };
  if (outcome.kind === "refreshed") adopt(outcome.tokens);
  if (outcome.kind !== "refused") return outcome;
  // The user has logged in anew while the request was pending.
  if (present.access_token !== stale) return { kind: "refreshed", tokens: present };
  leaveForLogin(outcome.code ?? "unknown");
  return outcome;
}

const store: SessionStore = {
  read: async () => newestTokens(storedTokens(), await within(STORE_PATIENCE_MS, mirroredTokens(), null)),
  async replace(former, tokens) {
    const present = storedTokens();
    if (present === null || !isSameSession(present.access_token, former.access_token)) return;
    startSession(tokens);
    // Before the lock is released: another tab's local storage may lag, the mirror never does.
    await within(STORE_PATIENCE_MS, mirrorTokens(tokens, former.refresh_token), undefined);
  },
};

function adopt(tokens: Parameters<typeof startSession>[0]): void {
  const present = storedTokens();
  if (present === null || present.access_token === tokens.access_token) return;
  if (isSameSession(present.access_token, tokens.access_token)) startSession(tokens);
}
