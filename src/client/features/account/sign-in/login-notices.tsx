import { lazy, useEffect, useState } from "react";
import { mayHaveDrafts } from "../../../drafts/store/unsent.ts";
import { LazyBoundary } from "../../../ui/lazy-boundary.tsx";
import { LostShareNotice } from "./lost-share-notice.tsx";

// Lazy, with the store's code: most users who log in have no unsent work.
const LoginPendingNotice = lazy(async () => ({
  default: (await import("../../../outbox/notices/login-pending-notice.tsx")).LoginPendingNotice,
}));
const SharesWaiting = lazy(async () => ({
  default: (await import("../../../drafts/shared-photos/shares-waiting.tsx")).SharesWaiting,
}));

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
