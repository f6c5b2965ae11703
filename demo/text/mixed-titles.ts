import { bankOf } from "./bank.ts";

export const mixedTitles = bankOf({
  any: [
    "{city} {area} {roomEn} {begin}起 {pw}",
    "{roomEn} near {uniEn}，{toUni}",
    "{cityEn} {area} {room}，{pw}，available {begin}",
    "{uniEn}附近 {roomEn} available from {begin}",
    "{cityEn}{room} [available|可租] {dates}",
  ],
  sublet: [
    "{cityEn} {roomEn} 转租 {dates}",
    "转租 {area} {roomEn} {pw} {toUni}",
    "Sublet｜{city}{area}{roomEn}｜{dates}",
    "{roomEn} takeover {city} 合同到{end}",
    "{uniEn} {roomEn}求转租，{pw}",
  ],
  cheaper: ["低于原价！{cityEn} {roomEn} {pw}（原价{oldPrice}）"],
  flatmate: ["{cityEn} {area} 找flatmate，{pw}", "Flatmate wanted 找室友 {city}{area} {begin}"],
  "shared women": ["{cityEn} girls only {roomEn} 限女生 {pw}"],
  summer: ["Summer let 暑假短租｜{cityEn} {area} {roomEn}", "{cityEn} summer短租 {roomEn} {dates} {pw}"],
  christmas: ["{cityEn} Christmas短租 {roomEn} {dates}", "圣诞short let {area} {roomEn}"],
  semester: ["{cityEn} semester 2 {roomEn} 转租 {pw}", "{area} {roomEn} {begin}到{end} 下学期"],
  next: ["{ay} {cityEn} {roomEn} {weeks} weeks {pw}", "{ay}学年 {area} {roomEn}，{toUni}"],
  weeks: ["short let {weeks}周 {cityEn} {roomEn} {dates}"],
  soon: ["available now随时入住 {cityEn} {area} {roomEn}"],
  bills: ["{cityEn} {roomEn} bills included {pw} {toUni}", "{area} {roomEn} 包bill {pw} {dates}"],
  landlord: ["{cityEn} {roomEn} no agency fee 房东直租 {pw}"],
  hall: ["{bldg} {roomEn} {dates} {pw}", "{cityEn} {bldg} {roomEn} {begin}入住"],
  flatwhole: ["{cityEn} {roomEn} 整租 furnished {pw}", "{area} entire flat {roomEn} {begin}起"],
});
