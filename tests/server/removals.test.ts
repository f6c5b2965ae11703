import { afterAll, beforeAll, expect, test } from "vitest";
import { sweepTable } from "../../src/server/jobs/retention-store.ts";
import { deleteRoom, posted, putRoom } from "./listings/support.ts";
import { deleteRequest, posted as postedRequest } from "./tenant-requests/support.ts";
import { startTestApp, type TestApp } from "./test-app.ts";
import type { TestUser } from "./test-users.ts";
import { refusal } from "./users/support.ts";

/** Deletions are remembered for a while: a phone tells them from what a restored server has lost (S14). */
let server: TestApp;
let user: TestUser;

beforeAll(async () => {
  server = await startTestApp({ settings: { rateLimits: false } });
  user = await server.addUser();
});
afterAll(() => server.close());

const read = async (path: string) => refusal(await server.get(path, user.headers()));

test("S14: a deleted room is told from one that was never there, for 60 days", async () => {
  const { id } = await posted(server, user);
  await deleteRoom(server, id, user.headers());
  const path = `/api/v1/items/${id}`;
  expect(await read(path)).toEqual([404, "Item not found", "listing_deleted"]);
  expect(await read(`/api/v1/items/${crypto.randomUUID()}`)).toEqual([404, "Item not found", "listing_not_found"]);
  const at = (days: number) => new Date(server.clock.now().getTime() + days * 24 * 60 * 60 * 1000).toISOString();
  await sweepTable(server.database.kysely, "removal", at(59));
  expect(await read(path)).toEqual([404, "Item not found", "listing_deleted"]);
  await sweepTable(server.database.kysely, "removal", at(61));
  expect(await read(path)).toEqual([404, "Item not found", "listing_not_found"]);
});

test("S14: so do edits and deletions tell", async () => {
  const { id } = await posted(server, user);
  await deleteRoom(server, id, user.headers());
  const edit = async (room: string) => refusal(await putRoom(server, room, user.headers(), { price: 120 }));
  expect(await edit(id)).toEqual([404, "Item not found", "listing_deleted"]);
  expect(await edit(crypto.randomUUID())).toEqual([404, "Item not found", "listing_not_found"]);
  expect(refusal(await deleteRoom(server, id, user.headers()))).toEqual([404, "Item not found", "listing_deleted"]);
});

test("S14: so is a deleted request", async () => {
  const { id } = await postedRequest(server, user);
  const path = `/api/v1/tenants/tenant/${id}`;
  expect((await server.get(path, user.headers())).statusCode).toBe(200);
  await deleteRequest(server, id, user.headers());
  expect(await read(path)).toEqual([404, "Tenant not found", "tenant_request_deleted"]);
});
