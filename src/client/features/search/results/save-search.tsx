import { useLingui } from "@lingui/react";
import { Bookmark } from "lucide";
import { useState } from "react";
import { savedHere } from "../../../outbox/searches/saved-here.ts";
import { lazyScreen } from "../../../platform/language/lazy-screen.ts";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { LazyBoundary } from "../../../ui/lazy-boundary.tsx";
import { savedCriteriaOf } from "../saved/saved-criteria.ts";
import { useCriteria } from "../url/use-criteria.ts";
import type { Search } from "../url/use-search.ts";

const SavedSearch = lazyScreen(async () => (await import("../saved/saved-search.tsx")).SavedSearch);

interface Props {
  search: Search;
  /** The server's clock when it answered with what is shown; null while nothing is. */
  fetchedAt: number | null;
}

/**
 * Keeps a search with one tap, where there is something to keep: one that asks for nothing is no search to be told of. What keeps it is fetched by the first tap, or where this phone has saved searches already.
 */
export function SaveSearch(props: Props) {
  const { i18n } = useLingui();
  const [isTapped, setTapped] = useState(false);
  const isSomething = savedCriteriaOf(props.search.state, useCriteria(props.search).asked) !== null;
  const button = isSomething && (
    <Button
      look="plain"
      className="-mx-4 -my-3 text-sm"
      onPointerEnter={SavedSearch.preload}
      onClick={() => setTapped(true)}
    >
      <Icon of={Bookmark} size={18} />
      {i18n._("save-search")}
    </Button>
  );
  if (!isTapped && savedHere.value.length === 0) return button;
  return (
    <LazyBoundary meanwhile={button} failed={button}>
      <SavedSearch {...props} isTapped={isTapped} />
    </LazyBoundary>
  );
}
