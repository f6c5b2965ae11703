import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Kysely } from "kysely";
import PostalMime, { type Email } from "postal-mime";
import type { Clock } from "../../src/server/clock.ts";
import type { Tables } from "../../src/server/db/tables.ts";
import { sendDueMails } from "../../src/server/mail/send-due-mails.ts";
import { mailTransport } from "../../src/server/mail/transport.ts";
import { SECRET_KEYS, SITE_URL } from "./test-site.ts";

/** A mail as its reader gets it. */
export interface TestMail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** As it was parsed, headers and all. */
  whole: Email;
}

const SILENT = { info: () => undefined, warn: () => undefined };

/** Sends what is due at this moment with the real sender, into files; answers exactly the mails of this time. */
export async function sentMails(parts: { db: Kysely<Tables>; clock: Clock }): Promise<TestMail[]> {
  const folder = await mkdtemp(join(tmpdir(), "qiying-mails-"));
  try {
    const transport = mailTransport({
      smtpUrl: undefined,
      mailFrom: "Qiying 栖英 <a@qiying.example>",
      mailConnections: 1,
      folder,
      log: SILENT,
    });
    const site = () => ({ url: SITE_URL, supportEmail: undefined });
    await sendDueMails({ ...parts, secretKeys: SECRET_KEYS, transport, site, log: SILENT });
    return await readMails(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** The mails in a folder of .eml files. */
export async function readMails(folder: string): Promise<TestMail[]> {
  const names = (await readdir(folder)).toSorted();
  return Promise.all(names.map(async (name) => readMail(await readFile(join(folder, name)))));
}

/** A mail as it travels, parsed. */
export async function readMail(bytes: Buffer): Promise<TestMail> {
  const whole = await PostalMime.parse(bytes);
  const { to = [], subject = "", text = "", html = "" } = whole;
  return {
    to: to.map(({ address }) => address).join(),
    subject,
    text: text.replaceAll("\r\n", "\n"),
    html,
    whole,
  };
}

/** What a link in a mail carries. */
export function tokenIn({ text }: Pick<TestMail, "text">, path: string): string {
  const link = text.match(/https?:\/\/\S+/g)?.find((url) => new URL(url).pathname === path);
  const token = link && new URL(link).searchParams.get("token");
  if (!token) throw new Error(`No link to ${path} in:\n${text}`);
  return token;
}
