import { cityLabel } from "#domain/cities.ts";
import { roomTypesOf, type Understanding } from "#domain/search/understanding.ts";
import { parsePlace, placeName } from "#domain/travel/place.ts";
import { otherKeywords } from "./other-keywords.ts";
import type { FoundInAll } from "./find-fitting.ts";
import { wishName } from "./wish-names.ts";

/** The reasoning for readers of Chinese. */
export function reasoningInChinese(wanted: Understanding, found: FoundInAll): string {
  const wishes = otherKeywords(wanted).map((keyword) => wishName(keyword, "zh"));
  const heard = [
    wanted.city === null ? null : `城市是${spaced(cityLabel(wanted.city, "zh"))}`,
    nearOf(wanted),
    stayOf(wanted),
    priceOf(wanted),
    wanted.property_type === undefined ? null : PROPERTY_TYPES[wanted.property_type],
    wanted.room_type === null ? null : `房型是${typesOf(wanted)}`,
  ].filter((part) => part !== null);
  if (heard.length === 0 && wishes.length === 0) return "这句话里没有读到找房的条件，先给你看最新的房源。";
  const understood = heard.length > 0 ? `我们理解你要找的房子：${heard.join("，")}。` : "";
  const lead = heard.length > 0 ? "其他要求" : "我们读到的要求";
  const named = wishes.length > 0 ? `${lead}：${wishes.join("、")}。` : "";
  return `${understood}${readingOf(wanted)}${named}${chosen(wanted, found)}`;
}

function chosen(wanted: Understanding, { count, count_is_lower_bound, nearest }: FoundInAll): string {
  const hard = hardOf(wanted);
  const has = count_is_lower_bound ? "至少有" : "有";
  if (nearest) return `没有房源完全符合${hard || "要求"}，下面是最接近的，每间都标明了差在哪里。`;
  if (count === 0) return "暂时没有符合的房源。";
  if (hard === "") return `${has} ${count} 间房源，越符合要求的排得越靠前。`;
  const hasOthers = otherKeywords(wanted).length > 0 || wanted.near !== undefined;
  return `${has} ${count} 间符合${hard}，越${hasOthers ? "符合其他要求" : "合适"}的排得越靠前。`;
}

// Only what was asked for: a room fits all of these, or it does not fit.
function hardOf(wanted: Understanding): string {
  const { city, begin_date, end_date, high_price, property_type, room_type, within_minutes } = wanted;
  return LIST.format([
    ...(city === null ? [] : ["城市"]),
    ...(within_minutes === undefined ? [] : ["路程"]),
    ...(begin_date === null && end_date === null ? [] : ["日期"]),
    ...(high_price === null ? [] : ["价格"]),
    ...(property_type === undefined ? [] : ["房源类型"]),
    ...(room_type === null ? [] : ["房型"]),
  ]);
}

/** Kinds of rooms with a Chinese name; a studio, an ensuite and a 2b1b are called so in Chinese too. */
const ROOM_TYPES: ReadonlyMap<string, string> = new Map([
  ["room", "单间"],
  ["double", "双人间"],
  ["flatshare", "合租"],
]);

const PROPERTY_TYPES = { student: "要学生公寓", social: "不要学生公寓" };

const WAYS = { foot: "步行 ", bicycle: "骑车 ", transit: "公交地铁 " };

function typesOf(wanted: Understanding): string {
  return roomTypesOf(wanted)
    .map((type) => spaced(ROOM_TYPES.get(type) ?? type))
    .join("或");
}

function nearOf({ near, within_minutes: minutes, travel_by }: Understanding): string | null {
  const place = near === undefined ? null : parsePlace(near);
  if (place === null) return null;
  const name = placeName(place, "zh");
  if (minutes === undefined) return `离${spaced(name)}${/[\w)]$/.test(name) ? " " : ""}近`;
  return `${travel_by === undefined ? "" : WAYS[travel_by]}${minutes} 分钟内到${spaced(name)}`;
}

function stayOf({ begin_date: begin, begin_by: by, end_date: end }: Understanding): string | null {
  if (begin === null && end === null) return null;
  if (begin === null) return `住到${dayOf(end)}`;
  if (by === undefined) return end === null ? `${dayOf(begin)}起租` : `${dayOf(begin)}到${dayOf(end)}`;
  const within = `${dayOf(begin)}至${dayOf(by)}之间入住`;
  return end === null ? within : `${within}，住到${dayOf(end)}`;
}

function priceOf({ low_price: low, high_price: high, price_reading }: Understanding): string | null {
  if (low === null && high === null) return null;
  const each = (price_reading?.people ?? 1) > 1 ? "每人" : "";
  if (high === null) return `${each}每周至少 £${low}`;
  return low === null ? `${each}每周不超过 £${high}` : `${each}每周 £${low} 到 £${high}`;
}

// What was made of an amount that may have been meant otherwise.
function readingOf({ price_reading: reading }: Understanding): string {
  if (reading === undefined) return "";
  const amounts = [reading.low, reading.high].filter((pounds) => pounds !== null).map((pounds) => `£${pounds}`);
  const written = amounts.join(" 到 ");
  if (reading.is_assumed) return `${written} 没有写单位，我们按每${reading.per === "month" ? "月" : "周"}的租金理解。`;
  return reading.per === "month" ? `${written} 是每月的租金，已换算成每周。` : "";
}

const LIST = new Intl.ListFormat("zh-CN");
const DAYS = new Intl.DateTimeFormat("zh-CN", { dateStyle: "long", timeZone: "UTC" });

function dayOf(day: string | null): string {
  return day === null ? "" : DAYS.format(new Date(`${day}T00:00:00Z`));
}

// A name without Chinese words stands apart from them.
function spaced(name: string): string {
  return /^[\p{Script=Latin}\p{N}]/u.test(name) ? ` ${name}` : name;
}
