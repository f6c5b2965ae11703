import { DOCUMENTS_DATABASE } from "#offline/databases/database-names.ts";
import { partStarter } from "../../platform/connection/start-part.ts";
import { watchPartOfAccount } from "../../sync/watch-part-of-account.ts";
import { isSavedKnown } from "./saved-here.ts";

/** Follows saved searches when there may be any. */
export async function watchSearches(): Promise<void> {
  if (!(await watchPartOfAccount(DOCUMENTS_DATABASE, start))) isSavedKnown.value = true;
}

const start = partStarter(async () => (await import("./follow-searches.ts")).followSearches);
