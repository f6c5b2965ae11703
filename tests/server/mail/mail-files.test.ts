import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { removeMailFiles, sweepMailFiles, writeMailFile } from "../../../src/server/mail/mail-files.ts";

let folder = "";

beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), "qiying-mail-files-")), "mail");
});
afterEach(() => rm(join(folder, ".."), { recursive: true }));

function write(to: string, sentAt: string): Promise<string> {
  return writeMailFile(folder, { date: new Date(sentAt), id: crypto.randomUUID(), to, content: Buffer.from(to) });
}

const left = async () => (await readdir(folder)).toSorted();

test("mails to an address go, and no others", async () => {
  await write("li.lei@example.org", "2026-11-20T12:00:00Z");
  await write("li.lei@example.org", "2026-11-21T12:00:00Z");
  const kept = await write("han.meimei@example.org", "2026-11-21T12:00:00Z");
  await removeMailFiles(folder, ["li.lei@example.org", "nobody@example.org"]);
  expect(await left()).toEqual([kept.slice(folder.length + 1)]);
});

test("mails are kept for a week, by the time in their names", async () => {
  await write("li.lei@example.org", "2026-11-14T11:59:59Z");
  const kept = await write("li.lei@example.org", "2026-11-14T12:00:00Z");
  await writeFile(join(folder, "1 note of mine.txt"), "no mail");
  await sweepMailFiles(folder, "2026-11-21T12:00:00Z");
  expect(await left()).toEqual(["1 note of mine.txt", kept.slice(folder.length + 1)].toSorted());
});

test("where no mail was ever written there is nothing to remove", async () => {
  await removeMailFiles(folder, ["li.lei@example.org"]);
  await sweepMailFiles(folder, "2026-11-21T12:00:00Z");
});
