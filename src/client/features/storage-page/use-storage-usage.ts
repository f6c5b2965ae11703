import { useCallback, useEffect, useState } from "react";
import { measureStorage, type StorageUsage } from "#offline/storage-usage/measure-storage.ts";
import { abilities, type Abilities } from "./browser-support.ts";
import { reportFacts, type RecorderFacts } from "./report-facts.ts";

/** All figures of the screen, measured at one moment. */
export interface KeptNow {
  kept: StorageUsage;
  can: Abilities;
  recorded: RecorderFacts;
}

/** The storage usage of a user; undefined until it is measured. @returns It, and a function to measure again. */
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
