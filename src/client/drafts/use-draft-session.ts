import { useEffect, useRef, useState } from "react";
import type { Draft, DraftKind } from "#offline/drafts/draft.ts";
import { i18n } from "@lingui/core";
import { toast } from "../ui/toasts/toasts.ts";
import { openDraftSession, type DraftSession } from "./draft-session.ts";
import { unsavedSession } from "./left-unsaved.ts";

/** The state of opening a draft. */
export type Opening<Kind extends DraftKind> =
  /** This phone's store is being read. */
  | { name: "reading" }
  /** This phone has no draft; the server's row is awaited. */
  | { name: "opening" }
  /** Neither this phone nor the server has it. */
  | { name: "missing" }
  /** It is queued: editing has to be requested, lest a step back through the history dequeues it. */
  | { name: "posted"; draft: Draft<Kind> }
  | { name: "open"; draftSession: DraftSession<Kind> };

/** Sessions being closed: the next one must read their last save, and opens however that ended. */
// oxlint-disable-next-line qiying/remembered-promises -- It cannot fail.
let closing: Promise<unknown> = Promise.resolve();

/**
 * Opens a session for the draft of a form, for the form's lifetime.
 * @param id The draft's; another one opens another draft. The id that a new draft has just got reopens nothing.
 * @param find Finds or creates the draft; null where there is none, undefined while that is not known.
 * @param known Changes whenever `find` may find more than before.
 * @param onQueued See `openDraftSession`; always the same function.
 * @param isSame Whether the open draft is the one that an address means; by its id unless told.
 */
export function useDraftSession<Kind extends DraftKind>(
  id: string,
  find: () => Promise<Draft<Kind> | null | undefined>,
  known: string,
  onQueued: () => void,
  isSame: (open: string | undefined, wanted: string) => boolean = Object.is,
): Opening<Kind> {
  const [opening, setOpening] = useState<Opening<Kind>>({ name: "reading" });
  const current = useRef<DraftSession<Kind> | null>(null);
  useEffect(() => {
    if (isSame(current.current?.draft.peek().id, id)) return undefined;
    let isGone = false;
    release(current);
    setOpening({ name: "reading" });
    void open();
    return () => void (isGone = true);

    async function open(): Promise<void> {
      await closing;
      const draft = await find();
      if (isGone) return;
      if (draft === undefined) return setOpening({ name: "opening" });
      if (draft?.status === "editing") current.current = resumed<Kind>(draft.id) ?? openDraftSession(draft, onQueued);
      setOpening(openingOf(draft, current.current));
    }
    // The function is new at each render; the two parameters identify its result.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [id, known, onQueued]);
  useEffect(() => () => release(current), []);
  return opening;
}

function openingOf<Kind extends DraftKind>(
  draft: Draft<Kind> | null,
  draftSession: DraftSession<Kind> | null,
): Opening<Kind> {
  if (draft === null) return { name: "missing" };
  return draftSession === null ? { name: "posted", draft } : { name: "open", draftSession };
}

function release<Kind extends DraftKind>(current: { current: DraftSession<Kind> | null }): void {
  const draftSession = current.current;
  if (draftSession === null) return;
  current.current = null;
  closing = draftSession
    .close()
    .catch(() => false)
    .then((isSaved) => isSaved || toast("warning", i18n._("form.left-unsaved")));
}

function resumed<Kind extends DraftKind>(id: string): DraftSession<Kind> | undefined {
  const session = unsavedSession(id) as DraftSession<Kind> | undefined;
  session?.resume();
  return session;
}
