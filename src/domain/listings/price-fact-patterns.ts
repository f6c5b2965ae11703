/** What is often said beside a rent, as the form offers it. */
export interface PriceFacts {
  bills: "included" | "extra" | null;
  /** Weeks of rent as a deposit. */
  deposit: "none" | "4" | "5" | null;
}

type Spellings = { readonly [Fact in keyof PriceFacts]: readonly (readonly [PriceFacts[Fact], RegExp])[] };

/** What is billed, in Chinese sentences. */
const BILLS = String.raw`(?:bil+s?|水\s*电(?:\s*煤气?)?(?:\s*网)?费?|账单|帐单)`;

/**
 * How people write what a rent includes and what deposit they take, in both languages: each value that the form offers
 * with a pattern of its spellings, and null for a deposit of another height. A pattern takes the words of the fact
 * alone, so that others can stand in their place.
 */
export const FACT_PATTERNS: Spellings = {
  bills: [
    ["included", either(...billsIncluded())],
    ["extra", either(...billsExtra())],
  ],
  deposit: [
    ["none", either(...noDeposit())],
    ["4", either(...depositOf(weeks("4|four|四")))],
    ["5", either(...depositOf(weeks("5|five|五")))],
    [null, either(...otherDeposit())],
  ],
};

function billsIncluded(): string[] {
  const covered = String.raw`(?:are\s+|is\s+)?(?:all\s+)?(?:included|inclusive|including|incl?\b\.?|covered)`;
  return [
    // 'Some bills included' is another thing.
    String.raw`(?<!\b(?:not|no|some|most|few|part)\s+(?:all\s+)?(?:the\s+|of\s+the\s+)?)(?<!\ball\s)\b(?:all\s+(?:the\s+)?)?(?:bil+s?|utilities)\s*(?:[:：]\s*)?${covered}`,
    String.raw`(?<!\bnot\s+)\b(?:including|inclusive|includes|included|incl|inc)\b\.?\s+(?:of\s+)?(?:all\s+)?(?:the\s+)?(?:bil+s?\b|utilities|everything)`,
    String.raw`\ball[-\s]?inc(?:lusive|luded|l)?\b\.?`,
    String.raw`(?<![不没未])(?:全包|包含|包括|包|含)(?:了|所有|全部|全)?的?\s*${BILLS}`,
    String.raw`${BILLS}\s*[:：]?\s*(?:全|都|已)*(?:包含|包括|全包|包|含)(?:在内|了)?`,
    "(?<![不没未])全包(?![围裹])",
  ];
}

function billsExtra(): string[] {
  return [
    String.raw`\bbil+s?\s*(?:[:：]\s*)?(?:are\s+|is\s+)?(?:not\s+(?:included|inclusive|incl?\b\.?)|excluded|excl?\b\.?|extra|separate|on\s+top)`,
    String.raw`\b(?:excluding|exclusive\s+of|excludes|excl?|without|plus|(?:does\s+not|doesn['’]?t)\s+include|not\s+including)\b\.?\s+(?:all\s+)?(?:the\s+)?bil+s?\b`,
    String.raw`\+\s*bil+s?\b`,
    String.raw`都?\s*[不没未](?:包含|包括|包|含)(?:了|所有|全部)?\s*${BILLS}`,
    String.raw`${BILLS}\s*[:：]?\s*(?:都|全)?(?:[不没未](?:包含|包括|包|含)(?:在内)?|另外?(?:算|付|交)|自(?:付|理|费))`,
  ];
}

function noDeposit(): string[] {
  return [
    String.raw`\b(?:no|zero)\s+deposit\b(?:\s+(?:required|needed))?`,
    String.raw`\bdeposit[-\s]free\b`,
    String.raw`\bdeposit\s*[:：]\s*(?:none|no|0)\b`,
    String.raw`(?:没有|不用|不收|不需要?|无需|无|免|零|0)\s*押金`,
  ];
}

/** A deposit of what an expression says, with what it comes to in brackets. */
function depositOf(much: string): string[] {
  const sum = String.raw`(?:\s*[(（]\s*(?:about\s+|约)?[£￡]\s?\d[\d.,]*\s*[)）])?`;
  return [
    // Neither what is paid to hold a room nor for a key.
    String.raw`(?<!\b(?:holding|key)\s)\b(?:security\s+)?deposit\s*(?:[:：]|is|of|=)?\s*(?:${much})${sum}`,
    String.raw`(?:${much})\s*(?:as\s+)?(?:a\s+|the\s+)?(?:refundable\s+)?(?:security\s+)?deposit\b(?!\s+(?:for|to\s+hold))${sum}`,
    String.raw`(?<!钥匙|门卡)押金\s*(?:[:：]|是|为)?\s*(?:${much})${sum}`,
    String.raw`(?:${much})的?(?:作为|做|当)?\s*押金${sum}`,
  ];
}

function weeks(number: string): string {
  return lengthOf(number, String.raw`weeks?|wks?`, "周|个?星期|个?礼拜");
}

function lengthOf(number: string, english: string, chinese: string): string {
  const rentBehind = String.raw`(?:['’]?\s*(?:s\s*)?(?:worth\s+of\s+)?rent\b)?`;
  return String.raw`(?<!\d)(?:${number})(?:[-\s]*(?:${english})\b['’]?${rentBehind}|\s*(?:${chinese})(?:的?(?:房租|租金))?)`;
}

function otherDeposit(): string[] {
  const sum = String.raw`[£￡]\s?\d[\d.,]*\d|[£￡]\s?\d|(?<![\d.])\d{2,5}(?!\d|\s*(?:周|weeks?|wks?))\s*(?:镑|磅|刀|pounds?|gbp)?`;
  const number = String.raw`one|two|three|six|[1236]|[一二两三六]|a(?=\s)`;
  return [
    ...depositOf(sum),
    ...depositOf(lengthOf(number, String.raw`weeks?|wks?`, "周|个?星期|个?礼拜")),
    ...depositOf(lengthOf(number, String.raw`months?|mths?`, "个?月")),
    // What is paid ahead, 付三, is another thing.
    "押[一二两三1-3](?=付)",
  ];
}

function either(...spellings: string[]): RegExp {
  return new RegExp(spellings.join("|"), "giu");
}
