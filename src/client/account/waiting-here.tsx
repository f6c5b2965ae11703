import { lazy, useEffect, useState } from "react";
import { mayHaveDrafts } from "../posting/unsent.ts";
import { LoadedLater } from "../ui/loaded-later.tsx";
import { ShareLost } from "./share-lost.tsx";

// With the phone's store, which most who log in have nothing in.
const WaitsForOwner = lazy(async () => ({ default: (await import("../posting/waits-for-owner.tsx")).WaitsForOwner }));
const SharesWaiting = lazy(async () => ({
  default: (await import("../posting/shared/shares-waiting.tsx")).SharesWaiting,
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
