import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { diskStorage } from "../../../src/server/photos/storage/disk-storage.ts";
import { sweepPhotos } from "../../../src/server/photos/sweep/sweep-photos.ts";
import { SECRET_KEY, startTestApp, type TestApp } from "../test-app.ts";
import type { TestUser } from "../test-users.ts";
import { misfits } from "./stored-photos.ts";
import { encodedForm, photoForm, picture, UPLOAD } from "./support.ts";

// PHOTO_KILLS=200 for the whole of F8.
const ROUNDS = Number(process.env["PHOTO_KILLS"] ?? 6);
const UPLOADS = 5;
const CHILD = join(import.meta.dirname, "../../support/photo-server-child.ts");

let server: TestApp;
let user: TestUser;

beforeAll(async () => {
  server = await startTestApp();
  server.clock.set(new Date().toISOString());
  user = await server.addUser();
});
afterAll(() => server.close());

test("F8: a server that is killed while photos come in leaves nothing that the sweep does not find, and loses no answer", async () => {
  const answered: string[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const forms = await Promise.all(Array.from({ length: UPLOADS }, async (_, at) => formOf(round * UPLOADS + at)));
    const child = fork(CHILD, [server.database.url, server.photosDir, SECRET_KEY]);
    const [origin] = (await once(child, "message")) as [string];
    const sending = forms.map(async ({ payload, headers }) => {
      const init = { method: "POST", headers: { ...headers, ...user.headers() }, body: new Uint8Array(payload) };
      const answer = await fetch(origin + UPLOAD, init);
      expect(answer.status).toBe(200);
      answered.push(((await answer.json()) as { image_url: string }).image_url);
    });
    // At another moment each time, spread over what the uploads take.
    const killing = setTimeout(() => child.kill("SIGKILL"), 30 + ((round * 97) % 500));
    const exit = once(child, "exit");
    await Promise.allSettled(sending);
    clearTimeout(killing);
    child.kill("SIGKILL");
    await exit;
  }
  // Else nobody was killed in the middle of anything.
  expect(answered.length).toBeLessThan(ROUNDS * UPLOADS);
  const storage = diskStorage(server.photosDir);
  await sweepPhotos({ db: server.database.kysely, storage }, new Date(Date.now() + 61_000));
  expect(await misfits(server)).toEqual([]);
  for (const url of answered) expect((await server.get(url)).statusCode, url).toBe(200);
}, 600_000);

async function formOf(seed: number) {
  const bytes = await picture(900 + seed, 700)
    .jpeg()
    .toBuffer();
  return encodedForm(photoForm(bytes, { uuid: crypto.randomUUID() }));
}
