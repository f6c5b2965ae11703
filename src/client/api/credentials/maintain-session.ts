import { effect } from "@preact/signals-react";
import { oneAfterAnother } from "#domain/one-after-another.ts";
import { clearPrivate } from "#offline/cache/clear-private.ts";
import { ANONYMOUS, ownerOf } from "#offline/session/owner-of.ts";
import { forgetTokens, mirroredTokens, mirrorIfNewest } from "#offline/session/session-mirror.ts";
import { renewInTime } from "./renew-in-time.ts";
import { clearAiResults } from "../ai-result-cache.ts";
import { accessToken, startSession, storedTokens } from "./session.ts";

let isKept = false;
// Sequential: each mirroring reads what the one before has stored.
const inTurn = oneAfterAnother();

/** Keeps the session mirror in sync with the tokens, and renews them in time. Calling it again does nothing. */
export function maintainSession(): void {
  if (isKept) return;
  isKept = true;
  effect(() => {
    void accessToken.value;
    void inTurn(mirrorSession);
  });
  renewInTime();
}

/** Deletes the cached data of a user whose session has ended. Drafts are stored elsewhere and stay. */
export async function clearUserData(owner: string): Promise<void> {
  if (owner === ANONYMOUS) return;
  clearAiResults();
  await clearPrivate(owner);
}

async function mirrorSession(): Promise<void> {
  const mirrored = await mirroredTokens();
  const own = storedTokens();
  const former = ownerOf(mirrored?.access_token ?? null);
  // The session ended while no page was open.
  if (former !== ownerOf(own?.access_token ?? null)) await clearUserData(former);
  if (own === null) return forgetTokens();
  const newest = await mirrorIfNewest(own);
  // Do not restore the session of a user who has logged out meanwhile.
  if (newest.access_token !== own.access_token && accessToken.peek() === own.access_token) startSession(newest);
}
