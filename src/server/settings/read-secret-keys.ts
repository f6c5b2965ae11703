import { randomBytes, randomUUID } from "node:crypto";
import { link, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { SecretKeys } from "../secret-keys.ts";
import type { Settings } from "./settings.ts";

/**
 * The keys that count. The first is the setting, else one that is made once and kept in DATA_DIR, readable by the
 * owner only. Processes that start together end up with the same one.
 */
export async function readSecretKeys({
  secretKey,
  secretKeyFallbacks = [],
  dataDir,
}: Pick<Settings, "secretKey" | "secretKeyFallbacks" | "dataDir">): Promise<SecretKeys> {
  const file = join(dataDir, "secret-key");
  const newest = secretKey ?? (await readKey(file)) ?? (await makeKey(file, dataDir));
  return [newest, ...secretKeyFallbacks.filter((key) => key !== newest)];
}

async function makeKey(file: string, dataDir: string): Promise<string> {
  await mkdir(dataDir, { recursive: true });
  const own = `${file}.${randomUUID()}`;
  await writeFile(own, randomBytes(32).toString("hex"), { mode: 0o600 });
  try {
    // A link appears whole or not at all, and fails when another process was first.
    await link(own, file).catch(unlessItExists);
  } finally {
    await rm(own);
  }
  const key = await readKey(file);
  if (key === undefined) throw new Error(`${file} is empty. Remove it, or set SECRET_KEY.`);
  return key;
}

async function readKey(file: string): Promise<string | undefined> {
  const key = await readFile(file, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return "";
    throw error;
  });
  return key === "" ? undefined : key;
}

function unlessItExists(error: NodeJS.ErrnoException): void {
  if (error.code !== "EEXIST") throw error;
}
