import { signal } from "@preact/signals-react";
import { call } from "#contract/call.ts";
import type { SessionTokens } from "#offline/session/session-tokens.ts";
import { navigate } from "wouter/use-browser-location";
import { paths } from "../../paths.ts";
import { serverConnection } from "../../platform/connection/server-connection.ts";
import { noteSessionEnd, type SessionEnd } from "./session-end.ts";
import { readStored, removeStored, writeStored } from "./token-storage.ts";
import { herePath, loginPath } from "./return-path.ts";

/** The stored access token; null when signed out. Signed in means that there is one (PR-401). */
export const accessToken = signal<string | null>(readStored("access_token"));

/** Both stored tokens; null when signed out. */
export function storedTokens(): SessionTokens | null {
  const access_token = readStored("access_token");
  return access_token === null ? null : { access_token, refresh_token: readStored("refresh_token") };
}

/** Stores these tokens: signs the user in, or replaces the tokens of the session. */
export function startSession({ access_token, refresh_token }: SessionTokens): void {
  if (refresh_token !== null) writeStored("refresh_token", refresh_token);
  writeStored("access_token", access_token);
  noteSessionEnd(null);
  accessToken.value = access_token;
}

/**
 * Removes both tokens, upon which the user's cached answers go as well (watch-session.ts). Drafts and notes stay: the user may
 * not have asked for this.
 */
export function endSession(): void {
  removeStored("access_token");
  removeStored("refresh_token");
  accessToken.value = null;
}

/**
 * Ends a session and redirects to the login, which returns here.
 * @param why Of a session that the server has refused; null where the user wants to log in anew.
 */
export function leaveForLogin(why: SessionEnd | null): void {
  endSession();
  noteSessionEnd(why);
  navigate(loginPath(herePath()));
}

/** Logs out and goes to the login at once, also offline; the server is notified if reachable. */
export function logOut(): void {
  const tokens = storedTokens();
  endSession();
  noteSessionEnd(null);
  if (location.pathname !== paths.login) navigate(paths.login);
  if (tokens !== null) void tellServer(tokens);
}

async function tellServer({ access_token, refresh_token }: SessionTokens): Promise<void> {
  const transport = { ...serverConnection, accessToken: () => access_token };
  const body = refresh_token === null ? {} : { refresh_token };
  try {
    await call(transport, "logout", { body, keepalive: true });
  } catch {
    // Offline, the tokens are still removed from the phone, and expire by themselves.
  }
}
