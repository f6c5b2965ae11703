import type { Listing } from "#domain/listings/listing.ts";
import type { Copy, RoomModel } from "./model/room.ts";
import { FIELDS, isSame, WRITTEN, type Value, type Values } from "./model/wish.ts";
import type { Stored } from "./phone/in-page.ts";
import { numbersIn, type Soak } from "./soak.ts";
import type { Device } from "./world/device.ts";
import { imagesInOrder, type Person } from "./world/world.ts";

/* What must be true when everything has come to rest: each field and each photo's bytes, on the server and on phones. */

export async function judge(soak: Soak): Promise<void> {
  for (const person of soak.world.people) await judgeServer(soak, person);
  for (const device of soak.devices) for (const person of soak.world.people) await judgeDevice(soak, device, person);
}

async function judgeServer(soak: Soak, { account, kept }: Person): Promise<void> {
  const rows = await kept.listings();
  const own = [...soak.rooms.values()].filter(({ person }) => person === account.id);
  for (const room of own)
    await judgeRoom(
      soak,
      room,
      rows.filter(({ id }) => id === room.id),
    );
  const known = new Set(own.map(({ id }) => id));
  for (const row of rows)
    if (!known.has(row.id) && !soak.done.has(row.id))
      report(soak, "doubled", row.id, `is a room of ${account.fullName} that nobody wanted`);
  await judgeTitles(soak, rows);
}

/**
 * Two rooms with one title are one room twice: no two are written alike. One whose deletion a restored server has forgotten,
 * or that was brought back, is there beside what was posted as new in its place, in this round or an earlier one.
 */
async function judgeTitles(soak: Soak, rows: readonly Listing[]): Promise<void> {
  const wanted = rows.filter(({ id }) => {
    const room = soak.rooms.get(id);
    return !soak.done.has(id) && room?.isReplaced !== true && (room?.isDeleted !== true || !room.isRestored);
  });
  const byTitle = Map.groupBy(wanted, ({ title }) => title);
  for (const [title, alike] of byTitle)
    if (alike.length > 1) report(soak, "doubled", alike[0]!.id, `stands ${alike.length} times as ${title}`);
}

async function judgeRoom(soak: Soak, room: RoomModel, rows: readonly Listing[]): Promise<void> {
  const [row] = rows;
  if (rows.length > 1) report(soak, "doubled", room.id, `${rows.length} rows`);
  if (row === undefined) {
    if (room.wanted === "yes" && !room.isRestored) report(soak, "lost", room.id, "is not on the server");
    return;
  }
  if (room.wanted === "no") report(soak, "doubled", room.id, "was never posted, and is on the server");
  if (room.wanted === "gone" && !room.isRestored) report(soak, "doubled", room.id, "was deleted, and is on the server");
  if (room.wanted !== "yes") return;
  const values = await soak.valuesOf(row);
  for (const name of FIELDS) {
    const lost = room.field(name).lostWith(values[name]);
    if (lost === "never wished for" && !room.isRestored)
      report(soak, "lost", room.id, `${name} is ${String(values[name])}, which nobody has written`);
    if (lost === "never wished for") continue;
    for (const { value, by } of lost)
      report(soak, "lost", room.id, `${name} ${String(value)} of the ${by} went for ${String(values[name])} unasked`);
  }
  await judgePhotos(soak, room, row);
}

/** Each photo shows what was picked, and its bytes are those that left the phone under its uuid. */
async function judgePhotos(soak: Soak, room: RoomModel, row: Listing): Promise<void> {
  const images = imagesInOrder(row);
  const shown = await Promise.all(images.map(({ image_url: url }) => soak.shownAt(url)));
  if (new Set(shown).size < shown.length) report(soak, "doubled", room.id, `a photo twice: ${shown.join()}`);
  for (const [index, image] of images.entries()) {
    const picked = soak.photos.get(image.uuid);
    if (picked !== undefined && picked.id !== shown[index])
      report(soak, "lost", room.id, `photo ${picked.id} shows ${String(shown[index])}`);
    if (!soak.sentBytes.matches(image.uuid, image.image_url))
      report(soak, "lost", room.id, `photo ${image.uuid} is not made of the bytes that were sent`);
  }
}

/** What is on a device of one of its people, whoever is signed in. */
async function judgeDevice(soak: Soak, device: Device, person: Person): Promise<void> {
  const stored = await device.storedOf(person.account.id);
  const rows = await person.kept.listings();
  const drafts = new Map(stored.drafts.map((draft) => [draft.id, draft]));
  for (const room of soak.rooms.values()) {
    if (room.person !== person.account.id) continue;
    const copy = room.copies.get(device.name);
    const draft = drafts.get(room.id);
    const judged = { device, room, draft, stored };
    const row = rows.find(isOf(room));
    if (copy?.status !== "written") judgeLeftOver(soak, judged);
    else if (copy.isAsPosted && draft === undefined && row !== undefined) continue;
    else if (room.mayTravelTo(device.name)) judgeShared(soak, { ...judged, copy, row });
    else judgeDraft(soak, { ...judged, values: copy.values });
  }
  // Of somebody who is not signed in the device has not heard what became of drafts since.
  if (device.person?.id !== person.account.id) return;
  for (const draft of stored.drafts) if (!soak.rooms.has(draft.id)) judgeOtherVersion(soak, device, draft);
}

