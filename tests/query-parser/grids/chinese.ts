import type { GridLanguage, PhrasesByCue } from "./grid-language.ts";

const BILLS: PhrasesByCue = {
  bare: ["{noun}{sum}", "{noun}要{sum}"],
  cap: ["{noun}封顶{sum}", "{noun}最多{sum}", "{noun}上限{sum}"],
  about: ["{noun}大概{sum}", "{noun}{sum}左右", "{noun}差不多{sum}"],
  from: ["{noun}{sum}起", "{noun}至少{sum}"],
  "up to": ["{noun}{sum}以内", "{noun}{sum}以下", "{noun}{sum}之内"],
  "not over": ["{noun}不超过{sum}", "{noun}别超过{sum}", "{noun}不要超过{sum}"],
  asks: ["房东要{noun}{sum}", "房东另收{noun}{sum}", "房东说{noun}要付{sum}"],
  was: ["去年{noun}交了{sum}", "上一套的{noun}是{sum}"],
};

const ONE_OFF: PhrasesByCue = {
  bare: ["{noun}{sum}", "{sum}{noun}"],
  cap: ["{noun}封顶{sum}", "{noun}最高{sum}"],
  about: ["{noun}{sum}左右", "{noun}大概{sum}"],
  from: ["{noun}{sum}起", "{noun}至少要{sum}"],
  "up to": ["{noun}{sum}以内", "{noun}{sum}以下都行"],
  "not over": ["{noun}不超过{sum}", "{noun}别超过{sum}"],
  asks: ["房东要{noun}{sum}", "中介要收{sum}{noun}"],
  was: ["上次{noun}交了{sum}", "以前的{noun}是{sum}"],
};

