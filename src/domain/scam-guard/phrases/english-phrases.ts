import { PROMISED, type Phrase } from "./phrase.ts";

const MONEY = /\b(?:pay(?:s|ing|ment|able)?|paid|rent|deposit|fees?|accept(?:s|ed)?|wallet|reserve|discount)\b/;
const MONEY_NOW =
  /\b(?:pay|paid|send|sent|transfer|payment)\b[^.]{0,60}\b(?:deposit|rent|months?|up ?front|today|arrives?|clear(?:s|ed)?|western union)\b/;
/** A pub, a building, the branch round the corner, and no word of paying. */
const NAMES_A_PLACE =
  /^(?!.*\b(?:pay|pays|paid|paying|payments?|send|sends|deposit|transfers?|fees?|first month|wire|accept|keys?)\b).*\b(?:pub|bar|cafe|building|branch|shop|store|opposite|next (?:to|door)|near(?:by)?|round the corner|bus stop)\b/;
const HANDED_OVER = /\b(?:agents?|agency|office|reception|concierge|porter|fob|signed|in person)\b/;
const SEEN = /\b(?:seen|viewed|after (?:the|your|a) viewing|if you like it|once you like it)\b/;
/** The room is shown, or an agency takes the money. */
const SHOWN_BY_OTHERS = /\b(?:agents?|agency|office|viewings?|view|visit|flatmates?|housemates?|landlord|signed)\b/;
const ABROAD =
  /\b(?:abroad|overseas|offshore|out of the country|not in the (?:uk|country)|outside the uk|(?:contract|posted|based|working|job|living) in (?!london|the uk|england|scotland|wales|town)[a-z]+|moved to|transferred to)\b/;
const SUM =
  "(?:£ ?\\d[\\d,]*|(?:one|two|three|the first|first|a) months?(?:'s)?(?: rent)?|(?:the |a |half (?:of )?the |your )?deposit|half)";
const RELATIVES =
  "(?:wife|husband|friend|cousin|brother|sister|mother|father|mum|mom|dad|aunt|uncle|niece|nephew|son|daughter|assistant|lawyer|solicitor|director|secretary)(?:-in-law)?";
