import { spansOf, type Span } from "../text/mapped-text.ts";

interface Messenger {
  /** What it is called; a pattern's source. */
  names: string;
  /**
   * Whether a name of letters alone may follow its name without a colon: 微信 annauk. English goes on in words instead:
   * 'WeChat me'.
   */
  takesAnyName: boolean;
  /** Whether only a colon, an @ or an underscore tells an account from something else: 'Victoria line zone2'. */
  isWord?: boolean;
}

// 威❤️, 微♥
const HEART = "[❤♥💗💕💚]";
const TO_ADD = "(?<=加 ?(?:个|我|下)? ?)(?:vx|wx|v(?!ideo|iew|acuum)|[微薇威徽]|[wq](?![a-z]))";
const PLUS = "(?<=(?:jia|[➕+]) ?我? ?)(?:vx|wx|[微薇威徽]|[vwq](?![a-z]))";
const MESSENGERS: readonly Messenger[] = [
  {
    names: [
      `[微威薇徽維维歪] ?[-|·.*/_]? ?信号?|卫星号?|v ?信|we?i ?xin|绿泡泡|绿色(?:软件|泡泡|app)|[微威薇v] ?${HEART}`,
      `${TO_ADD}|${PLUS}|w\\.?x号?|v{1,3}[ ._-]?x号?`,
      "(?:大|小)红[书薯]号?|红书号?|小地瓜|xhs号?|(?:q ?q|扣扣|叩叩|企鹅|球球)(?:号|群)?|🛰",
    ].join("|"),
    takesAnyName: true,
  },
  {
    names:
      "w[ ._*-]?[e3][ ._*-]?c[ ._*-]?h[ ._*-]?a[ ._*-]?t|telegram|电报|what'?s ?ap+|insta(?:gram)?|rednote|red ?book|snap(?:chat)?|kakao(?:talk)?|抖音|微博|weibo",
    takesAnyName: false,
  },
  {
    names:
      "line|ins|ig|tg|fb|wa|q|facebook|messenger|discord|skype|signal|viber|twitter|threads|tik ?tok|v|飞机号?|(?<=^|[^\\p{sc=Han}]|[加我或])[微威薇]",
    takesAnyName: false,
    isWord: true,
  },
];
// 加微信看视频：anna_uk
const PURPOSE =
  "(?:看视频|看房|约看|聊聊|找我|加我|私我?|滴滴?我?|戳我?|问我|咨询|沟通|交流|详聊|细聊|私聊|详谈|了解|询问|联系)";
const LABEL = "[ _]?(?:(?<id>id|账号|帐号|号码|昵称|用户名|username)|号|no|number|联系|搜索?|同名|我)";
const MARK = "(?<mark>[:：=→>👉➡➕🔍是]{0,2})";
const QUOTE = "(?:(?<! )[-—–_~]{1,2}(?! )|[“\"「『【(（<‘']{1,2})?";
const INTRODUCED = String.raw`(?:${LABEL})?(?<verb> me| is|'s)?(?: ?${PURPOSE}){0,2} ?${MARK} ?${QUOTE}(?: |\n(?<=[:：]\n))?`;
// s c a m _ 8 8, scam下划线88
const ACCOUNT = String.raw`(?<account>[a-z][a-z0-9]{2,20}(?: _ ?| ?_ )[a-z0-9]{1,12}|[@+]?_*[a-z0-9](?:[\w.-]|下划线|横线|减号){2,28}[\w](?:#\d{4})?|[a-z0-9_](?: [a-z0-9_]){4,28})(?![\w@])`;
// '（微信同名）'
const SAME_ELSEWHERE =
  "(?:[ ,，（(]{0,2}(?:微信|小红书|wechat|vx|wx|ig|ins)(?:也|号)?同(?:qq|微信)?[名号](?! ?[:：]? ?[@\\w])[)）]?)?";
const NO_ACCOUNTS =
  /^(?:only|please|group|preferred|first|below|above|number|contact|available|sublet|message|messages|account|friend|friends|calls?|messaging|groups?|enquir\w+|inquir\w+|text|here|thanks|video|viewings?|chat|welcome|fine|also|anytime|soon|users?|payment|transfer|moments|details|info|possible|accepted|instead|either|both|private|better|best|easier|easiest|down|open|same|with|works?|okay|most|always|never|good|great|ideal|quickest|fastest|hidden|covered|included|marketplace|jubilee|central|victoria|northern|district|circle|piccadilly|bakerloo|metropolitan|elizabeth|overground|page|stories|wifi|zone\d|\d{1,2}(?:\.\d{2})?[ap]m|\d{1,2}b\d{1,2}b?)$/i;

