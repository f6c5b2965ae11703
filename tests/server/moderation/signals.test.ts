import { afterAll, beforeAll, expect, test } from "vitest";
import type { Listing } from "#domain/listings/listing.ts";
import { posted } from "../listings/support.ts";
import { posted as postedRequest } from "../tenant-requests/support.ts";
import { startTestApp, type TestApp } from "../test-app.ts";
import type { TestUser } from "../test-users.ts";
import { refusal } from "../users/support.ts";
import { caseOf, done, noticesOf, reported, request, room } from "./support.ts";

let server: TestApp;
let moderator: TestUser;
let owner: TestUser;
let listing: Listing;

beforeAll(async () => {
  server = await startTestApp({ settings: { rateLimits: false, requireEmailCode: true } });
  moderator = await server.addUser({ is_superuser: true });
  owner = await server.addUser({ email_verified: true });
  listing = await posted(server, owner, { description: "I am abroad. Pay the deposit in gift cards first." });
});
afterAll(() => server.close());

test("A-61, A-65: a case shows what the scam guard sees in its room, reported or not", async () => {
  await reported(server, room(listing.id), { reason: "money_before_viewing" });
  const { signals } = await caseOf(server, moderator, room(listing.id));
  expect(signals?.signs.map(({ reason }) => reason)).toEqual(expect.arrayContaining(["gift-cards", "new-account"]));
  expect(signals?.photos_elsewhere).toEqual([]);
});

test("A-61, A-65: a case shows what the scam guard sees in a request too", async () => {
  const wanted = await postedRequest(server, owner, { description: "Pay me £50 to join, by gift cards." });
  const { signals } = await caseOf(server, moderator, request(wanted.id));
  expect(signals?.signs.map(({ reason }) => reason)).toEqual(["asks-money", "gift-cards", "new-account"]);
});

test("A-65: the signs of a hidden room are its owner's and the moderators' alone", async () => {
  const ask = async (headers = {}) => (await server.get(`/api/v1/items/${listing.id}/warnings`, headers)).statusCode;
  expect(await ask()).toBe(200);
  await done(server, moderator, "hide", room(listing.id));
  const stranger = await server.addUser();
  const asking = [{}, stranger.headers(), owner.headers(), moderator.headers()];
  const statuses: number[] = [];
  for (const headers of asking) statuses.push(await ask(headers));
  expect(statuses).toEqual([404, 404, 200, 200]);
});

test("A-62: who appeals in the app has a confirmed address", async () => {
  const poster = await server.addUser();
  await done(server, moderator, "warn", { account_id: poster.id });
  const [notice] = await noticesOf(server, poster);
  const answer = await server.post(
    `/api/v1/moderation/notices/${notice?.id ?? ""}/appeal`,
    { words: "It is there" },
    poster.headers(),
  );
  expect(refusal(answer)).toEqual([403, "Please confirm your email address first", "email_not_confirmed"]);
});
