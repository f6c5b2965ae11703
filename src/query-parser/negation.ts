import { oneOf } from "./text/pattern.ts";

// Where one statement ends: what is negated before isn't negated behind.
const BOUNDARY = /[.,;!?\n()[\]"]/;
const REACH = 60;

// A不A asks (有没有, 要不要); the check is in `isAsking`.
const CHINESE_NEGATORS = oneOf(
  "(?<![是好差从]|(?<!只)要)不$",
  "(?:并)?不(?:要|想要?|愿意?|住|去|租|找|选|考虑|接受|喜欢|需要|用|是|能是?|可以|在|做|接|提供|支持|包括|含|带|准|允许|许|[跟和与](?:别?人|室友|陌生人)?|养)(?!求|紧|限)",
  "(?<![特级区分性个辨])别(?!墅|的|人|超|高于|多于|大于|贵)|拒绝?|谢绝|除了?|非(?![常要得法洲凡诚])|避开|避免|排除|远离|讨厌|受不了|(?:承担|负担|付|租)不起|没(?:有|(?!了))",
  "(?<!有)无(?!论|所谓|线|锡)|禁止|勿",
);
const ENGLISH_NEGATING_WORDS = oneOf(
  "no(?! (?:more|less|higher))|nae|forget(?: about)?|(?<!why )not(?! (?:over|more|above|exceeding|higher|less|under))|never",
  "without|w\\/o|avoid(?:ing)?|except(?:ing)?(?: for)?|excluding|exclude|(?:other|rather) than",
  "(?:apart|aside) from|instead of|neither|nor|hate|dislike|refuse|(?:am|'m|im|are|'re) (?:so |all )?(?:done|fed up) with|enough of",
  "(?:do|does|wo|ca|is|would|did|are)n'?t|cannot",
  "(?:any|every)(?:where|thing|one|body)? (?:but|bar|save)|all but|nowhere(?! but| else)",
  "any (?:city|town|place|area|room|type) but",
);
const ENGLISH_NEGATORS = `\\b${ENGLISH_NEGATING_WORDS}\\b`;
const NEGATORS = new RegExp(`${CHINESE_NEGATORS}|${ENGLISH_NEGATORS}|\\bnon[- ]$`, "g");

const CHINESE_FILLER =
  "再|还|带|配|给我?|推荐|推|介绍|发|看|住|在|去|租|找|到|来|要|那种|任何|有|是|什么|[跟和与](?:别?人|陌生人)|了|选|搬|想";
const ENGLISH_FILLER = oneOf(
  "an?|the|any|in|at|on|near|around|to|be|live|living|stay|staying|share|sharing|shared|want|need|like",
  "really|into|for|of|anything|anywhere|somewhere|something|with|having|have|another|look|looking",
  "after|chasing|interested|go|going|move|moving|it|rent|renting|keen|fussed|bothered|worried|about|care|think|afford",
  "consider|accept|s|all|offer|show|me|give|one|more",
);
const FILLER = `(?:${CHINESE_FILLER}|(?:${ENGLISH_FILLER})\\b|[\\s'])*`;
const ONLY_FILLER = new RegExp(`^${FILLER}$`);

// A list goes on by these; behind "no pets and" something wanted begins as often as not, so "and" continues verbs alone.
const JOINT = "(?:、|或者?|还是|和|跟|与|及|以及|&|/|\\bor\\b|\\bnor\\b)";
const LISTED = new RegExp(`${JOINT}${FILLER}$`);
// 不要伦敦 利兹或曼城: behind Han a space ends the statement.
const BROKEN = new RegExp(`[\\u4e00-\\u9fff] +(?!${JOINT})|(?<!${JOINT}) +[\\u4e00-\\u9fff]`);
const LISTED_BY_AND = new RegExp(`^[a-z\\d' -]+\\band\\b${FILLER}$`);
const CONTINUED_BY_AND = /^(?!no$|without|w\/o)[a-z]/;
// Inside a list these begin the next thing wanted: 不要伦敦要利兹和约克, "no studio just ensuite or room".
const TURNS =
  /要|想|找|可以|都行|就行|最好|预算|的|\b(?:but|just|only|want|need|prefer|looking|instead|please|rather)\b/;

const AFTER_LIST = `(?:s?\\s?${JOINT}\\s?[^\\s.,;!?\\n]{1,12}?)?`;
const STATED_END = "(?=$|[\\s.,;!?\\n()~]|了|的|哈|哦|啊|谢|吧|呢|就|因为)";
const BEFORE_REFUSAL = "(?:的|区|房|位|就|都|也|最好|我|一律|统统|那种|但是?|可是|不过|实在)*";
const REFUSAL = oneOf(
  "不(?:要|需要|必要|考虑|接受|行(?!的话|就)|住|想要?|想住|可以|去|租|看|用(?:推荐?)?)",
  "免谈|勿扰|除外|算了|勿推|达咩|pass",
);
const UNLIKED = oneOf(
  "太(?:贵|远|乱|挤)(?=了|$|[,.!;]|不)",
  // 利物浦不太适合女孩子
  "不太?(?:适合|安全)[^,.;!?的吗]{0,6}(?:[,.;]|$)",
);
const REFUSED_IN_CHINESE = `${BEFORE_REFUSAL}(?:${REFUSAL}${STATED_END}|(?:以|之)外|${UNLIKED})`;
const NOT_ACCEPTABLE = oneOf(
  "(?:is|are|'s)?\\s?(?:not|n't|isn'?t|aren'?t) (?:an? )?(?:option|ok|okay|for me|needed|necessary|required|possible|suitable|acceptable|wanted|what)",
  "(?:won't|will not|would not|wouldn't) (?:do|work)|(?:is|are) (?:out|excluded|a no)|excluded|(?:does|do)(?:n't| not) work",
  "(?:is|are|'s) (?:too|so) (?:expensive|pricey|far|dear|much)|no thanks?",
);
const REFUSED_IN_ENGLISH = `s?,? ${NOT_ACCEPTABLE}`;
// 'Parking 不需要，没车'; of 'studio 不要 ground floor' the studio is wanted.
const REFUSED_BEHIND_SPACE = "\\s不(?:需要|要|用|考虑)(?=$|[.,;!?\\n])";
const REFUSED = new RegExp(`^${AFTER_LIST}(?:${REFUSED_IN_CHINESE}|${REFUSED_IN_ENGLISH}|${REFUSED_BEHIND_SPACE})`);

// 没有阳台也行: it isn't asked for, and not refused either.
const WITHOUT = /(?:没有?|无|不带|不是|不含|不要|\bno|\bnot|\bwithout)\s?(?:an? )?$/;
const NOT_NEEDED = oneOf(
  "(?<=(?:有没有|要不要)(?:都|也))(?:行|可以?|ok|好)",
  "无所谓|没关系|不强求|不要求|不重要|不是必须|不必须|可有可无|有没有(?:都|也)",
  "\\s?(?:makes? no difference|does(?:n'?t| not) matter)",
  "\\s?(?:is|are)n'?t (?:necessary|needed|required|essential|important)",
  "\\s?(?:is|are)? ?(?:not (?:necessary|needed|required|essential|important)|optional)",
);
const NOT_ASKED_FOR = /不(?:要求|强求|在意|在乎)(?:有|带)?\s?$|\bnot (?:bothered|fussed) about (?:an? )?$/;
const INDIFFERENT = new RegExp(`^s?(?:的话)?\\s?(?:有没有|要不要|是不是)?(?:都|也)?${NOT_NEEDED}`);
// 如果没有studio就ensuite: studio is wanted first.
const CONDITION = /(?:如果|要是|假如|若|万一|\bif (?:there(?:'s| is| are) |you have )?)\s?(?:实在)?$/;
const EITHER_WAY =
  /^\s?的?(?:也|都)(?:行|得|可以?|ok|没关系|没事|无所谓|好|能|接受|考虑|不要紧)|^s?(?: is| are|'s| would be)? (?:also )?(?:ok|okay|fine|alright|no problem)\b/;
// 除了利兹，曼城也行 adds a city.
const ADDED_TO = /^[^.;!?\n]{0,16}?(?:也|还)(?![不没])/;
const ALL_OTHERS = /^[^.;!?\n也还]{0,8}?(?:都|外|其他|其它|别的)/;
// 不想离学校太远: it is to be near.
const TOO_FAR = /^[^,.;!?\n]{0,6}?(?:太|很|那么|特别)远/;
const DISTANCE = /[不别离距][^,]{0,6}$/;
// 不考虑伦敦以外的, "nothing outside Leeds": it alone is wanted.
const REFUSING = /(?:不(?:要|想要?|考虑|接受|看|租|住|去|找)|别[给推找看]|拒绝)[^,.;!?\s]{0,8}$/;
const OUTSIDE_BEHIND = /^[^,.;!?\s]{0,6}(?:以|之)外/;
// 不能没有, "can't live without".
const NEGATED_ITSELF = /(?:不能|不可以?|不要|别|不想|不接受|not|n't|cannot)\s?(?:\w+ )?$/;

/**
 * Whether what stands at [start, end) of a canonical text is refused there: 不要X, X除外, "anywhere but X", "no X or Y".
 * Two refusals make a demand (没有X不行), questions refuse nothing (有没有X), and neither do distances (离X不远).
 */
export function isNegated(text: string, start: number, end: number): boolean {
  const before = statementBefore(text, start);
  const after = text.slice(end, end + REACH);
  if (TOO_FAR.test(after) && DISTANCE.test(before)) return false;
  if (REFUSING.test(before) && OUTSIDE_BEHIND.test(after)) return false;
  const afterException = /除了?[^,]{0,4}$/.test(before) ? after.replace(/^(?:以|之)?外/, "") : after;
  return isRefusedBefore(before, after) !== REFUSED.test(afterException);
}

function isRefusedBefore(before: string, after: string): boolean {
  if (EITHER_WAY.test(after) && WITHOUT.test(before)) return false;
  const match = [...before.matchAll(NEGATORS)].findLast(
    ({ 0: negator, index }) =>
      !isAsking(before, index) &&
      !refusesWhatIsBefore(negator, before, index) &&
      reaches(negator, before.slice(index + negator.length)),
  );
  if (!match) return false;
  const isDouble = /没|无|without/.test(match[0]) && NEGATED_ITSELF.test(before.slice(0, match.index));
  return !isDouble && !CONDITION.test(before.slice(0, match.index)) && !isHarmless(match[0], after);
}

// '地下室不要 studio 150': what stands directly before is refused, and not what follows the space.
function refusesWhatIsBefore(negator: string, text: string, at: number): boolean {
  return (
    /^不(?:要|考虑)$/.test(negator) &&
    /(?:室|楼|层|区|层楼|宿舍|公寓)$/.test(text.slice(0, at)) &&
    text[at + negator.length] === " "
  );
}

function statementBefore(text: string, start: number): string {
  let from = start;
  while (from > Math.max(0, start - REACH) && !BOUNDARY.test(text[from - 1] ?? "")) from--;
  return text.slice(from, start);
}

function isAsking(text: string, at: number): boolean {
  return /[不没]/.test(text[at] ?? "") && at > 0 && text[at - 1] === text[at + 1];
}

function reaches(negator: string, between: string): boolean {
  if (ONLY_FILLER.test(between)) return true;
  if (TURNS.test(between)) return false;
  if (LISTED.test(between)) return !BROKEN.test(between.trim());
  return CONTINUED_BY_AND.test(negator) && LISTED_BY_AND.test(between);
}

function isHarmless(negator: string, after: string): boolean {
  if (negator === "不是" && after.startsWith("就是")) return true;
  return negator.startsWith("除") && !ALL_OTHERS.test(after) && ADDED_TO.test(after);
}

/**
 * Whether what stands at [start, end) is neither refused nor asked for: 没有X也行, X无所谓, 不要求X, "X is not necessary".
 */
export function isNotRequired(text: string, start: number, end: number): boolean {
  const after = text.slice(end, end + REACH);
  const before = statementBefore(text, start);
  if (INDIFFERENT.test(after) || NOT_ASKED_FOR.test(before)) return true;
  return EITHER_WAY.test(after) && WITHOUT.test(before);
}
