import { signal } from "@preact/signals-react";
import { call } from "#contract/call.ts";
import { SESSION_DATABASE } from "#offline/databases/database-names.ts";
import { hasDatabase } from "#offline/databases/has-database.ts";
import { ANONYMOUS, ownerOf } from "#offline/session/owner-of.ts";
import type { SessionTokens } from "#offline/session/session-tokens.ts";
import { navigate } from "wouter/use-browser-location";
import { paths } from "../../paths.ts";
import { serverConnection } from "../../platform/connection/server-connection.ts";
import { readStored, removeStored, writeStored } from "./token-storage.ts";
import { herePath, loginPath } from "./return-path.ts";

/** The stored access token; null when signed out. Signed in means that there is one (PR-401). */
export const accessToken = signal<string | null>(readStored("access_token"));

/** Both stored tokens; null when signed out. */
export function storedTokens(): SessionTokens | null {
  const access_token = readStored("access_token");
  return access_token === null ? null : { access_token, refresh_token: readStored("refresh_token") };
}

/** Signs in with these tokens, or puts them in the place of the ones before them. */
export function startSession({ access_token, refresh_token }: SessionTokens): void {
  if (refresh_token !== null) writeStored("refresh_token", refresh_token);
  writeStored("access_token", access_token);
  take(access_token);
}

/**
 * Forgets both tokens, and what this reader's calls have answered. Drafts and notes stay: it may not be the
 * reader's own wish.
 */
export function endSession(): void {
  removeStored("access_token");
  removeStored("refresh_token");
  take(null);
}

/** Ends a session that the server does not accept any more, and goes to the login, which leads back here. */
export function leaveForLogin(): void {
  endSession();
  navigate(loginPath(herePath()));
}

/** Logs out and goes to the login, at once and without a network too; the server is told where it can be. */
export function logOut(): void {
  const tokens = storedTokens();
  endSession();
  if (location.pathname !== paths.login) navigate(paths.login);
  if (tokens !== null) void tellServer(tokens);
}

/** Follows from now on what other tabs do to the session, and looks after it while somebody is signed in. */
export function watchSession(): void {
  addEventListener("storage", ({ key }) => (key === null || key === "access_token") && takeStored());
  // A page that the back button brings to life again has missed what happened meanwhile.
  addEventListener("pageshow", ({ persisted }) => persisted && takeStored());
  // At rest: none of it is in the way of the first paint.
  if ("requestIdleCallback" in window) requestIdleCallback(() => void maintainInBackground(), { timeout: 5000 });
  else setTimeout(() => void maintainInBackground(), 500);
}

function takeStored(): void {
  take(readStored("access_token"));
}

function take(token: string | null): void {
  const before = ownerOf(accessToken.peek());
  accessToken.value = token;
  void maintainInBackground(before === ownerOf(token) ? ANONYMOUS : before);
}

/** @param left Whose session has just ended here; nobody's unless told. */
async function maintainInBackground(left = ANONYMOUS): Promise<void> {
  // A mirror without a session: the page was gone before it could clear it away.
  if (accessToken.peek() === null && left === ANONYMOUS && !(await hasDatabase(SESSION_DATABASE))) return;
  const keeper = await import("./maintain-session.ts").catch(() => null);
  // The network went away before this was on the phone: the next start looks after it, what is left to forget included.
  if (keeper === null) return;
  if (left !== ANONYMOUS) await keeper.clearReaderData(left);
  keeper.maintainSession();
}

async function tellServer({ access_token, refresh_token }: SessionTokens): Promise<void> {
  const transport = { ...serverConnection, accessToken: () => access_token };
  const body = refresh_token === null ? {} : { refresh_token };
  try {
    await call(transport, "logout", { body, keepalive: true });
  } catch {
    // Without a network the tokens are gone from the phone all the same, and die by themselves.
  }
}
