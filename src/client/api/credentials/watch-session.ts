import { SESSION_DATABASE } from "#offline/databases/database-names.ts";
import { forgetPaintedRooms } from "#offline/cache/painted/painted-rooms.ts";
import { hasDatabase } from "#offline/databases/has-database.ts";
import { ANONYMOUS, ownerOf } from "#offline/session/owner-of.ts";
import { accessToken } from "./session.ts";
import { noteSessionEnd } from "./session-end.ts";
import { readStored } from "./token-storage.ts";

/** Follows session changes of this tab and of others, and maintains the session while a user is signed in. */
export function watchSession(): void {
  addEventListener("storage", ({ key }) => (key === null || key === "access_token") && takeStored());
  // A page restored from the back-forward cache has missed changes made meanwhile.
  addEventListener("pageshow", ({ persisted }) => persisted && takeStored());
  followOwner();
  // When idle, so that it does not delay the first paint.
  if ("requestIdleCallback" in window) requestIdleCallback(() => void maintain(), { timeout: 5000 });
  else setTimeout(() => void maintain(), 500);
}

function takeStored(): void {
  const token = readStored("access_token");
  if (token === null && accessToken.peek() !== null) noteSessionEnd("other_tab");
  accessToken.value = token;
}

function followOwner(): void {
  let before: string | null = null;
  accessToken.subscribe((token) => {
    const owner = ownerOf(token);
    // Called with the present token first, which is no change.
    if (before !== null) void maintain(before === owner ? ANONYMOUS : before);
    if (before !== null && before !== owner) forgetPaintedRooms().catch(() => undefined);
    before = owner;
  });
}

/** @param left The user whose session has just ended here; anonymous when none has. */
async function maintain(left = ANONYMOUS): Promise<void> {
  // A mirror without a session: the page was closed before it could clear it.
  if (accessToken.peek() === null && left === ANONYMOUS && !(await hasDatabase(SESSION_DATABASE))) return;
  const maintenance = await import("./maintain-session.ts").catch(() => null);
  // The module could not be loaded offline: the next start does this, including the pending deletion.
  if (maintenance === null) return;
  if (left !== ANONYMOUS) await maintenance.clearUserData(left);
  maintenance.maintainSession();
}
