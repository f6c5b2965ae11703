import { ApiError } from "#contract/api-error.ts";
import type { Listing } from "#domain/listing.ts";
import { useApiQuery } from "../../../api/use-api-query.ts";
import { ownListingsQuery } from "../own/own-listings-query.ts";

/** A room of one's own that is to be edited. */
export interface EditedListing {
  /** Null where there is no such room, or not of this owner; undefined while that is not known. */
  row: Listing | null | undefined;
  error: Error | null;
  again: () => void;
}

/**
 * Finds it among one's rooms, which a phone keeps, else asks for it alone: lists have pages.
 * @param id Null asks nothing.
 */
export function useEditedListing(owner: string, id: string | null): EditedListing {
  const list = useApiQuery("listOwnListings", id === null ? null : ownListingsQuery(1));
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
  return error instanceof ApiError && error.status === 404;
}
