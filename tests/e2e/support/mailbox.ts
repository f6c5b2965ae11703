import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import PostalMime from "postal-mime";

export interface Mail {
  subject: string;
  text: string;
  html: string;
}

const ARRIVES_WITHIN_MS = 60_000;
const LOOKS_EVERY_MS = 100;

/**
 * The newest mail to an address that the server with this DATA_DIR has written; waits for it.
 * @param isWanted Tells the awaited mail from older ones to the same address.
 */
export async function lastMailTo(
  dataDir: string,
  email: string,
  isWanted: (mail: Mail) => boolean = () => true,
): Promise<Mail> {
  const deadline = Date.now() + ARRIVES_WITHIN_MS;
  while (Date.now() < deadline) {
    const mail = await newestMail(join(dataDir, "mail"), email, isWanted);
    if (mail !== undefined) return mail;
    await pause(LOOKS_EVERY_MS);
  }
  throw new Error(`No such mail to ${email}`);
}

/** The six digits in a code mail. */
export function codeIn({ text }: Mail): string {
  const code = /^\d{6}$/m.exec(text)?.[0];
  if (code === undefined) throw new Error(`No code in:\n${text}`);
  return code;
}

/** The link in a mail that leads to a path of the site, as a whole address. */
export function linkIn({ text }: Mail, path: string): string {
  const link = text.match(/https?:\/\/\S+/g)?.find((url) => new URL(url).pathname === path);
  if (link === undefined) throw new Error(`No link to ${path} in:\n${text}`);
  return link;
}

async function newestMail(folder: string, email: string, isWanted: (mail: Mail) => boolean): Promise<Mail | undefined> {
  // Their names begin with the time; the folder comes with the first mail.
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith(".eml"));
  for (const name of names.toSorted().toReversed()) {
    const { to, subject = "", text = "", html = "" } = await PostalMime.parse(await readFile(join(folder, name)));
    const mail = { subject, text: text.replaceAll("\r\n", "\n"), html };
    if (to?.some(({ address }) => address === email) && isWanted(mail)) return mail;
  }
  return undefined;
}
