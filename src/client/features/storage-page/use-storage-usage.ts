import { useCallback, useEffect, useState } from "react";
import { measureStorage, type StorageUsage } from "#offline/storage-usage/measure-storage.ts";
import { abilities, type Abilities } from "./browser-support.ts";
import { reportFacts, type RecorderFacts } from "./report-facts.ts";

/** All that the screen shows, counted at one moment. */
export interface KeptNow {
  kept: StorageUsage;
  can: Abilities;
  recorded: RecorderFacts;
}

/** What this phone keeps for a reader; undefined until it is counted. @returns It, and how to count anew. */
export function useStorageUsage(owner: string): { now: KeptNow | undefined; recount: () => Promise<void> } {
  const [counted, setCounted] = useState<{ owner: string; now: KeptNow }>();
  const recount = useCallback(() => countNow(owner).then((now) => setCounted({ owner, now })), [owner]);
  useEffect(() => {
    void recount();
  }, [recount]);
  return { now: counted?.owner === owner ? counted.now : undefined, recount };
}

async function countNow(owner: string): Promise<KeptNow> {
  const [kept, can] = await Promise.all([measureStorage(owner), abilities()]);
  return { kept, can, recorded: await reportFacts(kept, can) };
}
