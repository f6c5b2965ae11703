import type { Call } from "#contract/endpoints.ts";
import { useApiQuery } from "../../api/use-api-query.ts";

export type MatchCount = Call<"countMatches">["answer"]["data"][number];

/** How much fits one room or request of the reader's, and was offered to it; undefined before that is known, and where nothing can fit. */
export function useMatchCount(id: string): MatchCount | undefined {
  return useApiQuery("countMatches", {}).data?.data.data.find((count) => count.id === id);
}
