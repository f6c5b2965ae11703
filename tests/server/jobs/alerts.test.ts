import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { builtInAi } from "../../../src/server/ai/built-in-ai.ts";
import { buildApp } from "../../../src/server/app.ts";
import { accessTokens } from "../../../src/server/auth/sessions/access-token.ts";
import { londonToday, systemClock as clock } from "../../../src/server/clock.ts";
import { startBackgroundJobs } from "../../../src/server/jobs/background-jobs.ts";
import { diskStorage } from "../../../src/server/photos/storage/disk-storage.ts";
import { readSettings } from "../../../src/server/settings/settings.ts";
import { addDays, londonDay } from "#domain/calendar-day.ts";
import { createTestDatabase, type TestDatabase } from "../../support/database.ts";
import { startPushService, type TestPushService } from "../../support/push-service.ts";
import { ROOM } from "../listings/support.ts";
import { newDevice } from "../push/test-device.ts";
import { SEARCH } from "../saved-searches/support.ts";
import { SECRET_KEYS, SITE_URL } from "../test-site.ts";
import { cheapPasswords, testUsers } from "../test-users.ts";

let folder: string;
let database: TestDatabase;
let service: TestPushService;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "qiying-alerts-"));
  database = await createTestDatabase();
  service = await startPushService();
});
afterEach(async () => {
  await service.close();
  await database.drop();
  await rm(folder, { recursive: true });
});

/** A whole server with all that it does by itself, which listens on a port of its own. */
async function startServer() {
  const settings = readSettings({ DATA_DIR: folder, DEMO_DATA: "off", PUSH_TO_PRIVATE: "on" });
  const parts = { database, clock, settings, secretKeys: SECRET_KEYS, photoStorage: diskStorage(folder) };
  const siteUrl = () => SITE_URL;
  const app = buildApp({
    ...parts,
    siteUrl,
    ai: builtInAi(),
    passwords: cheapPasswords(),
    page: null,
    logLevel: "silent",
  });
  const jobs = startBackgroundJobs({ ...parts, app, siteUrl, keptAssets: null, today: londonToday(clock, undefined) });
  const origin = await app.listen({ port: 0, host: "127.0.0.1" });
  return {
    origin,
    async stop() {
      await app.close();
      await jobs.stop();
    },
  };
}

test("a room that is posted to a running server is pushed to those whose saved search finds it", async () => {
  const server = await startServer();
  try {
    const users = testUsers({ database, clock, tokens: accessTokens(SECRET_KEYS, clock) });
    const [seeker, landlord] = [await users.add(), await users.add()];
    const send = async (method: string, path: string, user: typeof seeker, body: object) => {
      const response = await fetch(`${server.origin}/api/v1${path}`, {
        method,
        headers: { ...user.headers(), "content-type": "application/json" },
        body: JSON.stringify(body),
      });
      expect(response.status).toBe(200);
      return (await response.json()) as { id: string };
    };
    const device = newDevice(service.newEndpoint());
    await send("PUT", "/push/subscriptions", seeker, device.subscription);
    // Whatever hour it is when this is run.
    const settings = await (
      await fetch(`${server.origin}/api/v1/notification-settings`, { headers: seeker.headers() })
    ).json();
    await send("PUT", "/notification-settings", seeker, { ...settings, quiet_from: null, quiet_until: null });
    await send("PUT", `/saved-searches/${crypto.randomUUID()}`, seeker, SEARCH);
    const today = londonDay(clock.now());
    const stay = { begin_date: today, end_date: addDays(today, 200) };
    const { id } = await send("POST", "/items/", landlord, { ...ROOM, ...stay });
    await expect.poll(() => service.received.length, { timeout: 60_000 }).toBe(1);
    expect(device.read(service.received[0]!.body)).toMatchObject({ tag: `room:${id}`, user_id: seeker.id });
    expect(service.received[0]!.claims.sub).toBe(SITE_URL);
  } finally {
    await server.stop();
  }
});
