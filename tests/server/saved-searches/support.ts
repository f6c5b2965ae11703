import type { LightMyRequestResponse } from "fastify";
import type { Call } from "#contract/endpoints.ts";
import type { SavedSearch } from "#domain/saved-searches/saved-search.ts";
import { matchWaitingRooms } from "../../../src/server/saved-searches/match-rooms.ts";
import { londonDay } from "#domain/calendar-day.ts";
import type { TestApp } from "../test-app.ts";

type User = { headers(): Record<string, string> };
type Body = Call<"putSavedSearch">["body"];

/** A search that nothing is wrong with. */
export const SEARCH: Body = {
  name: "London, up to £300",
  criteria: { mode: "filter", city: "London", high_price: 300 },
  alert: "at_once",
  by_push: true,
  by_mail: false,
};

export function putSearch(
  server: TestApp,
  user: User,
  body: Partial<Body> = {},
  id: string = crypto.randomUUID(),
  version?: string,
): Promise<LightMyRequestResponse> {
  return server.app.inject({
    method: "PUT",
    url: `/api/v1/saved-searches/${id}`,
    headers: { ...user.headers(), ...(version !== undefined && { "if-match": `"${version}"` }) },
    payload: { ...SEARCH, ...body },
  });
}

/** The same for a search that must be taken. */
export async function saved(server: TestApp, user: User, body: Partial<Body> = {}, id?: string): Promise<SavedSearch> {
  const answer = await putSearch(server, user, body, id);
  if (answer.statusCode !== 200) throw new Error(`The search was refused: ${answer.body}`);
  return answer.json<SavedSearch>();
}

export async function searchesOf(server: TestApp, user: User): Promise<Call<"listSavedSearches">["answer"]> {
  return (await server.get("/api/v1/saved-searches", user.headers())).json();
}

/** Has saved searches look at what is new, as the job does. */
export function match({ database, clock }: TestApp): Promise<void> {
  return matchWaitingRooms({ db: database.kysely, clock, today: () => londonDay(clock.now()) });
}

/** A saved search of somebody, written past the API; answers its id. */
export async function addSearchOf(server: TestApp, { id: owner_id }: { id: string }): Promise<string> {
  const id = crypto.randomUUID();
  await server.database.pool.query(
    `insert into saved_search (id, owner_id, name, criteria, alert, by_push, by_mail, created_at, updated_at, last_seen_at, area)
     values ($1, $2, 'A search', '{"mode": "filter", "city": "Leeds"}', 'off', true, false, $3, $3, $3, box(point(0, 0), point(1, 1)))`,
    [id, owner_id, server.clock.now().toISOString()],
  );
  return id;
}
