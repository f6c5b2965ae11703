import type { Term } from "../../lexicon/find-terms.ts";
import type { LocatedExpression, StartOrEnd } from "../time-expression.ts";
import { clauseCuesBefore, clauseCuesBehind, cuesFollowing, cuesLeadingTo, wordsBack, type Cues } from "./cues.ts";
import type { Ending, Subject } from "./date-candidate.ts";

const FAR_BEFORE = 64;
const FAR_BEHIND = 40;
/** Characters within which a word of the clause speaks of its date. */
const NEAR_BEFORE = 18;
const NEAR_BEHIND = 10;
const NEAR_DEPARTURE = 24;
/** Characters to "until then". */
const NEAR_THEN = 60;

/** The words around an expression and what they say of it. */
export interface DateContext {
  before: string;
  behind: string;
  /** All the text up to the next expression; empty where none follows. */
  gapBehind: string;
  startOrEndBefore: StartOrEnd | null;
  startOrEndAfter: StartOrEnd | null;
  subject: Subject | null;
  ending: Ending | null;
  /** It is no part of a stay. */
  isUnrelated: boolean;
  /** Up to where the text is used by this expression; what is behind belongs to the next. */
  usedUpTo: number;
}

/** A cue of the clause and how near it is. */
type ClauseCue = Term & { distance: number };

/** The cues on both sides of a date. */
interface Around {
  text: string;
  start: number;
  leading: readonly Term[];
  following: readonly Term[];
  before: readonly ClauseCue[];
  behind: readonly ClauseCue[];
}

/** Reads the words around an expression; those before `usedFrom` belong to the expression before. */
export function dateContextOf(
  cues: Cues,
  expression: LocatedExpression,
  next: LocatedExpression | undefined,
  usedFrom: number,
): DateContext {
  const { text } = cues;
  const { start, end } = expression;
  const from = Math.max(usedFrom, start - FAR_BEFORE);
  const to = Math.min(next?.start ?? text.length, end + FAR_BEHIND);
  const gapBehind = next ? text.slice(end, next.start) : "";
  const isDate = expression.kind === "date" || expression.kind === "range";
  const around: Around = {
    text,
    start,
    leading: cuesLeadingTo(cues, start, from),
    following: isDate ? cuesFollowing(cues, end, to) : [],
    before: clauseCuesBefore(cues, start, from),
    behind: clauseCuesBehind(cues, end, to),
  };
  const unrelated = isDate ? unrelatedUpTo(around, end) : null;
  const isOldContract = isDate && OLD_CONTRACT.some((isIt) => isIt(around));
  const then = isDate ? wordsBack(cues, end, Math.min(next?.start ?? text.length, end + NEAR_THEN))[0] : undefined;
  const right = isDate && unrelated === null ? sideBehind(around, then) : null;
  const left = isOldContract ? "start" : then !== undefined && right !== null ? right.startOrEnd : sideBefore(around);

  // "move in 5 January move out 20 March": what stands between is the second one's, as the first has its own.
  const isWholeGap = right !== null && right.end - end >= gapBehind.trimEnd().length;
  const isTaken = left !== null && next !== undefined && !isOldContract;
  const isOfNext = right !== null && isTaken && (isWholeGap || right.startOrEnd !== left);
  const own = right && !isOfNext ? right.startOrEnd : null;
  const isEnd = isDate && (own ?? left) === "end";
  const isFreed = isEnd && then === undefined && isAboutAnotherPerson(around);
  return {
    before: text.slice(from, start),
    behind: next ? `${gapBehind.slice(0, FAR_BEHIND)}0` : text.slice(end, end + FAR_BEHIND),
    gapBehind,
    startOrEndBefore: isFreed ? "start" : left,
    startOrEndAfter: isFreed ? "start" : own,
    subject: isFreed ? "other" : then !== undefined ? "move" : isDate ? subjectOf(around) : null,
    ending: isOldContract ? "contract" : isDate ? endingOf(around, isEnd && !isFreed) : null,
    isUnrelated: unrelated !== null,
    usedUpTo: unrelated ?? (right && !isOfNext ? right.end : end),
  };
}

const isSense = (sense: string) => (term: Term) => term.sense === sense || term.sense.startsWith(`${sense} `);
const has = (cues: readonly Term[], sense: string) => cues.some(isSense(sense));
const hasNear = (cues: readonly ClauseCue[], sense: string, most: number) =>
  cues.some((cue) => isSense(sense)(cue) && cue.distance <= most);

/** 10月份在布莱顿租的: told of another home. */
const RENTED_THEN = /^份?在[^,.;!?\n]{1,8}租的/;

