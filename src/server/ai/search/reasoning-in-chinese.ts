import { cityLabel } from "#domain/cities.ts";
import type { Understanding } from "#domain/search/understanding.ts";
import type { Total } from "../../listings/search/totals.ts";
import type { Fitting } from "./find-fitting.ts";

/** The reasoning for readers of Chinese. */
export function reasoningInChinese(wanted: Understanding, found: Pick<Fitting, keyof Total | "nearest">): string {
  const { length } = wanted.keywords;
  const heard = [
    wanted.city === null ? null : `城市是${spaced(cityLabel(wanted.city, "zh"))}`,
    stayOf(wanted),
    priceOf(wanted),
    wanted.room_type === null ? null : `房型是${spaced(ROOM_TYPES.get(wanted.room_type) ?? wanted.room_type)}`,
  ].filter((part) => part !== null);
  if (heard.length === 0 && length === 0) return "这句话里没有读到找房的条件，先给你看最新的房源。";
  const understood = heard.length > 0 ? `我们理解你要找的房子：${heard.join("，")}。` : "";
  const wishes = length > 0 ? (heard.length > 0 ? `还有 ${length} 个其他要求。` : `我们读到 ${length} 个要求。`) : "";
  return `${understood}${wishes}${chosen(wanted, found)}`;
}

function chosen(
  wanted: Understanding,
  { count, count_is_lower_bound, nearest }: Pick<Fitting, keyof Total | "nearest">,
): string {
  const hard = hardOf(wanted);
  const has = count_is_lower_bound ? "至少有" : "有";
  if (nearest) return `没有房源完全符合${hard || "要求"}，下面是最接近的，每套都标明了差在哪里。`;
  if (count === 0) return "暂时没有符合的房源。";
  if (hard === "") return `${has} ${count} 套房源，越符合要求的排得越靠前。`;
  const hasOthers = wanted.keywords.length > 0 || wanted.room_type !== null;
  return `${has} ${count} 套符合${hard}，越${hasOthers ? "符合其他要求" : "合适"}的排得越靠前。`;
}

// Only what was asked for: a room fits all of these, or it does not fit.
function hardOf({ city, begin_date, end_date, low_price, high_price }: Understanding): string {
  return LIST.format([
    ...(city === null ? [] : ["城市"]),
    ...(begin_date === null && end_date === null ? [] : ["日期"]),
    ...(low_price === null && high_price === null ? [] : ["价格"]),
  ]);
}

/** Kinds of rooms with a Chinese name; a studio, an ensuite and a 2b1b are called so in Chinese too. */
const ROOM_TYPES: ReadonlyMap<string, string> = new Map([
  ["room", "单间"],
  ["double", "大床房"],
  ["flatshare", "合租"],
]);

function stayOf({ begin_date: begin, end_date: end }: Understanding): string | null {
  if (begin === null && end === null) return null;
  if (end === null) return `${dayOf(begin)}起租`;
  return begin === null ? `住到${dayOf(end)}` : `${dayOf(begin)}到${dayOf(end)}`;
}

function priceOf({ low_price: low, high_price: high }: Understanding): string | null {
  if (low === null && high === null) return null;
  if (high === null) return `每周至少 £${low}`;
  return low === null ? `每周不超过 £${high}` : `每周 £${low} 到 £${high}`;
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
