import { afterEach, beforeEach, expect, test } from "vitest";
import { HOUR_MS } from "#domain/durations.ts";
import { noteBackup } from "../../../src/server/backup-age/newest-backup-store.ts";
import { tellOfOldBackup } from "../../../src/server/backup-age/tell-of-old-backup.ts";
import { mailQueue } from "../../../src/server/mail/mail-queue-store.ts";
import { SECRET_KEYS, startTestApp, type TestApp } from "../test-app.ts";

let site: TestApp;
let superuser: string;
let start: number;
beforeEach(async () => {
  site = await startTestApp();
  superuser = (await site.addUser({ is_superuser: true, language: "en" })).email;
  start = site.clock.now().getTime();
});
afterEach(() => site.close());

const instantAfter = (hours: number) => new Date(start + hours * HOUR_MS).toISOString();

/** Looks whether there is something to tell so many hours after the start. @returns To whom, and its subject. */
async function lookAfter(hours: number): Promise<string[]> {
  site.clock.set(instantAfter(hours));
  const { clock } = site;
  const mails = mailQueue({ clock, secretKeys: SECRET_KEYS, limited: true });
  // As several processes do.
  const look = () => tellOfOldBackup(site.database.kysely, { clock, mails, withinHours: 26 });
  await Promise.all([look(), look(), look()]);
  return (await site.mails()).map(({ to, subject }) => `${to}: ${subject}`);
}

test("while the newest backup is too old, superusers are mailed once a day, until there is another", async () => {
  await noteBackup(site.database.kysely, instantAfter(0));
  expect(await lookAfter(25)).toEqual([]);
  expect(await lookAfter(27)).toEqual([`${superuser}: Qiying is no longer backed up`]);
  expect(await lookAfter(40)).toEqual([]);
  expect(await lookAfter(51)).toEqual([`${superuser}: Qiying is no longer backed up`]);
  await noteBackup(site.database.kysely, instantAfter(51));
  expect(await lookAfter(76)).toEqual([]);
  expect(await lookAfter(78)).toHaveLength(1);
});

test("of a site that was never backed up superusers are told after as long", async () => {
  await site.database.kysely
    .updateTable("newest_backup")
    .set({ expected_since: instantAfter(0) })
    .execute();
  expect(await lookAfter(25)).toEqual([]);
  expect(await lookAfter(27)).toEqual([`${superuser}: Qiying has no backup`]);
});
