import { afterAll, beforeAll, expect, test } from "vitest";
import { REQUEST_TEXT_LENGTHS } from "#domain/tenant-requests/request-rules.ts";
import { mistakes } from "../listings/support.ts";
import { startTestApp, type TestApp } from "../test-app.ts";
import type { TestUser } from "../test-users.ts";
import { posted, postRequest, readRequest, REQUEST, requestRow, requestsOf } from "./support.ts";

let server: TestApp;
let user: TestUser;

beforeAll(async () => {
  server = await startTestApp({ settings: { rateLimits: false } });
  user = await server.addUser();
});
afterAll(() => server.close());

/** What a request with these fields is refused for; nothing may have been written. */
async function refusedFor(fields: object): Promise<Record<string, string>> {
  const before = await requestsOf(server, user);
  const answer = await postRequest(server, user.headers(), fields);
  expect(answer.statusCode, answer.body).toBe(422);
  expect(await requestsOf(server, user)).toEqual(before);
  return mistakes(answer);
}

test("A-19: city and property type are enough", async () => {
  const answer = await postRequest(server, user.headers());
  expect(answer.statusCode, answer.body).toBe(200);
  const empty = { email: "", post_code: "", begin_date: null, end_date: null, price_upper_bound: null, price: null };
  const texts = { room_type: null, let_type: null, contact_info: null, description: null };
  expect(answer.json()).toMatchObject({ ...REQUEST, ...empty, ...texts, owner_id: user.id, is_demo: false });
  expect(answer.json().id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7/);
  expect(answer.headers["etag"]).toBe(`"${answer.json().updated_at}"`);
});

test("every field comes back as it was written, also from a read", async () => {
  const fields = {
    email: "tenant@example.org",
    post_code: "near UCL",
    begin_date: "2026-12-01",
    end_date: "2027-06-30",
    price_upper_bound: 210.5,
    room_type: "ensuite",
    let_type: "private",
    contact_info: "wechat: qiying\nphone: 020 7946 0000",
    description: "Two tidy students.\r\n\n  No pets.",
  };
  const request = await posted(server, user, fields);
  expect(request).toMatchObject({ ...REQUEST, ...fields });
  expect((await readRequest(server, request.id, user.headers())).json()).toEqual(request);
});

test.each([
  ["city", "field is required."],
  ["property_type", "property_type is required."],
])("TN-05, G10b: %s must be given: '%s'", async (field, sentence) => {
  for (const blank of [undefined, null, "", "  \n", "\u200b\u2060", "\u00a0"])
    expect(await refusedFor({ [field]: blank }), String(blank)).toEqual({ [field]: sentence });
});

test.each([
  [{ price_upper_bound: -1 }, { price_upper_bound: "Price cannot be negative" }],
  [{ price: -1 }, { price_upper_bound: "Price cannot be negative" }],
  [{ price_upper_bound: 1_000_001 }, { price_upper_bound: "Price must be 1000000 or less" }],
  [{ price_upper_bound: 0.001 }, { price_upper_bound: "Price must have at most two decimals" }],
  [{ price_upper_bound: "NaN" }, { price_upper_bound: "Must be a number" }],
  [{ price: "200" }, { price: "Must be a number" }],
  [{ property_type: "house" }, { property_type: "Must be one of: student, social, any" }],
  [{ let_type: "agent" }, { let_type: "Must be one of: official, private, either" }],
  [{ email: "not an address" }, { email: "Invalid email address" }],
  [{ begin_date: "2025-02-30" }, { begin_date: "Must be a day such as 2026-01-31" }],
  [{ end_date: "infinity" }, { end_date: "Must be a day such as 2026-01-31" }],
  [{ end_date: "9999-12-31" }, { end_date: "Must be within five years from today" }],
  [{ begin_date: "2026-01-01", end_date: "2026-11-20" }, { end_date: "End date cannot be in the past" }],
  [{ begin_date: "2027-02-01", end_date: "2027-01-31" }, { end_date: "Start date cannot be later than end date!" }],
])("TN-05: %j is refused", async (fields, sentences) => {
  expect(await refusedFor(fields)).toEqual(sentences);
});

test.each(["1e309", "-1e309", "NaN"])("TN-05: the budget %s, as JSON text, is refused", async (text) => {
  const payload = JSON.stringify({ ...REQUEST, price_upper_bound: 12345 }).replace("12345", text);
  const headers = { ...user.headers(), "content-type": "application/json" };
  const answer = await server.app.inject({ method: "POST", url: "/api/v1/tenants/tenant", headers, payload });
  expect([400, 422]).toContain(answer.statusCode);
});

test.each(Object.entries(REQUEST_TEXT_LENGTHS).filter(([field]) => field !== "email"))(
  "TN-05: %s may have %d characters, and not one more",
  async (field, most) => {
    expect(await posted(server, user, { [field]: "字".repeat(most - 1) + "𠮷" })).toBeDefined();
    expect(await refusedFor({ [field]: "字".repeat(most + 1) })).toEqual({
      [field]: `Must have at most ${most} characters`,
    });
  },
);

test("A-35: the budget has two names, which must agree", async () => {
  for (const body of [{ price: 190.5 }, { price_upper_bound: 190.5 }, { price: 190.5, price_upper_bound: 190.5 }])
    expect(await posted(server, user, body)).toMatchObject({ price: 190.5, price_upper_bound: 190.5 });
  for (const body of [
    { price: 190, price_upper_bound: 191 },
    { price: null, price_upper_bound: 191 },
    { price: 190, price_upper_bound: null },
  ])
    expect(await refusedFor(body)).toEqual({ price: "Must be the same as price_upper_bound" });
});

test.each([0, 0.01, 19.99, 1_000_000])("the budget %d is kept to the penny", async (price) => {
  const { id } = await posted(server, user, { price });
  expect(await requestRow(server, id)).toMatchObject({ price_upper_bound_pence: Math.round(price * 100) });
});

test.each([
  [{ city: " 伦敦 " }, { city: "London" }],
  [{ city: "Stoke-on-Trent" }, { city: "Stoke-on-Trent" }],
  [{ city: "cafe\u0301\r\ntown" }, { city: "café town" }],
  [{ description: "\u202eroom\u202c \u2066x\u2069" }, { description: "room x" }],
  [{ email: " Tenant@Example.ORG " }, { email: "tenant@example.org" }],
  [{ post_code: " near\n UCL " }, { post_code: "near UCL" }],
  [
    { description: "", contact_info: "\u200b", let_type: "", room_type: null, email: " ", post_code: null },
    { description: null, contact_info: null, let_type: null, room_type: null, email: "", post_code: "" },
  ],
])("A-18, A-40, G10c: %j is kept as %j", async (fields, kept) => {
  expect(await posted(server, user, fields)).toMatchObject(kept);
});

test.each([{ id: "not-a-uuid" }, { city: ["London"] }, { description: "\u0000" }, { description: "\ud800" }])(
  "G9, G10: %j is refused",
  async (fields) => {
    expect(Object.keys(await refusedFor(fields))).toEqual(Object.keys(fields));
  },
);

test("TN-08: whose it is, when and whether for show is not for the poster to say; the address is free text", async () => {
  const other = await server.addUser();
  const written = { owner_id: other.id, created_at: "2020-01-01T00:00:00Z", is_demo: true, email: other.email };
  const { id } = await posted(server, user, written);
  const now = server.clock.now().toISOString();
  expect(await requestRow(server, id)).toMatchObject({
    owner_id: user.id,
    created_at: now,
    is_demo: false,
    email: other.email,
  });
});
