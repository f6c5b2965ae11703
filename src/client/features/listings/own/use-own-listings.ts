import { DEFAULT_PAGE_SIZE } from "#domain/limits.ts";
import type { Listing } from "#domain/listing.ts";
import { outboxOf } from "#offline/outbox/entries/outbox-of.ts";
import { useApiQuery } from "../../../api/use-api-query.ts";
import { pageSender } from "../../../outbox/sending/page-sender.ts";
import { unsentRows, type UnsentRow } from "../../../outbox/state/unsent-rows.ts";
import { useDraftsQuery } from "../../../drafts/store/use-drafts-query.ts";
import { ownListingsQuery } from "./own-listings-query.ts";

/** A page of one's rooms as the server has them, and all that it does not have yet. */
export interface OwnRooms {
  /** Undefined until the phone's store has answered; empty where it can't be read. */
  unsent: readonly UnsentRow[] | undefined;
  /** Undefined until they are known. */
  rows: readonly Listing[] | undefined;
  pages: number;
  savedAt: number | null;
  error: Error | null;
  again: () => void;
}

/** @param page From 1. */
export function useOwnListings(owner: string, page: number): OwnRooms {
  const { data, error, mutate } = useApiQuery("listOwnListings", ownListingsQuery(page));
  const outbox = useDraftsQuery(() => outboxOf(owner).catch(() => null), owner);
  return {
    unsent: outbox === null ? [] : outbox && unsentRows(outbox, thisTab()).filter(({ kind }) => kind === "listing"),
    rows: data?.data.data,
    pages: Math.max(1, Math.ceil((data?.data.count ?? 0) / DEFAULT_PAGE_SIZE)),
    savedAt: data?.savedAt ?? null,
    error: error ?? null,
    again: () => void mutate(),
  };
}

function thisTab() {
  return { holder: pageSender.holder, now: Date.now() };
}
