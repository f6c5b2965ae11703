import { addDays } from "#domain/calendar-day.ts";
import { stateOf, type Listing } from "#domain/listings/listing.ts";
import { LISTING_STATES } from "#domain/listings/listing-choices.ts";
import { renewedStay } from "#domain/listings/renewal.ts";
import type { ListChoice } from "#offline/outbox/entries/change-in-list.ts";
import type { RoomModel } from "../model/room.ts";
import { choose, type ChosenValues } from "../model/choice.ts";
import type { Chosen, Value } from "../model/wish.ts";
import type { Soak } from "../soak.ts";
import type { Device } from "../world/device.ts";
import { short, someRoom } from "./forms.ts";

/* What people choose in the list of their rooms, beside any form: a state, or other days. */

/** Pauses a room, marks it as let, or has it in the lists again. */
export async function chooseState(soak: Soak): Promise<void> {
  await chooseInList(soak, (shown) => otherState(soak, shown));
}

/** Extends a room by one tap. */
export async function renewRoom(soak: Soak): Promise<void> {
  await chooseInList(soak, (shown) => otherStay(soak, shown));
}

/** Another device of the same person, with nothing unsent, chooses either. */
export async function chooseElsewhere(soak: Soak): Promise<void> {
  const [, room] = someRoom(soak, ({ wanted }) => wanted === "yes") ?? [];
  if (room === undefined) return;
  const { kept } = soak.personOf(room);
  const row = await kept.listing(room.id);
  if (row === undefined) return;
  const choice = soak.chance(70) ? otherState(soak, row) : otherStay(soak, row);
  if (choice === null || (await isSomebodysBeginning(soak, room, { choice, device: null }))) return;
  try {
    await kept.editElsewhere(room.id, { ...choice, updated_at: row.updated_at });
  } catch (error) {
    // A device was quicker: whoever chooses there sees that, and leaves it.
    if (/: 40[49] /.test(String(error))) return;
    throw error;
  }
  soak.note(`elsewhere chooses for ${short(room.id)} ${JSON.stringify(choice)}`);
  choose(room, { by: "elsewhere", seen: chosenIn(row), values: valuesIn(choice), undone: [] });
}

async function chooseInList(soak: Soak, choiceFor: (shown: Listing) => ListChoice | null): Promise<void> {
  const [device, room] = someRoom(soak, ({ wanted }) => wanted === "yes") ?? [];
  if (device === undefined || room === undefined) return;
  // Without a network the list is the one that was saved a moment before.
  const row = await soak.personOf(room).kept.listing(room.id);
  if (row === undefined) return;
  const shown = await device.run("shownInList", row);
  const choice = choiceFor(shown);
  if (choice === null || (await isSomebodysBeginning(soak, room, { choice, device }))) return;
  const undone = await device.run("chooseInList", shown, choice);
  soak.note(`${device.name} chooses for ${short(room.id)} ${JSON.stringify(choice)}, undone: ${String(undone)}`);
  if (undone !== "full") choose(room, { by: device.name, seen: chosenIn(shown), values: valuesIn(choice), undone });
}

/** Each state can be chosen from each other one: pausing, letting, and the way back of either. */
function otherState(soak: Soak, shown: Listing): ListChoice {
  return { state: soak.random.of(LISTING_STATES.filter((state) => state !== stateOf(shown))) };
}

/** Days before, and after, a room's last one on which its owner may look at the list. */
const LOOKED_AT = [-10, 0, 0, 3] as const;
/** Nobody extends a room by years: the server would refuse the days. */
const LAST_DAY = "2030-01-01";

/** The stay that one tap gives, on a day on which the list offers it. */
function otherStay(soak: Soak, shown: Listing): ListChoice | null {
  if (shown.end_date === null) return null;
  const stay = renewedStay(shown, addDays(shown.end_date, soak.random.of(LOOKED_AT)));
  return stay === null || stay.end_date! > LAST_DAY ? null : stay;
}

/**
 * Whether what waits on another device began with that very value: it would be taken for unchanged there, and nobody could say
 * in the end whose wish was the later one.
 */
async function isSomebodysBeginning(
  { devices }: Soak,
  room: RoomModel,
  { choice, device }: { choice: ListChoice; device: Device | null },
): Promise<boolean> {
  const others = devices.filter((other) => other !== device);
  const waiting = await Promise.all(others.map((other) => other.storedOf(room.person)));
  const bases = waiting.flatMap(({ entries }) =>
    entries.flatMap(({ id, choice, base }) =>
      id === room.id && choice !== null && base !== null ? [chosenIn(base as Listing)] : [],
    ),
  );
  const chosen = Object.entries(choice) as [Chosen, Value][];
  return bases.some((base) => chosen.some(([name, value]) => base[name] === value));
}

function chosenIn(row: Listing): ChosenValues {
  return { state: stateOf(row), begin_date: row.begin_date, end_date: row.end_date };
}

function valuesIn({ state, begin_date, end_date }: ListChoice): Partial<ChosenValues> {
  return { ...(state && { state }), ...(begin_date && { begin_date }), ...(end_date && { end_date }) };
}
