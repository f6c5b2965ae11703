import { lazy, useEffect, useState } from "react";
import { mayHaveDrafts } from "../../../drafts/store/unsent.ts";
import { LoadedLater } from "../../../ui/lazy-boundary.tsx";
import { ShareLost } from "./lost-share-notice.tsx";

// With the phone's store, which most who log in have nothing in.
const WaitsForOwner = lazy(async () => ({
  default: (await import("../../../outbox/notices/login-pending-notice.tsx")).WaitsForOwner,
}));
const SharesWaiting = lazy(async () => ({
  default: (await import("../../../drafts/shared-photos/shares-waiting.tsx")).SharesWaiting,
}));

/** What waits on this phone for a login, where there is anything. */
export function WaitingHere() {
  const [has, setHas] = useState(false);
  useEffect(() => void mayHaveDrafts().then(setHas), []);
  return (
    <>
      <ShareLost />
      <LoadedLater>
        {has && (
          <>
            <SharesWaiting />
            <WaitsForOwner />
          </>
        )}
      </LoadedLater>
    </>
  );
}
