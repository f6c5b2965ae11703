import { hash } from "node:crypto";
import { buffer } from "node:stream/consumers";
import { expect, type Locator } from "@playwright/test";
import { strFromU8, unzipSync } from "fflate";
import type { OutboxExport } from "#offline/export/export-outbox.ts";
import { subjectOf } from "#offline/drafts/outbox-entry.ts";
import { shareChoices } from "../model/choice.ts";
import { short } from "./forms.ts";
import type { Soak } from "../soak.ts";
import type { Device } from "../world/device.ts";

/* What is unsent, as a file: saved on the phone and taken in on the laptop, by the screens. */

export async function copyToLaptop(soak: Soak): Promise<void> {
  const { phone, laptop } = soak.world;
  const devices = [phone, laptop];
  if (devices.some(({ isOffline, isFull }) => isOffline || isFull) || soak.world.wire.isDown) return;
  if (phone.person?.id !== laptop.person?.id || !(await phone.isSignedIn()) || !(await laptop.isSignedIn())) return;
  const file = await exported(phone);
  await phone.load(phone.page);
  if (file === null) return;
  await judgeFile(soak, phone, file);
  const before = new Map((await laptop.run("stored")).drafts.map(({ id, status }) => [id, status]));
  const refusal = await takenIn(laptop, file);
  if (refusal !== null) soak.findings.push({ kind: "lost", text: `the laptop did not take the file in: ${refusal}` });
  await laptop.load(laptop.page);
  // What had come there by way of the account stays as it is; what waited there may have been sent before the file came.
  for (const { id } of file.copy.drafts) {
    if (before.get(id) !== "editing") bringBack(soak, id);
    if (!before.has(id)) takeOver(soak, id, file);
  }
  for (const { change } of file.copy.entries) {
    const room = "id" in change ? soak.rooms.get(change.id) : undefined;
    if (room !== undefined && change.type === "update" && change.only !== undefined) shareChoices(room);
  }
}

/** @param wanted What is there then; a session that ends in that moment is begun again by its person. */
async function openOutbox(device: Device, wanted: Locator): Promise<void> {
  await device.load(device.page, "/outbox");
  await wanted.or(device.page.locator("input[type=password]")).first().waitFor({ state: "attached" });
  if (await device.isSignedIn()) return;
  await device.backIn();
  await device.load(device.page, "/outbox");
  await wanted.first().waitFor({ state: "attached" });
}

interface ExportedFile {
  bytes: Buffer;
  copy: OutboxExport;
  parts: Record<string, Uint8Array>;
}

async function exported(device: Device): Promise<ExportedFile | null> {
  const screens = device.screens();
  const button = screens.button("outbox.export-all");
  await openOutbox(device, button.or(screens.said("outbox.empty")));
  if (!(await button.isVisible())) return null;
  const downloading = device.page.waitForEvent("download", { timeout: 120_000 }).catch(() => null);
  await button.click({ timeout: 60_000 }).catch(() => undefined);
  const download = await downloading;
  // All may be sent in the moment in which it is pressed: then there is nothing to export.
  if (download === null && (await screens.said("outbox.empty").isVisible())) return null;
  if (download === null) throw new Error(`The ${device.name} exports nothing`);
  const bytes = await buffer(await download.createReadStream());
  const parts = unzipSync(bytes);
  return { bytes, parts, copy: JSON.parse(strFromU8(parts["unsent.json"]!)) as OutboxExport };
}

/** The file has each photo as it was picked, and all that is only written. */
async function judgeFile(soak: Soak, device: Device, { copy, parts }: ExportedFile): Promise<void> {
  const { name, person } = device;
  const others = new Set(copy.drafts.filter(({ otherVersionOf }) => otherVersionOf !== undefined).map(({ id }) => id));
  for (const { uuid, state, draftId } of copy.photos) {
    // Another device's version has copies of its photos, with uuids of their own. What a restored server has of a room that
    // it lost, or the account of what a logout has thrown away, comes back as a draft whose photos have gone from here.
    const room = soak.rooms.get(draftId);
    const isBack = room?.isRestored === true || room?.isLeftInAccount === true;
    if (others.has(draftId) || soak.done.has(draftId) || isBack) continue;
    const path = Object.keys(parts).find((each) => each.includes(uuid));
    const isThere = path === undefined ? state === "uploaded" : soak.isAsPicked(uuid, sha256(parts[path]!), device);
    if (!isThere && !(path === undefined && soak.photos.get(uuid)?.pickedOn !== name))
      soak.findings.push({ kind: "lost", text: `${uuid}: the exported photo is not what was picked` });
  }
  const drafts = new Set(copy.drafts.map(({ id }) => id));
  for (const room of soak.rooms.values()) {
    const own = room.person === person!.id ? room.copies.get(name) : undefined;
    if (own?.status === "written" && !own.isAsPosted && !drafts.has(room.id) && !room.mayTravelTo(name))
      soak.findings.push({ kind: "lost", text: `${room.id} is written, and not in the exported file` });
  }
}

function sha256(bytes: Uint8Array): string {
  return hash("sha256", bytes);
}

/** @returns What the screen says when the file is not taken in, else null. */
async function takenIn(device: Device, { bytes }: ExportedFile): Promise<string | null> {
  const input = device.page.locator("input[type=file]");
  await openOutbox(device, input);
  await input.setInputFiles({ name: "unsent.zip", mimeType: "application/zip", buffer: bytes });
  const refusal = device.page.getByText(REFUSED).first();
  await expect(device.page.getByText(TAKEN_IN).or(refusal).first()).toBeVisible();
  return (await refusal.isVisible()) ? refusal.textContent() : null;
}

/** What the English screen says of it. */
const TAKEN_IN = /imported\.|already on this device|nothing in this file/;
const REFUSED = /Nothing was changed\./;

/** A draft that the account had brought to the phone: where the laptop has posted it since, the file brings it back. */
function bringBack({ rooms, world: { phone } }: Soak, id: string): void {
  const room = rooms.get(id);
  if (room !== undefined && !room.copies.has(phone.name)) room.isLeftInAccount = true;
}

/** The laptop has what the file has, but for what it had already. */
function takeOver(soak: Soak, id: string, { copy: { entries } }: ExportedFile): void {
  const { phone, laptop } = soak.world;
  const room = soak.rooms.get(id);
  const copy = room?.copies.get(phone.name);
  if (room === undefined || copy === undefined || room.copies.has(laptop.name)) return;
  const isPosted = entries.some(({ change }) => subjectOf(change) === `listing:${id}`);
  const status = isPosted ? "posted" : "written";
  room.takeIn(laptop.name, copy, status);
  soak.note(`the laptop takes in ${short(id)}, ${status}`);
}
