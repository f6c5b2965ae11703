import { FORMAT, type PartState } from "../row.ts";
import type { WriteTx } from "../store.ts";
import type { PostPart } from "./post-row.ts";

/** Has the next run try again what waits of an owner's posts. Inside a transaction. */
export async function wakePosts(tx: WriteTx, owner: string, isQueued: (state: PartState) => boolean): Promise<void> {
  for (const row of await tx.all("posts", "unsent", [owner, 1])) {
    if (row.format > FORMAT) continue;
    const { wanted, chosen, removed } = row;
    const woken = (part: PostPart | null) =>
      part !== null && isWaiting(part, isQueued) ? { ...part, ...QUEUED } : part;
    const isRemovalWoken = removed !== null && isQueued(removed.state);
    const next = {
      ...row,
      wanted: woken(wanted),
      chosen: woken(chosen),
      removed: isRemovalWoken ? { ...removed, ...QUEUED } : removed,
    };
    const isChanged = next.wanted !== wanted || next.chosen !== chosen || next.removed !== removed;
    if (isChanged) await tx.put("posts", next);
  }
}

const QUEUED = { failures: 0, state: { name: "queued" } } as const;

function isWaiting({ state }: PostPart, isQueued: (state: PartState) => boolean): boolean {
  return state.name !== "conflict" && state.name !== "needs-fix" && isQueued(state);
}
