import { fieldsOfListing } from "#domain/listings/listing-rules.ts";
import type { ListingFields } from "#domain/listings/listing-fields.ts";
import type { Listing, RemovedListing } from "#domain/listings/listing.ts";
import { logIn, type Account } from "../../support/accounts.ts";

/** What the server has of an account, asked by its API and without the front in between. */
export interface ServerState {
  listings: () => Promise<Listing[]>;
  /** One of them; undefined when it is not there. */
  listing: (id: string) => Promise<Listing | undefined>;
  /** Posts a room as another device of the same account does. */
  postElsewhere: (fields: ListingFields) => Promise<Listing>;
  /** Changes a room as another device of the same account does. */
  editElsewhere: (id: string, changes: Partial<Listing>) => Promise<void>;
  deleteElsewhere: (id: string) => Promise<void>;
  /** Rooms that were deleted and can be brought back. */
  removed: () => Promise<RemovedListing[]>;
  /** Brings a room back as another device of the same account does. */
  bringBackElsewhere: (room: RemovedListing) => Promise<void>;
  /** The colours of a room's photos, in their order: `#rrggbb` as the server has seen them. */
  colours: (id: string) => Promise<string[]>;
}

export async function openServerState(serverUrl: string, account: Account): Promise<ServerState> {
  const { access_token } = await logIn(serverUrl, account);
  const ask = async (method: string, path: string, body?: object): Promise<Response> => {
    const answer = await fetch(`${serverUrl}${path}`, {
      method,
      headers: { authorization: `Bearer ${access_token}`, ...(body && { "content-type": "application/json" }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return answer;
  };
  const page = async (skip: number) =>
    (await (await ask("GET", `/api/v1/items/?skip=${skip}`)).json()) as { data: Listing[]; count: number };
  const listings = async () => {
    const all: Listing[] = [];
    for (;;) {
      const { data, count } = await page(all.length);
      all.push(...data);
      if (all.length >= count || data.length === 0) return all;
    }
  };
  return {
    listings,
    async listing(id) {
      const answer = await ask("GET", `/api/v1/items/${id}`).catch(() => null);
      return answer === null ? undefined : ((await answer.json()) as Listing);
    },
    postElsewhere: async (fields) =>
      (await (await ask("POST", "/api/v1/items/", { ...fields, images: [] })).json()) as Listing,
    editElsewhere: async (id, changes) => void (await ask("PUT", `/api/v1/items/${id}`, changes)),
    deleteElsewhere: async (id) => void (await ask("DELETE", `/api/v1/items/${id}`)),
    removed: async () =>
      ((await (await ask("GET", "/api/v1/items/removed")).json()) as { data: RemovedListing[] }).data,
    async bringBackElsewhere(removed) {
      const { removed_at: _, ...room } = removed;
      const images = room.images.map(({ uuid, image_url, display_order }) => ({ uuid, image_url, display_order }));
      await ask("POST", "/api/v1/items/", { ...fieldsOfListing(room), id: room.id, images, restore: true });
    },
    async colours(id) {
      const listing = (await listings()).find((each) => each.id === id);
      const inOrder = listing?.images.toSorted((a, b) => a.display_order - b.display_order) ?? [];
      return inOrder.map(({ placeholder_colour }) => placeholder_colour ?? "");
    },
  };
}
