import type { Search } from "../url/use-search.ts";

/** Takes the open room from the address. Opened here: back. Opened by a link: there is nothing to go back to. */
export function closeRoom(search: Search): void {
  if (openedHere()) history.back();
  else search.go({ roomId: null }, { replace: true });
}

/** Set by cards on the history entry that opens a room, so that closing can step back. */
function openedHere(): boolean {
  return (history.state as { openedHere?: boolean } | null)?.openedHere === true;
}
