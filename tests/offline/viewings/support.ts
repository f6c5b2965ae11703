import { ApiError } from "#contract/api-error.ts";
import type { Listing, ListingImage } from "#domain/listings/listing.ts";
import { emptyViewing, type Viewing, type ViewingContent } from "#domain/viewings/viewing.ts";
import { BROWSER } from "#offline/browser/browser.ts";
import { SENDER_CLOCK } from "#offline/browser/sender-clock.ts";
import { dexieStore } from "#offline/database/dexie-store.ts";
import { dropUnwantedPhotos } from "#offline/database/room-photos.ts";
import type { Process } from "#offline/documents/process.ts";
import { sync } from "#offline/documents/sync.ts";
import { wake } from "#offline/documents/wake.ts";
import { MOVED } from "#offline/kinds/moved.ts";
import { isSameContent } from "#offline/kinds/same-content.ts";
import { viewing } from "#offline/kinds/viewing.ts";
import { pictureMaker } from "#offline/shrink/picture-maker.ts";
import { OwnerChangedError } from "#offline/transport/call-errors.ts";
import { withContacts } from "#offline/viewings/with-contacts.ts";
import { emptyStore, room } from "../support.ts";
import { faultyNetwork } from "../transport/faulty-network.ts";

export const OWNER = "user-a";
export const ID = "0198c0de-0000-7000-8000-000000000001";

function contactOf({ updated_at }: Listing) {
  return { email: "poster@example.org", contact_info: "WeChat poster", updated_at };
}

/** The other phone of a story begins where this one has nothing. The server keeps what it has. */
export const otherPhone = emptyStore;

/** A room with so many photos of its own. */
export function pictured(id: string, photos: number, fields: Partial<Listing> = {}): Listing {
  const images = Array.from({ length: photos }, (_, index): ListingImage => ({
    id: `${id}-${index}`,
    uuid: `${id}-${index}`,
    image_url: `/photos/${id}-${index}/800.webp`,
    display_order: index,
    placeholder_colour: null,
  }));
  return room(id, { images, image_url: images[0]?.image_url ?? null, ...fields });
}

/** Answers every photo of a room with a picture, and notes which were asked for; until `isDown`. */
export function pictures() {
  const asked: string[] = [];
  const state = { asked, isDown: false, answer };
  function answer(url: string): Promise<Response> {
    asked.push(url);
    if (state.isDown) return Promise.reject(new TypeError("Failed to fetch"));
    const response = new Response(new Uint8Array(100), { headers: { "content-type": "image/webp" } });
    // As of the page's own server: a made response has no type.
    Object.defineProperty(response, "type", { value: "basic" });
    return Promise.resolve(response);
  }
  return state;
}

export function takenPhoto(byte = 1): File {
  return new File([new Uint8Array(50).fill(byte)], "camera.jpg", { type: "image/jpeg" });
}

export function noted(changes: Partial<ViewingContent>): (content: ViewingContent) => ViewingContent {
  return (content) => ({ ...content, ...changes });
}

/**
 * An account's viewings on a server that keeps versions as ours does, behind a network whose requests can be told their
 * fate. What the real one answers is for the stories in a browser.
 */
export function account() {
  const rows = new Map<string, Viewing>();
  const photos = new Map<string, Blob>();
  const rooms = new Map<string, Listing>();
  const { ping, carry, ...network } = faultyNetwork();
  let [version, now, owner] = [0, Date.UTC(2026, 10, 21), OWNER];

  const parts: Process = {
    ...BROWSER,
    store: dexieStore,
    holder: "tab",
    place: "page",
    newUuid: () => crypto.randomUUID(),
    kinds: { viewing: withContacts(viewing), opinion: MOVED.opinion },
    owner: () => owner,
    makeSmall: pictureMaker(async (photo) => new Blob([photo.slice(0, 20)], { type: "image/webp" })),
    clock: { ...SENDER_CLOCK, now: () => now, random: () => 0 },
    api: {
      async call(asOwner, name, options) {
        if (asOwner !== owner) throw new OwnerChangedError("Another user is signed in");
        if (name === "ping") return { data: ping() as never, fetchedAt: now, savedAt: null };
        // It keeps no parts of photos.
        if (name === "readUpload") throw new ApiError(404, { detail: "Not found", code: "not_found" });
        const { params, body, ifMatch } = options as unknown as Asked;
        const id = params?.listing_id ?? params?.id ?? "";
        const data = await carry(name, body?.uuid ?? id, () =>
          CALLS[name as keyof typeof CALLS](id, body ?? {}, ifMatch),
        );
        return { data: data as never, fetchedAt: now, savedAt: null };
      },
      photo(_, { path }) {
        const uuid = path.split("/").at(-1) ?? "";
        return carry("readViewingPhoto", uuid, () => photos.get(uuid) ?? null);
      },
    },
  };

  interface Asked {
    params?: { listing_id?: string; id?: string };
    body?: Partial<Body>;
    ifMatch?: string;
  }
  interface Body {
    content: ViewingContent;
    uuid: string;
    file: Blob;
  }
  const CALLS = {
    listViewings: () => ({ data: [...rows.values()], count: rows.size }),
    openListingContact: (id: string) => contactOf(rooms.get(id) ?? refuse(404)),
    readListing: (id: string) => rooms.get(id) ?? refuse(404),
    putViewing(id: string, { content }: Partial<Body>, ifMatch?: string) {
      const row = rows.get(id);
      if (row !== undefined && !row.is_removed && isSameContent(row.content, content!)) return row;
      if (row === undefined && ifMatch !== undefined) refuse(404);
      if (row !== undefined && row.version !== ifMatch) refuse(409, row);
      return keep(id, content!);
    },
    deleteViewing(id: string, _: Partial<Body>, ifMatch?: string) {
      const row = rows.get(id);
      if (row === undefined || row.is_removed) return null;
      if (ifMatch !== undefined && row.version !== ifMatch) refuse(409, row);
      keep(id, emptyViewing, true);
      return null;
    },
    uploadViewingPhoto: (_: string, { uuid, file }: Partial<Body>) => (photos.set(uuid!, file!), { uuid }),
  };

  function refuse(status: number, current?: Viewing): never {
    throw new ApiError(status, {
      detail: "No",
      code: status === 404 ? "viewing_not_found" : "viewing_exists",
      current,
    });
  }

  function keep(id: string, content: ViewingContent, is_removed = false): Viewing {
    const at = new Date(now + (version += 1)).toISOString();
    const row = { listing_id: id, content, version: at, updated_at: at, is_removed };
    rows.set(id, row);
    return row;
  }

  return {
    rows,
    photos,
    rooms,
    ...network,
    parts,
    sync: async () => {
      const synced = await sync(parts);
      // As the page does after each.
      await dropUnwantedPhotos();
      return { nextAt: synced.kind === "synced" ? synced.nextAt : null };
    },
    /** Has the next sync ask for news, and try what waits, as after a login. */
    wakeForNews: () => wake(parts, owner, { forNews: ["viewing"] }),
    /** Another phone of the same account writes. */
    writeElsewhere: (id: string, content: Partial<ViewingContent>) =>
      keep(id, { ...(rows.get(id)?.content ?? emptyViewing), ...content }),
    removeElsewhere: (id: string) => keep(id, emptyViewing, true),
    signIn: (next: string) => (owner = next),
    pass: (ms: number) => (now += ms),
  };
}
