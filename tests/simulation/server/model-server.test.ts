import { afterAll, beforeAll, expect, test } from "vitest";
import type { UploadedImage } from "#contract/schemas/photo.ts";
import { MAX_SAVED_SEARCHES } from "#domain/saved-searches/saved-search.ts";
import { MAX_OPINIONS, MAX_SHARED_LISTS } from "#domain/shared-lists/shared-list.ts";
import { emptyViewing, MAX_VIEWINGS, MOST_REMOVED_VIEWINGS } from "#domain/viewings/viewing.ts";
import { fileIdOf } from "../../../src/server/photos/photo-url.ts";
import { encodedForm, newPhoto } from "../../server/photos/support.ts";
import { startTestApp, type TestApp } from "../../server/test-app.ts";
import type { TestUser } from "../../server/test-users.ts";
import { seededRandom } from "../../support/seeded-random.ts";
import { modelServer, SERVED_CALLS, type ModelServer } from "./model-server.ts";
import type { RandomCall } from "./called.ts";
import { randomCalls } from "./random-calls.ts";
import type { ServerAnswer, ServerRequest } from "./request.ts";
import { modelRows, realRows } from "./rows-of-both.ts";

const SEED = 1;
const CALLS = 1500;

let server: TestApp;
let model: ModelServer;
let users: TestUser[];
/** What the real server has drawn by chance. */
let realToken = "";
let realId = "";
/** What the real server has made of a photo. */
let realFile = { fileId: "", colour: "" };

beforeAll(async () => {
  server = await startTestApp();
  model = modelServer({
    now: () => server.clock.now(),
    userOf: (token) => token,
    newId: () => realId,
    newToken: () => realToken,
    photoFile: () => realFile,
  });
  users = await Promise.all(Array.from({ length: 3 }, addUser));
});
afterAll(() => server.close());

test("the model of the server does and answers what the server does and answers", async () => {
  const random = seededRandom(SEED);
  const photos = await Promise.all(
    Array.from({ length: 6 }, async () => ({ uuid: uuid(random), bytes: new Uint8Array(await newPhoto()) })),
  );
  const ids = (count: number) => Array.from({ length: count }, () => uuid(random));
  const parts = {
    random,
    state: () => model.state,
    rooms: ids(6),
    searches: ids(8),
    lists: ids(4),
    posts: ids(6),
    photos,
  };
  const next = randomCalls(parts);
  const statuses = new Map<string, Set<number>>();
  for (let at = 0; at < CALLS; at += 1) {
    passTime(random.pick([0, 1, 700, 3000, -5000]));
    const user = random.pick(users);
    const call = next(user.id);
    // Of several parts at one instant any may count as the latest.
    if (call.name === "sendUploadPart") passTimeToNew();
    const { status } = await same(call, random.chance(0.02) ? null : user);
    statuses.set(call.name, (statuses.get(call.name) ?? new Set()).add(status));
    if (at % 100 === 99) expect(modelRows(model.state)).toEqual(await realRows(server.database.kysely));
  }
  expect([...statuses.keys()].toSorted()).toEqual(SERVED_CALLS.toSorted());
  const refused = [...statuses].flatMap(([name, all]) =>
    [...all].filter((status) => status >= 400).map((status) => `${name} ${status}`),
  );
  expect(refused).toEqual(
    expect.arrayContaining(["putViewing 404", "putViewing 409", "putViewing 422", "putOpinion 409"]),
  );
  expect(refused).toEqual(
    expect.arrayContaining(["createListing 409", "createListing 422", "updateListing 409", "updateListing 422"]),
  );
  expect(refused).toEqual(expect.arrayContaining(["putSavedSearch 404", "putSavedSearch 409", "sendUploadPart 409"]));
});

test("they agree on what is too much", async () => {
  const random = seededRandom(SEED);
  const user = await addUser();
  const put = (id: string) => json("PUT", `/api/v1/viewings/${id}`, { content: emptyViewing });
  const rooms = Array.from({ length: MOST_REMOVED_VIEWINGS + 2 }, () => uuid(random));
  for (const [at, id] of rooms.entries()) {
    passTime(1000);
    const { status } = await same(put(id), user);
    expect(status).toBe(at % (MAX_VIEWINGS + 1) === MAX_VIEWINGS ? 422 : 200);
    if (at % (MAX_VIEWINGS + 1) !== MAX_VIEWINGS) continue;
    for (const gone of rooms.slice(at - MAX_VIEWINGS, at)) await same(json("DELETE", `/api/v1/viewings/${gone}`), user);
  }
  for (let at = 0; at <= MAX_SAVED_SEARCHES; at += 1) {
    const body = { name: "a", criteria: { mode: "filter", city: "Leeds" }, alert: "off", by_push: true, by_mail: true };
    const { status } = await same(json("PUT", `/api/v1/saved-searches/${uuid(random)}`, body), user);
    expect(status).toBe(at === MAX_SAVED_SEARCHES ? 429 : 200);
  }
  for (let at = 0; at <= MAX_SHARED_LISTS; at += 1) {
    passTime(1000);
    const { status } = await same(json("POST", "/api/v1/shared-lists", { id: uuid(random), name: "a" }), user);
    expect(status).toBe(at === MAX_SHARED_LISTS ? 422 : 200);
  }
  const token = [...model.state.lists.keys()].at(-1)!;
  for (let at = 0; at <= MAX_OPINIONS; at += 1) {
    passTime(1000);
    const content = { name: `${at}`, votes: {}, notes: {} };
    const { status } = await same(
      json("PUT", `/api/v1/shared-lists/by-link/${token}/opinion`, { content }),
      await addUser(),
    );
    expect(status).toBe(at === MAX_OPINIONS ? 422 : 200);
  }
  for (let at = 0; at <= 120; at += 1) {
    const { status } = await same(
      json("PUT", "/api/v1/notification-settings", { ...settings(), saved_searches: at % 2 === 1 }),
      user,
    );
    expect(status).toBe(at === 120 ? 429 : 200);
  }
  expect(modelRows(model.state)).toEqual(await realRows(server.database.kysely));
});

