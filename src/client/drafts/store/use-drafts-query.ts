import { useLiveQuery } from "../../platform/storage/use-live-query.ts";
import { storeReady } from "./store-ready.ts";

/** `useLiveQuery` for the drafts' database, opened or replaced by one in memory before the first read. */
export function useDraftsQuery<T>(query: () => Promise<T>, key: string): T | undefined {
  return useLiveQuery(query, key, storeReady);
}
