import type { Call } from "#contract/endpoints.ts";
import { foldCity } from "#domain/cities.ts";
import { DEFAULT_PAGE_SIZE } from "#domain/limits.ts";
import type { ListingFields } from "#domain/listings/listing-fields.ts";
import { isUuid } from "../../http/calls/is-uuid.ts";
import type { Caller } from "../../http/calls/caller.ts";
import { refuseUnconfirmed } from "../../accounts/refuse-unconfirmed.ts";
import { listingAsPosted } from "./listing-as-posted.ts";
import type { Clock } from "../../clock.ts";
import type { Db } from "../../db/db.ts";
import type { Client } from "../../http/calls/client-of.ts";
import type { CallServer } from "../../http/calls/serve-calls.ts";
import type { RateLimits } from "../../limits/rate-limits.ts";
import { absentRow } from "../../removals/absent-row.ts";
import { givenId } from "../../forms/given-id.ts";
import { logActOnOthersRow, refuseOthersRow } from "../../http/calls/owned-row.ts";
import { EDIT_KEPT_FOR_MS } from "../../http/calls/row-version.ts";
import { checkedFields } from "./checked-fields.ts";
import { deleteListing } from "./delete-listing.ts";
import { editListing } from "./edit-listing.ts";
import { toListing, WHOLE_VIEW, type ListingRow } from "../listing-row.ts";
import { listingFor, listingsFor } from "../listings-for.ts";
import { findListing } from "../listing-store.ts";
import { findRemoved, listRemoved } from "../removed-listing-store.ts";
import { listListingsOf } from "./own-listing-store.ts";
import type { Judging } from "./judging.ts";
import { postedBefore, postListing } from "./post-listing.ts";
import { tidyImages } from "./image-list.ts";
import { mergeFields } from "./merge-fields.ts";

export interface OwnListingParts {
  db: Db;
  clock: Clock;
  limits: RateLimits;
  today: () => string;
  /** Whether only a confirmed address may post. */
  requireEmailCode: boolean;
  /** What judges rooms of a city, and calls moderators to them. */
  judgingIn: (city: string) => Promise<Judging>;
  /** How much fits each open room and request of a person; undefined while there is too much to do. */
  countMatches: (userId: string, db: Db) => Promise<Call<"countMatches">["answer"]["data"] | undefined>;
}

/** The calls to post, edit and take away one's own rooms. */
export function serveOwnListings(calls: CallServer, parts: OwnListingParts): void {
  serveLists(calls, parts);
  serveCreation(calls, parts);
  serveEdits(calls, parts);
  serveDeletion(calls, parts);
}

function serveLists(calls: CallServer, { db, clock, countMatches }: OwnListingParts): void {
  calls.serve("listOwnListings", async ({ query, caller }) => {
    const { skip = 0, limit = DEFAULT_PAGE_SIZE, show_all = false } = query;
    // others who ask for all get their own.
    const owner = show_all && caller.isSuperuser ? null : caller.userId;
    const { rows, count } = await listListingsOf(db, owner, { skip, limit: Math.min(limit, DEFAULT_PAGE_SIZE) });
    const view = { contacts: false, readerId: caller.userId, wholePostcode: true };
    const isCounted = owner !== null && rows.length > 0;
    const matches = isCounted ? await countMatches(owner, db) : undefined;
    return { data: await listingsFor(db, rows, view), count, ...(matches && { matches }) };
  });

  calls.serve("listRemovedListings", async ({ caller }) => {
    const data = await listRemoved(db, caller.userId, clock.now().toISOString());
    return { data, count: data.length };
  });
}

