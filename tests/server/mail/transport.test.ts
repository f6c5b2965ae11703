import { mkdtemp, readdir, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { mailTransport, type OutgoingMail } from "../../../src/server/mail/transport.ts";
import { readMails } from "../test-mails.ts";

let folder = "";
let lines: string[] = [];

beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), "qiying-transport-")), "mail");
  lines = [];
});
afterEach(() => rm(join(folder, ".."), { recursive: true }));

const log = { info: (fields: object, line: string) => void lines.push(JSON.stringify({ ...fields, line })) };
const transport = () =>
  mailTransport({
    smtpUrl: undefined,
    mailFrom: "Qiying 栖英 <hello@qiying.example>",
    mailConnections: 1,
    folder,
    log,
  });

const mail: OutgoingMail = {
  id: "01890a5d-ac96-774b-bcce-b302099a8057",
  to: "li.lei@example.org",
  date: new Date("2026-11-21T12:00:00.123Z"),
  subject: "你的栖英验证码",
  text: "注册栖英的验证码是：\n\n314159\n",
  html: "<p>注册栖英的验证码是：</p><p>314159</p>",
};

test("without SMTP a mail is a complete .eml file", async () => {
  await transport().send(mail);
  expect(await readdir(folder)).toEqual([
    expect.stringMatching(/^2026-11-21T12-00-00\.123Z-01890a5d-ac96-774b-bcce-b302099a8057-[0-9a-f]{16}\.eml$/),
  ]);
  const [read] = await readMails(folder);
  expect(read).toMatchObject({ to: mail.to, subject: mail.subject });
  expect(read?.text.trim()).toBe(mail.text.trim());
  expect(read?.html.trim()).toBe(mail.html);
  expect(read?.whole).toMatchObject({
    from: { name: "Qiying 栖英", address: "hello@qiying.example" },
    messageId: "<01890a5d-ac96-774b-bcce-b302099a8057@qiying.example>",
    date: "2026-11-21T12:00:00.000Z",
  });
  expect(read?.whole.headers.find(({ key }) => key === "auto-submitted")?.value).toBe("auto-generated");
});

test("SG-06: the log tells the subject and the path; only the owner may read the file", async () => {
  await transport().send(mail);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain(mail.subject);
  expect(lines[0]).toContain(folder);
  expect(lines[0]).not.toMatch(/li\.lei|314159|example\.org/);
  const [name = ""] = await readdir(folder);
  expect((await stat(join(folder, name))).mode & 0o777).toBe(0o600);
});

const hostile: [where: string, fields: Partial<OutgoingMail>][] = [
  ["the recipient", { to: "a@example.org\r\nBcc: b@example.org" }],
  ["the recipient, as a list", { to: "a@example.org, b@example.org" }],
  ["the recipient, with a name", { to: "b@example.org <a@example.org>" }],
  ["the subject", { subject: "hello\r\nBcc: b@example.org\r\n\r\nbody" }],
  ["the subject, by half a line end", { subject: "hello\nBcc: b@example.org" }],
  ["the id", { id: "x>\r\nBcc: <b@example.org" }],
  ["the text", { text: "\r\n.\r\nBcc: b@example.org\r\n" }],
];

test.each(hostile)("V1.3.11: line ends in %s make neither a header nor a second recipient", async (_, fields) => {
  const sent = await transport()
    .send({ ...mail, ...fields })
    .then(
      () => true,
      () => false,
    );
  if (!sent) return expect(await readdir(folder).catch(() => [])).toEqual([]);
  const [read] = await readMails(folder);
  expect(read?.whole.headers.map(({ key }) => key)).not.toContain("bcc");
  expect(read?.whole.to).toHaveLength(1);
  expect(read?.whole.cc).toBeUndefined();
});

test("a mail that cannot be written throws and leaves nothing half written", async () => {
  await writeFile(folder, "a file where the folder should be");
  await expect(transport().send(mail)).rejects.toThrow();
});
