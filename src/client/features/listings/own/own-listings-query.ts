import { DEFAULT_PAGE_SIZE } from "#domain/limits.ts";

/** The arguments of the call for one's own rooms (PR-701). @param page From 1. */
export function ownListingsQuery(page: number) {
  return { query: { show_all: false, skip: (page - 1) * DEFAULT_PAGE_SIZE, limit: DEFAULT_PAGE_SIZE } };
}
