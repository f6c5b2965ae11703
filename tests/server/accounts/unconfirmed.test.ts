import type { LightMyRequestResponse } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { deleteRoom, postRoom, putRoom, addRoomOf } from "../listings/support.ts";
import { deleteRequest, postRequest, putRequest } from "../tenant-requests/support.ts";
import { startTestApp, type TestApp } from "../test-app.ts";
import { tokenIn } from "../test-mails.ts";
import { clearMails, newcomer, patch, refusal } from "../users/support.ts";

let server: TestApp;

beforeAll(async () => {
  server = await startTestApp({ settings: { rateLimits: false, requireEmailCode: true } });
});
afterAll(() => server.close());

const REFUSED = [403, "Please confirm your email address first", "email_not_confirmed"];
const KINDS = { room: postRoom, request: postRequest } as const;

type Headers = Record<string, string>;

/** Has the link mailed that confirms an address, and opens it. */
async function confirmByMail(app: TestApp, headers: Headers): Promise<void> {
  await clearMails(app);
  await app.post("/api/v1/users/me/confirmation-mail", undefined, headers);
  const token = tokenIn((await app.mails())[0]!, "/confirm-email");
  expect((await app.post("/api/v1/confirm-email", { token })).statusCode).toBe(200);
}

test.each(Object.entries(KINDS))("A-62: a %s is posted once its address is confirmed, not before", async (_, post) => {
  const user = await server.addUser();
  const headers = { ...user.headers(), "idempotency-key": crypto.randomUUID() };
  const id = crypto.randomUUID();
  expect(refusal(await post(server, headers, { id }))).toEqual(REFUSED);
  expect(refusal(await post(server, headers, { id }))).toEqual(REFUSED);
  await confirmByMail(server, user.headers());
  // The same request under the same key, as an outbox sends it; and again, as after a lost answer.
  const answers: LightMyRequestResponse[] = [];
  for (let again = 0; again < 3; again += 1) answers.push(await post(server, headers, { id }));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  expect(answers.map((answer) => answer.json().id)).toEqual([id, id, id]);
});

test.each(Object.entries(KINDS))("A-62: of a %s that cannot be posted the mistakes are told first", async (_, post) => {
  const user = await server.addUser();
  expect((await post(server, user.headers(), { property_type: null })).statusCode).toBe(422);
});

test("A-62: what an account has posted stays its own, where its address is not confirmed any more", async () => {
  const user = await server.addUser({ email_verified: true });
  const room = (await postRoom(server, user.headers())).json<{ id: string }>();
  const request = (await postRequest(server, user.headers())).json<{ id: string }>();
  const accounts = server.database.kysely.updateTable("account");
  await accounts.set({ email_verified: false }).where("id", "=", user.id).execute();
  expect(refusal(await postRoom(server, user.headers()))).toEqual(REFUSED);
  // The answer to a repetition of what was posted before.
  expect((await postRoom(server, user.headers(), { id: room.id })).statusCode).toBe(200);
  expect((await putRoom(server, room.id, user.headers(), { price: 190 })).statusCode).toBe(200);
  expect((await putRequest(server, request.id, user.headers(), { description: "Quiet" })).statusCode).toBe(200);
  expect((await deleteRoom(server, room.id, user.headers())).statusCode).toBe(200);
  expect((await deleteRequest(server, request.id, user.headers())).statusCode).toBe(200);
  expect(refusal(await postRoom(server, user.headers(), { id: room.id, restore: true }))).toEqual(REFUSED);
  await confirmByMail(server, user.headers());
  expect((await postRoom(server, user.headers(), { id: room.id, restore: true })).statusCode).toBe(200);
});

test("A-62: a new address is asked for by mail, and until it is confirmed the account goes on with the old one", async () => {
  const user = await server.addUser({ email_verified: true });
  expect((await patch(server, "me", { email: "moved@example.org" }, user.headers())).statusCode).toBe(200);
  expect((await postRoom(server, user.headers())).statusCode).toBe(200);
});

test("A-62: superusers are asked as well, and may edit what others have posted", async () => {
  const root = await server.addUser({ is_superuser: true });
  expect(refusal(await postRoom(server, root.headers()))).toEqual(REFUSED);
  const id = await addRoomOf(server, await server.addUser());
  expect((await putRoom(server, id, root.headers(), { price: 190 })).statusCode).toBe(200);
});

test("A-62: whom a superuser has added confirms by the link that comes with the account", async () => {
  const root = await server.addUser({ is_superuser: true });
  await clearMails(server);
  const body = newcomer("added@example.org");
  expect((await server.post("/api/v1/users/", body, root.headers())).json().email_verified).toBe(false);
  const mail = (await server.mails()).find(({ to }) => to === body.email);
  const login = await server.post("/api/v1/login", { username: body.email, password: body.password });
  const headers = { authorization: `Bearer ${login.json().access_token}` };
  expect(refusal(await postRoom(server, headers))).toEqual(REFUSED);
  await server.post("/api/v1/confirm-email", { token: tokenIn(mail!, "/confirm-email") });
  expect((await postRoom(server, headers)).statusCode).toBe(200);
});

test("A-62: without REQUIRE_EMAIL_CODE every account counts as confirmed; the page is told which it is", async () => {
  const open = await startTestApp({ settings: { requireEmailCode: false } });
  const user = await open.addUser();
  for (const post of Object.values(KINDS)) expect((await post(open, user.headers())).statusCode).toBe(200);
  const required = async (app: TestApp) => (await app.get("/api/v1/site")).json().email_confirmation_required;
  expect([await required(open), await required(server)]).toEqual([false, true]);
  await open.close();
});