type StoredDraft = Stored["drafts"][number];

interface Judged {
  device: Device;
  room: RoomModel;
  draft: StoredDraft | undefined;
  stored: Stored;
}

/** Drafts come to a person's other devices by way of the account, and go again when they are posted or deleted (A39). */
function judgeLeftOver(soak: Soak, { device, room, draft }: Judged): void {
  if (draft === undefined || device.person?.id !== room.person) return;
  if (draft.status === "posted" || !room.mayStayOn(device.name))
    report(soak, "silent", room.id, `is still on the ${device.name}, ${draft.status}, and nothing is to be sent`);
}

/** Where two devices wrote one field, the other version is a draft of its own, and holds what somebody wrote. */
function judgeOtherVersion(soak: Soak, device: Device, { id, otherVersionOf, typed }: StoredDraft): void {
  if (soak.done.has(id) || (otherVersionOf !== null && soak.done.has(otherVersionOf))) return;
  const room = otherVersionOf === null ? undefined : soak.rooms.get(otherVersionOf);
  if (room === undefined || room.draftedOn.size === 0)
    return report(soak, "silent", id, `is on the ${device.name}, and nobody wrote it: ${JSON.stringify(typed)}`);
  for (const name of TEXTS)
    if (!room.hasSaid(name, typed[name] ?? null))
      report(soak, "silent", id, `is a version of ${room.id} whose ${name} nobody wrote: ${String(typed[name])}`);
}

/** What was written on one device of several is there still, in another version, posted, or was written over by eye. */
function judgeShared(
  soak: Soak,
  { device, room, draft, stored, copy, row }: Judged & { copy: Copy; row: Listing | undefined },
): void {
  if (room.isDeleted || room.isLeftInAccount || room.thrownAwayFrom.has(device.name)) return;
  const versions = stored.drafts.filter(({ otherVersionOf }) => otherVersionOf === room.id);
  for (const name of TEXTS) {
    const value = copy.values[name];
    const isGivenUp = room.isWrittenOver(name, value) || room.field(name).wasTurnedDown(value);
    const isOwn = !isSame(value, copy.began?.[name] ?? null) && !isGivenUp;
    // What was posted may have been edited elsewhere since.
    const stood = [...room.field(name).ancestry(row?.[name] ?? null)].map((wish) => wish.value);
    const places = [draft, ...versions].map((version) => version?.typed[name] ?? null);
    if (isOwn && ![...places, row?.[name] ?? null, ...stood].some((place) => isSame(text(place), text(value))))
      report(soak, "lost", room.id, `${name} ${String(value)} of the ${device.name} is in none of its versions`);
  }
}

/** What was written and not posted is on the device, to the letter and to the last bit. */
function judgeDraft(soak: Soak, { device, room, draft, stored, values }: Judged & { values: Values }): void {
  if (draft === undefined) return report(soak, "lost", room.id, `is written, and not on the ${device.name}`);
  for (const name of TEXTS) {
    const typed = draft.typed[name] ?? null;
    if (!isSame(text(typed), text(values[name])))
      report(
        soak,
        "lost",
        room.id,
        `${name} is ${String(typed)} in the ${device.name}'s draft, for ${text(values[name])}`,
      );
  }
  const rows = new Map(stored.photos.map((photo) => [photo.uuid, photo]));
  const numbers = draft.photos.map((uuid) => soak.photos.get(uuid)?.id ?? null);
  if (numbers.join() !== numbersIn(values.photos).join())
    report(soak, "lost", room.id, `photos are ${numbers.join()} in the draft, for ${String(values.photos)}`);
  for (const uuid of draft.photos) {
    const photo = rows.get(uuid);
    if (photo === undefined) report(soak, "lost", room.id, `photo ${uuid} is not on the ${device.name}`);
    else if (photo.kept === null ? photo.state !== "uploaded" : photo.kept !== soak.photos.get(uuid)?.sha256)
      report(soak, "lost", room.id, `photo ${uuid} has other bytes on the ${device.name}`);
  }
}

const TEXTS = WRITTEN.filter((name) => name !== "photos");

/** As forms hold it. */
function text(value: Value): string {
  return String(value ?? "");
}

function isOf({ id }: RoomModel): (row: Listing) => boolean {
  return (row) => row.id === id;
}

function report(soak: Soak, kind: "lost" | "doubled" | "silent", id: string, text: string): void {
  soak.findings.push({ kind, text: `${id} ${text}` });
}
