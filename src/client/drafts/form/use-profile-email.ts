import { useEffect } from "react";
import type { DraftKind } from "#offline/drafts/draft.ts";
import type { DraftSession } from "../draft-session.ts";
import { typedOf, useDraftPart, useIsTouched } from "../use-draft-part.ts";

/**
 * Fills in the account's address when it becomes known after the form was opened, as it does offline. Never over a
 * value that the user has typed or cleared, and not before the first input: opening a form creates no draft.
 */
export function useProfileEmail<Kind extends DraftKind>(
  draftSession: DraftSession<Kind>,
  email: string | undefined,
): void {
  const hasEmail = useDraftPart(draftSession, typedOf)["email"] !== undefined;
  const isOpen = useIsTouched(draftSession) && !hasEmail;
  useEffect(() => {
    if (isOpen && email !== undefined) draftSession.change("email", email);
  }, [isOpen, email, draftSession]);
}
