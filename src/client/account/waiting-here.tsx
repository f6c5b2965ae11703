import { lazy, useEffect, useState } from "react";
import { DRAFTS_DATABASE } from "#offline/cache-names.ts";
import { hasDatabase } from "#offline/has-cache-database.ts";
import { LoadedLater } from "../ui/loaded-later.tsx";

// With the phone's store, which most who log in have nothing in.
const WaitsForOwner = lazy(async () => ({ default: (await import("../posting/waits-for-owner.tsx")).WaitsForOwner }));

/** What waits on this phone for a login, where there is anything. */
export function WaitingHere() {
  const [has, setHas] = useState(false);
  useEffect(() => void hasDatabase(DRAFTS_DATABASE).then(setHas), []);
  return <LoadedLater>{has && <WaitsForOwner />}</LoadedLater>;
}