/** Up to where the text says that a date is no part of a stay (viewings, birthdays, how long a visa runs); null of all others. */
function unrelatedUpTo({ text, leading, following }: Around, end: number): number | null {
  const behind = following.find((term) => term.sense === "viewing" || term.sense === "told");
  if (behind !== undefined) return behind.end;
  const rented = RENTED_THEN.exec(text.slice(end, end + NEAR_BEFORE));
  if (rented) return end + rented[0].length;
  return has(leading, "viewing") || has(leading, "told") ? end : null;
}

function sideBefore({ leading, following, before }: Around): StartOrEnd | null {
  // 租约9月3号结束, whose label could lead to a begin as well.
  if (has(following, "runs") || following.some(({ row }) => row.form === "为止")) return "end";
  if (has(leading, "end") || leavesNear(before)) return "end";
  return has(leading, "begin") ? "start" : null;
}

/** "Leaving Leeds on 5 June". */
function leavesNear(before: readonly ClauseCue[]): boolean {
  return before.some((cue) => cue.sense === "away" && cue.row.language === "en" && cue.distance <= NEAR_BEFORE);
}

interface Side {
  startOrEnd: StartOrEnd;
  end: number;
}

function sideBehind({ following }: Around, then: Term | undefined): Side | null {
  if (then?.sense === "then begin") return { startOrEnd: "start", end: then.end };
  const ending = following.find((term) => isSense("end")(term) || isSense("runs")(term)) ?? then;
  if (ending) return { startOrEnd: "end", end: ending.end };
  const begin = following.find(isSense("begin"));
  return begin === undefined ? null : { startOrEnd: "start", end: begin.end };
}

/** Whether a contract that is already running ends on a date: that is when the next stay begins. Each rule with one example. */
const OLD_CONTRACT: readonly ((around: Around) => boolean)[] = [
  // "Currently renting in Hull until 15 April", and not "I'm looking for a room until 15 April".
  ({ before, leading }) =>
    has(before, "lives") && leading.some(({ row }) => row.form.startsWith("until") || row.form.includes("till")),
  // "My lease in Leeds ends on 5 May", and not "until my lease ends".
  ({ text, before, start, following }) => {
    const own = before.find(isSense("own contract"));
    if (
      own === undefined ||
      /(?:until|till?|住到|租到)\s[^,.;!?]{0,24}$/.test(text.slice(Math.max(0, start - FAR_BEFORE), start))
    )
      return false;
    const isOver = before.some((cue) => isSense("runs out")(cue) && cue.start >= own.end && cue.distance < NEAR_BEHIND);
    return isOver || has(following, "runs");
  },
  // 合同1月15号到期，想找…, and not 合同1月15号到期 of a room on offer.
  ({ text, before, following }) => {
    const over = following.find(isSense("runs"));
    const contract = before.find(isSense("contract"));
    if (over === undefined || contract === undefined || contract.distance > 2) return false;
    return /^[,.;!?\s]*(?:想|要|需|找|求|所以|因此|之后|后)/.test(text.slice(over.end));
  },
  // "The landlord wants me out by 12 January", and not "I have to leave on 30 June".
  ({ before, following, leading }) =>
    (has(before, "pushed") || (has(before, "must") && has(before, "landlord"))) &&
    [...following, ...leading].some(isSense("end")),
];

/** What the words of its clause say that a date is about; null where they don't. */
function subjectOf({ leading, following, before, behind }: Around): Subject | null {
  const isMove = [...leading, ...following].some(({ sense }) => sense === "move" || sense.endsWith(" move"));
  if (isMove) return "move";
  return hasNear(before, "study", NEAR_BEFORE) || hasNear(behind, "study", NEAR_BEHIND) ? "other" : null;
}

/** Whether another person moves out on the date: that is when the room becomes free. 室友住到6月 says how long that one stays. */
function isAboutAnotherPerson({ before }: Around): boolean {
  const person = before.findLast((cue) => isSense("people")(cue) && cue.distance <= NEAR_DEPARTURE);
  if (person === undefined) return false;
  return !before.some(
    (cue) => (cue.sense === "own" && cue.start >= person.end) || (cue.sense === "stays" && cue.distance < 2),
  );
}

function endingOf({ leading, before, behind, following }: Around, isEnd: boolean): Ending | null {
  if (behind.some((cue) => cue.sense === "return" && cue.distance < 3) || hasNear(before, "return", NEAR_BEHIND))
    return "return";
  if (!isEnd) return null;
  const isAway =
    hasNear(before, "away", NEAR_DEPARTURE) || behind.some((cue) => cue.sense === "away" && cue.distance < 4);
  if (isAway || hasNear(before, "taken", NEAR_BEFORE)) return "departure";
  const isOut = hasNear(before, "out", 12) || behind.some((cue) => cue.sense === "out" && cue.distance < 4);
  if (
    !isOut &&
    !following.some(({ row }) => /退|走|出/.test(row.form)) &&
    !leading.some(({ row }) => row.form.includes("check"))
  )
    return null;
  return hasNear(before, "own", NEAR_DEPARTURE) ? "departure" : "departure-or-last-day";
}
