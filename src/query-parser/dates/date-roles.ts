import type { Term } from "../lexicon/find-terms.ts";
import type { ClauseCue, DateCues } from "./cues.ts";
import type { TimeMention } from "./expressions/find-times.ts";

/** Which end of a stay a date is. */
export type StartOrEnd = "start" | "end";

/** Whether a date is said of the move or the room itself, or of what only goes along with it. */
type Subject = "move" | "other";

/**
 * What ends on a date other than the stay: the current contract, the current tenancy (a departure; without a subject, as in
 * 'Move out: 31 July', it may also be the last day of the stay), or the current tenant's absence (a return).
 */
type Ending = "contract" | "departure" | "departure-or-last-day" | "return";

/** What the words around a date say of it. */
export interface DateRole {
  /** Which end of the stay it is; null where no word says it. */
  side: StartOrEnd | null;
  subject: Subject | null;
  ending: Ending | null;
  /** One moves in on it, or between two of it: it is no stay. */
  isMoveIn: boolean;
  /** "Just for December": it is all of the stay. */
  isAll: boolean;
  /** It is no part of a stay: viewings, birthdays, how long a visa runs, what has been told or seen. */
  isUnrelated: boolean;
  /** Up to where its words go; those behind belong to the next. */
  usedUpTo: number;
}

/** Characters within which a word of the clause speaks of its date, before it and behind it. */
const NEAR_BEFORE = 18;
const NEAR_BEHIND = 10;

/** Decides what a date is from the words around it. @param hasNext Another date follows. */
export function roleOf(cues: DateCues, mention: TimeMention, hasNext: boolean): DateRole {
  const { leading, following, reference } = cues;
  const unrelated = [...leading, ...following].find(isSense("viewing", "told"));
  const isOldContract = OLD_CONTRACT.some((isIt) => isIt(cues));
  const right = sideBehind(cues);
  const left = isOldContract ? "start" : reference !== undefined && right !== null ? right.side : sideBefore(cues);
  // "move in 5 January move out 20 March": what stands between is the second one's, as the first has its own.
  const isOfNext = left !== null && hasNext && !isOldContract;
  const own = isOfNext ? null : right;
  const isEnd = (own?.side ?? left) === "end";
  const isFreed = isEnd && reference === undefined && isAboutAnotherPerson(cues);
  return {
    side: isFreed ? "start" : (left ?? own?.side ?? null),
    subject: isFreed ? "other" : reference !== undefined ? "move" : subjectOf(cues),
    ending: isOldContract ? "contract" : endingOf(cues, isEnd && !isFreed),
    isMoveIn:
      leading.some(({ sense }) => sense.endsWith(" in")) ||
      (own?.side === "start" && !following.some(({ sense }) => sense.endsWith(" let"))),
    isAll: leading.some(isSense("all")),
    isUnrelated: unrelated !== undefined || cues.before.some(isSense("past")),
    usedUpTo: Math.max(mention.end, (unrelated ?? own)?.end ?? 0),
  };
}

function isSense(...senses: readonly string[]) {
  return ({ sense }: Term) => senses.some((each) => sense === each || sense.startsWith(`${each} `));
}

function hasNear(cues: readonly ClauseCue[], sense: string, most: number): boolean {
  return cues.some((cue) => cue.distance <= most && isSense(sense)(cue));
}

function sideBefore({ leading, following, before }: DateCues): StartOrEnd | null {
  // 租约9月3号结束, whose label could lead to a begin as well; "leaving Leeds on 5 June".
  const isLeft = before.some((cue) => cue.sense === "away" && cue.row.language === "en" && cue.distance <= NEAR_BEFORE);
  if (isLeft || following.some(isSense("runs")) || leading.some(isSense("end"))) return "end";
  return leading.some(isSense("begin")) ? "start" : null;
}

function sideBehind({ following, reference }: DateCues): { side: StartOrEnd; end: number } | null {
  if (reference?.sense === "then begin") return { side: "start", end: reference.end };
  const ending = following.find(isSense("end", "runs")) ?? reference;
  if (ending) return { side: "end", end: ending.end };
  const begin = following.find(isSense("begin"));
  return begin === undefined ? null : { side: "start", end: begin.end };
}

/** Whether a contract that is already running ends on a date: that is when the next stay begins. Each rule with one example. */
const OLD_CONTRACT: readonly ((cues: DateCues) => boolean)[] = [
  // "Currently renting in Hull until 15 April", and not "I'm looking for a room until 15 April".
  ({ before, leading }) => before.some(isSense("lives")) && leading.some(({ row }) => row.form.startsWith("until")),
  // "My lease in Leeds ends on 5 May".
  ({ before, following }) => {
    const own = before.find(isSense("own contract"));
    if (own === undefined) return false;
    const isOver = before.some((cue) => isSense("runs")(cue) && cue.start >= own.end && cue.distance < NEAR_BEFORE);
    return isOver || following.some(isSense("runs"));
  },
  // 合同1月15号到期.
  ({ before, following }) => hasNear(before, "contract", 2) && following.some(isSense("runs")),
  // "The landlord wants me out by 12 January", and not "I have to leave on 30 June".
  ({ before, following, leading }) =>
    (before.some(isSense("pushed")) || (before.some(isSense("must")) && before.some(isSense("landlord")))) &&
    [...following, ...leading].some(isSense("end")),
];

/** What the words of its clause say that a date is about; null where they don't. */
function subjectOf({ leading, following, before, behind }: DateCues): Subject | null {
  if ([...leading, ...following].some(({ sense }) => /\bmove\b/.test(sense))) return "move";
  return hasNear(before, "study", NEAR_BEFORE) || hasNear(behind, "study", NEAR_BEHIND) ? "other" : null;
}

/** Whether another person moves out on the date: that is when the room becomes free. 室友住到6月 says how long that one stays. */
function isAboutAnotherPerson({ before }: DateCues): boolean {
  const person = before.findLast((cue) => cue.sense === "people" && cue.distance <= NEAR_BEFORE);
  if (person === undefined) return false;
  return !before.some(
    (cue) => (cue.sense === "own" && cue.start >= person.end) || (cue.sense === "stays" && cue.distance < 2),
  );
}

function endingOf({ before, behind }: DateCues, isEnd: boolean): Ending | null {
  if (hasNear(behind, "return", NEAR_BEHIND) || hasNear(before, "return", NEAR_BEFORE)) return "return";
  if (!isEnd) return null;
  const isAway = hasNear(before, "away", NEAR_BEFORE) || hasNear(behind, "away", NEAR_BEHIND);
  if (isAway || hasNear(before, "taken", NEAR_BEFORE)) return "departure";
  if (!hasNear(before, "out", NEAR_BEFORE) && !hasNear(behind, "out", NEAR_BEHIND)) return null;
  return hasNear(before, "own", NEAR_BEFORE) ? "departure" : "departure-or-last-day";
}
