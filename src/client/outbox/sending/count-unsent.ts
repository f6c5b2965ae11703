import { effect } from "@preact/signals-react";
import { liveQuery, type Subscription } from "dexie";
import { neededOf, showBadge } from "#offline/outbox/app-badge.ts";
import { outboxOf } from "#offline/outbox/entries/outbox-of.ts";
import { ANONYMOUS, ownerOf } from "#offline/session/owner-of.ts";
import { accessToken } from "../../api/credentials/session.ts";
import { storeReady } from "../../drafts/store/store-ready.ts";
import { NOTHING_UNSENT, unsent, type Unsent } from "../../drafts/store/unsent.ts";

/** Keeps `unsent` and the app badge up to date, whichever tab changes the store. */
export async function countUnsent(): Promise<void> {
  await storeReady();
  let counting: Subscription | undefined;
  let counted: string | null = null;
  effect(() => {
    const owner = ownerOf(accessToken.value);
    if (owner === counted) return;
    counted = owner;
    counting?.unsubscribe();
    unsent.value = NOTHING_UNSENT;
    // If the store fails, the last counts stay.
    counting = liveQuery(() => count(owner)).subscribe({ next: show, error: () => undefined });
  });
}

async function count(owner: string): Promise<Unsent> {
  const needingOwner = await neededOf(owner);
  if (owner === ANONYMOUS) return { ...NOTHING_UNSENT, needingOwner };
  const { drafts, entries } = await outboxOf(owner);
  const editing = drafts.filter(({ status }) => status === "editing");
  return { all: editing.length + entries.length, written: drafts.length, needingOwner };
}

function show(now: Unsent): void {
  unsent.value = now;
  void showBadge(now.needingOwner);
}
