import { signal } from "@preact/signals-react";
import { call } from "#contract/call.ts";
import { SESSION_DATABASE } from "#offline/databases/database-names.ts";
import { hasDatabase } from "#offline/databases/has-database.ts";
import { ANONYMOUS, ownerOf } from "#offline/session/owner-of.ts";
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
  take(access_token);
}

/**
 * Removes both tokens and the user's cached answers. Drafts and notes stay: the user may not have asked for
 * this.
 */
export function endSession(): void {
  removeStored("access_token");
  removeStored("refresh_token");
  take(null);
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

/** Follows session changes of other tabs, and maintains the session while a user is signed in. */
export function watchSession(): void {
  addEventListener("storage", ({ key }) => (key === null || key === "access_token") && takeStored());
  // A page restored from the back-forward cache has missed changes made meanwhile.
  addEventListener("pageshow", ({ persisted }) => persisted && takeStored());
  // When idle, so that it does not delay the first paint.
  if ("requestIdleCallback" in window) requestIdleCallback(() => void maintainInBackground(), { timeout: 5000 });
  else setTimeout(() => void maintainInBackground(), 500);
}

function takeStored(): void {
  const token = readStored("access_token");
  if (token === null && accessToken.peek() !== null) noteSessionEnd("other_tab");
  take(token);
}

function take(token: string | null): void {
  const before = ownerOf(accessToken.peek());
  accessToken.value = token;
  void maintainInBackground(before === ownerOf(token) ? ANONYMOUS : before);
}

/** @param left The user whose session has just ended here; anonymous when none has. */
async function maintainInBackground(left = ANONYMOUS): Promise<void> {
  // A mirror without a session: the page was closed before it could clear it.
  if (accessToken.peek() === null && left === ANONYMOUS && !(await hasDatabase(SESSION_DATABASE))) return;
  const maintenance = await import("./maintain-session.ts").catch(() => null);
  // The module could not be loaded offline: the next start does this, including the pending deletion.
  if (maintenance === null) return;
  if (left !== ANONYMOUS) await maintenance.clearUserData(left);
  maintenance.maintainSession();
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
