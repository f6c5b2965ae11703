import { neededOf, refreshBadge } from "#offline/outbox/app-badge.ts";
import { outboxOf } from "#offline/outbox/entries/outbox-of.ts";
import { ANONYMOUS } from "#offline/session/owner-of.ts";
import { NOTHING_UNSENT, unsent, type Unsent } from "../../drafts/store/unsent.ts";
import { followOwned } from "../follow-owned.ts";

/** Keeps `unsent` and the app badge up to date, whichever tab changes the store. */
export function countUnsent(): Promise<void> {
  return followOwned(
    async (owner) => ({ owner, counted: await count(owner) }),
    () => {
      unsent.value = NOTHING_UNSENT;
      return show;
    },
  );
}

async function count(owner: string): Promise<Unsent> {
  const needingOwner = await neededOf(owner);
  if (owner === ANONYMOUS) return { ...NOTHING_UNSENT, needingOwner };
  const { drafts, entries } = await outboxOf(owner);
  const editing = drafts.filter(({ status }) => status === "editing");
  return { all: editing.length + entries.length, written: drafts.length, needingOwner };
}

function show({ owner, counted }: { owner: string; counted: Unsent }): void {
  unsent.value = counted;
  void refreshBadge(owner);
}
