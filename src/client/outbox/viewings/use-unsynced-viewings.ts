import { useEffect, useState } from "react";
import { VIEWINGS_DATABASE } from "#offline/databases/database-names.ts";
import { hasDatabase } from "#offline/databases/has-database.ts";
import { countUnsynced } from "#offline/viewings/sync/unsynced.ts";
import { useDraftsQuery } from "../../drafts/store/use-drafts-query.ts";

/** The number of a user's viewings with unsynced changes; undefined until it is known. */
export function useUnsyncedViewings(owner: string): number | undefined {
  const [has, setHas] = useState<boolean>();
  useEffect(() => void hasDatabase(VIEWINGS_DATABASE).then(setHas), []);
  // Only if the database exists: reading must not create it.
  const count = useDraftsQuery(async () => (has === true ? countUnsynced(owner).catch(() => 0) : 0), `${has} ${owner}`);
  return has === undefined ? undefined : count;
}
