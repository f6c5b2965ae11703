import { SHORT_MONTHS } from "../text/shared-words.ts";
import { anyOf } from "../text/pattern.ts";
import { PERIODS, type Period } from "./rent-periods.ts";

/** What a word says about the amount beside it. Before and After: on which side of the amount it stands. */
export type MoneyWord =
  | "atMost"
  | "atMostBefore"
  | "atMostAfter"
  | "atLeast"
  | "atLeastBefore"
  | "atLeastAfter"
  | "over"
  | "under"
  | "not"
  | "around"
  | "aroundBefore"
  | "aroundAfter"
  | "justOverBefore"
  | "justOverAfter"
  | "plusMinus"
  | "between"
  | "join"
  | "part"
  | "sign"
  | "pounds"
  | "foreign"
  | "price"
  | "person"
  | "bills"
  | "comma"
  | "filler";

// "£180 + bills" is no lower bound.
const NO_EXTRA = String.raw`(?!\s*(?:\u0001|\d|bill|council|util|electric|gas|water|wifi|deposit|fee|包|水|电|网|押|中介))`;
const AMOUNT_FOLLOWS = String.raw`(?=\s?(?:£|gbp)?\s?\d)`;

const PAYING_VERBS =
  "really|particularly|ever|trust|consider|wanna|ideally|want|like|wish|able|looking|willing|going|to|pay|paying|spend|spending|" +
  "do|stretch|go|be|cost|costing|afford|manage|justify|any|anything|much|a penny|a pound|a quid|1p";

