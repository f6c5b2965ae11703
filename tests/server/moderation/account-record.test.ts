import { afterAll, beforeAll, expect, test } from "vitest";
import type { AccountRecord, FoundTarget } from "#contract/schemas/account-record.ts";
import { startTestApp, type TestApp } from "../test-app.ts";
import type { TestUser } from "../test-users.ts";
import { deleteRoom, posted, putRoom } from "../listings/support.ts";
import { posted as postedRequest } from "../tenant-requests/support.ts";
import { refusal } from "../users/support.ts";
import { caseOf, done, good, noticesOf, reported, request, room, sendAppeal } from "./support.ts";

let server: TestApp;
let moderator: TestUser;

beforeAll(async () => {
  server = await startTestApp({ settings: { rateLimits: false } });
  moderator = await server.addUser({ is_superuser: true });
});
afterAll(() => server.close());

async function recordOf({ id }: Pick<TestUser, "id">): Promise<AccountRecord> {
  return good(await server.get(`/api/v1/moderation/accounts/${id}`, moderator.headers())).json<AccountRecord>();
}

async function find(text: string): Promise<FoundTarget[]> {
  const answer = await server.post("/api/v1/moderation/find", { text }, moderator.headers());
  return good(answer).json<{ data: FoundTarget[] }>().data;
}

test("A-61: of an account a moderator reads its rooms and requests with state and signs, its reports, and its appeals", async () => {
  const [owner, reporter] = [await server.addUser(), await server.addUser()];
  const strong = "Pay the deposit by Western Union before the viewing, keys come by post";
  const scam = await posted(server, owner, { title: "Cheap flat", description: strong });
  const plain = await posted(server, owner, { title: "Box room" });
  const gone = await posted(server, owner, { title: "Deleted room" });
  await putRoom(server, plain.id, owner.headers(), { state: "paused" });
  await deleteRoom(server, gone.id, owner.headers());
  const wanted = await postedRequest(server, owner, { city: "Leeds" });
  const others = await posted(server, await server.addUser(), { title: "Somebody's room" });
  const first = await reported(server, room(scam.id), { reason: "money_before_viewing" }, reporter.headers());
  await reported(server, request(wanted.id), { reason: "spam" }, reporter.headers());
  const made = await reported(server, room(others.id), { reason: "already_let" }, owner.headers());
  await done(server, moderator, "hide", room(scam.id));
  await sendAppeal(server, owner, (await noticesOf(server, owner))[0]!, "It is my room");

  const record = await recordOf(owner);
  const recorded = (id: string) => record.rooms.data.find((each) => each.id === id);
  expect([record.rooms.count, record.rooms.data.length]).toEqual([3, 3]);
  expect(recorded(gone.id)).toMatchObject({ title: "Deleted room", is_deleted: true, signs: [], reports: 0 });
  expect(recorded(plain.id)).toMatchObject({ state: "paused", standing: null, is_deleted: false, signs: [] });
  expect(recorded(scam.id)).toMatchObject({
    title: "Cheap flat",
    state: "active",
    standing: "hidden",
    reports: 1,
    signs: expect.arrayContaining(["untraceable-payment"]),
    are_signs_checked: false,
  });
  expect(record.requests).toEqual({
    count: 1,
    data: [expect.objectContaining({ id: wanted.id, city: "Leeds", standing: null, reports: 1 })],
  });
  expect(record.requests.data[0]?.signs).toContain("new-account");
  expect(record.reports_received.count).toBe(2);
  expect(record.reports_received.data.map(({ target_id }) => target_id)).toEqual([wanted.id, scam.id]);
  expect(record.reports_received.data[1]).toEqual({
    number: first.number,
    ...room(scam.id),
    title: "Cheap flat",
    reason: "money_before_viewing",
    state: "decided",
    outcome: "hidden",
    created_at: expect.any(String),
  });
  expect(record.reports_made).toMatchObject({
    count: 1,
    data: [{ number: made.number, target_id: others.id, reason: "already_let", state: "open", outcome: null }],
  });
  expect(record.appeals).toMatchObject([
    { target_id: scam.id, title: "Cheap flat", act: "hide", words: "It is my room", outcome: null },
  ]);
  const { poster_history } = await caseOf(server, moderator, { kind: "account", target_id: owner.id });
  expect(poster_history).toMatchObject({ email: owner.email, is_active: true, acts: [{ act: "hide" }] });
});

test("A-61: a reporter's own record is what they reported, and an account without anything has an empty one", async () => {
  const nothing = { count: 0, data: [] };
  expect(await recordOf(await server.addUser())).toEqual({
    rooms: nothing,
    requests: nothing,
    reports_received: nothing,
    reports_made: nothing,
    appeals: [],
  });
});

test("A-61: there is no record of an account that is not there, nor for whoever is no moderator", async () => {
  const owner = await server.addUser();
  const path = `/api/v1/moderation/accounts/${owner.id}`;
  expect((await server.get(path, owner.headers())).statusCode).toBe(403);
  expect((await server.get(path)).statusCode).toBe(401);
  for (const id of [crypto.randomUUID(), "nobody"]) {
    const answer = await server.get(`/api/v1/moderation/accounts/${id}`, moderator.headers());
    expect(refusal(answer)).toEqual([404, "User not found", "user_not_found"]);
  }
});

test("A-61: a moderator finds a room by its link, its short id, a report's number and its note", async () => {
  const owner = await server.addUser();
  const xhs_link = "https://www.xiaohongshu.com/explore/abc123";
  const { id } = await posted(server, owner, { title: "Bright box room", xhs_link });
  const { number } = await reported(server, room(id));
  const found = {
    ...room(id),
    title: "Bright box room",
    poster: { id: owner.id, email: owner.email, full_name: expect.anything() },
  };
  const texts = [
    `https://qiying.example.org/?room=${id}&utm_source=wechat`,
    `看这个：https://qiying.example.org/item_detail/${id.toUpperCase()}\u200b。像骗子`,
    id.slice(-8),
    number,
    `打开小红书 ${xhs_link} 查看`,
  ];
  for (const text of texts) expect(await find(text), text).toEqual([found]);
  await deleteRoom(server, id, owner.headers());
  expect(await find(`/?room=${id}`)).toMatchObject([room(id)]);
});

test("A-61: a moderator finds a request and an account, and nothing where nothing is", async () => {
  const owner = await server.addUser({ email: "found.me@example.org", full_name: "Han Meimei" });
  const wanted = await postedRequest(server, owner, { city: "York" });
  const poster = { id: owner.id, email: owner.email, full_name: "Han Meimei" };
  const account = { kind: "account", target_id: owner.id, title: null, poster };
  expect(await find(`/matches/request/${wanted.id}`)).toEqual([{ ...request(wanted.id), title: "York", poster }]);
  for (const text of ["Found.Me@example.org", "邮箱：ｆｏｕｎｄ．ｍｅ＠ｅｘａｍｐｌｅ．ｏｒｇ。谢谢", owner.id]) {
    expect(await find(text), text).toEqual([account]);
  }
  for (const text of ["Han", "nobody@example.org", `/?room=${crypto.randomUUID()}`, "R-999999", "ffffffff"]) {
    expect(await find(text), text).toEqual([]);
  }
});

test("A-61: what is found is for moderators alone", async () => {
  const owner = await server.addUser();
  expect((await server.post("/api/v1/moderation/find", { text: owner.email }, owner.headers())).statusCode).toBe(403);
});