const SHOWN_OTHERWISE = /\bvideo\b|\bvirtual\b|\bflatmate\b|\bhousemate\b|\bfriend can\b/;
const NO_VIEWING =
  /\bno (?:in-person )?viewings?(?! (?:this|next|on|before|until|today|tomorrow|after|fee|charge))\b|\bviewings? (?:is|are) not possible\b|\b(?:cannot|can't|unable to|not able to) (?:show|(?:do|arrange|offer) (?:any )?viewings?)\b(?! (?:this|next|on|before|until|today|tomorrow))|\bno need to (?:see|view|visit)\b|\bno visits\b|\bnever saw the (?:room|flat|house|place)\b/;

const PAPERS =
  "(?:passports?|id cards?|photo id|(?<!student )\\bid\\b|identity (?:cards?|documents?)|driving licen[cs]es?|brp|residence permits?)";
const ASKED_FOR =
  "(?:sends?|e-?mails?|mail|forward|whatsapp|text|give|share|provide|let (?:me|us) have|(?:i|we)(?:'ll| will)? (?:also )?(?:need|require|want)|all (?:that )?(?:i|we) need)";
/** Circumstances in which papers are properly asked for: by an agency or a hall, at a meeting, or where the poster shows their own. */
const CHECKED_PROPERLY =
  /\b(?:agents?|agency|office|reception|university|halls?|openrent|right to rent|in person|when (?:we|you) (?:meet|sign|collect|move|come|arrive|visit)|(?:at|to|on|for) (?:the )?(?:signing|check-?in|viewing day)|after (?:the|your|a) viewing|(?:once|after) you(?:'ve| have)? (?:seen|viewed)|(?:i|we)(?:'ll|'d| can| could| will| would) (?:also )?(?:be happy to |happily |gladly )?(?:send|show|text|give|e-?mail|share))\b/;
/** A code that comes by phone, rather than the one of a door. */
const LOGIN_CODE =
  /\b(?:verification|security|confirmation|one[- ]time|log-?in|sms|whatsapp|google|(?:four|five|six|4|5|6)[- ]?digit) (?:code|number|pin|passcode|password)s?\b|\botp\b|\bcodes?\b[^.]{0,24}\b(?:by (?:text|sms)|(?:on|to) your (?:phone|mobile|number))\b|\b(?:text|sms)(?: message)?(?: from \w+)? with (?:a|the) (?:code|number)\b/;
const OTHER_CODE =
  /\b(?:doors?|gates?|entry|entrance|building|locks?|locker|lockbox|key ?safe|parcels?|laundry|wi-?fi|bikes?|discount|referral|post ?codes?|dress)\b/;
const TELL_ME_CODE =
  /\b(?:tell|send|forward|text|read|give|share)\b (?:(?:me|us) (?:the|that|this|your) (?:\w+ ){0,2}(?:code|number|pin|digits)|(?:it|that|them|(?:the|that|this|your) (?:\w+ ){0,2}(?:code|number|pin|digits))(?: (?:that )?you (?:get|receive|got))?(?: straight| right)?(?: back| on| over)?(?: to)? (?:me|us)\b|me what it says)|\breply (?:to (?:it|me|us) )?with (?:it|that|the (?:code|number))\b/;

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
    // Not what is sent before a viewing besides money.
    unless:
      /\bsend (?:you )?(?:a |the |your )?(?:flat |door |full )?(?:number|address|message|video|photos|link|details|directions|location|time)\b/,
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
    says: /\bfirst (?:person |one |student )?(?:to (?:pay|transfer|send)|who (?:pays|transfers|sends))\b|\bfirst (?:deposit|payment|transfer)(?: in| here)? (?:gets|wins|takes)\b/,
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
  // A holding deposit today.
  {
    reason: "asks-money-first",
    severity: "strong",
    says: /\b(?:holding|reservation|booking) (?:deposit|payment)\b/,
    with: [/\b(?:today|tonight|now|immediately|same day|within (?:the|an) hour|midnight)\b/],
    unless: SEEN,
    nowhere: /\b(?:viewings? (?:on|every|any|this|by|from)|come and (?:see|view)|office|in person)\b/,
    refusable: true,
  },
  // Send £200 to secure it.
  {
    reason: "asks-money-first",
    severity: "strong",
    says: new RegExp(
      `\\b(?:send|pay|transfer|wire)\\b[^.]{0,12}${SUM}[^.]{0,20}\\bto (?:secure|hold|reserve|book|keep|lock)\\b`,
    ),
    unless: SEEN,
    nowhere: /\b(?:letting agen(?:t|cy)|office|reception|after (?:the|your|a) viewing|university)\b/,
    refusable: true,
  },
  // Put down £100 and it is yours. I ask for £180 by Revolut now.
  {
    reason: "asks-money-first",
    severity: "strong",
    says: /(?:£ ?\d[\d,]*|\bdeposit)[^.,]{0,12}\band (?:it is|it's|the room is|the flat is) yours\b|£ ?\d[\d,]*[^.,]{0,24}\b(?:revolut|monzo|paypal|bank transfer)\b[^.,]{0,12}\b(?:now|today|tonight)\b/,
    unless: SEEN,
    refusable: true,
  },
  // You pay the first month before the address is given. The address follows once your payment is there.
  {
    reason: "asks-money-first",
    severity: "strong",
    says: /\b(?:pay|send|transfer|deposit|payment)\b[^.]{0,40}\bbefore (?:i (?:give|send|share|tell) (?:you )?|you (?:get|receive) |we (?:give|send|share) (?:you )?)?(?:the |my )?(?:full |exact |real )?address\b|\b(?:address|door number|location)\b[^.]{0,50}\b(?:after|once|when|upon|on|as soon as|whose)\b[^.]{0,25}\b(?:paid|payment|deposit|transfer|money)\b/,
    refusable: true,
  },
  // Others have paid already.
  {
    reason: "asks-money-first",
    severity: "strong",
    says: /\b(?:people|persons|students|others|tenants|applicants|somebody|someone|those|girls|guys)\b[^.,]{0,10}\b(?:(?:have |has |who )?already (?:paid|sent|transferred)\b|(?:have |has )(?:paid|sent|transferred) (?:a |the |their )?(?:deposit|rent|money) already\b)/,
    unless: /\b(?:until|bills?|council tax|internet|rent for|viewed)\b/,
    refusable: true,
  },
  // A deposit up front, and then we meet; to show that you are genuine.
  {
    reason: "asks-money-first",
    severity: "strong",
    says: /\b(?:show|prove)(?: me| us)?(?: that)? (?:you are|you're|your) (?:serious|genuine|real|interest(?:ed)?|commitment)\b/,
    with: [/\b(?:deposit|pay(?:ment)?|transfer)\b|£ ?\d/],
    refusable: true,
  },
  {
    reason: "asks-money-first",
    severity: "strong",
    says: /\b(?:deposit|payment|rent)\b[^.]{0,50}\b(?:up ?front|in advance|first)\b[^.]{0,60}\bthen (?:we|i|you) (?:can )?(?:meet|come|see)\b/,
    unless: SEEN,
    refusable: true,
  },
  // A passport and half of the deposit, by mail.
  {
    reason: "asks-money-first",
    severity: "strong",
    says: /\b(?:email|send|forward)\b[^.]{0,30}\b(?:passport|id card|driving licence)\b[^.]{0,30}\b(?:deposit|first month|£ ?\d)/,
    nowhere: /\b(?:letting agen(?:t|cy)|office|after (?:the|your|a) viewing)\b/,
    refusable: true,
  },
  // Keys, or being let in, once the money has been seen.
  {
    reason: "asks-money-first",
    severity: "strong",
    says: /\b(?:once|until|when|before|after|as soon as)\b[^.,]{0,16}\b(?:see|sees|has|have|receives?|gets?|got)\b (?:\w+ ){0,3}(?:money|funds|cash|first months?|deposit|payment)\b/,
    with: [
      /\bkeys?\b|\bfobs?\b|\blets? (?:you|people|anybody|anyone) in\b|\breleases?\b|\bopens?\b|\bdoor\b|\bcode\b|\bhands? over\b/,
    ],
    unless: /\b(?:agents?|agency|office|reception|concierge|signed|signing|contract|in person)\b/,
    refusable: true,
  },
  // Viewing slots are paid. £99 before we show you anything.
  {
    reason: "asks-money-first",
    severity: "strong",
    says: /\bviewing (?:slots?|appointments?|places?)\b[^.,]{0,16}(?:\b(?:paid|costs?|charged)\b|£ ?\d)|£ ?\d[^.]{0,50}\bbefore (?:we|i) (?:show|let you|open|arrange|book)\b/,
    refusable: true,
  },
  // Transfer six weeks' rent, and the address will be in your inbox.
  {
    reason: "asks-money-first",
    severity: "strong",
    says: /\b(?:transfer|send|pay|wire)\b[^.,]{0,50}\band\b[^.]{0,40}\b(?:address|code|keys?|location)\b[^.]{0,24}\b(?:will|follows?|inbox|sent)\b/,
    nowhere: /\b(?:agents?|agency|office|reception|sign(?:ed|ing)?|view(?:ed|ings?)?)\b/,
    refusable: true,
  },
  // Just wire it now. I need the first two months before I fly back.
  {
    reason: "asks-money-first",
    severity: "strong",
    says: /\b(?:wire|transfer|send|pay) (?:it|the (?:money|deposit|rent)) (?:over )?(?:now|today|tonight|right away|straight away|immediately)\b|\bneed\b[^.,]{0,12}\b(?:rent|deposit|months?|money)\b[^.,]{0,24}\bbefore (?:i|we) (?:fly|leave|travel|go|move)\b/,
    unless: SEEN,
    nowhere: SHOWN_BY_OTHERS,
    refusable: true,
  },
  // My mum can keep the room with a small advance.
  {
    reason: "asks-money-first",
    severity: "strong",
    says: new RegExp(
      `\\b(?:my|our) ${RELATIVES}\\b (?:can |will |could )?(?:keeps?|holds?|reserves?)\\b[^.]{0,30}\\b(?:advance|deposit|payment|money)\\b`,
    ),
    unless: SEEN,
    nowhere: SHOWN_BY_OTHERS,
    refusable: true,
  },
  // Money as a sign of good will, given back at the door.
  {
    reason: "asks-money-first",
    severity: "strong",
    says: /(?:£ ?\d[\d,]*|\b(?:money|deposit|payment|sum|something))\b[^.]{0,24}\b(?:goodwill|good will|good faith|sincerity|commitment|seriousness)\b|\b(?:goodwill|good faith|sincerity|commitment) (?:fee|deposit|payment|money)\b|\b(?:get|have|given?) (?:it|that|the money) back (?:at the (?:door|flat|house)|when (?:we meet|you (?:come|arrive|turn up)))/,
    unless: SEEN,
    refusable: true,
  },
  // A payment this afternoon skips the queue; else the next one gets it.
  {
    reason: "asks-money-first",
    severity: "strong",
    says: /\b(?:skip|jump|ahead of|front of)\b[^.,]{0,16}\b(?:queue|list|others|everyone|everybody)\b|\b(?:gives?|goes|offered|passed)\b[^.,]{0,16}\bto (?:the next|somebody else|someone else|another)\b/,
    with: [
      /\b(?:deposit|pay|payment|transfer|money)\b/,
      /\b(?:same day|same hour|this (?:morning|afternoon|evening)|today|tonight|now|within \w+ (?:hours?|minutes?))\b/,
    ],
    unless: SEEN,
    nowhere: SHOWN_BY_OTHERS,
    refusable: true,
  },
  // The poster is far away, wants money, and has no one else to show the room.
  {
    reason: "asks-money-first",
    severity: "strong",
    says: new RegExp(`\\b(?:pay|send|transfer)\\b[^.]{0,12}${SUM}`),
    beside: [ABROAD, /\b(?:keys?|agreement|contract|code)\b/],
    nowhere: SHOWN_BY_OTHERS,
    refusable: true,
  },
  { reason: "asks-money-first", severity: "strong", says: NO_VIEWING, beside: [MONEY_NOW], refusable: false },
  { reason: "no-viewing", severity: "weak", says: NO_VIEWING, unless: SHOWN_OTHERWISE, refusable: false },
  {
    reason: "untraceable-payment",
    severity: "strong",
    says: /\bwestern union\b|\bmoney ?gram\b|\bzelle\b|\bcash ?app\b|\bwire (?:me|us|the (?:money|deposit|rent|first))\b/,
    unless: NAMES_A_PLACE,
    refusable: true,
  },
  {
    reason: "untraceable-payment",
    severity: "strong",
    says: /\bfriends (?:and|&) family\b/,
    with: [/\b(?:pay(?:pal|ment)?|transfer|deposit)\b/],
    refusable: true,
  },
  // RMB only. By Alipay to my friend.
  {
    reason: "untraceable-payment",
    severity: "strong",
    says: /\b(?:rmb|renminbi|alipay|wechat pay)\b[^.,]{0,16}\bonly\b(?! (?:when|if|for|to)\b)|\bonly\b[^.,]{0,24}\b(?:rmb|renminbi|alipay|wechat pay)\b/,
    with: [/\b(?:pay|paid|payment|rent|deposit|accept(?:ed)?|take)\b/],
    refusable: true,
  },
  {
    reason: "untraceable-payment",
    severity: "strong",
    says: new RegExp(
      `\\b(?:pay|send|transfer|wire)\\b[^.]{0,30}\\b(?:rent|deposit|money|months?|£ ?\\d[\\d,]*)\\b[^.]{0,40}\\b(?:in)?to (?:my|our) (?:\\w+ )?${RELATIVES}\\b|\\b(?:rent|deposit|money|payment)\\b[^.]{0,16}\\binto (?:my|our) (?:\\w+ )?${RELATIVES}(?:'s)? (?:\\w+ )?account|\\b(?:transfer|payment)\\b[^.,]{0,6}\\bto (?:my|our) ${RELATIVES}\\b|\\b(?:rent|deposit|money)\\b[^.]{0,12}\\b(?:goes?|paid|sent|transferred)\\b[^.]{0,8}\\bto (?:my|our) (?:\\w+ )?${RELATIVES}\\b`,
    ),
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
    reason: "gift-cards",
    severity: "strong",
    says: /\b(?:pay|be paid|payment|fees?|deposit|rent|reserve)\b[^.]{0,40}\bvouchers?\b|\bvouchers?\b[^.]{0,30}\b(?:to (?:pay|reserve|hold|secure)|as (?:a |the )?(?:deposit|rent|payment))\b/,
    with: [/\b(?:itunes|steam|google play|amazon|apple)\b/],
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
    says: /\bkeys?\b[^.]{0,60}\b(?:couriered|courier|mailed|posted|shipped|dhl|ups|ems|fedex|special delivery|parcel|package)\b|\b(?:courier|mail|post|ship|send)\b (?:you )?(?:the |your )?(?:\w+ and )?keys?\b/,
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
  // Rightmove will send you its invoice: those that only show rooms take no rent.
  {
    reason: "false-platform",
    severity: "strong",
    says: /\b(?:rightmove|zoopla|spareroom|gumtree|facebook|expedia|tripadvisor)\b/,
    with: [
      /\b(?:pay|paid|payment|deposit|rent)\b/,
      /\b(?:invoices?|escrow|wallet|clears?|cleared|secure|guarantees?|holds?|protection)\b/,
    ],
    refusable: true,
  },
  // A form that wants the details of a card.
  {
    reason: "false-platform",
    severity: "strong",
    says: /\b(?:card|banking|bank login) (?:details|numbers?|data)\b/,
    with: [
      /\b(?:link|form|fill|enter|website|page)\b/,
      /\b(?:reserve|book|hold|secure|verify|confirm|rent|deposit)s?\b/,
    ],
    refusable: true,
  },
  // Pay me rather than the portal.
  {
    reason: "rent-by-proxy",
    severity: "strong",
    says: /\bpay me\b[^.,]{0,12}\b(?:rather than|instead of|and not|not)\b[^.,]{0,6}\b(?:portal|halls?|website|office|university|provider|system|building)\b/,
    refusable: true,
  },
  // A place in halls without their knowing.
  {
    reason: "rent-by-proxy",
    severity: "strong",
    says: /\b(?:halls?|accommodation|landlord|building|provider|office|reception|university)\b[^.,]{0,12}\b(?:don't|doesn't|does not|do not|needn't|must not|mustn't|won't) (?:\w+ ){0,3}(?:know|notice|find out|care who)\b|\b(?:use|give|say) my (?:name|id|student number)\b[^.,]{0,16}\b(?:reception|check-?in|desk|door|office)\b/,
    nowhere: /\btransfer fee\b|\bwith (?:their|the) permission\b/,
    refusable: false,
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
    with: [/\b(?:contract|letter|proof|sponsor)\b/, /\b(?:pay|fee|up ?front|deposit|transfer)\b|£ ?\d/],
    refusable: true,
  },
  // A copy of your passport by WhatsApp, before anything else.
  {
    reason: "asks-identity",
    severity: "strong",
    says: new RegExp(`\\b${PAPERS}(?!['’]s)`),
    with: [
      new RegExp(`\\b${ASKED_FOR}\\b`),
      /\b(?:cop(?:y|ies)|scans?|scanned|photos?|pictures?|photograph|front and back|both sides|photo page)\b/,
      /\b(?:whatsapp|wechat|e-?mail|gmail|before|first|book|hold|secure|reserve|confirm|approve|arrange|viewing|address|straight away|today|tonight|(?:bank|debit|credit) card)\b/,
    ],
    unless: CHECKED_PROPERLY,
    refusable: true,
  },
  // The same, in no hurry: some landlords check early.
  {
    reason: "asks-identity",
    severity: "weak",
    says: new RegExp(`\\b${PAPERS}(?!['’]s)`),
    with: [
      new RegExp(`\\b${ASKED_FOR}\\b`),
      /\b(?:cop(?:y|ies)|scans?|scanned|photos?|pictures?|photograph|front and back|both sides|numbers?)\b/,
    ],
    unless: CHECKED_PROPERLY,
    refusable: true,
  },
  // A selfie with your passport.
  {
    reason: "asks-identity",
    severity: "strong",
    says: /\bselfies?\b|\b(?:photo|picture|video)s?\b[^.,]{0,10}\b(?:of you|of yourself|you hold(?:ing)?|holding)\b/,
    with: [new RegExp(`\\b(?:${PAPERS}|(?:bank|debit|credit) card)\\b`)],
    unless: CHECKED_PROPERLY,
    refusable: true,
  },
  // The number of your card, and the three digits on its back.
  {
    reason: "asks-identity",
    severity: "strong",
    says: /\b(?:bank |debit |credit )card\b[^.]{0,16}\b(?:front|back|both sides|numbers?|details|photos?|pictures?|scans?)\b|\b(?:photos?|pictures?|scans?|numbers?|details|digits|front|back)\b[^.,]{0,14}\b(?:on|of) your (?:bank |debit |credit )?card\b|\b(?:your|the|long) card (?:numbers?|details)\b|\bcv[vc]\b/,
    with: [new RegExp(`\\b${ASKED_FOR}\\b|\\btell (?:me|us)\\b`)],
    unless: /\b(?:agents?|agency|office|reception|university|halls?|website|portal|in person)\b/,
    refusable: true,
  },
  // Your login for online banking, or for the university.
  {
    reason: "asks-identity",
    severity: "strong",
    says: /\byour (?:\w+ ){0,4}(?:log-?ins?|log-?in details|usernames?|passwords?|pin)\b|\b(?:online|internet|mobile) banking (?:screenshots?|log-?in|details|password)\b/,
    with: [new RegExp(`\\b${ASKED_FOR}\\b|\\btell (?:me|us)\\b`)],
    unless: OTHER_CODE,
    refusable: true,
  },
  // A code comes by text: tell it to me.
  {
    reason: "asks-identity",
    severity: "strong",
    says: TELL_ME_CODE,
    beside: [LOGIN_CODE],
    unless: OTHER_CODE,
    offer: PROMISED,
    refusable: true,
  },
];
