import type { Call } from "#contract/endpoints.ts";
import { HOUR_MS } from "#domain/durations.ts";
import { DEFAULT_PAGE_SIZE } from "#domain/limits.ts";
import type { ListingFields } from "#domain/listings/listing-rules.ts";
import { isUuid } from "../../http/calls/is-uuid.ts";
import type { Caller } from "../../http/calls/caller.ts";
import { logSecurityEvent } from "../../http/log/security-event.ts";
import { refuseUnconfirmed } from "../../accounts/refuse-unconfirmed.ts";
import { listingAsPosted } from "./listing-as-posted.ts";
import { lockOwner } from "../../accounts/account-store.ts";
import { noteDirectDeletion } from "../../audit-log/direct-acts.ts";
import type { Clock } from "../../clock.ts";
import type { Db } from "../../db/db.ts";
import type { Client } from "../../http/calls/client-of.ts";
import { HttpError, unprocessable } from "../../http/errors/http-error.ts";
import type { CallServer, Reads } from "../../http/calls/serve-calls.ts";
import type { RateLimits } from "../../limits/rate-limits.ts";
import { absentByModerator, absentRow } from "../../removals/absent-row.ts";
import { noteRemoval } from "../../removals/removal-store.ts";
import { checkedFields } from "./checked-fields.ts";
import { editListing } from "./edit-listing.ts";
import { toListing, WHOLE_VIEW, type ListingRow } from "../listing-row.ts";
import { listingFor, listingsFor } from "../listings-for.ts";
import { findListing } from "../listing-store.ts";
import { findRemoved, keepRemoved, listRemoved } from "../removed-listing-store.ts";
import { listListingsOf, lockListing, removeListing } from "./own-listing-store.ts";
import { forgetTerms } from "../search/search-term-store.ts";
import { postedBefore, postListing } from "./post-listing.ts";
import { tidyImages } from "./image-list.ts";
import { fieldsOf, mergeFields } from "./merge-fields.ts";

export interface OwnListingParts {
  db: Db;
  clock: Clock;
  limits: RateLimits;
  today: () => string;
  /** Whether only a confirmed address may post. */
  requireEmailCode: boolean;
  /** How much fits each open room and request of somebody; undefined while there is too much to do. */
  countMatches: (userId: string, reads: Reads) => Promise<Call<"countMatches">["answer"]["data"] | undefined>;
}

