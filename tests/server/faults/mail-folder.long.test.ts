import { readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { smallDisk } from "../../support/small-disk.ts";
import { readMails } from "../test-mails.ts";
import { ALL_WELL, figure, startFaulted, statusOf, visitorOf, type FaultedServer, type Visitor } from "./server.ts";

const ADDRESSES = Array.from({ length: 5 }, (_, index) => `li-${index}@example.org`);

/** Mails are asked for, wait, and come when the fault is ended; all else goes on meanwhile. */
async function mailsWait(server: FaultedServer, visitor: Visitor, endFault: () => Promise<void>): Promise<void> {
  const folder = join(server.dataDir, "mail");
  for (const address of ADDRESSES) {
    const asked = await statusOf(`${server.url}/api/v1/sign-up/check/${address}/123456`, { method: "POST" });
    expect(asked).toBe(200);
  }
  await expect.poll(() => figure(server, "qiying_mail_server_away")).toBe(1);
  expect(await visitor.visit()).toEqual(ALL_WELL);
  await endFault();
  const arrived = async () => {
    const mails = await readMails(folder).catch(() => []);
    return mails.map(({ to }) => to).filter((to) => ADDRESSES.includes(to));
  };
  await expect.poll(async () => (await arrived()).toSorted(), { timeout: 90_000 }).toEqual(ADDRESSES);
  // Other mails may be on their way at that moment.
  const unfinished = async () => (await readdir(folder)).filter((name) => !name.endsWith(".eml"));
  await expect.poll(unfinished).toEqual([]);
  expect(await figure(server, "qiying_mail_server_away")).toBe(0);
}

test("F6: a full disk under the mails has them wait, whole, and nothing else", async ({ onTestFinished, skip }) => {
  let ballast = "";
  let isMounted = false;
  const server = await startFaulted(onTestFinished, {
    async prepare(dataDir) {
      const disk = await smallDisk("64k", join(dataDir, "mail"));
      onTestFinished(() => disk?.remove());
      isMounted = disk !== null;
      ballast = join(dataDir, "mail", "ballast");
    },
  });
  skip(!isMounted, "this user may mount no disk");
  const visitor = await visitorOf(server);
  await writeFile(ballast, Buffer.alloc(64 * 1024)).catch(() => undefined);
  await mailsWait(server, visitor, () => rm(ballast));
});

test("F6: a folder of mails that cannot be had has them wait, and nothing else", async ({ onTestFinished }) => {
  let inTheWay = "";
  const server = await startFaulted(onTestFinished, {
    async prepare(dataDir) {
      inTheWay = join(dataDir, "mail");
      await writeFile(inTheWay, "a file where the folder should be");
    },
  });
  await mailsWait(server, await visitorOf(server), () => rm(inTheWay));
});
