import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { startMailServer } from "../operations/machine.ts";
import { readMail } from "./test-mails.ts";

const PROGRAM = join(import.meta.dirname, "../../src/server/tell-of-failure.ts");
const run = promisify(execFile);

function tell(env: Record<string, string>, ...command: string[]): Promise<{ stderr: string }> {
  const { PATH = "" } = process.env;
  return run(process.execPath, [PROGRAM, "qiying-backup", ...command], { env: { PATH, ...env } });
}

test("a backup that has failed is mailed to the support address", async ({ onTestFinished }) => {
  const mails = await startMailServer();
  onTestFinished(() => mails.close());
  const env = { SMTP_URL: mails.url, SUPPORT_EMAIL: "help@example.org", PUBLIC_URL: "https://rooms.example.org" };
  await tell(env);
  // Where no unit of systemd's has failed, something else says why.
  await tell(env, "cat /var/log/qiying-backup");
  const [mail, other] = await Promise.all(mails.received.map((bytes) => readMail(bytes)));
  expect(mail).toMatchObject({ to: "help@example.org", subject: "qiying-backup has failed" });
  expect(mail?.text).toContain("https://rooms.example.org");
  expect(mail?.text).toContain("journalctl -u qiying-backup -n 50");
  expect(other?.text).toContain("cat /var/log/qiying-backup\nsays why");
});

test("without an address to tell of failures, and without a mail server, that fails itself", async () => {
  await expect(tell({})).rejects.toThrow("SUPPORT_EMAIL is not set");
  const unreachable = { SMTP_URL: "smtp://127.0.0.1:1?tls=optional", SUPPORT_EMAIL: "help@example.org" };
  await expect(tell(unreachable)).rejects.toThrow("ECONNREFUSED");
});
