import { isNegated } from "../negation.ts";
import type { Span } from "../text/mapped-text.ts";
import { oneOf, WORD_END, WORD_START } from "../text/pattern.ts";
import { BY_BICYCLE, ON_FOOT, TIME, travelTimeOf, WAY, type TravelTime } from "./travel-time.ts";

/** That a text wants to be near something, and how long it may take there; null where it does not say. */
export interface Nearness {
  time: TravelTime | null;
}

const REACH = 60;
const OWN_STRENGTH = new RegExp(oneOf(ON_FOOT, BY_BICYCLE));
const STATEMENT_END = /[;!?\n]|\.(?!\d)/;

// Between a word of nearness and the name: 'near my uni (UCL', 'close to the main campus of KCL'.
const ENGLISH_FILLER = String.raw`(?:(?:the|my|our|main|campus|uni|university|school|college|office|work|workplace|job|in|at|of)${WORD_END}[\s(:-]{0,2}){0,4}`;
const CHINESE_FILLER = String.raw`(?:我们?的?)?(?:学校|公司|单位|办公室|校区)?[\s(:]{0,2}`;
const FILLER = `(?:${ENGLISH_FILLER}|${CHINESE_FILLER})$`;

const NEAR_IN_ENGLISH = oneOf(
  "near(?:er|est|by)?(?: to| by)?|nr|close(?:r|st)?(?: by| enough)? to|close by|next (?:door )?to|beside|adjacent to|around|opposite",
  "(?:right|just|(?:^|[,(]|room|studio|flat|house|ensuite|place) ?) ?by",
  "(?:within |in )?(?:the |easy |short |reasonable )?(?:walking|cycling|biking|commuting|commutable|travelling) (?:distance|reach) (?:of|from|to)",
  "walkable (?:to|from)|walk(?:ing)? (?:to|from)|(?:the )?vicinity of|(?:within |in )?(?:easy )?reach of|convenient (?:for|to)|handy for",
  "(?:easy |quick |short )?commut(?:e|ing|able)(?: is)? (?:to|into)|(?:easy |good |quick )?access to|get(?:ting)? to|travel(?:l?ing)? to",
  "(?:bus|tube|train|tram|transport|links?|connections?) to",
  "(?:not|isn'?t|nt) (?:too |so |very |that |really )?far (?:away )?from",
);
// What is far from a place is said by no word of these but for the refused one.
const NEAR_BEFORE = new RegExp(`${WORD_START}(?:${NEAR_IN_ENGLISH})[\\s(:-]{0,2}${FILLER}`);
const CHINESE_BEFORE = new RegExp(`(?:距离?|离|靠近|靠|[临邻]近|紧邻|毗邻|挨着|(?<![最附])近)${FILLER}`);
// 到UCL方便, 去曼大近, 走路到LSE: the word for going says nothing by itself.
const GOING = `(?:能|可以?|就能|就|都)?(?:走|坐车|直)?(?:抵达|到达|达|到|去|至|上)${FILLER}`;
const GOING_BEFORE = new RegExp(GOING);
const WAY_BEFORE = new RegExp(`(?:${WAY}(?:很|比较)?(?:方便|便利)?|出行)${GOING}|通勤${FILLER}`);
const LIMIT = "(?:左右|上下|以内|之内|内|以下|的|or less|max(?:imum)?|or so|,)?";
const BY = String.raw`(?<by>(?:(?:a )?${WAY}\s?){0,3})`;
const TO_OR_FROM = String.raw`${WORD_START}(?:away )?(?:to|from|of|into|off)[\s(:-]{0,2}${FILLER}`;
const LIMIT_WORDS = oneOf(
  "(?:within|in|under|below|less than|max(?:imum)?|up to|(?:no|not) more than|at most|about|around|approx\\.?|roughly)\\s",
  "(?:is|are|should be|must be|to be|be|takes?|taking|a|an|of|by|time)\\s",
  "想|要|需要?|只要?|大[概约]|约|在|控制在|控制|不要?超过|别超过|不[大多]于|最多|[小少]于|能|可以?|都|的|为|不到",
  "[≤<~(,=:\\s-]",
);
// 'By bike within 20 minutes', 骑车二十分钟.
const WAY_BEFORE_TIME = `(?:${WAY})(?:[^\\d,;]{0,6}?|(?:\\s?(?:${LIMIT_WORDS})){1,3}?)`;
const TIME_BEFORE = new RegExp(
  `(?<way>(?:${WAY_BEFORE_TIME})?)(?:${TIME})\\s?${LIMIT}\\s?${BY}(?:${GOING}|${TO_OR_FROM})`,
);

