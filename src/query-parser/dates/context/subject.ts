import { oneOf, WORD_END, WORD_START } from "../../text/pattern.ts";

/** Whether a date is said of the move or the room itself, or of what only goes along with it. */
export type Subject = "move" | "other";

const CLAUSE_BEFORE = /[^,.;!?\n]*$/;
// A lone 0 stands for the date that follows; "and my exams …" is another clause.
const CLAUSE_BEHIND = /^(?:(?! and (?:i|we|my|our|the) )[^,.;!?\n0]|(?<=\d)0)*/;

const SHORT_WORDS =
  "(?:[\\s:=()]|[到至]|左右|前后|之?前|之?后|就|都|能|可以?|想|要|会|得|开始|那天|日期|时间|是|on|from|by|in|date|is|around|about|the|of|starting)*";
const MOVE =
  "入住|搬[入进来过去家]?|起租|开租|住进|入伙|可住|空出|开始[租住]|[租住](?=[到至])|mov(?:e|ing)[- ]?(?:in(?:to)?|over)?|available|availability|check(?:ing)?[- ]?in|tenancy|lease|contract|let|stay(?:ing)?|(?:be|get) in|(?:get|collect|have|want|pick up) (?:the )?keys|(?:the )?keys|拿到?钥匙";
const MOVE_BEFORE = new RegExp(`(?:${WORD_START}(?:${MOVE})${WORD_END})${SHORT_WORDS}$`);
const MOVE_BEHIND = new RegExp(`^${SHORT_WORDS}(?:${MOVE})${WORD_END}`);

const STUDIES_AND_JOURNEYS = oneOf(
  "courses?|class(?:es)?|lectures?|teaching|induction|enrol\\w*|regist(?:er|ration)|orientation",
  "programme|fellowships?|funding|studentship|masters?|msc|phd|degree|terms?|semesters?|jobs?|work|internship|placement|flight|flights",
  "fly|flying|plane|visas?|exams?|wedding|birthday|visit(?:s|ing)?",
);
// Courses, jobs and journeys.
const OTHER = oneOf(
  "开学|报[到道]|入学|新生|开课|上课|读|念(?=书|研|本|硕|博|ma|ms|phd)|毕业|交换|录取|实习|上班|工作|入职|兼职|飞|航班|机票|签证|考试|生日|探[我亲望]|看我",
  "来玩",
  `${WORD_START}${STUDIES_AND_JOURNEYS}${WORD_END}`,
);
const OTHER_BEFORE = new RegExp(`(?:${OTHER})[^,.;!?\\n]{0,18}$`);
const OTHER_BEHIND = new RegExp(`^.{0,10}?(?:${OTHER})`, "s");

/** What the words of its clause say that a date is about; null where they don't. */
export function subjectOf(before: string, behind: string): Subject | null {
  const clauseBefore = CLAUSE_BEFORE.exec(before)?.[0] ?? "";
  const clauseBehind = CLAUSE_BEHIND.exec(behind)?.[0] ?? "";
  if (MOVE_BEFORE.test(clauseBefore) || MOVE_BEHIND.test(clauseBehind)) return "move";
  return OTHER_BEFORE.test(clauseBefore) || OTHER_BEHIND.test(clauseBehind) ? "other" : null;
}

const ENGLISH_PEOPLE = oneOf(
  "(?:any|some)(?:one|body)(?! got)",
  "(?:my|our|the|current|a|one) (?:[a-z]+ ){0,2}(?:flat ?mate|house ?mate|room ?mate|friend|tenant|occupant|lodger|girl|guy)s?",
  "(?:current|previous|existing|present|last) tenants?|he|she",
);
const OTHER_PEOPLE = oneOf(
  "有人|室友|舍友|房客|前任|上1?个?租客|租客|现任|朋友|同学|他|她",
  `${WORD_START}${ENGLISH_PEOPLE}${WORD_END}`,
);
const ANOTHER_PERSON = new RegExp(`${OTHER_PEOPLE}[^,.;!?\\n]{0,24}$`);
const OWN = /(?:我们?(?!室友|舍友|朋友|同学|的)|(?<![a-z])(?:i|we)(?![a-z]))[^,.;!?\n]{0,20}$/;

// 室友住到6月: how long that one stays.
const STAYS = /(?:[到至]|(?<![a-z])(?:until|till?|to))\s?$/;

/** Whether another person moves out on the date: that is when the room becomes free. */
export function isAboutAnotherPerson(before: string): boolean {
  const clause = CLAUSE_BEFORE.exec(before)?.[0] ?? "";
  const who = ANOTHER_PERSON.exec(clause);
  return who !== null && !OWN.test(who[0]) && !STAYS.test(clause);
}
