import { createPhotoStorage, s3Store } from "../photos/storage/create-photo-storage.ts";
import type { PhotoStorage } from "../photos/storage/photo-storage.ts";
import { SettingError } from "../settings/parse-setting.ts";
import { readSettings } from "../settings/settings.ts";

/** The site that the settings name. @throws SettingError for the embedded database, which has no client programs. */
export function readSite(): { databaseUrl: string; ownerUrl: string; storage: PhotoStorage } {
  const settings = readSettings(process.env);
  const { databaseUrl, databaseMigrationUrl } = settings;
  if (databaseUrl === undefined) {
    throw new SettingError(
      "DATABASE_URL is not set. The embedded database comes without pg_dump: stop the server, and copy DATA_DIR as it is.",
    );
  }
  const storage = createPhotoStorage(settings, s3Store(settings));
  return { databaseUrl, ownerUrl: databaseMigrationUrl ?? databaseUrl, storage };
}
