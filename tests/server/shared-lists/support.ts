import { randomBytes } from "node:crypto";
import type { LightMyRequestResponse } from "fastify";
import type { Opinion, SharedList, SharedListView } from "#domain/shared-lists/shared-list.ts";
import type { TestApp } from "../test-app.ts";
import type { TestUser } from "../test-users.ts";

const LISTS = "/api/v1/shared-lists";

/** Makes a link to the rooms that a user has saved, whatever state their account is in. */
export async function sharedListOf(server: TestApp, { id: ownerId }: TestUser): Promise<{ id: string; token: string }> {
  const [id, token] = [crypto.randomUUID(), randomBytes(24).toString("base64url")];
  const now = server.clock.now().toISOString();
  await server.database.kysely
    .insertInto("shared_list")
    .values({ id, owner_id: ownerId, name: "September", token, created_at: now, last_opened_at: now })
    .execute();
  return { id, token };
}

export function createList(
  server: TestApp,
  user: TestUser,
  fields: Partial<Pick<SharedList, "id" | "name">> = {},
): Promise<LightMyRequestResponse> {
  return server.post(LISTS, { id: crypto.randomUUID(), name: "September", ...fields }, user.headers());
}

export async function listsOf(server: TestApp, user: TestUser): Promise<SharedList[]> {
  return (await server.get(LISTS, user.headers())).json<{ data: SharedList[] }>().data;
}

export function openList(server: TestApp, token: string, user?: TestUser): Promise<LightMyRequestResponse> {
  return server.get(`${LISTS}/by-link/${token}`, user?.headers());
}

export async function viewOf(server: TestApp, token: string, user?: TestUser): Promise<SharedListView> {
  return (await openList(server, token, user)).json<SharedListView>();
}

export function putOpinion(
  server: TestApp,
  user: TestUser,
  token: string,
  { content, version }: { content: Opinion; version?: string },
): Promise<LightMyRequestResponse> {
  const headers = { ...user.headers(), ...(version !== undefined && { "if-match": `"${version}"` }) };
  const url = `${LISTS}/by-link/${token}/opinion`;
  return server.app.inject({ method: "PUT", url, headers, payload: { content } });
}
