import { useEffect, useState } from "react";
import { ApiError, isServersWord } from "#contract/api-error.ts";
import type { Answer } from "#contract/call.ts";
import type { ErrorCode } from "#contract/error-codes.ts";
import type { Listing } from "#domain/listings/listing.ts";
import type { ListingState } from "#domain/listings/listing-choices.ts";
import { useApiQuery } from "../../api/use-api-query.ts";
import { markTakenDown, readOpenedRoom, cacheOpenedRoom } from "../../api/response-cache.ts";
import { accessToken } from "../../api/credentials/session.ts";

/** `hidden`: by a moderator, or with its owner's account. */
type OutOfLists = Exclude<ListingState, "active"> | "hidden";

const OUT_OF_LISTS_BY_CODE: Partial<Record<ErrorCode, OutOfLists>> = {
  listing_paused: "paused",
  listing_let: "let",
  listing_hidden: "hidden",
  listing_removed: "hidden",
};

export interface Room {
  listing: Listing | null;
  /** The server has no such room, or not for this user. */
  missing: boolean;
  /** Why, where its owner or a moderator has taken it out of the lists; null also where that is not known. */
  outOfLists: OutOfLists | null;
  error: Error | null;
  /** When the shown copy was saved on this phone, epoch milliseconds; null when it is live. */
  savedAt: number | null;
  /** The server's clock of the shown answer, epoch milliseconds; 0 while nothing is shown. */
  fetchedAt: number;
  /** The server has no such room any more: the user's own copy is shown. */
  isGone: boolean;
  again: () => void;
}

/**
 * One room: with its contact details for signed-in users, as the public lists have it for others; offline the copy that
 * was cached when it was last opened. Showing a room marks it as opened.
 * @param known The room as a list on this screen has it, shown while the rest loads.
 * @param painted The room as it came with the document, shown while it is asked for: a browser may have kept the document.
 */
export function useRoom(id: string, known: Answer<Listing> | null, painted: Answer<Listing> | null = null): Room {
  const signedIn = accessToken.value !== null;
  const own = useApiQuery("readListing", signedIn ? { params: { id } } : null);
  const open = useApiQuery("listOpenListings", signedIn || known !== null ? null : { query: { id } });
  const error = own.error ?? open.error ?? null;
  const kept = useKeptRoom(id, error !== null);
  const live = own.data ?? firstOf(open.data) ?? known;
  const isNotFound = error instanceof ApiError && error.status === 404;
  const isAnswered = own.data !== undefined || open.data !== undefined || isNotFound;
  const meanwhile = isAnswered ? null : painted;
  useRememberedOpening(live ?? meanwhile);
  const shown = live ?? kept ?? meanwhile;
  // A gateway's 404 says nothing about the room.
  const isTakenDown = isNotFound && isServersWord(error);
  useEffect(() => void (isTakenDown && markTakenDown(id)), [id, isTakenDown]);
  return {
    listing: shown?.data ?? null,
    missing: shown === null && (isNotFound || open.data?.data.count === 0),
    outOfLists: outOfListsBy(error) ?? open.data?.data.out_of_lists ?? null,
    error: shown === null ? error : null,
    savedAt: shown?.savedAt ?? null,
    fetchedAt: shown?.fetchedAt ?? 0,
    isGone: isTakenDown && kept !== null,
    again: () => void (signedIn ? own.mutate() : open.mutate()),
  };
}

function outOfListsBy(error: Error | null): OutOfLists | null {
  if (!(error instanceof ApiError)) return null;
  return OUT_OF_LISTS_BY_CODE[error.code ?? "not_found"] ?? null;
}

function firstOf(answer: Answer<{ data: Listing[] }> | undefined): Answer<Listing> | null {
  const listing = answer?.data.data[0];
  return answer === undefined || listing === undefined ? null : { ...answer, data: listing };
}

function useRememberedOpening(live: Answer<Listing> | null): void {
  const listing = live?.data ?? null;
  const fetchedAt = live?.fetchedAt ?? 0;
  useEffect(() => {
    if (listing !== null) void cacheOpenedRoom(listing, fetchedAt);
  }, [listing, fetchedAt]);
}

function useKeptRoom(id: string, wanted: boolean): Answer<Listing> | null {
  const [kept, setKept] = useState<Answer<Listing> | null>(null);
  useEffect(() => {
    if (wanted) void readOpenedRoom(id).then(setKept);
  }, [id, wanted]);
  return kept?.data.id === id ? kept : null;
}
