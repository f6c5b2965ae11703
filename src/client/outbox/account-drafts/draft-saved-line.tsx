import { useLingui } from "@lingui/react";
import { SavedLine } from "../../drafts/form/saved-line.tsx";
import type { DraftSession } from "../../drafts/draft-session.ts";
import { useDraftsInAccount } from "./use-drafts-in-account.ts";

/** The save state of a draft: on this phone, then in the account; and whether it is another device's version. */
export function DraftSavedLine({ draftSession }: { draftSession: Pick<DraftSession, "draft" | "kept"> }) {
  const { i18n } = useLingui();
  const { owner, id, otherVersionOf } = draftSession.draft.value;
  const isInAccount = useDraftsInAccount(owner).has(id);
  return (
    <>
      <SavedLine kept={draftSession.kept.value} isInAccount={isInAccount} />
      {otherVersionOf !== undefined && (
        <p className="text-sm text-pretty text-amber">{i18n._("state.draft.other-version")}</p>
      )}
    </>
  );
}
