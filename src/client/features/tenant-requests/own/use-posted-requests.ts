import { DEFAULT_PAGE_SIZE } from "#domain/limits.ts";
import { useApiQuery } from "../../../api/use-api-query.ts";

/** One's requests on the server (PR-602: one's own only). */
export function usePostedRequests() {
  return useApiQuery("listTenantRequests", { query: { show_all: false, skip: 0, limit: DEFAULT_PAGE_SIZE } });
}
