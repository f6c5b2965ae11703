import { PROMISED, type Phrase } from "./phrase.ts";

const OFFICIAL = /\b(?:agents?|agency|landlord|universit(?:y|ies)|halls?|without|avoid)\b/;
const OFFICIAL_IN_CHINESE = /房东收|中介费|公寓|官网|学校|平摊|均摊|分摊|水电|看房/;
const SUM_IN_CHINESE = "(?:\\d+|[一二两三四五六七八九十百千几]+) ?(?:英镑|镑|磅|块|元|刀)";

/** Known schemes of who looks for a room, or says so, by their parts and in whatever words these come. */
export const REQUEST_SCHEMES: readonly Phrase[] = [
  // Money passes through your account: keep a part, and send the rest to another account.
  {
    reason: "asks-money",
    severity: "strong",
    says: /\b(?:the rest|remainder|balance|difference|surplus|extra|excess|what(?:'s| is) (?:left|over)|left ?over|too much)\b[^.]{0,40}\b(?:forward|send|hand|pass|wire|return|refund|give)\b|\b(?:forward|hand|wire|return|refund|pass|give me|send me)\b[^.]{0,24}\b(?:the rest|remainder|balance|difference|surplus|what(?:'s| is) left)\b/,
    beside: [
      /\byour (?:bank )?account\b|\bbank it\b|\bcheques?\b|\bbank(?:er'?s?)? draft\b|\boverpa\w+|\bmoney ?gram\b|\bwestern union\b|\bsponsor\b|\bemployer\b|\bwire you\b|\bmovers?\b/,
    ],
    unless: /\bsplit\b|\bbills\b|\beach of us\b/,
    refusable: true,
  },
  {
    reason: "asks-money",
    severity: "strong",
    says: /\b(?:pass|forward|send|hand) (?:it|them|that|the money) (?:on|over)\b/,
    beside: [/\byour (?:bank )?account\b/],
    offer: PROMISED,
    refusable: true,
  },
  // Accounts and cards that money passes through; orders to be paid in advance; parcels to be posted on.
  {
    reason: "asks-money",
    severity: "strong",
    says: /(?:刷|冲|垫|抢)单|跑分|(?:走|跑)(?:一下|个|点)?流水|连本带(?:佣|利)|返佣|(?:银行)?卡(?:借|租)(?:我|给)|换汇|(?:account|账户|账号|卡)[^。，,]{0,8}(?:收|代收)[^。，,]{0,12}(?:钱|款|镑|pounds|再转|转出)/,
    with: [/垫|返|佣|日结|当天结|一天|每(?:单|笔|走|万|周)|充|赚|commission|提成|%/],
    offer: PROMISED,
    refusable: true,
  },
  {
    reason: "asks-money",
    severity: "strong",
    says: /\b(?:parcels?|packages?)\b[^.]{0,80}\b(?:post|send|ship|forward) (?:them|it) on\b|\b(?:receive|collect|take) (?:money|payments?|transfers?|parcels?|packages?)\b[^.]{0,60}\b(?:commission|keep|each|per cent|%)|\b(?:your|a) (?:bank )?(?:account|card)\b[^.]{0,40}\b(?:commission|per cent|%|each transfer)/,
    offer: PROMISED,
    refusable: true,
  },
  // Money that is on hold until the owner pays.
  {
    reason: "asks-money",
    severity: "strong",
    says: /\b(?:on hold|pending|released?|unlock(?:ed)?|held)\b[^.]{0,40}\b(?:until|once|when|after) you\b[^.]{0,24}\b(?:pay|upgrade|send|transfer|confirm)\b/,
    with: [/\b(?:paypal|bank|account|money|payment|rent|upgrade)\b|£ ?\d/],
    offer: PROMISED,
    refusable: true,
  },
  // The owner's own papers.
  {
    reason: "asks-identity",
    severity: "strong",
    says: /\b(?:title deeds?|land registry|proof of ownership)\b[^.]{0,60}\b(?:passport|signature|utility bill|id)\b|\b(?:passport|signature|id)\b[^.]{0,60}\b(?:title deeds?|land registry)\b|\bsignature on a blank\b|房产证[^。]{0,20}(?:护照|签名|身份证)|(?:护照|身份证)[^。]{0,20}房产证/,
    offer: PROMISED,
    refusable: true,
  },
  // Fifty pounds each to me. £250 each into my account.
  {
    reason: "asks-money",
    severity: "strong",
    says: /(?:£ ?\d[\d,]*|\bquid|\bpounds?)\b[^.,]{0,24}(?:\beach to (?:me|us)\b|\b(?:in)?to my (?:starling|bank|monzo|revolut|wise|barclays|hsbc|lloyds|santander|natwest|paypal|account|card)\b)/,
    refusable: true,
  },
  // To be on the list costs £15. A commitment that is not given back.
  {
    reason: "asks-money",
    severity: "strong",
    says: /£ ?\d[\d,]*[^.]{0,24}\b(?:commitment|card check|keeps you (?:in|on)|(?:holds?|locks?|secures?) your (?:place|spot|name))\b|\b(?:to be (?:in|on) (?:this|the|our|my) (?:\w+(?:'s)? )?(?:list|group|chat|draw)|commitment|card check|non-? ?refundable)\b[^.]{0,36}£ ?\d/,
    unless: OFFICIAL,
    refusable: true,
  },
  // Somebody kind pays my deposit, and gets more back.
  {
    reason: "asks-money",
    severity: "strong",
    says: /\b(?:cover|front|spot|lend|send|transfer|pay|help)\b[^.]{0,40}(?:£ ?\d|\bdeposit\b|\brent\b|\bmoney\b)[^.]{0,60}\b(?:give|pay|send|refund|return|repay)\w*\b[^.,]{0,14}\b(?:back|double|interest)\b|\brefund double\b/,
    with: [/\b(?:any(?:one|body)|some(?:one|body)|who can|kind|can you|could you|please)\b/],
    unless: OFFICIAL,
    offer: PROMISED,
    refusable: true,
  },
  // Register on my page with your card, and I book.
  {
    reason: "asks-money",
    severity: "strong",
    says: /\b(?:register|sign up|log ?in|verify|get verified)\b[^.]{0,40}\b(?:site|website|link|page|profile|app)\b/,
    with: [/\b(?:card|fee|payment)\b|£ ?\d/],
    refusable: true,
  },
  // 钱从你账户过一下，其余的转给别人。
  {
    reason: "asks-money",
    severity: "strong",
    says: /(?:其余|剩下|剩余|余下|余款|多出来|多的|多余|差额)[^。]{0,12}(?:汇|转|交|给|退|打|寄|换|还)(?:给|回|到|成|我|他|她)/,
    beside: [/账户|账号|支票|本票|汇|(?:打|转)(?:给)?你|往你|资助|你卡|你存/],
    unless: /房东退|平摊|均摊/,
    refusable: true,
  },
  {
    reason: "asks-money",
    severity: "strong",
    says: /(?:进|打到|打进|转到|转进|汇到|汇进|往)[^。，,]{0,4}你(?:的)?(?:账户|账号|卡)[^。]{0,20}(?:再|然后|你)[^。，,]{0,4}(?:转|汇|交|取)(?:给|到|出)/,
    offer: PROMISED,
    refusable: true,
  },
  {
    reason: "asks-money",
    severity: "strong",
    says: /\b(?:wires?|sends?|transfers?|pays?) you (?:the |a |my )?(?:rent|deposit|money|cheque|payment)\b[^.]{0,30}\b(?:plus|and|with|including)\b[^.]{0,20}\b(?:movers?|moving (?:costs?|company|fees?)|shipping|removals?|flight|air ?fare)\b|(?:房租|押金)[^。，,]{0,2}(?:和|加|连|跟|带)[^。，,]{0,3}(?:搬家|搬运|运输|运|机票|快递)费?[^。，,]{0,6}(?:打|汇|转)给你/,
    offer: PROMISED,
    refusable: true,
  },
  // 每人 250 镑到我账户。先给我五十镑锁定。
  {
    reason: "asks-money",
    severity: "strong",
    says: new RegExp(
      `(?:每人|一人|各|人均)[^。，,]{0,8}${SUM_IN_CHINESE}[^。，,]{0,3}(?:到|进|给|转|打)(?:到|给)?我|先给我 ?${SUM_IN_CHINESE}|给我 ?${SUM_IN_CHINESE}[^。，,]{0,4}(?:就|我把)`,
    ),
    refusable: true,
  },
  // 六十镑诚意，不退。进名单 15 镑。
  {
    reason: "asks-money",
    severity: "strong",
    says: new RegExp(
      `${SUM_IN_CHINESE}[^。，,]{0,6}(?:诚意(?![求租找合])|占位|名额|意向(?![区城地房入])|验卡|锁位)|(?:诚意|占位|名额|锁位|意向)(?:金|费)?[^。，,]{0,4}不退|(?:进|加入|上)[^。，,]{0,8}(?:名单|列表|群)[^。，,]{0,4}${SUM_IN_CHINESE}(?! ?(?:左右|以内|以下|上下|一周|每周|/|周))`,
    ),
    unless: OFFICIAL_IN_CHINESE,
    refusable: true,
  },
  // 哪位好心人先帮我交四百押金，下周还四百五。
  {
    reason: "asks-money",
    severity: "strong",
    says: /(?:帮我|替我|借我|转我|给我(?:转|打|垫|借))[^。]{0,12}(?:押金|房租|\d{2,}|[几一二两三四五六七八九]百|钱)[^。]{0,24}(?:双倍|归还|奉还|返还|还(?:你|给你|清|[\d一二三四五六七八九])|(?:就|马上|一定|[周天月号])还)/,
    offer: PROMISED,
    refusable: true,
  },
  // 先在我主页的网站注册，刷一镑验卡。
  {
    reason: "asks-money",
    severity: "strong",
    says: /(?:注册|登录|登陆|认证|验证)[^。]{0,12}(?:网站|链接|主页|平台)|(?:网站|链接|主页|平台)[^。，,]{0,8}(?:注册|登录|登陆|认证|验证)/,
    with: [/验卡|刷卡|刷[^。，,]{0,3}镑|银行卡|信用卡|绑卡|付费|充值/],
    unless: /学校|大学|官网/,
    refusable: true,
  },
];
