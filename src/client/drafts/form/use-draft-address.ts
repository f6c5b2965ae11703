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
    const { kind, id } = draftSession.draft.peek();
    if (isUnnamed && isTouched) navigate(formPath(kind, id), { replace: true, state: history.state });
    // The session and wouter's navigate stay the same for as long as the form is open.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isUnnamed, isTouched]);
}
