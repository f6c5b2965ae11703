import { useDeferredValue, useEffect } from "react";
import { useSearch } from "wouter";

/** What the address that is gone to has behind its question mark, until its screen is drawn. */
let awaited: string | null = null;

/** Has `usePacedSearch` draw the screen of an address in pieces, when that is gone to. @param url Within the app. */
export function paceTo(url: string): void {
  awaited = new URL(url, location.origin).search.slice(1);
}

/**
 * What the address has behind its question mark, for a screen that is drawn anew as a whole when that changes. Where
 * `paceTo` has asked for it, React draws it in pieces, between which the page takes in touches, and shows the one before
 * until it is done. Else it is drawn at once: after a step back the browser scrolls to where the page was.
 */
export function usePacedSearch(): string {
  const search = useSearch();
  const paced = useDeferredValue(search);
  useEffect(() => {
    if (paced === awaited) awaited = null;
  }, [paced]);
  return search === awaited ? paced : search;
}