/** The calls to post, edit and take away one's own rooms. */
export function serveOwnListings(
  calls: CallServer,
  { db, clock, limits, today, requireEmailCode, countMatches }: OwnListingParts,
): void {
  calls.serve("listOwnListings", async ({ query, caller, reads }) => {
    const { skip = 0, limit = DEFAULT_PAGE_SIZE, show_all = false } = query;
    // others who ask for all get their own.
    const owner = show_all && caller.isSuperuser ? null : caller.userId;
    const { rows, count } = await listListingsOf(db, owner, { skip, limit: Math.min(limit, DEFAULT_PAGE_SIZE) });
    const view = { contacts: false, readerId: caller.userId, wholePostcode: true };
    const matches = owner === null || rows.length === 0 ? undefined : await countMatches(owner, reads);
    return { data: await listingsFor(db, rows, view), count, ...(matches && { matches }) };
  });

  calls.serve("listRemovedListings", async ({ caller }) => {
    const data = await listRemoved(db, caller.userId, clock.now().toISOString());
    return { data, count: data.length };
  });

  calls.serve(
    "createListing",
    async ({ body, caller, keepAnswer }) => {
      const { id: givenId, images: given = [], restore = false, ...written } = body;
      const id = givenId === undefined ? null : ownId(givenId);
      // Asked first: a room that was posted on its last day is still the same room on the next (W-04).
      const there = id === null ? undefined : await postedBefore(db, id, caller.userId);
      if (there !== undefined) return toListing(there, WHOLE_VIEW);
      const images = tidyImages(given);
      const removed = restore && id !== null ? await findRemoved(db, id) : undefined;
      const isRestored = removed?.ownerId === caller.userId;
      // What is brought back may have ended, like any room that is there.
      const fields = checkedFields(mergeFields(null, written), images, { today: today(), isNew: !isRestored });
      refuseUnconfirmed(caller, { requireEmailCode });
      return db.transaction().execute(async (trx) => {
        const listing = { id, ownerId: caller.userId, fields, images, isRestored };
        const row = await postListing(trx, listing, { now: clock.now(), today: today(), limits });
        const answer = toListing(row, WHOLE_VIEW);
        await keepAnswer(trx, answer);
        return answer;
      });
    },
    {
      repeated: {
        asNow: ({ id }, { caller }) => ownRoom(id, caller),
        async whenGone({ id, at }, { body, caller }) {
          const images = tidyImages(body.images ?? []);
          return listingAsPosted({ id: id ?? "", ownerId: caller.userId, written: body, images, at });
        },
      },
    },
  );

  calls.serve(
    "updateListing",
    async ({ params, body, caller, client, ifMatch, keepAnswer }) => {
      const room = await changeableRoom(params.id, caller, client);
      const { images: given, updated_at: updatedAt, ...written } = body;
      const images = given && tidyImages(given);
      const fieldsAfter = (before: ListingFields) =>
        checkedFields(mergeFields(before, written), images ?? [], { today: today(), isNew: false });
      const answer = await db.transaction().execute(async (trx) => {
        const edit = { room, fieldsAfter, images, version: { ifMatch, updatedAt }, editorId: caller.userId };
        const row = await editListing(trx, edit, { now: clock.now(), today: today(), limits });
        const listing = await listingFor(trx, row, { ...WHOLE_VIEW, readerId: caller.userId });
        await keepAnswer(trx, listing);
        return listing;
      });
      if (room.owner_id !== caller.userId) logSecurityEvent(client.log, "changed by superuser", { rowId: room.id });
      return answer;
    },
    {
      repeated: {
        // Who may not change it any more is not told how it is now.
        asNow: async (_, { params, caller, client }) =>
          listingFor(db, await changeableRoom(params.id, caller, client), { ...WHOLE_VIEW, readerId: caller.userId }),
      },
      keptForMs: EDIT_KEPT_FOR_MS,
    },
  );

  calls.serve("deleteListing", async ({ params, caller, client, keepAnswer }) => {
    const { id, owner_id } = await changeableRoom(params.id, caller, client);
    const answer = { message: "Item deleted successfully" };
    await db.transaction().execute(async (trx) => {
      if (owner_id !== null) await lockOwner(trx, owner_id);
      const row = await lockListing(trx, id);
      if (row === undefined) throw await absentRow(trx, "listing", id);
      if (row.standing === "removed") throw absentByModerator("listing", row.standing);
      // What a superuser takes away does not come back.
      if (row.owner_id !== null && row.owner_id === caller.userId)
        await keepRemoved(trx, { ...row, owner_id: row.owner_id }, clock.now());
      if (row.owner_id !== caller.userId) {
        const target = { kind: "listing", id } as const;
        const doing = { actorId: caller.userId, target, accountId: row.owner_id, now: clock.now() };
        const { title, city, price } = fieldsOf(row);
        await noteDirectDeletion(trx, doing, { title, city, price });
      }
      await removeListing(trx, id);
      await forgetTerms(trx, [row.title]);
      await noteRemoval(trx, id, clock.now());
      await keepAnswer(trx, answer);
    });
    if (owner_id !== caller.userId) logSecurityEvent(client.log, "deleted by superuser", { rowId: id });
    return answer;
  });

  async function ownRoom(id: string | null, { userId }: Caller) {
    const row = id === null ? undefined : await findListing(db, id);
    return row?.owner_id === userId ? toListing(row, WHOLE_VIEW) : null;
  }

  /** The room, if this caller may change it. @throws HttpError 404, or 403 for another owner's (I-19). */
  async function changeableRoom(id: string, { userId, isSuperuser }: Caller, client: Client): Promise<ListingRow> {
    const row = isUuid(id) ? await findListing(db, id) : undefined;
    if (row === undefined) throw await absentRow(db, "listing", id);
    if (row.owner_id === userId || isSuperuser) return row;
    logSecurityEvent(client.log, "refused: somebody else's", { rowId: row.id });
    throw new HttpError("not_owner", "Not enough permissions");
  }
}

/** Afterwards an edit that comes again is known by the version that it began with. */
const EDIT_KEPT_FOR_MS = 48 * HOUR_MS;

function ownId(text: string): string {
  if (isUuid(text)) return text.toLowerCase();
  throw unprocessable([{ loc: ["body", "id"], msg: "Must be a UUID", type: "not-a-uuid" }]);
}
