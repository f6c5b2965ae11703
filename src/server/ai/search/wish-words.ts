import { placeForms } from "../../../understanding/mentions.ts";

/**
 * Words by which a database can tell that a room may have a wish, lower case. Only which rooms are looked at depends on them;
 * whether a text really speaks of a wish is judged afterwards, by the patterns that queries are read with.
 */
const WORDS: Readonly<Record<string, readonly string[]>> = {
  pets: ["pet", "宠物", "猫", "狗"],
  "female-only": ["female", "girl", "women", "女生"],
  "male-only": ["male only", "boys", "男生"],
  couples: ["couple", "情侣", "夫妻", "两人"],
  "bills-included": ["bill", "utilities inc", "包水电", "包网", "全包"],
  furnished: ["furnish", "家具"],
  gym: ["gym", "健身"],
  parking: ["parking", "车位", "停车"],
  wifi: ["wifi", "wi-fi", "broadband", "internet", "网"],
  "washing-machine": ["washing", "washer", "laundry", "洗衣"],
  "private-kitchen": ["kitchen", "厨房"],
  balcony: ["balcony", "阳台"],
  garden: ["garden", "花园", "院子"],
  lift: ["lift", "elevator", "电梯"],
  "double-bed": ["double bed", "大床", "双人床"],
  desk: ["desk", "书桌"],
  "near-tube": ["tube", "underground", "地铁"],
  "near-station": ["station", "train", "火车", "车站"],
  "near-bus": ["bus", "公交", "巴士"],
  "near-campus": ["campus", "university", "uni ", "学校", "大学"],
  "near-supermarket": ["supermarket", "tesco", "sainsbury", "aldi", "lidl", "超市"],
  "city-centre": ["city cent", "town cent", "central", "市中心"],
  quiet: ["quiet", "peaceful", "安静"],
  "safe-area": ["safe", "secur", "安全", "治安"],
  "no-smoking": ["smok", "抽烟", "禁烟", "吸烟"],
  "short-let": ["short", "短租", "短期"],
  sublet: ["sublet", "sublease", "转租"],
  "no-agent-fee": ["agen", "中介", "房东直"],
  "no-guarantor": ["guarantor", "担保"],
  "no-deposit": ["deposit", "押金"],
  "flexible-dates": ["flexib", "灵活"],
  "student-accommodation": ["student", "学生公寓"],
  entire: ["entire", "whole", "整租", "整套"],
  cheap: ["cheap", "affordab", "便宜", "实惠"],
  concierge: ["concierge", "reception", "前台"],
  "study-room": ["study room", "自习"],
  "swimming-pool": ["pool", "泳池"],
  seaside: ["sea", "beach", "海"],
};

/** Words to look for a keyword by; a place is known by all its names. */
export function wishWords(keyword: string): readonly string[] {
  const words = WORDS[keyword];
  if (words !== undefined) return words;
  return placeForms(keyword).map((form) => form.replaceAll("-", " "));
}
