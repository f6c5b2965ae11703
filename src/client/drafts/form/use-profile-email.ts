import { useEffect } from "react";
import type { Draft, DraftKind } from "#offline/drafts/draft.ts";
import type { DraftSession } from "../draft-session.ts";
import { useDraftPart, useIsTouched } from "../use-draft-part.ts";

/**
 * Fills in the account's address when it becomes known after the form was opened, as it does offline. Never over a
 * value that the user has typed or cleared, and not before the first input: opening a form creates no draft.
 */
export function useProfileEmail<Kind extends DraftKind>(
  draftSession: DraftSession<Kind>,
  email: string | undefined,
): void {
  const hasEmail = useDraftPart(draftSession, hasEmailOf);
  const isOpen = useIsTouched(draftSession) && !hasEmail;
  useEffect(() => {
    if (isOpen && email !== undefined) draftSession.change("email", email);
  }, [isOpen, email, draftSession]);
}

function hasEmailOf({ typed }: Draft): boolean {
  return typed["email"] !== undefined;
}
