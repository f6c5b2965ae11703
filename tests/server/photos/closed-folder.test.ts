import { chmod, mkdir, mkdtemp, rename, rm, type writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { receivingFolder } from "../../../src/server/http/body/receive-file.ts";
import { diskStorage } from "../../../src/server/photos/storage/disk-storage.ts";
import { startTestApp, type TestApp } from "../test-app.ts";
import { withoutRights } from "../../support/without-rights.ts";
import { newPhoto, sendPhoto } from "./support.ts";

let folder: string;
let dataDir: string;
let server: TestApp;
let lines: string[];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "qiying-photos-"));
  lines = [];
  dataDir = await mkdtemp(join(tmpdir(), "qiying-data-"));
  await chmod(dataDir, 0o711);
  server = await startTestApp({
    settings: { dataDir },
    photoStorage: diskStorage(folder),
    logLevel: "warn",
    logTo: { write: (line) => void lines.push(line) },
  });
});
afterEach(async () => {
  await server.close();
  await rm(folder, { recursive: true });
  await rm(dataDir, { recursive: true });
});

function told(): string[] {
  return lines.map((line) => (JSON.parse(line) as { msg: string }).msg);
}

test("a folder of photos that the server may not use is 503 to those who send and those who look, as a dead store is", async () => {
  // Writable for every user: withoutRights changes the user of this process.
  const receiving = receivingFolder({ dataDir });
  await mkdir(receiving);
  await chmod(receiving, 0o777);
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
  expect(told()).toEqual(["no answer from the store of photos", "no answer from the store of photos"]);
  expect((await server.get(image_url)).statusCode).toBe(200);
});

test("a folder for photos on their way in that the server may not use is 503 too, and the log says which it is", async () => {
  const user = await server.addUser();
  await sendPhoto(server, user, await newPhoto());
  await withoutRights(dataDir, async () => {
    const { statusCode, headers } = await sendPhoto(server, user, await newPhoto());
    expect([statusCode, headers["retry-after"]]).toEqual([503, expect.any(String)]);
  });
  expect(told()).toEqual(["the disk takes no files"]);
  expect(lines[0]).toContain(receivingFolder({ dataDir }));
});

test.each(["EACCES", "EPERM", "EROFS"])("%s is the folder's state, and no mistake of ours", async (code) => {
  const refused = async (): Promise<never> => Promise.reject(Object.assign(new Error(code), { code }));
  const storage = diskStorage(folder, { mkdir, writeFile: refused as typeof writeFile, rename });
  await expect(storage.write("a", 800, Buffer.from("a"))).rejects.toMatchObject({ name: "StorageUnavailable" });
});
