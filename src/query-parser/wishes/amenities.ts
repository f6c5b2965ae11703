import type { WishRow } from "./wish-pattern.ts";

/** What the home has. */
export const AMENITIES: readonly WishRow[] = [
  [
    /*i18n*/ "wish.unfurnished",
    /(?:不|无|没有?)(?:带|要|含|想要)*(?:任何)?家[具俱]|空房(?!间)|\bun-?\s?furnished|(?:without|no|not) (?:any )?furni\w+/,
    "own",
  ],
  [/*i18n*/ "wish.furnished", /家[具俱]|家电(?:齐|全)|拎包入住|\bfurnish\w*|\bfurniture|\bfully fitted/],
  [/*i18n*/ "wish.gym", /健身|\bg[yi]m(?:s|nasium)?\b|\bfitness\b/],
  [
    /*i18n*/ "wish.parking",
    /停车|车位|泊车|车库|\bpark(?:ing)\b|\bcar ?(?:park|space)|\bgarage|\bdrive ?way|\bpark (?:my|a|the|our) car/,
  ],
  [
    /*i18n*/ "wish.wifi",
    /wi-?fi|宽带|网络|网速|(?<!包水电?|包)网(?:好|快|要)|上网|\bbroadband|\binternet\b|\bfib(?:re|er)\b|无线网|\bfast net\b|\bethernet|(?<![\u4e00-\u9fff])包网(?![\u4e00-\u9fff])/,
  ],
  [/*i18n*/ "wish.washing-machine", /洗衣|洗烘|\bwashing[- ]?machines?|\bwasher\b|\blaundr\w+|\bwash (?:my )?clothes/],
  [/*i18n*/ "wish.dryer", /烘干|干衣|\b(?:tumble[- ]?)?dr[yi]er\b/],
  [/*i18n*/ "wish.dishwasher", /洗碗机|\bdish-?\s?washer/],
  [
    /*i18n*/ "wish.private-kitchen",
    /(?:独立|自己|单独|私人|独用|专用)的?(?:厨房|小厨房|厨卫)|\b(?:own|private) (?:\w+ )?kitchen\w*|\bkitchenette/,
  ],
  [/*i18n*/ "wish.kitchen", /厨房|做饭|开火|煮饭|下厨|炒菜|烧饭|\bkitchen\b|\bcook(?:ing)?\b/],
  [/*i18n*/ "wish.oven", /烤箱|\boven\b/],
  [/*i18n*/ "wish.fridge", /冰箱|\bfridge|\brefrigerator/],
  [
    /*i18n*/ "wish.balcony",
    /阳台|露台|\bbalcon(?:y|ies)\b|\b(?:roof|private|own|sun|with an?|large|big) ?terrace\b|\broof ?top\b/,
  ],
  [
    /*i18n*/ "wish.garden",
    /花园|院子|后院|庭院|带院|小院|(?<!\b(?:covent|kew|hatton|winter|welwyn|botanic|savile) )\bgardens?\b(?! (?:city|street|st|road|square))|\bback ?yard\b/,
  ],
  [/*i18n*/ "wish.lift", /电梯|升降机|\blifts?\b(?! me)|\belevators?\b/],
  [
    /*i18n*/ "wish.double-bed",
    /大床|双人床|(?:1米[58]|1\.[58]米?)的?床|\bking[- ]?size\w*|\bqueen[- ]?size\w*|\b(?:king|queen|double|big|large) beds?\b(?!room)/,
  ],
  [/*i18n*/ "wish.desk", /书桌|桌子|写字台|办公桌|\bdesks?\b/],
  [/*i18n*/ "wish.bathtub", /浴缸|泡澡|\bbath ?tubs?\b|\bwith an? bath\b(?! ?room)/],
  [/*i18n*/ "wish.swimming-pool", /泳池|游泳|\b(?:swimming )?pool\b(?! table)/],
  [/*i18n*/ "wish.cinema", /影院|影音室|电影(?:院|室)|\bcinema\b/],
  [/*i18n*/ "wish.study-room", /自习室|学习(?:室|区|空间)|书房|\bstudy (?:room|space|area)s?\b/],
  [
    /*i18n*/ "wish.common-room",
    /公共(?:客厅|休息室|空间|区域)|\bcommon (?:room|area)s?\b|\bsocial (?:space|area|room)s?\b/,
  ],
  [/*i18n*/ "wish.living-room", /(?:带|有|大|要)客厅|\bliving[- ]?room\b|\bseparate lounge\b/],
  [
    /*i18n*/ "wish.bike-storage",
    /自行车|单车(?!程)|(?<!(?:\bby|\bon|minutes?|mins?)(?: an?)? )\bbi(?:ke|cycle)s?\b(?! (?:ride|distance|away|to))|\bcycle (?:store|storage|park)/,
  ],
  [/*i18n*/ "wish.storage", /储物|收纳|储藏|行李寄存|(?<!bike |bicycle |cycle )\bstorage\b/],
  [/*i18n*/ "wish.wardrobe", /衣柜|衣橱|\bwardrobe/],
  [/*i18n*/ "wish.heating", /暖气|供暖|地暖|\bheat(?:ing|ed|er)\b|\bradiator/],
  [/*i18n*/ "wish.air-con", /空调|冷气|\bair[- ]?con\w*|\ba\/c\b|(?<!\d )\bac\b/],
  [/*i18n*/ "wish.tv", /电视|\btv\b|\btelevision/],
  [
    /*i18n*/ "wish.bright",
    /采光|阳光|朝南|明亮|光线|向阳|\bsouth[- ]facing|\bbright\b|\bsunny\b|\bnatural light|\blight and airy|\blots of light/,
  ],
  [/*i18n*/ "wish.window", /窗|\bwindows?\b/],
  [
    /*i18n*/ "wish.spacious",
    /宽敞|(?:面积|房间|空间)(?:要|稍|比较)?大|大(?:一)?点|\bspacious|\broomy\b|\b(?:large|big) room/,
  ],
  [/*i18n*/ "wish.clean", /干净|整洁|卫生(?!间)|\bclean\b|(?<!\b(?:i'm|i am|we're|we are|and|quiet,?) |, )\btidy\b/],
  [
    /*i18n*/ "wish.modern",
    /新装修|精装|新(?:房|楼)(?!客)|全新|现代|\bmodern\b|\bnewly\b|(?<!\bbeing )\b(?:refurbished|renovated)|\bnew[- ]build/,
  ],
  [/*i18n*/ "wish.luxury", /高端|豪华|高档|\bluxur\w+|\bhigh[- ]end|\bpenthouse/],
  [/*i18n*/ "wish.ground-floor", /底楼|(?<!\d)1[楼层]|\bground[- ]floor/],
  [/*i18n*/ "wish.top-floor", /顶[楼层]|\btop[- ]floor/],
  [/*i18n*/ "wish.high-floor", /高楼?层|楼层高|\bhigh(?:er)?[- ]floor/],
  [
    /*i18n*/ "wish.concierge",
    /前台|门禁|保安|安保|管理员|24小时(?:前台|安保)|\bconcierge|\bcctv\b|\bdoorman|\bporter\b|\b24\/7 (?:security|reception)|\b(?:on-?site|24 ?h\w*) (?:security|reception|staff)/,
  ],
  [
    /*i18n*/ "wish.student-accommodation",
    /学生(?:公寓|宿舍|楼)|(?<!不住|学校|搬出)宿舍|\bstudent (?:accom\w*|halls?|residences?|housing|block|apartments?|flats?\b)|\bpbsa\b|\bpurpose[- ]built|\b(?:uni(?:versity)?|residence) (?:halls?|accom\w*)|\bhalls? of residence|\b(?:in|private|uni) halls\b/,
  ],
  [/*i18n*/ "wish.disabled-access", /无障碍|轮椅|残疾|\bwheel-?chair|\bstep[- ]free|\baccessible\b|\bdisab\w+/],
];
