import { useEffect } from "react";
import { useLocation } from "wouter";
import type { DraftKind } from "#offline/drafts/draft.ts";
import type { DraftSession } from "../draft-session.ts";
import { formPath } from "../form-path.ts";
import { useIsTouched } from "../use-draft-part.ts";

/** Puts the draft's id into the address after the first input: a reload reopens it (D4). */
export function useDraftAddress<Kind extends DraftKind>(draftSession: DraftSession<Kind>, isUnnamed: boolean): void {
  const [, navigate] = useLocation();
  const isTouched = useIsTouched(draftSession);
  useEffect(() => {
    if (!isUnnamed || !isTouched) return undefined;
    const { kind, id } = draftSession.draft.peek();
    // After the input has been shown: a change of the address draws more than the form.
    const timer = setTimeout(() => navigate(formPath(kind, id), { replace: true, state: history.state }));
    return () => clearTimeout(timer);
    // The session and wouter's navigate stay the same for as long as the form is open.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isUnnamed, isTouched]);
}
