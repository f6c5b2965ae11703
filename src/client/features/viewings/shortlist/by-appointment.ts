import { HOUR_MS } from "#domain/durations.ts";
import type { SavedViewing } from "#offline/viewings/saved-viewing.ts";

/** Later than any: of a room that is not to be looked at. */
const NEVER = "9999";

/** Orders saved rooms by their appointments, the earliest first; those without one as they were, at the end. */
export function byAppointment(one: SavedViewing, other: SavedViewing): number {
  return inOrder(one.content.appointment ?? NEVER, other.content.appointment ?? NEVER);
}

/**
 * The room that is to be looked at next; undefined when none is.
 * @param now Wall time in London. What began less than an hour ago is still going on.
 */
export function nextAppointment(
  viewings: readonly SavedViewing[],
  now: string,
): { viewing: SavedViewing; appointment: string } | undefined {
  const from = hourBefore(now);
  const ahead = viewings.flatMap((viewing) => {
    const { state, appointment } = viewing.content;
    return state === "viewing" && appointment !== null && appointment >= from ? [{ viewing, appointment }] : [];
  });
  return ahead.toSorted((one, other) => inOrder(one.appointment, other.appointment))[0];
}

// Wall times compare as text, whatever a language makes of its signs.
function inOrder(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

function hourBefore(wallTime: string): string {
  const before = new Date(Date.parse(`${wallTime}Z`) - HOUR_MS);
  return before.toISOString().slice(0, wallTime.length);
}
