import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Listing } from "#domain/listings/listing.ts";
import { startTestApp, type TestApp } from "../test-app.ts";
import type { TestUser } from "../test-users.ts";
import { mistakes, patiently, posted, postRoom, roomRow } from "../listings/support.ts";
import { listRequests, posted as postedRequest, postRequest, readRequest } from "../tenant-requests/support.ts";
import { patch, refusal } from "../users/support.ts";
import { caseOf, casesOf, done, good, noticesOf, readReport, reported, room, sendAct } from "./support.ts";

let server: TestApp;
let moderator: TestUser;
let scammer: TestUser;
let reader: TestUser;
let rooms: Listing[];

beforeAll(async () => {
  server = await startTestApp({ settings: { rateLimits: false } });
  moderator = await server.addUser({ is_superuser: true });
  reader = await server.addUser();
});
beforeEach(async () => {
  scammer = await server.addUser({ language: "en" });
  rooms = [];
  for (const title of ["Too cheap", "Far too cheap", "Nearly free"]) {
    rooms.push(await posted(server, scammer, { title, city: "Bath", contact_info: contact() }));
  }
});
afterAll(() => server.close());

/** Stands in all that this scammer has posted, and in nothing else. */
function contact(): string {
  return `wechat: ${scammer.id.slice(-12)}`;
}

/** Everything public in which the scammer's rooms, requests or contacts might stand, to somebody who is signed in. */
async function publicText(requestId: string): Promise<string> {
  const paths = [
    "items/open",
    "items/filter-open?city=Bath",
    "items/fuzzy?fuzzy=cheap",
    "items/matching?city=Bath",
    "tenants/tenants?show_all=true",
    ...rooms.map(({ id }) => `items/${id}`),
    ...rooms.map(({ id }) => `items/open?id=${id}`),
  ];
  const contacts = [...rooms.map(({ id }) => `items/${id}/contact`), `tenants/tenant/${requestId}/contact`];
  const answers = await Promise.all([
    ...paths.map((path) => server.get(`/api/v1/${path}`, reader.headers())),
    ...contacts.map((path) => server.post(`/api/v1/${path}`, undefined, reader.headers())),
  ]);
  return answers.map(({ body }) => body).join("\n");
}

test.each(["by an act", "by the list of users"])(
  "A-61: deactivating an account %s takes all its rooms, requests and contacts out of the public, and reactivating brings them back",
  async (how) => {
    const { id: requestId } = await postedRequest(server, scammer, { city: "Bath", contact_info: contact() });
    const timesShown = async () => (await publicText(requestId)).split(contact()).length - 1;
    expect(await timesShown()).toBe(rooms.length + 1);
    const setActive = async (is_active: boolean) => {
      const answer =
        how === "by an act"
          ? await sendAct(server, moderator, is_active ? "reactivate" : "deactivate", { account_id: scammer.id })
          : await patch(server, scammer.id, { is_active }, moderator.headers());
      expect(answer.statusCode).toBe(200);
    };
    await setActive(false);
    const text = await publicText(requestId);
    for (const word of [contact(), scammer.id, requestId, ...rooms.map(({ id }) => id)])
      expect(text.includes(word)).toBe(false);
    const link = await server.get(`/api/v1/items/${rooms[0]!.id}`, reader.headers());
    expect(refusal(link)[2]).toBe("listing_hidden");
    await setActive(true);
    expect(await timesShown()).toBe(rooms.length + 1);
    for (const { id } of rooms) expect((await roomRow(server, id))?.live).toBe(true);
  },
);

test("A-61: the list of users writes into the log as well, and tells whom it concerns, who can appeal", async () => {
  await server.mails();
  await patch(server, scammer.id, { is_active: false }, moderator.headers());
  const { data } = (await server.get("/api/v1/moderation/acts?limit=1", moderator.headers())).json();
  expect(data).toMatchObject([
    { act: "deactivate", reason: "edited_directly", account: { id: scammer.id }, by: { id: moderator.id } },
  ]);
  const [mail, ...others] = await server.mails();
  expect([mail?.to, mail?.subject, others]).toEqual([scammer.email, "Your Qiying account has been deactivated", []]);
  expect(mail?.text).toContain("/appeal?token=");
  expect(mail?.text).not.toContain("The reason");
  // Once more changes nothing, and says nothing.
  await patch(server, scammer.id, { is_active: false }, moderator.headers());
  expect(await server.mails()).toEqual([]);
});

test("A-61: the list of users deactivates with a reason and words in both languages, as the act itself does", async () => {
  await server.mails();
  const why = { reason: "scam", words_zh: "看房前就要钱", words_en: "It asks for money before a viewing" };
  const tried = (fields: object) => patch(server, scammer.id, { is_active: false, ...fields }, moderator.headers());
  expect(mistakes(await tried({ ...why, reason: "mended", words_en: "" }))).toEqual({
    reason: expect.stringMatching(/^Must be one of: scam, /),
    words_en: "field is required.",
  });
  good(await tried(why));
  const last = async () =>
    good(await server.get("/api/v1/moderation/acts?limit=1", moderator.headers())).json().data[0];
  expect(await last()).toMatchObject({ act: "deactivate", ...why, account: { id: scammer.id } });
  const [mail] = await server.mails();
  for (const said of ["it looks like a scam", why.words_en]) expect(mail?.text).toContain(said);
  // What gives back takes none.
  good(await patch(server, scammer.id, { is_active: true, ...why }, moderator.headers()));
  expect(await last()).toMatchObject({ act: "reactivate", reason: "edited_directly", words_zh: null });
});

