import { useEffect, useState } from "react";
import { VIEWINGS_DATABASE } from "#offline/databases/database-names.ts";
import { hasDatabase } from "#offline/databases/has-database.ts";
import { countUnsynced } from "#offline/viewings/sync/unsynced.ts";
import { useDraftsQuery } from "../../drafts/store/use-drafts-query.ts";

/** How many of a reader's viewings the server does not have as they are here; undefined until it is known. */
export function useUnsyncedViewings(owner: string): number | undefined {
  const [has, setHas] = useState<boolean>();
  useEffect(() => void hasDatabase(VIEWINGS_DATABASE).then(setHas), []);
  // Asked only where there is a store: looking must not make one.
  const count = useDraftsQuery(async () => (has === true ? countUnsynced(owner) : 0), `${has} ${owner}`);
  return has === undefined ? undefined : count;
}
