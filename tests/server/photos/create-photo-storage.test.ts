import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readSettings } from "../../../src/server/settings/settings.ts";
import { createPhotoStorage, s3Store } from "../../../src/server/photos/storage/create-photo-storage.ts";
import { startS3Server } from "../../support/s3-server.ts";

const ID = "a".repeat(32);
const OTHER = "b".repeat(32);

test("photos are files under DATA_DIR where no store is set, and go one by one", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "qiying-settings-"));
  const storage = createPhotoStorage({ dataDir }, s3Store(readSettings({ DATA_DIR: dataDir })));
  for (const id of [ID, OTHER]) await storage.write(id, 400, Buffer.from("x"));
  expect(await readdir(join(dataDir, "photos", ID))).toEqual(["400.webp"]);
  // A file of a width that is made no more goes with its photo, and no other photo does.
  await writeFile(join(dataDir, "photos", ID, "300.webp"), "x");
  await storage.remove(ID);
  expect((await readdir(join(dataDir, "photos"))).toSorted()).toEqual([OTHER, "unfinished"]);
  await rm(dataDir, { recursive: true });
});

test("with all five S3 settings they go to the store", async () => {
  const s3 = await startS3Server();
  const environment = {
    S3_ENDPOINT: s3.endpoint,
    S3_BUCKET: s3.account.bucket,
    S3_REGION: s3.account.region,
    S3_ACCESS_KEY_ID: s3.account.accessKeyId,
    S3_SECRET_ACCESS_KEY: s3.account.secretAccessKey,
  };
  await createPhotoStorage({ dataDir: "" }, s3Store(readSettings(environment))).write(ID, 800, Buffer.from("x"));
  expect([...s3.objects.keys()]).toEqual([`photos/${ID}/800.webp`]);
  await s3.close();
  for (const name of Object.keys(environment)) {
    const without = readSettings({ ...environment, [name]: "" });
    const says = `Photos in an S3-compatible store need all five S3 settings; missing: ${name}.`;
    expect(() => s3Store(without)).toThrow(says);
  }
});

test("F11: photos and the page's files, in one store, find out together that it is gone", async () => {
  const s3 = await startS3Server();
  const { bucket, region, accessKeyId, secretAccessKey } = s3.account;
  const store = s3Store(
    readSettings({
      S3_ENDPOINT: s3.endpoint,
      S3_BUCKET: bucket,
      S3_REGION: region,
      S3_ACCESS_KEY_ID: accessKeyId,
      S3_SECRET_ACCESS_KEY: secretAccessKey,
    }),
  );
  const photos = createPhotoStorage({ dataDir: "" }, store);
  s3.refusals.push(...Array(10).fill(0));
  for (let call = 0; call < 5; call += 1) await expect(photos.read(ID, 800)).rejects.toThrow("does not answer");
  await expect(store?.get("assets/app-11111111.js")).rejects.toThrow("is left alone");
  expect(s3.asked).toEqual([]);
  await s3.close();
});

test.each([
  ["S3_ENDPOINT", "minio:9000", "S3_ENDPOINT must be an address without a path"],
  ["S3_ENDPOINT", "https://s3.example.org/bucket", "S3_ENDPOINT must be an address without a path"],
  ["S3_BUCKET", "a/b", "S3_BUCKET must be letters, digits, dots and hyphens"],
  ["S3_SECRET_ACCESS_KEY", "a b", "S3_SECRET_ACCESS_KEY must be visible ASCII characters without spaces"],
])("%s=%s is refused with a sentence that says what to write", (name, value, says) => {
  expect(() => readSettings({ [name]: value })).toThrow(says);
  if (name.includes("SECRET")) expect(() => readSettings({ [name]: value })).not.toThrow(value);
});
