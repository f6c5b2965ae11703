import type { ReadonlySignal } from "@preact/signals-react";
import type { Draft, DraftKind } from "#offline/drafts/draft.ts";

/**
 * Sessions of forms that were left before their text could be saved: it is in this page's memory alone, and is saved once
 * the phone's store can (W2).
 */
const sessions = new Map<string, Left>();

/** What of a session has to be known here. */
interface Left {
  draft: ReadonlySignal<Draft>;
}

/** Keeps a session for whoever opens its form again; the page asks before it is closed. */
export function keepUnsaved(session: Left): void {
  sessions.set(session.draft.peek().id, session);
  addEventListener("beforeunload", askFirst);
}

/** The session is saved after all, or its form is open again. */
export function forgetUnsaved({ draft }: Left): void {
  sessions.delete(draft.peek().id);
  if (sessions.size === 0) removeEventListener("beforeunload", askFirst);
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
