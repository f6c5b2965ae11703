import { afterAll, beforeAll, expect, test } from "vitest";
import { routes, type RouteName } from "#contract/routes.ts";
import { sampleCalls, sendSample } from "../access/sample-calls.ts";
import { addRequestOf } from "../tenant-requests/support.ts";
import { startTestApp, type TestApp } from "../test-app.ts";
import type { TestUser } from "../test-users.ts";

let server: TestApp;
let owner: TestUser;
let stranger: TestUser;
let room = "";
let request = "";
/** What nobody but the owner may read in any answer but the two that are counted. */
const CONTACTS = ["reach-me@example.org", "wx-only-when-opened"];
const GIVES_CONTACTS: ReadonlySet<RouteName> = new Set(["openListingContact", "openTenantRequestContact"]);
const READ_ONE_BY_ONE: ReadonlySet<RouteName> = new Set(["readListing", "readTenantRequest", "readCase"]);

beforeAll(async () => {
  server = await startTestApp({ settings: { rateLimits: false } });
  owner = await server.addUser();
  stranger = await server.addUser();
  [room = ""] = await server.add({ title: "studio", price: 190, email: CONTACTS[0]!, contact_info: CONTACTS[1]! });
  await server.database.pool.query("update listing set owner_id = $1 where id = $2", [owner.id, room]);
  request = await addRequestOf(server, owner);
  await server.database.pool.query("update tenant_request set email = $1, contact_info = $2", CONTACTS);
});
afterAll(() => server.close());

function hasContacts(body: string): boolean {
  return CONTACTS.some((contact) => body.includes(contact));
}

test("A-53: no call of the contract gives away somebody else's contact, to users, visitors or superusers in lists", async () => {
  for (const as of ["stranger", "superuser", "visitor"]) {
    for (const name of Object.keys(routes) as RouteName[]) {
      if (GIVES_CONTACTS.has(name)) continue;
      // What a superuser reads and judges, one at a time, is below.
      if (as === "superuser" && READ_ONE_BY_ONE.has(name)) continue;
      // Anew for each call: some of them log out, or delete the account.
      const caller = as === "visitor" ? null : await server.addUser({ is_superuser: as === "superuser" });
      const target = await server.addUser();
      const sample = await sampleCalls[name]({ server, caller, target, roomId: room });
      const answer = await sendSample(server, name, sample, caller?.headers());
      expect([as, name, hasContacts(answer.body)]).toEqual([as, name, false]);
    }
  }
});

/** Every answer that has rooms or requests of others in it: each must have this one, or nothing would be seen here. */
const LISTS = [
  "items/open",
  "items/open?limit=50",
  "items/filter-open",
  "items/fuzzy?fuzzy=studio",
  "items/ai-search?query=studio%20in%20London",
  "items/matching?city=London",
  "tenants/tenants?show_all=true",
];

test("A-53: lists and searches have the room with null for contact fields, and its owner's own whole", async () => {
  for (const url of [...LISTS, `items/open?id=${room}`, `items/${room}`, `tenants/tenant/${request}`]) {
    const seen = async (user: TestUser) => {
      const answer = (await server.get(`/api/v1/${url}`, user.headers())).json();
      const rows: { id: string; email: string | null; contact_info: string | null }[] = answer.data ?? [answer];
      const row = rows.find(({ id }) => id === room || id === request);
      return [url, row?.email, row?.contact_info];
    };
    expect(await seen(stranger)).toEqual([url, null, null]);
    expect(await seen(owner)).toEqual([url, ...CONTACTS]);
  }
});

test("a superuser reads contacts of one room or request, not of a list", async () => {
  const superuser = await server.addUser({ is_superuser: true });
  for (const url of [...LISTS, "items/?show_all=true"]) {
    const { body } = await server.get(`/api/v1/${url}`, superuser.headers());
    expect([url, hasContacts(body), body.includes(room) || body.includes(request)]).toEqual([url, false, true]);
  }
  for (const url of [`items/${room}`, `tenants/tenant/${request}`]) {
    expect((await server.get(`/api/v1/${url}`, superuser.headers())).json()).toMatchObject({ email: CONTACTS[0] });
  }
});

test("PUBLIC_CONTACTS has them in every list, for whoever may read it", async () => {
  const open = await startTestApp({ settings: { publicContacts: true } });
  const reader = await open.addUser();
  await open.add({ title: "studio", email: CONTACTS[0]! });
  await addRequestOf(open, reader);
  await open.database.pool.query("update tenant_request set owner_id = null, email = $1", [CONTACTS[0]]);
  for (const url of LISTS) {
    const body = (await open.get(`/api/v1/${url}`, reader.headers())).body;
    expect([url, hasContacts(body)]).toEqual([url, true]);
  }
  expect(hasContacts((await open.get("/api/v1/items/open")).body)).toBe(true);
  await open.close();
});
