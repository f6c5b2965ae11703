import { useEffect, useState } from "react";
import { countUnsentWork } from "#offline/database/live.ts";
import { DOCUMENTS_DATABASE, VIEWINGS_DATABASE } from "#offline/databases/database-names.ts";
import { hasDatabase } from "#offline/databases/has-database.ts";
import { countUnsynced } from "#offline/viewings/sync/unsynced.ts";
import { useDraftsQuery } from "../../drafts/store/use-drafts-query.ts";

/** The number of a user's viewings and documents with unsynced changes; undefined until it is known. */
export function useUnsyncedViewings(owner: string): number | undefined {
  const [has, setHas] = useState<readonly boolean[]>();
  useEffect(() => void Promise.all([VIEWINGS_DATABASE, DOCUMENTS_DATABASE].map(hasDatabase)).then(setHas), []);
  const count = useDraftsQuery(() => countOf(owner, has), `${has?.join(" ")} ${owner}`);
  return has === undefined ? undefined : count;
}

// Only of a database that exists: reading must not create it.
async function countOf(owner: string, [hasViewings, hasDocuments]: readonly boolean[] = []): Promise<number> {
  const viewings = hasViewings === true ? await countUnsynced(owner).catch(() => 0) : 0;
  return viewings + (hasDocuments === true ? await countUnsentWork(owner).catch(() => 0) : 0);
}
