import { openedHere } from "../../../platform/opened-here.ts";
import type { Search } from "../url/use-search.ts";

/** Takes the open room from the address. Opened here: back. Opened by a link: there is nothing to go back to. */
export function closeRoom(search: Search): void {
  if (openedHere()) history.back();
  else search.go({ roomId: null }, { replace: true });
}
