import { emptyFields } from "#domain/fields/field-row.ts";
import { LISTING_FIELDS } from "#domain/listings/listing-fields.ts";
import type { Page } from "@playwright/test";
import type { ListingFields } from "../../../src/domain/listings/listing-fields.ts";
import type { Listing } from "../../../src/domain/listings/listing.ts";
import type { Account, Tokens } from "./accounts.ts";

export const ROOM: ListingFields = {
  ...emptyFields(LISTING_FIELDS),
  title: "Sunny ensuite by the park",
  city: "Leeds",
  description: null,
  post_code: "LS1 1AA",
  price: 150,
  begin_date: "2026-12-01",
  end_date: "2027-06-30",
  duration: null,
  property_type: "student",
  room_type: "ensuite",
  email: "a@example.org",
  contact_info: null,
  xhs_link: null,
  duration_description: null,
  price_description: null,
  short_term_allowed: false,
  additional_info: null,
};

/** What somebody has written on a phone. */
export interface Written {
  fields?: Partial<ListingFields>;
  /** Posted, or still being written. */
  isPosted?: boolean;
  /** The server's row that is edited. */
  base?: Listing;
  /** Bytes of its photos, as base64 of a picture each. */
  photos?: readonly string[];
}

/**
 * Leaves on the phone what writing (and posting) a room by its form leaves there; the page is to be loaded anew to
 * see it. The outbox must have been opened once, so that the store is there.
 * @returns The room's id.
 */
export async function writeRoom(
  page: Page,
  { id: owner }: Account,
  { fields = {}, isPosted = true, base, photos = [] }: Written = {},
): Promise<string> {
  const written = { owner, fields: { ...ROOM, ...fields }, isPosted, base: base ?? null, photos };
  return page.evaluate(async ({ owner, fields, isPosted, base, photos }) => {
    const opening = indexedDB.open("qiying-drafts");
    const db = await new Promise<IDBDatabase>((resolve, reject) => {
      opening.addEventListener("success", () => resolve(opening.result));
      opening.addEventListener("error", () => reject(opening.error ?? new Error("No store")));
    });
    const pictures = await Promise.all(
      photos.map(async (photo) => {
        const original = Uint8Array.from(atob(photo), (letter) => letter.charCodeAt(0)).buffer;
        const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", original));
        const sha256 = Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
        return { uuid: crypto.randomUUID(), original, sha256 };
      }),
    );
    const id = base?.id ?? crypto.randomUUID();
    const [at, uuids] = [Date.now(), pictures.map(({ uuid }) => uuid)];
    const write = db.transaction(["drafts", "photos", "photoBytes", "outbox"], "readwrite");
    for (const { uuid, original, sha256 } of pictures) {
      const named = { owner, draftId: id, uuid, name: "a.png", type: "image/png", size: original.byteLength, sha256 };
      const sent = { state: "stored", refusal: null, imageUrl: null, placeholderColour: null };
      write.objectStore("photos").put({ ...named, ...sent });
      write.objectStore("photoBytes").put({ uuid, owner, original, shrunk: null, shrunkType: null });
    }
    const typed = { title: fields.title };
    const status = isPosted ? "posted" : "editing";
    const times = { createdAt: at, editedAt: at };
    write
      .objectStore("drafts")
      .put({ owner, id, kind: "listing", typed, photos: uuids, base, status, revision: 1, ...times });
    const change = { type: base === null ? "create" : "update", kind: "listing", id, fields, photos: uuids };
    const entry = { owner, subject: `listing:${id}`, key: crypto.randomUUID(), state: { name: "queued" } };
    const rest = { merged: [], failures: 0, mayHaveArrived: false, queuedAt: at };
    if (isPosted) write.objectStore("outbox").add({ ...entry, ...rest, change: base ? { ...change, base } : change });
    await new Promise((resolve) => write.addEventListener("complete", resolve));
    db.close();
    return id;
  }, written);
}

/** Posts a room without a form. @param fields Those that differ from `ROOM`, and its photos. */
export async function postRoom(
  serverUrl: string,
  { access_token }: Tokens,
  fields: Partial<ListingFields> & { images?: object[] } = {},
): Promise<Listing> {
  const answer = await fetch(`${serverUrl}/api/v1/items/`, {
    method: "POST",
    headers: { authorization: `Bearer ${access_token}`, "content-type": "application/json" },
    body: JSON.stringify({ ...ROOM, ...fields }),
  });
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Listing;
}

/** A photo of a demo room, sent once more as somebody's own. */
export async function uploadPhoto(serverUrl: string, { access_token }: Tokens) {
  const demo = (await (await fetch(`${serverUrl}/api/v1/items/open?limit=40`)).json()) as { data: Listing[] };
  const shown = demo.data.find(({ image_url }) => image_url !== null);
  const bytes = await (await fetch(`${serverUrl}${shown?.image_url ?? ""}`)).arrayBuffer();
  const form = new FormData();
  const uuid = crypto.randomUUID();
  form.set("uuid", uuid);
  form.set("file", new Blob([bytes], { type: "image/webp" }), "room.webp");
  const headers = { authorization: `Bearer ${access_token}`, "idempotency-key": uuid };
  const answer = await fetch(`${serverUrl}/api/v1/utils/upload-image/`, { method: "POST", headers, body: form });
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
  const { image_url } = (await answer.json()) as { image_url: string };
  return { uuid, image_url, display_order: 0 };
}

/** Deletes a room of one's own without its list. */
export async function deleteRoom(serverUrl: string, { access_token }: Tokens, id: string): Promise<void> {
  const headers = { authorization: `Bearer ${access_token}` };
  const answer = await fetch(`${serverUrl}/api/v1/items/${id}`, { method: "DELETE", headers });
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
}

/** Somebody's rooms, as the server has them. */
export async function ownRooms(serverUrl: string, { access_token }: Tokens): Promise<Listing[]> {
  const answer = await fetch(`${serverUrl}/api/v1/items/`, { headers: { authorization: `Bearer ${access_token}` } });
  return ((await answer.json()) as { data: Listing[] }).data;
}

/** Changes a room on another device. */
export async function editRoom(
  serverUrl: string,
  { access_token }: Tokens,
  id: string,
  fields: Partial<ListingFields>,
): Promise<Listing> {
  const answer = await fetch(`${serverUrl}/api/v1/items/${id}`, {
    method: "PUT",
    headers: { authorization: `Bearer ${access_token}`, "content-type": "application/json" },
    body: JSON.stringify(fields),
  });
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Listing;
}
