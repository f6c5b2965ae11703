import { useCallback, useEffect, useState } from "react";
import { keptOnPhone, type Kept } from "#offline/storage-usage/measure-storage.ts";
import { abilities, type Abilities } from "./browser-support.ts";
import { recorderFacts, type RecorderFacts } from "./report-facts.ts";

/** All that the screen shows, counted at one moment. */
export interface KeptNow {
  kept: Kept;
  can: Abilities;
  recorded: RecorderFacts;
}

/** What this phone keeps for a reader; undefined until it is counted. @returns It, and how to count anew. */
export function useKept(owner: string): { now: KeptNow | undefined; recount: () => Promise<void> } {
  const [counted, setCounted] = useState<{ owner: string; now: KeptNow }>();
  const recount = useCallback(() => countNow(owner).then((now) => setCounted({ owner, now })), [owner]);
  useEffect(() => {
    void recount();
  }, [recount]);
  return { now: counted?.owner === owner ? counted.now : undefined, recount };
}

async function countNow(owner: string): Promise<KeptNow> {
  const [kept, can] = await Promise.all([keptOnPhone(owner), abilities()]);
  return { kept, can, recorded: await recorderFacts(kept, can) };
}
