import { SettingError } from "../settings/parse-setting.ts";
import { readSettings, type Settings } from "../settings/settings.ts";
import { checkAddress } from "./check-address.ts";
import { checkDatabase, checkMigrationRole } from "./check-database.ts";
import { checkMail } from "./check-mail.ts";
import { checkDisk } from "./check-disk.ts";
import { checkStore } from "./check-store.ts";
import { checkTrialSettings } from "./check-trial-settings.ts";
import type { Finding } from "./finding.ts";

type Environment = Parameters<typeof readSettings>[0];

/** Looks at everything that a setup depends on, one after the other; bad settings are all that is said then. */
export async function* examine(environment: Environment): AsyncGenerator<Finding> {
  const settings = settingsOf(environment);
  if (typeof settings === "string") {
    for (const says of settings.split("\n")) yield { level: "problem", about: "settings", says };
    return;
  }
  yield { level: "ok", about: "settings", says: "All can be read." };
  const checks = [
    checkTrialSettings,
    checkDatabase,
    checkMigrationRole,
    checkMail,
    checkStore,
    checkDisk,
    checkAddress,
  ];
  for (const check of checks) yield* await check(settings)();
}

function settingsOf(environment: Environment): Settings | string {
  try {
    return readSettings(environment);
  } catch (error) {
    if (error instanceof SettingError) return error.message;
    throw error;
  }
}
