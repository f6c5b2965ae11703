import type { LightMyRequestResponse } from "fastify";
import type { Listing } from "#domain/listings/listing.ts";
import { photoUrl } from "../../../src/server/photos/photo-url.ts";
import type { TestApp } from "../test-app.ts";
import type { TestUser } from "../test-users.ts";

/** The least that a form sends; its stay is open on the tests' first day. */
export const ROOM = {
  title: "Ensuite by the river 河景",
  city: "London",
  property_type: "student",
  room_type: "ensuite",
  post_code: "SE1 7PB",
  price: 210.5,
  begin_date: "2026-12-01",
  end_date: "2027-08-31",
  email: "landlord@example.org",
};

type Headers = Record<string, string>;

export function postRoom(server: TestApp, headers: Headers, fields: object = {}): Promise<LightMyRequestResponse> {
  return server.app.inject({ method: "POST", url: "/api/v1/items/", headers, payload: { ...ROOM, ...fields } });
}

export function putRoom(server: TestApp, id: string, headers: Headers, body: object): Promise<LightMyRequestResponse> {
  return server.app.inject({ method: "PUT", url: `/api/v1/items/${id}`, headers, payload: body });
}

export function deleteRoom(server: TestApp, id: string, headers: Headers): Promise<LightMyRequestResponse> {
  return server.app.inject({ method: "DELETE", url: `/api/v1/items/${id}`, headers });
}

/**
 * Asks once more while the server says that it has no time: a busy machine must not fail a test of who comes first.
 * Only for what may be repeated.
 */
export async function patiently(ask: () => Promise<LightMyRequestResponse>): Promise<LightMyRequestResponse> {
  let answer = await ask();
  while (answer.statusCode === 503) answer = await ask();
  return answer;
}

/** Posts a room that must be taken. */
export async function posted(server: TestApp, user: TestUser, fields: object = {}): Promise<Listing> {
  const answer = await postRoom(server, user.headers(), fields);
  if (answer.statusCode !== 200) throw new Error(`The room was refused: ${answer.body}`);
  return answer.json<Listing>();
}

/** Writes a room of somebody straight into the database. */
export async function addRoomOf(server: TestApp, { id: owner_id }: Pick<TestUser, "id">): Promise<string> {
  const [id = ""] = await server.add({ title: "A room" });
  await server.database.kysely.updateTable("listing").set({ owner_id }).where("id", "=", id).execute();
  return id;
}

export function roomRow(server: TestApp, id: string) {
  return server.database.kysely.selectFrom("listing").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Whole rows of all rooms of somebody, as text. */
export async function roomsOf(server: TestApp, { id }: Pick<TestUser, "id">): Promise<string[]> {
  const { rows } = await server.database.pool.query<{ row: string }>(
    "select listing::text as row from listing where owner_id = $1 order by id",
    [id],
  );
  return rows.map(({ row }) => row);
}

/** A photo as an upload leaves it, and as a form names it. */
export async function addPhoto(
  server: TestApp,
  { id: owner_id }: Pick<TestUser, "id">,
  { display_order = 0, ready = true, placeholder_colour = "#aabbcc" } = {},
) {
  const [uuid, file_id] = [crypto.randomUUID(), crypto.randomUUID()];
  const created_at = server.clock.now().toISOString();
  const file = { id: file_id, ready, placeholder_colour, created_at };
  await server.database.kysely.insertInto("photo_file").values(file).execute();
  await server.database.kysely.insertInto("photo").values({ owner_id, uuid, file_id, created_at }).execute();
  return { uuid, image_url: photoUrl(file_id), display_order };
}

/** So many photos, in their order. */
export async function addPhotos(server: TestApp, owner: Pick<TestUser, "id">, count: number) {
  const made = [];
  for (let display_order = 0; display_order < count; display_order += 1) {
    made.push(await addPhoto(server, owner, { display_order }));
  }
  return made;
}

/** The photos that a room holds, as the database has it. */
export async function claimsOf(server: TestApp, listing_id: string): Promise<string[]> {
  const rows = await server.database.kysely
    .selectFrom("listing_photo")
    .select("uuid")
    .where("listing_id", "=", listing_id)
    .execute();
  return rows.map(({ uuid }) => uuid).toSorted();
}

/** The sentences of a 422, by field. */
export function mistakes(answer: LightMyRequestResponse): Record<string, string> {
  const { detail } = answer.json<{ detail: { loc: string[]; msg: string }[] }>();
  return Object.fromEntries(detail.map(({ loc, msg }) => [loc.slice(1).join("."), msg]));
}
