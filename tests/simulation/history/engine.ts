import type { PostKind } from "#offline/documents/posts/post-row.ts";
import type { SyncedPost } from "#offline/documents/posts/synced-post.ts";
import { request } from "#offline/kinds/request.ts";
import { room } from "#offline/kinds/room.ts";
import { call, type Transport } from "#contract/call.ts";
import {
  addPhoto,
  changeDocument,
  editDocument,
  removeDocument,
  restoreDocument,
  type Changing,
} from "#offline/documents/change.ts";
import { edit, restore } from "#offline/documents/edit.ts";
import type { SyncedKind } from "#offline/documents/kind.ts";
import type { Process as EngineProcess } from "#offline/documents/process.ts";
import type { Content, KindName, Kinds } from "#offline/documents/row.ts";
import type { Store } from "#offline/documents/store.ts";
import { sync, type Synced } from "#offline/documents/sync.ts";
import { wake } from "#offline/documents/wake.ts";
import { opinion } from "#offline/kinds/opinion.ts";
import { search } from "#offline/kinds/search.ts";
import { settings } from "#offline/kinds/settings.ts";
import { viewing } from "#offline/kinds/viewing.ts";
import { askForOwnPhoto } from "#offline/transport/ask-for-own-photo.ts";
import { OwnerChangedError } from "#offline/transport/call-errors.ts";
import type { Process } from "../device/device.ts";

/** Somebody who is signed in on a device. */
export interface Signed {
  owner: string;
  /** Null while nobody is. */
  token: () => string | null;
}

export interface DocumentId<K extends KindName = KindName> {
  owner: string;
  kind: K;
  id: string;
}

/** A photo that somebody has picked. */
export interface PickedPhoto {
  uuid: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/** What a run has of the engine. A sabotage takes the place of a part of it. */
export interface Engine {
  kinds: { [K in KindName]?: SyncedKind<K> };
  posts: { [K in PostKind]?: SyncedPost };
  /** @throws DocumentGoneError, PhoneFullError */
  edit<K extends KindName>(
    changing: Changing<K>,
    change: (content: Content<K>) => Content<K>,
    picked: PickedPhoto | null,
  ): Promise<void>;
  remove<K extends KindName>(changing: Changing<K>): Promise<void>;
  restore<K extends KindName>(changing: Changing<K>, beside: Kinds[K]["beside"]): Promise<void>;
  /** Edits a document, which is made or brought back where it is not there. */
  make<K extends KindName>(
    changing: Changing<K>,
    beside: Kinds[K]["beside"],
    change: (content: Content<K>) => Content<K>,
  ): Promise<void>;
  sync(process: EngineProcess): Promise<Synced>;
  wake(process: EngineProcess, owner: string): Promise<void>;
  /** Whoever is signed in, it goes on for who was so when the tab was opened. */
  isOwnerIgnored?: true;
}

/** The engine as it is. */
export const ENGINE: Engine = {
  kinds: { viewing, search, settings, opinion },
  posts: { room, request },
  edit(changing, change, picked) {
    if (picked === null) return editDocument(changing, change);
    const { uuid, bytes } = picked;
    return addPhoto(changing, { photo: { uuid, type: "image/png", sha256: null }, bytes: bytes.buffer }, change);
  },
  remove: removeDocument,
  restore: restoreDocument,
  make: (changing, beside, change) =>
    changeDocument(changing, beside, (row, at) => edit(changing.kind, restore(changing.kind, row, at), change, at)),
  sync,
  wake: (process, owner) =>
    wake(process, owner, { forNews: ["viewing", "search", "settings", "opinion", "room", "request"] }),
};

/** A tab or a worker, as the engine is given it. */
export function engineProcess(
  process: Process,
  { kinds, posts, isOwnerIgnored }: Engine,
  { signed, place }: { signed: Signed; place: EngineProcess["place"] },
): EngineProcess {
  const first = signed.owner;
  const transport = (owner: string): Transport => ({
    fetch: process.fetch,
    baseUrl: "",
    ownCodesOnly: true,
    accessToken() {
      if (signed.owner !== owner && isOwnerIgnored === undefined)
        throw new OwnerChangedError("Another user is signed in");
      return signed.token();
    },
  });
  return {
    ...process.surroundings,
    store: process.store,
    api: {
      call: async (owner, name, options) => call(transport(owner), name, options),
      photo: async (owner, photo, signal) => askForOwnPhoto(transport(owner), photo, signal),
    },
    owner: () => (isOwnerIgnored === undefined ? signed.owner : first),
    holder: process.name,
    place,
    newUuid: () => process.newUuid(),
    kinds,
    posts,
    makeSmall: async (picked) => picked,
  };
}

/** A document as it is changed in a tab. */
export function changingIn<K extends KindName>(
  process: Process,
  store: Store,
  { kind, owner, id }: Omit<DocumentId<K>, "kind"> & { kind: SyncedKind<K> },
): Changing<K> {
  return { store, kind, owner, id, now: process.surroundings.clock.now() };
}
