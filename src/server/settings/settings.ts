import { SettingError } from "./parse-setting.ts";
import { missingInProduction } from "./production-profile.ts";
import { SETTING_TABLE, type Setting } from "./setting-table.ts";

type Table = typeof SETTING_TABLE;

/** Everything that can be set from outside, read and checked. */
export type Settings = { readonly [Key in keyof Table]: ReturnType<Table[Key]["parse"]> } & {
  /** NODE_ENV=production: no demo data, no API pages, and nothing that only stands in for a service. */
  readonly production: boolean;
};

/**
 * Reads the settings from environment variables; a blank one counts as absent.
 * @throws SettingError whose message names every bad value in a sentence of its own.
 */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const production = environment["NODE_ENV"] === "production";
  const complaints: string[] = [];
  const values = Object.entries(SETTING_TABLE).map(([key, setting]: [string, Setting<unknown>]) => {
    const text = environment[setting.name]?.trim() ?? "";
    return [key, text === "" ? setting.fallback(production) : parse(setting, text, complaints)];
  });
  // The table gives every key its type; going through entries is what loses it.
  const settings = { ...Object.fromEntries(values), production } as Settings;
  if (production && complaints.length === 0) complaints.push(...missingInProduction(settings));
  if (complaints.length > 0) throw new SettingError(complaints.join("\n"));
  return settings;
}

function parse(setting: Setting<unknown>, text: string, complaints: string[]): unknown {
  try {
    return setting.parse(text);
  } catch (error) {
    if (!(error instanceof SettingError)) throw error;
    complaints.push(`${setting.name} ${error.message}.`);
    return undefined;
  }
}

/** What `--help` prints. */
export function settingsHelp(): string {
  const settings = Object.values(SETTING_TABLE);
  const width = Math.max(...settings.map(({ name }) => name.length));
  const rows = settings.map(({ name, purpose, standsIn }) => `  ${name.padEnd(width)} ${purpose} (${standsIn})`);
  return ["Settings, read from environment variables; what stands in for an absent one in brackets:", "", ...rows].join(
    "\n",
  );
}
