import { fieldsOf, marksIn, type Marks } from "./marks.ts";

/** Something that a person has said of a document, or taken out of it. */
export interface Wish {
  field: string;
  /** What is to be there; null where something is to be there no more. */
  mark: string | null;
  /** Marks of this field that its person saw and did not want any more. */
  instead: readonly string[];
  /** Of these, what another device has sent without hearing that the account has it: it sends it again, and cannot know. */
  unheard: readonly string[];
  act: Act;
  /** Whether the server has had it. */
  hasArrived: boolean;
}

/** Something that was done to a document on a device. */
export interface Act {
  device: string;
  isRemoval: boolean;
  /** Not any more where what had it is gone, with no fault of the engine: then it may be there or not. */
  isKept: boolean;
}

/** The device of what a restored server had. */
export const BACKUP = "backup";

/** What people want of one document, since it was last settled. */
export interface WishedDocument {
  readonly wishes: readonly Wish[];
  readonly acts: readonly Act[];
  /** Whether it is to be there where nobody does anything; null where that is not known. */
  readonly wasThere: boolean | null;
  /** Whether a device has lost all that it had: what is done on it says nothing of what was there. */
  hasForgotten(device: string): boolean;
  /**
   * Somebody has changed what they saw, or removed it, and their device has it.
   * @param unheard What their other devices have sent, and have got no answer to.
   */
  done(
    act: Pick<Act, "device" | "isRemoval">,
    seen: Record<"before" | "after", Marks>,
    unheard: readonly Marks[],
  ): void;
  /** The server has this content. */
  arrived(content: Marks): void;
  /** What a device had is gone, and with it what the server had not heard. */
  deviceLost(device: string): void;
  /**
   * The server was restored: it has this now.
   * @param isShared Fields whose values do not say whose wish they are: it may have the same from before.
   */
  serverLost(content: Marks, isShared: (field: string) => boolean): void;
  /** All wishes that count are these: everything is settled. */
  settled(content: Marks, isThere: boolean): void;
}

export function wishedDocument(): WishedDocument {
  let wishes: Wish[] = [];
  let acts: Act[] = [];
  let wasThere: boolean | null = false;
  const emptied = new Set<string>();
  return {
    get wishes() {
      return wishes;
    },
    get acts() {
      return acts;
    },
    get wasThere() {
      return wasThere;
    },
    hasForgotten: (device) => emptied.has(device),
    done({ device, isRemoval }, { before, after }, unheard) {
      const act: Act = { device, isRemoval, isKept: true };
      acts.push(act);
      wishes.push(...seenAnyhow(before, after));
      const isUnheard = (field: string) => (mark: string) =>
        unheard.some((marks) => marksIn(marks, field).includes(mark));
      for (const wish of fieldsOf(before, after).flatMap((field) => wishesOf(act, field, before, after))) {
        wishes.push({ ...wish, unheard: wish.instead.filter(isUnheard(wish.field)) });
      }
    },
    arrived(content) {
      for (const wish of wishes) wish.hasArrived ||= isIn(wish, content);
    },
    deviceLost(device) {
      emptied.add(device);
      for (const act of acts.filter((one) => one.device === device)) {
        const own = wishes.filter((wish) => wish.act === act);
        act.isKept &&= own.length > 0 && own.every(({ hasArrived }) => hasArrived);
      }
    },
    serverLost(content, isShared) {
      const mayBeForgotten = ({ field, act }: Wish) => act.device !== "" && isShared(field);
      for (const wish of wishes) {
        if (wish.hasArrived && (mayBeForgotten(wish) || !isIn(wish, content))) wish.act.isKept = false;
      }
      const back: Act = { device: BACKUP, isRemoval: false, isKept: false };
      for (const [field, marks] of content) {
        for (const mark of marks) wishes.push({ field, mark, instead: [], unheard: [], act: back, hasArrived: true });
      }
      wasThere = null;
    },
    settled(content, isThere) {
      const before: Act = { device: "", isRemoval: false, isKept: true };
      acts = [];
      emptied.clear();
      wasThere = isThere;
      wishes = [...content].flatMap(([field, marks]) =>
        marks.map((mark) => ({ field, mark, instead: [], unheard: [], act: before, hasArrived: true })),
      );
    },
  };

  /** What was seen and left, though nobody is known to want it any more: an old answer has shown it. It may be there. */
  function seenAnyhow(before: Marks, after: Marks): Wish[] {
    const act: Act = { device: "", isRemoval: false, isKept: false };
    return [...after].flatMap(([field, marks]) =>
      marks
        .filter(
          (mark) =>
            marksIn(before, field).includes(mark) && !wishes.some((wish) => wish.field === field && wish.mark === mark),
        )
        .map((mark) => ({ field, mark, instead: [], unheard: [], act, hasArrived: true })),
    );
  }
}

/** Whether a wish is fulfilled by a content. */
export function isIn({ field, mark, instead }: Wish, content: Marks): boolean {
  const there = marksIn(content, field);
  return mark === null ? !instead.some((each) => there.includes(each)) : there.includes(mark);
}

function wishesOf(act: Act, field: string, before: Marks, after: Marks): Wish[] {
  const [seen, wanted] = [marksIn(before, field), marksIn(after, field)];
  const added = wanted.filter((mark) => !seen.includes(mark));
  const instead = seen.filter((mark) => !wanted.includes(mark));
  const wishFor = (mark: string | null): Wish => ({ field, mark, instead, unheard: [], act, hasArrived: false });
  const [first] = wanted;
  // One of several values was chosen. Who wanted something else in its place meanwhile has not seen that.
  const isChosen = first !== undefined && first !== seen[0] && seen.includes(first);
  const chosen = isChosen ? [{ ...wishFor(first), instead: [], act: { ...act, isKept: false } }] : [];
  if (added.length === 0 && instead.length === 0) return chosen;
  const marks = added.length === 0 ? [null] : added;
  return [...chosen, ...marks.map(wishFor)];
}
