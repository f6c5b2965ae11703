import type { Stored } from "./phone/in-page.ts";
import type { Soak } from "./soak.ts";
import { leave } from "./operations/people.ts";
import { answerQuestions } from "./operations/questions.ts";
import type { Device } from "./world/device.ts";

const LOOKED_AT_EVERY_MS = 250;
/**
 * Whatever can be sent is sent within two minutes of the last fault: counted in looks, so that a machine that does other
 * things besides has as many of them.
 */
const LOOKS = 120_000 / LOOKED_AT_EVERY_MS;
/** A restored server may have lost what the phone has posted: it finds that out, and posts it again. */
const QUIET_LOOKS = 4;
/** Questions lead to requests, and these to questions: nobody answers for ever. */
const MOST_ROUNDS_OF_QUESTIONS = 8;

/** Ends every fault, lets everything be sent that can be, and has people answer what they are asked. */
export async function settle(soak: Soak): Promise<void> {
  const { wire } = soak.world;
  wire.standing = [];
  soak.standing.clear();
  wire.passing = () => null;
  wire.isDown = false;
  for (const device of soak.devices) {
    await device.thawAll();
    if (device.isOffline) await device.setOffline(false);
    if (device.isFull) await device.setFull(false);
  }
  for (const device of soak.devices) await settleDevice(soak, device);
  // What somebody left on the phone goes when they are back.
  const { phone, people } = soak.world;
  const others = people.filter(({ account }) => account.id !== phone.person?.id);
  for (const { account } of others) {
    const { entries } = await phone.storedOf(account.id);
    const rooms = [...soak.rooms.values()].filter(({ person }) => person === account.id);
    if (entries.length === 0 && !rooms.some(({ copies }) => copies.has(phone.name))) continue;
    await leave(soak, phone, "keep");
    await phone.signIn(account);
    await settleDevice(soak, phone);
  }
  // What one device tells the account the others hear from it; what that has them do, the first one hears.
  for (const device of [...soak.devices, ...soak.devices]) await draftsExchanged(soak, device);
}

/** Brings a device's drafts in step with the account (A39). */
async function draftsExchanged(soak: Soak, device: Device): Promise<void> {
  if (device.person === null) return;
  await device.backIn();
  await device.run("exchangeDrafts");
  for (let look = 0; look < LOOKS; look += 1) {
    await new Promise((resolve) => setTimeout(resolve, LOOKED_AT_EVERY_MS));
    if (await device.run("areDraftsExchanged")) return;
  }
  await noteStanding(soak, device);
  soak.findings.push({ kind: "silent", text: `The ${device.name}'s drafts do not come in step with the account` });
}

async function settleDevice(soak: Soak, device: Device): Promise<void> {
  await device.backIn();
  for (let round = 0; round < MOST_ROUNDS_OF_QUESTIONS; round += 1) {
    await sent(soak, device);
    soak.note(`${device.name} has sent`);
    if (!(await answerQuestions(soak, device))) return draftsExchanged(soak, device);
  }
  const { entries } = await device.run("stored");
  const asked = entries.filter(({ state }) => isAsked(state)).map(({ id }) => id);
  soak.findings.push({ kind: "silent", text: `The ${device.name} asks without an end, now about ${asked.join(", ")}` });
}

/** Whether a fault that stays holds a room up, which others must not wait for. */
export type HeldUp = (id: string, stored: Stored) => boolean;

/** Waits until nothing on a device is about to be sent any more; it is brought to the front once. */
export async function sent(soak: Soak, device: Device, isHeldUp: HeldUp = nobody): Promise<void> {
  soak.note(`${device.name} is left to send`);
  await device.wake();
  let waiting: Stored["entries"] = [];
  let quiet = 0;
  for (let look = 0; look < LOOKS; look += 1) {
    await device.backIn();
    const stored = await device.run("stored");
    const { entries } = stored;
    // What stands behind something that is asked about is told of by the same row.
    const asked = new Set(entries.filter(({ state }) => isAsked(state)).map(({ id }) => id));
    waiting = entries.filter(({ id }) => !asked.has(id) && !isHeldUp(id, stored));
    quiet = waiting.length === 0 ? quiet + 1 : 0;
    if (quiet === QUIET_LOOKS) return;
    await new Promise((resolve) => setTimeout(resolve, LOOKED_AT_EVERY_MS));
  }
  await noteStanding(soak, device);
  for (const { id, type, state } of waiting)
    soak.findings.push({
      kind: "silent",
      text: `${id}: ${type} is not sent on the ${device.name}: ${JSON.stringify(state)}`,
    });
}

async function noteStanding(soak: Soak, device: Device): Promise<void> {
  for (const tab of device.usableTabs)
    soak.note(`${device.name} stands so: ${await device.runIn(tab, "standing", [])}`);
}

function nobody(): boolean {
  return false;
}

function isAsked({ name }: Stored["entries"][number]["state"]): boolean {
  return name === "needs-fix" || name === "conflict";
}
