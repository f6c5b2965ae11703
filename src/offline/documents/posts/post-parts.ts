import { FORMAT } from "../row.ts";
import { outgoing, type Occasion } from "../parts.ts";
import { applied, type Patch, type Values } from "./patch.ts";
import type { PartName, PostKind, PostPart, PostRow, TheirPost } from "./post-row.ts";

/** A room or request that neither this phone nor the server has yet. */
export function freshPost(owner: string, kind: PostKind, id: string): PostRow {
  const nothing = { base: null, version: null, wanted: null, chosen: null, removed: null, ended: null, form: null };
  const rest = { restores: false, keptUntil: null, answered: null, revision: 0, unsent: 0 } as const;
  return { owner, kind, id, format: FORMAT, ...nothing, ...rest };
}

/** The text as lists show it, with all that is still to be sent; null where it was removed, or was never posted. */
export function shownPost({ base, wanted, chosen, removed }: PostRow): Values | null {
  if (removed !== null || (base === null && wanted === null)) return null;
  return applied(applied(base, wanted?.patch ?? {}), chosen?.patch ?? {});
}

/** What may have arrived of either part since the base was confirmed. */
export function sentOf({ wanted, chosen }: PostRow): readonly Patch[] {
  return [...(wanted?.sent ?? []), ...(chosen?.sent ?? [])].map(({ patch }) => patch);
}

/** Every write ends with it. */
export function derivePost(row: PostRow): PostRow {
  const isUnsent = row.removed !== null || row.wanted !== null || row.chosen !== null;
  return row.unsent === Number(isUnsent) ? row : { ...row, unsent: isUnsent ? 1 : 0 };
}

/** A row whose part has this patch from now on, to be sent at once. The part keeps its place in the order. */
export function withPatch(
  row: PostRow,
  name: PartName,
  patch: Patch,
  at: Occasion,
): PostRow & Record<PartName, PostPart | null> {
  const revision = row.revision + 1;
  const known = row[name] ?? { ...outgoing(revision, at), sent: [], merged: [] };
  const { lastWait: _, ...part } = known;
  return {
    ...row,
    revision,
    [name]: { ...part, patch, since: at.now, revision, failures: 0, state: { name: "queued" } },
  };
}

/** A row without a part, which the server has or its owner gives up. */
export function withoutPart(row: PostRow, name: PartName): PostRow {
  return { ...row, [name]: null, revision: row.revision + 1 };
}

/** Whether a part waits for its owner: to correct it, or to answer a question. */
export function isParked({ state }: PostPart): boolean {
  return state.name === "needs-fix" || state.name === "conflict";
}

/** A part whose owner is asked about these fields; one that goes on where there are none. */
export function asking(part: PostPart, asked: readonly string[]): PostPart {
  return asked.length === 0 ? part : { ...part, state: { name: "conflict", fields: asked, isDeleted: false } };
}

/** A row that begins with the server's from now on. */
export function onBase(row: PostRow, { values, version, answered }: TheirPost): PostRow {
  return { ...row, base: values, version, answered };
}
