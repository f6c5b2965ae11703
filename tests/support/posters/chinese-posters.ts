import type { Poster } from "./poster.ts";

/** Posters in Chinese, with the English that stands on all of them: names, addresses, units. */
export const CHINESE_POSTERS: readonly Poster[] = [
  {
    name: "Chinese, plain",
    look: "plain",
    lines: [
      "伦敦单间出租",
      "租金：£210/周，包水电网",
      "邮编：E15 1DA",
      "2027年1月10日起租",
      "近地铁站，步行5分钟",
      "限女生，不养宠物",
    ],
    fields: { city: "London", room_type: "room", post_code: "E15 1DA", price: 210 },
  },
  {
    name: "Chinese, turned 4° to the left",
    look: "plain",
    taken: { turned: -4, quality: 80 },
    lines: [
      "谢菲尔德学生公寓转租",
      "Studio 带独立厨房",
      "每周 £175 包 bill",
      "邮编 S3 7HQ",
      "租期：2027年2月1日至8月31日",
      "步行去谢菲尔德大学8分钟",
    ],
    fields: { city: "Sheffield", room_type: "studio", post_code: "S3 7HQ", price: 175, property_type: "student" },
  },
  {
    name: "Chinese, serifs on a colour",
    look: "serif",
    lines: ["考文垂两室一厅整租", "月租 1300 镑", "CV1 2TT 市中心", "9月1日入住，租期一年", "家具齐全，可养猫"],
    fields: { city: "Coventry", room_type: "2b", post_code: "CV1 2TT", price: 300 },
  },
  {
    name: "Chinese, a card of Xiaohongshu",
    look: "card",
    lines: [
      "曼城转租｜独卫套间",
      "房租 £185pw 全包",
      "地址 M13 9PL 曼大旁边",
      "时间 6月15日到9月10日",
      "健身房 自习室 24小时前台",
      "#曼彻斯特租房 #暑假短租",
    ],
    fields: { city: "Manchester", room_type: "ensuite", post_code: "M13 9PL", price: 185 },
  },
  {
    name: "Chinese, a talk in WeChat",
    look: "bubbles",
    lines: [
      "你好，利兹的房子还在吗？",
      "在的，单间，一周165镑",
      "邮编 LS2 9JT，离学校10分钟",
      "1月15日可以入住吗？",
      "可以，租到6月30日，包bill",
    ],
    fields: { city: "Leeds", room_type: "room", post_code: "LS2 9JT", price: 165 },
  },
  {
    name: "Chinese, JPEG of quality 35",
    look: "coloured",
    taken: { quality: 35 },
    lines: [
      "伯明翰一室一厅",
      "周租 £240",
      "邮编 B15 2TT",
      "3月1日起，半年起租",
      "近火车站和中国超市",
      "微信：roombham88",
    ],
    fields: { city: "Birmingham", room_type: "1b1b", post_code: "B15 2TT", price: 240 },
  },
  {
    name: "Chinese, photographed from the side",
    look: "plain",
    taken: { fromTheSide: true, grain: 10, quality: 70 },
    lines: [
      "诺丁汉合租招室友",
      "租金 £120/周",
      "邮编 NG7 2RD",
      "现有两位女生，再招一位",
      "2027年1月入住",
      "靠近诺丁汉大学",
    ],
    fields: { city: "Nottingham", room_type: "flatshare", post_code: "NG7 2RD", price: 120 },
  },
  {
    name: "Chinese, a long message",
    look: "article",
    lines: [
      "利物浦市中心一室一厅转租，2027年2月入住",
      "因为提前毕业回国，想把我现在住的房子转租出去。房子在市中心，邮编 L3 5TF，步行到利物浦大学十二分钟，到火车站六分钟，楼下就是超市和中餐馆，生活非常方便。",
      "房子在五楼，有电梯，客厅和卧室分开，朝南，采光很好。厨房里有冰箱、洗衣机、烤箱和微波炉，卧室是双人床，还有一张很大的书桌。去年刚刚装修过，很干净。",
      "租金每周 £205，包水和网，电费自己付，冬天一个月大概四十镑。押金五周房租，由第三方保管。合同从2027年2月1日到2027年7月31日，之后可以和房东续约。",
      "希望找爱干净、不抽烟的租客，情侣也可以。可以养一只猫，房东已经同意。看房请提前一天联系我，周末全天都可以，平时晚上六点以后。不方便来的同学可以视频看房。",
      "有兴趣的同学请加微信 liverpool2027 或者发短信，说明你的学校、专业和入住时间。谢谢大家，中介勿扰。",
    ],
    fields: { city: "Liverpool", room_type: "1b1b", post_code: "L3 5TF", price: 205 },
  },
];
