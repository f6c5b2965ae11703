import { UnreachableError } from "#contract/api-error.ts";
import type { SearchTrace } from "#contract/schemas/saved-search.ts";
import { MINUTE_MS } from "#domain/durations.ts";
import { MOST_REMOVED_SEARCHES, type SavedSearch } from "#domain/saved-searches/saved-search.ts";
import type { ListedDocument, SyncedKind, Theirs } from "../documents/kind.ts";
import type { SearchContent } from "../documents/row.ts";
import { mergeByField } from "./by-field.ts";
import { exactly, over } from "./over.ts";
import { isSameContent } from "./same-content.ts";
import { withoutPhotos } from "./without-photos.ts";

const empty: SearchContent = {
  name: "",
  criteria: { mode: "filter" },
  alert: "off",
  by_push: true,
  by_mail: true,
  seen_at: new Date(0).toISOString(),
};

/** A search that is kept, with how its owner is told of what it finds and when they last looked. */
export const search: SyncedKind<"search"> = {
  name: "search",
  empty,
  isSame: isSameContent,
  merge: (base, mine, theirs) => ({
    ...mergeByField(base, mine, theirs),
    seen_at: later(mine.seen_at, theirs.seen_at),
  }),
  doesRemovalStand: true,
  // To have looked at it changes nothing in it.
  outlivesRemoval: (mine, base) => !isSameContent({ ...mine, seen_at: base.seen_at }, base),
  twins: {
    areSame: (one, other) => isSameContent(one.criteria, other.criteria),
    joined: (kept, twin) => (kept.alert === "off" ? { ...kept, ...toldAs(twin) } : kept),
  },
  ...withoutPhotos,

  freshForMs: MINUTE_MS,
  missing: "again",
  absent: "saved_search_not_found",
  // It answers what it keeps: names and criteria tidied, and no look that is later than its now.
  confirms: () => true,
  besideListed: (_, listed) => listed,
  async put(ask, { id, version }, body) {
    const { data } = await ask("putSavedSearch", { params: { id }, body, ...over(version) });
    if (data.id !== id) throw new UnreachableError("The answer is about another search");
    return theirsOf(data);
  },
  take: (ask, { id, version }) => ask("deleteSavedSearch", { params: { id }, ...exactly(version) }),
  async list(ask) {
    const { data, fetchedAt: at } = await ask("listSavedSearches");
    return {
      documents: [...data.data.map((one) => listedOf(one, data.new_rooms)), ...data.removed.map(traceOf)],
      // It has forgotten of more that they were deleted.
      isWhole: data.removed.length < MOST_REMOVED_SEARCHES,
      at,
    };
  },
  found({ current }) {
    if (!isVersioned(current)) return null;
    return "criteria" in current ? theirsOf(current) : traceOf(current).theirs;
  },
};

/** The later of two instants. */
export function later(one: string, other: string): string {
  return Date.parse(one) > Date.parse(other) ? one : other;
}

function toldAs({ alert, by_push, by_mail }: SearchContent) {
  return alert === "off" ? {} : { alert, by_push, by_mail };
}

function theirsOf({ updated_at: version, last_seen_at: seen_at, ...row }: SavedSearch): Theirs<"search"> {
  const { name, criteria, alert, by_push, by_mail } = row;
  return { content: { name, criteria, alert, by_push, by_mail, seen_at }, version, isRemoved: false };
}

function listedOf(one: SavedSearch, newInAll: number): ListedDocument<"search"> {
  const { id, created_at: createdAt, new_count: newCount, last_seen_at: newSince } = one;
  return { id, theirs: theirsOf(one), beside: { createdAt, newCount, newSince, newInAll } };
}

function traceOf({ id, updated_at: version }: SearchTrace) {
  const beside = { createdAt: version, newCount: 0, newSince: version, newInAll: 0 };
  return { id, theirs: { content: empty, version, isRemoved: true }, beside };
}

function isVersioned(value: unknown): value is SavedSearch | SearchTrace {
  return typeof value === "object" && value !== null && "id" in value && "updated_at" in value;
}
