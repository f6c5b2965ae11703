import { oneOf } from "../../text/pattern.ts";
import type { PlaceRole } from "../place.ts";

const REACH = 60;
const END_OF_STATEMENT = /[.;!?\n]/;

/** What the words around a place say that it is to the writer. */
interface Cue {
  role: PlaceRole;
  /** Up to the place. */
  before?: RegExp;
  /** From the place on. */
  behind?: RegExp;
  /** Behind the place, where it says otherwise. */
  unlessBehind?: RegExp;
}

/** A pattern of what stands directly before a place. */
function before(...patterns: readonly string[]): RegExp {
  return new RegExp(`${oneOf(...patterns)}\\s*(?:the )?$`);
}

const MOVING = oneOf(
  "mov(?:e|ed|ing)|relocat(?:e|ed|ing)|com(?:e|es|ing)|came|travel(?:l?ing)?|fly(?:ing)?",
  "transfer(?:red|ring)?|arriv(?:e|ing)|originally|graduat(?:e|ed|ing)|am|are|is|i'?m|we'?re|student",
  "students|couple|girl|boy",
);

const ORIGINS: readonly Cue[] = [
  // Durham→Manchester
  { role: "origin", behind: /^\s?(?:→|➡|-+>|=>)/ },
  {
    role: "origin",
    before: before(
      `\\b${MOVING} (?:over |down |up |here |away |out |back |to the uk |to uk )?from`,
      "\\bgraduate of|\\bborn in|\\bgrew up in|\\bleft|来自|毕业于|老家(?:在|是)?",
      // "Anyone leaving Durham?" asks for what they leave.
      "(?<!\\b(?:anyone|anybody|someone|somebody|who(?:'s| is)?) )\\bleaving",
    ),
  },
  {
    role: "origin",
    before: /(?:从|由)\s?$/,
    behind: /^[^,.;]{0,8}?(?:搬|来|过来|出发|毕业|飞|转[学到校]|去|到)/,
  },
];

const LIVING_AT = oneOf(
  "finishing(?: up| off)?|living|live|based|staying|study|studying|working|renting|residing|here|a student|in|at",
);
const OTHERS = oneOf(
  "son|daughter|brother|sister|friend|mate|boyfriend|girlfriend|partner|husband|wife|aunt|uncle|cousin",
);
const OTHERS_IN_CHINESE = oneOf("1个|有人|[他她]|朋友|室友|同学|导师|老师|老板|父母|爸妈|[哥姐弟妹]{2}");
const NOT_YET = "(?<!\\b(?:start|starting|doing|do|begin|beginning|for) )";

/** Homes of the writer so far, and of other people. */
const HOMES: readonly Cue[] = [
  {
    role: "current",
    before: before(
      "(?:本科|高中|预科|毕业)(?:在|是|就读于)|\\b(?:studied|graduated) (?:at|in|from)",
      `${NOT_YET}\\bmy (?:undergrad|bachelor'?s?|master'?s|msc|degree) (?:was )?(?:at|in)`,
    ),
  },
  { role: "current", behind: /^\s?(?:刚刚?|今年|去年|已经?|也)?(?:毕业|读完)/ },
  { role: "current", behind: /^ (?:uni(?:versity)? )?student (?:here|on|doing)\b/ },
  // 去伦敦上了一年班
  {
    role: "current",
    behind:
      /^\s?(?:上|读|待|住|租|工作|实习|交换|生活)了|^的时候|^ rents?(?![a-z])| is where (?:my|our|his|her|i|we)(?![a-z])/,
  },
  {
    role: "current",
    before: before(
      `\\b(?:currently|now|at the moment|presently|right now|still)(?:,? ?(?:i'?m|i am|we'?re|we are))? ${LIVING_AT}(?: in| at| near| around)?`,
      "\\bbased in",
    ),
  },
  {
    role: "current",
    before:
      /(?:目前|现在|现|暂时|currently ?|本人|我)(?:人|是)?(?:还|仍然?|一直|都|暂时)?(?:住|租|正?在)+(?:朋友|亲戚|同学|[她他])?的?$|(?:还|仍然?)住在?\s?$|人在$|(?:这个?学期|今年|这学年)在\s?$/,
    unlessBehind: /^[^,]{0,10}?(?:找|求|读|念|上学|租|看房|入住|实习|工作|上班|空出|空了|转租|招租|出租|转让)/,
  },
  {
    role: "current",
    before: before(
      // "Get out of our place in Southampton"
      "\\b(?:my|our) (?:current |old |present |own )?(?:contract|lease|tenancy|place|flat|house|room|halls?|landlord)(?: at| of)?(?: [a-z]+){0,2} in",
      // "I've done three years in Bristol"
      "\\b(?:done|did|spent|had|finished|finishing) [^,.;!?\\n]{0,16}(?:years?|months?|terms?|semesters?|degrees?|studies|undergrad|masters?) (?:in|at)",
      `\\b${OTHERS}(?:'s| is| lives| works| studies) (?:already )?(?:at|in)`,
      `\\b(?:with|from|at) (?:my|our|his|her|their) ${OTHERS}(?:'s)? in`,
      `\\b${OTHERS}(?:'s| is) (?:doing|finishing|starting|studying) (?:[a-z]+ ){1,3}in`,
      `${OTHERS_IN_CHINESE}(?:家孩子在|住在?)`,
    ),
  },
];

