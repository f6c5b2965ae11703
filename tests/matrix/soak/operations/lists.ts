import type { RemovedListing } from "#domain/listings/listing.ts";
import type { RoomModel } from "../model/room.ts";
import type { Soak } from "../soak.ts";
import { arrived, newFields, short, someDevice, someRoom } from "./forms.ts";

/* What people do on lists: with what waits on a device, and with what the server has. */

/** Takes what waits back to its form, and leaves it there. */
export async function takeBackRoom(soak: Soak): Promise<void> {
  const [device, room] = someRoom(soak, ({ copies }, { name }) => copies.get(name)?.status === "posted") ?? [];
  if (device === undefined || room === undefined) return;
  const isThere = await device.run("giveBack", room.id);
  soak.note(`${device.name} takes back ${short(room.id)}: ${String(isThere)}`);
  if (isThere === "full") return;
  if (isThere) room.takeBack(device.name);
  else arrived(soak, device, room);
}

/** Opens what waits, looks at it, and leaves: it goes all the same (W5). */
export async function lookAtRoom(soak: Soak): Promise<void> {
  const [device, room] = someRoom(soak, ({ copies }, { name }) => copies.has(name)) ?? [];
  if (device === undefined || room === undefined) return;
  const isPosted = await device.run("look", room.id);
  soak.note(`${device.name} looks at ${short(room.id)}: ${String(isPosted)}`);
  // Opening it was said to work, putting it back was not: it stands in the form.
  if (isPosted === "full") return;
  const copy = room.copies.get(device.name)!;
  if (isPosted && copy.status === "written") room.post(device.name);
}

/** Throws away what is unsent of a room on a device. */
export async function discardRoom(soak: Soak): Promise<void> {
  const [device, room] = someRoom(soak, ({ copies }, { name }) => copies.has(name)) ?? [];
  if (device === undefined || room === undefined) return;
  const outcome = await device.run("throwAway", room.id);
  soak.note(`${device.name} throws away ${short(room.id)}: ${outcome}`);
  if (outcome === "full") return;
  if (outcome === "gone") arrived(soak, device, room);
  else room.discard(device.name, outcome === "stays");
}

/** Deletes a room that the list shows as the server's. */
export async function deleteRoom(soak: Soak): Promise<void> {
  const [device, room] = someRoom(soak, ({ copies }, { name }) => copies.get(name)?.began !== null) ?? [];
  if (device === undefined || room === undefined || device.isOffline) return;
  const row = await soak.personOf(room).kept.listing(room.id);
  if (row === undefined) return;
  const outcome = await device.run("remove", { id: room.id, title: row.title });
  soak.note(`${device.name} deletes ${short(room.id)}: ${outcome}`);
  if (outcome === "full") return;
  room.delete(device.name);
}

/** Another device of the same person, with nothing unsent, changes what the server has. */
export async function editElsewhere(soak: Soak): Promise<void> {
  const [, room] = someRoom(soak, ({ wanted }) => wanted === "yes") ?? [];
  if (room === undefined) return;
  const { kept } = soak.personOf(room);
  const row = await kept.listing(room.id);
  if (row === undefined) return;
  const before = await soak.valuesOf(row);
  const changes = newFields(soak, [soak.random.of(["title", "price", "description", "additional_info"] as const)]);
  try {
    await kept.editElsewhere(room.id, { ...changes, updated_at: row.updated_at });
  } catch (error) {
    // Somebody was quicker: whoever edits there sees that, and leaves it.
    if (/: 40[49] /.test(String(error))) return;
    throw error;
  }
  soak.note(`elsewhere edits ${short(room.id)} ${JSON.stringify(changes)}`);
  room.changeAtServer("elsewhere", changes, before);
}

export async function deleteElsewhere(soak: Soak): Promise<void> {
  const [, room] = someRoom(soak, ({ wanted }) => wanted === "yes") ?? [];
  if (room === undefined) return;
  const { kept } = soak.personOf(room);
  if ((await kept.listing(room.id)) === undefined) return;
  await kept.deleteElsewhere(room.id);
  soak.note(`elsewhere deletes ${short(room.id)}`);
  room.deleteAtServer("elsewhere");
}

/** Brings back a room that its person has deleted: from the list's end, which may be the one that was saved last. */
export async function bringBackRoom(soak: Soak): Promise<void> {
  const device = someDevice(soak);
  const [room, removed] = (device?.person && (await someRemoved(soak, device.person.id))) ?? [];
  if (device === null || room === undefined || removed === undefined) return;
  const isCertain = await isNothingAbout(soak, room);
  const isQueued = await device.run("bringBack", removed);
  soak.note(`${device.name} brings back ${short(room.id)}: ${String(isQueued)}`);
  if (isQueued === true) room.bringBack(device.name, await soak.valuesOf(removed), isCertain);
}

/** Another device of the same person, with nothing unsent, brings a room back. */
export async function bringBackElsewhere(soak: Soak): Promise<void> {
  const person = soak.random.of(soak.world.people);
  const [room, removed] = (await someRemoved(soak, person.account.id)) ?? [];
  if (room === undefined || removed === undefined) return;
  const isCertain = await isNothingAbout(soak, room);
  await person.kept.bringBackElsewhere(removed);
  soak.note(`elsewhere brings back ${short(room.id)}`);
  room.bringBackAtServer("elsewhere", isCertain);
}

/** A room that the server can give back; not one that was posted as new meanwhile, which would be there twice. */
async function someRemoved(soak: Soak, person: string): Promise<[RoomModel, RemovedListing] | null> {
  const { kept } = soak.world.people.find(({ account }) => account.id === person)!;
  const removed = (await kept.removed()).flatMap((row): [RoomModel, RemovedListing][] => {
    const room = soak.rooms.get(row.id);
    return room === undefined || room.isReplaced ? [] : [[room, row]];
  });
  return removed.length === 0 ? null : soak.random.of(removed);
}

/** Whether no device has anything unsent about a room, such as the deletion once more. */
async function isNothingAbout({ devices }: Soak, { id, person }: RoomModel): Promise<boolean> {
  const stored = await Promise.all(devices.map((device) => device.storedOf(person)));
  return !stored.some(({ drafts, entries }) => [...drafts, ...entries].some((unsent) => unsent.id === id));
}
