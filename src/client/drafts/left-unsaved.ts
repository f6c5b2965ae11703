import type { ReadonlySignal } from "@preact/signals-react";
import { pause } from "#domain/pause.ts";
import type { Draft, DraftKind } from "#offline/drafts/draft.ts";
import { isSaved, type SaveState } from "./save-state.ts";

/**
 * Sessions of forms that were left before their text could be saved: it is in this page's memory alone, and is saved once
 * the phone's store can (W2).
 */
const sessions = new Map<string, Left>();

/** What of a session has to be known here. */
interface Left {
  draft: ReadonlySignal<Draft>;
  kept: ReadonlySignal<SaveState>;
  flush: () => Promise<void>;
}

/** How long what was left unsaved waits before it is tried again. */
const SAVED_AGAIN_AFTER_MS = 15 * 1000;

/**
 * Keeps a session until its form is opened again or its text is saved, which is tried until then; the page asks before it
 * is closed.
 * @param onSaved Called when it is saved.
 * @returns Lets the session go, whose form is open again.
 */
export function keepUnsaved(session: Left, onSaved: () => Promise<void>): () => void {
  const { id } = session.draft.peek();
  let isLeft = true;
  sessions.set(id, session);
  addEventListener("beforeunload", askFirst);
  void saveLater();
  return letGo;

  async function saveLater(): Promise<void> {
    while (isUnsavedLeft()) {
      await session.flush();
      if (isUnsavedLeft()) await pause(SAVED_AGAIN_AFTER_MS);
    }
    if (!isLeft) return;
    letGo();
    await onSaved();
  }

  function isUnsavedLeft(): boolean {
    return isLeft && !isSaved(session.kept.peek());
  }

  function letGo(): void {
    isLeft = false;
    sessions.delete(id);
    if (sessions.size === 0) removeEventListener("beforeunload", askFirst);
  }
}

/** The session of one draft; undefined where it was saved. */
export function unsavedSession(id: string): Left | undefined {
  return sessions.get(id);
}

/** A user's latest draft of something new that was left unsaved, which a new form goes on with. */
export function unsavedNewDraft<Kind extends DraftKind>(owner: string, kind: Kind): Draft<Kind> | undefined {
  const drafts = [...sessions.values()].map(({ draft }) => draft.peek());
  const isOwn = (draft: Draft) => draft.owner === owner && draft.kind === kind && draft.revision === 0;
  return drafts.findLast((draft) => isOwn(draft) && draft.base === null) as Draft<Kind> | undefined;
}

function askFirst(event: BeforeUnloadEvent): void {
  event.preventDefault();
}
