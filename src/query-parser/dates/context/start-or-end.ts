import { oneOf, WORD_END, WORD_START } from "../../text/pattern.ts";
import type { StartOrEnd } from "../time-expression.ts";

const FILLER = oneOf(
  "on|in|at|the|around|about|approx(?:imately)?\\.?|roughly|circa|of|is|are|be|will|would|it's|sometime",
  "some time|by|before|b4|after|from|date|latest|ideally|preferably|maybe|probably|possibly|say|either",
  "week commencing|week beginning|the week of|w/c|w/e|week ending|this|no later than|later than",
  "as early as|as late as|end of|early|any ?time|(?:the )?(?:first|second) half of",
);
const HAN_FILLER_BEFORE =
  "大概|大约|大致|约|预计|计划|打算|可能|最好|是|为|在|于|时间|日期|就|要|想|会|得|得到|最晚|最迟|最早|暂定|差不多|至少|可以|能|我|了|的|都";
// Words of leaving: they end a stay, and of a room on offer they say when it is free.
const MOVE_OUT = "mov(?:e|ing)[- ]?out|vacat(?:e|ing)|check[- ]?out";
const HAN_MOVE_OUT = "搬走|(?<!想)搬出(?!来)|搬离|离宿|腾房";
const GOING = "go|going|fly|flying|head|heading|return|returning";
const HAN_GOES_AWAY = "离开|回国|离英";

const END_BEFORE = oneOf(
  "until(?: (?:my|our|the) (?:[a-z]+ ){1,3}(?:ends?|expires?|finish(?:es)?|is up|runs out))?|untill",
  "till?|'till?|through|thru|up to|to(?! (?:be|move|get|start) )|ending|(?<!(?:west|east|north|south|mile|crouch) )ends?|end date",
  `finish(?:es|ing)?|${MOVE_OUT}`,
  "(?<!find |found |check it )out|(?:away|gone|off)(?= by)|leav(?:e|ing)(?: [a-z]+){0,2}",
  "expir(?:es|y|ing)",
  `(?:${GOING}) (?:home|back|out)`,
  "stay(?:ing)?(?: there)? until|lasting",
  "(?:giv(?:e|ing)|hand(?:ing)?|return(?:ing)?|drop(?:ping)?) (?:(?:the )?keys|it|them|the room|the place)(?: back| off)?",
  "(?:giv(?:e|ing)|hand(?:ing)?) (?:back|in) (?:the )?keys|keys back",
);
const HAN_END_BEFORE =
  "一?直到|住到|租到|待到|呆到|续到|签到|合同到|租期到|到|至|退[租房宿]|(?:交还?|归?还)钥匙|结束|截止|截至|终止|到期|租约到|" +
  `${HAN_MOVE_OUT}|${HAN_GOES_AWAY}`;
const BEGIN_BEFORE = oneOf(
  "from|starting|starts?|start date|begin(?:s|ning)?|commenc(?:es|ing|ement)|since|as of|as from",
  "effective|available|availability|mov(?:e|ing)[- ]?(?:in|into|there|over|date)|move|moving|movein",
  "(?:get|getting|pick up|picking up|collect|collecting)(?: the)? keys|keys|fae|frae",
  "arriv(?:e|es|ing|al)|land(?:ing)?|check[- ]?in|need(?:ed)?|coming|vacant|between|tenancy|lease|let",
);
const HAN_BEGIN_BEFORE =
  "[拿取领]钥匙|从|自|打从|入住|起租|开始|搬入|搬进|搬家|住进|起始|入伙|可住|抵达|落地|到英国?|起|租期|租约|租住|开租|可租|空出|空置|报到|到达";
const FILLED = `(?:[\\s:=)(]|${WORD_START}${FILLER}${WORD_END}|${HAN_FILLER_BEFORE})*$`;
const ENDS = new RegExp(`(?:${WORD_START}${END_BEFORE}${WORD_END}|${HAN_END_BEFORE})${FILLED}`);
const BEGINS = new RegExp(`(?:${WORD_START}${BEGIN_BEFORE}${WORD_END}|${HAN_BEGIN_BEFORE})${FILLED}`);

