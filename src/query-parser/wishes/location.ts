import type { WishRow } from "./wish-pattern.ts";

const NEAR_OR_FAR_FROM =
  "near|nere|neer|close|closer|next|by|beside|around|walk\\w*|walking distance|minutes?|mins?|commute";
const PLACE_OF_STUDY = "uni\\b|university\\b(?! of)|campus|school|college\\b|lectures?|class(es)?";

// Named stations and streets are places; here stand those that have no name.
/** Where the home is, and what it is like around it. */
export const LOCATION: readonly WishRow[] = [
  {
    label: /*i18n*/ "wish.near-tube",
    zh: ["地铁 | 轻轨"],
    en: ["tubes?(?! map) | underground(?! (car|park|gar)) | metro(?! station road) | subway | dlr", "overground"],
  },
  {
    label: /*i18n*/ "wish.near-station",
    zh: ["火车 | 高铁 | 车站(?!附近的公交)"],
    en: [
      "trains? | railway",
      "(near|close|by|next|beside|walk|minutes?|mins?)\\w*( to| from| of)? (an? |the |any )?(train |rail |railway )?station",
    ],
  },
  {
    label: /*i18n*/ "wish.near-bus",
    zh: [
      "(近|靠|挨着|离|门口|楼下|附近|旁边?|有)(就?有|是)?(公交|巴士) | (公交|巴士)(车|站)*(很|比较)?(附近|近|旁|方便|便利|多|直达|门口)",
    ],
    en: [
      "(near|close to|by(?= (an?|the|some) )|next to|beside|good|direct)( (an?|the|some))?( \\d+)? bus(es)?",
      "bus (stops?|routes?|links?|lines?) (near|close|outside|in front|round)…",
    ],
  },
  {
    label: /*i18n*/ "wish.near-tram",
    zh: ["有轨电车 | 电车站"],
    en: ["trams?"],
  },
  {
    label: /*i18n*/ "wish.near-campus",
    zh: [
      "(离|靠近|靠|近|距离?|挨着|挨)(我们?)?(学校|校园|校区|大学|uni|campus|教学楼)",
      "(学校|校园|校区|uni|campus|大学)\\s?(很|比较|最好)?(附近|旁|周边|周围|近|边上|门口|里面|内) | (上学|上课|去学校)(方便|近|走路)",
      "(步行|走路)(就|能|可以?)?(到|去|上)(学校|上学|校|上课|uni|campus)",
    ],
    en: [
      `(${NEAR_OR_FAR_FROM})( (to|from|of|by))? (the |my |our |main )*(${PLACE_OF_STUDY})…`,
      "on[- ]campus… | (?<!off[- ])campus",
    ],
  },
  {
    label: /*i18n*/ "wish.near-supermarket",
    zh: ["超市 | 中超"],
    en: ["supermarkets? | grocer\\w* | tesco | sainsbury'?s? | aldi | lidl | asda | morrisons? | waitrose"],
  },
  {
    label: /*i18n*/ "wish.near-shops",
    zh: ["购物(方便|便利) | 商场 | 商店"],
    en: ["shops? | shopping"],
  },
  {
    label: /*i18n*/ "wish.near-park",
    zh: ["(近|靠近|靠|离|挨着)公园 | (?<![\\u4e00-\\u9fff])公园(旁|附近|边)"],
    en: ["(near|close to|by|next to) (an? |the )?parks? | green space…"],
  },
  {
    label: /*i18n*/ "wish.near-library",
    zh: ["图书馆"],
    en: ["library"],
  },
  {
    label: /*i18n*/ "wish.near-hospital",
    zh: ["(近|靠|离|挨着|旁边?是)[^,.;!?\\n]{0,8}医院 | 医院\\s?(很|比较)?(附近|旁|周边|周围|近|边上)"],
    en: [
      "(near|close|next|by|beside|around|walk\\w*|minutes?|mins?)( \\w+){0,5} hospital",
      "hospital (nearby|within|close)…",
    ],
  },
  {
    label: /*i18n*/ "wish.city-centre",
    zh: ["市中心 | 城中心 | 市区 | 城里 | 中心(区|地段|位置)"],
    en: [
      "downtown | (city|town)[ -]?cent(re|er|ral)s?",
      "central( location|ly located)?(?! (heating|line|saint|st|london)) | in the cent(re|er)",
      "cent(re|er) of (town|the city)…",
    ],
  },
  {
    label: /*i18n*/ "wish.quiet",
    zh: [
      "安静 | 清静 | 清净 | 宁静 | 幽静 | 僻静 | 静一点 | 爱静 | 怕吵 | (不(要|能|想|会)?(太|很|那么)?|别太|没)(吵|噪) | 隔音",
    ],
    en: [
      "quiet\\w* | peaceful… | calm | silent | sound-?proof\\w* | not (too |very )?(noisy|loud)…",
      "without (hearing )?(the |any )?(traffic|noise) | no (noise|part(y|ies)\\b(?! wall))… | noise[- ]free…",
    ],
    isOwnNegation: true,
  },
  {
    label: /*i18n*/ "wish.safe-area",
    zh: ["治安 | [别不]太?吓人 | 安全(?!感) | 不(乱|危险)"],
    en: ["safe(ty|r|st)?(?! to say) | low[- ]crime… | not (too )?(dodgy|rough|dangerous)…"],
    isOwnNegation: true,
  },
  {
    label: /*i18n*/ "wish.seaside",
    zh: [
      "海边 | 海滨 | 海景 | 海岸 | 海滩 | 沙滩 | (靠|临|近|看|望|看得?到|看得?见)海(?!外|德|格) | 离海(边|很|比较)*(近|不远)",
    ],
    en: [
      "sea ?(side|views?|front)",
      "(near|by|close to|next to|facing|see|overlooking) the (sea|coast|beach|ocean)",
      "beach(front)?(?! road| street) | ocean view…",
    ],
  },
  {
    label: /*i18n*/ "wish.river-view",
    zh: ["河景 | 江景 | 河边 | (临|靠|近|看)河 | 水景"],
    en: ["river[- ]?(side|views?|front) | thames view… | by the (river|canal) | waterfront", "canal[- ]?side"],
  },
  {
    label: /*i18n*/ "wish.walking-distance",
    zh: ["步行(可达|距离|范围) | 走得到 | 走路(就|都)?(能|可以?)到"],
    en: ["walking distance | walkable | walk to"],
  },
  {
    label: /*i18n*/ "wish.good-transport",
    zh: ["交通(便利|方便|好) | 出行方便"],
    en: ["(good |great )?transport( links?|ation)? | well[- ]connected…"],
  },
];
