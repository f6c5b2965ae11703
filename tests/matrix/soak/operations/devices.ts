import type { Soak } from "../soak.ts";
import { workerOf } from "../../../e2e/outbox/support/worker-sender.ts";
import { openServerState } from "../../../e2e/outbox/support/server-state.ts";
import type { RowValues } from "../model/wish.ts";

/* What happens to a whole device, or to the server, for a while. */

/** The phone's storage is full, or has room again. */
export async function toggleStorage(soak: Soak): Promise<void> {
  const { phone } = soak.world;
  await phone.setFull(!phone.isFull);
  soak.note(`the phone ${phone.isFull ? "is full" : "has room"}`);
}

const DAY_MS = 24 * 60 * 60 * 1000;
const JUMPS_MS = [0, 0, DAY_MS, -DAY_MS, 40 * DAY_MS, 3 * 365 * DAY_MS, -2 * 365 * DAY_MS] as const;

/** A clock jumps, by days or years. */
export async function jumpClock(soak: Soak): Promise<void> {
  const device = soak.random.of(soak.devices);
  const aheadMs = soak.random.of(JUMPS_MS);
  await device.setClock(aheadMs);
  soak.note(`${device.name}: the clock is ${aheadMs / DAY_MS} days ahead`);
}

/** The browser wakes the worker while the app is open. */
export async function wakeWorker(soak: Soak): Promise<void> {
  const { phone } = soak.world;
  if (phone.context.serviceWorkers().length === 0) return;
  // Nobody wakes a worker that is being replaced.
  const worker = await Promise.race([workerOf(phone.page), soon()]);
  if (worker === null) return;
  await worker.sync().catch(() => undefined);
  if (soak.chance(25)) {
    phone.disturb();
    await worker.stop();
  }
  soak.note("the phone's worker is woken");
}

function soon(): Promise<null> {
  return new Promise((resolve) => setTimeout(resolve, FOUND_WITHIN_MS, null));
}

const FOUND_WITHIN_MS = 5000;

/** The operator takes a backup. */
export async function backUp(soak: Soak): Promise<void> {
  await whileDown(soak, () => soak.world.server.backUp());
  soak.note("the server is backed up");
}

/** The operator goes back to the backup: what was posted since is no more on the server. */
export async function restore(soak: Soak): Promise<void> {
  const { server } = soak.world;
  if (!server.hasBackup()) return;
  await whileDown(soak, async () => {
    const before = await rowsOf(soak);
    await server.restore();
    for (const person of soak.world.people) person.kept = await openServerState(server.url, person.account);
    const after = await rowsOf(soak);
    for (const room of soak.rooms.values()) room.restore(before.get(room.id) ?? null, after.get(room.id) ?? null);
  });
  soak.note("the server is restored");
}

async function whileDown(soak: Soak, work: () => Promise<void>): Promise<void> {
  const { wire } = soak.world;
  wire.isDown = true;
  while (wire.sendings.some(({ endedAt }) => endedAt === null)) await new Promise((resolve) => setTimeout(resolve, 20));
  // What has reached the server is done with a moment later, whether or not anybody hears of it.
  await new Promise((resolve) => setTimeout(resolve, 300));
  await work();
  wire.isDown = false;
  for (const device of soak.devices) device.disturb();
}

async function rowsOf(soak: Soak): Promise<Map<string, RowValues>> {
  const rows = await Promise.all(soak.world.people.map(({ kept }) => kept.listings()));
  const values = await Promise.all(rows.flat().map(async (row) => [row.id, await soak.valuesOf(row)] as const));
  return new Map(values);
}

/** The next build is served, or the one before; its tabs take it when they are loaded. */
export async function deploy(soak: Soak): Promise<void> {
  const { front, builds, phone, laptop } = soak.world;
  const build = builds.shift()!;
  builds.push(build);
  await front.deploy(build);
  soak.note("another build is served");
  const update = phone.page.getByRole("button", { name: phone.screens().words("update.apply") });
  for (const device of [laptop, phone]) if (!device.isOffline) await device.load(device.page);
  if (phone.isOffline) return;
  // Offered once the new build is on the phone whole, which a full phone never has.
  const isOffered = await update.waitFor({ timeout: OFFERED_WITHIN_MS }).then(
    () => true,
    () => false,
  );
  if (isOffered) await update.click();
  for (const tab of phone.tabs) await phone.load(tab);
  soak.note(`the phone ${isOffered ? "takes it" : "stays with its own"}`);
}

const OFFERED_WITHIN_MS = 10_000;
