import { createPhotoStorage } from "../photos/storage/create-photo-storage.ts";
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
  return { databaseUrl, ownerUrl: databaseMigrationUrl ?? databaseUrl, storage: createPhotoStorage(settings) };
}

/** Runs a command on the words behind it; says what is wrong in a sentence, and ends with 1 then. */
export async function run(command: (words: string[]) => Promise<void>): Promise<void> {
  await command(process.argv.slice(2)).catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  });
}

export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
