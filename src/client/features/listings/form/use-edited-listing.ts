import { isServersWord } from "#contract/api-error.ts";
import type { Listing } from "#domain/listings/listing.ts";
import { useApiQuery } from "../../../api/use-api-query.ts";
import { usePostedListings } from "../own/use-posted-listings.ts";

/** One's own room, to be edited. */
export interface EditedListing {
  /** Null where there is no such room, or it is another owner's; undefined while unknown. */
  row: Listing | null | undefined;
  error: Error | null;
  again: () => void;
}

/**
 * Finds it in the cached list of one's rooms, else fetches it alone: lists have pages.
 * @param id Null sends nothing.
 */
export function useEditedListing(owner: string, id: string | null): EditedListing {
  const list = usePostedListings(id === null ? null : 1);
  const listed = list.data?.data.data.find((row) => row.id === id);
  const isUnlisted = id !== null && listed === undefined && (list.data !== undefined || list.error !== undefined);
  const alone = useApiQuery("readListing", isUnlisted ? { params: { id } } : null);
  const error = alone.error ?? null;
  return {
    row: listed ?? ownRow(alone.data?.data, owner) ?? (isGone(error) ? null : undefined),
    error,
    again: () => void alone.mutate(),
  };
}

function ownRow(row: Listing | undefined, owner: string): Listing | null | undefined {
  return row && (row.owner_id === owner ? row : null);
}

function isGone(error: Error | null): boolean {
  return isServersWord(error) && error.status === 404;
}
