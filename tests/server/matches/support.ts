import type { LightMyRequestResponse } from "fastify";
import { londonDay } from "#domain/calendar-day.ts";
import { tellingParts } from "../../../src/server/matches/telling/telling-parts.ts";
import { tellMatches } from "../../../src/server/matches/telling/tell-matches.ts";
import { addRoomOf } from "../listings/support.ts";
import { addRequestOf } from "../tenant-requests/support.ts";
import type { TestApp } from "../test-app.ts";
import type { TestUser } from "../test-users.ts";

/** A room and a request that it fits, and what is said with it. */
export interface WantedOffer {
  id?: string;
  listing_id: string;
  request_id: string;
  words_zh?: string;
  words_en?: string;
}

let cities = 0;

/** A city that nobody else has a room or request in. */
export function newCity(): string {
  return `Town ${(cities += 1)}`;
}

/** Offers a room to a request. */
export function sendOffer(
  server: TestApp,
  sender: Pick<TestUser, "headers"> | null,
  offer: WantedOffer,
): Promise<LightMyRequestResponse> {
  const { id = crypto.randomUUID(), listing_id, request_id, words_zh, words_en = "Hello, this may suit you." } = offer;
  const body = { id, listing_id, request_id, words_en, ...(words_zh !== undefined && { words_zh }) };
  return server.post("/api/v1/offers", body, sender?.headers());
}

/** An offer of a new sender's room to a new request of somebody, which must be taken. */
export async function offerTo(server: TestApp, recipient: TestUser): Promise<{ id: string; sender: TestUser }> {
  const sender = await server.addUser();
  const listing_id = await addRoomOf(server, sender);
  const request_id = await addRequestOf(server, recipient);
  const answer = await sendOffer(server, sender, { listing_id, request_id });
  if (answer.statusCode !== 200) throw new Error(`The offer was refused: ${answer.body}`);
  return { id: answer.json<{ id: string }>().id, sender };
}

/** What is answered to somebody, which must be good. */
export async function read<Answer>(server: TestApp, reader: TestUser, path: string): Promise<Answer> {
  const answer = await server.get(`/api/v1/${path}`, reader.headers());
  if (answer.statusCode !== 200) throw new Error(`Refused: ${answer.statusCode} ${answer.body}`);
  return answer.json<Answer>();
}

/** Has both sides told of matches, as the job does. */
export async function tellMatchesOf({ clock, database }: TestApp): Promise<void> {
  const log = {
    warn(fields: object) {
      throw new Error(JSON.stringify(fields));
    },
  };
  await tellMatches(tellingParts({ db: database.kysely, clock, today: () => londonDay(clock.now()), log }));
}

/** What somebody is told since the last look: where each leads, and its title in English. */
export async function toldTo(
  { database }: TestApp,
  { id }: Pick<TestUser, "id">,
): Promise<[url: string, title: string][]> {
  const { rows } = await database.pool.query<{ url: string; title: string }>(
    "delete from notification where account_id = $1 returning url, texts -> 'en' ->> 'title' as title",
    [id],
  );
  return rows.map(({ url, title }) => [url, title]);
}
