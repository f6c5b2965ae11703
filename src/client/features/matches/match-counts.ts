import type { Call } from "#contract/endpoints.ts";

export type MatchCount = Call<"countMatches">["answer"]["data"][number];

/** By the id of one's own room or request: how much fits it, and was offered to it. Nothing is known of what is not there. */
export type MatchCounts = ReadonlyMap<string, MatchCount>;

/** @param matches As the list of one's own has them; absent while the server had too much to do. */
export function matchCounts(matches: readonly MatchCount[] | undefined): MatchCounts {
  return new Map((matches ?? []).map((count) => [count.id, count]));
}
