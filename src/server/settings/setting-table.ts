import { flag, folder, oneLine, optional, port, day, postgresUrl, secret, siteOrigin } from "./parse-setting.ts";

/** One environment variable: what it does, what stands in for it, and how its text becomes a value. */
export interface Setting<Value> {
  name: string;
  purpose: string;
  /** As `--help` prints it. */
  standsIn: string;
  /** Used when the variable is absent or blank; may depend on whether this is production. */
  fallback: (production: boolean) => Value;
  /** @throws SettingError with a sentence that says what to write. */
  parse: (text: string) => Value;
}

/** Every setting there is. Reading, checking, `--help` and the README's table all come from here. */
export const SETTING_TABLE = {
  port: setting("PORT", "Where the server listens", "8000", () => 8000, port),
  host: setting(
    "HOST",
    "Address it listens on; 0.0.0.0 lets other machines in",
    "127.0.0.1",
    () => "127.0.0.1",
    oneLine,
  ),
  dataDir: setting(
    "DATA_DIR",
    "Folder for the embedded database and kept files",
    "./data",
    () => folder("./data"),
    folder,
  ),
  databaseUrl: setting(
    "DATABASE_URL",
    "A PostgreSQL 15 or newer instead of the embedded one",
    "none",
    () => undefined,
    optional(postgresUrl),
  ),
  publicUrl: setting(
    "PUBLIC_URL",
    "Address that visitors use, for links in previews",
    "none",
    () => undefined,
    optional(siteOrigin),
  ),
  secretKey: setting(
    "SECRET_KEY",
    "Signs tokens, 32 characters or more; required in production",
    "made and kept in DATA_DIR",
    () => undefined,
    optional(secret),
  ),
  demoData: setting("DEMO_DATA", "Fill an empty database with demo rooms", "on, off in production", (p) => !p, flag),
  publicContacts: setting("PUBLIC_CONTACTS", "Show contact data to everybody", "off", () => false, flag),
  apiDocs: setting("API_DOCS", "Serve /docs and /api/v1/openapi.json", "on, off in production", (p) => !p, flag),
  today: setting("TODAY", "For tests: fixes the day in London", "the clock's", () => undefined, optional(day)),
} as const;

function setting<Value>(
  name: string,
  purpose: string,
  standsIn: string,
  fallback: (production: boolean) => Value,
  parse: (text: string) => Value,
): Setting<Value> {
  return { name, purpose, standsIn, fallback, parse };
}
