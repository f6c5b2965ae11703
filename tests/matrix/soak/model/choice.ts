import { CHOSEN, isSame, type Chosen, type Field, type FieldWishes, type Value } from "./wish.ts";

/* What people wish for a room in the list of their rooms, beside any form. */

/** A room's wishes by field. */
interface Room {
  field(name: Field): FieldWishes;
}

export type ChosenValues = Record<Chosen, Value>;

/** What stands in the fields that no form changes, before anybody chooses there. */
export function beginWith(room: Room, values: ChosenValues): void {
  for (const name of CHOSEN) room.field(name).add(values[name], "the beginning", undefined, true);
}

/** A room was posted as new of what was unsent of another: it has in those fields whatever that had. */
export function beginAs(room: Room, other: Room): void {
  for (const name of CHOSEN) room.field(name).inherit(other.field(name));
}

interface Choice {
  by: string;
  /** What the list showed. */
  seen: ChosenValues;
  values: Partial<ChosenValues>;
  /** Fields that are thereby as the server has them: nothing is sent. */
  undone: readonly string[];
}

export function choose(room: Room, { by, seen, values, undone }: Choice): void {
  for (const [name, value] of Object.entries(values) as [Chosen, Value][]) {
    if (isSame(value, seen[name])) continue;
    const isUndone = undone.includes(name);
    if (isUndone) room.field(name).withdraw(by);
    room.field(name).add(value, by, seen[name], isUndone);
  }
}

/** Whatever was chosen on a device and has not been sent is given up there. */
export function dropChoices(room: Room, by: string): void {
  for (const name of CHOSEN) room.field(name).withdraw(by);
}

/** What waits may have come to another device by a file, and arrive from there once more. */
export function shareChoices(room: Room): void {
  for (const name of CHOSEN) room.field(name).makeOptional(() => true);
}
