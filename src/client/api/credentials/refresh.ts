import { refreshSession, type Refreshed, type SessionStore } from "#offline/session/refresh-session.ts";
import { mirroredTokens, mirrorTokens } from "#offline/session/session-mirror.ts";
import { isSameSession, newestTokens } from "#offline/session/session-tokens.ts";
import { serverConnection } from "../../platform/connection/server-connection.ts";
import { leaveForLogin, startSession, storedTokens } from "./session.ts";

let running: Promise<Refreshed> | null = null;

/**
 * Gets new tokens in the place of those that are stale: one call for everybody in this page who asks meanwhile, and
 * for all tabs. Leads to the login when the server says that the session is over, and only then.
 * @throws Error 'No refresh token available' when there is none.
 */
export function refresh(stale: string): Promise<Refreshed> {
  running ??= exchange(stale).finally(() => (running = null));
  return running;
}

async function exchange(stale: string): Promise<Refreshed> {
  const outcome = await refreshSession({ store, transport: serverConnection, stale });
  const present = storedTokens();
  if (present === null) return { kind: "refused" };
  if (outcome.kind === "refreshed") adopt(outcome.tokens);
  if (outcome.kind !== "refused") return outcome;
  // Somebody has logged in anew while this was on its way.
  if (present.access_token !== stale) return { kind: "refreshed", tokens: present };
  leaveForLogin();
  return outcome;
}

const store: SessionStore = {
  read: async () => newestTokens(storedTokens(), await mirroredTokens()),
  async replace(former, tokens) {
    const present = storedTokens();
    if (present === null || !isSameSession(present.access_token, former.access_token)) return;
    startSession(tokens);
    // Before the lock opens: another tab's local storage may be a moment behind, the mirror never is.
    await mirrorTokens(tokens, former.refresh_token);
  },
};

function adopt(tokens: Parameters<typeof startSession>[0]): void {
  const present = storedTokens();
  if (present === null || present.access_token === tokens.access_token) return;
  if (isSameSession(present.access_token, tokens.access_token)) startSession(tokens);
}
