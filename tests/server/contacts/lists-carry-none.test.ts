import { afterAll, beforeAll, expect, test } from "vitest";
import { CONTACT_FIELDS } from "#domain/listings/contact.ts";
import type { ListingContactField } from "#domain/listings/listing-fields.ts";
import { addRequestOf } from "../tenant-requests/support.ts";
import { startTestApp, type TestApp } from "../test-app.ts";
import type { TestUser } from "../test-users.ts";
import { addMarked, CONTACTS, hasContacts } from "./marked-contacts.ts";

let server: TestApp;
let owner: TestUser;
let stranger: TestUser;
let room = "";
let request = "";

beforeAll(async () => {
  server = await startTestApp({
    settings: { rateLimits: false },
    page: { distDir: "/nowhere", keptAssetsDir: "/nowhere" },
  });
  ({ owner, room, request } = await addMarked(server));
  stranger = await server.addUser();
});
afterAll(() => server.close());

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

test("A-53, A-86: lists and searches have the room with null for each field of a contact, and its owner's own whole", async () => {
  for (const url of [...LISTS, `items/open?id=${room}`, `items/${room}`, `tenants/tenant/${request}`]) {
    const seen = async (user: TestUser) => {
      const answer = (await server.get(`/api/v1/${url}`, user.headers())).json();
      const rows: (Record<ListingContactField, unknown> & { id: string })[] = answer.data ?? [answer];
      const row = rows.find(({ id }) => id === room || id === request)!;
      return [url, CONTACT_FIELDS.filter((field) => field in row).map((field) => row[field])];
    };
    const contacts = Object.values(CONTACTS).slice(0, url.startsWith("items") ? 3 : 2);
    expect(await seen(stranger)).toEqual([url, contacts.map(() => null)]);
    expect(await seen(owner)).toEqual([url, contacts]);
  }
});

test("A-53, A-86: the contact that is opened has all of its fields", async () => {
  const opened = await server.post(`/api/v1/items/${room}/contact`, {}, stranger.headers());
  expect(opened.json()).toMatchObject(CONTACTS);
});

test("A-86: visitors find no part of a contact in what they ask for, nor in the plain pages", async () => {
  for (const url of ["/plain", `/plain/rooms/${room}`, "/api/v1/items/open", `/api/v1/items/open?id=${room}`]) {
    const { body } = await server.get(url);
    expect([url, body.includes("studio"), hasContacts(body)]).toEqual([url, true, false]);
  }
});

test("a superuser reads contacts of one room or request, not of a list", async () => {
  const superuser = await server.addUser({ is_superuser: true });
  for (const url of [...LISTS, "items/?show_all=true"]) {
    const { body } = await server.get(`/api/v1/${url}`, superuser.headers());
    expect([url, hasContacts(body), body.includes(room) || body.includes(request)]).toEqual([url, false, true]);
  }
  for (const url of [`items/${room}`, `tenants/tenant/${request}`]) {
    expect((await server.get(`/api/v1/${url}`, superuser.headers())).json()).toMatchObject({ email: CONTACTS.email });
  }
});

test("PUBLIC_CONTACTS has them in every list, for whoever may read it", async () => {
  const open = await startTestApp({ settings: { publicContacts: true } });
  const reader = await open.addUser();
  await open.add({ title: "studio", email: CONTACTS.email });
  await addRequestOf(open, reader);
  await open.database.pool.query("update tenant_request set owner_id = null, email = $1", [CONTACTS.email]);
  for (const url of LISTS) {
    const body = (await open.get(`/api/v1/${url}`, reader.headers())).body;
    expect([url, hasContacts(body)]).toEqual([url, true]);
  }
  expect(hasContacts((await open.get("/api/v1/items/open")).body)).toBe(true);
  await open.close();
});
