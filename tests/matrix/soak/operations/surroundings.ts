import type { Soak } from "../soak.ts";

/* What happens to devices while people use them. */

export async function toggleNetwork(soak: Soak): Promise<void> {
  const device = soak.random.of(soak.devices);
  await device.setOffline(!device.isOffline);
  soak.note(`${device.name} is ${device.isOffline ? "offline" : "online"}`);
}

/** The app comes to the front, and people wait a moment; who was logged out on the way logs in again. */
export async function wait(soak: Soak): Promise<void> {
  const device = soak.random.of(soak.devices);
  if (!soak.world.wire.isDown && soak.world.wire.standing.length === 0) await device.backIn();
  await device.wake(soak.tabOf(device));
  await new Promise((resolve) => setTimeout(resolve, 100 + soak.random.below(500)));
}

/** A second tab is opened, or closed again. */
export async function toggleTab(soak: Soak): Promise<void> {
  const device = soak.random.of(soak.devices);
  if (device.tabs.length > 1) await device.closeTab();
  else if (device.isOffline) return;
  else await device.openTab();
  soak.note(`${device.name} has ${device.tabs.length} tabs`);
}

export async function reload(soak: Soak): Promise<void> {
  const device = soak.random.of(soak.devices);
  if (device.isOffline) return;
  await device.load(soak.tabOf(device));
  soak.note(`${device.name} reloads`);
}

/** A tab is ended without a word. */
export async function crashTab(soak: Soak): Promise<void> {
  const device = soak.random.of(soak.devices);
  if (device.isOffline) return;
  await device.crashTab(soak.random.below(device.tabs.length));
  soak.note(`${device.name}: a tab crashes`);
}

const FROZEN_FOR_MS = 25_000;

/** One of two tabs stands still for longer than a sender's lease. */
export async function freezeTab(soak: Soak): Promise<void> {
  const device = soak.random.of(soak.devices);
  if (device.usableTabs.length < 2) return;
  await device.freeze(soak.random.of(device.usableTabs), FROZEN_FOR_MS);
  soak.note(`${device.name}: a tab is frozen`);
}
