import { expect } from "@playwright/test";
import type { Soak } from "../soak.ts";
import type { Device } from "../world/device.ts";

/* Who uses the phone: two people share it, and log out by its own screens. */

/** What becomes of what is unsent, as the sheet offers it. */
export type Leaving = "keep" | "discard" | "send";

/** The phone is handed to the other person. */
export async function handOver(soak: Soak): Promise<void> {
  const { phone, people } = soak.world;
  if (phone.person === null || phone.isOffline || phone.isFull || !(await phone.isSignedIn())) return;
  const next = people.find(({ account }) => account.id !== phone.person?.id)!;
  const isQuiet = soak.standing.size === 0;
  await leave(
    soak,
    phone,
    soak.random.weighted([
      [6, "keep"],
      [2, "discard"],
      [isQuiet ? 3 : 0, "send"],
    ] as const),
  );
  await phone.signIn(next.account);
}

/** Logs out by the menu, and answers what the sheet asks, if it does. */
export async function leave(soak: Soak, device: Device, how: Leaving): Promise<void> {
  const { page, person } = device;
  const screens = device.screens();
  await device.load(page);
  await screens.askToLogOut();
  const isOut = page.waitForURL(/\/login/).then(() => "out" as const);
  const isAsked = screens
    .button("log-out.keep")
    .waitFor()
    .then(() => "asked" as const);
  const first = await Promise.race([isOut, isAsked]);
  // Whichever has not come never does.
  isAsked.catch(() => undefined);
  soak.note(`${device.name}: ${person!.fullName} logs out, ${first === "out" ? "unasked" : how}`);
  if (first === "asked") await choose(soak, device, how);
  await isOut;
  device.person = null;
}

async function choose(soak: Soak, device: Device, wanted: Leaving): Promise<void> {
  const screens = device.screens();
  // Sending is offered where something is posted and the server answers.
  const isOffered = wanted !== "send" || (await screens.button("log-out.send").isVisible());
  const how = isOffered ? wanted : "keep";
  await screens.button(`log-out.${how}`).click();
  if (how === "discard") {
    await expect(screens.said("log-out.discard.sure")).toBeVisible();
    await screens.button("log-out.discard").click();
    forget(soak, device);
  }
  if (how === "send") await sendOrKeep(device);
}

/** What cannot be sent at once is kept. */
async function sendOrKeep(device: Device): Promise<void> {
  const screens = device.screens();
  const { page } = device;
  const isStuck = screens.begun("log-out.send.stuck").waitFor();
  isStuck.catch(() => undefined);
  if ((await Promise.race([page.waitForURL(/\/login/).then(() => "out"), isStuck.then(() => "stuck")])) === "out")
    return;
  if (/\/login/.test(page.url())) return;
  await screens.button("log-out.back").click();
  await screens.button("log-out.keep").click();
}

function forget(soak: Soak, device: Device): void {
  for (const room of soak.rooms.values()) if (room.person === device.person!.id) room.forget(device.name);
}
