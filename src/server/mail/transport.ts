import { join } from "node:path";
import { createTransport } from "nodemailer";
import type { ComposedMail } from "./compose-mail.ts";
import { writeMailFile } from "./mail-files.ts";

/** A mail on its way out. */
export interface OutgoingMail extends ComposedMail {
  /** Of the job: the same at every attempt, so that one mail that was accepted twice is recognised as one. */
  id: string;
  to: string;
  date: Date;
}

/** The way out for mails. */
export interface MailTransport {
  /** @throws when the mail was not accepted for sure. */
  send(mail: OutgoingMail): Promise<void>;
  /** Lets go of what it holds open; absent where that is nothing. */
  close?(): void;
}

interface TransportParts {
  /** The setting SMTP_URL; without it mails become files in `folder`. */
  smtpUrl: string | undefined;
  /** The setting MAIL_FROM. */
  mailFrom: string;
  /** The setting MAIL_CONNECTIONS. */
  mailConnections: number;
  folder: string;
  log: { info(fields: object, line: string): void };
}

/** Sends by SMTP where a server is set, else into files. */
export function mailTransport(parts: TransportParts): MailTransport {
  return parts.smtpUrl === undefined ? fileTransport(parts) : smtpTransport(parts.smtpUrl, parts);
}

const ANSWER_WITHIN_MS = 10_000;
/** For the whole of a mail; a server that keeps dripping would hold it for ever. */
const SENT_WITHIN_MS = 30_000;
/** For how long a connection is kept for the next mail; servers close idle ones themselves after minutes. */
const IDLE_FOR_MS = 20_000;

const TIMEOUTS = {
  connectionTimeout: ANSWER_WITHIN_MS,
  greetingTimeout: ANSWER_WITHIN_MS,
  socketTimeout: ANSWER_WITHIN_MS,
  dnsTimeout: ANSWER_WITHIN_MS,
};

/** Greets the server of SMTP_URL, logs in, and sends nothing. @throws what keeps it from taking mails. */
export async function verifySmtp(url: string): Promise<void> {
  const smtp = createTransport({ ...serverOf(url), ...TIMEOUTS });
  await within(SENT_WITHIN_MS, smtp.verify()).finally(() => smtp.close());
}

/** Connections are kept from one mail to the next: greeting, TLS and login take longer than the mail. */
function smtpTransport(url: string, { mailFrom, mailConnections }: TransportParts): MailTransport {
  const smtp = createTransport({
    ...serverOf(url),
    ...TIMEOUTS,
    pool: true,
    maxConnections: mailConnections,
    idleTimeout: IDLE_FOR_MS,
    // The queue tries again by itself, and knows of all processes.
    maxRequeues: 0,
  });
  return {
    async send(mail) {
      await smtp.sendMail({ ...partsOf(mail, mailFrom), signal: AbortSignal.timeout(SENT_WITHIN_MS) });
    },
    close: () => smtp.close(),
  };
}

/**
 * Mails hold links that set passwords, so a server without TLS is refused: who can read along could as well hide the
 * server's offer of it. `tls=optional` in the setting is for one on the same machine or network.
 */
function serverOf(setting: string): { url: string; requireTLS: boolean } {
  const url = new URL(setting);
  const requireTLS = url.searchParams.get("tls") !== "optional";
  url.searchParams.delete("tls");
  return { url: url.href, requireTLS };
}

/** Where mails are kept as files. */
export function mailFolderOf({ dataDir }: { dataDir: string }): string {
  return join(dataDir, "mail");
}

/** Complete mails as .eml files, for machines without an SMTP server; they appear whole or not at all. */
function fileTransport({ mailFrom, folder, log }: TransportParts): MailTransport {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  return {
    async send(mail) {
      const { message } = await composer.sendMail(partsOf(mail, mailFrom));
      const { date, id, to } = mail;
      const path = await writeMailFile(folder, { date, id, to, content: message as Buffer });
      log.info({ subject: mail.subject, path }, "wrote a mail");
    },
  };
}

/** The recipient is an object, so that no text of theirs is read as a list or a header (V1.3.11). */
function partsOf({ id, to, date, subject, text, html, unsubscribe }: OutgoingMail, from: string) {
  return {
    from,
    to: { name: "", address: to },
    subject,
    text,
    html,
    date,
    messageId: `<${id}@${domainOf(from)}>`,
    // Keeps holiday notes from answering.
    headers: { "Auto-Submitted": "auto-generated", ...(unsubscribe !== undefined && oneClick(unsubscribe)) },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

// RFC 8058; what is sent to many is of no urgency either.
function oneClick(url: string): Record<string, string> {
  return { "List-Unsubscribe": `<${url}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click", Precedence: "bulk" };
}

function domainOf(from: string): string {
  return /@([^\s@<>]+)>?\s*$/.exec(from)?.[1] ?? "localhost";
}

async function within<Result>(ms: number, work: Promise<Result>): Promise<Result> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error("The mail server took too long")), ms);
  return Promise.race([work, late.promise]).finally(() => clearTimeout(timer));
}
