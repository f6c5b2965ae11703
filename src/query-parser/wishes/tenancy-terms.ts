import type { WishRow } from "./wish-pattern.ts";

/** What the rent covers, how it is paid, and how long one stays. */
export const TENANCY_TERMS: readonly WishRow[] = [
  {
    label: /*i18n*/ "wish.bills-included",
    zh: [
      "((bil+s?|比尔|水电煤?气?网?|水费|电费|账单|帐单|杂费|费用|网费|暖气费?)[费\\s]*(全|都|已|要|能|最好)*(包|含)(含|括|了|在内|进去)?)",
      "(水|电|网|煤气|暖气?|费用?|账单|bil+s?)费?(全|都|也|已)*(算|含|包|加)[进在入](房租|租金)(里|内)?",
      "(?<![不没未])(全?包|含|包含|包括)(所有|全部|了|的|1切)*\\s?(bil+s?|比尔|[逼币]尔|水|电|网|煤气|暖气|账单|帐单|杂费|费用) | 包所有",
      "(?<!不)全包(?![围裹]) | 费用全免",
    ],
    en: [
      "bil+s? ?(are |is |all |to be |ideally |preferably )*(inc\\w*|covered|in\\b(?! my| the))…",
      "(inc\\w*\\.?|with|w/)[ -]?(of )?(all )?(the )?(bil+s?|utilit\\w+)(?! (on top|extra|separate|not|exclu))",
      "all[- ]in(c\\w*)?(?! all| favou?r) | (water|electric(ity)?|gas|internet|heating) (inc\\w*|covered)",
      "utilit\\w+ (are |all )?(inc\\w*|covered)… | everything (is )?(inc\\w*|covered)",
      "inc(l|lusive)?\\.? (of )?(water|electricity|gas|internet)… | inclusive",
    ],
  },
  {
    label: /*i18n*/ "wish.short-let",
    zh: [
      "(?<!最)短期?(也?[可能])?以?([出转]?租|住|约|签|居|合同) | (?<!中)断租(?!约) | 临时(住|租|过渡)? | 过渡 | 暂住",
    ],
    en: [
      "short[- ]?(let|lets|term|stay|rental|rent|lease|tenancy|contract|tenancies)s? | shortterm | shorter stays?",
      "temporary | few weeks",
    ],
  },
  {
    label: /*i18n*/ "wish.long-let",
    zh: ["长期?(出?租|住|约)"],
    en: ["long[- ]?(let|term|stay)"],
  },
  {
    label: /*i18n*/ "wish.sublet",
    zh: [
      "转租(?!出去(?!的)) | 急转(?!弯|直) | ([低原半平]价|[亏赔]本|诚心)转(?!账) | (?<=^|[\\s,.;]|[村城市兹敦])专租(?=$|[\\s,.;]) | 转让",
      "接(别人的?)?(转|盘|租约|合同)",
    ],
    en: [
      "sub-?\\s?le(t|ts|tting|ase|ases|asing) | (lease|tenancy|contract) (take-?over|transfer)…",
      "tak(e|ing) over (an?|the|someone'?s?|your) (existing )?(lease|tenancy|contract|room)…",
      "replacement tenant…",
    ],
  },
  {
    label: /*i18n*/ "wish.no-agent-fee",
    zh: [
      "(不|无|免|(?<!有)没有?|0|零)(要|需要?|收|付|用|含|想|带|出|交|给|走|通过|经过|找|经|有|任何)*\\s?(中介(费|佣金)?|agen\\w+([- ]fees?)?)",
      "房东(直接?|亲自)(出?租|接|签|招) | 直租 | 拒绝?中介 | 谢绝中介 | 中介(勿扰|免|除外|不要) | \\b(no|zero|without) 中介费?",
    ],
    en: [
      "(no|zero|without)[- ](any )?((agen\\w+|letting|admin|hidden)([- ]fees?)?|fees)",
      "(rather not|won't|not|don't want to) pay (any )?(letting )?(agen\\w+ )?fees…",
      "(agen\\w+ )?fee[- ]?free… | direct(ly)? (from|with|by|to) (an? |the )?landlord…",
      "landlord[- ]direct… | private landlord…",
    ],
    isOwnNegation: true,
  },
  {
    label: /*i18n*/ "wish.no-guarantor",
    zh: [
      "(不|无|免|没有?)(需要?|用|要|须|有|必|想|提供|找|英国|\\s|uk)*(担保(人)?|guarantors?\\b) | 担保人?(不需要|不要|免)",
    ],
    en: [
      "(no|without|w/o)[- ](an? )?(need (for|of) (an? )?)?(uk[- ])?guarantors?…",
      "(do(es)?n'?t|do(es)? not|not|won'?t|without) (insist(ing)? on|ask(ing)?( for)?|requir(e|ing)|need(ing)?|want(ing)?|demand(ing)?) (an? )?(uk[- ])?guarantors?…",
      "(don'?t|do not) (have|need|require) ((an?|any(one|body)?) )?([a-z]+ ){0,8}(uk[- ])?guarantor…",
      "guarantor (not|isn'?t) (needed|required|necessary)… | guarantor[- ]free…",
    ],
    isOwnNegation: true,
  },
  {
    label: /*i18n*/ "wish.no-deposit",
    zh: [
      "(不|无|免|没有?|(?<!\\d)0|零)(需要?|用|要|收|交|付|须|想|\\s)*(押金?(?!\\d)|deposits?\\b) | 押金(全|可以?|能)免 | [交付]不起押金",
    ],
    en: [
      "(no|zero|without|0)[- ](an? |any )?(security )?deposits?… | deposit[- ]free…",
      "deposit (not|isn'?t) (needed|required)…",
    ],
    isOwnNegation: true,
  },
  {
    label: /*i18n*/ "wish.pay-monthly",
    zh: ["(?<!每个?)月付(?!\\s?[\\d£]) | 按月(付|交|支付|结) | 月交 | 每月(付款|交租) | 押1付1 | 付1押1"],
    en: ["pay(ing|able|ments?)?s? (by |every )?month(ly)?… | monthly (payments?|instal\\w+)…"],
  },
  {
    label: /*i18n*/ "wish.pay-weekly",
    zh: ["周付(?!\\s?[\\d£]) | 按周(付|交)"],
    en: ["pay(ing)? weekly… | weekly payments?…"],
  },
  {
    label: /*i18n*/ "wish.pay-upfront",
    zh: ["年付 | 1次性(付|交) | (付|交)清 | 半年付"],
    en: [
      "(?<!deposit )up-?\\s?front | (?<!\\b(thanks|thank you|thx|cheers|many thanks) (so much |very much )?)in advance",
    ],
  },
  {
    label: /*i18n*/ "wish.instalments",
    zh: ["分期 | 季付 | 按学期付"],
    en: ["instal+ments?"],
  },
  {
    label: /*i18n*/ "wish.flexible-dates",
    zh: ["灵活 | (日期|时间|租期|起租)(都|也)?(可(以)?(商量|谈|调|议|协商)|不限|随意|好商量|无所谓)"],
    en: ["flexib\\w+ | dates? (are |is )?negotiable… | negotiable dates?…"],
  },
  {
    label: /*i18n*/ "wish.renewable",
    zh: ["续租 | 续约 | 续签"],
    en: ["renew\\w+ | extend(able)? | possib\\w+ to extend…"],
  },
  {
    label: /*i18n*/ "wish.break-clause",
    zh: ["提前解约 | 中途退租"],
    en: ["break clause…"],
  },
  {
    label: /*i18n*/ "wish.term-time",
    zh: ["学期(内|中|期间) | 只租学期"],
    en: ["term[- ]time"],
  },
  {
    label: /*i18n*/ "wish.entire",
    zh: [
      "整租 | (?<![真反])正租(?![着在住了的]) | 整套 | 整层 | 独门独户 | 整个(房子|公寓|flat|屋|单元) | 整栋 | 整间(房子|公寓)",
    ],
    en: [
      "(whole|entire|full) ((\\d+ ?-?)?bed\\w* )?(flat|house|apartment|place|property|unit|home)",
      "(whole|entire|full) (\\d+ ?-?)?bed\\w*(?! (bath|room))",
      "(flat|house|apartment|place) (all )?(to|for) (my|our)sel(f|ves)",
    ],
  },
  {
    label: /*i18n*/ "wish.cheap",
    zh: [
      "(?<!太|便宜是|应该|听说|比[^,.;!?\\n]{0,8})便宜(?!的不敢|是便宜|的我们?不) | 别太贵 | 实惠 | 性价比 | (?<!不)划算 | 平价 | 低价 | 经济(型|实惠|1点) | 省钱 | 白菜价",
      "(?<!贵)不(要|想|能)?(太|那么|很)?贵",
    ],
    en: [
      "che(a|e)p(er|est|ish)? | affordable… | low[- ]?(cost|price|priced|rent|budget)",
      "on a (tight )?budget | tight budget… | budget[- ]friendly… | good value… | value for money…",
      "inexpensive… | bargain… | reasonabl[ey] (priced?|rent)…",
      "not (too |very |so )?(expensive|pricey|dear)…",
    ],
    isOwnNegation: true,
  },
  {
    label: /*i18n*/ "wish.discount",
    zh: ["折扣 | 返现 | 优惠 | 砍价 | 议价"],
    en: ["cash-?back… | discount…"],
  },
  {
    label: /*i18n*/ "wish.viewing-online",
    zh: ["(视频|线上|在线|远程|云)看房"],
    en: ["(online|video|virtual|remote) (viewing|tour)s?… | view(ing)?s? online…"],
  },
  {
    label: /*i18n*/ "wish.homestay",
    zh: ["寄宿家庭 | 寄宿"],
    en: ["home-?stay… | host family…"],
  },
  {
    label: /*i18n*/ "wish.meals-included",
    zh: ["包餐 | 包饭 | 含餐 | 包(早|晚|三)餐"],
    en: ["(?<!self[- ])catered… | meals? inc\\w* | half[- ]board… | full[- ]board…"],
  },
  {
    label: /*i18n*/ "wish.cleaning",
    zh: ["保洁 | 有人打扫 | 定期打扫"],
    en: ["cleaner | cleaning (service|inc\\w*)…"],
  },
];
