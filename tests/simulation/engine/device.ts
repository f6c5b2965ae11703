import { ApiError } from "#contract/api-error.ts";
import { emptyViewing, type Viewing, type ViewingContent } from "#domain/viewings/viewing.ts";
import { withResolvers } from "#domain/with-resolvers.ts";
import { addPhoto, editDocument, removeDocument, restoreDocument } from "#offline/documents/change.ts";
import { shown } from "#offline/documents/parts.ts";
import type { PhotoRow } from "#offline/documents/photo-row.ts";
import type { Process } from "#offline/documents/process.ts";
import type { DocumentRow, KindName, SavedRoom } from "#offline/documents/row.ts";
import { sync } from "#offline/documents/sync.ts";
import { wake } from "#offline/documents/wake.ts";
import { isSameContent } from "#offline/kinds/same-content.ts";
import { viewing } from "#offline/kinds/viewing.ts";
import { OwnerChangedError } from "#offline/transport/call-errors.ts";
import { room } from "../../offline/room.ts";
import { faultyNetwork } from "../../offline/transport/faulty-network.ts";
import { mapStore, type MapStore } from "../map-store.ts";

export const OWNER = "user-a";
export const ID = "0198c0de-0000-7000-8000-000000000001";
export const OTHER_ID = "0198c0de-0000-7000-8000-000000000002";

/** An account's viewings on a server that keeps versions as ours does, behind a network whose requests can be told their fate. */
export function account() {
  const rows = new Map<string, Viewing>();
  const photos = new Map<string, Blob>();
  const rooms = new Map([ID, OTHER_ID].map((id) => [id, room(id)]));
  const { ping, carry, ...network } = faultyNetwork();
  const clock = { now: Date.UTC(2026, 10, 21), signedIn: OWNER as string | null };
  let version = 0;

  const calls = {
    readListing(id: string) {
      if (!rooms.has(id)) throw new ApiError(404, { detail: "No", code: "listing_not_found" });
      return rooms.get(id);
    },
    listViewings() {
      const named = [...rows.values()].flatMap(({ content }) => content.photos.map(({ uuid }) => uuid));
      const missing_photos = named.filter((uuid) => !photos.has(uuid));
      return { data: [...rows.values()], count: rows.size, missing_photos };
    },
    putViewing(id: string, { content }: { content: ViewingContent }, ifMatch: string | undefined) {
      const row = rows.get(id);
      if (row !== undefined && !row.is_removed && isSameContent(row.content, content)) return row;
      if (row === undefined && ifMatch !== undefined)
        throw new ApiError(404, { detail: "No", code: "viewing_not_found" });
      if (row !== undefined && row.version !== ifMatch)
        throw new ApiError(409, { detail: "No", code: "changed_meanwhile", current: row });
      return keep(id, content);
    },
    deleteViewing(id: string, _: object, ifMatch: string | undefined) {
      const row = rows.get(id);
      if (row === undefined || row.is_removed) return null;
      if (ifMatch !== undefined && row.version !== ifMatch)
        throw new ApiError(409, { detail: "No", code: "changed_meanwhile", current: row });
      keep(id, emptyViewing, true);
      return null;
    },
    uploadViewingPhoto: (_: string, { uuid, file }: { uuid: string; file: Blob }) => (photos.set(uuid, file), { uuid }),
  };

  function keep(id: string, content: ViewingContent, is_removed = false): Viewing {
    const at = new Date(clock.now + (version += 1)).toISOString();
    const row = { listing_id: id, content, version: at, updated_at: at, is_removed };
    rows.set(id, row);
    return row;
  }

  const api: Process["api"] = {
    async call(owner, name, options) {
      if (owner !== clock.signedIn) throw new OwnerChangedError("Another user is signed in");
      options?.signal?.throwIfAborted();
      const answer = (data: unknown) => ({ data: data as never, fetchedAt: clock.now, savedAt: null });
      if (name === "ping") return answer(ping());
      // It keeps no parts of photos.
      if (name === "readUpload") throw new ApiError(404, { detail: "Not found", code: "not_found" });
      const { params, body, ifMatch } = (options ?? {}) as {
        params?: { listing_id?: string; id?: string };
        body?: object;
        ifMatch?: string;
      };
      const id = params?.listing_id ?? params?.id ?? "";
      const call = calls[name as keyof typeof calls] as (...given: unknown[]) => unknown;
      return answer(
        await carry(name, (body as { uuid?: string })?.uuid ?? id, () =>
          call(id, structuredClone(body ?? {}), ifMatch),
        ),
      );
    },
    photo(_, { path }) {
      const uuid = path.split("/").at(-1)!;
      return carry("readViewingPhoto", uuid, () => photos.get(uuid) ?? null);
    },
  };

  return { rows, photos, rooms, ...network, api, clock, keep, pass: (ms: number) => (clock.now += ms) };
}

