import { useEffect, useState } from "react";
import { countUnsentWork } from "#offline/database/live.ts";
import { DOCUMENTS_DATABASE } from "#offline/databases/database-names.ts";
import { hasDatabase } from "#offline/databases/has-database.ts";
import { useDraftsQuery } from "../../drafts/store/use-drafts-query.ts";

/** The number of a user's documents with unsent work; undefined until it is known. */
export function useUnsentDocuments(owner: string): number | undefined {
  const [has, setHas] = useState<boolean>();
  useEffect(() => void hasDatabase(DOCUMENTS_DATABASE).then(setHas), []);
  // Only if the database exists: reading must not create it.
  const read = async () => (has === true ? countUnsentWork(owner).catch(() => 0) : 0);
  const count = useDraftsQuery(read, `${has} ${owner}`);
  return has === undefined ? undefined : count;
}
