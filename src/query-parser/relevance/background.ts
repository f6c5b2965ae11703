import { phrases } from "../text/pattern.ts";
import { blankOriginal, spansOf, type Span } from "../text/mapped-text.ts";
import { fold } from "../text/fold.ts";

// Where a sentence begins to tell of the current or a previous home.
const STORY = phrases(
  {
    zh: [
      "去年 | 前年 | (?<=^|[,.;:!?~\\n ])(我们?)?(以前|之前(?!能|可以|搬|入住)|原来|原本|本来|曾经) | 目前还?(住|租|在)",
      "我自己(就|现在)?住 | current(ly)?\\s?(住|在|租) | 听说 | 那边(?=[^,.;!?\\n]{0,10}才)",
      "(?<![帮给替为男女])(朋友|同学|学[姐长妹弟]|邻居|亲戚|我[姐哥妹弟]|[姐哥妹弟]{2}|表[姐哥弟妹])(家孩子|的孩子)?(\\d{4}年)?[在租住](?![^,.;!?\\n]{0,16}([找求]|想|要租|看房))",
      "现住 | 前[\\d几]年 | 第1年 | 先后住过? | 来的时候 | 在[^,.;!?\\n]{1,6}的时候(我们?)?[租住](的|了|过) | 上[1个]+(家|套|flat|房子?)",
      "(现在|目前)(是|的?(flat|house|room|studio|公寓|宿舍)|[跟和与][^,.;!?\\n]{0,8}住|付|each付|分别住|1个月)",
      "(?<=[我都他她])住(学校|college|在?[a-z '&]{2,24}(?=,|里|那边)) | (?<=^|[,.;!?~\\n ])(我|本人)?(1直|还|仍)住",
      "现在(住|租[的了着在]|的(房|室友|住处)|在[^,.;!?\\n想找]{1,8}[住租读上]) | (?<=^|[,.;!?~\\n ])(我们?)?(住|租)了(\\d|半|好几)",
    ],
    en: [
      "(i|we)('ve| have)? (lived|stayed|been (living|staying|paying|renting)|used to|was|were) (?!looking|hoping|wondering|thinking|after)…",
      "…(?<=^|[,.;!?\\n] ?)(lived|been living|used to live|living|paying|renting|sharing) (?=\\w+)(?!in (\\w+ ){1,3}from)…",
      "(at the moment|right now|at present),? (i|we)('m|'re| am| are)? (rent|liv|pay|stay|shar|in\\b)\\w*",
      "(?<!\\b(can|could|may|should) )(i|we) (live|share|rent|lodge) (?!up|no|for (?!a|it)) | where i pay | (he|she|they) charges?",
      "(i'm|i am|we're) (in|at) (an?|my|our) ([a-z-]+ ){0,3}(house|flat|room|studio|halls?|place|flatshare|apartment)… | (i'm|i am) (at|on) £…",
      "(last|present) place | place before",
      "this year (i|we) (had|have|share|live)… | (host family|hall|landlord|landlady) (charges?|raised)…",
      "(in|from|at) (my|our|his|her) (undergrad|uncle|aunt|parents?|friend|first year)… | (company|uni) (digs|halls) …",
      "my (friend|mate|brother|sister|cousin|colleague|flatmate)('s| is| has| was| got| pays?| lives?| found| rents?) (?!looking|moving|coming|searching|needing|starting|joining|after|going|got)…",
      "previously",
      "(current|present)(ly)? (liv|stay|pay|rent|based|shar|in\\b|at\\b|in a\\b|place|room|flat|house|rent)\\w*",
      "my (old|last|previous|current) (place|room|flat|house|rent|landlord|studio|home)…",
      "(has|have|had|'ve) (just )?(moved out|outgrown (our|my|the))… | last year | can('t|not|no longer| no longer)? afford | can('t|not) (keep|go on)",
    ],
  },
  "g",
);
// Where it turns to what is wanted.
const WISH = phrases(
  {
    zh: [
      "想(?!到|起|念|家|法|象|想) | 求租? | 要(?=找|换|租) | 打算 | 准备 | 希望 | 最多(?=能|可以?|付|出) | 急(?=找|租|求) | 寻(?=找|租)",
      "找(?!了|到了?|工作|兼职|不到) | 现在(?=来|去|要|想|找|转|改) | 结果 | [换改]成 | 转到 | 但是? | 可是 | 预算 | 今年 | 明年 | 这[次回] | 下次 | 以后",
    ],
    en: [
      "(but|instead)",
      "looking… | look for… | want(ed|ing)?… | needs?… | needing… | after (?=an? |1 |a\\b)…",
      "would (like|love)… | i'd (like|love)… | hoping… | searching… | seeking… | hunting…",
      "moving (to|in)… | move (to|in)… | new job… | budget… | now (?=i|we)… | relocating…",
      "would be (ideal|great|perfect|lovely|nice|good)… | i'll be (in|at)… | prefer…",
      "(would|could|can|will) (go|pay|stretch|spend|manage)… | (happy|willing|prepared|able) to…",
      "up to (?=£?\\d)…",
    ],
  },
  "g",
);
const SENTENCE_END = /[.!?;。！？；\n](?!\d)/;
// The end of a contract is when the next one is wanted from.
const CONTRACT_END = /到期|结束|退租|期满|\bends?\b|\bending\b|expir|finish|runs? out|\buntil\b|\bis up\b/;

// A reason to move: 房东让我搬走 is no move-out date.
const REASON = /[让要叫赶](?:我们?)[^,.;!?\s]{0,4}(?:搬(?:走|出去?)|退房)|\b(?:being )?(?:kicked|thrown|moved) out\b/g;

/**
 * A text without what it tells of the writer's life so far: "lived in London for £1,400 a month" asks for neither. Only
 * where it says elsewhere what is wanted. It stays as long as it was.
 */
export function withoutBackground(original: string): string {
  const folded = fold(original);
  return blankOriginal(original, folded, backgroundOf(folded.text));
}

function backgroundOf(text: string): Span[] {
  const wishes = Array.from(text.matchAll(WISH), ({ index }) => index);
  const found = spansOf(text, REASON);
  let last = 0;
  for (const { index: start } of text.matchAll(STORY)) {
    if (start < last) continue;
    const wish = wishes.find((at) => at > start) ?? Infinity;
    const sentence = start + (SENTENCE_END.exec(text.slice(start))?.index ?? text.length - start);
    const end = Math.min(wish, sentence);
    const isWished = wishes.some((at) => at >= end || at < start);
    if (!isWished || CONTRACT_END.test(text.slice(start, end))) continue;
    found.push({ start, end });
    last = end;
  }
  return found;
}