const PART_BEHIND = oneOf(
  "的?(?:主?校区|校园|火车站|地铁站|车站|站)",
  `(?:main )?(?:campus|uni(?:versity)?|station|area)${WORD_END}`,
);
const BEHIND_NAME = String.raw`^(?:'s)?(?: (?:east|west|north|south)${WORD_END})?\s?${PART_BEHIND}?\s?[)]?\s?`;
// 'UCL or LSE within 20 min', 到UCL和KCL都在半小时以内: what is said behind a list is said of all that is in it.
const LISTED = String.raw`(?:\s?(?:和|、|跟|与|或者?|/)\s?[^\s,.;!?\d]{1,10}?|\sor\s(?:[a-z']+\s?){1,3}?)?`;
const NEAR_BEHIND_IN_CHINESE = oneOf(
  "附近|旁边?|周边|周围|边上|身边|隔壁|对面|门口|楼下|一带|步行(?:可达|距离|范围)|走得到",
  "(?:很|比较|最好|要|尽量|越|更)?近(?!况|期|来|日|年)",
  `${WAY}(?:能|可以?|就)?到`,
);
const NEAR_BEHIND_IN_ENGLISH = `${WORD_START}(?:nearby|(?:within |in )?walking distance|walkable|close by|vicinity)${WORD_END}`;
const NEAR_BEHIND = new RegExp(`${BEHIND_NAME}${LISTED}(?:的?${NEAR_BEHIND_IN_CHINESE}|${NEAR_BEHIND_IN_ENGLISH})`);
// 到UCL很方便, 去KCL上课近.
const EASY_BEHIND = new RegExp(
  `${BEHIND_NAME}(?:上课|上班|上学|实习|${WAY})?(?:很|比较|要|最好|都)?(?:方便|便利|近|快|不远)`,
);
const TIME_BEHIND = new RegExp(
  `${BEHIND_NAME}${LISTED}(?<way>(?:(?:${LIMIT_WORDS}|${WAY})\\s?){0,7}?)(?:${TIME})\\s?${LIMIT}\\s?${BY}`,
);
// 'near UCL, 5 min walk to the tube', 近UCL，走路5分钟到地铁: the time is to something else.
const SOMETHING_ELSE = oneOf(
  `(?:to|from|into|of) (?!(?:it|there|campus)${WORD_END})`,
  "(?:就?能?|可以)?(?:到|去|至)(?=[^\\s,.;!?])",
  `${WORD_START}(?:bus|tube|train|station)`,
  "[^\\s\\d,;]{0,4}(?:地铁站|公交站|车站|超市)",
);
const TO_SOMETHING_ELSE = new RegExp(`^${SOMETHING_ELSE}`);

const FAR_BEHIND = /^[^,.;!?]{0,8}?远/;
const NOT_FAR_BEHIND = /^[^,.;!?]{0,8}?(?:不(?:要|能|想|会)?(?:太|算|是很|是太)?|别太?|没多|没有多|不怎么)远/;
const TOO_FAR_BEHIND = /^[^,.;!?]{0,6}?(?:太|很|那么|特别|这么)远/;
const REFUSED_BEFORE = /[不别勿免][^,.;!?]{0,8}$/;

// What stands before the word of nearness and refuses it, beside what is refused in general.
const NOBODY_WANTS = "not|never|nowhere|nothing|no (?:rooms?|flats?|studios?|places?|houses?|halls)|\\w+n'?t";
const UNWANTED_WORDS = "too|very|so|that|right|necessarily|needed|need|have|has|be|being|to|want|live|living|really";
const UNWANTED = new RegExp(
  oneOf(
    `\\b(?:${NOBODY_WANTS})(?: (?:${UNWANTED_WORDS}))*\\s?$`,
    "(?:不|别|勿|无需|没必要)(?:要|想|用|必|需要?|一定|太|住[在得]?|非得|非要|在|是)*$",
  ),
);

/**
 * Whether a canonical text wants to be near what stands at [start, end) of it, by the words around it, and how long the way
 * there may take. Null also where nearness is refused ('not near UCL'), and where it is to be far.
 */