/** Chinese lines, with the English words that students mix in. */
export const CHINESE: GridLanguage = {
  rents: [
    { text: "180一周", pounds: 180, per: "week" },
    { text: "一周150", pounds: 150, per: "week" },
    { text: "每月780镑", pounds: 780, per: "month" },
    { text: "£210/周", pounds: 210, per: "week" },
    { text: "周租165", pounds: 165, per: "week" },
    { text: "900一个月", pounds: 900, per: "month" },
    { text: "195镑每周", pounds: 195, per: "week" },
  ],
  rentPhrases: {
    bare: ["{rent}", "预算{rent}"],
    cap: ["{rent}封顶", "最高{rent}", "最多{rent}"],
    about: ["{rent}左右", "大概{rent}", "{rent}上下"],
    from: ["{rent}起", "至少{rent}", "{rent}以上"],
    "up to": ["{rent}以内", "{rent}以下", "{rent}之内"],
    "not over": ["不超过{rent}", "别超过{rent}", "不高于{rent}"],
  },
  cities: [
    { text: "利兹", city: "Leeds" },
    { text: "曼城", city: "Manchester" },
    { text: "谢菲尔德", city: "Sheffield" },
    { text: "伦敦", city: "London" },
    { text: "诺丁汉", city: "Nottingham" },
  ],
  rooms: [
    { text: "ensuite", withArticle: "一间ensuite", roomType: "ensuite" },
    { text: "单间", withArticle: "一个单间", roomType: "room" },
    { text: "套间", withArticle: "一个套间", roomType: "ensuite" },
    { text: "studio", withArticle: "一个studio", roomType: "studio" },
    { text: "一室一厅", withArticle: "一套一室一厅", roomType: "1b1b" },
  ],
  wishes: [
    "{city} {room} {rent}",
    "想在{city}租{a room}，{rent}",
    "{city}{room}，{rent}",
    "求租{city}的{room}，{rent}",
    "{city}找{a room} {rent}",
  ],
  wishesRentFirst: ["{rent}，{city}{room}", "{rent} {city} {room}"],
  heads: {
    bills: {
      nouns: [
        { noun: "水电", sums: ["50", "每月40", "60镑"] },
        { noun: "bill", sums: ["50镑", "30一个月", "一周15"] },
        { noun: "网费", sums: ["30", "每月25"] },
        { noun: "水电网", sums: ["70镑", "80一个月"] },
        { noun: "煤气费", sums: ["40镑", "£35"] },
        { noun: "市政税", sums: ["100镑", "每月90"] },
        { noun: "暖气费", sums: ["£45", "40"] },
      ],
      phrases: BILLS,
    },
    deposit: {
      nouns: [
        { noun: "押金", sums: ["300", "500镑", "£650"] },
        { noun: "定金", sums: ["200镑", "150"] },
        { noun: "deposit", sums: ["£500", "400镑"] },
      ],
      phrases: ONE_OFF,
    },
    fee: {
      nouns: [
        { noun: "中介费", sums: ["100", "150镑"] },
        { noun: "手续费", sums: ["50镑", "£75"] },
        { noun: "服务费", sums: ["£120", "200镑"] },
        { noun: "申请费", sums: ["60镑", "95"] },
        { noun: "agency fee", sums: ["£100", "80镑"] },
      ],
      phrases: ONE_OFF,
    },
    income: {
      nouns: [
        { noun: "年薪", sums: ["3万镑", "28000镑"] },
        { noun: "月薪", sums: ["2400镑", "两千二"] },
        { noun: "担保人年收入", sums: ["35000镑", "3万5"] },
        { noun: "税后工资", sums: ["每月1900镑", "一个月两千"] },
      ],
      phrases: {
        bare: ["{noun}{sum}", "我{noun}有{sum}"],
        cap: ["{noun}封顶{sum}", "{noun}上限{sum}"],
        about: ["{noun}大概{sum}", "{noun}{sum}左右"],
        from: ["{noun}至少{sum}", "{noun}{sum}以上"],
        "up to": ["{noun}最多能到{sum}", "{noun}{sum}以内"],
        "not over": ["{noun}不超过{sum}", "{noun}不到{sum}"],
        asks: ["中介要求{noun}{sum}", "房东要求{noun}达到{sum}"],
        was: ["去年{noun}是{sum}", "以前{noun}{sum}"],
      },
    },
    distance: {
      nouns: [
        { noun: "走路到学校", sums: ["20分钟", "一刻钟"] },
        { noun: "车程", sums: ["半小时", "20分钟"] },
        { noun: "通勤", sums: ["40分钟", "30分钟"] },
        { noun: "离学校", sums: ["2公里", "1.5公里"] },
        { noun: "坐公交到市中心", sums: ["15分钟", "25分钟"] },
      ],
      phrases: {
        bare: ["{noun}{sum}", "现在{noun}{sum}"],
        cap: ["{noun}最多{sum}", "{noun}上限{sum}"],
        about: ["{noun}大概{sum}", "{noun}{sum}左右"],
        from: ["{noun}{sum}以上就不考虑了"],
        "up to": ["{noun}{sum}以内", "{noun}{sum}之内都行", "{noun}{sum}以下"],
        "not over": ["{noun}不超过{sum}", "{noun}别超过{sum}"],
        asks: ["公司要求{noun}{sum}以内"],
        was: ["以前{noun}要{sum}", "上一套{noun}{sum}"],
      },
    },
    age: {
      nouns: [
        { noun: "室友", sums: ["25", "30", "22"] },
        { noun: "舍友", sums: ["28", "21", "24"] },
      ],
      phrases: {
        bare: ["本人{sum}岁", "我今年{sum}岁"],
        cap: ["{noun}年龄上限{sum}岁", "{noun}最大{sum}岁"],
        about: ["{noun}{sum}岁左右", "{noun}年龄大概{sum}"],
        from: ["{noun}{sum}岁以上", "{noun}要满{sum}岁"],
        "up to": ["{noun}{sum}岁以内", "{noun}{sum}岁以下"],
        "not over": ["{noun}不超过{sum}岁", "{noun}别超过{sum}岁"],
        asks: ["房东要求租客{sum}岁以上", "房东要求满{sum}岁"],
        was: ["上个月刚满{sum}岁", "来英国那年{sum}岁"],
      },
    },
    people: {
      nouns: [
        { noun: "室友", sums: ["4", "3", "两"] },
        { noun: "舍友", sums: ["2", "5", "三"] },
      ],
      phrases: {
        bare: ["{sum}个{noun}", "一套住{sum}个人"],
        cap: ["{noun}最多{sum}个", "一套最多住{sum}个人"],
        about: ["{noun}{sum}个左右", "一套大概住{sum}个人"],
        from: ["{noun}至少{sum}个", "一套住{sum}个人以上也行"],
        "up to": ["{noun}{sum}个以内", "一套{sum}个人以内"],
        "not over": ["{noun}不超过{sum}个", "一套别超过{sum}个人"],
        asks: ["房东要求一套最多{sum}个人"],
        was: ["以前一套住了{sum}个人", "上一套有{sum}个{noun}"],
      },
    },
    "former rent": {
      nouns: [
        { noun: "房子", sums: ["一周140", "600一个月", "230镑每周"] },
        { noun: "公寓", sums: ["130一周", "每月950镑"] },
        { noun: "房间", sums: ["周租250", "£155/周"] },
      ],
      phrases: {
        bare: ["现在租的{noun}{sum}", "目前房租{sum}"],
        cap: ["以前的房租封顶{sum}"],
        about: ["现在房租{sum}左右", "目前住的{noun}大概{sum}"],
        from: ["以前住的{noun}{sum}起"],
        "up to": ["房东要把我现在的房租涨到{sum}", "现在的{noun}要涨到{sum}"],
        "not over": ["以前房租从没超过{sum}", "之前的{noun}不超过{sum}"],
        asks: ["现在的房东要{sum}", "现在这个{noun}房东要价{sum}"],
        was: ["上一套房租是{sum}", "以前住的{noun}{sum}", "去年房租{sum}"],
      },
    },
  },
  joiners: [" ", "，", "。"],
  plainJoiner: "，",
};