/** The money words in the order in which they are tried: a word that begins with another one comes before it. */
export const MONEY_WORDS: Readonly<Record<MoneyWord | Period, string>> = {
  ...PERIODS,
  bills: anyOf(
    "(?:\\+ ?|plus |all |with |without |inc[a-z.]* ?|exc[a-z.]* ?|not inc[a-z]* )(?:all )?(?:the )?bills?(?: inc[a-z.]*| in)?",
    "bills? (?:all )?inc[a-z.]*|all[ -]inclusive|all in",
    "(?:全|不)?[包含](?:括|全)?(?:水电煤?气?网?|网|bills?)费?|全包",
  ),
  plusMinus: anyOf("±", "\\+ ?\\/? ?-", "(?:give or take|上下(?:浮动)?|正负|浮动)(?= ?£?\\d+(?![\\d月./号]))"),
  justOverBefore: anyOf(
    "(?:(?:a )?(?:bit|little|touch)|just|slightly|marginally) (?:over|above|more than|north of)",
    "(?:略|稍)微?(?:高于|超过|多于)",
    "刚过",
  ),
  justOverAfter: anyOf("出头", "-?\\s?odd", "and (?:change|a bit)", "(?<=\\d)(?:多一?点|几|多(?![人个种套久房少次]))"),
  atMostAfter: anyOf(
    "(?:或|或者|及)?(?:以|已|一)(?:内|下|里)(?!的?房)",
    "之(?:内|下)",
    // Of amounts in Hong Kong: below, and above.
    "(?<=[\\d镑磅]\\s?)楼下",
    "内(?![含设部饰])",
    "不到(?!\\s?\\d)",
    "(?:到|见)?顶(?:天|了)",
    "为止",
    "往下",
    "打住",
    "(?:is|are|'s|would be|being) (?:my|our|the|an?) (?:absolute |very |upper |hard )*(?:max(?:imum)?|limit|ceiling|cap|most|top)",
    "(?:is|'s) as (?:high|far|much) as (?:i|we)(?:'ll| will| can| could|'d)(?: go)?",
    "[也都](?:行|可以?|能接受|接受|ok)",
    "(?:or|and) (?:less|under|below|lower|cheaper)",
  ),
  atMost: anyOf(
    "(?:absolute )?max(?:imum|imun|ium|ed|ing)?(?: out)?",
    "tops?",
    "(?:at )?(?:the )?(?:very )?most",
    "(?:upper )?limit(?:ed)?",
    "ceiling",
    "cap(?:ped)?",
    "(?:最多|最高|最贵|最大|顶多|撑死|至多|上限|极限|封顶|不能再[多高贵]|再多)了?",
  ),
  atMostBefore: anyOf(
    "up to",
    "upto",
    "within",
    "as (?:much|high) as",
    "(?:stretch|push|go|run|extend)(?: up)? to",
    "不到",
    "(?:可以|能|可)(?:加|接受)?到",
  ),
  atLeastAfter: anyOf(
    "(?<=\\d)(?:保底|起步|打底)",
    "(?:或|或者|及)?以上",
    "[往向朝]上",
    "(?<=[\\d镑磅]\\s?)楼上",
    "起(?![租始点步价码])",
    "开外",
    "(?:or|and) (?:more|above|over|up|upwards?|higher)",
    "upwards?(?! of)|onwards?",
    `plus${NO_EXTRA}`,
    `\\+${NO_EXTRA}`,
  ),
  atLeast: anyOf(
    "至少|最少|最低|起码|下限|(?<!\\d)(?:保底|起步|打底)",
    "(?:at (?:a )?)?min(?:imum|imun)?",
    "(?:at )?(?:the )?(?:very )?least",
    "(?<=\\d)\\+(?=$|[\\s,](?!\\s?(?:bills?|水|电|网|账单)))",
  ),
  atLeastBefore: anyOf("from", "start(?:s|ing)? (?:at|from)", "upwards? of", "起[价步]"),
  between: anyOf("between", "b\\/w", "btwn", "betw", "介于", "之间"),
  not: anyOf(
    "(?:refuse(?: to)?|do not|don'?t|does not|doesn'?t|can ?not|can'?t|won'?t|wouldn'?t|shouldn'?t|mustn'?t|would rather not|not|nothing|no|never|without)" +
      `(?: (?:${PAYING_VERBS}))*`,
    "(?:最好|尽量|一定|千万)?(?:不(?:要|能|想|希望|可以|可|得|愿意?|会|应)?|别|勿|莫|甭|没(?=[超高]))(?:付|出|花|租|再|要)?(?!错|贵(?![于过])|含|包|限|是)",
  ),
  over: anyOf(
    "破(?=\\s?£?\\d)|超[过出]|(?<=[别不][能要可]?)过(?=\\s?£?\\d)",
    `超${AMOUNT_FOLLOWS}`,
    "[高大多][于过](?:等于)?",
    "贵[于过]",
    "over",
    "above",
    "(?:more|higher|greater|dearer) th[ae]n",
    "exceed(?:s|ing)?",
    "beyond",
    "north of",
    "in excess of",
    ">\\s?=?",
    "=>",
    "≥",
  ),
  under: anyOf(
    "[低小少][于过](?:等于)?",
    "(?:just )?(?:under|below|beneath|south of)",
    "undr|unde|belw|bellow",
    "(?:less|lower|cheaper|fewer) th[ae]n",
    "<\\s?=?",
    "=<",
    "≤",
  ),
  aroundBefore: anyOf(
    "约莫|约略|约(?![克翰会看定瑟维])",
    "some(?:where)? (?:around|near|about|in the region of)?",
    "(?:in )?(?:the )?(?:region|ballpark|area|neighbou?rhood)(?: of)",
    "nearly|almost|close to",
    "接近|将近",
    // 离学校近 says where, and 近1个月 since when.
    "(?<![附最靠临很较挺超更够要就太远]|离[^,.;!?\\s\u0001]{1,8})近(?=(?:£|gbp)?\\d)(?!\\d{1,2}(?:个|周|天|年|月))",
    `(?:~|c\\.|ca(?:\\.|(?=\\s)))${AMOUNT_FOLLOWS}`,
  ),
  around: anyOf(
    "大概其?|大约摸?|大致|差不多|估计",
    "a?r+ound|abouts?|abt|approx(?:imately|imatly)?\\.?|roughly|circa|ballpark",
  ),
  aroundAfter: anyOf(
    "左右|上下|前后|的样子",
    "[来把](?=[镑磅块英]|\\s?£|\\s|$|,|每|1)",
    "-?\\s?ish",
    "or so|or there ?abouts?|there ?abouts|give or take|more or less|or around",
  ),
  join: anyOf(
    "-+|~+",
    `to|through|(?:till|until)(?= ?£?\\d{2,5}(?!\\d|[./]\\d|\\s?(?:st|nd|rd|th|of|${SHORT_MONTHS})))`,
    "至|到",
    "or|或者?|或是|还是",
    "and|和|跟|与|&",
    "\\/(?=£?\\d{3})",
  ),
  part: anyOf("(?:low|lower|early|mid|middle|high|upper|late)(?: |-)?(?=(?:the )?£?\\d+0'?s)", "(?<=\\d)'?s"),
  foreign: anyOf(
    "[$€¥₩]",
    "usd|us dollars?|dollars?|bucks|eur|euros?|cny|yuan|rmb|hkd|aud|cad|jpy",
    "人民币|美元|美金|欧元?|港[币元]|台币|日元|韩[元币]|澳[元币]|加[元币]|元(?![旦宵月])|刀",
  ),
  sign: anyOf(
    "[£₤]",
    "gbp",
    // Read from a picture, the pound sign may come out as a letter.
    `[ef](?=\\d{2,4}(?:\\.\\d\\d)?\\s?(?:-\\s?[ef£]?\\d{2,4}\\s?)?(?:${PERIODS.week}|${PERIODS.month}))`,
  ),
  pounds: anyOf("英?[镑磅]", "英胖|胖子?", "块钱?", "quids?", "p(?:ou?nd|oudn|oun)s?(?: sterling)?", "sterling"),
  price: anyOf(
    "预算|租金|房租|房价|价格|价位|价钱|租价|心理价位?|费用|经费",
    "bud?ge?ts?|budgeted|budjet|buget|bugdet|rent|rents|priced?|prices|pricing|costs?|costing",
    "pay|paying|spend|spending|afford|affordable",
  ),
  person: anyOf(
    "per (?:person|head|room|tenant)|\\/ ?(?:person|人|head|room)|each|p\\.?p\\.?",
    "每个?人|人均|1个人|[1一]人|每间|1间",
  ),
  comma: "[,、;]",
  filler: anyOf(
    "(?:is|are|of|the|my|our|be|would|will|can|could|we|i|i'm|it|it's|at|in|for|only|just|ideally|preferably|range|ranging)",
    "(?:absolute|very|total|overall|hard|that|an?|with|willing|happy|able|to pay|to spend|set|anything|something|go|going|have|got|figure)",
    "[:=()\\[\\]\"'*]",
    "大家|可以|接受|控制|只有|希望|最好|理想|尽量|范围|区间|总共|一共|合计|的话|预期|期望|目标",
    "[是为在的就能可给出吧钱只有想要我也都定设卡压从价算]",
  ),
};
