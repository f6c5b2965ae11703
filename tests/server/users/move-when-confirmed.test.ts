import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { messageOfJob } from "../../../src/server/mail/message-of-job.ts";
import { SECRET_KEYS, startTestApp, type TestApp } from "../test-app.ts";
import { clearMails, mails, patch, refusal } from "./support.ts";

let server: TestApp;

beforeAll(async () => {
  server = await startTestApp({ settings: { requireEmailCode: true } });
});
afterAll(() => server.close());
beforeEach(() => clearMails(server));

let times = 0;
const newAddress = () => `new-${(times += 1)}@example.org`;

/** The link's secret, as the mail to an address brings it; null where that has none. */
async function mailedTo(email: string): Promise<{ kind: string; token: string | null }> {
  const job = (await mails(server)).findLast((mail) => mail.email === email)!;
  const message = await messageOfJob(job, { db: server.database.kysely, clock: server.clock, secretKeys: SECRET_KEYS });
  return { kind: message?.kind ?? "none", token: message !== null && "token" in message ? message.token : null };
}

function confirm(token: string | null) {
  return server.post("/api/v1/confirm-email", { token });
}

async function statusOfLogin(username: string, password: string): Promise<number> {
  return (await server.post("/api/v1/login", { username, password })).statusCode;
}

test("UA-05: with codes on, a taken address is answered like a free one, and its owner alone is told", async () => {
  const [user, other] = [await server.addUser(), await server.addUser()];
  const free = await patch(server, "me", { email: newAddress() }, user.headers());
  const taken = await patch(server, "me", { email: other.email }, user.headers());
  expect([taken.statusCode, free.statusCode]).toEqual([200, 200]);
  const { updated_at: _, ...answered } = taken.json();
  expect(answered).toEqual((({ updated_at: __, ...rest }) => rest)(free.json()));
  expect(await mailedTo(other.email)).toEqual({ kind: "address-taken", token: null });
});

test("UA-05: the address changes when the mail to it is answered; until then the old one logs in", async () => {
  const user = await server.addUser({ email_verified: true });
  const email = newAddress();
  const answer = await patch(server, "me", { email }, user.headers());
  expect(answer.json()).toMatchObject({ email: user.email, email_verified: true });
  expect([await statusOfLogin(user.email, user.password), await statusOfLogin(email, user.password)]).toEqual([
    200, 400,
  ]);
  const { kind, token } = await mailedTo(email);
  expect(kind).toBe("confirm-new-email");
  expect((await confirm(token)).statusCode).toBe(200);
  // Opened twice, it has done its work and says so again.
  expect((await confirm(token)).statusCode).toBe(200);
  expect((await server.get("/api/v1/users/me", user.headers())).json()).toMatchObject({ email, email_verified: true });
  expect([await statusOfLogin(user.email, user.password), await statusOfLogin(email, user.password)]).toEqual([
    400, 200,
  ]);
});

test("UA-06: the old mailbox is told when the account has moved, with the way back, and not before", async () => {
  const user = await server.addUser();
  const email = newAddress();
  await patch(server, "me", { email }, user.headers());
  expect((await mails(server)).map(({ kind }) => kind)).toEqual(["confirm-new-email"]);
  await confirm((await mailedTo(email)).token);
  const told = (await mails(server)).find(({ kind }) => kind === "email-changed");
  expect(told).toMatchObject({ email: user.email, newEmail: email });
  const token = told?.kind === "email-changed" ? told.undoToken : "";
  expect((await server.post("/api/v1/undo-email-change", { token })).statusCode).toBe(200);
});

test("the link in an earlier mail stops working with the next one", async () => {
  const user = await server.addUser();
  const [first, second] = [newAddress(), newAddress()];
  await patch(server, "me", { email: first }, user.headers());
  const earlier = (await mailedTo(first)).token;
  await patch(server, "me", { email: second }, user.headers());
  expect(refusal(await confirm(earlier))[0]).toBe(400);
  expect((await confirm((await mailedTo(second)).token)).statusCode).toBe(200);
});

test("RC-05: an address that somebody else has taken meanwhile is moved to by nobody", async () => {
  const user = await server.addUser();
  const email = newAddress();
  await patch(server, "me", { email }, user.headers());
  const { token } = await mailedTo(email);
  await server.addUser({ email });
  expect(refusal(await confirm(token))[0]).toBe(400);
  expect((await server.get("/api/v1/users/me", user.headers())).json().email).toBe(user.email);
});
