import { expect, test } from "vitest";
import { forgetDocuments } from "#offline/documents/forget.ts";
import { syncInBackground } from "#offline/documents/sync-in-background.ts";
import { StillDueError } from "#offline/transport/still-due.ts";
import { account, device, ID, OTHER_ID, OWNER } from "./device.ts";

async function deviceWithBoth() {
  const server = account();
  const phone = device(server);
  await phone.save();
  await phone.takePhoto("in-step");
  await phone.sync();
  await phone.save(OTHER_ID);
  await phone.takePhoto("unsent", new ArrayBuffer(10), OTHER_ID);
  return { server, phone };
}

test("T9: logging out removes what the account has, with its photos, and keeps the rest for the next login", async () => {
  const { server, phone } = await deviceWithBoth();
  await forgetDocuments(phone.store, OWNER, "synced");
  expect(await phone.row()).toBeUndefined();
  expect((await phone.row(OTHER_ID))?.unsent).toBe(1);
  expect((await phone.photos()).map(({ uuid }) => uuid)).toEqual(["unsent"]);
  expect(await phone.bytes()).toEqual([["unsent", "picked"]]);
  await phone.sync();
  expect([...server.rows.keys()]).toEqual([ID, OTHER_ID]);
  expect(await phone.row()).toMatchObject({ unsent: 0 });
});

test("T10: with the account all goes, and nobody else's", async () => {
  const { phone } = await deviceWithBoth();
  await forgetDocuments(phone.store, "user-b", "all");
  expect(await phone.photos()).toHaveLength(2);
  await forgetDocuments(phone.store, OWNER, "all");
  expect([await phone.row(), await phone.row(OTHER_ID)]).toEqual([undefined, undefined]);
  expect([await phone.photos(), await phone.bytes()]).toEqual([[], []]);
});

test("the worker sends what waits, what fails again after its wait, and leaves the rest to its next time", async () => {
  const server = account();
  const phone = device(server);
  await phone.save();
  server.faults.push("lost-request");
  await phone.sync();
  server.faults.push("lost-request");
  const end = server.clock.now + 60_000;
  const pause = async (milliseconds: number) => void server.pass(milliseconds);
  await syncInBackground(phone.process, { end, pause });
  expect([...server.rows.keys()]).toEqual([ID]);
  await phone.edit({ notes: "more" });
  server.faults.push("lost-request");
  await expect(syncInBackground(phone.process, { end: server.clock.now, pause })).rejects.toThrow(StillDueError);
});
