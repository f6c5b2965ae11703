import { afterAll, beforeAll, expect, test } from "vitest";
import type { TenantRequest } from "#domain/tenant-requests/tenant-request.ts";
import { raceRounds } from "../../support/scope.ts";
import { mistakes } from "../listings/support.ts";
import { startTestApp, type TestApp } from "../test-app.ts";
import type { TestUser } from "../test-users.ts";
import { atOnce, refusal, tally } from "../users/support.ts";
import { addRequest, deleteRequest, posted, putRequest, readRequest, requestRow } from "./support.ts";

const lines: string[] = [];
let server: TestApp;
let user: TestUser;

beforeAll(async () => {
  const logTo = { write: (line: string) => void lines.push(line) };
  server = await startTestApp({ settings: { rateLimits: false }, logLevel: "info", logTo });
  user = await server.addUser();
});
afterAll(() => server.close());

const edit = (request: Pick<TenantRequest, "id">, body: object, headers: Record<string, string> = {}) =>
  putRequest(server, request.id, { ...user.headers(), ...headers }, body);

const events = (id: string) =>
  lines
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter(({ event, rowId }) => event === "security" && rowId === id)
    .map(({ msg, userId }) => [msg, userId]);

test("TN-07: another user's request can be read; only a superuser changes or deletes it", async () => {
  const request = await posted(server, user);
  const [other, superuser] = [await server.addUser(), await server.addUser({ is_superuser: true })];
  const before = await requestRow(server, request.id);
  const signs = [{ reason: "new-account", severity: "weak" }];
  expect((await readRequest(server, request.id, other.headers())).json()).toEqual({ ...request, email: null, signs });
  expect((await readRequest(server, request.id)).statusCode).toBe(401);
  for (const refused of [
    await putRequest(server, request.id, other.headers(), { city: "York" }),
    await deleteRequest(server, request.id, other.headers()),
  ])
    expect(refusal(refused)).toEqual([403, "Not enough permissions", "not_owner"]);
  expect(await requestRow(server, request.id)).toEqual(before);
  const changed = await putRequest(server, request.id, superuser.headers(), { city: "York" });
  expect([changed.statusCode, changed.json().city, changed.json().owner_id]).toEqual([200, "York", user.id]);
  expect((await deleteRequest(server, request.id, superuser.headers())).statusCode).toBe(200);
  expect(events(request.id)).toEqual([
    ["refused: somebody else's", other.id],
    ["refused: somebody else's", other.id],
    ["changed by superuser", superuser.id],
    ["deleted by superuser", superuser.id],
  ]);
});

test("TN-07: a request that is not there is 404, whatever its id looks like", async () => {
  for (const id of [crypto.randomUUID(), "0", "1;--", "urn:uuid:0190a5d0-ac96-774b-bcce-b302099a8057"])
    for (const answer of [
      await readRequest(server, id, user.headers()),
      await putRequest(server, id, user.headers(), { city: "York" }),
      await deleteRequest(server, id, user.headers()),
    ])
      expect(refusal(answer)).toEqual([404, "Tenant not found", "tenant_request_not_found"]);
});

test("TN-07: a request whose last day has passed is still read by its address", async () => {
  const id = await addRequest(server, { end_date: "2026-11-20" });
  expect((await readRequest(server, id, user.headers())).json()).toMatchObject({ id, end_date: "2026-11-20" });
});

test("TN-07, G17: a request is deleted by its owner, once; the same deletion under its key is answered again", async () => {
  const { id } = await posted(server, user);
  const headers = { ...user.headers(), "idempotency-key": "gone" };
  const answer = await deleteRequest(server, id, headers);
  expect([answer.statusCode, answer.json()]).toEqual([200, { message: "Tenant deleted successfully" }]);
  expect(await requestRow(server, id)).toBeUndefined();
  expect((await deleteRequest(server, id, headers)).body).toBe(answer.body);
  expect(refusal(await deleteRequest(server, id, user.headers()))).toEqual([
    404,
    "Tenant not found",
    "tenant_request_deleted",
  ]);
});

test("TN-08: owner, id, times and demo mark are not for the owner to change", async () => {
  const request = await posted(server, user);
  const other = await server.addUser();
  const body = { owner_id: other.id, id: crypto.randomUUID(), created_at: "2020-01-01T00:00:00Z", is_demo: true };
  expect((await edit(request, { ...body, price: 1 })).json()).toEqual({
    ...request,
    price: 1,
    price_upper_bound: 1,
    updated_at: expect.any(String),
  });
});

