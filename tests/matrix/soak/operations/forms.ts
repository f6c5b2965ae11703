import type { Page } from "@playwright/test";
import type { ListingFields } from "#domain/listings/listing-fields.ts";
import { beginWith } from "../model/choice.ts";
import { RoomModel, type Copy } from "../model/room.ts";
import { WRITTEN, type Values, type Written } from "../model/wish.ts";
import type { Changes, Done, Form } from "../phone/in-page.ts";
import { joined, numbersIn, type Soak } from "../soak.ts";
import type { Device } from "../world/device.ts";
import { brokenPhoto, type PatternedPhoto } from "../world/patterned-photo.ts";

/* What people do in forms, on any tab of any device, and what they may expect of it. */

const MOST_PHOTOS = 3;
const TEXTS = WRITTEN.filter((name) => name !== "photos");
const NOTHING: Changes = { fields: {}, add: [], without: [], reversed: false, post: false };

/** Writes a new room; posts it at once, mostly. */
export async function writeRoom(soak: Soak): Promise<void> {
  const device = someDevice(soak);
  if (device === null) return;
  const photos = await soak.newPhotos(soak.random.below(MOST_PHOTOS));
  if (soak.chance(3)) photos.push(brokenPhoto(soak.next()));
  const fields = newFields(soak, ["title", "price", "description", "contact_info", "additional_info"]);
  const changes = { ...NOTHING, fields, add: photos.map(picked), post: soak.chance(80) };
  const done = await device.runIn(soak.tabOf(device), "write", [changes]);
  soak.note(
    `${device.name} writes ${short(done.id)} ${told(done)} ${JSON.stringify(fields)} ${photos.map(({ id }) => id).join()}`,
  );
  if (done.kept === null) return;
  const room = new RoomModel(done.id, device.person!.id);
  soak.rooms.set(room.id, room);
  const { begin_date, end_date } = done.kept.fields as Partial<ListingFields>;
  beginWith(room, { state: "active", begin_date: begin_date ?? null, end_date: end_date ?? null });
  const empty = { title: null, price: null, description: null, contact_info: null, additional_info: null, photos: "" };
  take(soak, { device, room, done, before: empty, began: null, changes, photos });
}

/** Edits a room: what waits on this device, else what the server has. */
export async function editRoom(soak: Soak): Promise<void> {
  const [device, room] = someRoom(soak) ?? [];
  if (device === undefined || room === undefined) return;
  const changes = await someChanges(soak, room.copies.get(device.name)?.values.photos ?? null);
  await changeRoom(soak, { device, room, ...changes, post: soak.chance(85) });
}

export interface Wanted {
  device: Device;
  room: RoomModel;
  fields: Partial<ListingFields>;
  photos: PatternedPhoto[];
  without: number[];
  reversed: boolean;
  post: boolean;
}

/** Makes changes to a room as its person sees it on a device. */
export async function changeRoom(soak: Soak, wanted: Wanted): Promise<void> {
  const { device, room, fields, photos, without, reversed, post } = wanted;
  const changes = { fields, add: photos.map(picked), without, reversed, post };
  const copy = room.copies.get(device.name);
  const tab = soak.tabOf(device);
  if (copy !== undefined) {
    const done = await device.runIn(tab, "reopen", [room.id, changes]);
    soak.note(`${device.name} reopens ${short(room.id)} ${told(done)} ${describe(wanted)}`);
    if (done.said === "full" && done.kept === null) return;
    // What was posted here has arrived, and what stands here now is another device's draft.
    const isOthers = copy.status === "posted" && done.wasQueued === false && room.mayTravelTo(device.name);
    if (done.said === "gone" || isOthers) arrived(soak, device, room);
    const { values: before, began } = isOthers ? { values: copy.values, began: null } : copy;
    if (done.said !== "gone") return take(soak, { device, room, done, before, began, changes, photos });
  }
  await changeRow(soak, { ...wanted, without: [], reversed: false }, tab);
}

/** Edits what the list of rooms shows, which needs the server. */
async function changeRow(soak: Soak, wanted: Wanted, tab: Page): Promise<void> {
  const { device, room, fields, photos, post } = wanted;
  if (device.isOffline || soak.world.wire.isDown) return;
  const row = await soak.personOf(room).kept.listing(room.id);
  if (row === undefined) return;
  const began = await soak.valuesOf(row);
  const changes = { ...NOTHING, fields, add: photos.map(picked), post };
  const done = await device.runIn(tab, "edit", [row, changes]);
  soak.note(`${device.name} edits ${short(room.id)} ${told(done)} ${describe(wanted)}`);
  if (done.said === "stale") {
    // The draft of another device, which its person looks at, and leaves.
    if (!room.mayTravelTo(device.name))
      soak.findings.push({ kind: "silent", text: `${room.id}: a draft that nobody wrote is on the ${device.name}` });
    return;
  }
  if (done.kept === null) return;
  take(soak, { device, room, done, before: began, began, changes, photos });
}

