import { bankOf } from "./bank.ts";

/** One sentence in both languages, as people who live in both speak. */
export const mixedSentences = bankOf({
  any: [
    "房间fully furnished，[搬进来就能住|自己带duvet就行]。",
    "location很方便，{shop}就{shopMin} mins。",
    "[viewing随时可以|可以book viewing]，也可以video call看房。",
    "kitchen很大，[oven和microwave都有|可以正常cook中餐]。",
    "有意的dm我，[先到先得|first come first served]。",
    "[Move in date|入住date]是{begin}，前后flexible。",
    "[Wifi超快|wifi稳定]，online class没问题。",
    "area很safe，[晚上walk home没问题|邻居都是student]。",
  ],
  walk: ["到{uniEn}走路{min} mins，[super方便|早八友好]。"],
  ride: ["去{uniEn}{by}{min} mins，[不用转车|door to door]。"],
  shared: [
    "flatmates都很[nice|chill]，[不party|各自有space]。",
    "和{flatmates}个flatmates share kitchen，[很干净|每周有cleaner来]。",
  ],
  studio: ["studio自带kitchen和bathroom，完全private。"],
  ensuite: ["自己的bathroom，[kitchen是share的|只share一个kitchen]。"],
  bills: [
    "{pw} all bills included，[没有hidden cost|不用另付]。",
    "rent里bill全包，[water、heating、wifi都有|包括heating]。",
  ],
  nobills: ["bill另算，[split下来不多|大家平摊]。"],
  billscap: ["bills有cap，一周{cap}镑，[基本用不完|从没超过]。"],
  deposit: ["deposit {deposit}周，走protection scheme。"],
  nodeposit: ["no deposit，[也没有agency fee|直接签]。"],
  gym: ["楼下有gym，resident免费。"],
  reception: ["有reception和concierge，[快递不用愁|parcel有人收]。"],
  sublet: ["contract可以直接transfer给你，[手续我来弄|办理很快]。", "因为换了plan，所以找人take over。"],
  landlord: ["landlord直租，no agency fee。"],
  women: ["female only，[谢谢理解|男生不好意思啦]。"],
});
