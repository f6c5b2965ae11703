import { oneOf } from "../../text/pattern.ts";
import type { PlaceRole } from "../place.ts";

const REACH = 60;
const END_OF_STATEMENT = /[.;!?\n]/;

const MOVING = oneOf(
  "mov(?:e|ed|ing)|relocat(?:e|ed|ing)|com(?:e|es|ing)|came|travel(?:l?ing)?|fly(?:ing)?",
  "transfer(?:red|ring)?|arriv(?:e|ing)|originally|graduat(?:e|ed|ing)|am|are|is|i'?m|we'?re|student",
  "students|couple|girl|boy",
);
const COMING_FROM = oneOf(
  `\\b${MOVING} (?:over |down |up |here |away |out |back |to the uk |to uk )?from`,
  // "Anyone leaving Durham?" asks for what they leave.
  "\\bgraduate of|\\bborn in|\\bgrew up in|(?<!\\b(?:anyone|anybody|someone|somebody|who(?:'s| is)?) )\\bleaving|\\bleft",
  "来自|毕业于|老家(?:在|是)?",
);
const ORIGIN = new RegExp(`${COMING_FROM}\\s*(?:the )?$`);
const CHINESE_FROM = /(?:从|由)\s?$/;
// Durham→Manchester
const LEAVES_BEHIND = /^\s?(?:→|➡|-+>|=>)/;
const CHINESE_MOVING = /^[^,.;]{0,8}?(?:搬|来|过来|出发|毕业|飞|转[学到校]|去|到)/;
const LIVING_AT = oneOf(
  "finishing(?: up| off)?|living|live|based|staying|study|studying|working|renting|residing|here|a student|in|at",
);
const CURRENT = new RegExp(
  `\\b(?:currently|now|at the moment|presently|right now|still)(?:,? ?(?:i'?m|i am|we'?re|we are))? ${LIVING_AT}(?: in| at| near| around)? (?:the )?$|\\bbased in $`,
);
// "Get out of our place in Southampton", "I've done three years in Bristol".
const OWN_HOME =
  /\b(?:my|our) (?:current |old |present |own )?(?:contract|lease|tenancy|place|flat|house|room|halls?|landlord)(?: at| of)?(?: [a-z]+){0,2} in $/;
const YEARS_SPENT =
  /\b(?:done|did|spent|had|finished|finishing) [^,.;!?\n]{0,16}(?:years?|months?|terms?|semesters?|degrees?|studies|undergrad|masters?) (?:in|at) $/;
