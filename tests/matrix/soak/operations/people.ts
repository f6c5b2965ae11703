import { expect, type Locator } from "@playwright/test";
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
  const isOut = page.waitForURL(/\/login/).then(() => "out" as const);
  // A session may end by itself meanwhile.
  const isAsked = screens.askToLogOut().then(async () => {
    await screens.button("log-out.keep").waitFor();
    return "asked" as const;
  });
  const first = await firstOf(isOut, isAsked);
  soak.note(`${device.name}: ${person!.fullName} logs out, ${first === "out" ? "unasked" : how}`);
  if (first === "asked") await choose(soak, device, how);
  await isOut;
  device.person = null;
}

async function choose(soak: Soak, device: Device, wanted: Leaving): Promise<void> {
  const screens = device.screens();
  // Sending is offered as long as something is posted and the server answers.
  const isChosen = wanted === "send" && (await isPressed(screens.button("log-out.send")));
  const how = wanted === "send" && !isChosen ? "keep" : wanted;
  if (!isChosen) await screens.button(`log-out.${how}`).click();
  if (how === "discard") {
    await expect(screens.said("log-out.discard.sure")).toBeVisible();
    await screens.button("log-out.discard").click();
    forget(soak, device);
  }
  if (how === "send") await sendOrKeep(device);
}

/** Presses what may go in the moment in which it is pressed. @returns Whether it was still there. */
async function isPressed(button: Locator): Promise<boolean> {
  if (!(await button.isVisible())) return false;
  return button.click({ timeout: GONE_AFTER_MS }).then(
    () => true,
    () => false,
  );
}

const GONE_AFTER_MS = 5000;

/** What cannot be sent at once is kept. */
async function sendOrKeep(device: Device): Promise<void> {
  const screens = device.screens();
  const isKept = async () => {
    await screens.begun("log-out.send.stuck").waitFor();
    await screens.button("log-out.back").click();
    await screens.button("log-out.keep").click();
  };
  // It may be sent in the last moment.
  await firstOf(device.page.waitForURL(/\/login/), isKept());
}

/** What comes first of two things, of which the other may never come. */
async function firstOf<One, Other>(one: Promise<One>, other: Promise<Other>): Promise<One | Other> {
  for (const each of [one, other]) each.catch(() => undefined);
  return Promise.race([one, other]);
}

function forget(soak: Soak, device: Device): void {
  for (const room of soak.rooms.values()) if (room.person === device.person!.id) room.forget(device.name);
}
