import type { Phrase } from "./phrase.ts";

const MONEY = /\b(?:pay(?:s|ing|ment)?|rent|deposit|months?|transfer|money|wire)\b|£ ?\d/;
/** Somebody who is bound by rules takes the money, shows the room or hands over the keys. */
const IN_PERSON =
  /\b(?:agents?|agency|office|reception|concierge|porter|sign(?:ed|ing)?|in person|viewed|after (?:the|your|a) viewing)\b/;
const PERMITTED = /\b(?:permission|consent|agreed|allows?|approved|in writing)\b/;
const KEY = "(?:keys?|fobs?|(?:access|door|entry) cards?)";
const CARRIED =
  "(?:couriered|(?:by|via|with|through|in) (?:an? |the )?(?:courier|dhl|fed ?ex|ups|royal mail|sf express|(?:special|recorded) delivery|parcel|express|post|mail)(?! ?(?:room|box|office)))";
const CARRIER = "(?:couriers?|dhl|fed ?ex|ups|sf express)";
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
      `\\b${CHECK}\\b[^.,]{0,12}\\b(?:fees?|charges?|costs? £|is £|for £)|£ ?\\d[^.,]{0,16}\\b(?:for|towards) (?:the |your )?${CHECK}\\b`,
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
];
