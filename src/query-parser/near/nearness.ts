import { isNegated } from "../negation.ts";
import type { Span } from "../text/mapped-text.ts";
import { nearText, sidesOf, type NearText, type Sides } from "./near-line.ts";
import { timeAt, type TravelTime } from "./travel-time.ts";

/** That a text wants to be near something, and how long it may take there; null where it does not say. */
export interface Nearness {
  time: TravelTime | null;
}

const WAY = "[FBCTWKA]";
const WAYS = `((?:[da]?${WAY}){0,3})`;
/** Between a word of nearness and the name: 'near my uni (UCL', 'close to the main campus of KCL'. */
const FILL = "[auUVPIO(]{0,5}";
const GOING = `c*[FT]?g${FILL}`;

// Before the name.
const GOING_BEFORE = new RegExp(`${GOING}$`);
/** 'By bike within 20 minutes of', 走路10分钟到: its way, its time, and by what. */
const TIME_BEFORE = new RegExp(`((?:${WAY}[^m,.xs]{0,5})?)(m)[li]?${WAYS}(?:${GOING}|[tOvw]+${FILL})$`);
const NEAR_BEFORE = new RegExp(`(?:[nvwzkK]|^y|[,(]y|${WAY}q?e?c*[FT]?g)${FILL}$`);

// Behind the name.
const NAME = "p?d?[VPs]?[(]?";
/** 'UCL or LSE within 20 min': what is said behind a list is said of all that is in it. */
const LISTED = "(?:j[^,.m]{1,8}?)?";
const NEAR_BEHIND = new RegExp(`^${NAME}${LISTED}(?:d?(?:[bf]|[qlc]?k|${WAY}c?g))`);
const EASY_BEHIND = new RegExp(`^${NAME}(?:h|${WAY})?[qlc]*[ekr]`);
const TIME_BEHIND = new RegExp(`^${NAME}${LISTED}((?:[liIqcda,(]|${WAY}){0,7}?)(m)[li]?${WAYS}`);
/** 'Near UCL, 5 min walk to the tube': the time is to something else. */
const TO_SOMETHING_ELSE = /^(?:[tOvw][^HV]|[vw]$|c*g[^,.(]|[Ts]|o{0,4}[sS])/;

// Far from it.
const FAR_BEHIND = /^[^,.]{0,8}?[RD]/;
const TOO_FAR_BEHIND = /^[^,.]{0,6}?D/;
const REFUSED_BEFORE = /N[^,.]{0,8}$/;
const UNWANTED = /N[lqcI]*$/;

/**
 * Whether a canonical text wants to be near what stands at [start, end) of it, by the words around it, and how long the way
 * there may take. Null also where nearness is refused ('not near UCL'), and where it is to be far.
 */
export function nearnessAt(text: string, span: Span): Nearness | null {
  const read = nearText(text);
  const sides = sidesOf(read, span);
  const { before, after, beforeAt, afterAt } = sides;
  const isTooFar = TOO_FAR_BEHIND.test(after);
  // 离UCL远一点; but 不远 and 不要离UCL太远 are near.
  if (FAR_BEHIND.test(after) && !(isTooFar && REFUSED_BEFORE.test(before))) return null;
  const near = TIME_BEFORE.exec(before) ?? NEAR_BEFORE.exec(before);
  const behind = NEAR_BEHIND.exec(after);
  const timed = timeBefore(read, sides) ?? timeBehind(read, sides, near?.[0] ?? "");
  const isEasy = GOING_BEFORE.test(before) && EASY_BEHIND.test(after);
  if (near === null && behind === null && timed === null && !isEasy) return null;
  const start = near && read.line.spans[beforeAt + near.index]?.start;
  const end = behind && read.line.spans[afterAt + behind[0].length - 1]?.end;
  const isRefused = isNegated(text, start ?? span.start, end ?? span.end);
  const isUnwanted = isRefused || UNWANTED.test(before.slice(0, near?.index ?? 0));
  return isUnwanted && !isTooFar ? null : (timed ?? { time: null });
}

function timeBefore(read: NearText, { before, beforeAt }: Sides): Nearness | null {
  const timed = TIME_BEFORE.exec(before);
  if (timed === null) return null;
  const [said, way = "", , by = ""] = timed;
  return { time: timeAt(read, beforeAt + timed.index + way.length, way + by + said.replaceAll(/[^vw]/g, "")) };
}

/** @param said The letters of nearness before the name: 走路到UCL 20分钟. */
function timeBehind(read: NearText, { after, afterAt }: Sides, said: string): Nearness | null {
  const timed = TIME_BEHIND.exec(after);
  if (timed === null || TO_SOMETHING_ELSE.test(after.slice(timed[0].length))) return null;
  const [written, way = "", , by = ""] = timed;
  return { time: timeAt(read, afterAt + written.indexOf("m"), said + way + by) };
}

const WAY_BEFORE_TIME = new RegExp(`${WAY}[^m,.xs]{0,5}$`);
const WAY_BEHIND_TIME = new RegExp(`^[li]?${WAYS}`);
/** 离地铁站走路5分钟: the time is one to something; 'currently 35 mins away' is that of another home. */
const OF_SOMETHING = /[zgtOAvw][^,.]{1,8}$|E/;
/** So many letters of a clause say what a time is of. */
const REACH = 60;

/** A time to travel that is said of nothing: 'studio within 30 minutes', 走路十分钟; null where there is none. */
export function bareTimeIn(text: string): Nearness | null {
  const read = nearText(text);
  for (const { index } of read.line.tags.matchAll(/m/g)) {
    const time = bareTimeAt(read, index);
    if (time !== null) return { time };
  }
  return null;
}

function bareTimeAt(read: NearText, index: number): TravelTime | null {
  const { tags } = read.line;
  const before = tags.slice(Math.max(0, index - REACH), index).replace(/^.*[,.]/, "");
  const [after = ""] = tags.slice(index + 1, index + REACH).split(/[,.]/, 1);
  const way = WAY_BEFORE_TIME.exec(before)?.[0] ?? "";
  const [behind = "", by = ""] = WAY_BEHIND_TIME.exec(after) ?? [];
  const isSaid = way + by !== "" || before.endsWith("i");
  const isOther = OF_SOMETHING.test(before) || TO_SOMETHING_ELSE.test(after.slice(behind.length));
  return isSaid && !isOther ? timeAt(read, index, way + by) : null;
}
