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

// 威❤️, 微♥: places that forbid the name let these pass.
const HEART = "[❤♥💗💕💚]\\ufe0f?";
const MESSENGERS: readonly Messenger[] = [
  {
    names: `微信号?|威信号?|薇信号?|卫星号?|v信|绿泡泡|绿色(?:软件|泡泡|app)|[微威薇v] ?${HEART}|(?<=加 ?(?:我 ?)?|[➕+] ?)v|小红书号?|(?:qq|扣扣|企鹅)号?|🛰\ufe0f?`,
    takesAnyName: true,
  },
  {
    names: "we ?-?chat|vx|wx|telegram|电报|whats ?app|insta(?:gram)?|qq|rednote|snap(?:chat)?|kakao(?:talk)?",
    takesAnyName: false,
  },
  { names: "line|ins|ig|tg|v|飞机号?|(?<=^|[^\\p{sc=Han}]|[加我或])[微威薇]", takesAnyName: false, isWord: true },
];
// 加微信看视频：anna_uk
const PURPOSE =
  "(?:看视频|看房|约看|聊聊|找我|加我|私我?|滴滴?我?|戳我?|问我|咨询|沟通|交流|详聊|细聊|私聊|详谈|了解|询问|联系)";
const INTRODUCED = String.raw`(?: ?(?:id|号|账号|帐号|号码|no|number|联系|搜|同名|我)|(?<verb> me| is))?(?: ?${PURPOSE}){0,2} ?(?<mark>[:：=→>👉➡➕🔍是]{0,2})(?: |\n(?<=[:：]\n))?`;
const ACCOUNT = String.raw`(?<account>[@+]?_*[a-z0-9][\w.-]{2,28}[\w])(?![\w@])`;
// '（微信同名）'
const SAME_ELSEWHERE =
  "(?:[ ,，（(]{0,2}(?:微信|小红书|wechat|vx|wx|ig|ins)(?:也|号)?同(?:qq|微信)?[名号](?! ?[:：]? ?[@\\w])[)）]?)?";
const NO_ACCOUNTS =
  /^(?:only|please|group|preferred|first|below|number|contact|available|sublet|message|messages|account|friend|friends|call|text|here|thanks|\d{1,2}(?:\.\d{2})?[ap]m)$/i;

const NAMED = [
  // 微信昵称：南安阿柚
  String.raw`(?:微信|wechat)(?:号|的|里)?[，, ]?昵称(?:是|叫|为)?\s?[:：]?\s?[“"]?[\p{L}\p{N}_-]{2,16}[”"]?`,
  // 'xiaohe-york（微信）'
  String.raw`(?<![\w@.])[a-z0-9_][\w.-]{4,28} ?[（(](?:微信|wechat|vx|wx|qq|ins(?:ta)?|tg|telegram|小红书)[)）]`,
  // '@hanas on Instagram'
  String.raw`(?<![\w@.])@?[a-z0-9_][\w.-]{3,28} on (?:instagram|insta|snap(?:chat)?|telegram|wechat)(?![a-z])`,
  String.raw`(?<![\w./])(?:https?:\/\/)?t\.me\/\w{4,32}`,
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
  // 'Snap me anytime', 'my insta is down'.
  if (groups["verb"] !== undefined) return false;
  if (takesAnyName) return true;
  return /^ *(?:$|[\n,，.。;；)）/|｜])/u.test(text.slice((index ?? 0) + written.length));
}
