import { join } from "node:path";
import { diskStorage } from "./disk-storage.ts";
import type { PhotoStorage } from "./photo-storage.ts";
import type { S3Account } from "./s3-objects.ts";
import { s3Storage } from "./s3-storage.ts";
import { tracedStorage } from "./traced-storage.ts";
import type { Settings } from "../../settings/settings.ts";
import { SettingError } from "../../settings/parse-setting.ts";

/**
 * Where photos are kept: in the S3-compatible store that is set, else in a folder under DATA_DIR.
 * @throws SettingError when some of the five S3 settings are there and others not.
 */
export function createPhotoStorage(settings: PhotoSettings): PhotoStorage {
  const account = s3Account(settings);
  if (account === null) return tracedStorage(diskStorage(join(settings.dataDir, "photos")), "disk");
  return tracedStorage(s3Storage(account), "s3");
}

/**
 * The S3-compatible store that is set; null without one.
 * @throws SettingError when some of the five S3 settings are there and others not.
 */
export function s3Account(settings: Omit<PhotoSettings, "dataDir">): S3Account | null {
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
  return {
    endpoint: s3.S3_ENDPOINT ?? "",
    bucket: s3.S3_BUCKET ?? "",
    region: s3.S3_REGION ?? "",
    accessKeyId: s3.S3_ACCESS_KEY_ID ?? "",
    secretAccessKey: s3.S3_SECRET_ACCESS_KEY ?? "",
  };
}

type PhotoSettings = Pick<
  Settings,
  "dataDir" | "s3Endpoint" | "s3Bucket" | "s3Region" | "s3AccessKeyId" | "s3SecretAccessKey"
>;
