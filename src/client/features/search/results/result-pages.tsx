import { SEARCH_PAGE_SIZE } from "#domain/limits.ts";
import { Pagination } from "../../../ui/pagination.tsx";
import type { Search } from "../url/use-search.ts";

/** The way through a search's pages; the next one is read from its top. @param count Of all rooms that were found. */
export function ResultPages({ search, count }: { search: Search; count: number }) {
  return (
    <Pagination
      page={search.state.page}
      pages={Math.max(1, Math.ceil(count / SEARCH_PAGE_SIZE))}
      onGo={(page) => {
        search.go({ page, roomId: null });
        scrollTo({ top: 0 });
      }}
    />
  );
}
