import { createHash } from "node:crypto";
import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { namesIn } from "../folder-files.ts";
import { MAILED_LINK_SECONDS } from "../accounts/mailed-token-store.ts";

/** A mail as a file; its name tells when it was sent, and by a hash to whom. */
interface MailFile {
  date: Date;
  /** Of the job. */
  id: string;
  to: string;
  content: Buffer;
}

/**
 * Writes a mail, whole or not at all. Mails hold codes and links: only the owner of the data may read them.
 * @returns Its path.
 */
export async function writeMailFile(folder: string, { date, id, to, content }: MailFile): Promise<string> {
  const path = join(folder, `${instantOf(date)}-${id}-${hashOf(to)}.eml`);
  const unfinished = `${path}.part`;
  await mkdir(folder, { recursive: true });
  try {
    await writeFile(unfinished, content, { mode: 0o600, flush: true });
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
  return path;
}

/** Removes all mails to these addresses: their owner's account is deleted. */
export async function removeMailFiles(folder: string, addresses: readonly string[]): Promise<void> {
  const ends = addresses.map((address) => `-${hashOf(address)}.eml`);
  await removeNamed(folder, (name) => ends.some((end) => name.endsWith(end)));
}

/** How long a mail is kept: no link in it works any longer than the longest. */
const KEPT_FOR_MS = Math.max(...Object.values(MAILED_LINK_SECONDS)) * 1000;

/** Removes mails in which no link works any more. @param now ISO text. */
export async function sweepMailFiles(folder: string, now: string): Promise<void> {
  const oldest = instantOf(new Date(Date.parse(now) - KEPT_FOR_MS));
  await removeNamed(folder, (name) => name.endsWith(".eml") && name < oldest);
}

async function removeNamed(folder: string, isMeant: (name: string) => boolean): Promise<void> {
  const names = await namesIn(folder);
  for (const name of names.filter(isMeant)) await rm(join(folder, name), { force: true });
}

function instantOf(date: Date): string {
  return date.toISOString().replaceAll(":", "-");
}

function hashOf(address: string): string {
  return createHash("sha256").update(address).digest("hex").slice(0, 16);
}
