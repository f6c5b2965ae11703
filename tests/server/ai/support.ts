import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { LightMyRequestResponse } from "fastify";
import sharp from "sharp";
import { NOTHING_ASKED } from "#domain/search/understanding.ts";
import type { Ai } from "../../../src/server/ai/ai.ts";
import { photoUrl } from "../../../src/server/photos/photo-url.ts";
import { readSettings } from "../../../src/server/settings/settings.ts";
import { createAi } from "../../../src/server/ai/create-ai.ts";
import { startFakeAi, type FakeAiServer } from "../../support/fake-ai-server.ts";
import { startTestApp, type TestApp } from "../test-app.ts";
import type { TestUser } from "../test-users.ts";

/** For what must come, however busy the machine is. */
export const PATIENTLY = { timeout: 10_000 };

type Person = Pick<TestUser, "headers">;

/** Asks the AI search; a query unlike all others unless told, so that nothing is remembered of it. */
export function askAi(
  server: TestApp,
  user: Person | null,
  query: Record<string, string> = {},
  headers: Record<string, string> = {},
): Promise<LightMyRequestResponse> {
  const search = new URLSearchParams({ query: newQuery(), ...query });
  return server.get(`/api/v1/items/ai-search?${search}`, { ...user?.headers(), ...headers });
}

let queries = 0;

export function newQuery(): string {
  return `room in Leeds with a gym, up to £200, number ${(queries += 1)}`;
}

export function recognise(server: TestApp, user: Person | null, image_urls: unknown): Promise<LightMyRequestResponse> {
  return server.post("/api/v1/utils/ai-recognition/", { image_urls }, user?.headers() ?? {});
}

/** How many of a kind a user has left today, as the badge shows it. */
export async function leftOf(server: TestApp, user: Person): Promise<{ search: number; recognition: number }> {
  const { search, recognition } = (await server.get("/api/v1/items/ai-quota", user.headers())).json();
  return { search: search.left, recognition: recognition.left };
}

/** An app that asks a fake service, with the settings of its environment. */
export async function startWithFakeAi(
  environment: Record<string, string> = {},
  parts: Parameters<typeof startTestApp>[0] = {},
): Promise<{ server: TestApp; fake: FakeAiServer; close: () => Promise<void> }> {
  const fake = await startFakeAi();
  const clock = { now: (): Date => server.clock.now() };
  const settings = readSettings({
    AI_BASE_URL: fake.url,
    AI_API_KEY: "a-key",
    AI_MODEL: "fake-text",
    AI_VISION_MODEL: "fake-vision",
    AI_TIMEOUT_MS: "4000",
    AI_FALLBACK: "off",
    ...environment,
  });
  const server: TestApp = await startTestApp({ ai: await createAi(settings, clock), ...parts });
  return {
    server,
    fake,
    async close() {
      await server.close();
      await fake.close();
    },
  };
}

/** An AI whose every answer a test decides. */
export function aiThat(parts: Partial<Ai>): Ai {
  return {
    understand: async () => NOTHING_ASKED,
    recognise: async () => null,
    translate: null,
    close: async () => undefined,
    ...parts,
  };
}

/** An upload of a user that lies where photos are kept; answers its address. */
export async function addReadablePhotoOf(
  server: Pick<TestApp, "database" | "clock" | "photosDir">,
  { id: owner_id }: Pick<TestUser, "id">,
  picture?: Buffer,
): Promise<string> {
  const [uuid, file_id] = [crypto.randomUUID(), crypto.randomUUID().replaceAll("-", "")];
  const bytes = picture ?? (await plainPicture());
  await mkdir(join(server.photosDir, file_id));
  await writeFile(join(server.photosDir, file_id, "1600.webp"), bytes);
  const created_at = server.clock.now().toISOString();
  const file = { id: file_id, ready: true, placeholder_colour: "#aabbcc", created_at };
  await server.database.kysely.insertInto("photo_file").values(file).execute();
  await server.database.kysely.insertInto("photo").values({ owner_id, uuid, file_id, created_at }).execute();
  return photoUrl(file_id);
}

/** A wall: nothing to read. */
function plainPicture(): Promise<Buffer> {
  return sharp({ create: { width: 320, height: 240, channels: 3, background: "#88a0b8" } })
    .webp()
    .toBuffer();
}
