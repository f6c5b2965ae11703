import { effect } from "@preact/signals-react";
import { useEffect } from "react";
import { useLocation } from "wouter";
import type { DraftKind } from "#offline/drafts/draft.ts";
import { paceTo } from "../../platform/use-paced-search.ts";
import type { DraftSession } from "../draft-session.ts";
import { formPath } from "../form-path.ts";
import { isTouchedIn } from "../use-draft-part.ts";

/** Puts the draft's id into the address after the first input: a reload reopens it (D4). Draws nothing anew by itself. */
export function useDraftAddress<Kind extends DraftKind>(draftSession: DraftSession<Kind>, isUnnamed: boolean): void {
  const [, navigate] = useLocation();
  useEffect(() => {
    if (!isUnnamed) return undefined;
    const isTouched = isTouchedIn(draftSession);
    const { kind, id } = draftSession.draft.peek();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = effect(() => {
      // After the input has been shown, and in pieces: a change of the address draws more than the form.
      if (isTouched.value) timer = setTimeout(name);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };

    function name(): void {
      const address = formPath(kind, id);
      paceTo(address);
      navigate(address, { replace: true, state: history.state });
    }
    // The session and wouter's navigate stay the same for as long as the form is open.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isUnnamed]);
}
