import { effect } from "@preact/signals-react";
import { liveQuery, type Subscription } from "dexie";
import { draftsDatabase } from "#offline/drafts/drafts-database.ts";
import type { Receipt } from "#offline/outbox/entries/entry.ts";
import { ownerOf } from "#offline/session/owner-of.ts";
import { accessToken } from "../../api/credentials/session.ts";
import { afterDone } from "./after-done.ts";
import { storeReady } from "../../drafts/store/store-ready.ts";

/**
 * Has follow in this page, from now on, what follows when it sends something itself, whenever the worker has sent
 * something: as soon as somebody looks.
 */
export async function watchReceipts(): Promise<void> {
  await storeReady();
  let watching: Subscription | undefined;
  let watched: string | null = null;
  effect(() => {
    const owner = ownerOf(accessToken.value);
    if (owner === watched) return;
    watched = owner;
    watching?.unsubscribe();
    // Where the store fails there is nothing new to tell.
    watching = liveQuery(() => receiptsOf(owner)).subscribe({ next: tellingNew(), error: () => undefined });
  });
}

async function receiptsOf(owner: string): Promise<Receipt[]> {
  return draftsDatabase().receipts.where("owner").equals(owner).sortBy("id");
}

/** Tells those receipts of the worker that were not there at first. */
function tellingNew(): (receipts: readonly Receipt[]) => void {
  let seen: number | null = null;
  return (receipts) => {
    const last = receipts.at(-1)?.id ?? 0;
    const before = seen ?? last;
    seen = Math.max(before, last);
    for (const receipt of receipts.filter(({ id, by }) => id > before && by === "worker")) void tellInSight(receipt);
  };
}

async function tellInSight(receipt: Receipt): Promise<void> {
  if (document.visibilityState === "hidden") {
    await new Promise((resolve) => document.addEventListener("visibilitychange", resolve, { once: true }));
  }
  // Whoever has logged out meanwhile is told nothing.
  if (ownerOf(accessToken.peek()) === receipt.owner) await afterDone(receipt);
}