const FILLER_BEHIND = oneOf(
  "\\)|左右|前后|之前|以前|前|之后|以后|后|的时候|时|那天|当天|当周|早上|晚上|[上中下]午|那周|哪1?天|任何1?天|就|都|能|可以?|要|想|会|得|必须|我|需要|再|才|正式|计划|预计|打算|大概",
  "的|要是|或|附近|之间|这段时间|份|先|将|or (?:so|earlier|later|thereabouts)|-?ish|latest|at the latest|最晚|最迟|最早|\\s",
  "\\([^)]{0,8}\\)|\\+",
);
const HAN_FILLER = `${FILLER_BEHIND}*`;
const STARTING = oneOf(
  "[拿取领]钥匙|起租|起|开始|入住|搬入|搬进|搬家|搬过|换房|换租|搬到|搬去|搬|住进|进住|拎包|搬出来|(?<=想)搬出去|进(?![\\u4e00-\\u9fff])|入(?![\\u4e00-\\u9fff])|抵达|抵英|抵|落地|来",
  "过来|过去|去|飞|到(?![\\s\\d期年月底])|入学|开学|报到|报道|开课|开租|(?<!半)租(?![金到])|接房|用房|要房|要用|入伙|入驻|有房|空出|可住|交换|start",
  "move[- ]?in|movein|moving[- ]in|onwards?|onward|arrival|intake|entry|check[- ]?in|available",
  "availability|available from",
);
const BEGIN_BEHIND = new RegExp(`^${HAN_FILLER}${STARTING}${WORD_END}`);
const ENDING = oneOf(
  "(?:交还|归?还)钥匙|为止|止|截止|结束|到期|退[租房宿]|退(?![\\u4e00-\\u9fff]|押)|撤(?!回|销)|出(?![\\u4e00-\\u9fff])|离校",
  `${HAN_MOVE_OUT}|${HAN_GOES_AWAY}`,
  "(?:论文|毕设|答辩|考试)?[交考答]?完(?:了|就|再|论文)*(?:走(?!路)|离开|回国|回家)",
  "交(?=$|[\\s,.;!?]|论文|dissertation|毕设|终稿)|毕业|走(?!路|[\\d])|move[- ]?out|moveout|check[- ]?out|end(?: date)?|departure|leaving",
);
const END_BEHIND = new RegExp(`^${HAN_FILLER}${ENDING}${WORD_END}`);
// "I finish on 26 March, so only need somewhere until then": also where a sentence stands between.
const UNTIL_THEN =
  /^[^\d;!?\n]{0,70}?(?:(?:until|untill|'?till?|up to) (?:then|that (?:day|date|point))(?![a-z])|[住租待呆]到(?:那时候?|那个时候|那天|那会儿?|那个?月|走为止|走的时候)|到(?:那时候?|那个时候|那天)为止)/;

// 十二月十二号就得走人……想从那天开始
const FROM_THEN = /^[^\d;!?\n]{0,50}?(?:从那(?:天|时候?|会儿)|那(?:天|时候?)(?:开始|起))/;

/** What a word beside a date makes of it, and how much of the text behind it that word takes. */
export interface FoundStartOrEnd {
  startOrEnd: StartOrEnd;
  length: number;
}

/** The end of the stay that the words before a date give it: "until", 住到, "moving in on"; null where none stands there. */
export function startOrEndBefore(text: string): StartOrEnd | null {
  if (ENDS.test(text)) return "end";
  return BEGINS.test(text) ? "start" : null;
}

/** The end of the stay that the words after a date give it: 入住, 起, 为止, "onwards"; null where none stands there. */
export function startOrEndAfter(text: string): FoundStartOrEnd | null {
  const then = FROM_THEN.exec(text);
  if (then) return { startOrEnd: "start", length: then[0].length };
  const ends = END_BEHIND.exec(text) ?? UNTIL_THEN.exec(text);
  if (ends) return { startOrEnd: "end", length: ends[0].length };
  const begins = BEGIN_BEHIND.exec(text);
  return begins && { startOrEnd: "start", length: begins[0].length };
}

// Of a room on offer: who says so is going away.
const GOES_AWAY = oneOf(
  "leav(?:e|ing)",
  `(?:${GOING}|mov(?:e|ing)) (?:home|back|abroad)`,
  `${HAN_GOES_AWAY}|离校|毕业`,
);
const MOVES_OUT = oneOf(`${MOVE_OUT}|${HAN_MOVE_OUT}|退[租房宿]|退|走|出`);
const AWAY_BEFORE = new RegExp(`(?:${GOES_AWAY})[^,.;!?\\n]{0,24}$`);
const AWAY_BEHIND = new RegExp(`^${HAN_FILLER}(?:${GOES_AWAY})`);
const OUT_BEFORE = new RegExp(`(?:${MOVES_OUT})[^,.;!?\\n]{0,12}$`);
const OUT_BEHIND = new RegExp(`^${HAN_FILLER}(?:${MOVES_OUT})`);
const SAYS_I = /(?:我们?(?!室友|舍友|朋友|同学)|本人|自己|楼主|(?<![a-z])(?:i|we)(?![a-z]))[^,.;!?\n]{0,24}$/;

// "Tenanted until 14 February".
const IS_TAKEN =
  /(?:(?:tenanted|occupied|let|rented)(?: out)?|someone (?:lives|is) (?:there|in it)|有人住?|[租房]客[住租]|租出去了?|租给别人)\s?(?:until|till?|to|up to|到|至)(?:[\s:]|the|end of)*$/;

/** Whether somebody leaves the room on a date that is called an end; null where nobody does. */
export function departureOf(before: string, behind: string): "departure" | "departure-or-last-day" | null {
  if (AWAY_BEFORE.test(before) || AWAY_BEHIND.test(behind) || IS_TAKEN.test(before)) return "departure";
  if (!OUT_BEFORE.test(before) && !OUT_BEHIND.test(behind)) return null;
  return SAYS_I.test(before) ? "departure" : "departure-or-last-day";
}

const RETURNS_BEHIND = new RegExp(`^${HAN_FILLER}(?:回来|回英|返英|回到英)`);
const RETURNS_BEFORE =
  /(?<![a-z])(?:(?:i'm|i am|i'll be|we're|until i(?:'m| am| get)) back|(?:i |we )?(?:return|come back|get back)(?:ing)?)(?: (?:here|home|to [a-z]+))? (?:on|by|in|from)? ?$/;

/** Whether the current tenant returns to the room on a date. */
export function returnsThere(before: string, behind: string): boolean {
  return RETURNS_BEHIND.test(behind) || RETURNS_BEFORE.test(before);
}

const RUNS_OUT_NEXT = /^\s?(?:就|会|要)?(?:到期|结束|截止)/;

/** Whether the very next word ends it: 租约9月3号结束, whose label could lead to a begin as well. */
export function endsThere(behind: string): boolean {
  return RUNS_OUT_NEXT.test(behind) || /^\s?为止/.test(behind);
}

const VIEWING = oneOf(
  "view(?:ed|ing|ings)?|visit(?:s|ing)?|inspect\\w*|看房(?:时间)?|看看?房子?|约看|参观|实地看",
  "meet(?:ing)? (?:people|you)|open (?:house|day)",
);
const VIEWING_FILLER = oneOf(
  "[\\s:：/]|it|them|the|a|of|room|flat|place|house|property|on|from|at|this|next|evenings?|mornings?|afternoons?",
  "可以|是|在|为|我|想|时间",
);
const VIEWING_BEFORE = new RegExp(`${VIEWING}${VIEWING_FILLER}*$`);
const VIEWING_BEHIND =
  /^(?:左右|前|之前|以后|后|[上下中]午|晚上|可以?|能|想|去|要|来|我|会|再|线[上下]|视频|实地|约|在[\u4e00-\u9fff]{1,3}|有空|都|[^\S\n])*(?:看房|看看?房子?|参观|约看|viewings?(?![a-z])|for (?:a )?viewings?)/;
const SOMETHING_ELSE_BEFORE = oneOf(
  "born|built|dated|posted|published|updated|renovated|refurbished|graduated|birthday|deadline|enrol(?:led)?",
  "生日|出生|发布|更新|建于|装修于|截止申请|申请截止",
  // 房租已经付到3月, "the heating has been off since October"
  "(?:已经?)?[付交]到|paid\\s?[到至]|paid(?: up)? (?:until|till?|to|through)(?: the)?(?: end of)?",
  "deposit(?: is)?(?: needed| required| due| payable)? (?:until|till|by|before)",
  "签证(?:能|可以)?到|visas? (?:runs?|lasts?|is valid|valid|expires?)(?: out)?(?: until| till| to| on| in)?",
  "(?:been|broken|waiting|off)[^,.;!?\\n]{0,24} since",
);
const ABOUT_SOMETHING_ELSE_BEFORE = new RegExp(`${SOMETHING_ELSE_BEFORE}(?:[\\s:：]|on|in|at|于|是)*$`);
const SOMETHING_ELSE_BEHIND = oneOf(
  "生日|出生|发布|更新|装修|建成|年?级|届|硕士生|入学考试|考试|有考试",
  "(?:deadline|exams?|birthday|cohort|graduates?|dissertation)(?![a-z])",
  // 暑假不住, 十月份在布莱顿租的房子
  "我?(?:就|都)?不(?:住|在|租|需要|用)|份?在[^,.;!?\\n]{1,8}租的",
);
const ABOUT_SOMETHING_ELSE_BEHIND = new RegExp(`^(?:的|\\s)*${SOMETHING_ELSE_BEHIND}`);

/**
 * Of a date that is no part of a stay (viewings, by convention; birthdays, when a house was built), how much of the text
 * behind it says so; null of all others.
 */
export function unrelatedLength(before: string, behind: string): number | null {
  const found = VIEWING_BEHIND.exec(behind) ?? ABOUT_SOMETHING_ELSE_BEHIND.exec(behind);
  if (found) return found[0].length;
  return VIEWING_BEFORE.test(before) || ABOUT_SOMETHING_ELSE_BEFORE.test(before) ? 0 : null;
}

const OWN_CONTRACT = oneOf("contract|lease|tenancy|place|let|accommodation|room|flat|house|halls?|rent");
const OWN_CONTRACT_IN_CHINESE = oneOf("合同|租约|房子|房|宿舍|租期|contract|lease");
const WHICH_CONTRACT = oneOf(
  `(?:my|our|current|existing|present|old)\\s+(?:[a-z]+\\s+)?${OWN_CONTRACT}`,
  `(?:现在|目前|手上|这边|当前|原来|我|学校宿舍)的?[\\u4e00-\\u9fff]{0,4}?${OWN_CONTRACT_IN_CHINESE}`,
);
const OLD_CONTRACT = new RegExp(`${WHICH_CONTRACT}(?:\\s(?:at|in|with|for)\\s[^,.;!?]{0,30})?[^,.;!?]{0,18}$`);
// 合同 15 Jan 到期，想找…: whose contract it is need not be said.
const ANY_CONTRACT = /(?:合同|租约|contract|lease|tenancy)\s?(?:到|在|于|是)?\s?$/;
const RUNS_OUT_SO = /^\s?(?:就|会|要)?(?:到期|结束|截止)[,.;!?\s]*(?:想|要|需|找|求|所以|因此|之后|后)/;
const RUNS_OUT =
  /(?:ends?|ending|expir\w+|runs? out|is up|finish\w*|up|到期|结束|到)(?:[\s:]|on|in|at|is|is due|the|of|[\u4e00-\u9fff]{0,2})*$/;

// "Currently renting in Hull until 15 April", "I'm at Leeds Beckett until June"
const LIVES_THERE = oneOf(
  "(?:currently|at the moment|right now)(?: (?:i'm|we're|i am|we are))? (?:rent|liv|stay)\\w*[^,.;!?\\n]{0,30}",
  "(?:i'm|i am|we're|we are) (?:at|with) [^,.;!?\\n]{1,30}",
);
const LIVES_THERE_UNTIL = new RegExp(`${WORD_START}${LIVES_THERE} (?:until|till?) $`);

/** True where a contract that is already running ends on the date: that is when the next stay begins. */
export function endsOldContract(before: string, behind: string): boolean {
  if (LIVES_THERE_UNTIL.test(before)) return true;
  if (/(?:until|till?|住到|租到)\s[^,.;!?]{0,24}$/.test(before)) return false;
  if (ANY_CONTRACT.test(before) && RUNS_OUT_SO.test(behind)) return true;
  return OLD_CONTRACT.test(before) && (RUNS_OUT.test(before) || RUNS_OUT_NEXT.test(behind));
}
