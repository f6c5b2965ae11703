import { mkdir, mkdtemp, rename, rm, type writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { diskStorage } from "../../../src/server/photos/storage/disk-storage.ts";
import { startTestApp, type TestApp } from "../test-app.ts";
import { withoutRights } from "../../support/without-rights.ts";
import { newPhoto, sendPhoto } from "./support.ts";

let folder: string;
let server: TestApp;
let lines: string[];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "qiying-photos-"));
  lines = [];
  server = await startTestApp({
    photoStorage: diskStorage(folder),
    logLevel: "warn",
    logTo: { write: (line) => void lines.push(line) },
  });
});
afterEach(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

test("a folder of photos that the server may not use is 503 to those who send and those who look, as a dead store is", async () => {
  const user = await server.addUser();
  const { image_url } = (await sendPhoto(server, user, await newPhoto())).json<{ image_url: string }>();
  await withoutRights(folder, async () => {
    const answers = [await sendPhoto(server, user, await newPhoto()), await server.get(image_url)];
    for (const { statusCode, headers } of answers) {
      expect([statusCode, headers["retry-after"]]).toEqual([503, expect.any(String)]);
    }
    const [, fileId = ""] = image_url.split("/").slice(1);
    await expect(diskStorage(folder).remove(fileId)).rejects.toMatchObject({ name: "StorageUnavailable" });
  });
  expect(lines.map((line) => (JSON.parse(line) as { msg: string }).msg)).toEqual([
    "no answer from the store of photos",
    "no answer from the store of photos",
  ]);
  expect((await server.get(image_url)).statusCode).toBe(200);
});

test.each(["EACCES", "EPERM", "EROFS"])("%s is the folder's state, and no mistake of ours", async (code) => {
  const refused = async (): Promise<never> => Promise.reject(Object.assign(new Error(code), { code }));
  const storage = diskStorage(folder, { mkdir, writeFile: refused as typeof writeFile, rename });
  await expect(storage.write("a", 800, Buffer.from("a"))).rejects.toMatchObject({ name: "StorageUnavailable" });
});
