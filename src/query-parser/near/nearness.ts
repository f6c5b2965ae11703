import { isNegated } from "../negation.ts";
import type { Span } from "../text/mapped-text.ts";
import { nearText, sidesOf, termAt, type NearText } from "./near-line.ts";
import { travelTimeOf, type TravelTime } from "./travel-time.ts";

/** That a text wants to be near something, and how long it may take there; null where it does not say. */
export interface Nearness {
  time: TravelTime | null;
}

const WAY = "[FBCTWKA]";
/** Between a word of nearness and the name: 'near my uni (UCL', 'close to the main campus of KCL'. */
const FILL = "[auUVPIO(]{0,5}";
const GOING = `c*[FT]?g${FILL}`;
const LIMITS = "[liIqcda,(]";

// Before the name.
const NEAR_BEFORE = new RegExp(`(?:[nvw]|^y|[,(]y)${FILL}$`);
const CLOSE_BEFORE = new RegExp(`[zk]${FILL}$`);
const GOING_BEFORE = new RegExp(`${GOING}$`);
const WAY_BEFORE = new RegExp(`(?:${WAY}q?e?${GOING}|K${FILL})$`);
/** 'By bike within 20 minutes of', 走路10分钟到: its way, its time, and by what. */
const TIME_BEFORE = new RegExp(`((?:${WAY}[^m,.xs]{0,5})?)(m)[li]?((?:[da]?${WAY}){0,3})(?:${GOING}|[tOvw]+${FILL})$`);

// Behind the name.
const NAME = "p?d?[VPs]?[(]?";
/** 'UCL or LSE within 20 min': what is said behind a list is said of all that is in it. */
const LISTED = "(?:j[^,.m]{1,8}?)?";
const NEAR_BEHIND = new RegExp(`^${NAME}${LISTED}(?:d?(?:[bf]|[qlc]?k|${WAY}c?g))`);
const EASY_BEHIND = new RegExp(`^${NAME}(?:h|${WAY})?[qlc]*[ekr]`);
const TIME_BEHIND = new RegExp(`^${NAME}${LISTED}((?:${LIMITS}|${WAY}){0,7}?)(m)[li]?((?:[da]?${WAY}){0,3})`);
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
  const { before, after, beforeAt, afterAt } = sidesOf(read, span);
  if (isNegated(text, span.start, span.end) || isFar(before, after)) return null;
  const near = [TIME_BEFORE, NEAR_BEFORE, CLOSE_BEFORE, WAY_BEFORE].map((rule) => rule.exec(before)).find(Boolean);
  const timed = timeBefore(read, before, beforeAt);
  const timedBehind = timeBehind(read, { after, afterAt, said: near?.[0] ?? "" });
  const behind = NEAR_BEHIND.exec(after);
  const goes = GOING_BEFORE.test(before) && (EASY_BEHIND.test(after) || timedBehind !== null);
  if (near == null && timedBehind === null && behind === null && !goes) return null;
  const phrase = {
    start: near == null ? span.start : (read.line.spans[beforeAt + near.index]?.start ?? span.start),
    end: behind === null ? span.end : (read.line.spans[afterAt + behind[0].length - 1]?.end ?? span.end),
  };
  const isUnwanted = isNegated(text, phrase.start, phrase.end) || UNWANTED.test(before.slice(0, near?.index ?? 0));
  if (isUnwanted && !TOO_FAR_BEHIND.test(after)) return null;
  return { time: timed?.time ?? timedBehind?.time ?? null };
}

/** A time to travel that is said of nothing: 'studio within 30 minutes', 走路十分钟; null where there is none. */
export function bareTimeIn(text: string): Nearness | null {
  const read = nearText(text);
  const { tags } = read.line;
  for (let at = tags.indexOf("m"); at >= 0; at = tags.indexOf("m", at + 1)) {
    const clause = Math.max(tags.lastIndexOf(",", at), tags.lastIndexOf(".", at)) + 1;
    const before = tags.slice(clause, at);
    const after = tags.slice(at + 1).split(/[,.]/, 1)[0] ?? "";
    const time = bareTimeAt(read, { at, before, after });
    if (time !== null) return { time };
  }
  return null;
}

const WAY_BEFORE_TIME = new RegExp(`${WAY}[^m,.xs]{0,5}$`);
const WAY_BEHIND_TIME = new RegExp(`^[li]?((?:[da]?${WAY}){0,3})`);
/** 离地铁站走路5分钟: the time is one to something. */
const OF_SOMETHING = /[zgtOAvw][^,.]{1,8}$/;

function bareTimeAt(
  read: NearText,
  { at, before, after }: { at: number; before: string; after: string },
): TravelTime | null {
  const way = WAY_BEFORE_TIME.exec(before)?.[0] ?? "";
  const [behind = "", by = ""] = WAY_BEHIND_TIME.exec(after) ?? [];
  if (way + by === "" && !before.endsWith("i")) return null;
  // 'Currently 35 mins away' is that of another home.
  if (OF_SOMETHING.test(before) || before.includes("E") || TO_SOMETHING_ELSE.test(after.slice(behind.length)))
    return null;
  return timeAt(read, at, way + by);
}

function timeBefore(read: NearText, before: string, beforeAt: number): Nearness | null {
  const timed = TIME_BEFORE.exec(before);
  if (timed === null) return null;
  const [said, way = "", , by = ""] = timed;
  return { time: timeAt(read, beforeAt + timed.index + way.length, way + by + said.replaceAll(/[^vw]/g, "")) };
}

interface Behind {
  after: string;
  afterAt: number;
  /** The letters of nearness before the name: 走路到UCL 20分钟. */
  said: string;
}

function timeBehind(read: NearText, { after, afterAt, said }: Behind): Nearness | null {
  const timed = TIME_BEHIND.exec(after);
  if (timed === null || TO_SOMETHING_ELSE.test(after.slice(timed[0].length))) return null;
  const [, way = "", , by = ""] = timed;
  return { time: timeAt(read, afterAt + timed[0].indexOf("m"), said + way + by) };
}

function timeAt(read: NearText, index: number, ways: string): TravelTime | null {
  const term = termAt(read, index);
  return term === undefined ? null : travelTimeOf(term.sense, read.text.slice(term.start, term.end), ways);
}

/** 离UCL远一点; but 不远 and 不要离UCL太远 are near. */
function isFar(before: string, after: string): boolean {
  if (!CLOSE_BEFORE.test(before) || !FAR_BEHIND.test(after)) return false;
  return !(TOO_FAR_BEHIND.test(after) && REFUSED_BEFORE.test(before));
}
