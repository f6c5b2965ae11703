import { useLingui } from "@lingui/react";
import { useSearch } from "wouter";
import { shareOutcomeOf } from "#contract/share-target.ts";
import { useEffect, useState } from "react";
import { screenPath } from "../../../api/credentials/return-path.ts";
import { MessageBox } from "../message-box.tsx";
import { mayHaveDrafts } from "../../../drafts/store/unsent.ts";
import { lazyScreen } from "../../../platform/language/lazy-screen.ts";
import { LazyBoundary } from "../../../ui/lazy-boundary.tsx";

// Lazy, with the store's code: most users who log in have no unsent work.
const LoginPendingNotice = lazyScreen(
  async () => (await import("../../../outbox/notices/login-pending-notice.tsx")).LoginPendingNotice,
);
const SharesWaiting = lazyScreen(
  async () => (await import("../../../drafts/shared-photos/shares-waiting.tsx")).SharesWaiting,
);

/** Unsent work on this phone that needs a login, if any. */
export function LoginNotices() {
  const [has, setHas] = useState(false);
  useEffect(() => void mayHaveDrafts().then(setHas), []);
  return (
    <>
      <LostShareNotice />
      <LazyBoundary>
        {has && (
          <>
            <SharesWaiting />
            <LoginPendingNotice />
          </>
        )}
      </LazyBoundary>
    </>
  );
}

/** On the login, to which a share redirects signed-out users: says if nothing of the share could be stored (A27). */
function LostShareNotice() {
  const { i18n } = useLingui();
  const wanted = screenPath(new URLSearchParams(useSearch()).get("next"));
  const outcome = wanted === null ? null : shareOutcomeOf(new URL(wanted, location.origin).searchParams.get("shared"));
  if (outcome === "unreceived")
    return (
      <MessageBox tone="hint" title={i18n._("shared.unreceived")}>
        {i18n._("shared.unreceived.log-in")}
      </MessageBox>
    );
  if (outcome === "unkept")
    return (
      <MessageBox tone="hint" title={i18n._("shared.unkept")}>
        {i18n._("shared.unkept.text")}
      </MessageBox>
    );
  return null;
}
