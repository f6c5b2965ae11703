import type { WishRow } from "./wish-pattern.ts";

/** Who may live there, and with whom. */
export const OCCUPANTS: readonly WishRow[] = [
  {
    label: /*i18n*/ "wish.no-pets",
    zh: [
      "(不|(?<!有)没|无|禁止?|别|谢绝|拒绝)(要|想|能|可以?|许|准|允许|接受|喜欢|带|有)*(饲?养|带)?(任何)?(宠物|猫|狗)",
    ],
    en: [
      "no([- ]| cats?(,| or| and|/) ?)(pets?|dogs?|cats?) | pets?[- ]free",
      "no animals | without (any )?(pets?|cats?|dogs?|animals) | pets? (not|aren't) allowed…",
      "(don'?t|do not) (want|have|keep|own) (any )?(pets?|cats?|dogs?)",
    ],
    isOwnNegation: true,
  },
  {
    label: /*i18n*/ "wish.pets",
    zh: [
      "宠物 | 养[^,.;!?\\n不]{0,8}[猫狗] | 养(了|有|着|个|只|1只|2只|\\d只|小)*(猫|狗|仓鼠|兔|鸟)",
      "(带|有)(着|我的|我家|1|只|条|个|小)*(猫|狗|喵|汪) | (\\d|几|一|两)[只条]\\s?(小|大)?(猫|狗|兔|鹦鹉|🐶|🐱) | 猫(咪|主子|奴) | 狗狗",
      "[猫狗🐱🐶🐈🐕](?=\\s?(可|能|行|友好|ok)) | 毛孩子 | 铲屎官 | 泰迪 | 柯基 | 金毛 | 布偶 | 橘猫 | 仓鼠 | 鹦鹉",
    ],
    en: [
      "pets?(?=friendly|allowed|welcome|ok|\\b)… | (?<!allergic to )cats?(?! allerg)",
      "(?<!isle of |allergic to )dogs?(?! allerg) | kittens? | pupp(y|ies) | hamster…",
      "(terrier|labrador|poodle|spaniel|corgi|bulldog|retriever|dachshund|chihuahua|husky|rabbit|guinea pig|budgie|parrot|tortoise)s?",
    ],
  },
  {
    label: /*i18n*/ "wish.female-only",
    zh: [
      "(仅|只)?限女 | (室友|舍友)(们|最好|都|也|要|得|必须|全)*(是|为)?女(孩子?|生|性)? | 不(要|想|接受|考虑|能)*(有|[和跟与])?男(生|性|的|室友|舍友)",
      "(只|仅)(要|租|找|招|收|考虑|接受|给|和|跟|想[和跟])*女 | 全(是|都是)?女",
      "(找|招|求|寻|要|想[和跟与])(个|1个|1位|几个|\\d个|位|爱干净|干净|安静|靠谱|好相处|不抽烟|的|中国|华人|同龄)*女(生|孩|士|性|室友|舍友)",
      "女(生|性|孩子?)?(的)?(室友|舍友|房客|租客|合租|公寓|宿舍|拼房|优先|住的房) | 女室友 | 女(生|性|士)(专用)?(单间|套间|房间|床位|主卧|次卧) | 同性室友",
      "(?<!\\bnot |\\bnot an? |不是|不用)(\\bfemales?|\\bgirls?|\\bwom[ae]n|\\blad(y|ies)|女(生|孩|性)?)('s)?[- ]?only",
      "女(生|性)限定 | (?<=([合和分]租|share|室友)[^.;!?\\n]{0,24}[\\s,])女生(?=$|[\\s,.;!])",
      "(?<=^|[\\s,.;])女生(?=[\\s,][^.;!?\\n]{0,24}([合和分]租|share))",
    ],
    en: [
      "(no|not|don'?t want( to live with)?|without)( any)? (m[ae]n|males?)( (flat|house|room)mates?)?",
      "(1|one|another|more) (more )?(girl|female|woman) | only (for )?(female|girl|wom[ae]n|lad)… | all[- ](female|girl|wom[ae]n)s?…",
      "(female|girls?|wom[ae]n'?s?)( student)? ((flat|house|room)[- ]?(mate|share)|household|house\\b|flat\\b|hall|floor|preferred|room\\s?mate|tenant|accommodation|sharers?)…",
      "(with|for) (other |only |just |\\d )*(girls|females|women|ladies) | no (men|boys|guys|males|lads)",
    ],
    isOwnNegation: true,
  },
  {
    label: /*i18n*/ "wish.male-only",
    zh: [
      "(仅|只)?(?<!不)限男 | (室友|舍友)(们|最好|都|要|得|必须|全)*(是|为)?男(?!女) | 不(要|想|接受|考虑|能)*(有|[和跟与])?女(生|性|的|室友|舍友)",
      "(只|仅)(要|租|找|招|收|考虑|接受|给|和|跟)*男 | 全(是|都是)?男 | (找|招|求|寻)(个|1个|1位|几个|爱干净|安静|靠谱|的)*男(生|孩|士|性|室友|舍友)",
      "男(生|性)?(的)?(室友|舍友|合租|宿舍)",
    ],
    en: [
      "(?<!fe)(males?|boys?|m[ae]n|guys?|lads?)[- ]only… | only (for )?(males?|boys?|men|guys|lads)",
      "all[- ](male|boy)s? | male ((flat|house|room)[- ]?(mate|share)s?(?! ok| fine)|household)…",
      "no (girls|women|females)",
    ],
    isOwnNegation: true,
  },
  {
    label: /*i18n*/ "wish.mixed-gender",
    zh: ["男女(不限|混住|混合|均可|都可|都行|都ok|皆可) | (不限|不分)(男女|性别) | 性别(不限|无所谓)"],
    en: [
      "mixed([- ](gender|sex|house\\w*|flat\\w*|group))… | co-?ed | any gender…",
      "male (house|flat|room)mates (are )?(ok|fine)…",
    ],
    isOwnNegation: true,
  },
  {
    label: /*i18n*/ "wish.couples",
    zh: [
      "情侣 | 夫妻 | 夫妇 | 小[2两]口 | [2两]口子 | 老公 | 老婆 | (男|女)(朋)?友(?!好) | (和|跟|与|带)(我)?(的)?(对象|爱人|先生|太太|媳妇)",
      "(2|两|俩)个?人(1起)?(能|可以?|都)?(住|入住|同住) | 双人(入住|居住|可住|住)",
    ],
    en: [
      "couples?(?! (of|weeks?|months?|days?|years?)) | (missus|hubby|gf|bf|other half) | husband | wife",
      "partner | (?<!(split|broke|breaking|splitting) up with my |\\bex[- ])(boy|girl)friend(?! lives| works| pays) | fianc[eé]+ | spouse | (double|dual) occupancy…",
      "2 (people|person|adults) (can )?(live|stay|living|sharing|in 1)…",
    ],
  },
  {
    label: /*i18n*/ "wish.1-person",
    zh: ["1个?人(住|居住|入住|独) | 自己1个?人 | 独自 | 独居 | 单人入住"],
    en: ["for 1 person | just (for )?me | by myself | on my own | live alone | single occup\\w+"],
  },
  {
    label: /*i18n*/ "wish.2-people",
    zh: ["(?<![\\d差缺少招]|还[有剩])(2|俩|两)个?人(?!间) | 我们(2|俩|两)(?!口)"],
    en: [
      "(2|both) of us | for 2(?! (weeks?|months?|years?|nights?|days?|terms?|semesters?|bed)|\\s?个?(月|周|星期|礼拜|年|天|晚|学期))",
      "2 (people|persons?|adults|occupants|tenants|students|friends)",
    ],
  },
  {
    label: /*i18n*/ "wish.phd",
    zh: ["博士 | 读博"],
    en: ["ph\\.?d | doctora\\w+"],
  },
  {
    label: /*i18n*/ "wish.professionals",
    zh: ["上班族 | 职场人 | 在职 | 工作人士"],
    en: ["professionals? | working people"],
  },
  {
    label: /*i18n*/ "wish.child-friendly",
    zh: [
      "(儿童|孩子|小孩|宝宝|亲子|家庭)友好 | 适合(带|有)?(孩子|小孩|娃|宝宝|家庭)",
      "(可以?|能|接受|允许|欢迎)(不能)?(带|有)?(孩子|小孩|娃|宝宝)",
    ],
    en: [
      "(child|kid|family|toddler|baby)[- ]friendly… | suitable for (an? )?(famil|child|kid|bab)\\w*",
      "(child|children|kids?|bab(y|ies)|toddlers?|famil(y|ies)) (are |is )?(ok|okay|allowed|welcome|accepted)…",
      "(accepts?|allows?|welcomes?) (children|kids|families)…",
    ],
  },
  {
    label: /*i18n*/ "wish.chinese-flatmates",
    zh: ["(中国|华人|国人|说中文|讲中文|会中文)的?(室友|舍友|学生|租客|房客|女生|男生|人合租|同学)"],
    en: [
      "chinese (flat|house|room)[- ]?mates?… | chinese[- ]speaking… | mandarin[- ]speaking…",
      "speaks? (chinese|mandarin)…",
    ],
  },
  {
    label: /*i18n*/ "wish.chinese-landlord",
    zh: ["(中国|华人|国人|说中文的)房东"],
    en: ["chinese landlord…"],
  },
  {
    label: /*i18n*/ "wish.lgbt-friendly",
    zh: ["彩虹友好"],
    en: ["lgbt\\w* | queer… | gay[- ]friendly…"],
  },
  {
    label: /*i18n*/ "wish.vegetarian",
    zh: ["素食 | 吃素"],
    en: ["vegetarian… | vegan…"],
  },
  {
    label: /*i18n*/ "wish.halal",
    zh: ["清真"],
    en: ["halal… | muslim…"],
  },
  {
    label: /*i18n*/ "wish.no-smoking",
    zh: ["(不|无|禁|非|没|拒绝?|谢绝|严禁|禁止)(能|可以?|准|许|允许|要|想|接受|喜欢|有|人|会)*(抽|吸)?(二手)?烟"],
    en: [
      "no[nt]?[- ]?(a )?smok\\w+ | no (house|flat|room)mates who smoke | smok(e|ing)[- ]?free…",
      "(do(es)?n'?t|do(es)? not|nobody( who)?|no 1( who)?|no one( who)?|never) smokes?…",
      "without smok\\w+ | smoking (not|isn't) allowed…",
    ],
    isOwnNegation: true,
  },
  {
    label: /*i18n*/ "wish.smoking",
    zh: ["(可|能|允许)以?(抽|吸)烟 | 抽烟 | 吸烟"],
    en: ["smok(er|ing)s?"],
  },
];
