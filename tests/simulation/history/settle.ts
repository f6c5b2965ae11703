import type { Device } from "../device/device.ts";
import { answerAll } from "./answer-all.ts";
import { unsentPosts } from "./judge-posts.ts";
import type { Phone } from "./phone.ts";
import type { World } from "./world.ts";

/** What can be sent is sent so soon after the last fault. */
const SENT_WITHIN_MS = 120_000;
/** What each device asks for then is answered by now. */
const STILL_MS = 120_000;

/** Ends all faults, waits as long as anything may take, and notes what is stuck then. */
export async function settle(own: World): Promise<void> {
  const { scheduler, phones, site } = own;
  // What ends by itself ends then: nothing of it reaches into the next round.
  const lastFault = Math.max(own.faultsEndAt, scheduler.now());
  await scheduler.runUntil(lastFault);
  for (const phone of phones) {
    phone.device.line.mend();
    phone.device.disk.store.capacity = Infinity;
    await phone.device.disk.store.reopen();
    for (const { process } of phone.tabs) process.life.thaw();
    if (phone.tabs.length === 0) own.openTab(phone);
    own.backOnline(phone);
  }
  site.die(0);
  const stuckBehind = await unblock(own);
  await scheduler.runUntil(scheduler.now() + SENT_WITHIN_MS);
  own.stuck = [...stuckBehind, ...unsentOf(own)];
  if (Object.keys(own.engine.posts).length > 0) {
    await answerAll(own);
    own.stuck = [...own.stuck, ...unsentPosts(own)];
  }
  phones.forEach(logFriendsOut);
  // Requests that were late are there: all that anybody has written is news to the others.
  for (const { tabs } of phones) tabs.forEach((tab) => tab.wake());
  await scheduler.runUntil(scheduler.now() + STILL_MS);
}

/** Lets through what was blocked. @returns What was not sent beside it, though all waits had ended. */
async function unblock(own: World): Promise<string[]> {
  const lines = own.phones.map(({ device }) => device.line).filter(({ blocked }) => blocked !== null);
  if (lines.length === 0) return [];
  // It may have the host pause once, and goes behind the others then.
  await own.scheduler.runUntil(own.scheduler.now() + 2 * SENT_WITHIN_MS);
  const stuck = unsentOf(own, ({ line, disk }, id) => {
    // Photos go after all else.
    const awaitsPhotos = disk.store
      .rows("photos")
      .some((photo) => photo.documentId === id && photo.state !== "uploaded");
    return line.blocked?.endsWith(id) !== true && !awaitsPhotos;
  });
  for (const line of lines) line.blocked = null;
  return stuck;
}

/** What devices say that is not sent. */
export function unsentOf({ phones }: World, counts: (device: Device, id: string) => boolean = () => true): string[] {
  return phones.flatMap(({ device, home }) =>
    device.disk.store
      .rows("documents")
      .filter((row) => row.owner === home && row.unsent === 1 && counts(device, row.id))
      .map((row) => `${device.name}: ${row.kind} ${row.id} ${JSON.stringify((row.removed ?? row.wanted)?.state)}`),
  );
}

/** Whoever has borrowed a device leaves nothing on it: no restored server gets anything from there in a later round. */
function logFriendsOut({ device, home }: Phone): void {
  const { store } = device.disk;
  void store.write(["documents", "posts", "pulls"], async (tx) => {
    for (const { owner, kind, id } of store.rows("documents")) {
      if (owner !== home) await tx.delete("documents", [owner, kind, id]);
    }
    for (const { owner, kind, id } of store.rows("posts")) {
      if (owner !== home) await tx.delete("posts", [owner, kind, id]);
    }
    for (const { owner, kind } of store.rows("pulls")) if (owner !== home) await tx.delete("pulls", [owner, kind]);
  });
}
