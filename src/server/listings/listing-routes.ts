import { contactIn } from "#domain/listings/contact.ts";
import { isOpen, stateOf, type Listing } from "#domain/listings/listing.ts";
import { openFilter } from "#domain/search/open-filter.ts";
import type { SearchCriteria } from "#domain/search/search-criteria.ts";
import { unmetSearchOf } from "#domain/search/unmet-search.ts";
import { isUuid } from "../http/calls/is-uuid.ts";
import type { Caller } from "../http/calls/caller.ts";
import type { Db } from "../db/db.ts";
import type { CallServer } from "../http/calls/serve-calls.ts";
import { refuseBadCriteria } from "./search/criteria-errors.ts";
import type { FilterSearch } from "./search/filter-search.ts";
import type { KeywordSearch } from "./search/keyword-search.ts";
import type { PriceSpread } from "./search/price-spread.ts";
import { tell } from "../occurrences.ts";
import type { ContactOpenings } from "../contacts/contact-openings.ts";
import {
  contactsInListing,
  fieldsOf,
  listView,
  toListing,
  WHOLE_VIEW,
  type ListingRow,
  type View,
} from "./listing-row.ts";
import { hasOpened } from "../contacts/contact-opening-store.ts";
import { listingFor } from "./listings-for.ts";
import { findListing, isLastPage, pageOf, type PageQuery } from "./listing-store.ts";
import { readableRoom } from "./readable-room.ts";
import { findNewestRooms } from "./search/newest-room-store.ts";
import { roomOrderOf, type SortQuery } from "./search/room-order.ts";
import type { Total, Totals } from "./search/totals.ts";
import { findUnchecked, withUnchecked } from "./search/unchecked-room-store.ts";

export interface ListingParts {
  db: Db;
  totals: Totals;
  filterSearch: FilterSearch;
  keywordSearch: KeywordSearch;
  priceSpread: PriceSpread;
  contacts: ContactOpenings;
  today: () => string;
  /** Whether everybody sees contact data, in every list (PUBLIC_CONTACTS). */
  publicContacts: boolean;
}

/** The calls under /api/v1/items that read rooms. */
export function serveListings(calls: CallServer, parts: ListingParts): void {
  serveLists(calls, parts);
  serveRoom(calls, parts);
}

function serveLists(
  calls: CallServer,
  { db, totals, filterSearch, keywordSearch, priceSpread, today, publicContacts }: ListingParts,
): void {
  const viewOf = (caller: Caller | null) => listView(caller, publicContacts);

  calls.serve("countListings", () => totals.ofFilter(db, openFilter({}, today())));

  calls.serve("listOpenListings", ({ query, caller }) => {
    if (query.id !== undefined) return oneRoom(query.id, caller);
    const isShelf = query.skip === undefined && query.sort_by === undefined && query.order === undefined;
    return isShelf ? newestPage(query, caller) : page({}, query, caller, filterSearch);
  });

  calls.serve("filterOpenListings", async ({ query, caller }) =>
    page(query, query, caller, async (db, filter, order, wanted) => {
      const found = await filterSearch(db, filter, order, wanted);
      return withUnchecked(found, await findUnchecked(db, filter, order), wanted);
    }),
  );

  calls.serve("searchListings", async ({ query, caller }) => {
    const { fuzzy: keyword, ...criteria } = query;
    refuseBadCriteria({ ...criteria, keyword });
    const sort = query.sort_by === undefined ? null : roomOrderOf(criteria, query);
    const search = { keyword, filter: openFilter(criteria, today()), sort, page: pageOf(query) };
    const { rows, total } = await keywordSearch(db, search);
    tellIfUnmet(criteria, total);
    return { data: asListings(rows, viewOf(caller)), ...total };
  });

  calls.serve("listOpenPrices", async ({ query }) => {
    const { fuzzy: keyword, ...criteria } = query;
    refuseBadCriteria({ ...criteria, ...(keyword !== undefined && { keyword }) });
    return priceSpread(db, { filter: openFilter(criteria, today()), keyword: keyword ?? null });
  });

  /** The room of a link: itself while it is open, else why it is not where its owner or a moderator has said so. */
  async function oneRoom(id: string, caller: Caller | null) {
    const row = isUuid(id) ? await findListing(db, id) : undefined;
    const listing = row && toListing(row, viewOf(caller));
    if (listing === undefined) return { data: [], count: 0 };
    return isOpen(listing, today()) ? { data: [listing], count: 1 } : { data: [], count: 0, ...whyInNoList(listing) };
  }

  /** The shelf of the newest: no poster fills it. */
  async function newestPage(query: PageQuery, caller: Caller | null) {
    const filter = openFilter({}, today());
    const wanted = pageOf(query);
    const rows = await findNewestRooms(db, filter, wanted.limit);
    const areAll = isLastPage(wanted, rows.length);
    const total = areAll ? { count: rows.length } : await totals.ofFilter(db, filter);
    return { data: asListings(rows, viewOf(caller)), ...total };
  }

  async function page(
    criteria: SearchCriteria,
    query: SortQuery & PageQuery,
    caller: Caller | null,
    search: FilterSearch,
  ) {
    refuseBadCriteria(criteria);
    const filter = openFilter(criteria, today());
    const { rows, total } = await search(db, filter, roomOrderOf(criteria, query), pageOf(query));
    tellIfUnmet(criteria, total);
    return { data: asListings(rows, viewOf(caller)), ...total };
  }
}

function serveRoom(calls: CallServer, { db, contacts, publicContacts }: ListingParts): void {
  calls.serve("readListing", async ({ params, caller }) => {
    const row = await readableRoom(db, params.id, caller);
    // Superusers edit and judge other people's rooms, one by one.
    const view = caller.isSuperuser ? WHOLE_VIEW : listView(caller, publicContacts);
    const listing = await listingFor(db, row, { ...view, readerId: caller.userId });
    const isOpened = listing.email === null && (await hasOpened(db, caller.userId, row.id));
    return isOpened ? { ...listing, contact_opened: true } : listing;
  });

  calls.serve("openListingContact", async ({ params, caller, client }) => {
    const row = await readableRoom(db, params.id, caller);
    await contacts.note({ of: { listingId: row.id }, ownerId: row.owner_id, caller, client });
    return { ...contactIn(fieldsOf(row)), contacts_in_text: contactsInListing(row), updated_at: row.updated_at };
  });
}

/** What people look for and do not find is worth knowing, by place and price. */
function tellIfUnmet(criteria: SearchCriteria, { count }: Total): void {
  if (count === 0) tell("unmetSearch", unmetSearchOf(criteria));
}

/** Nothing for a room that has ended: its days say so. */
function whyInNoList(listing: Listing): { out_of_lists?: "hidden" | "paused" | "let" } {
  if (listing.hidden !== undefined) return { out_of_lists: "hidden" };
  const state = stateOf(listing);
  return state === "active" ? {} : { out_of_lists: state };
}

function asListings(rows: readonly ListingRow[], view: View): Listing[] {
  return rows.map((row) => toListing(row, view));
}
