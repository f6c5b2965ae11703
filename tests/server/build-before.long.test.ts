import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { earlierBuild, type EarlierBuild } from "../support/earlier-build.ts";
import { startFaulted } from "./faults/server.ts";
import { ROOM } from "./listings/support.ts";
import { newPhoto, photoForm, UPLOAD } from "./photos/support.ts";

const ACCOUNT = { email: "visitor@example.org", password: "a quiet room 42" };
const DAY_MS = 24 * 60 * 60 * 1000;

let before: EarlierBuild | null;
/** What both servers have of one site. */
let dataDir: string;
beforeAll(async () => {
  before = await earlierBuild();
  dataDir = await mkdtemp(join(tmpdir(), "qiying-upgrade-"));
});
afterAll(async () => {
  await before?.remove();
  await rm(dataDir, { recursive: true });
});

test("during an upgrade the build before and this one serve the same site on this one's schema, each what was written at the other", async ({
  skip,
  onTestFinished,
}) => {
  if (before === null) {
    return skip(
      "No build from before these migrations is in this clone: they have been edited, as they may be until version 3.0.0, or the " +
        "history is cut off. Then: git fetch --unshallow",
    );
  }
  // The run's PostgreSQL lets in a hundred connections, and other tests have theirs.
  const env = {
    DATA_DIR: dataDir,
    SECRET_KEY: "only for a test, and the same on both of its servers",
    DATABASE_POOL_SIZE: "5",
  };
  const now = await startFaulted(onTestFinished, { env });
  const { rows } = await now.database.pool.query<{ count: number }>("select count(*) as count from schema_migration");
  expect(rows[0]?.count).toBeGreaterThan(before.migrations);
  const { main } = before;
  const old = await startFaulted(onTestFinished, { env, main, databaseAt: () => now.database.url });

  const { token } = await signUp(old.url);
  for (const [writer, reader] of [
    [old.url, now.url],
    [now.url, old.url],
  ] as const) {
    const title = `Posted at ${writer}`;
    const room = await post(writer, token, title);
    const path = `/api/v1/items/${room.id}`;
    expect(await json(await ask(reader, path, { token }))).toMatchObject({ title, image_url: room.image_url });
    const own = await json(await ask(reader, "/api/v1/items/", { token }));
    expect((own["data"] as { title: string }[]).map((each) => each.title)).toContain(title);
    const photo = await ask(reader, room.image_url);
    expect([photo.status, photo.headers.get("content-type")]).toEqual([200, "image/webp"]);
    const changes = { ...room, title: `${title}, edited at the other` };
    await json(await ask(reader, path, { token, method: "PUT", body: changes }));
    expect(await json(await ask(writer, path, { token }))).toMatchObject({ title: changes.title });
  }
  // A session of one is a session of the other.
  const { token: another } = await logIn(now.url);
  expect((await ask(old.url, "/api/v1/users/me", { token: another })).status).toBe(200);
});

interface Wanted {
  token?: string;
  method?: string;
  body?: object;
}

function ask(url: string, path: string, { token, method = "GET", body }: Wanted = {}): Promise<Response> {
  const isForm = body instanceof FormData;
  return fetch(`${url}${path}`, {
    method,
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && !isForm && { "content-type": "application/json" }),
    },
    ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
    signal: AbortSignal.timeout(60_000),
  });
}

/** What was answered with 200. */
async function json(answer: Response): Promise<Record<string, unknown>> {
  const text = await answer.text();
  expect(answer.status, text).toBe(200);
  return JSON.parse(text) as Record<string, unknown>;
}

async function signUp(url: string): Promise<{ token: string }> {
  await json(await ask(url, "/api/v1/users/open", { method: "POST", body: { ...ACCOUNT, full_name: "Li Lei" } }));
  return logIn(url);
}

async function logIn(url: string): Promise<{ token: string }> {
  const { email, password } = ACCOUNT;
  const body = { username: email, password, remember_me: false };
  return { token: String((await json(await ask(url, "/api/v1/login", { method: "POST", body })))["access_token"]) };
}

/** Posts a room with a photo. */
async function post(url: string, token: string, title: string): Promise<{ id: string; image_url: string }> {
  const uuid = crypto.randomUUID();
  const form = photoForm(await newPhoto(), { uuid });
  const { image_url } = await json(await ask(url, UPLOAD, { token, method: "POST", body: form }));
  const dayIn = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
  const images = [{ uuid, image_url, display_order: 0 }];
  const room = { ...ROOM, id: crypto.randomUUID(), begin_date: dayIn(30), end_date: dayIn(300), title, images };
  const posted = await json(await ask(url, "/api/v1/items/", { token, method: "POST", body: room }));
  return posted as { id: string; image_url: string };
}
