import { lazy, useEffect, useState } from "react";
import { mayHaveDrafts } from "../../../drafts/store/unsent.ts";
import { LazyBoundary } from "../../../ui/lazy-boundary.tsx";
import { LostShareNotice } from "./lost-share-notice.tsx";

// With the phone's store, which most who log in have nothing in.
const LoginPendingNotice = lazy(async () => ({
  default: (await import("../../../outbox/notices/login-pending-notice.tsx")).LoginPendingNotice,
}));
const SharesWaiting = lazy(async () => ({
  default: (await import("../../../drafts/shared-photos/shares-waiting.tsx")).SharesWaiting,
}));

/** What waits on this phone for a login, where there is anything. */
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