function serveCreation(calls: CallServer, parts: OwnListingParts): void {
  const { db, clock, limits, today, requireEmailCode, judgingIn } = parts;
  calls.serve(
    "createListing",
    async ({ body, caller, keepAnswer }) => {
      const { id: ownId, images: given = [], restore = false, ...written } = body;
      const id = givenId(ownId);
      // Asked first: a room that was posted on its last day is still the same room on the next (W-04).
      const there = id === null ? undefined : await postedBefore(db, id, caller.userId);
      if (there !== undefined) return toListing(there, WHOLE_VIEW);
      const images = tidyImages(given);
      const removed = restore && id !== null ? await findRemoved(db, id) : undefined;
      const isRestored = removed?.ownerId === caller.userId;
      // What is brought back may have ended, like any room that is there.
      const fields = checkedFields(mergeFields(null, written), images, { today: today(), isNew: !isRestored });
      refuseUnconfirmed(caller, { requireEmailCode });
      const judging = await judgingIn(fields.city);
      return db.transaction().execute(async (trx) => {
        const listing = { id, ownerId: caller.userId, fields, images, isRestored };
        const row = await postListing(trx, listing, { now: clock.now(), today: today(), limits, judging });
        const answer = toListing(row, WHOLE_VIEW);
        await keepAnswer(trx, answer);
        return answer;
      });
    },
    {
      repeated: {
        async asNow({ id }, { caller }) {
          const row = id === null ? undefined : await findListing(db, id);
          return row?.owner_id === caller.userId ? toListing(row, WHOLE_VIEW) : null;
        },
        async whenGone({ id, at }, { body, caller }) {
          const images = tidyImages(body.images ?? []);
          return listingAsPosted({ id: id ?? "", ownerId: caller.userId, written: body, images, at });
        },
      },
    },
  );
}

function serveEdits(calls: CallServer, { db, clock, limits, today, judgingIn }: OwnListingParts): void {
  calls.serve(
    "updateListing",
    async ({ params, body, caller, client, ifMatch, keepAnswer }) => {
      const room = await changeableRoom(db, params.id, { caller, client });
      const { images: given, updated_at: updatedAt, ...written } = body;
      const images = given && tidyImages(given);
      const fieldsAfter = (before: ListingFields) =>
        checkedFields(mergeFields(before, written), images ?? [], { today: today(), isNew: false });
      const judging = await judgingIn(foldCity(written.city ?? room.city));
      const answer = await db.transaction().execute(async (trx) => {
        const edit = { room, fieldsAfter, images, version: { ifMatch, updatedAt }, editorId: caller.userId };
        const occasion = { now: clock.now(), today: today(), limits, judging };
        const row = await editListing(trx, edit, occasion);
        const listing = await listingFor(trx, row, { ...WHOLE_VIEW, readerId: caller.userId });
        await keepAnswer(trx, listing);
        return listing;
      });
      logActOnOthersRow("changed by superuser", room, caller, client);
      return answer;
    },
    {
      repeated: {
        // Who may not change it any more is not told how it is now.
        async asNow(_, { params, caller, client }) {
          const room = await changeableRoom(db, params.id, { caller, client });
          return listingFor(db, room, { ...WHOLE_VIEW, readerId: caller.userId });
        },
      },
      keptForMs: EDIT_KEPT_FOR_MS,
    },
  );
}

function serveDeletion(calls: CallServer, { db, clock }: OwnListingParts): void {
  calls.serve("deleteListing", async ({ params, caller, client, keepAnswer }) => {
    const room = await changeableRoom(db, params.id, { caller, client });
    const answer = { message: "Item deleted successfully" };
    await db.transaction().execute(async (trx) => {
      await deleteListing(trx, { room, deleterId: caller.userId }, clock.now());
      await keepAnswer(trx, answer);
    });
    logActOnOthersRow("deleted by superuser", room, caller, client);
    return answer;
  });
}

/** The room, if this caller may change it. @throws HttpError 404, or 403 for another owner's (I-19). */
async function changeableRoom(
  db: Db,
  id: string,
  { caller, client }: { caller: Caller; client: Client },
): Promise<ListingRow> {
  const row = isUuid(id) ? await findListing(db, id) : undefined;
  if (row === undefined) throw await absentRow(db, "listing", id);
  refuseOthersRow(row, caller, client);
  return row;
}