// "My son is at Exeter", 一个住在伦敦.
const ANOTHERS =
  /\b(?:son|daughter|brother|sister|friend|mate|boyfriend|girlfriend|partner|husband|wife)(?:'s| is| lives| works| studies) (?:already )?(?:at|in) (?:the )?$|(?:1个|有人|[他她]|朋友|室友|同学|导师|老师|老板|父母|爸妈|[哥姐弟妹]{2})(?:家孩子在|住在?)\s?$/;
const CURRENT_IN_CHINESE =
  /(?:目前|现在|现|暂时|currently ?|本人|我)(?:人|是)?(?:还|仍然?|一直|都|暂时)?(?:住|租|正?在)+(?:朋友|亲戚|同学|[她他])?的?$|人在$|(?:这个?学期|今年|这学年)在\s?$/;
const STUDIED =
  /(?:本科|高中|预科|毕业)(?:在|是|就读于)$|\b(?:studied|graduated) (?:at|in|from) (?:the )?$|(?<!\b(?:start|starting|doing|do|begin|beginning|for) )\bmy (?:undergrad|bachelor'?s?|master'?s|msc|degree) (?:was )?(?:at|in) (?:the )?$/;
// 去伦敦上了一年班
const DONE_BEHIND = /^\s?(?:上|读|待|住|工作|实习|交换|生活)了/;
const GRADUATED_BEHIND = /^\s?(?:刚刚?|今年|去年|已经?|也)?(?:毕业|读完)/;
const LOOKING_BEHIND = /^[^,]{0,10}?(?:找|求|读|念|上学|租|看房|入住|实习|工作|上班|空出|空了|转租|招租|出租|转让)/;
const ON_THE_WAY_TO = oneOf(
  "commut(?:e|es|ing|able)(?: distance| time| daily)?(?: to| into| from| in)?",
  "(?:work|working|job|office|internship|placement|offer)(?: is)?(?: in| at| near| around| based in)",
  "stud(?:y|ying|ies)(?: at| in)",
  "(?:train|trains|bus|buses|tube|metro|travel|travelling|traveling|get|getting|go|going|walk|drive|line|link|links|access|connections?|route)(?: in)? (?:to|into)",
  "\\d+ ?(?:min|mins|minutes?|hours?|hr)(?: walk| by train| by bus| by tube| train| bus)? (?:to|into)",
);
const COMMUTE = new RegExp(`\\b${ON_THE_WAY_TO} (?:the |central )?$`);
const COMMUTE_IN_CHINESE = /(?:通勤|直达|坐车|地铁|火车)(?:到|去|至|往)?$/;
const SCHOOL_IN = /(?:学校|校区|学院|公司|单位|工作|实习|上班|办公室)(?:地点)?(?:就|是)?在$/;
// 毕业要去曼彻斯特上班: they move there.
const ABOUT_TO_GO = /(?:毕业|[要将]|打算|准备|即将|马上)(?:要)?[去到]\s?$/;
const REACHED = /^.{0,4}?(?:通勤|上班|上课|实习|方便|交通|坐车|的?火?车|直达|地铁|只要|\d+ ?分)/;
const WORKED_IN = /^.{0,2}?(?:上班|工作|实习|上学|上课|读[书大研硕博本]|念[书大])/;
// A campus away from where most of its university lives: 南安普顿大学温切斯特校区.
const CAMPUS_BEHIND = /^\s?的?(?:校区|分校|campus\b)/;
const WANTS_TO_LIVE_IN = oneOf("want|like|love|prefer|hope|hoping|plan|planning|rather|looking|going|need");
const CHOSEN = new RegExp(
  `(?:(?:想|希望|打算|准备|宁愿|更愿意|要)(?:住|租|搬)(?:[在到去进])?|(?:之后|然后|接下来|以后|毕业后|结束后)(?:要|会|想|打算|准备)?[搬转]?[去到来]|(?:最后|最终)?(?:决定去|选了|选择了?|定了)|还是[去住选]|\\b(?:settled|decided) on |\\b(?:${WANTS_TO_LIVE_IN} (?:to )?|prefer )(?:live|living|stay|staying|rent|renting|be based|move) (?:in|near|around|to|at))\\s*(?:the )?$`,
);
// 想在牛津换一间
const WANTS_IN = /(?:想|希望|打算|准备|要)(?:还?是?留?)?在\s?$/;
const LIVED_IN = /^[^,]{0,30}?(?:租|住|找|换)/;
const NEAR =
  /(?:\b(?:close to|near(?:by)?|not (?:too )?far (?:from|away from)|outside|next to|beside|from)|[离距])\s*(?:the )?$/;

/** What the place at [start, end) of a canonical text is to its writer. */
export function roleOf(text: string, start: number, end: number): PlaceRole {
  const before = statementBefore(text, start);
  const after = text.slice(end, end + REACH).split(END_OF_STATEMENT, 1)[0] ?? "";
  if (LEAVES_BEHIND.test(after)) return "origin";
  if (ORIGIN.test(before) || (CHINESE_FROM.test(before) && CHINESE_MOVING.test(after))) return "origin";
  if (STUDIED.test(before) || GRADUATED_BEHIND.test(after) || DONE_BEHIND.test(after)) return "current";
  if (CURRENT.test(before) || (CURRENT_IN_CHINESE.test(before) && !LOOKING_BEHIND.test(after))) return "current";
  if (OWN_HOME.test(before) || YEARS_SPENT.test(before) || ANOTHERS.test(before)) return "current";
  if (CHOSEN.test(before) || (WANTS_IN.test(before) && LIVED_IN.test(after))) return "chosen";
  if (ABOUT_TO_GO.test(before) && WORKED_IN.test(after)) return "wanted";
  if (COMMUTE.test(before) || COMMUTE_IN_CHINESE.test(before)) return "commute";
  if (/[到去往至]$/.test(before) && REACHED.test(after)) return "commute";
  if (SCHOOL_IN.test(before)) return "commute";
  if (before.endsWith("在") && WORKED_IN.test(after)) return "commute";
  return NEAR.test(before) || CAMPUS_BEHIND.test(after) ? "near" : "wanted";
}

function statementBefore(text: string, start: number): string {
  return (
    text
      .slice(Math.max(0, start - REACH), start)
      .split(END_OF_STATEMENT)
      .at(-1) ?? ""
  );
}
