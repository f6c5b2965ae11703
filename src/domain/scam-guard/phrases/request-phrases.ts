import type { Phrase } from "./phrase.ts";

/** Who looks for a room offers money, or asks what it costs: nothing of that is asked of the reader. */
export const OFFERED =
  /\b(?:i|we)(?:'ll|'d|'m|'re| will| can| could| would| am| are| have|'ve)(?! (?:need|require|ask)) (?:also |both |all |be |happy to |glad to |able to |ready to |willing to |even |easily )*(?:pay|send|transfer|provide|give|share|show|offer|put|paid|saved)\b|(?:^|[,;:(] ?|\band )(?:can|could|able to|happy to|willing to|ready to) (?:also )?(?:pay|send|transfer|provide|give|share|show|offer)\b|可(?:以)?(?:先|一次性|提前|随时|按)?(?:付|交|转|提供|出示|发)|(?:我|我们|本人)(?:都|也)?(?:可以|能|愿意|会|想|准备)(?:先|一次性|提前)?[^。，,]{0,4}(?:付|交|转|提供|出示|发|给)|愿意(?:先|一次性|提前)?[^。，,]{0,4}(?:付|交|转|提供)|能(?:提供|付|交)/;

const MONEY = "(?:money|deposit|fees?|(?:\\w+ )?pounds|rent|advance|payment|loan|£ ?\\d)";
const MONEY_IN_CHINESE = "(?:钱|押金|定金|订金|保证金|诚意金|意向金|费|房租|租金|镑|块|元|红包)";

/** How a request for a room asks its reader for money, as warnings of landlords' and students' unions name it. */
export const REQUEST_PHRASES: readonly Phrase[] = [
  // Send me £100. Pay the holding deposit to my account.
  {
    reason: "asks-money",
    severity: "strong",
    says: new RegExp(
      `\\b(?:send|pay|transfer|wire|give) (?:me|us) (?:(?:a|the|your|some|just|only|first) ){0,2}(?:small |holding |joining )?${MONEY}|\\b(?:send|pay|transfer|wire|give)\\b[^.,]{0,24}${MONEY}[^.,]{0,16}\\b(?:in)?to (?:me\\b|us\\b|my (?:\\w+ )?(?:account|bank|card|monzo|revolut|paypal|friend|agent|cousin))|\\b(?:pay|transfer|wire) (?:it )?(?:in)?to (?:me|my (?:account|bank|monzo|revolut|paypal))\\b`,
    ),
    // What something costs is told and not paid.
    unless:
      /\b(?:details|price|costs?|amount|how much|options?|breakdown|info(?:rmation)?|receipt|of (?:your|their|the) (?:place|room|flat|house))\b/,
    refusable: true,
  },
  // You pay a holding deposit, and I add you to the group.
  {
    reason: "asks-money",
    severity: "strong",
    says: /\b(?:you|everyone|everybody|each(?: of (?:you|us))?|flatmates?|whoever (?:joins|is interested)) (?:first )?(?:pays?|sends?|transfers?|needs? to (?:pay|send|transfer)|must (?:pay|send|transfer)|has to (?:pay|send|transfer)|have to (?:pay|send|transfer))\b[^.]{0,30}(?:\bto (?:me|us|my|our)\b|\b(?:first|before|up ?front|now|today)\b)/,
    with: [new RegExp(MONEY)],
    unless: /\b(?:landlord|agency|agent|own|split|share|each month|monthly|council tax)\b/,
    refusable: true,
  },
  // A joining fee. £30 to join the group.
  {
    reason: "asks-money",
    severity: "strong",
    says: /\b(?:joining|membership|registration|matching|finder'?s|introduction) fee\b|\b(?:service|admin) fee (?:of|is|:)|£ ?\d[\d,]*[^.,]{0,10}\bto join\b/,
    unless: /\b(?:agents?|agency|landlord|universit(?:y|ies)|halls?|without|avoid|any|is there|are there)\b/,
    refusable: true,
  },
  // A cheque for more than the rent: send the rest back.
  {
    reason: "asks-money",
    severity: "strong",
    says: /\b(?:send|transfer|pay|wire|return|refund|give)\b[^.,]{0,16}\b(?:difference|rest|balance|remainder|extra|excess|surplus|overpayment|change)\b[^.]{0,20}\b(?:back|to me|to my|to us|movers?|shipping|courier|agent|cousin|friend)\b/,
    refusable: true,
  },
  {
    reason: "asks-money",
    severity: "strong",
    says: /\b(?:cheque|check|transfer|payment|pay|paid)\b[^.]{0,24}\b(?:more than (?:the|your) (?:rent|deposit|price|amount)|too much|over the (?:rent|price|amount))\b/,
    with: [/\b(?:back|refund|return|movers?|shipping|courier)\b/],
    refusable: true,
  },
  // Can somebody lend me the deposit until my bank opens?
  {
    reason: "asks-money",
    severity: "strong",
    says: /\b(?:lend|loan|advance|front|spot) (?:me|us)\b|\bborrow\b/,
    with: [new RegExp(`${MONEY}|months?\\b`)],
    refusable: true,
  },
  // 先转 100 定金给我，我帮你留位。
  {
    reason: "asks-money",
    severity: "strong",
    says: new RegExp(
      `(?:转|打|汇|付|交|发|给)[^。，,]{0,12}${MONEY_IN_CHINESE}[^。，,]{0,4}(?:给|到|进)(?:我|我们|本人|群主)(?!们?自己)|(?:把|将)[^。，,]{0,6}${MONEY_IN_CHINESE}[^。，,]{0,4}(?:转|打|汇|交|付)(?:给|到)?(?:我|群主|过来)|(?:转|打|汇|付)(?:账|款|钱)?给(?:我|我们|群主)`,
    ),
    unless: /房东|中介|不用|发信息|私信|爸|妈|父母|家里|家人/,
    refusable: true,
  },
  // 进群先交 20 诚意金。合租名额费。
  {
    reason: "asks-money",
    severity: "strong",
    says: /(?:进群|入群|拉群|报名|组队|加我|合租)[^。，,]{0,10}(?:先)?(?:交|付|转|缴|收)[^。，,]{0,10}(?:钱|押金|定金|订金|保证金|诚意金|意向金|费|镑|块|元|红包)|(?:入群|进群|名额|信息|介绍|代找|找房服务|占位)费/,
    unless: /平摊|均摊|分摊|一人一半|各自|水电|网费|房东|公寓|看房/,
    refusable: true,
  },
  // 多付的钱退给我表哥。
  {
    reason: "asks-money",
    severity: "strong",
    says: /(?:多(?:付|转|打|汇|出来)的?|余下的?|剩下的?|多余的?|差额)[^。]{0,10}(?:退|转|打|汇|还)(?:回|给|到)|(?:支票|汇款)[^。]{0,12}(?:多|超)[^。]{0,10}(?:退|转|返)/,
    refusable: true,
  },
  // 谁能先借我押金，下周还。帮我垫一下房租。
  {
    reason: "asks-money",
    severity: "strong",
    says: new RegExp(
      `(?:借|垫)(?:给)?(?:我|我们)[^。，,]{0,8}${MONEY_IN_CHINESE}|(?:帮我|替我|先)(?:垫|借)(?:付|一下|点|些)?[^。，,]{0,6}${MONEY_IN_CHINESE}?|急(?:用|需)钱|借钱`,
    ),
    refusable: true,
  },
];
