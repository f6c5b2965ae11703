import { bankOf } from "./bank.ts";

/** Students from Taiwan and Hong Kong write these characters, and other words. */
export const traditionalTitles = bankOf({
  any: ["{city} {room}出租，{toUni}", "{city}{area} {room}，{pw}", "[近|靠近]{uniEn} {room} {begin}起"],
  sublet: ["{city}{room}轉租，{dates}", "[徵|找]人接租：{area} {room}，{pw}"],
  bills: ["{city}{room} {pw} 水電網全包"],
  shared: ["{city}{area}徵室友，{pw}"],
  summer: ["暑假短租｜{city} {room}｜{dates}"],
});

export const traditionalOpenings = bankOf({
  any: ["大家好，我住在{area}，{room}要出租。", "{area}的{room}，{begin}可以入住。"],
  sublet: ["因為要提早回台灣，所以找人接我的合約。", "下學期要去交換，房間空著可惜。", "幫朋友發文，{room}轉租。"],
});

export const traditionalSentences = bankOf({
  any: [
    "房間採光不錯，有書桌、衣櫃跟雙人床。",
    "{toUni}，上課很方便。",
    "走路{shopMin}分鐘有{shop}，買菜很近。",
    "附近有{landmark}，晚上走路回家也算安心。",
    "床墊去年剛換，不會太硬。",
    "沒有冷氣，不過夏天其實不熱，有送電風扇。",
    "家具都留下來，電鍋也可以給你用。",
    "暖氣很夠，冬天在房間穿短袖都可以。",
  ],
  shared: ["室友{flatmates}位，都很好相處。", "廚房跟室友共用，大家會輪流打掃。"],
});

export const traditionalMoney = bankOf({
  any: ["租期是{dates}，想早一點搬也可以談。", "房租{pw}，可以月付。", "價錢{pw}，時間{dates}。"],
  bills: ["水電瓦斯跟網路都包在裡面，不用另外付。", "價錢已經含水電網路。"],
  nobills: ["水電另計，平均一個人一週大概£15。"],
});

export const traditionalClosings = bankOf({
  any: [
    "可以約時間來看房，也可以視訊。",
    "希望找愛乾淨、不抽菸的同學。",
    "有興趣請寄信或加我，謝謝。",
    "有問題都可以問，我會盡快回。",
  ],
});
