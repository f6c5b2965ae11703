import { ApiError, isUnanswered } from "#contract/api-error.ts";
import type { SyncedKind } from "#offline/documents/kind.ts";
import type { DocumentRow, Outgoing } from "#offline/documents/row.ts";
import type { Store, WriteTx } from "#offline/documents/store.ts";
import { sync } from "#offline/documents/sync.ts";
import type { Listing } from "#domain/listings/listing.ts";
import type { SyncedPost } from "#offline/documents/posts/synced-post.ts";
import { room } from "#offline/kinds/room.ts";
import { opinion } from "#offline/kinds/opinion.ts";
import { search } from "#offline/kinds/search.ts";
import { settings } from "#offline/kinds/settings.ts";
import { viewing } from "#offline/kinds/viewing.ts";
import { ENGINE, type Engine } from "./engine.ts";

type Viewing = SyncedKind<"viewing">;

function withViewing(changes: Partial<Viewing>): Engine {
  return { ...ENGINE, kinds: { ...ENGINE.kinds, viewing: { ...viewing, ...changes } } };
}

function withSearch(changes: Partial<SyncedKind<"search">>): Engine {
  return { ...ENGINE, kinds: { ...ENGINE.kinds, search: { ...search, ...changes } } };
}

function withRoom(put: SyncedPost["put"]): Engine {
  return { ...ENGINE, posts: { ...ENGINE.posts, room: { ...room, put } } };
}

/** Takes whatever the server has under the id for what was sent. */
const TRUSTING: Partial<Viewing> = {
  confirms: () => true,
  put: (ask, address, content) =>
    viewing.put(ask, address, content).catch((error: unknown) => {
      const theirs = error instanceof ApiError ? viewing.found(error) : null;
      if (theirs === null) throw error;
      return theirs;
    }),
};

const SEEN_NOW = { lookedAt: Infinity, goodForMs: 0 };

/** Engines that are broken in one place each: the oracle has to find each of them. */
export const SABOTAGES: Readonly<Record<string, Engine>> = {
  "skip the content check": withViewing(TRUSTING),
  "swallow a full store": {
    ...ENGINE,
    edit: (changing, change, picked) =>
      ENGINE.edit(changing, change, picked).catch((error: unknown) => {
        if (!(error instanceof Error) || error.name !== "PhoneFullError") throw error;
      }),
  },
  "merge the wrong way": withViewing({
    merge: (base, mine, theirs) => viewing.merge(theirs, mine, base ?? viewing.empty),
  }),
  "forget the base": withViewing({ merge: (_, mine, theirs) => viewing.merge(null, mine, theirs) }),
  "delete before confirmed": withViewing({
    put: (ask, address, content) =>
      viewing.put(ask, address, content).catch((error: unknown) => {
        if (!isUnanswered(error)) throw error;
        return { content, version: address.version ?? new Date(0).toISOString(), isRemoved: false };
      }),
  }),
  "trust an id": withSearch({
    put: (ask, address, content) =>
      search.put(ask, address, content).catch((error: unknown) => {
        const theirs = error instanceof ApiError && address.version === null ? search.found(error) : null;
        if (theirs === null) throw error;
        return theirs;
      }),
  }),
  "let every removal win": withSearch({ outlivesRemoval: () => false }),
  "have the last device win": {
    ...ENGINE,
    kinds: { ...ENGINE.kinds, settings: { ...settings, merge: (_, mine) => mine } },
  },
  "write over what an opinion has become": {
    ...ENGINE,
    kinds: { ...ENGINE.kinds, opinion: { ...opinion, merge: (_, mine) => mine } },
  },
  "repeat under a new key": withViewing({
    photos: {
      ...viewing.photos!,
      send: (ask, photo, rest, signal) => {
        const uuid = rest.uuid.replace(/^3/, "4");
        return viewing.photos!.send(ask, { ...photo, uuid }, { ...rest, uuid }, signal);
      },
    },
  }),
  "ask for photos where they are not": withViewing({
    photos: { ...viewing.photos!, at: (photo) => viewing.photos!.at({ ...photo, id: photo.uuid }) },
  }),
  "leave rooms to the screens": withViewing({ beside: { ...viewing.beside!, standing: () => SEEN_NOW } }),
  "go in a fixed order": {
    ...ENGINE,
    sync: (process) => sync({ ...process, store: withTransactions(process.store, withoutTurns) }),
  },
  "drop the lease": {
    ...ENGINE,
    sync: (process) =>
      sync({ ...process, locks: null, store: withTransactions(process.store, (tx) => alone(tx, process.holder)) }),
  },
  "take any room with the id for what was posted": withRoom(async (ask, request) => {
    const answer = await room.put(ask, request);
    return { ...answer, data: { ...answer.data, values: { ...answer.data.values, ...request.patch } } };
  }),
  "forget a room before it is confirmed": withRoom((ask, request) =>
    room.put(ask, request).catch((error: unknown) => {
      if (!isUnanswered(error)) throw error;
      const version = request.version ?? new Date(0).toISOString();
      const data = { values: request.patch, version, answered: { id: request.id } as Listing };
      return { data, fetchedAt: 0, savedAt: null };
    }),
  ),
  "ignore the owner": { ...ENGINE, isOwnerIgnored: true },
};

function withTransactions(store: Store, changed: (tx: WriteTx) => WriteTx): Store {
  return { ...store, write: (tables, work) => store.write(tables, (tx) => work(changed(tx))) };
}

/** No part knows that it was tried. */
function withoutTurns(tx: WriteTx): WriteTx {
  const untried = <P extends Outgoing | null>(part: P): P => part && { ...part, turn: 0 };
  return {
    ...tx,
    put(table, row) {
      if (table !== "documents") return tx.put(table, row);
      const { removed, wanted, ...others } = row as DocumentRow;
      return tx.put("documents", { ...others, removed: untried(removed), wanted: untried(wanted) });
    },
  };
}

/** Whoever looks has the lease. */
function alone(tx: WriteTx, holder: string): WriteTx {
  const lease = { key: "sender", holder, until: 0 };
  return { ...tx, get: async (table, key) => (table === "leases" ? (lease as never) : tx.get(table, key)) };
}
