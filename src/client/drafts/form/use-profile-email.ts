import { computed, effect } from "@preact/signals-react";
import { useEffect } from "react";
import type { DraftKind } from "#offline/drafts/draft.ts";
import type { DraftSession } from "../draft-session.ts";
import { isTouchedIn } from "../use-draft-part.ts";

/**
 * Fills in the account's address when it becomes known after the form was opened, as it does offline. Never over a
 * value that the user has typed or cleared, and not before the first input: opening a form creates no draft.
 */
export function useProfileEmail<Kind extends DraftKind>(
  draftSession: DraftSession<Kind>,
  email: string | undefined,
): void {
  useEffect(() => {
    if (email === undefined) return undefined;
    const isTouched = isTouchedIn(draftSession);
    const isMissing = computed(() => draftSession.draft.value.typed["email"] === undefined);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = effect(() => {
      // In a task of its own: the first key itself costs a slow phone half of what it has for one.
      clearTimeout(timer);
      if (isTouched.value && isMissing.value) timer = setTimeout(fill);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };

    function fill(): void {
      if (isMissing.peek()) draftSession.change("email", email!);
    }
  }, [email, draftSession]);
}
