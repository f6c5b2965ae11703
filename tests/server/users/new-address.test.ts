import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { hashOfToken } from "../../../src/server/accounts/mailed-token-store.ts";
import { messageOfJob } from "../../../src/server/mail/message-of-job.ts";
import { raceRounds } from "../../support/scope.ts";
import { SECRET_KEYS, startTestApp, type TestApp } from "../test-app.ts";
import { accountRow, atOnce, clearMails, mails, patch, refusal, sessionCount, STRONG, tally } from "./support.ts";

let server: TestApp;

beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.set("2026-11-21T12:00:00Z");
  await clearMails(server);
});

const links = (id: string) =>
  server.database.kysely
    .selectFrom("mailed_token")
    .selectAll()
    .where("account_id", "=", id)
    .orderBy("purpose")
    .execute();

test("UA-05: an address with an account is 409, and a change of heart costs nothing", async () => {
  const [user, other] = [await server.addUser(), await server.addUser()];
  const attempt = (email: string) => patch(server, "me", { email }, user.headers());
  for (const email of [other.email, ` ${other.email.toUpperCase()}`]) {
    expect(refusal(await attempt(email))).toEqual([409, "User with this email already exists", "email_taken"]);
  }
  expect((await attempt(user.email.toUpperCase())).json().email).toBe(user.email);
  expect(await mails(server)).toEqual([]);
  expect(await links(user.id)).toEqual([]);
});

test("UA-05: ten tries an hour, counted for the user and not for the address that they had", async () => {
  const [user, other] = [await server.addUser(), await server.addUser()];
  const attempt = () => patch(server, "me", { email: other.email }, user.headers());
  expect(tally(await atOnce(15, attempt))).toEqual({ 409: 10, 429: 5 });
  expect((await patch(server, "me", { full_name: "Free" }, user.headers())).statusCode).toBe(200);
  server.clock.set("2026-11-21T13:00:01Z");
  await server.post("/api/v1/login/confirm-password", { password: user.password }, user.headers());
  expect((await attempt()).statusCode).toBe(409);
});

test("RC-05: of changes to one address at once exactly one succeeds", { timeout: 60_000 }, async () => {
  const users = [];
  for (let index = 0; index < 20; index += 1) users.push(await server.addUser());
  for (let round = 0; round < raceRounds(5); round += 1) {
    const email = `wanted-${round}@example.org`;
    const answers = await Promise.all(users.map((user) => patch(server, "me", { email }, user.headers())));
    expect(tally(answers)).toEqual({ 200: 1, 409: 19 });
  }
});

test("A-40: the standard pattern for a new address, nothing for the one that the account has", async () => {
  const user = await server.addUser({ email: "li@localhost" });
  expect((await patch(server, "me", { email: "li@localhost", full_name: "Li" }, user.headers())).json()).toMatchObject({
    email: "li@localhost",
    full_name: "Li",
  });
  for (const email of ["", "li", "li@host", "a b@example.org", "li@example.org,x@example.org", "li@example.o"]) {
    expect(refusal(await patch(server, "me", { email }, user.headers())), email).toEqual([
      422,
      ["body.email: Invalid email address"],
    ]);
  }
});

test("UA-06: a new address is unconfirmed, voids reset links, and both mailboxes are told", async () => {
  const user = await server.addUser({ email: "old@example.org", email_verified: true, language: "en" });
  const reset = { token_hash: Buffer.alloc(32), account_id: user.id, email: "old@example.org" };
  await server.database.kysely
    .insertInto("mailed_token")
    .values({ ...reset, purpose: "reset-password", expires_at: "2026-11-21T13:00:00Z" })
    .execute();
  const answer = await patch(server, "me", { email: "New@example.org" }, user.headers());
  expect(answer.json()).toMatchObject({ email: "new@example.org", email_verified: false });

  const [asked, told] = await mails(server);
  expect(told).toEqual({
    kind: "email-changed",
    email: "old@example.org",
    newEmail: "new@example.org",
    undoToken: expect.stringMatching(/^[\w-]{43}$/),
    language: "en",
  });
  expect(asked).toMatchObject({ kind: "confirm-email", email: "new@example.org", language: "en" });
  const token = asked?.kind === "confirm-email" ? asked.token : "";
  const undoToken = told?.kind === "email-changed" ? told.undoToken : "";
  expect(await links(user.id)).toEqual([
    {
      account_id: user.id,
      purpose: "confirm-email",
      token_hash: hashOfToken(token),
      email: "new@example.org",
      expires_at: "2026-11-22T12:00:00.000Z",
    },
    {
      account_id: user.id,
      purpose: "undo-email-change",
      token_hash: hashOfToken(undoToken),
      email: "old@example.org",
      expires_at: "2026-11-28T12:00:00.000Z",
    },
  ]);
});

test("UA-06: a second change leaves the way back from the first, and confirms only the newest address", async () => {
  const user = await server.addUser({ email: "first@example.org" });
  for (const email of ["second@example.org", "third@example.org"]) await patch(server, "me", { email }, user.headers());
  const kept = (await links(user.id)).map(({ purpose, email }) => `${purpose} ${email}`);
  expect(kept.toSorted()).toEqual([
    "confirm-email third@example.org",
    "undo-email-change first@example.org",
    "undo-email-change second@example.org",
  ]);
});

test("UA-06: who takes an account over by its address and its password loses it to the link in the old mailbox", async () => {
  const owner = await server.addUser({ email: "owner@example.org" });
  // Somebody with the stolen token moves the account to their own mailbox …
  await patch(server, "me", { email: "thief@example.org" }, owner.headers());
  const told = (await mails(server)).find((mail) => mail.kind === "email-changed");
  expect(told?.email).toBe("owner@example.org");
  // … and gets a recovery link there, as sending the mail makes one.
  await server.post("/api/v1/password-recovery/thief@example.org");
  const parts = { db: server.database.kysely, clock: server.clock, secretKeys: SECRET_KEYS };
  const recovery = await messageOfJob({ kind: "recovery", email: "thief@example.org", language: "en" }, parts);
  const token = recovery?.kind === "recovery" ? recovery.token : "";
  expect((await server.post("/api/v1/reset-password/", { token, new_password: STRONG })).statusCode).toBe(200);

  const undone = await server.post("/api/v1/undo-email-change", { token: told?.undoToken });
  expect(undone.statusCode).toBe(200);
  expect(await accountRow(server, owner.id)).toMatchObject({ email: "owner@example.org", email_verified: true });
  for (const username of ["thief@example.org", "owner@example.org"]) {
    expect((await server.post("/api/v1/login", { username, password: STRONG })).statusCode).toBe(400);
  }
  expect(await sessionCount(server, owner.id)).toBe(0);
  expect(await links(owner.id)).toEqual([]);
});

test("UA-09: one change sent by two tabs at once is one change, with one way back to the true old address", async () => {
  for (let round = 0; round < raceRounds(5); round += 1) {
    await clearMails(server);
    const user = await server.addUser();
    const email = `tabs-${round}@example.org`;
    expect(tally(await atOnce(2, () => patch(server, "me", { email }, user.headers())))).toEqual({ 200: 2 });
    const told = (await mails(server)).filter(({ kind }) => kind === "email-changed");
    expect(told).toMatchObject([{ email: user.email, newEmail: email }]);
  }
});