const WANTS_TO_LIVE_IN = oneOf("want|like|love|prefer|hope|hoping|plan|planning|rather|looking|going|need");

/** Where the writer says that they want to live. */
const CHOICES: readonly Cue[] = [
  {
    role: "chosen",
    before: before(
      "(?:想|希望|打算|准备|宁愿|更愿意|要)(?:住|租|搬)(?:[在到去进])?",
      "(?:之后|然后|接下来|以后|毕业后|结束后)(?:要|会|想|打算|准备)?[搬转]?[去到来]",
      "(?:最后|最终)?(?:决定去|选了|选择了?|定了)|还是[去住选]|\\b(?:settled|decided) on",
      `\\b(?:${WANTS_TO_LIVE_IN} (?:to )?|prefer )(?:live|living|stay|staying|rent|renting|be based|move) (?:in|near|around|to|at)`,
    ),
  },
  // 想在牛津换一间
  { role: "chosen", before: /(?:想|希望|打算|准备|要)(?:还?是?留?)?在\s?$/, behind: /^[^,]{0,30}?(?:租|住|找|换)/ },
];

const WORKED_IN = /^.{0,2}?(?:上班|工作|实习|上学|上课|读[书大研硕博本]|念[书大])/;

/** Where they go day by day. */
const DESTINATIONS: readonly Cue[] = [
  // 毕业要去曼彻斯特上班: they move there.
  { role: "wanted", before: /(?:毕业|[要将]|打算|准备|即将|马上)(?:要)?[去到]\s?$/, behind: WORKED_IN },
  {
    role: "commute",
    before: new RegExp(
      `\\b${oneOf(
        "commut(?:e|es|ing|able)(?: distance| time| daily)?(?: to| into| from| in)?",
        "(?:work|working|job|office|internship|placement|offer)(?: is)?(?: in| at| near| around| based in)",
        "stud(?:y|ying|ies)(?: at| in)",
        "(?:train|trains|bus|buses|tube|metro|travel|travelling|traveling|get|getting|go|going|walk|drive|line|link|links|access|connections?|route)(?: in)? (?:to|into)",
        "\\d+ ?(?:min|mins|minutes?|hours?|hr)(?: walk| by train| by bus| by tube| train| bus)? (?:to|into)",
      )} (?:the |central )?$`,
    ),
  },
  { role: "commute", before: /(?:通勤|直达|坐车|地铁|火车)(?:到|去|至|往)?$/ },
  {
    role: "commute",
    before: /[到去往至]$/,
    behind: /^.{0,4}?(?:通勤|上班|上课|实习|方便|交通|坐车|的?火?车|直达|地铁|只要|\d+ ?分)/,
  },
  { role: "commute", before: /(?:学校|校区|学院|公司|单位|工作|实习|上班|办公室)(?:地点)?(?:就|是)?在$/ },
  { role: "commute", before: /在$/, behind: WORKED_IN },
];

const NEIGHBOURHOODS: readonly Cue[] = [
  {
    role: "near",
    before: before(
      "\\b(?:close to|near(?:by)?|not (?:too )?far (?:from|away from)|outside|next to|beside|from)|[离距]",
    ),
  },
  // A campus away from where most of its university lives: 南安普顿大学温切斯特校区.
  { role: "near", behind: /^\s?的?(?:校区|分校|campus\b)/ },
];

/** The first that fits counts. */
const CUES = [...ORIGINS, ...HOMES, ...CHOICES, ...DESTINATIONS, ...NEIGHBOURHOODS];

/** What the place at [start, end) of a canonical text is to its writer. */
export function roleOf(text: string, start: number, end: number): PlaceRole {
  const saidBefore = statementBefore(text, start);
  const saidBehind = text.slice(end, end + REACH).split(END_OF_STATEMENT, 1)[0] ?? "";
  const fits = (cue: Cue) =>
    (cue.before?.test(saidBefore) ?? true) &&
    (cue.behind?.test(saidBehind) ?? true) &&
    cue.unlessBehind?.test(saidBehind) !== true;
  return CUES.find(fits)?.role ?? "wanted";
}

function statementBefore(text: string, start: number): string {
  return (
    text
      .slice(Math.max(0, start - REACH), start)
      .split(END_OF_STATEMENT)
      .at(-1) ?? ""
  );
}
