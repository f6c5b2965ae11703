import { SEARCH_PAGE_SIZE } from "#domain/limits.ts";
import { Pagination } from "../../../ui/pagination.tsx";
import type { Search } from "../url/use-search.ts";

interface Props {
  search: Search;
  /** Of all rooms that were found. */
  count: number;
  /** There may be more. */
  isLowerBound?: boolean;
}

/** The way through a search's pages; the next one is read from its top. */
export function ResultPages({ search, count, isLowerBound = false }: Props) {
  return (
    <Pagination
      page={search.state.page}
      pages={Math.max(1, Math.ceil(count / SEARCH_PAGE_SIZE))}
      mayBeMore={isLowerBound}
      onGo={(page) => {
        search.go({ page, roomId: null });
        scrollTo({ top: 0 });
      }}
    />
  );
}
