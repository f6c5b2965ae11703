import { bankOf } from "./bank.ts";

export const chineseTitles = bankOf({
  any: [
    "{city}{room}[出租|招租|转租]，{toUni}",
    "【{city}】{area} {room} {pw}",
    "{city}{area}{room}，{pw}，{dates}",
    "{toUni}的{room}[短租|出租|还空着]",
    "{city}｜{room}｜{pw}｜{toUni}",
    "{area}{room} {toUni} [拎包入住|直接拎包住]",
    "{city} {room} {begin}起[可入住|入住]",
  ],
  sublet: [
    "{city}{room}转租，[合同|租期]到{end}",
    "[急转|急！转租|低价急转]：{city}{area}{room}，{begin}[入住|起]",
    "{uni}附近{room}转租 {dates} {pw}",
    "[学生公寓|公寓]{room}转租｜{city}{area}｜{pw}",
    "{room}[转租|找人接]（{city}{area}），{toUni}",
    "转租！{toUni}的{room}，{pw}",
    "帮朋友转{city}的{room}，{dates}",
  ],
  "sublet !christmas !easter !weeks !summer !next": [
    "毕业回国，{city}{room}转租",
    "[换城市工作|搬去和朋友住]，{city}{area}{room}转租",
  ],
  cheaper: ["[降价|亏钱|贴钱]转租{city}{room}，原价{oldPrice}现在{pw}", "{city}{room}低于合同价转，{pw}，{dates}"],
  "sublet hall": [
    "{city}学生公寓{room}转租，{toUni}，{pw}",
    "{bldg} {room}转租 {dates}",
    "出{city} {bldg} 的{room}，{begin}到{end}",
  ],
  landlord: [
    "房东直租：{city}{area}{room}，{pw}",
    "[无中介费|房东直租]，{city}{room}，{toUni}",
    "{city}{area}{room}出租，{begin}起，{pw}",
  ],
  flatmate: [
    "{city}{area}找室友，{room} {pw}",
    "[找|招]一位室友｜{city}{area}{bedrooms}室的房子空出一间",
    "{uni}附近合租，[空一间|还差一个室友]，{pw}",
    "我们{flatmates}个人，{city}{area}再找一个室友",
  ],
  "flatmate women": ["{city}找女生室友，{area}，{pw}", "[女生合租|女生房]：{city}{area}{room}，{toUni}"],
  "shared women": ["限女生｜{city}{area}{room}，{pw}", "{city}{room}（女生），{toUni}"],
  summer: [
    "{city}暑假短租 {room} {dates}",
    "暑期短租｜{toUni}｜{room} {pw}",
    "{city}{room}暑假转租，{dates}，{pw}",
    "{city}暑假实习可看：{area}{room} {pw}",
  ],
  "summer sublet": ["[暑假回国|暑假不在]，{city}{room}短租出去"],
  "christmas sublet": ["[寒假|圣诞]回国，{area}{room}短租{weeks}周"],
  christmas: ["{city}圣诞短租，{room}，{dates}", "圣诞节期间{city}{room}出租 {pw}", "{city}跨年短租｜{room}｜{dates}"],
  easter: [
    "{city}复活节短租 {room} {dates}",
    "复活节{city}{area}{room}短租{weeks}周",
    "{city} {room} 复活节假期出租，{pw}",
  ],
  "semester sublet": ["[下学期交换|下学期去交换]，{city}{room}出租"],
  "next sublet": ["[提前订好|早鸟订的]新学年{room}转让，{city}{area}"],
  semester: [
    "{city}下学期{room}转租，{dates}",
    "{begin}起租，{city}{area}{room}，住到{end}",
    "春季学期可租｜{city}{room}｜{toUni}",
  ],
  next: [
    "{ay}学年 {city}{area}{room} {pw}",
    "{city}新学年{room}，{weeks}周合同，{toUni}",
    "{begin}开学入住，{city}{room}，{pw}",
  ],
  long: ["{city}{area}长租{room}，{begin}起", "长租一年｜{city}{room}｜{pw}", "{city}{room} {begin}起长租，{toUni}"],
  weeks: ["{city}短租{weeks}周，{room}，{dates}", "{area}{room}短租，{dates}，{pw}", "短租｜{city}{room}｜{dates}"],
  soon: ["随时入住！{city}{room} {pw}", "{city}{area}{room}，[现在就能搬|随时可搬]"],
  bills: [
    "{city}{room}，{pw}[包bill|包水电网|全包]，{toUni}",
    "包bill！{area}{room}，{dates}",
    "{city}{area}{room} 包bill {pw}",
  ],
  open: ["{city}{area}{room}，{begin}起，租期[好商量|可谈]"],
  studio: ["{city}studio [独厨独卫|一个人住]，{toUni}，{pw}", "一个人住的studio｜{city}{area}｜{begin}起"],
  ensuite: ["{area}独卫套间，{toUni}，{pw}", "{city}ensuite [独立卫浴|独卫]，{dates}"],
  "flatwhole couple": ["{city}{room}整租，[情侣可住|适合情侣]，{toUni}"],
  flatwhole: ["整租{city}{room}，{area}，{begin}起", "{city}{area}整租{room} {pw}"],
  multi: ["{city}{room}整租，[两三个|几个]同学合住刚好，{pw}", "{room}整租｜{city}｜{toUni}｜可合租"],
  sharedbath: ["{city}{area}便宜{room}，{pw}", "{bedrooms}室合租房里的{room}，{city}{area}"],
  pets: ["可养[猫|宠物]！{city}{area}{room} {pw}"],
  view: ["{city}高层{room}，[风景好|看得到城市]，{pw}", "{floor}楼{room}｜{city}{area}｜[视野很好|落地窗]"],
  gym: ["{city}带健身房的{room}，{toUni}"],
  near: ["[下楼就是|就在]{uni}旁边！{city}{room} {pw}", "上课{min}分钟，{city}{room}[转租|出租]"],
  nodeposit: ["{city}{room}，不用押金，{dates}"],
});

export const longChineseTitles = bankOf({
  any: [
    "【{city}{area}】{room}，{toUni}，楼下就是{shop}，{pw}，{dates}，家具齐全拎包入住，可视频看房，有意的朋友请直接联系我，非诚勿扰谢谢大家",
    "{city}{room}出租｜{area}｜{toUni}｜{shop}走路{shopMin}分钟｜{pw}｜{dates}｜房间采光好｜床很大｜有书桌和衣柜｜欢迎来看房｜也可以视频",
  ],
});
