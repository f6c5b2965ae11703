import type { WishRow } from "./wish-pattern.ts";

/** What the home has. */
export const AMENITIES: readonly WishRow[] = [
  {
    label: /*i18n*/ "wish.unfurnished",
    zh: ["(不|无|没有?)(带|要|含|想要)*(任何)?家[具俱] | (?<![有剩])空房(?!间) | 家具我?(自己有|自带|自备)"],
    en: ["un-?\\s?furnished… | own furniture… | (without|no|not) (any )?furni\\w+"],
    isOwnNegation: true,
  },
  {
    label: /*i18n*/ "wish.furnished",
    zh: ["家[具俱](?!我?(自己有|自带|自备)) | 家电(齐|全) | 拎包入住"],
    en: ["furn(ish\\w*)? | (?<!\\b(own|my) )furniture… | fully fitted…"],
  },
  {
    label: /*i18n*/ "wish.gym",
    zh: ["健身房?"],
    en: ["g[yi]m(s|nasium)? | fitness"],
  },
  {
    label: /*i18n*/ "wish.parking",
    zh: ["停车 | 车位 | 泊车 | 车库 | 车(要|需要|得)停"],
    en: ["parking | car ?(park|space)… | garage… | drive ?way… | park (my|a|the|our) car…"],
  },
  {
    label: /*i18n*/ "wish.wifi",
    zh: [
      "宽带 | 网络 | 网速 | (?<!包水电?|包)网(好|快|要) | 上网 | 无线网 | (?<![\\u4e00-\\u9fff])包网(?![\\u4e00-\\u9fff])",
    ],
    en: ["wi[- ]?fi… | broadband… | internet | fib(re|er) | fast net | ethernet…"],
  },
  {
    label: /*i18n*/ "wish.washing-machine",
    zh: ["洗衣 | 洗烘"],
    en: ["washing[- ]?machines?… | washer | laundr\\w+ | wash (my )?clothes…"],
  },
  {
    label: /*i18n*/ "wish.dryer",
    zh: ["烘干 | 干衣"],
    en: ["(tumble[- ]?)?dr[yi]er"],
  },
  {
    label: /*i18n*/ "wish.dishwasher",
    zh: ["洗碗机"],
    en: ["dish-?\\s?washer…"],
  },
  {
    label: /*i18n*/ "wish.private-kitchen",
    zh: ["(独立|自己|单独|私人|独用|专用)的?(厨房|小厨房|厨卫)"],
    en: ["(own|private) (\\w+ )?kitchen\\w* | kitchenette…"],
  },
  {
    label: /*i18n*/ "wish.kitchen",
    zh: [
      "(?<!共用|公共|公用|合用|共享)厨房(?!共用|公用|合用|1起用|别超过|不超过) | 做饭 | 开火 | 煮饭 | 下厨 | 炒菜 | 烧饭",
    ],
    en: ["(?<!\\bshared? (a |the )?|共用|公用)kitchen | cook(ing)?"],
  },
  {
    label: /*i18n*/ "wish.oven",
    zh: ["烤箱"],
    en: ["oven"],
  },
  {
    label: /*i18n*/ "wish.fridge",
    zh: ["冰箱"],
    en: ["fridge… | refrigerator…"],
  },
  {
    label: /*i18n*/ "wish.balcony",
    zh: ["阳台 | 露台"],
    en: ["balcon(y|ies) | (roof|private|own|sun|with an?|large|big) ?terrace | roof ?top"],
  },
  {
    label: /*i18n*/ "wish.garden",
    zh: ["花园 | 院子 | 后院 | 庭院 | 带院 | 小院"],
    en: [
      "(?<!\\b(covent|kew|hatton|winter|welwyn|botanic|savile) )gardens?(?! (city|street|st|road|square))",
      "back ?yard",
    ],
  },
  {
    label: /*i18n*/ "wish.lift",
    zh: ["电梯 | 升降机 | 不想?爬楼 | 爬不动"],
    en: ["lifts?(?! me) | elevators?"],
  },
  {
    label: /*i18n*/ "wish.double-bed",
    zh: ["大床 | 双人床 | (1米[58]|1\\.[58]米?)的?床"],
    en: ["king[- ]?size\\w* | queen[- ]?size\\w* | (king|queen|double|big|large) beds?(?!room)"],
  },
  {
    label: /*i18n*/ "wish.desk",
    zh: ["书桌 | 桌子 | 写字台 | 办公桌"],
    en: ["desks?"],
  },
  {
    label: /*i18n*/ "wish.bathtub",
    zh: ["浴缸 | 泡澡"],
    en: ["bath ?tubs? | with an? bath(?! ?room)"],
  },
  {
    label: /*i18n*/ "wish.swimming-pool",
    zh: ["泳池 | (?<!每[天周][^,.;!?\\n]{0,4})游泳"],
    en: ["(swimming )?pool(?! table)"],
  },
  {
    label: /*i18n*/ "wish.cinema",
    zh: ["影院 | 影音室 | 电影(院|室)"],
    en: ["cinema"],
  },
  {
    label: /*i18n*/ "wish.study-room",
    zh: ["自习室 | 学习(室|区|空间) | 书房"],
    en: ["study (room|space|area)s?"],
  },
  {
    label: /*i18n*/ "wish.common-room",
    zh: ["公共(客厅|休息室|空间|区域)"],
    en: ["common (room|area)s? | social (space|area|room)s?"],
  },
  {
    label: /*i18n*/ "wish.living-room",
    zh: ["(带|有|大|要)客厅"],
    en: ["living[- ]?room | separate lounge"],
  },
  {
    label: /*i18n*/ "wish.bike-storage",
    zh: ["自行车 | 单车(?!程)"],
    en: [
      "(?<!(\\bby|\\bon|minutes?|mins?)( an?)? )bi(ke|cycle)s?(?! (ride|distance|away|to))",
      "cycle (store|storage|park)…",
    ],
  },
  {
    label: /*i18n*/ "wish.storage",
    zh: ["储物 | 收纳 | 储藏 | 行李寄存"],
    en: ["(?<!bike |bicycle |cycle )storage"],
  },
  {
    label: /*i18n*/ "wish.wardrobe",
    zh: ["衣柜 | 衣橱"],
    en: ["wardrobe…"],
  },
  {
    label: /*i18n*/ "wish.heating",
    zh: ["暖气 | 供暖 | 地暖"],
    en: ["heat(ing|ed|er) | radiator…"],
  },
  {
    label: /*i18n*/ "wish.air-con",
    zh: ["空调 | 冷气"],
    en: ["air[- ]?con\\w* | a/c | (?<!\\d )ac"],
  },
  {
    label: /*i18n*/ "wish.tv",
    zh: ["电视"],
    en: ["tv | television…"],
  },
  {
    label: /*i18n*/ "wish.bright",
    zh: ["采光 | 阳光 | 朝南 | 明亮 | 光线 | 向阳"],
    en: ["south[- ]facing… | bright | sunny | natural light… | light and airy… | lots of light…"],
  },
  {
    label: /*i18n*/ "wish.window",
    zh: ["(?<!开)窗"],
    en: ["(?<!\\bby the )windows?"],
  },
  {
    label: /*i18n*/ "wish.spacious",
    zh: ["宽敞 | (面积|房间|空间)(要|稍|比较)?大 | 大(一)?点"],
    en: ["spacious… | roomy | (large|big) room…"],
  },
  {
    label: /*i18n*/ "wish.clean",
    zh: ["干净 | 整洁 | 卫生(?!间)"],
    en: ["clean | (?<!\\b(i'm|i am|we're|we are|and|quiet,?) |, )tidy"],
  },
  {
    label: /*i18n*/ "wish.modern",
    zh: ["新装修 | 精装 | 新(房|楼)(?!客|子|源|东|租) | 全新 | 现代"],
    en: ["modern | newly | (?<!\\bbeing )(refurbished|renovated)… | new[- ]build…"],
  },
  {
    label: /*i18n*/ "wish.luxury",
    zh: ["高端 | 豪华 | 高档"],
    en: ["luxur\\w+ | high[- ]end… | penthouse…"],
  },
  {
    label: /*i18n*/ "wish.ground-floor",
    zh: ["底楼 | (?<!\\d)1[楼层]"],
    en: ["ground[- ]floor…"],
  },
  {
    label: /*i18n*/ "wish.top-floor",
    zh: ["顶[楼层]"],
    en: ["top[- ]floor…"],
  },
  {
    label: /*i18n*/ "wish.high-floor",
    zh: ["高楼?层 | 楼层高"],
    en: ["high(er)?[- ]floor…"],
  },
  {
    label: /*i18n*/ "wish.concierge",
    zh: ["前台 | 门禁 | 保安 | 安保 | 管理员 | 24小时(前台|安保)"],
    en: [
      "concierge… | cctv | doorman… | porter | 24/7 (security|reception)…",
      "(on-?site|24 ?h\\w*) (security|reception|staff)…",
    ],
  },
  {
    label: /*i18n*/ "wish.student-accommodation",
    zh: [
      "(?<!签了个?)学生(公寓|宿舍|楼) | (?<!不住|学校|搬出|[没未](申请?|抢|抽|分|排|拿|中)[到上中])宿舍(?![^,.;!?\\n]{0,20}关[门闭]|[都也]?(没|未)(有|能)?(抽|抢|申|分|排|拿|中)|[都也]?(满了|抽签)|合同|水管|1周\\d)",
    ],
    en: [
      "student (accom\\w*|halls?|residences?|housing|block|apartments?|flats?\\b)… | pbsa",
      "purpose[- ]built… | (uni(versity)?|residence) (halls?|accom\\w*)… | halls? of residence…",
      "(in|private|uni|wants?|prefers?|looking for|after|need|find|any) halls",
    ],
  },
  {
    label: /*i18n*/ "wish.disabled-access",
    zh: ["无障碍 | 轮椅 | 残疾"],
    en: ["wheel-?chair… | step[- ]free… | accessible | disab\\w+"],
  },
];
