import { DAY_MS } from "#domain/durations.ts";

/**
 * A draft or viewing of which this phone has told the server that it is gone. Kept for a day: a server that was restored
 * from a backup has it again, and is told once more (S14).
 */
export interface Ended {
  id: string;
  /** The last version that was known of it: a later one is another device's, and stays. */
  version: string;
  /** When the server was told, by the phone's clock, epoch milliseconds. */
  at: number;
}

/** The server must know of it for so long: backups are made once a day. */
const KEPT_FOR_MS = DAY_MS;
/** Of one owner; the oldest go first. */
const MOST_KEPT = 200;

/** With one more, the last of its id. */
export function withEnded(ended: readonly Ended[] = [], one: Ended): Ended[] {
  return [...ended.filter(({ id }) => id !== one.id), one].slice(-MOST_KEPT);
}

/** Without those that the server was told of more than a day ago. To be asked for after the server was seen. */
export function endedLately(ended: readonly Ended[] = [], now: number): Ended[] {
  return ended.filter(({ at }) => Math.abs(now - at) < KEPT_FOR_MS);
}

/** Whether what the server has is what this phone has ended, or older. */
export function isEndedHere(ended: readonly Ended[] = [], { id, version }: Pick<Ended, "id" | "version">): boolean {
  return ended.some((one) => one.id === id && Date.parse(version) <= Date.parse(one.version));
}
