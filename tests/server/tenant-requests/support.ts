import type { LightMyRequestResponse } from "fastify";
import type { TenantRequest } from "#domain/tenant-requests/tenant-request.ts";
import type { TestApp } from "../test-app.ts";
import type { TestUser } from "../test-users.ts";

/** The least that a form must send. */
export const REQUEST = { city: "London", property_type: "any" };

const URL = "/api/v1/tenants/tenant";

type Headers = Record<string, string>;

export function postRequest(server: TestApp, headers: Headers, fields: object = {}): Promise<LightMyRequestResponse> {
  return server.app.inject({ method: "POST", url: URL, headers, payload: { ...REQUEST, ...fields } });
}

export function putRequest(
  server: TestApp,
  id: string,
  headers: Headers,
  body: object,
): Promise<LightMyRequestResponse> {
  return server.app.inject({ method: "PUT", url: `${URL}/${id}`, headers, payload: body });
}

export function deleteRequest(server: TestApp, id: string, headers: Headers): Promise<LightMyRequestResponse> {
  return server.app.inject({ method: "DELETE", url: `${URL}/${id}`, headers });
}

export function readRequest(server: TestApp, id: string, headers: Headers = {}): Promise<LightMyRequestResponse> {
  return server.get(`${URL}/${id}`, headers);
}

export function listRequests(server: TestApp, query: string, headers: Headers = {}): Promise<LightMyRequestResponse> {
  return server.get(`/api/v1/tenants/tenants${query}`, headers);
}

/** Posts a request that must be taken. */
export async function posted(server: TestApp, user: TestUser, fields: object = {}): Promise<TenantRequest> {
  const answer = await postRequest(server, user.headers(), fields);
  if (answer.statusCode !== 200) throw new Error(`The request was refused: ${answer.body}`);
  return answer.json<TenantRequest>();
}

/** Writes a request straight into the database, a demo one where it has no owner; answers its id. */
export async function addRequest(
  server: TestApp,
  { owner_id = null, city = "London", end_date = "2027-06-30" }: Partial<TenantRequest> = {},
): Promise<string> {
  const id = crypto.randomUUID();
  const now = server.clock.now().toISOString();
  await server.database.kysely
    .insertInto("tenant_request")
    .values({
      id,
      owner_id,
      is_demo: owner_id === null,
      email: "tenant@example.org",
      city,
      post_code: "E14",
      begin_date: "2026-01-01",
      end_date: end_date ?? "infinity",
      property_type: "any",
      created_at: now,
      updated_at: now,
    })
    .execute();
  return id;
}

/** Writes a request of a user straight into the database. */
export function addRequestOf(server: TestApp, { id }: Pick<TestUser, "id">): Promise<string> {
  return addRequest(server, { owner_id: id });
}

export function requestRow(server: TestApp, id: string) {
  return server.database.kysely.selectFrom("tenant_request").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Whole rows of all requests of a user, as text. */
export async function requestsOf(server: TestApp, { id }: Pick<TestUser, "id">): Promise<string[]> {
  const { rows } = await server.database.pool.query<{ row: string }>(
    "select tenant_request::text as row from tenant_request where owner_id = $1 order by id",
    [id],
  );
  return rows.map(({ row }) => row);
}
