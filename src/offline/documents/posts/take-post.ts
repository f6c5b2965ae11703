import { soonest } from "../../transport/backoff.ts";
import { dueAt, isPullDue, type Due, type Looking } from "../due.ts";
import type { Process } from "../process.ts";
import { FORMAT, type Outgoing } from "../row.ts";
import type { ReadTx, WriteTx } from "../store.ts";
import { derivePost } from "./post-parts.ts";
import type { PartName, PostKind, PostPart, PostRow } from "./post-row.ts";
import type { SyncedPost } from "./synced-post.ts";

/** One part of a post that is to be sent. */
export interface PostStep {
  name: "post";
  /** As it was taken. */
  row: PostRow;
  part: PartName | "removed";
  /** The id of this try. */
  attempt: string;
}

export interface DuePost {
  row: PostRow;
  name: PostStep["part"];
  part: Outgoing | PostPart;
}

/** A kind of post by its name; undefined for one that this process does not keep in step. */
export function postKindNamed({ posts }: Pick<Process, "posts">, name: PostKind): SyncedPost | undefined {
  return posts?.[name];
}

/** The part of a post that may go first, and the largest turn of all. */
export async function dueParts(
  tx: ReadTx,
  { process, owner, now }: Omit<Looking, "photos">,
): Promise<Due<DuePost> & { lastTurn: number }> {
  const due: DuePost[] = [];
  let at: number | null = null;
  let lastTurn = 0;
  for (const row of await tx.all("posts", "unsent", [owner, 1])) {
    if (row.format > FORMAT || postKindNamed(process, row.kind) === undefined) continue;
    for (const each of partsOf(row)) {
      lastTurn = Math.max(lastTurn, each.part.turn);
      const { state } = each.part;
      const isOwners = state.name === "needs-login" || state.name === "needs-fix" || state.name === "conflict";
      if (isOwners || isHeld(row, each.name)) continue;
      const when = state.name === "waiting" ? dueAt(state, process, now) : now;
      if (when === now) due.push(each);
      else at = soonest(at, when);
    }
  }
  const [first] = due.toSorted(({ part: one }, { part: other }) => one.turn - other.turn || one.order - other.order);
  return { first: first ?? null, at, lastTurn };
}

/** The parts that are to be sent: a removal alone. */
function partsOf(row: PostRow): DuePost[] {
  const { removed, wanted, chosen } = row;
  if (removed !== null) return [{ row, name: "removed", part: removed }];
  return [
    ...(wanted === null ? [] : [{ row, name: "wanted" as const, part: wanted }]),
    ...(chosen === null ? [] : [{ row, name: "chosen" as const, part: chosen }]),
  ];
}

/** What is open in its form, and a choice for something that the server is still to get. */
function isHeld({ form, version, wanted }: PostRow, name: DuePost["name"]): boolean {
  if (name === "wanted") return form?.status === "looked-at";
  return name === "chosen" && version === null && wanted !== null;
}

/** Notes that a part is being sent. Of a text it is noted later that it has left: its photos go first. */
export async function takePost(
  tx: WriteTx,
  { row, name, part }: DuePost,
  { turn, attempt }: { turn: number; attempt: string },
): Promise<PostStep> {
  const going = { ...part, turn, state: { name: "sending", attempt }, ...(name === "removed" && { hasLeft: true }) };
  const taken = derivePost({ ...row, [name]: going });
  await tx.put("posts", taken);
  return { name: "post", row: taken, part: name, attempt };
}

/** The kind of which a list is to be asked for: the one that has failed less often. */
export async function duePostPull(
  tx: ReadTx,
  { process, owner, now }: Omit<Looking, "photos">,
): Promise<Due<{ name: PostKind; failures: number }>> {
  let at: number | null = null;
  const due: { name: PostKind; failures: number }[] = [];
  for (const name of Object.keys(process.posts ?? {}) as PostKind[]) {
    const pull = await tx.get("pulls", [owner, name]);
    const when = dueAt(pull?.wait, process, now);
    if (when !== now) at = soonest(at, when);
    if (isPullDue(pull, postKindNamed(process, name)!.freshForMs, { process, now }))
      due.push({ name, failures: pull?.wait?.failures ?? 0 });
  }
  const [first] = due.toSorted((one, other) => one.failures - other.failures);
  return { first: first ?? null, at };
}
