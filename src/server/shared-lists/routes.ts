import { randomBytes } from "node:crypto";
import { DAY_MS } from "#domain/durations.ts";
import { MAX_SHARED_LISTS, SHARED_LIST_TOKEN, type SharedListView } from "#domain/shared-lists/shared-list.ts";
import { lockAccount } from "../accounts/account-store.ts";
import type { Clock } from "../clock.ts";
import type { Db, Trx } from "../db/db.ts";
import type { Caller } from "../http/calls/caller.ts";
import { isUuid } from "../http/calls/is-uuid.ts";
import type { CallServer } from "../http/calls/serve-calls.ts";
import { tidyName } from "../http/body/tidy-name.ts";
import { unauthenticated, unprocessable } from "../http/errors/http-error.ts";
import type { RateLimits } from "../limits/rate-limits.ts";
import { toListing } from "../listings/listing-row.ts";
import { checkedOpinion, putOpinion, sharedListNotFound, toOwn } from "./put-opinion.ts";
import {
  addList,
  deleteList,
  findByToken,
  listsOf,
  noteOpened,
  openRooms,
  opinionsOf,
  savedRoomsOf,
  type OpenedList,
} from "./shared-list-store.ts";

interface SharedListParts {
  db: Db;
  clock: Clock;
  limits: RateLimits;
  today: () => string;
}

/** The calls under /api/v1/shared-lists. */
export function serveSharedLists(calls: CallServer, { db, clock, limits, today }: SharedListParts): void {
  calls.serve("listSharedLists", async ({ caller }) => {
    const data = await listsOf(db, caller.userId);
    return { data, count: data.length };
  });

  calls.serve("createSharedList", ({ body, caller }) =>
    db.transaction().execute(async (trx) => {
      if ((await lockAccount(trx, caller.userId)) === undefined) throw unauthenticated("invalid_credentials");
      return (await listsOf(trx, caller.userId, body.id))[0] ?? addedList(trx, caller.userId, body);
    }),
  );

  calls.serve("deleteSharedList", async ({ params, caller }) => {
    if (isUuid(params.id)) await deleteList(db, caller.userId, params.id);
    return null;
  });

  calls.serve("readSharedList", async ({ params, caller }) => {
    const list = SHARED_LIST_TOKEN.test(params.token) ? await findByToken(db, params.token) : undefined;
    if (list === undefined) throw sharedListNotFound();
    if (clock.now().getTime() - Date.parse(list.last_opened_at) > DAY_MS) {
      await noteOpened(db, list.id, clock.now().toISOString());
    }
    return viewOf(list, caller);
  });

  calls.serve("putOpinion", ({ params, body, caller, ifMatch }) => {
    const edit = { token: params.token, accountId: caller.userId, content: checkedOpinion(body.content), ifMatch };
    return db.transaction().execute((trx) => putOpinion(trx, edit, { now: clock.now(), limits }));
  });

  // Under the lock of the owner's account, so that the count holds.
  async function addedList(trx: Trx, ownerId: string, { id, name }: { id: string; name: string }) {
    if ((await listsOf(trx, ownerId)).length >= MAX_SHARED_LISTS) {
      const msg = `You have ${MAX_SHARED_LISTS} links, which is the most. End one first.`;
      throw unprocessable([{ loc: ["body", "id"], msg, type: "too-many" }]);
    }
    await limits.takeWithin(trx, ["sharedListCreate", ownerId]);
    const list = { id, ownerId, name: tidyName(name), token: newToken(), now: clock.now().toISOString() };
    if (!(await addList(trx, list))) throw sharedListNotFound();
    return (await listsOf(trx, ownerId, id))[0]!;
  }

  async function viewOf(list: OpenedList, caller: Caller | null): Promise<SharedListView> {
    const ids = await savedRoomsOf(db, list.owner_id);
    const rows = new Map((await openRooms(db, ids, today())).map((row) => [row.id, row]));
    const opinions = await opinionsOf(db, list.id);
    const own = opinions.find(({ account_id }) => account_id === caller?.userId);
    // For a friend who looks: no contacts, of their own rooms neither.
    const view = { contacts: false, wholePostcode: caller !== null };
    return {
      name: list.name,
      is_owner: list.owner_id === caller?.userId,
      rooms: ids.map((id) => {
        const row = rows.get(id);
        return { listing_id: id, listing: row === undefined ? null : toListing(row, view) };
      }),
      opinions: opinions
        .filter((opinion) => opinion !== own)
        .map(({ id, content: { name, votes, notes } }) => ({ id, name, votes, notes })),
      own: own === undefined ? null : toOwn(own),
    };
  }
}

function newToken(): string {
  return randomBytes(24).toString("base64url");
}
