import type { Call } from "#contract/endpoints.ts";
import { TENANT_REQUEST_LIMIT } from "#domain/limits.ts";
import { useApiQuery } from "../../../api/use-api-query.ts";
import { connection } from "../../../platform/connection/connection.ts";
import { useToday } from "../../../platform/clock/use-today.ts";
import { matchingRequests } from "./matching-requests.ts";
import type { Wanted } from "./use-request-filter.ts";
import { readRequestFilterValues } from "./request-filter.ts";

export type Request = Call<"listTenantRequests">["answer"]["data"][number];

export interface ShownRequests {
  /** Those that match the address's filters; null until there is an answer. */
  requests: readonly Request[] | null;
  /** The number that match the typed filters; null where unknown. */
  countTyped: number | null;
  /** The total of open requests, where the answer does not contain all of them; else null. */
  countBeyond: number | null;
  cities: readonly string[];
  /** The time of a cached answer, epoch milliseconds by the server's clock; null for a live one. */
  savedAt: number | null;
  loading: boolean;
  error: Error | null;
  again: () => void;
}

/**
 * All open requests, filtered on the phone. They come in one answer, which is shared for five minutes; it stays in the
 * page's memory alone, for it is full of others' contact data (src/offline/README.md: such lists are never kept).
 */
export function useRequests({ state, values }: Wanted): ShownRequests {
  const today = useToday();
  const query = { show_all: true, skip: 0, limit: TENANT_REQUEST_LIMIT };
  const { data: answer, error, isValidating, mutate } = useApiQuery("listTenantRequests", { query });
  const page = answer?.data;
  const typed = readRequestFilterValues(values);
  const isLive = connection.value === "online";
  return {
    requests: page ? matchingRequests(page.data, readRequestFilterValues(state.values).criteria, today) : null,
    countTyped: page && typed.problems.length === 0 ? matchingRequests(page.data, typed.criteria, today).length : null,
    countBeyond: page && page.count > page.data.length ? page.count : null,
    cities: page?.cities ?? [],
    // Offline everything shown is a cached answer, also one that was fetched a minute ago.
    savedAt: answer?.savedAt ?? (isLive ? null : (answer?.fetchedAt ?? null)),
    loading: isValidating,
    error: error ?? null,
    again: () => void mutate(),
  };
}
