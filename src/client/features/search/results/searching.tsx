import { SlowLoad } from "../../../session/slow-load.tsx";
import { CardSkeletons } from "../../../ui/states/card-skeletons.tsx";
import { searchUrl } from "../url/search-url.ts";
import type { Search } from "../url/use-search.ts";

/** Placeholders until the first rooms are loaded. */
export function Searching({ search }: { search: Search }) {
  return (
    <>
      <SlowLoad load={searchUrl({ ...search.state, roomId: null })} />
      <CardSkeletons count={8} />
    </>
  );
}