/** Asks both, and holds the model's answer to the server's. */
async function same({ request }: Pick<RandomCall, "request">, user: TestUser | null): Promise<ServerAnswer> {
  const real = await askedForReal(request, user);
  realToken = tokenIn(real);
  realFile = fileIn(real);
  if (request.path.endsWith("/opinion")) realId = await opinionId(user);
  const own = user === null ? {} : { authorization: `Bearer ${user.id}` };
  const answer = model.answer({ ...request, headers: { ...request.headers, ...own } });
  expect(outline(answer), `${request.method} ${request.path} ${JSON.stringify(request.body)}`).toEqual(outline(real));
  return answer;
}

async function askedForReal(
  { method, path, headers, body }: ServerRequest,
  user: TestUser | null,
): Promise<ServerAnswer> {
  const form = typeof body === "object" && body !== null ? new FormData() : null;
  if (form !== null && typeof body === "object" && body !== null) {
    for (const [name, text] of Object.entries(body.texts)) form.append(name, text);
    form.append("file", new Blob([body.file], { type: "image/jpeg" }), "photo.jpg");
  }
  const encoded = form === null ? { payload: body as string | null, headers: {} } : await encodedForm(form);
  const answer = await server.app.inject({
    method: method as "PUT",
    url: path,
    headers: { ...headers, ...encoded.headers, ...user?.headers() },
    ...(encoded.payload !== null && { payload: encoded.payload }),
  });
  const isJson = String(answer.headers["content-type"]).includes("json");
  return {
    status: answer.statusCode,
    headers: Object.fromEntries(Object.entries(answer.headers).map(([name, value]) => [name, String(value)])),
    body: isJson || answer.statusCode === 204 ? answer.body : new Uint8Array(answer.rawPayload),
  };
}

/** What both must have alike; photos are made anew by the real server. A weak tag is that of a text for caches, and no version. */
function outline({ status, headers, body }: ServerAnswer) {
  const etag = headers["etag"]?.startsWith("W/") === true ? undefined : headers["etag"];
  const { "content-type": type, "retry-after": retryAfter } = headers;
  return { status, etag, type, retryAfter, text: typeof body === "string" ? withoutOthers(body) : null };
}

/** Without what fits one's rooms and requests, and where others have theirs: the model says nothing of that. */
function withoutOthers(body: string): string {
  return body.replace(/,"matches":\[.*\](?=\}$)/, "").replace(/"cities":\[[^\]]*\],/, "");
}

function fileIn({ status, body }: ServerAnswer): typeof realFile {
  if (status !== 200 || typeof body !== "string") return realFile;
  const { image_url, placeholder_colour: colour } = JSON.parse(body) as Partial<UploadedImage>;
  const fileId = image_url == null ? null : fileIdOf(image_url);
  return fileId === null || colour === undefined ? realFile : { fileId, colour };
}

function tokenIn({ status, body }: ServerAnswer): string {
  return status === 200 && typeof body === "string" ? ((JSON.parse(body) as { token?: string }).token ?? "") : "";
}

/** The id of the latest opinion of somebody. */
async function opinionId(user: TestUser | null): Promise<string> {
  const { rows } = await server.database.pool.query<{ id: string }>(
    "select id from shared_list_opinion where account_id = $1 order by xmin::text::bigint desc limit 1",
    [user?.id ?? null],
  );
  return rows[0]?.id ?? "";
}

async function addUser(): Promise<TestUser> {
  const user = await server.addUser();
  model.addAccount(user.id, user.email);
  return user;
}

function passTime(ms: number): void {
  server.clock.set(new Date(server.clock.now().getTime() + ms).toISOString());
}

const instants = new Set<number>();

/** To an instant that has not been yet. */
function passTimeToNew(): void {
  while (instants.has(server.clock.now().getTime())) passTime(1);
  instants.add(server.clock.now().getTime());
}

function json(method: string, path: string, body?: object): Pick<RandomCall, "request"> {
  const headers: Record<string, string> = body === undefined ? {} : { "content-type": "application/json" };
  return { request: { method, path, headers, body: body === undefined ? null : JSON.stringify(body) } };
}

function settings() {
  const {
    mail_address: _,
    mail_is_confirmed: __,
    push_devices: ___,
    updated_at: ____,
    ...rest
  } = JSON.parse(
    model.answer({
      method: "GET",
      path: "/api/v1/notification-settings",
      headers: { authorization: `Bearer ${users[0]!.id}` },
      body: null,
    }).body as string,
  ) as Record<string, unknown>;
  return rest;
}

function uuid({ int }: ReturnType<typeof seededRandom>): string {
  const hex = (digits: number) => Array.from({ length: digits }, () => int(0, 15).toString(16)).join("");
  return `${hex(8)}-${hex(4)}-4${hex(3)}-8${hex(3)}-${hex(12)}`;
}
