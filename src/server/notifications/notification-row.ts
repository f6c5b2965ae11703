import type { Selectable } from "kysely";
import type { NotificationSource, NotificationTable } from "../db/tables.ts";

export type NotificationRow = Selectable<NotificationTable>;

/** What a message says that has these sources; `sources` is null where it is one. */
export interface MergedSources extends NotificationSource {
  sources: NotificationSource[] | null;
}

/**
 * A message of several sources: with the words and at the time of the most eager of them, in the ways of all.
 * @returns Undefined without any.
 */
export function mergeSources(all: readonly NotificationSource[]): MergedSources | undefined {
  const sources = all.map(sourceOf);
  const [eager] = sources.toSorted(byEagerness);
  if (eager === undefined) return undefined;
  return {
    ...eager,
    is_daily: sources.every(({ is_daily }) => is_daily),
    by_push: sources.some(({ by_push }) => by_push),
    by_mail: sources.some(({ by_mail }) => by_mail),
    sources: sources.length > 1 ? sources : null,
  };
}

/** Of what was found, that which a message of `known` sources does not say yet: another source, an earlier time, one more way. */
export function newsIn(
  found: readonly NotificationSource[],
  known: readonly NotificationSource[],
): readonly NotificationSource[] {
  const message = mergeSources(known);
  if (message === undefined) return found;
  return found.filter(
    (source) =>
      !known.some((one) => isSameSource(one, source)) ||
      byEagerness(source, message) < 0 ||
      (source.by_push && !message.by_push) ||
      (source.by_mail && !message.by_mail),
  );
}

/** All that a waiting message came from: none where it was taken back. */
export function sourcesOf(row: NotificationRow): NotificationSource[] {
  const { due_at, sources } = row;
  if (due_at === null) return [];
  return sources ?? [sourceOf({ ...row, due_at })];
}

/** At one time with the day's messages, what is not one of those comes first. */
function byEagerness(one: NotificationSource, other: NotificationSource): number {
  return Date.parse(one.due_at) - Date.parse(other.due_at) || Number(one.is_daily) - Number(other.is_daily);
}

/** A saved search, or one of the other kinds. */
function isSameSource(one: NotificationSource, other: NotificationSource): boolean {
  return one.kind === other.kind && one.saved_search_id === other.saved_search_id;
}

/** Without what a row has beside it. */
function sourceOf(of: NotificationSource): NotificationSource {
  const { kind, saved_search_id, texts, url, by_push, by_mail, is_daily, due_at } = of;
  return { kind, saved_search_id, texts, url, by_push, by_mail, is_daily, due_at };
}