interface Taken {
  device: Device;
  room: RoomModel;
  done: Done;
  /** What the form showed before. */
  before: Values;
  began: Values | null;
  changes: Changes;
  photos: readonly PatternedPhoto[];
}

/** Remembers what the form has said to be kept, and no more. */
function take(soak: Soak, { device, room, done, before, began, changes, photos }: Taken): void {
  for (const [index, uuid] of done.added.entries())
    if (uuid !== null) soak.photos.set(uuid, { ...photos[index]!, pickedOn: device.name });
  if (done.kept === null) return;
  // What another device has written stands in the form as well, and what it has posted is what this one edits.
  const isShared = room.mayTravelTo(device.name);
  const values = done.said === "ok" && !isShared ? expected() : valuesIn(soak, done.kept);
  const copy = room.write(device.name, values, began);
  if (isShared && done.base !== null) copy.began ??= valuesIn(soak, done.base);
  room.writeOver(texts(done.shown), values);
  if (done.isPosted) room.post(device.name);
  else room.takeBack(device.name);

  function expected(): Values {
    const left = numbersIn(before.photos).filter((_, at) => !changes.without.includes(at));
    const all = [...left, ...photos.filter((_, at) => done.added[at] !== null).map(({ id }) => id)];
    const fields = changes.fields as Partial<Values>;
    return { ...before, ...fields, photos: joined(changes.reversed ? all.toReversed() : all) };
  }
}

function valuesIn(soak: Soak, { fields, photos }: Form): Values {
  return { ...texts(fields), photos: joined(photos.map((uuid) => soak.photos.get(uuid)?.id ?? null)) };
}

function texts(fields: Record<string, unknown>): Omit<Values, "photos"> {
  return Object.fromEntries(TEXTS.map((name) => [name, fields[name] ?? null])) as Omit<Values, "photos">;
}

/** Nothing of it is on the device any more: it was sent. What was only written must not go, but by another device. */
export function arrived(soak: Soak, { name }: Device, room: RoomModel): void {
  const copy = room.copies.get(name);
  if (copy?.status === "written" && !copy.isAsPosted && !room.mayTravelTo(name))
    soak.findings.push({ kind: "lost", text: `${room.id}: what was written on the ${name} is gone` });
  room.copies.delete(name);
}

async function someChanges(soak: Soak, photos: Copy["values"]["photos"]) {
  const first = soak.random.of(TEXTS);
  const fields = newFields(soak, soak.chance(30) ? [first, soak.random.of(TEXTS)] : [first]);
  const count = numbersIn(photos).length;
  const without = count > 0 && soak.chance(15) ? [soak.random.below(count)] : [];
  const added = soak.chance(15) ? await soak.newPhotos(1) : [];
  return { fields, photos: added, without, reversed: count > 1 && soak.chance(15) };
}

type Text = Exclude<Written, "photos">;

/** Values that nobody has written before. */
export function newFields(soak: Soak, names: readonly Text[]): Partial<ListingFields> {
  const values = names.map((name) => {
    const number = soak.next();
    return [name, name === "price" ? 100 + number : `${WORDS[name]} ${number}`] as const;
  });
  return Object.fromEntries(values);
}

const WORDS: Record<Exclude<Text, "price">, string> = {
  title: "河边的 room",
  description: "Two minutes from 车站",
  contact_info: "微信 river",
  additional_info: "Bills, 水电 included",
};

export function picked({ name, bytes }: PatternedPhoto) {
  return { name, bytes: bytes.toString("base64") };
}

/** Some device that somebody is signed in on. */
export function someDevice(soak: Soak): Device | null {
  const usable = soak.devices.filter(({ person }) => person !== null);
  return usable.length === 0
    ? null
    : soak.random.weighted(usable.map((device) => [device === soak.world.phone ? 2 : 1, device] as const));
}

/** Some device, and a room that its person sees there. */
export function someRoom(
  soak: Soak,
  which: (room: RoomModel, device: Device) => boolean = () => true,
): [Device, RoomModel] | null {
  const device = someDevice(soak);
  if (device === null) return null;
  const rooms = [...soak.rooms.values()].filter((room) => isSeen(room, device) && which(room, device));
  return rooms.length === 0 ? null : [device, soak.random.of(rooms)];
}

function isSeen(room: RoomModel, { name, person }: Device): boolean {
  return room.person === person?.id && (room.copies.has(name) || room.wanted === "yes");
}

function told({ said, isPosted }: Done): string {
  return isPosted ? `${said}, posted` : said;
}

function describe({ fields, photos, without, reversed }: Wanted): string {
  return JSON.stringify({
    ...fields,
    ...(photos.length > 0 && { add: photos.map(({ id }) => id) }),
    ...(without.length > 0 && { without }),
    ...(reversed && { reversed }),
  });
}

export function short(id: string): string {
  return id.slice(0, 8);
}
