import { CHECK_IDS, type CheckId, type ViewingContent } from "#domain/viewings/viewing.ts";

/** How many of these questions have an answer. */
export function answered({ checks }: Pick<ViewingContent, "checks">, ids: readonly CheckId[] = CHECK_IDS): number {
  return ids.filter((id) => checks[id]?.answer != null).length;
}
