import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { startTestApp, type TestApp } from "../test-app.ts";
import type { TestUser } from "../test-users.ts";
import { atOnce, patch, refusal, remove, STRONG, tally } from "./support.ts";

let server: TestApp;
let user: TestUser;
let addresses = 0;

beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  user = await server.addUser();
});

function later(minutes: number): void {
  server.clock.set(new Date(server.clock.now().getTime() + minutes * 60_000).toISOString());
}

const NEEDED = [403, "Please enter your password again", "password_needed"];

const moved = (who = user) => patch(server, "me", { email: `moved-${(addresses += 1)}@example.org` }, who.headers());
const exported = () => server.get("/api/v1/users/me/export", user.headers());
const confirmed = (password: string) => server.post("/api/v1/login/confirm-password", { password }, user.headers());

/** What is dear, and takes nothing away that the next of them needs. */
const DEAR = [moved, exported];

test("A-64: for a quarter of an hour a login is proof enough", async () => {
  later(14);
  for (const ask of DEAR) expect((await ask()).statusCode).toBe(200);
  expect((await remove(server, "me", user.headers())).statusCode).toBe(200);
});

test("A-64: afterwards the password is asked for, once for a quarter of an hour", async () => {
  later(15);
  for (const ask of DEAR) expect(refusal(await ask())).toEqual(NEEDED);
  for (const url of ["me", user.id]) expect(refusal(await remove(server, url, user.headers()))).toEqual(NEEDED);
  expect(refusal(await confirmed("not this one 1"))).toEqual([400, "Incorrect password", "wrong_password"]);
  expect(refusal(await exported())).toEqual(NEEDED);
  expect((await confirmed(user.password)).statusCode).toBe(200);
  later(14);
  for (const ask of DEAR) expect((await ask()).statusCode).toBe(200);
  later(1);
  for (const ask of DEAR) expect(refusal(await ask())).toEqual(NEEDED);
});

test("A-64: names and choices are changed without it, and so is an address that stays", async () => {
  later(60);
  const changes = { full_name: "Han Meimei", receive_updates: true, email: user.email.toUpperCase() };
  expect((await patch(server, "me", changes, user.headers())).statusCode).toBe(200);
});

test("A-64: renewing the session is no proof; another device's password counts for that device alone", async () => {
  later(60);
  await server.post("/api/v1/refresh", { refresh_token: user.tokens.refresh_token });
  expect(refusal(await moved())).toEqual(NEEDED);
  await server.post("/api/v1/login", { username: user.email, password: user.password });
  expect(refusal(await moved())).toEqual(NEEDED);
});

test("A-64: a new password is proof too, for its current one was typed", async () => {
  later(60);
  const body = { current_password: user.password, new_password: STRONG };
  expect((await patch(server, "me/password", body, user.headers())).statusCode).toBe(200);
  expect((await moved()).statusCode).toBe(200);
});

test("A-64: superusers give their password before they delete a user; a user who may not delete is not asked for it", async () => {
  const [root, other] = [await server.addUser({ is_superuser: true }), await server.addUser()];
  later(60);
  expect(refusal(await remove(server, other.id, root.headers()))).toEqual(NEEDED);
  expect(refusal(await remove(server, other.id, user.headers()))[2]).toBe("not_superuser");
  await server.post("/api/v1/login/confirm-password", { password: root.password }, root.headers());
  expect((await remove(server, other.id, root.headers())).statusCode).toBe(200);
});

test("A-64, UA-10: wrong passwords are counted with those of changing it", async () => {
  expect(tally(await atOnce(12, () => confirmed("not this one 1")))).toEqual({ 400: 10, 429: 2 });
  const body = { current_password: user.password, new_password: STRONG };
  expect((await patch(server, "me/password", body, user.headers())).statusCode).toBe(429);
});

test("A-64: refusals do not use up exports", async () => {
  later(60);
  expect(tally(await atOnce(12, exported))).toEqual({ 403: 12 });
  await confirmed(user.password);
  expect((await exported()).statusCode).toBe(200);
});