/** What stands beside a viewing whose room was just seen. */
function besideOf(id: string, now: number): SavedRoom {
  return { listing: room(id), fetchedAt: now, goneAt: null, missedAt: null, savedAt: now };
}

export type Account = ReturnType<typeof account>;

/** A device of the account's owner. @param store What it keeps: another tab has the same. */
export function device({ api, clock }: Account, store: MapStore = mapStore(), changes: Partial<Process> = {}) {
  let uuids = 0;
  const logged: string[] = [];
  const process: Process = {
    store,
    api,
    owner: () => clock.signedIn,
    holder: `tab-${(tabs += 1)}`,
    place: "page",
    newUuid: () => `uuid-${(uuids += 1)}`,
    kinds: { viewing },
    makeSmall: async ({ bytes }) => (bytes.byteLength === 0 ? null : { type: "image/webp", bytes: bytes.slice(0, 5) }),
    locks: null,
    log: ({ what }) => void logged.push(what),
    clock: {
      now: () => clock.now,
      random: () => 0,
      answerWithinMs: 30_000,
      after: () => () => undefined,
      every: () => () => undefined,
      timeout: () => new AbortController().signal,
    },
    ...changes,
  };
  const changing = (id: string) => ({ store, kind: viewing, owner: OWNER, id, now: clock.now });
  const row = (id = ID): Promise<DocumentRow | undefined> =>
    store.read(["documents"], (tx) => tx.get("documents", [OWNER, "viewing", id]));
  return {
    process,
    store,
    logged,
    row,
    shown: async (id = ID) => shown((await row(id))!) as ViewingContent | null,
    save: (id = ID) => restoreDocument(changing(id), besideOf(id, clock.now)),
    edit: (changed: Partial<ViewingContent>, id = ID) =>
      editDocument(changing(id), (content) => ({ ...content, ...changed })),
    remove: (id = ID) => removeDocument(changing(id)),
    takePhoto: (uuid: string, bytes = new ArrayBuffer(10), id = ID) =>
      addPhoto(changing(id), { photo: { uuid, type: "image/jpeg", sha256: null }, bytes }, (content) => ({
        ...content,
        photos: [...content.photos, { uuid, caption: "" }],
      })),
    photos: (): Promise<readonly PhotoRow[]> => store.read(["photos"], (tx) => tx.all("photos", "owner", OWNER)),
    bytes: () => store.read(["bytes"], (tx) => tx.keys("bytes", "owner", OWNER)),
    sync: () => sync(process),
    /** Asks for news, too. */
    syncAnew: async () => (
      await wake(process, OWNER, { forNews: Object.keys(process.kinds) as KindName[] }),
      sync(process)
    ),
    wake: (atUsersWish = false) => wake(process, OWNER, { atUsersWish }),
  };
}

let tabs = 0;

const WRITING = ["putViewing", "deleteViewing", "uploadViewingPhoto"];

/** An api whose next call waits before it arrives, or before its answer does. @param names Those that write, unless told. */
export function held(api: Process["api"], where: "before" | "after", ...names: string[]) {
  const isHeld = (name: string) => (names.length === 0 ? WRITING : names).includes(name);
  const { promise, resolve: letGo } = withResolvers<void>();
  const { promise: isThere, resolve: arrived } = withResolvers<void>();
  const call: typeof api.call = async (owner, name, options) => {
    if (!isHeld(name)) return api.call(owner, name, options);
    if (where === "before") {
      arrived();
      await promise;
      return api.call(owner, name, options);
    }
    const answer = await api.call(owner, name, options);
    arrived();
    await promise;
    return answer;
  };
  return { api: { ...api, call }, letGo, isThere };
}
