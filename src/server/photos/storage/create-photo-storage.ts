import { join } from "node:path";
import { diskStorage } from "./disk-storage.ts";
import type { PhotoStorage } from "./photo-storage.ts";
import { s3Objects, type S3Objects } from "./s3-objects.ts";
import { s3Storage } from "./s3-storage.ts";
import { tracedStorage } from "./traced-storage.ts";
import type { Settings } from "../../settings/settings.ts";
import { SettingError } from "../../settings/parse-setting.ts";

/** The folder of photos that are kept on this machine. */
export function photosFolder(dataDir: string): string {
  return join(dataDir, "photos");
}

/** Where photos are kept: in the S3-compatible store, else in a folder under DATA_DIR. @param store As `s3Store` has it. */
export function createPhotoStorage({ dataDir }: Pick<Settings, "dataDir">, store: S3Objects | null): PhotoStorage {
  if (store === null) return tracedStorage(diskStorage(photosFolder(dataDir)), "disk");
  return tracedStorage(s3Storage(store), "s3");
}

/**
 * The S3-compatible store that is set; null without one. A process makes it once: what it keeps there, photos and the page's
 * files, finds out together that the store is gone.
 * @throws SettingError when some of the five S3 settings are there and others not.
 */
export function s3Store(settings: StoreSettings): S3Objects | null {
  const s3 = {
    S3_ENDPOINT: settings.s3Endpoint,
    S3_BUCKET: settings.s3Bucket,
    S3_REGION: settings.s3Region,
    S3_ACCESS_KEY_ID: settings.s3AccessKeyId,
    S3_SECRET_ACCESS_KEY: settings.s3SecretAccessKey,
  };
  const missing = Object.keys(s3).filter((name) => s3[name as keyof typeof s3] === undefined);
  if (missing.length === Object.keys(s3).length) return null;
  if (missing.length > 0) {
    throw new SettingError(
      `Photos in an S3-compatible store need all five S3 settings; missing: ${missing.join(", ")}.`,
    );
  }
  return s3Objects({
    endpoint: s3.S3_ENDPOINT ?? "",
    bucket: s3.S3_BUCKET ?? "",
    region: s3.S3_REGION ?? "",
    accessKeyId: s3.S3_ACCESS_KEY_ID ?? "",
    secretAccessKey: s3.S3_SECRET_ACCESS_KEY ?? "",
  });
}

type StoreSettings = Pick<Settings, "s3Endpoint" | "s3Bucket" | "s3Region" | "s3AccessKeyId" | "s3SecretAccessKey">;
