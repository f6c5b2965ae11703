import { expect } from "@playwright/test";
import type { RoomModel } from "../model/room.ts";
import { numbersIn, type Soak } from "../soak.ts";
import { page, UPLOAD_PATH } from "../world/faults.ts";
import type { Device } from "../world/device.ts";
import type { Seen, WireFault } from "../world/wire.ts";
import type { Stored } from "../phone/in-page.ts";
import { sent, type HeldUp } from "../settle.ts";
import { short } from "./forms.ts";

/* Faults that stay: what others send must not wait for what cannot get through, and that says why it waits. */

const LONGEST = 25;

/** A proxy that never carries one room, or one photo of it, in whatever way. */
export async function refuseOne(soak: Soak): Promise<void> {
  const posted = [...soak.rooms.values()].filter(({ copies }) => [...copies.values()].some(isPosted));
  if (posted.length === 0) return;
  const room = soak.random.of(posted);
  const fault: WireFault = soak.random.of([page(413), page(403), page(502), page(200), { kind: "cut-body" }]);
  const strikes = (seen: Seen) => seen.roomId === room.id || isPhotoOf(soak, seen, room);
  const what = fault.kind === "answer" ? `a page with ${fault.status}` : fault.kind;
  soak.stand({ name: `${short(room.id)} meets ${what}`, strikes, fault }, 5 + soak.random.below(LONGEST));
}

/** All photos meet 502 for a while; what has none goes. */
export async function refusePhotos(soak: Soak): Promise<void> {
  const strikes = ({ path }: Seen) => path.startsWith(UPLOAD_PATH);
  soak.stand({ name: "all photos meet 502", strikes, fault: page(502) }, 5 + soak.random.below(LONGEST));
}

/** Nothing of the server answers for a while. */
export async function silence(soak: Soak): Promise<void> {
  const fault = soak.random.of<WireFault>([page(502), page(200), { kind: "drop" }]);
  soak.stand({ name: "nothing gets through", strikes: () => true, fault }, 3 + soak.random.below(8));
}

/** While a fault stays: everything else arrives, and what it holds up has a row with words. */
export async function othersAreSent(soak: Soak): Promise<void> {
  const { wire } = soak.world;
  const held = wire.standing.filter(({ name }) => name !== "nothing gets through");
  if (held.length === 0 || held.length < wire.standing.length) return;
  wire.passing = () => null;
  for (const device of soak.devices) {
    if (device.isOffline || device.isFull || device.person === null || !(await device.isSignedIn())) continue;
    const isHeldUp = (id: string, stored: Stored) => isHeld(soak, id, stored);
    await sent(soak, device, isHeldUp);
    await explains(soak, device, isHeldUp);
  }
  wire.passing = soak.passing;
  soak.note("the others are sent, and what is held up says so");
}

function isHeld(soak: Soak, id: string, { photos }: Stored): boolean {
  // Also of a room that is posted again by itself, since a restored server has lost it.
  const hasPhotos = photos.some(({ draftId, state }) => draftId === id && state !== "uploaded");
  return soak.world.wire.standing.some(
    ({ name }) => name.startsWith(short(id)) || (name.startsWith("all photos") && hasPhotos),
  );
}

/** The screen says of what waits why it does: in whichever way, but not that it is about to go. */
async function explains(soak: Soak, device: Device, isHeldUp: HeldUp): Promise<void> {
  const stored = await device.run("stored");
  const waiting = stored.entries.filter(({ id, state }) => state.name === "waiting" && isHeldUp(id, stored));
  if (waiting.length === 0) return;
  const screens = device.screens();
  await device.load(device.page, "/outbox");
  for (const { id } of waiting) {
    const title = soak.rooms.get(id)?.copies.get(device.name)?.values.title;
    if (title === undefined) continue;
    const row = screens.waiting(String(title));
    const reasons = WAITS.map((key) => row.getByText(screens.words(key).split("{")[0]!));
    const isSaid = reasons.reduce((any, reason) => any.or(reason));
    const isGone = async () =>
      !(await device.run("stored")).entries.some((entry) => entry.id === id && entry.state.name === "waiting");
    try {
      await expect(isSaid.first()).toBeVisible();
    } catch {
      // A session that ends meanwhile, as on a restored server, takes the screen with it; its person is not back yet.
      if ((await device.isSignedIn()) && !(await isGone()))
        soak.findings.push({ kind: "silent", text: `${id}: the ${device.name} does not say why it waits` });
    }
  }
  await device.load(device.page);
}

const WAITS = [
  "state.waiting.on-the-way",
  "state.waiting.photo-elsewhere",
  "state.waiting.trouble",
  "state.waiting.trouble.closable",
  "state.waiting.no-answer",
  "state.waiting.no-answer.closable",
  "state.waiting.told-to",
  "state.saving.text",
  "state.saving.closable",
  "state.uploading.text",
  "state.uploading.closable",
];

function isPosted({ status }: { status: string }): boolean {
  return status === "posted";
}

function isPhotoOf(soak: Soak, { photo }: Seen, { copies }: RoomModel): boolean {
  const id = photo === null ? undefined : soak.photos.get(photo.uuid)?.id;
  return id !== undefined && [...copies.values()].some(({ values }) => numbersIn(values.photos).includes(id));
}
