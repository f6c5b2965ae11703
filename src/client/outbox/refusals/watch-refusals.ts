import { effect } from "@preact/signals-react";
import { i18n } from "@lingui/core";
import { liveQuery, type Subscription } from "dexie";
import { takeUntoldRefusals, untoldRefusals } from "#offline/outbox/entries/untold-refusals.ts";
import { ownerOf } from "#offline/session/owner-of.ts";
import { accessToken } from "../../api/credentials/session.ts";
import { storeReady } from "../../drafts/store/store-ready.ts";
import { loadLaterSentences } from "../../platform/language/i18n.ts";
import { tellRefusal } from "./tell-refusal.ts";

/**
 * Tells of what the server has refused, by whichever sender, now or while no page was open: each refusal once, in the
 * first page that is in sight.
 */
export async function watchRefusals(): Promise<void> {
  await storeReady();
  let watching: Subscription | undefined;
  let watched: string | null = null;
  const tell = () => void (watched !== null && tellInSight(watched));
  effect(() => {
    const owner = ownerOf(accessToken.value);
    if (owner === watched) return;
    watched = owner;
    watching?.unsubscribe();
    // If the store fails, the rows are not shown either.
    watching = liveQuery(() => untoldRefusals(owner)).subscribe({
      next: (untold) => untold.length > 0 && tell(),
      error: () => undefined,
    });
  });
  document.addEventListener("visibilitychange", tell);
}

async function tellInSight(owner: string): Promise<void> {
  if (document.visibilityState === "hidden" || ownerOf(accessToken.peek()) !== owner) return;
  try {
    // First: what is marked as told must be told.
    await loadLaterSentences();
    for (const entry of await takeUntoldRefusals(owner)) tellRefusal(i18n, entry);
  } catch {
    // Without the sentences, or the store, it is told later; the rows say it meanwhile.
  }
}
