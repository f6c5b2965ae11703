import type { WishRow } from "./wish-pattern.ts";

// Named stations and streets are places; here stand those that have no name.
/** Where the home is, and what it is like around it. */
export const LOCATION: readonly WishRow[] = [
  [
    /*i18n*/ "wish.near-tube",
    /地铁|\btubes?\b(?! map)|\bunderground\b(?! (?:car|park|gar))|\bmetro\b(?! station road)|\bsubway\b|轻轨|\bdlr\b|\boverground\b/,
  ],
  [
    /*i18n*/ "wish.near-station",
    /火车|高铁|车站(?!附近的公交)|\btrains?\b|\brailway\b|\b(?:near|close|by|next|beside|walk|minutes?|mins?)\w*(?: to| from| of)? (?:an? |the |any )?(?:train |rail |railway )?station\b/,
  ],
  [
    /*i18n*/ "wish.near-bus",
    /(?:近|靠|挨着|离|门口|楼下|附近|旁边?|有)(?:就?有|是)?(?:公交|巴士)|(?:公交|巴士)(?:车|站)*(?:很|比较)?(?:附近|近|旁|方便|便利|多|直达|门口)|\b(?:near|close to|by(?= (?:an?|the|some) )|next to|beside|good|direct)(?: (?:an?|the|some))?(?: \d+)? bus(?:es)?\b|\bbus (?:stops?|routes?|links?|lines?) (?:near|close|outside|in front|round)/,
  ],
  [/*i18n*/ "wish.near-tram", /有轨电车|电车站|\btrams?\b/],
  [
    /*i18n*/ "wish.near-campus",
    /(?:离|靠近|靠|近|距离?|挨着|挨)(?:我们?)?(?:学校|校园|校区|大学|uni|campus|教学楼)|(?:学校|校园|校区|uni|campus|大学)\s?(?:很|比较|最好)?(?:附近|旁|周边|周围|近|边上|门口|里面|内)|(?:上学|上课|去学校)(?:方便|近|走路)|(?:步行|走路)(?:就|能|可以?)?(?:到|去|上)(?:学校|上学|校|上课|uni|campus)|\b(?:near|nere|neer|close|closer|next|by|beside|around|walk\w*|walking distance|minutes?|mins?|commute)(?: (?:to|from|of|by))? (?:the |my |our |main )*(?:uni\b|university\b(?! of)|campus|school|college\b|lectures?|class(?:es)?)|\bon[- ]campus|\bcampus\b/,
  ],
  [
    /*i18n*/ "wish.near-supermarket",
    /超市|中超|\bsupermarkets?\b|\bgrocer\w*|\btesco\b|\bsainsbury'?s?\b|\baldi\b|\blidl\b|\basda\b|\bmorrisons?\b|\bwaitrose\b/,
  ],
  [/*i18n*/ "wish.near-shops", /购物(?:方便|便利)|商场|商店|\bshops?\b|\bshopping\b/],
  [
    /*i18n*/ "wish.near-park",
    /(?:近|靠近|靠|离|挨着)公园|(?<![\u4e00-\u9fff])公园(?:旁|附近|边)|\b(?:near|close to|by|next to) (?:an? |the )?parks?\b|green space/,
  ],
  [/*i18n*/ "wish.near-library", /图书馆|\blibrary\b/],
  [
    /*i18n*/ "wish.near-hospital",
    /(?:近|靠|离|挨着|旁边?是)[^,.;!?\n]{0,8}医院|医院\s?(?:很|比较)?(?:附近|旁|周边|周围|近|边上)|\b(?:near|close|next|by|beside|around|walk\w*|minutes?|mins?)(?: \w+){0,5} hospital\b|\bhospital (?:nearby|within|close)/,
  ],
  [
    /*i18n*/ "wish.city-centre",
    /市中心|城中心|市区|城里|中心(?:区|地段|位置)|\bdowntown\b|\b(?:city|town)[ -]?cent(?:re|er|ral)s?\b|\bcentral(?: location|ly located)?\b(?! (?:heating|line|saint|st|london))|\bin the cent(?:re|er)\b|\bcent(?:re|er) of (?:town|the city)/,
  ],
  [
    /*i18n*/ "wish.quiet",
    /安静|清静|清净|宁静|幽静|僻静|静一点|爱静|怕吵|(?:不(?:要|能|想|会)?(?:太|很|那么)?|别太|没)(?:吵|噪)|隔音|\bquiet\w*|\bpeaceful|\bcalm\b|\bsilent\b|\bsound-?proof\w*|\bnot (?:too |very )?(?:noisy|loud)|\bno (?:noise|part(?:y|ies)\b(?! wall))|\bnoise[- ]free/,
    "own",
  ],
  [
    /*i18n*/ "wish.safe-area",
    /治安|安全(?!感)|不(?:乱|危险)|\bsafe(?:ty|r|st)?\b(?! to say)|\blow crime|\bnot (?:too )?(?:dodgy|rough|dangerous)/,
    "own",
  ],
  [
    /*i18n*/ "wish.seaside",
    /海边|海滨|海景|海岸|海滩|沙滩|(?:靠|临|近|看|望|看得?到|看得?见)海(?!外|德|格)|离海(?:边|很|比较)*(?:近|不远)|\bsea ?(?:side|views?|front)\b|\b(?:near|by|close to|next to|facing|see|overlooking) the (?:sea|coast|beach|ocean)\b|\bbeach(?:front)?\b(?! road| street)|\bocean view/,
  ],
  [
    /*i18n*/ "wish.river-view",
    /河景|江景|河边|(?:临|靠|近|看)河|水景|\briver[- ]?(?:side|views?|front)\b|thames view|\bby the (?:river|canal)\b|\bwaterfront\b|\bcanal[- ]?side\b/,
  ],
  [
    /*i18n*/ "wish.walking-distance",
    /步行(?:可达|距离|范围)|走得到|走路(?:就|都)?(?:能|可以?)到|\bwalking distance\b|\bwalkable\b|\bwalk to\b/,
  ],
  [
    /*i18n*/ "wish.good-transport",
    /交通(?:便利|方便|好)|出行方便|\b(?:good |great )?transport(?: links?|ation)?\b|well[- ]connected/,
  ],
];