test("A-61: reactivating brings back only what was hidden for that", async () => {
  const [hidden, paused, plain] = rooms as [Listing, Listing, Listing];
  await done(server, moderator, "hide", room(hidden.id));
  await server.database.kysely.updateTable("listing").set({ state: "paused" }).where("id", "=", paused.id).execute();
  await done(server, moderator, "deactivate", { account_id: scammer.id });
  await done(server, moderator, "reactivate", { account_id: scammer.id });
  const live = await Promise.all(rooms.map(async ({ id }) => (await roomRow(server, id))?.live));
  expect(live).toEqual([false, false, true]);
  expect(plain.id).toBe(rooms[2]?.id);
});

test("A-61: all that is open about an account is decided with its deactivation, and its sessions end", async () => {
  const reports = [];
  for (const { id } of rooms) reports.push(await reported(server, room(id), { email: `${id}@example.org` }));
  await done(server, moderator, "deactivate", { account_id: scammer.id }, { reason: "scam" });
  for (const report of reports) expect(await readReport(server, report)).toMatchObject({ outcome: "deactivated" });
  const open = await casesOf(server, moderator);
  expect(open.filter(({ poster }) => poster?.id === scammer.id)).toEqual([]);
  expect(await reported(server, room(rooms[0]!.id))).toMatchObject({ state: "decided", outcome: "deactivated" });
  expect(refusal(await server.get("/api/v1/users/me", scammer.headers()))[0]).toBe(403);
  await done(server, moderator, "reactivate", { account_id: scammer.id });
  for (const report of reports) expect(await readReport(server, report)).toMatchObject({ outcome: "restored" });
});

test("A-61: a deactivated account deactivated once more, or at once by two, is deactivated once", async () => {
  const other = await server.addUser({ is_superuser: true });
  const on = { account_id: scammer.id };
  const both = await Promise.all([moderator, other].map((who) => sendAct(server, who, "deactivate", on)));
  expect(both.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const { acts } = await caseOf(server, moderator, { kind: "account", target_id: scammer.id });
  expect(acts.map(({ act }) => act)).toEqual(["deactivate"]);
});

test("A-61: whatever is posted while its account is deactivated, nothing of it stays in public", async () => {
  for (let round = 0; round < 6; round += 1) {
    const keen = await server.addUser();
    const headers = keen.headers();
    const ids = Array.from({ length: 4 }, () => crypto.randomUUID());
    const posts = ids.map((id) => patiently(() => postRoom(server, headers, { id, title: "Racing", city: "Ely" })));
    const wanted = patiently(() => postRequest(server, headers, { city: "Ely" }));
    const [act] = await Promise.all([
      patiently(() => sendAct(server, moderator, "deactivate", { account_id: keen.id })),
      ...posts,
      wanted,
    ]);
    expect(act?.statusCode).toBe(200);
    for (const answer of await Promise.all([...posts, wanted])) expect([200, 403]).toContain(answer.statusCode);
    const list = (await server.get("/api/v1/items/filter-open?city=Ely")).json<{ data: Listing[] }>();
    expect(list.data).toEqual([]);
    const requests = (await listRequests(server, "?show_all=true", reader.headers())).json();
    expect(requests.data.filter(({ owner_id }: { owner_id: string }) => owner_id === keen.id)).toEqual([]);
  }
});

test("A-61: rooms and requests of accounts that were deactivated without this code are hidden with them", async () => {
  const { id } = await postedRequest(server, scammer, { city: "Bath" });
  const set = (is_active: boolean) =>
    server.database.kysely.updateTable("account").set({ is_active }).where("id", "=", scammer.id).execute();
  await set(false);
  expect((await publicText(id)).includes(contact())).toBe(false);
  expect(refusal(await readRequest(server, id, reader.headers()))[2]).toBe("tenant_request_hidden");
  expect((await readRequest(server, id, moderator.headers())).json()).toMatchObject({ hidden: "deactivation" });
  await set(true);
  expect((await readRequest(server, id, reader.headers())).json()).not.toHaveProperty("hidden");
});

test("A-61: a warning hides nothing, and is told", async () => {
  await done(server, moderator, "warn", room(rooms[0]!.id), { words_en: "Please ask no money before a viewing" });
  await done(server, moderator, "warn", { account_id: scammer.id });
  expect((await roomRow(server, rooms[0]!.id))?.live).toBe(true);
  const notices = await noticesOf(server, scammer);
  expect(notices).toMatchObject([
    { act: "warn", kind: null, title: null, may_appeal: true },
    { act: "warn", kind: "listing", words_en: "Please ask no money before a viewing" },
  ]);
});
