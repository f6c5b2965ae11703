import { useLingui } from "@lingui/react";
import { awaitingLogin } from "#offline/outbox/entries/sweep-unused.ts";
import { DeletedAccountDrafts } from "./deleted-account-drafts.tsx";
import { useDraftsQuery } from "../../drafts/store/use-drafts-query.ts";

/**
 * On the login: the number of entries on this phone that need their owner's login. Neither owner nor content is shown.
 */
export function LoginPendingNotice() {
  const { i18n } = useLingui();
  const count = useDraftsQuery(() => awaitingLogin().catch(() => 0), "all") ?? 0;
  return (
    <>
      {count > 0 && (
        <p role="status" className="rounded-control bg-amber-tint px-4 py-2 text-amber">
          {i18n._("outbox.waits-for-owner", { count })}
        </p>
      )}
      <DeletedAccountDrafts />
    </>
  );
}
