import { effect } from "@preact/signals-react";
import { clearPrivate } from "#offline/cache/clear-private.ts";
import { ANONYMOUS, ownerOf } from "#offline/session/owner-of.ts";
import { forgetTokens, mirroredTokens, mirrorIfNewest } from "#offline/session/session-mirror.ts";
import { renewInTime } from "./renew-in-time.ts";
import { clearAiResults } from "../ai-result-cache.ts";
import { accessToken, startSession, storedTokens } from "./session.ts";

let isKept = false;
let mirroring: Promise<void> = Promise.resolve();

/** Keeps the mirror in step with the tokens from now on, and renews them in time. Calling it again does nothing. */
export function maintainSession(): void {
  if (isKept) return;
  isKept = true;
  effect(() => {
    void accessToken.value;
    // One after the other: each step reads what is stored by then.
    mirroring = mirroring.then(mirrorSession);
  });
  renewInTime();
}

/** Forgets what this phone keeps of a reader whose session has ended. Drafts live elsewhere and stay. */
export async function clearReaderData(owner: string): Promise<void> {
  if (owner === ANONYMOUS) return;
  clearAiResults();
  await clearPrivate(owner);
}

async function mirrorSession(): Promise<void> {
  const mirrored = await mirroredTokens();
  const own = storedTokens();
  const former = ownerOf(mirrored?.access_token ?? null);
  // A session that ended while no page was there to see it.
  if (former !== ownerOf(own?.access_token ?? null)) await clearReaderData(former);
  if (own === null) return forgetTokens();
  const newest = await mirrorIfNewest(own);
  // Nobody signs anybody in again who has logged out meanwhile.
  if (newest.access_token !== own.access_token && accessToken.peek() === own.access_token) startSession(newest);
}
