import { effect } from "@preact/signals-react";
import { SEARCHES_DATABASE } from "#offline/databases/database-names.ts";
import { hasDatabase } from "#offline/databases/has-database.ts";
import { ANONYMOUS, ownerOf } from "#offline/session/owner-of.ts";
import { accessToken } from "../../api/credentials/session.ts";
import { partStarter } from "../../platform/connection/start-part.ts";
import { isSavedKnown } from "./saved-here.ts";

/**
 * Follows saved searches when there may be any: on a phone that has some, and after a login, for another phone of the user may.
 * Others never load the code.
 */
export function watchSearches(): void {
  let userId = ownerOf(accessToken.peek());
  void startIfThere();
  effect(() => {
    const now = ownerOf(accessToken.value);
    if (now === userId) return;
    userId = now;
    if (now !== ANONYMOUS) start();
  });
}

async function startIfThere(): Promise<void> {
  if (await hasDatabase(SEARCHES_DATABASE)) start();
  else isSavedKnown.value = true;
}

const start = partStarter(async () => (await import("./searches-sync.ts")).startSearches);
