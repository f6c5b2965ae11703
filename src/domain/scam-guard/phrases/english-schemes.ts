import type { Phrase } from "./phrase.ts";

const MONEY = /\b(?:pay(?:s|ing|ment)?|rent|deposit|months?|transfer|money|wire)\b|£ ?\d/;
/** Somebody who is bound by rules takes the money, shows the room or hands over the keys. */
const IN_PERSON =
  /\b(?:agents?|agency|office|reception|concierge|porter|sign(?:ed|ing)?|in person|viewed|after (?:the|your|a) viewing)\b/;
const PERMITTED = /\b(?:permission|consent|agreed|approved|in writing)\b|(?<!n't |not |never )\ballows?\b/;
const KEY = "(?:keys?|fobs?|(?:access|door|entry) cards?)";
const CARRIED =
  "(?:couriered|(?:by|via|with|through|in) (?:an? |the )?(?:courier|dhl|fed ?ex|ups|royal mail|sf express|(?:special|recorded) delivery|parcel|express|post|mail)(?! ?(?:room|box|office)))";
const CARRIER = "(?:couriers?|dhl|fed ?ex|ups|sf express)";
const AWAY =
  /\b(?:abroad|overseas|offshore|at sea|flew home|flown (?:home|back)|left the (?:uk|country)|back (?:home|in) (?:my country|china|nigeria)|out of the (?:uk|country)|not in the (?:uk|country)|posted to|mission(?:ary)?|on a (?:rig|vessel|ship))\b/;
const RELATIVE =
  "(?:cousin|brother|sister|uncle|aunt|wife|husband|mother|father|mum|mom|dad|nephew|niece|daughter|son|assistant|accountant|lawyer|solicitor|pastor|secretary)";
const SOMEBODY_CLOSE =
  "(?:relatives?|friends?|family(?: members?)?|partners?|cousins?|parents?|brothers?|sisters?|flatmates?)";
const CHECK = "(?:referencing|reference checks?|credit checks?|background checks?|screening|verification)";

/** Known schemes by their parts, in whatever words these come: who wants what, by which way, and before what. */
export const ENGLISH_SCHEMES: readonly Phrase[] = [
  // The fob comes by express, with tracking.
  {
    reason: "keys-by-parcel",
    severity: "strong",
    says: new RegExp(
      `\\b${KEY}\\b[^.]{0,40}\\b${CARRIED}\\b|\\b${CARRIER} (?:will )?(?:brings?|delivers?|carries|has)\\b[^.]{0,24}\\b${KEY}\\b|\\b(?:post|mail)(?:s|ed|ing)? (?:you )?(?:out )?(?:the |my |your )?${KEY}\\b`,
    ),
    beside: [MONEY],
    unless: IN_PERSON,
    refusable: true,
  },
  // A courier brings keys and signed papers of somebody who is away, once the money has come.
  {
    reason: "keys-by-parcel",
    severity: "strong",
    says: new RegExp(`\\b${KEY}\\b`),
    with: [MONEY, new RegExp(`\\b${CARRIER}\\b|\\bby (?:post|mail)\\b|\\bin the post\\b`)],
    beside: [AWAY],
    nowhere: /\b(?:agents?|agency|my flatmate|viewings? (?:are |is )?(?:on|any|welcome))\b/,
    refusable: true,
  },
  // A fee before anybody is given a time to view.
  {
    reason: "asks-money-first",
    severity: "strong",
    says: /(?:\b(?:up ?front|in advance|pays?|payment|deposit|fees?)\b|£ ?\d)[^.]{0,48}\bbefore (?:i|we|any(?:one|body)|you|the|a)\b[^.]{0,28}\b(?:view(?:ings?)?|show|see (?:it|the|inside)|visit|open the door|address|house is shown)\b/,
    unless: /\b(?:agents?|agency|office|refund(?:ed|able) in full)\b/,
    refusable: true,
  },
  // What a known name is said to keep until the tenant is happy, by an invoice that comes by mail.
  {
    reason: "false-platform",
    severity: "strong",
    says: /\b(?:transfer ?wise|wise|paypal|open ?rent|spare ?room|right ?move|zoopla|gumtree|ebay|facebook|skrill|payoneer|airbnb|booking)\b/,
    beside: [
      /\b(?:invoices?|escrow|trustee|(?:payment|secure) link|email you)\b/,
      /\b(?:holds?|held|keeps?|on hold|released?|frozen|protect(?:s|ed|ion)?)\b/,
    ],
    nowhere:
      /\b(?:dps|tds|mydeposits|deposit scheme|protection scheme|viewings? (?:any|on|are)|in person|come and see)\b/,
    refusable: true,
  },
  // An employee's own account, and nobody is to hear of it.
  {
    reason: "untraceable-payment",
    severity: "strong",
    says: /\b(?:to|into|on) my (?:own |personal |private )?(?:monzo|revolut|starling|wise|paypal|account|card)\b/,
    beside: [
      /\b(?:staff|lettings? team|i work (?:in|for|at)|employee|insider|manager)\b/,
      /\b(?:don't|do not) (?:mention|tell|say)\b|\bnot (?:put |go )?through\b|\bisn't put through\b|\bby hand\b|\boff the (?:books|record)\b|\bheld[- ]back\b|\bquiet\b/,
    ],
    refusable: true,
  },
  // The deposit goes to a cousin.
  {
    reason: "untraceable-payment",
    severity: "strong",
    says: new RegExp(
      `\\b(?:goes?|go|sent|send|pay|paid|transfer(?:red)?|wired?)\\b[^.]{0,24}\\bto my (?:\\w+ )?${RELATIVE}\\b`,
    ),
    with: [/\b(?:deposit|rent|money|payment|months?|amount)\b|£ ?\d/],
    unless: IN_PERSON,
    refusable: true,
  },
  // The whole sum for a room of somebody who has left already.
  {
    reason: "asks-money-first",
    severity: "strong",
    says: /\b(?:send|transfer|wire|pay)\b[^.]{0,20}\b(?:full amount|whole (?:amount|sum|rent)|everything|all of it|deposit|first month)\b[^.]{0,36}\b(?:and (?:then )?(?:i|we)(?:'ll| will)|then (?:i|we)(?:'ll| will)?)\b/,
    beside: [AWAY],
    nowhere: /\b(?:agents?|agency|viewings? (?:are |is )?(?:on|any|welcome)|in person)\b/,
    refusable: true,
  },
  // Orders to be paid in advance, and cards that others use.
  {
    reason: "asks-money-first",
    severity: "strong",
    says: /\b(?:earn|make|income|commission|paid)\b[^.]{0,60}\b(?:tasks?|orders?|likes?|ratings?|parcels?|your (?:bank )?(?:account|card))\b|\b(?:parcels?|packages?)\b[^.]{0,40}\b(?:post|send|ship|forward) (?:them|it) on\b/,
    with: [/\b(?:commission|daily|a day|from home|£ ?\d|top up|advance|receive)\b|£ ?\d/],
    unless: /\b(?:gym|post ?room|concierge|reception|lockers?)\b/,
    refusable: true,
  },
  // A letting by a holiday site that is said to keep the money.
  {
    reason: "false-platform",
    severity: "strong",
    says: /\b(?:(?:through|via|with|by|use|using|on) (?:airbnb|booking\.com|trip ?advisor|vrbo)|(?:through|via) booking)\b/,
    beside: [
      /\b(?:invoice|escrow|every penny|money back|payment link)\b|\b(?:funds|money|payment)\b[^.]{0,16}\b(?:sits?|stays?|held|kept|safe)\b|\b(?:they|it|airbnb|booking)(?: will|'ll)? (?:holds?|keeps?)\b/,
    ],
    refusable: true,
  },
  // Money in the name of a friend, to show that one has it.
  {
    reason: "asks-money-first",
    severity: "strong",
    says: new RegExp(`\\bin (?:an?|your|the) (?:\\w+ )?${SOMEBODY_CLOSE}(?:'s?)? names?\\b`),
    with: [/\b(?:put|pay|send|deposit|open|wire|transfer)\b/],
    beside: [/\b(?:western union|moneygram|post office|paypal|skrill|transfer|wire)\b/],
    unless: /\b(?:contract|tenancy|lease|bills?)\b/,
    refusable: true,
  },
  // No viewing without a deposit, or only once the tenant is back.
  {
    reason: "asks-money-first",
    severity: "strong",
    says: /\bwithout\b[^.,]{0,20}(?:£ ?\d|\b(?:deposit|payment)\b)[^.,]{0,30}\b(?:nobody|no ?one|can't|cannot|won't|there (?:is|are) no)\b[^.,]{0,24}\b(?:view(?:ings?)?|look (?:a?round)|slots?|see it|visit)\b/,
    refusable: false,
  },
  {
    reason: "asks-money-first",
    severity: "strong",
    says: /\b(?:viewings?|to view)\b[^.]{0,16}\bpossible (?:later|once|when)\b/,
    beside: [/\bpay\b[^.]{0,24}\b(?:at once|up ?front|today|tonight|now)\b/],
    nowhere: IN_PERSON,
    refusable: false,
  },
  // One more fee, and then I give you the code.
  {
    reason: "asks-money-first",
    severity: "strong",
    says: /\b(?:then|after that|once (?:that|this|it) is (?:paid|done|in))\b[^.]{0,24}\b(?:give|send|tell|release|share)s?\b[^.]{0,16}\b(?:address|code|keys?|location|door number)\b/,
    with: [/\b(?:fees?|pay|paid|deposit|transfer|licence)\b/],
    nowhere: /\b(?:agents?|agency|office|reception|sign(?:ed|ing)?|in person|view(?:ed|ings?)?|visit)\b/,
    refusable: true,
  },
  // The account of a deposit scheme, as the poster gives it.
  {
    reason: "false-platform",
    severity: "strong",
    says: /\b(?:dps|tds|mydeposits|deposit (?:protection|scheme))\b/,
    beside: [/\b(?:their|dps|tds|scheme'?s?)\b (?:\w+ )?(?:accounts?|bank details|sort code)\b/],
    refusable: true,
  },
  // A picture of the payment, so that the way is not for nothing.
  {
    reason: "asks-money-first",
    severity: "strong",
    says: /\b(?:show|send|forward|text)(?:s|ing)? (?:me |us )?(?:an? |the |your )?(?:screenshots?|receipts?|slips?)\b/,
    with: [MONEY, /\b(?:trip|travel|journey|drive|wasted?|for nothing|to know|to be sure|serious)\b/],
    unless: IN_PERSON,
    refusable: true,
  },
  // Whose money comes first has the room.
  {
    reason: "asks-money-first",
    severity: "strong",
    says: /\bwho(?:so)?ever(?:'s)?\b[^.]{0,40}(?:\b(?:pays?|paid|sends?|transfers?|deposit|payment|money)\b|£ ?\d)[^.]{0,24}\bfirst\b/,
    unless: IN_PERSON,
    refusable: true,
  },
  // Months in advance, to know that you are serious.
  {
    reason: "asks-money-first",
    severity: "strong",
    says: /\b(?:to|so (?:that )?(?:i|we)(?: can)?) (?:know|see|show|prove|be sure|am sure)\b[^.,]{0,20}\byou(?:'re| are)?\b[^.,]{0,10}\b(?:serious|genuine|real|honest|committed|interested)\b/,
    with: [/\b(?:pay|deposit|advance|months?|transfer|up ?front)\b/],
    unless: IN_PERSON,
    refusable: true,
  },
  // Checks that the tenant pays for, which the law has ended in England, and that come before a viewing.
  {
    reason: "asks-money-first",
    severity: "strong",
    says: new RegExp(
      `\\b${CHECK}\\b[^.,]{0,12}\\b(?:fees?|charges?|costs? £|is £|for £)|£ ?\\d[^.,]{0,16}\\b(?:for|towards) (?:the |your |an? )?(?:\\w+ )?${CHECK}\\b`,
    ),
    unless: /\b(?:we pay|i pay|landlord pays|included|free)\b/,
    refusable: true,
  },
  {
    reason: "asks-money-first",
    severity: "strong",
    says: /\b(?:before|prior to|until)\b[^.,]{0,16}\b(?:appointments?|viewings?)\b/,
    beside: [new RegExp(`\\b${CHECK}\\b`), /£ ?\d[\d.]* (?:per|each|a) (?:person|applicant|head)\b|\bcosts? £ ?\d/],
    refusable: true,
  },
  // Live here as me: the hall is told nothing.
  {
    reason: "rent-by-proxy",
    severity: "strong",
    says: /\b(?:live|stay|move in|check in) (?:there |here |in )?(?:as|under) (?:me|my name)\b|\b(?:don't|do not|no need to|needn't|never) (?:tell|inform|notify|mention|change anything with)\b[^.,]{0,28}\b(?:halls?|reception|office|landlord|accommodation|university|porters?|security)\b|\b(?:say|tell \w+|pretend) (?:that )?(?:you(?:'re| are)|to be) (?:me|my \w+|a (?:visitor|guest|friend))\b/,
    unless: PERMITTED,
    refusable: false,
  },
  // A father at home whose account takes the rent.
  {
    reason: "untraceable-payment",
    severity: "strong",
    says: /\bmy (?:\w+ )?(?:father|mother|mum|mom|dad|parents|wife|husband|brother|sister|cousin|uncle|aunt|friend)(?:'s)?\b[^.]{0,12}\b(?:has|have|with|owns?)\b[^.]{0,24}\baccounts?\b/,
    with: [/\b(?:send|pay|transfer|wire)\b/],
    unless: IN_PERSON,
    refusable: true,
  },
  {
    reason: "crypto",
    severity: "strong",
    says: /\b(?:tether|ethereum|usdc|stablecoins?|litecoin|dogecoin|binance|coinbase)\b|\b(?:in|with|or|and|by) eth\b(?! zurich)|\bwallet address\b/,
    with: [/\b(?:pay|paid|settles?|rent|deposit|accept|discount|off|year|send|wallet)\b/],
    unless: /\b(?:work|job|intern|stud|engineer|research)/,
    refusable: true,
  },
  // A free room for a young female in exchange for some fun.
  {
    reason: "sex-for-rent",
    severity: "strong",
    says: /\b(?:in (?:exchange|return) for|instead of (?:the )?rent|with benefits|for) (?:\w+ ){0,4}(?:fun|sex(?:ual)?|intimacy|intimate|favou?rs|massages?|benefits|adult)\b|\bwith benefits\b|\bintimate (?:company|relationship|arrangement|time)\b|\bshare my bed\b|\bopen[- ]?minded (?:lady|girl|female|woman)\b|\bsex\b[^.]{0,30}\brent\b/,
    beside: [
      /\b(?:rent|free|bills?|room|bed)\b/,
      /\b(?:girls?|females?|lady|ladies|wom[ae]n|young|rent[- ]?free|free room|no rent|instead of)\b/,
    ],
    unless:
      /\b(?:benefits (?:of|include|from)|housing benefits?|(?:same|any|either|both|opposite) sex|mixed[- ]sex|single[- ]sex)\b/,
    refusable: true,
  },
  // Follow this link to upload your passport and pay.
  {
    reason: "asks-identity",
    severity: "strong",
    says: /\b(?:link|page|site|website|url|portal|form)\b[^.]*\b(?:passport|photo id|id card)\b|\b(?:passport|photo id|id card)\b[^.]*\b(?:link|page|site|website|url|portal)\b/,
    with: [/\b(?:pay|payment|card|fee|deposit)\b/],
    unless: IN_PERSON,
    nowhere: /\b(?:agents?|agency|universit(?:y|ies)|halls?|openrent)\b/,
    refusable: true,
  },
];
