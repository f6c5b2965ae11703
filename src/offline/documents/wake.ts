import { endsEarly } from "../transport/backoff.ts";
import { endPause } from "../transport/host-pause.ts";
import type { CountedWait } from "../transport/timed-wait.ts";
import { DOCUMENT_TABLES } from "./keep.ts";
import type { Process } from "./process.ts";
import type { SyncedName } from "./posts/post-row.ts";
import { wakePosts } from "./posts/wake-posts.ts";
import { FORMAT, type KindName, type PartState } from "./row.ts";
import { pausesIn } from "./sender-store.ts";
import type { WriteTx } from "./store.ts";

interface Why {
  /** Times that the server named end only then (S12). */
  atUsersWish?: boolean;
  /** The kinds of which the account is asked for news, whenever it was asked last. */
  forNews?: readonly SyncedName[];
}

/**
 * Has the next run try again what waits: the network is back, the app is in the foreground again, somebody is signed in, or
 * the user asks for it. Times that the server named are respected (A12).
 */
export async function wake(
  { store, kinds, posts = {} }: Pick<Process, "store" | "kinds" | "posts">,
  owner: string,
  { atUsersWish = false, forNews = [] }: Why = {},
): Promise<void> {
  const isOverNow = (wait: Parameters<typeof endsEarly>[0]) => atUsersWish || endsEarly(wait);
  const isQueued = (state: PartState) => state.name === "needs-login" || (state.name === "waiting" && isOverNow(state));
  await store.write([...DOCUMENT_TABLES, "posts", "pulls", "pauses"], async (tx) => {
    await endPause(pausesIn(tx), { atUsersWish });
    for (const row of await tx.all("documents", "unsent", [owner, 1])) {
      const part = row.removed ?? row.wanted;
      if (part === null || row.format > FORMAT || !isQueued(part.state)) continue;
      const queued = { failures: 0, state: { name: "queued" } } as const;
      await tx.put("documents", {
        ...row,
        ...(row.removed !== null && { removed: { ...row.removed, ...queued } }),
        ...(row.removed === null && row.wanted !== null && { wanted: { ...row.wanted, ...queued } }),
      });
    }
    await wakePosts(tx, owner, isQueued);
    for (const state of ["begun", "stored", "awaited"] as const) {
      for (const { wait, ...photo } of await tx.all("photos", "state", [owner, state])) {
        if (wait !== undefined && isOverNow(wait)) await tx.put("photos", photo);
      }
    }
    for (const kind of Object.keys(kinds) as KindName[]) {
      if (kinds[kind]?.beside !== undefined) await endBesideWaits(tx, [owner, kind], isOverNow);
    }
    for (const kind of [...Object.keys(kinds), ...Object.keys(posts)] as SyncedName[]) {
      const pull = await tx.get("pulls", [owner, kind]);
      if (pull === undefined) continue;
      const { wait, ...rest } = pull;
      const lasting = wait !== undefined && !isOverNow(wait) ? { wait } : {};
      await tx.put("pulls", { ...rest, ...lasting, ...(forNews.includes(kind) && { pulledAt: 0 }) });
    }
  });
}

async function endBesideWaits(
  tx: WriteTx,
  place: [owner: string, kind: KindName],
  isOverNow: (wait: CountedWait) => boolean,
): Promise<void> {
  for (const { besideWait, ...row } of await tx.all("documents", "kind", place)) {
    if (besideWait !== undefined && row.format <= FORMAT && isOverNow(besideWait)) await tx.put("documents", row);
  }
}