const NAMED = [
  // 微信昵称：南安阿柚
  String.raw`(?:微信|wechat)(?:号|的|里)?[，, ]?昵称(?:是|叫|为)?\s?[:：]?\s?[“"]?[\p{L}\p{N}_-]{2,16}[”"]?`,
  // 'xiaohe-york（微信）'
  String.raw`(?<![\w@.])[a-z0-9_][\w.-]{4,28} ?[（(](?:微信|wechat|vx|wx|qq|ins(?:ta)?|tg|telegram|小红书)[)）]`,
  // “anna_88”加微信
  String.raw`(?<![\w@.])(?=\w*[_\d])[a-z][\w-]{4,28}[”"]? ?(?:加|是|是我的?|我的)?(?:微信|vx|wechat)(?!\w)`,
  // '@hanas on Instagram'
  String.raw`(?<![\w@.])@?[a-z0-9_][\w.-]{3,28} on (?:instagram|insta|snap(?:chat)?|telegram|wechat)(?![a-z])`,
  String.raw`(?<![\w./])(?:https?:\/\/)?(?:t|wa)\.me\/[\w+]{4,32}`,
  // 小红书@小窝在伦敦, 小红书号：栖英小窝
  String.raw`(?:小红[书薯]|抖音|微博)(?:号|账号|帐号|昵称|id)?(?:是|叫|[:：@]|搜){1,2} ?[“"]?[\p{L}\p{N}_.-]{2,20}[”"]?`,
  // 加 anna_88, 'add anna_88', 'DM @anna'
  String.raw`(?:加|搜索?|私信|联系|关注|(?<![a-z])(?:add|dm|follow|ping|hmu|find|message|contact|text|msg))(?: ?(?:我|me))?[:：@ ]{0,2}(?=[a-z0-9.-]*_|[a-z.-]*\d)[a-z][\w.-]{3,28}\w(?!\w)`,
  String.raw`(?<![a-z])(?:add|dm|follow|ping|find|message|contact|text|msg)(?: me)?(?: on| at)? @[a-z][\w.]{3,28}`,
  // @anna_88
  String.raw`(?<![\w.@])@(?![a-z]{1,2}\d[a-z\d]?(?!\w)|zone)(?=[\w.]*[_\d])[a-z_][\w.]{2,28}\w`,
].map((pattern) => new RegExp(pattern, "giu"));

/**
 * The accounts of messengers in a text, each with the messenger's name: 'WeChat ID anna-uk', 微信：anna_uk, 'insta @anna'; of two that
 * overlap the first counts.
 */
export function findAccounts(text: string): Span[] {
  const named = NAMED.flatMap((pattern) => spansOf(text, pattern));
  return [...named, ...introducedAccounts(text)];
}

function introducedAccounts(text: string): Span[] {
  return MESSENGERS.flatMap(({ names, ...messenger }) => {
    const pattern = new RegExp(`(?<![a-z])(?:${names})${INTRODUCED}${ACCOUNT}${SAME_ELSEWHERE}`, "giu");
    return Array.from(text.matchAll(pattern))
      .filter((match) => isAccount(match, text, messenger))
      .map(({ 0: written, index }) => ({ start: index, end: index + written.length }));
  });
}

function isAccount(
  { 0: written, index, groups }: RegExpMatchArray,
  text: string,
  { takesAnyName, isWord = false }: Omit<Messenger, "names">,
): boolean {
  const account = groups?.["account"] ?? "";
  if (NO_ACCOUNTS.test(account)) return false;
  if (groups?.["mark"] !== "" || /[@_]/.test(account)) return true;
  if (isWord) return false;
  if (/[\d.-]/.test(account)) return true;
  // 'Snap me anytime'.
  if (groups["verb"] === " me") return false;
  if (groups["id"] !== undefined) return true;
  if (takesAnyName) return true;
  return /^ *(?:$|[\n,，.。;；)）/|｜!！"”'—–-]|(?:or|and)\b)/u.test(text.slice((index ?? 0) + written.length));
}
