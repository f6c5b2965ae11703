import { afterAll, beforeAll, expect, test } from "vitest";
import type { ErrorBody } from "#contract/schemas/errors.ts";
import { builtInAi } from "../../src/server/ai/built-in-ai.ts";
import { buildApp } from "../../src/server/app.ts";
import { mailTransport } from "../../src/server/mail/transport.ts";
import { sendDueMails } from "../../src/server/mail/send-due-mails.ts";
import { diskStorage } from "../../src/server/photos/storage/disk-storage.ts";
import { availabilityToken } from "../../src/server/freshness/availability-token.ts";
import { offToken } from "../../src/server/notifications/off-token.ts";
import type { SecretKeys } from "../../src/server/secret-keys.ts";
import { posted, postRoom } from "./listings/support.ts";
import { caseOf, done, good, noticesOf, reported, room } from "./moderation/support.ts";
import { newPhoto, sendPhoto } from "./photos/support.ts";
import { SECRET_KEY, SITE_URL, startTestApp, TEST_SETTINGS, type TestApp } from "./test-app.ts";
import { readMails, tokenIn, type TestMail } from "./test-mails.ts";
import { cheapPasswords, type TestUser } from "./test-users.ts";
import { mailedCode, newcomer, refusal, STRONG, tally } from "./users/support.ts";

const NEW_KEY = "the secret that takes its place, as long as that";

/** The site before the secret is changed, while both count, and after the old one has been taken away: on one database. */
let before: TestApp;
let during: TestApp;
let after: TestApp;

beforeAll(async () => {
  before = await startTestApp();
  during = withKeys([NEW_KEY, SECRET_KEY]);
  after = withKeys([NEW_KEY]);
});
afterAll(async () => {
  await during.app.close();
  await after.app.close();
  await before.close();
});

/** Another process of the same site, with these secrets. */
function withKeys(secretKeys: SecretKeys): TestApp {
  const app = buildApp({
    database: before.database,
    clock: before.clock,
    settings: TEST_SETTINGS,
    secretKeys,
    siteUrl: () => SITE_URL,
    mailFolder: before.mailFolder,
    photoStorage: diskStorage(before.photosDir),
    ai: builtInAi(),
    passwords: cheapPasswords(),
    page: null,
    logLevel: "silent",
  });
  return {
    ...before,
    app,
    get: (url, headers = {}) => app.inject({ url, headers }),
    post: (url, payload, headers = {}) =>
      app.inject({ method: "POST", url, headers, ...(payload === undefined ? {} : { payload }) }),
  };
}

/** Sends what is due as a process with these secrets does. @returns What has been sent since the start. */
async function mailsSentBy(secretKeys: SecretKeys): Promise<TestMail[]> {
  const { clock, mailFolder: folder } = before;
  const log = { info: () => undefined, warn: () => undefined };
  const transport = mailTransport({
    smtpUrl: undefined,
    mailFrom: "Qiying <a@qiying.example>",
    mailConnections: 1,
    folder,
    log,
  });
  const site = () => ({ url: SITE_URL, supportEmail: undefined });
  await sendDueMails({ db: before.database.kysely, clock, secretKeys, transport, site, log });
  return readMails(folder);
}

const waitingMails = async () => (await before.database.pool.query("select from delivery")).rowCount;
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const me = (server: TestApp, token: string) => server.get("/api/v1/users/me", bearer(token));
const renew = (server: TestApp, { refresh_token }: { refresh_token: string }) =>
  server.post("/api/v1/refresh", { refresh_token });

test("a session of the old secret goes on, is renewed under the new one, and ends with the old one as others do", async () => {
  const { tokens } = await before.addUser();
  const idle = await before.addUser();
  expect((await me(during, tokens.access_token)).statusCode).toBe(200);
  const renewed = good(await renew(during, tokens)).json<TestUser["tokens"]>();
  expect((await me(after, renewed.access_token)).statusCode).toBe(200);
  // A process that does not sign by it yet knows the new secret, so that the others can be restarted one by one.
  const next = withKeys([SECRET_KEY, NEW_KEY]);
  expect((await me(next, renewed.access_token)).statusCode).toBe(200);
  await next.app.close();
  expect((await renew(after, renewed)).statusCode).toBe(200);
  expect(refusal(await me(after, idle.tokens.access_token))[2]).toBe("invalid_credentials");
  expect((await renew(after, idle.tokens)).statusCode).toBe(401);
  expect((await after.post("/api/v1/logout", { refresh_token: idle.tokens.refresh_token })).statusCode).toBe(204);
});

