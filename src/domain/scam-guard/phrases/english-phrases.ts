import type { Phrase } from "./phrase.ts";

const MONEY = /\b(?:pay(?:s|ing|ment|able)?|paid|rent|deposit|fees?|accept(?:s|ed)?|wallet|reserve|discount)\b/;
const MONEY_NOW =
  /\b(?:pay|paid|send|sent|transfer|payment)\b[^.]{0,60}\b(?:deposit|rent|months?|up ?front|today|arrives?|clear(?:s|ed)?|western union)\b/;
const HANDED_OVER = /\b(?:agents?|agency|office|reception|concierge|porter|fob|signed|in person)\b/;
const SEEN = /\b(?:seen|viewed|after (?:the|your|a) viewing)\b/;
const SHOWN_OTHERWISE = /\bvideo\b|\bvirtual\b|\bflatmate\b|\bhousemate\b|\bfriend can\b/;
const NO_VIEWING =
  /\bno (?:in-person )?viewings?(?! (?:this|next|on|before|until|today|tomorrow|after|fee|charge))\b|\bviewings? (?:is|are) not possible\b|\b(?:cannot|can't|unable to|not able to) (?:show|(?:do|arrange|offer) (?:any )?viewings?)\b(?! (?:this|next|on|before|until|today|tomorrow))|\bno need to (?:see|view|visit)\b/;

/** What published warnings name, as it is written in English; lower case, for `sentencesOf`. */
export const ENGLISH_PHRASES: readonly Phrase[] = [
  // Viewing is only possible after the deposit has been paid.
  {
    reason: "asks-money-first",
    severity: "strong",
    says: /\b(?:view(?:ings?)?|visit|see (?:it|the (?:room|flat|house|place|property)))\b[^.]{0,40}\b(?:after|once|when|as soon as)\s+(?:the |your |a |i (?:receive|get|have) (?:the |your )?|you (?:have )?)?(?:\w+ )?(?:deposit|payment|transfer|fee|paid|pay|money)\b/,
    refusable: true,
  },
  // Pay a deposit, and then I will book you in for a viewing.
  {
    reason: "asks-money-first",
    severity: "strong",
    says: /\b(?:pay|send|transfer|make)\b[^.]{0,60}\b(?:then|before|and (?:i|we)|i will|i'll|we will|we'll)\b[^.]{0,30}\b(?:view|viewings?|show you|visit)\b/,
    refusable: true,
  },
  { reason: "asks-money-first", severity: "strong", says: /\bview(?:ing)? (?:fee|deposit|charge)\b/, refusable: true },
  // £100 to view. The viewing costs £50.
  {
    reason: "asks-money-first",
    severity: "strong",
    says: /£ ?\d+ (?:to|for (?:a|the)) view(?:ing)?\b|\bviewings? costs? £ ?\d/,
    refusable: true,
  },
  // A deposit is required prior to viewing.
  {
    reason: "asks-money-first",
    severity: "strong",
    says: /\b(?:deposit|payment|fee|rent)\b[^.,]{0,30}\b(?:required|needed|due|payable)\b[^.,]{0,20}\b(?:prior to|before) (?:a |the |any |your )?viewing\b/,
    refusable: true,
  },
  // To prove that you have the money, transfer it to a friend and send the receipt.
  {
    reason: "asks-money-first",
    severity: "strong",
    says: /\b(?:prove|proof)\b/,
    with: [/\b(?:transfer|western union|moneygram)\b/],
    refusable: true,
  },
  {
    reason: "asks-money-first",
    severity: "strong",
    says: /\bfirst (?:person |one |student )?(?:to (?:pay|transfer|send)|who (?:pays|transfers|sends))\b/,
    refusable: true,
  },
  {
    reason: "asks-money-first",
    severity: "strong",
    says: /\b(?:application|admin(?:istration)?|registration|booking|reservation) fee\b/,
    with: [/\bviewings?\b|\bon the list\b/],
    refusable: true,
  },
  // No viewings without a deposit. The viewing can happen after.
  {
    reason: "asks-money-first",
    severity: "strong",
    says: /\bviewings?\b[^.]{0,20}\bwithout (?:a |the |your )?(?:\w+ )?(?:deposit|payment|fee)\b|\bviewings? (?:can|will|may) (?:happen|follow|be arranged|take place) (?:after|later)/,
    refusable: false,
  },
  // To hold it for you I need a deposit by transfer today.
  {
    reason: "asks-money-first",
    severity: "strong",
    says: /\b(?:hold|secure|reserve)\b/,
    with: [/\b(?:wire|transfer|deposit)\b/, /\b(?:today|now|immediately|tonight)\b/],
    unless: SEEN,
    refusable: true,
  },
  { reason: "asks-money-first", severity: "strong", says: NO_VIEWING, beside: [MONEY_NOW], refusable: false },
  { reason: "no-viewing", severity: "weak", says: NO_VIEWING, unless: SHOWN_OTHERWISE, refusable: false },
  {
    reason: "untraceable-payment",
    severity: "strong",
    says: /\bwestern union\b|\bmoney ?gram\b|\bzelle\b|\bcash ?app\b|\bwire (?:me|us|the (?:money|deposit|rent|first))\b/,
    refusable: true,
  },
  {
    reason: "untraceable-payment",
    severity: "strong",
    says: /\bfriends (?:and|&) family\b/,
    with: [/\b(?:pay(?:pal|ment)?|transfer|deposit)\b/],
    refusable: true,
  },
  {
    reason: "gift-cards",
    severity: "strong",
    says: /\b(?:gift ?cards?|(?:itunes|steam|google play|amazon|apple) (?:gift )?(?:cards?|vouchers?))\b/,
    with: [/\b(?:pay|paid|payment|fee|deposit|rent|reserve|codes?|numbers? on|buy)\b/],
    refusable: true,
  },
  {
    reason: "crypto",
    severity: "strong",
    says: /\b(?:usdt|trc-?20|tether|bitcoins?|btc|ethereum|crypto(?:currency|currencies)?)\b/,
    with: [MONEY],
    refusable: true,
  },
  {
    reason: "keys-by-parcel",
    severity: "strong",
    says: /\bkeys?\b[^.]{0,60}\b(?:couriered|courier|mailed|posted|shipped|dhl|ups|fedex|parcel|package)\b|\b(?:courier|mail|post|ship|send)\b (?:you )?(?:the |your )?(?:\w+ and )?keys?\b/,
    unless: HANDED_OVER,
    refusable: true,
  },
  {
    reason: "false-platform",
    severity: "strong",
    says: /\b(?:airbnb|booking\.com) (?:agent|agency|will|office|link|invoice)\b|\b(?:by|to|through|via) (?:airbnb|booking\.com)\b/,
    beside: [
      /\b(?:payment|pay|deposit)\b/,
      /\b(?:invoice|transaction|escrow|custody|inspect(?:ion)?|hold(?:s|ing)? the money|released|guarantee|link)\b/,
    ],
    refusable: true,
  },
  {
    reason: "rent-by-proxy",
    severity: "strong",
    says: /\b(?:pay|settle) (?:your|the) rent (?:for you|on your behalf)\b/,
    with: [/\b(?:discount|cheaper|off)\b/],
    refusable: true,
  },
  {
    reason: "visa-papers",
    severity: "weak",
    says: /\bvisa\b/,
    with: [/\b(?:contract|letter|proof|sponsor)\b/, /\b(?:pay|fee|up ?front|deposit)\b/],
    refusable: true,
  },
];
