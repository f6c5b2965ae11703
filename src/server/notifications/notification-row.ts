import type { NotificationSource } from "../db/tables.ts";

/** What a message says that has these sources; `sources` is null where it is one. */
export interface MergedSources extends NotificationSource {
  sources: NotificationSource[] | null;
}

/**
 * A message of several sources: with the words and at the time of the most eager of them, in the ways of all. The statement that
 * writes messages does the same with those that wait already.
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

/** At one time with the day's messages, what is not one of those comes first. */
function byEagerness(one: NotificationSource, other: NotificationSource): number {
  return Date.parse(one.due_at) - Date.parse(other.due_at) || Number(one.is_daily) - Number(other.is_daily);
}

/** Without what a row has beside it. */
function sourceOf(of: NotificationSource): NotificationSource {
  const { kind, saved_search_id, texts, url, by_push, by_mail, is_daily, due_at } = of;
  return { kind, saved_search_id, texts, url, by_push, by_mail, is_daily, due_at };
}