test("a code that was mailed under the old secret opens an account, and afterwards is a wrong one", async () => {
  const signUpWith = async (server: TestApp, email: string) => {
    await before.post(`/api/v1/sign-up/check/${encodeURIComponent(email)}/000000`);
    const verification_code = await mailedCode(before, email);
    return server.post("/api/v1/users/open", newcomer(email, { verification_code }));
  };
  expect((await signUpWith(during, "early@example.org")).statusCode).toBe(200);
  expect(refusal(await signUpWith(after, "late@example.org"))).toEqual([
    400,
    expect.any(String),
    "wrong_verification_code",
  ]);
});

test("a mail that waits under the old secret is sent, and its link works; afterwards it waits, and holds nothing up", async () => {
  const user = await before.addUser();
  await before.post(`/api/v1/password-recovery/${user.email}`);
  const mails = await mailsSentBy([NEW_KEY, SECRET_KEY]);
  const token = tokenIn(
    mails.find(({ to }) => to === user.email)!,
    "/reset-password",
  );
  const reset = { token, new_password: STRONG, confirm_new_password: STRONG };
  good(await after.post("/api/v1/reset-password/", reset));
  await before.database.kysely.deleteFrom("delivery").execute();

  const [late, prompt] = [await before.addUser(), await before.addUser()];
  await before.post(`/api/v1/password-recovery/${late.email}`);
  await after.post(`/api/v1/password-recovery/${prompt.email}`);
  const sent = new Set((await mailsSentBy([NEW_KEY])).map(({ to }) => to));
  expect([sent.has(prompt.email), sent.has(late.email)]).toEqual([true, false]);
  expect(await waitingMails()).toBe(1);
  before.clock.set(new Date(before.clock.now().getTime() + 25 * 60 * 60 * 1000).toISOString());
  await mailsSentBy([NEW_KEY]);
  expect(await waitingMails()).toBe(0);
});

test("a link to appeal works under either secret, and afterwards is no link", async () => {
  const moderator = await before.addUser({ is_superuser: true });
  const [owner, other] = [await before.addUser(), await before.addUser()];
  for (const { id } of [owner, other]) await done(before, moderator, "deactivate", { account_id: id });
  const mails = await before.mails();
  const appeal = (server: TestApp, { email }: TestUser) => {
    const token = tokenIn(
      mails.find(({ to }) => to === email)!,
      "/appeal",
    );
    return server.post("/api/v1/appeals", { token, words: "It was not me" });
  };
  expect((await appeal(during, owner)).statusCode).toBe(200);
  expect(refusal(await appeal(after, other))[2]).toBe("invalid_link");
});

test("links that end messages, or say that a room is still to be had, work under either secret, and afterwards are no links", async () => {
  const owner = await before.addUser();
  const { id } = await posted(before, owner);
  const askedAt = before.clock.now().toISOString();
  await before.database.kysely.updateTable("listing").set({ asked_at: askedAt }).where("id", "=", id).execute();
  const ask = async (server: TestApp) => {
    const off = offToken({ accountId: owner.id, kind: "match" }, [SECRET_KEY]);
    const answers = [
      await server.post("/api/v1/notifications/off", { token: off }),
      await server.post("/api/v1/still-available", {
        token: availabilityToken({ listingId: id, askedAt }, [SECRET_KEY]),
        answer: "available",
      }),
    ];
    return answers.map((answer) => (answer.statusCode === 200 ? "done" : answer.json<ErrorBody>().code));
  };
  expect(await ask(during)).toEqual(["done", "done"]);
  expect(await ask(after)).toEqual(["invalid_link", "invalid_link"]);
});

