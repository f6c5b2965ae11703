import { emptyFields } from "#domain/fields/field-row.ts";
import { LISTING_FIELDS } from "#domain/listings/listing-fields.ts";
import { photoUrl } from "../../../src/server/photos/photo-url.ts";
import type { SeededRandom } from "../../support/seeded-random.ts";
import { called, type RandomCall } from "./called.ts";
import type { ServerState } from "./state.ts";

interface Parts {
  random: SeededRandom;
  state: () => ServerState;
  ids: readonly string[];
  photos: readonly { uuid: string }[];
}

const ROOM = {
  ...emptyFields(LISTING_FIELDS),
  title: "Ensuite by the river",
  city: "London",
  property_type: "student",
  room_type: "ensuite",
  post_code: "SE1 7PB",
  price: 210.5,
  begin_date: "2027-09-01",
  end_date: "2028-06-30",
  email: "landlord@example.org",
} as const;
const REQUEST = { city: "London", property_type: "student", price_upper_bound: 250 } as const;
const OLD = "2026-11-21T11:00:00.000Z";

/** Without what is required and empty: of a room that is there already it is not looked at. */
function good<Edit extends object>(edit: Edit): Edit {
  return Object.fromEntries(Object.entries(edit).filter(([name, value]) => value !== "" || name === "email")) as Edit;
}

/** Draws calls for rooms and requests. */
export function randomPostCalls({ random, state, ids, photos }: Parts) {
  const { pick, chance } = random;
  let keys = 0;
  /** What was asked lately, by whom: it comes again as it was. */
  const before = new Map<string, RandomCall>();

  return {
    listOwnListings: () => called("listOwnListings"),
    readListing: (userId: string) => called("readListing", { params: { id: ownId(state().rooms, userId) } }),
    createListing: (userId: string) =>
      repeated(userId, () => called("createListing", { body: newRoom(userId), ...key() })),
    updateListing: (userId: string) => repeated(userId, updateListing),
    deleteListing: (userId: string) =>
      repeated(userId, () => called("deleteListing", { params: { id: roomId() }, ...key() })),
    listTenantRequests: () => called("listTenantRequests"),
    readTenantRequest: (userId: string) =>
      called("readTenantRequest", { params: { id: ownId(state().requests, userId) } }),
    createTenantRequest: (userId: string) =>
      repeated(userId, () =>
        called("createTenantRequest", { body: { ...REQUEST, ...good(requestEdit()), id: pick(ids) }, ...key() }),
      ),
    updateTenantRequest: (userId: string) => repeated(userId, updateTenantRequest),
    deleteTenantRequest: (userId: string) =>
      repeated(userId, () => called("deleteTenantRequest", { params: { id: requestId() }, ...key() })),
  };

  /** The call, or the last one like it once more; now and then something else under its key. */
  function repeated(userId: string, make: () => RandomCall): RandomCall {
    const next = make();
    const last = before.get(`${userId} ${next.name}`);
    before.set(`${userId} ${next.name}`, next);
    if (last === undefined || !chance(0.2)) return next;
    if (chance(0.8)) return last;
    const lastKey = last.request.headers["idempotency-key"] ?? "none";
    return { ...next, request: { ...next.request, headers: { ...next.request.headers, "idempotency-key": lastKey } } };
  }

  function key(): { idempotencyKey?: string } {
    return chance(0.1) ? {} : { idempotencyKey: `key-${(keys += 1)}` };
  }

  /** One's own, or nobody's: how others' are shown is another subject. */
  function ownId(rows: ReadonlyMap<string, { owner_id: string }>, userId: string): string {
    const mayBeRead = ids.filter((id) => (rows.get(id)?.owner_id ?? userId) === userId);
    return pick([...mayBeRead, "none"]);
  }

  function roomId(): string {
    const known = [...state().rooms.keys()];
    return known.length === 0 || chance(0.2) ? pick([...ids, "none"]) : pick(known);
  }

  function requestId(): string {
    const known = [...state().requests.keys()];
    return known.length === 0 || chance(0.2) ? pick([...ids, "none"]) : pick(known);
  }

  function newRoom(userId: string) {
    const restore = chance(0.3) ? { restore: true } : {};
    return { ...ROOM, ...good(roomEdit()), id: pick(ids), images: images(userId), ...restore };
  }

  function updateListing(): RandomCall {
    const id = roomId();
    const owner = state().rooms.get(id)?.owner_id ?? "";
    const named = chance(0.3) ? { images: images(owner) } : {};
    const body = { ...roomEdit(), ...named, ...updatedAt(state().rooms.get(id)?.updated_at) };
    return called("updateListing", { params: { id }, body, ...key() });
  }

  function updateTenantRequest(): RandomCall {
    const id = requestId();
    const body = { ...requestEdit(), ...updatedAt(state().requests.get(id)?.updated_at) };
    return called("updateTenantRequest", { params: { id }, body, ...key() });
  }

  function updatedAt(version: string | undefined): { updated_at?: string } {
    if (chance(0.1)) return { updated_at: OLD };
    return version === undefined || chance(0.1) ? {} : { updated_at: version };
  }

  function roomEdit() {
    return pick([
      { title: pick(["  Quiet   room ", "Attic", ""]) },
      { price: pick([180, 200.5]) },
      { price_per_month: pick([null, 900]) },
      { price: 207.69, price_per_month: 900 },
      { state: pick(["active", "paused", "let"] as const) },
      { description: pick([null, "", "Warm"]), contact_info: pick([null, "wechat"]) },
      { begin_date: pick(["2027-08-01", "2029-01-01"]) },
    ]);
  }

  function requestEdit() {
    return pick([
      { city: pick(["Leeds", "York", ""]) },
      { price_upper_bound: pick([null, 200]) },
      { price_per_month: pick([null, 900]) },
      { description: pick([null, "Quiet"]), email: pick(["", "a@example.org"]) },
    ]);
  }

  function images(userId: string) {
    const known = state().accounts.get(userId)?.roomPhotos;
    const named = photos.filter(({ uuid }) => (known?.has(uuid) === true ? chance(0.5) : chance(0.05)));
    return named.map(({ uuid }, display_order) => {
      const fileId = known?.get(uuid)?.fileId;
      const isWrong = fileId === undefined || chance(0.03);
      return { uuid, image_url: isWrong ? "/photos/none/800.webp" : photoUrl(fileId), display_order };
    });
  }
}
