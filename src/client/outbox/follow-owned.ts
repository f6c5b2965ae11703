import { effect } from "@preact/signals-react";
import { ownerOf } from "#offline/session/owner-of.ts";
import { accessToken } from "../api/credentials/session.ts";
import { followQuery } from "../platform/storage/follow-query.ts";
import { storeReady } from "../drafts/store/store-ready.ts";

/** Follows, as `followUser`, what the database of drafts and the outbox holds. */
export async function followOwned<T>(
  query: (owner: string) => Promise<T>,
  begin: () => (result: T) => void,
): Promise<void> {
  await storeReady();
  followUser(query, begin);
}

/**
 * Follows what the phone's store holds for the user who is logged in, whichever tab or worker changes it; begins anew when
 * another user logs in. Where the store fails, nothing new is told.
 * @param query Reads through Dexie alone, which tracks its dependencies.
 * @param begin Called for each user; returns what takes the results.
 */
export function followUser<T>(query: (owner: string) => Promise<T>, begin: () => (result: T) => void): void {
  let end: (() => void) | undefined;
  let followed: string | null = null;
  effect(() => {
    const owner = ownerOf(accessToken.value);
    if (owner === followed) return;
    followed = owner;
    end?.();
    end = followQuery(() => query(owner), { next: begin(), error: () => undefined });
  });
}
