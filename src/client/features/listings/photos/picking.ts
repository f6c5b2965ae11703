import { signal, type ReadonlySignal } from "@preact/signals-react";
import { oneAfterAnother } from "#domain/one-after-another.ts";
import { pause } from "#domain/pause.ts";
import { MAX_PHOTOS } from "#domain/listings/listing-rules.ts";
import { UnreachableError } from "#contract/api-error.ts";
import { StaleDraftError } from "#offline/drafts/write-draft.ts";
import { PhoneFullError } from "#offline/databases/storage-errors.ts";
import { FIRST } from "#offline/outbox/sending/send-photos.ts";
import type { DraftSession } from "../../../drafts/draft-session.ts";
import { shrinkPhoto } from "../../../drafts/photos/shrink/shrink-photo.ts";
import { holdUpdates } from "../../../platform/updates/update-holds.ts";
import { sortPicked, type Picked } from "./pick-photos.ts";

/** What became of the last pick, and what may still be done with the files of earlier ones. */
export interface PickingProblems extends Offers {
  /** Names of those that a room with ten photos has no place for. */
  surplus: string[];
  /** How many photos could still be added when they were picked. */
  slots: number;
  unusable: string[];
}

/** Files that are not added yet, each list with a button that adds them; they stay until they are added or left out. */
export interface Offers {
  tooLarge: File[];
  /** The phone had no room for them. */
  unkept: File[];
  /** They can only be decoded with a network, which was missing. */
  unreachable: File[];
}

export interface Picking {
  problems: ReadonlySignal<PickingProblems>;
  /** The number of files still to be stored. */
  busy: ReadonlySignal<number>;
  /** Takes what was picked, dropped or pasted. */
  add: (files: readonly File[]) => Promise<void>;
  /** Makes photos smaller than 5 MB and adds them. */
  shrinkAndAdd: (files: readonly File[]) => Promise<void>;
  /** Offers the files no longer. */
  leaveOut: (files: readonly File[]) => void;
}

const NONE: PickingProblems = { tooLarge: [], surplus: [], slots: 0, unusable: [], unkept: [], unreachable: [] };

/**
 * Takes photos into a draft: each is on the phone before the next is looked at.
 * @param unusable Names of unusable files of a share.
 */
export function pickingFor(draftSession: DraftSession<"listing">, unusable: string[] = []): Picking {
  const problems = signal<PickingProblems>({ ...NONE, unusable });
  const busy = signal(0);
  const inTurn = oneAfterAnother();
  return { problems, busy, add, shrinkAndAdd, leaveOut };

  async function add(files: readonly File[]): Promise<void> {
    if (files.length === 0) return;
    await takeIn(files.length, async () => {
      const slots = slotsOf(draftSession);
      const { accepted, ...others } = await sortPicked(files, slots);
      tellOf(files, others, slots);
      for (const file of accepted) await keep(file);
    });
  }

  async function shrinkAndAdd(files: readonly File[]): Promise<void> {
    await takeIn(files.length, async () => {
      const slots = slotsOf(draftSession);
      const surplus = files.slice(slots);
      // Offered still: another photo may be removed for them.
      tellOf(files, { tooLarge: surplus, surplus, unusable: [] }, slots);
      for (const file of files.slice(0, slots)) await shrinkAndKeep(file);
    });
  }

  /** The offers of earlier picks stay; those of these files are made anew. */
  function tellOf(
    files: readonly File[],
    { tooLarge, surplus, unusable }: Omit<Picked, "accepted">,
    slots: number,
  ): void {
    const offers = offersWithout(files);
    problems.value = {
      ...offers,
      tooLarge: [...offers.tooLarge, ...tooLarge],
      surplus: surplus.map(({ name }) => name),
      slots,
      unusable,
    };
  }

  function leaveOut(files: readonly File[]): void {
    problems.value = { ...problems.value, ...offersWithout(files) };
  }

  function offersWithout(files: readonly File[]): Offers {
    const others = (offered: readonly File[]) => offered.filter((file) => !files.includes(file));
    const { tooLarge, unkept, unreachable } = problems.value;
    return { tooLarge: others(tooLarge), unkept: others(unkept), unreachable: others(unreachable) };
  }

  async function shrinkAndKeep(file: File): Promise<void> {
    try {
      const shrunk = await shrinkPhoto(file, FIRST);
      await keep(new File([shrunk], file.name, { type: shrunk.type }));
    } catch (error) {
      if (error instanceof UnreachableError) note("unreachable", file);
      else note("unusable", file.name);
    }
  }

  async function keep(file: File): Promise<void> {
    try {
      await draftSession.addPhoto(file);
    } catch (error) {
      if (error instanceof PhoneFullError) note("unkept", file);
      // The form itself says that the draft is open elsewhere.
      else if (!(error instanceof StaleDraftError)) note("unusable", file.name);
    }
  }

  function note<Name extends "unusable" | "unkept" | "unreachable">(name: Name, what: PickingProblems[Name][number]) {
    problems.value = { ...problems.value, [name]: [...problems.value[name], what] };
  }

  async function takeIn(files: number, work: () => Promise<void>): Promise<void> {
    const releaseHold = holdUpdates("photos");
    await inTurn(async () => {
      // In a task of its own: to be handed ten files costs a slow phone half of what it has for one.
      await pause(0);
      busy.value += files;
      await work().finally(() => (busy.value -= files));
    }).finally(releaseHold);
  }
}

/** How many photos a room may still get. */
function slotsOf({ draft }: DraftSession<"listing">): number {
  return Math.max(0, MAX_PHOTOS - draft.peek().photos.length);
}