test("W-05: what is absent stays, and what is null or empty is cleared", async () => {
  const fields = {
    description: "old",
    contact_info: "wechat",
    email: "a@example.org",
    price: 100,
    begin_date: "2026-12-01",
  };
  const request = await posted(server, user, fields);
  const after = (await edit(request, { description: " New ", contact_info: null, email: "", price: null })).json();
  expect(after).toEqual({
    ...request,
    description: "New",
    contact_info: null,
    has_contact: false,
    email: "",
    price: null,
    price_upper_bound: null,
    updated_at: expect.any(String),
  });
  expect(after.updated_at > request.updated_at).toBe(true);
});

test("W-05: the merged request is judged; an edit may be past its last day", async () => {
  const request = await posted(server, user, { begin_date: "2026-12-01" });
  const refusedFor = async (body: object) => mistakes(await edit(request, body));
  expect(await refusedFor({ city: "" })).toEqual({ city: "field is required." });
  expect(await refusedFor({ end_date: "2026-11-30" })).toEqual({
    end_date: "Start date cannot be later than end date!",
  });
  expect(await refusedFor({ price: 1, price_upper_bound: 2 })).toEqual({
    price: "Must be the same as price_upper_bound",
  });
  expect((await requestRow(server, request.id))?.updated_at).toBe(request.updated_at);
  expect((await edit(request, { begin_date: "2026-01-01", end_date: "2026-02-01" })).statusCode).toBe(200);
});

test("W-05: an edit of an older version is refused with the request as it is", async () => {
  const request = await posted(server, user);
  const first = await edit(request, { price: 1, updated_at: request.updated_at });
  expect(first.statusCode).toBe(200);
  for (const stale of [
    await edit(request, { price: 2, updated_at: request.updated_at }),
    await edit(request, { price: 2 }, { "if-match": `"${request.updated_at}"` }),
    await edit(request, { price: 2 }, { "if-match": "garbage" }),
  ])
    expect([stale.statusCode, stale.json()]).toEqual([
      409,
      { detail: "It was changed meanwhile", code: "changed_meanwhile", current: first.json() },
    ]);
  const etag = String((await readRequest(server, request.id, user.headers())).headers["etag"]);
  expect((await edit(request, { price: 3 }, { "if-match": etag })).json().price_upper_bound).toBe(3);
});

test("W-05: the version grows with every change, also within a millisecond and when the clock goes back", async () => {
  const request = await posted(server, user);
  const noon = server.clock.now().toISOString();
  const versions = [request.updated_at];
  for (const instant of [noon, noon, "2026-11-21T11:00:00Z", noon]) {
    server.clock.set(instant);
    versions.push((await edit(request, { price: versions.length })).json().updated_at);
  }
  expect(versions).toEqual([...new Set(versions)].toSorted());
});

test("RC-10: of parallel edits of one version exactly one is taken, and the others see it", async () => {
  for (let round = 0; round < raceRounds(5); round += 1) {
    const request = await posted(server, user);
    const answers = await atOnce(30, (index) =>
      edit(request, { price: index + 1, description: `Edit ${index}`, updated_at: request.updated_at }),
    );
    expect(tally(answers)).toEqual({ 200: 1, 409: 29 });
    const winner = answers.find(({ statusCode }) => statusCode === 200)!.json();
    expect((await readRequest(server, request.id, user.headers())).json()).toEqual(winner);
    for (const answer of answers) if (answer.statusCode === 409) expect(answer.json().current).toEqual(winner);
  }
});

test("RC-10: of parallel deletions one deletes, and an edit that comes too late finds nothing", async () => {
  for (let round = 0; round < raceRounds(5); round += 1) {
    const request = await posted(server, user);
    const deleting = atOnce(10, () => deleteRequest(server, request.id, user.headers()));
    const editing = atOnce(10, (index) => edit(request, { price: index + 1 }));
    expect(tally(await deleting)).toEqual({ 200: 1, 404: 9 });
    for (const { statusCode } of await editing) expect([200, 404]).toContain(statusCode);
    expect(await requestRow(server, request.id)).toBeUndefined();
  }
});

test("A-87: a budget by the month stays beside the week's, and goes when the week's is set alone", async () => {
  const request = await posted(server, user, { price_upper_bound: 288.46, price_per_month: 1250 });
  expect(request).toMatchObject({ price_upper_bound: 288.46, price_per_month: 1250 });
  const changed = await edit(request, { price: 290 });
  expect(changed.json()).toMatchObject({ price_upper_bound: 290, price_per_month: null });
});
