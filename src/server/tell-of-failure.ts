import { randomUUID } from "node:crypto";
import { hostname } from "node:os";
import { escapeHtml } from "./escape-html.ts";
import { fail, say } from "./command-line.ts";
import { SettingError } from "./settings/parse-setting.ts";
import { readSettings } from "./settings/settings.ts";
import { mailFolderOf, mailTransport } from "./mail/transport.ts";

/**
 * `node src/server/tell-of-failure.ts <unit> [<command>]`: mails SUPPORT_EMAIL that a unit of systemd's has failed on this machine, or
 * what else is called so, of which the command says why.
 */
async function main([unit, command = `journalctl -u ${unit} -n 50`]: string[]): Promise<void> {
  if (unit === undefined) throw new Error("Say what has failed: tell-of-failure.ts qiying-backup");
  const settings = readSettings(process.env);
  const { supportEmail: to } = settings;
  if (to === undefined) throw new SettingError("SUPPORT_EMAIL is not set: nobody can be told of failures.");
  const log = { info: (_: object, line: string) => say(line) };
  const transport = mailTransport({ ...settings, folder: mailFolderOf(settings), log });
  const text = `${unit} has failed on ${hostname()}, which runs ${settings.publicUrl ?? "Qiying"}.\n\n${command}\nsays why.\n`;
  const mail = { subject: `${unit} has failed`, text, html: `<pre>${escapeHtml(text)}</pre>` };
  await transport.send({ ...mail, id: randomUUID(), to, date: new Date() }).finally(() => transport.close?.());
}

await main(process.argv.slice(2)).catch(fail);
