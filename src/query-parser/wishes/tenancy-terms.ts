import type { WishRow } from "./wish-pattern.ts";

/** What the rent covers, how it is paid, and how long one stays. */
export const TENANCY_TERMS: readonly WishRow[] = [
  [
    /*i18n*/ "wish.bills-included",
    /(?:(?:bil+s?|比尔|水电煤?气?网?|水费|电费|账单|帐单|杂费|费用|网费|暖气费?)[费\s]*(?:全|都|已|要|能|最好)*(?:包|含)(?:含|括|了|在内|进去)?)|(?<![不没未])(?:全?包|含|包含|包括)(?:所有|全部|了|的|1切)*\s?(?:bil+s?|比尔|[逼币]尔|水|电|网|煤气|暖气|账单|帐单|杂费|费用)|包所有|(?<!不)全包(?![围裹])|费用全免|\bbil+s? ?(?:are |is |all |to be )*(?:inc\w*|covered|in\b(?! my| the))|\b(?:inc\w*\.?|with|w\/)[ -]?(?:of )?(?:all )?(?:the )?(?:bil+s?|utilit\w+)\b(?! (?:on top|extra|separate|not|exclu))|\ball[- ]in(?:c\w*)?\b(?! all| favou?r)|\b(?:water|electric(?:ity)?|gas|internet|heating) inc\w*|\butilit\w+ (?:are |all )?(?:inc\w*|covered)|everything inc\w*|\binc(?:l|lusive)?\.? (?:of )?(?:water|electricity|gas|internet)|\binclusive\b/,
  ],
  [
    /*i18n*/ "wish.short-let",
    /(?<!最)短期?(?:出?租|住|约|签|居|合同)|(?<!中)断租(?!约)|临时(?:住|租|过渡)?|过渡|暂住|\bshort[- ]?(?:let|lets|term|stay|rental|rent|lease|tenancy|contract|tenancies)s?\b|\bshortterm\b|\btemporary\b|\bfew weeks\b/,
  ],
  [/*i18n*/ "wish.long-let", /长期?(?:出?租|住|约)|\blong[- ]?(?:let|term|stay)\b/],
  [
    /*i18n*/ "wish.sublet",
    /转租|急转(?!弯|直)|(?:[低原半平]价|[亏赔]本|诚心)转(?!账)|(?<=^|[\s,.;]|[村城市兹敦])专租(?=$|[\s,.;])|转让|接(?:转|盘|租约|合同)|\bsub-?\s?le(?:t|ts|tting|ase|ases|asing)\b|(?:lease|tenancy|contract) (?:take-?over|transfer)|tak(?:e|ing) over (?:an?|the|someone'?s?|your) (?:existing )?(?:lease|tenancy|contract|room)|replacement tenant/,
  ],
  [
    /*i18n*/ "wish.no-agent-fee",
    /(?:不|无|免|没有?|0|零)(?:要|需要?|收|付|用|含|想|带|出|交|给|走|通过|经过|找|经|有|任何)*\s?(?:中介(?:费|佣金)?|agen\w+(?:[- ]fees?)?)|房东(?:直接?|亲自)(?:出?租|接|签|招)|直租|拒绝?中介|谢绝中介|中介(?:勿扰|免|除外|不要)|\b(?:no|zero|without)[- ](?:any )?(?:(?:agen\w+|letting|admin|hidden)(?:[- ]fees?)?|fees)\b|\b(?:no|zero|without) 中介费?|\b(?:agen\w+ )?fee[- ]?free|\bdirect(?:ly)? (?:from|with|by|to) (?:an? |the )?landlord|\blandlord[- ]direct|\bprivate landlord/,
    "own",
  ],
  [
    /*i18n*/ "wish.no-guarantor",
    /(?:不|无|免|没有?)(?:需要?|用|要|须|有|必|想|提供|找|英国|\s|uk)*(?:担保(?:人)?|guarantors?\b)|担保人?(?:不需要|不要|免)|\b(?:no|without|w\/o)[- ](?:an? )?(?:need (?:for|of) (?:an? )?)?(?:uk[- ])?guarantors?|\b(?:do(?:es)?n'?t|do(?:es)? not|not|won'?t|without) (?:insist(?:ing)? on|ask(?:ing)?(?: for)?|requir(?:e|ing)|need(?:ing)?|want(?:ing)?|demand(?:ing)?) (?:an? )?(?:uk[- ])?guarantors?|(?:don'?t|do not) (?:have|need|require) (?:an? )?(?:uk[- ])?guarantor|guarantor (?:not|isn'?t) (?:needed|required|necessary)|guarantor[- ]free/,
    "own",
  ],
  [
    /*i18n*/ "wish.no-deposit",
    /(?:不|无|免|没有?|(?<!\d)0|零)(?:需要?|用|要|收|交|付|须|想|\s)*(?:押金?(?!\d)|deposits?\b)|押金全免|\b(?:no|zero|without|0)[- ](?:an? |any )?(?:security )?deposits?|deposit[- ]free|deposit (?:not|isn'?t) (?:needed|required)/,
    "own",
  ],
  [
    /*i18n*/ "wish.pay-monthly",
    /(?<!每个?)月付(?!\s?[\d£])|按月(?:付|交|支付|结)|月交|每月(?:付款|交租)|押1付1|付1押1|\bpay(?:ing|able|ments?)?s? (?:by |every )?month(?:ly)?|monthly (?:payments?|instal\w+)/,
  ],
  [/*i18n*/ "wish.pay-weekly", /周付(?!\s?[\d£])|按周(?:付|交)|\bpay(?:ing)? weekly|weekly payments?/],
  [/*i18n*/ "wish.pay-upfront", /年付|1次性(?:付|交)|(?:付|交)清|半年付|(?<!deposit )\bup-?\s?front\b|in advance\b/],
  [/*i18n*/ "wish.instalments", /分期|季付|按学期付|\binstal+ments?\b/],
  [
    /*i18n*/ "wish.flexible-dates",
    /灵活|(?:日期|时间|租期|起租)(?:都|也)?(?:可(?:以)?(?:商量|谈|调|议|协商)|不限|随意|好商量|无所谓)|\bflexib\w+|dates? (?:are |is )?negotiable|negotiable dates?/,
  ],
  [/*i18n*/ "wish.renewable", /续租|续约|续签|\brenew\w+|\bextend(?:able)?\b|possib\w+ to extend/],
  [/*i18n*/ "wish.break-clause", /break clause|提前解约|中途退租/],
  [/*i18n*/ "wish.term-time", /学期(?:内|中|期间)|只租学期|\bterm[- ]time\b/],
  [
    /*i18n*/ "wish.entire",
    /整租|(?<![真反])正租(?![着在住了的])|整套|整层|独门独户|整个(?:房子|公寓|flat|屋|单元)|整栋|整间(?:房子|公寓)|\b(?:whole|entire|full) (?:(?:\d+ ?-?)?bed\w* )?(?:flat|house|apartment|place|property|unit|home)\b|\b(?:flat|house|apartment|place) (?:all )?(?:to|for) (?:my|our)sel(?:f|ves)\b/,
  ],
  [
    /*i18n*/ "wish.cheap",
    /(?<!太)便宜(?!的不敢)|别太贵|实惠|性价比|划算|平价|低价|经济(?:型|实惠|1点)|省钱|白菜价|(?<!贵)不(?:要|想|能)?(?:太|那么|很)?贵|\bche(?:a|e)p(?:er|est|ish)?\b|\baffordable|\blow[- ]?(?:cost|price|priced|rent|budget)\b|\bon a (?:tight )?budget\b|tight budget|budget[- ]friendly|good value|value for money|\binexpensive|\bbargain|reasonabl[ey] (?:priced?|rent)|\bnot (?:too |very |so )?(?:expensive|pricey|dear)/,
    "own",
  ],
  [/*i18n*/ "wish.discount", /折扣|返现|优惠|砍价|议价|\bcash-?back|\bdiscount/],
  [
    /*i18n*/ "wish.viewing-online",
    /(?:视频|线上|在线|远程|云)看房|\b(?:online|video|virtual|remote) (?:viewing|tour)s?|view(?:ing)?s? online/,
  ],
  [/*i18n*/ "wish.homestay", /寄宿家庭|寄宿|\bhome-?stay|\bhost family/],
  [
    /*i18n*/ "wish.meals-included",
    /包餐|包饭|含餐|包(?:早|晚|三)餐|(?<!self[- ])\bcatered|meals? inc\w*|half[- ]board|full[- ]board/,
  ],
  [/*i18n*/ "wish.cleaning", /保洁|有人打扫|定期打扫|\bcleaner\b|cleaning (?:service|inc\w*)/],
];