test("a request that comes again under its key is known by either secret, and afterwards refused with the row that it made", async () => {
  const user = await before.addUser();
  const { access_token } = good(await renew(during, user.tokens)).json<TestUser["tokens"]>();
  const headers = { ...bearer(access_token), "idempotency-key": crypto.randomUUID() };
  const old = { ...user.headers(), "idempotency-key": headers["idempotency-key"] };
  const fields = { id: crypto.randomUUID(), title: "Posted once" };
  const first = good(await postRoom(before, old, fields)).json();
  expect(good(await postRoom(during, headers, fields)).json()).toEqual(first);
  const late = await postRoom(after, headers, fields);
  expect(late.statusCode).toBe(422);
  expect(late.json<ErrorBody>()).toMatchObject({ current: { id: first.id } });
  const rooms = await before.database.pool.query("select from listing where owner_id = $1", [user.id]);
  expect(rooms.rowCount).toBe(1);
});

test("a photo that comes again is the same one under either secret, whatever its uuid", async () => {
  const user = await before.addUser();
  const { access_token } = good(await renew(during, user.tokens)).json<TestUser["tokens"]>();
  const renewed = { headers: () => bearer(access_token) };
  const [bytes, uuid] = [await newPhoto(), crypto.randomUUID()];
  const { image_url } = good(await sendPhoto(before, user, bytes, { uuid })).json();
  expect(good(await sendPhoto(during, renewed, bytes, { uuid })).json().image_url).toBe(image_url);
  expect(good(await sendPhoto(during, renewed, bytes)).json().image_url).toBe(image_url);
  // Afterwards its bytes are unknown, and it is found by its uuid, as when another device has sent it in other bytes.
  const late = await sendPhoto(after, renewed, bytes, { uuid });
  expect([late.statusCode, late.json().current.image_url]).toEqual([422, image_url]);
});

test("what was counted counts on while the secret is changed", async () => {
  const user = await before.addUser();
  const logIn = (server: TestApp, password: string) =>
    server.post("/api/v1/login", { username: user.email, password, remember_me: false });
  const wrong = async (server: TestApp, times: number) => {
    const answers = [];
    for (let index = 0; index < times; index += 1) answers.push(await logIn(server, `wrong ${crypto.randomUUID()}`));
    return tally(answers);
  };
  expect(await wrong(before, 6)).toEqual({ 400: 6 });
  expect(await wrong(during, 5)).toEqual({ 400: 4, 429: 1 });
  expect(await wrong(after, 1)).toEqual({ 429: 1 });
});

test("contacts that were opened count on, and somebody who reports a thing again is the same one", async () => {
  const [owner, reader] = [
    await before.addUser({ email_verified: true }),
    await before.addUser({ email_verified: true }),
  ];
  const flat = await posted(before, owner);
  good(await before.post(`/api/v1/items/${flat.id}/contact`, undefined, reader.headers()));
  const other = await posted(before, owner, { title: "Another" });
  good(await during.post(`/api/v1/items/${other.id}/contact`, undefined, reader.headers()));
  const { rows } = await before.database.pool.query("select max(used) as used from contact_count");
  expect(rows).toEqual([{ used: 2 }]);
  const thing = room(flat.id);
  const first = await reported(before, thing, { words: "It is not there" });
  const again = await reported(during, thing, { words: "Still not there" });
  expect(again.number).toBe(first.number);
});

test("a moderator's address of a withheld photo works under either secret, and afterwards is none", async () => {
  const [moderator, owner] = [await before.addUser({ is_superuser: true }), await before.addUser()];
  const uuid = crypto.randomUUID();
  const { image_url } = good(await sendPhoto(before, owner, await newPhoto(), { uuid })).json();
  const thing = room((await posted(before, owner, { images: [{ uuid, image_url, display_order: 0 }] })).id);
  await done(before, moderator, "hide", thing);
  const seen = (await caseOf(before, moderator, thing)).now?.listing?.image_url ?? "";
  expect((await during.get(seen)).statusCode).toBe(200);
  expect((await after.get(seen)).statusCode).toBe(404);
  expect(await noticesOf(during, owner)).toMatchObject([{ act: "hide" }]);
});