export function nearnessAt(text: string, { start, end }: Span): Nearness | null {
  const before = statementBefore(text, start);
  const after = text.slice(end, end + REACH).split(STATEMENT_END, 1)[0] ?? "";
  if (isNegated(text, start, end) || isFar(before, after)) return null;
  const timed = TIME_BEFORE.exec(before);
  const near = [timed, NEAR_BEFORE.exec(before), CHINESE_BEFORE.exec(before), WAY_BEFORE.exec(before)].find(Boolean);
  const timedBehind = timeBehind(after);
  const goes = GOING_BEFORE.test(before) && (EASY_BEHIND.test(after) || timedBehind !== null);
  const behind = NEAR_BEHIND.exec(after);
  if (near == null && timedBehind === null && behind === null && !goes) return null;
  const phrase = {
    start: start - (near == null ? 0 : before.length - near.index),
    end: end + (behind?.[0].length ?? 0),
  };
  if (isUnwanted(text, phrase, after)) return null;
  return { time: timeOf(timed, near?.[0] ?? "") ?? timeOf(timedBehind, near?.[0] ?? "") };
}

const TIME_OF_COMMUTE = new RegExp(`(?<way>)(?:${TIME})\\s?${LIMIT}\\s?(?:的|a )?(?<by>)$`);
const BARE_TIME = new RegExp(
  oneOf(
    `(?<way>${WAY_BEFORE_TIME})(?:${TIME})`,
    `(?<within>${WORD_START}(?:within|under|max(?:imum)?) )?(?:${TIME})\\s?${LIMIT}\\s?(?<by>(?:(?:的|a )?${WAY}\\s?){0,3})`,
  ),
);
// 离地铁站走路5分钟, 走路到车站6分钟: the time is one to something; 'currently 35 mins away' is that of another home.
const OF_SOMETHING = /(?:离|距|到|去|至|\b(?:from|of|to|away)\b)[^,;]{1,16}$/;
const OF_ANOTHER_HOME = /\b(?:currently|at the moment|right now|used to)\b|现在|目前|以前/;

/** How long a commute may take whose word stands at [start, end), where no place is named beside it; null where it does not say. */
export function commuteAt(text: string, { start, end }: Span): Nearness | null {
  if (isNegated(text, start, end)) return null;
  const time =
    timeOf(TIME_OF_COMMUTE.exec(statementBefore(text, start)), "") ??
    timeOf(timeBehind(text.slice(end, end + REACH).split(STATEMENT_END, 1)[0] ?? ""), "");
  return time === null ? null : { time };
}

/** A time to travel that is said of nothing: 'studio within 30 minutes', 走路十分钟; null where there is none. */
export function bareTimeIn(text: string): Nearness | null {
  for (const clause of text.split(/[,.;!?\n]/)) {
    const said = BARE_TIME.exec(clause);
    if (said === null) continue;
    const { way = "", within = "", by = "" } = said.groups ?? {};
    const before = clause.slice(0, said.index) + way;
    const isOfSomething =
      OF_SOMETHING.test(before) ||
      OF_ANOTHER_HOME.test(before) ||
      TO_SOMETHING_ELSE.test(clause.slice(said.index + said[0].length));
    const time = way + within + by === "" || isOfSomething ? null : timeOf(said, "");
    if (time !== null) return { time };
  }
  return null;
}

function timeOf(match: RegExpExecArray | null, said: string): TravelTime | null {
  return match === null
    ? null
    : travelTimeOf(match.groups, `${ownStrengthIn(said)} ${match.groups?.["way"]} ${match.groups?.["by"]}`);
}

// 走路到UCL 20分钟: what it is by stands before the name.
function ownStrengthIn(said: string): string {
  return OWN_STRENGTH.exec(said)?.[0] ?? "";
}

function timeBehind(after: string): RegExpExecArray | null {
  const timed = TIME_BEHIND.exec(after);
  return timed === null || TO_SOMETHING_ELSE.test(after.slice(timed[0].length)) ? null : timed;
}

function isUnwanted(text: string, phrase: Span, after: string): boolean {
  if (TOO_FAR_BEHIND.test(after)) return false;
  if (isNegated(text, phrase.start, phrase.end)) return true;
  return UNWANTED.test(statementBefore(text, phrase.start));
}

// 离UCL远一点; but 不远 and 不要离UCL太远 are near.
function isFar(before: string, after: string): boolean {
  if (!CHINESE_BEFORE.test(before) || !FAR_BEHIND.test(after) || NOT_FAR_BEHIND.test(after)) return false;
  return !(TOO_FAR_BEHIND.test(after) && REFUSED_BEFORE.test(before));
}

function statementBefore(text: string, start: number): string {
  const statements = text.slice(Math.max(0, start - REACH), start).split(STATEMENT_END);
  return statements.at(-1) ?? "";
}
