import type { Draft, DraftKind } from "#offline/drafts/draft.ts";
import { draftOf } from "#offline/drafts/draft-rows.ts";
import { asUnsaved } from "#offline/drafts/lost-store.ts";
import type { Autosave, DraftSignals } from "./autosave.ts";
import { claimDraft } from "./draft-lock.ts";

/** A draft's lock, as far as this tab holds it. */
export interface HeldDraft {
  /**
   * Takes the lock from the other tab and loads what it has saved; what that one has removed is kept again as it was
   * typed here, without the photos.
   */
  takeOver: () => Promise<void>;
  /** Lets other tabs write the draft, also where the lock comes only later. */
  release: () => void;
}

type Saving<Kind extends DraftKind> = Pick<Autosave<Kind>, "edit" | "flush" | "inTurn" | "isDirty">;

/** Asks for a draft's lock; without it, the draft is `isElsewhere`. */
export function holdDraft<Kind extends DraftKind>(
  { draft, isElsewhere, isRemoved }: DraftSignals<Kind>,
  { edit, flush, inTurn, isDirty }: Saving<Kind>,
): HeldDraft {
  let releaseLock: (() => void) | null = null;
  let isReleased = false;
  void claim("ask");

  return {
    async takeOver() {
      await claim("take-over");
      const current = await stored();
      isElsewhere.value = false;
      if (current !== undefined) draft.value = current;
      else if (isRemoved.peek()) edit(asUnsaved(draft.peek()));
      isRemoved.value = false;
      await flush();
    },
    release() {
      isReleased = true;
      releaseLock?.();
    },
  };

  async function claim(how: "ask" | "take-over"): Promise<void> {
    releaseLock?.();
    const holder = { onWanted: flush, onLost: () => void (isReleased || (isElsewhere.value = true)) };
    const mine = await claimDraft(draft.peek().id, holder, how);
    if (mine === null) isElsewhere.value = true;
    // Released while the lock was requested.
    if (isReleased) mine?.();
    else releaseLock = mine;
    if (mine !== null && how === "ask") await inTurn(takeInMerged).catch(() => undefined);
  }

  // Another device's changes may have been merged between the reading of the draft and the lock.
  async function takeInMerged(): Promise<void> {
    const now = draft.peek();
    const merged = await stored();
    if (isDirty() || merged?.status !== "editing" || merged.revision <= now.revision) return;
    draft.value = merged;
  }

  async function stored(): Promise<Draft<Kind> | undefined> {
    const { owner, id } = draft.peek();
    return (await draftOf(owner, id)) as Draft<Kind> | undefined;
  }
}
