import { cityLabel } from "#domain/cities.ts";
import type { Language } from "#domain/language.ts";
import type { Understanding } from "#domain/understanding.ts";
import type { Fitting } from "./find-fitting.ts";

/**
 * What was understood and how the rooms were chosen, in two or three sentences of plain text. Always in our own words: of a
 * model's answer nothing is in them but checked values.
 */
export function reasoningOf(
  wanted: Understanding,
  { count, nearest }: Pick<Fitting, "count" | "nearest">,
  language: Language,
): string {
  return TEXTS[language](wanted, { count, nearest });
}

type Found = Pick<Fitting, "count" | "nearest">;

const TEXTS: Record<Language, (wanted: Understanding, found: Found) => string> = {
  zh(wanted, found) {
    const heard = [
      wanted.city === null ? null : `城市是${spaced(cityLabel(wanted.city, "zh"))}`,
      stayInChinese(wanted),
      priceInChinese(wanted),
      wanted.room_type === null ? null : `房型是 ${wanted.room_type}`,
    ].filter((part) => part !== null);
    const wishes = wanted.keywords.length > 0 ? `另外还有 ${wanted.keywords.length} 个愿望。` : "";
    const understood = heard.length > 0 ? `我们理解你要找的房子：${heard.join("，")}。` : "";
    if (understood === "" && wishes === "") return "这句话里没有读到找房的条件，先给你看最新的房源。";
    return `${understood}${wishes}${chosenInChinese(found)}`;
  },
  en(wanted, found) {
    const heard = [
      wanted.city === null ? null : `in ${wanted.city}`,
      stayInEnglish(wanted),
      priceInEnglish(wanted),
      wanted.room_type === null ? null : `room type ${wanted.room_type}`,
    ].filter((part) => part !== null);
    const { length } = wanted.keywords;
    const wishes =
      length > 0 ? `There ${length === 1 ? "is 1 more wish" : `are ${length} more wishes`} to rank by. ` : "";
    const understood = heard.length > 0 ? `We understand that you want a place ${heard.join(", ")}. ` : "";
    if (understood === "" && wishes === "") {
      return "We found nothing about a room in this sentence, so here are the newest ones.";
    }
    return `${understood}${wishes}${chosenInEnglish(found)}`;
  },
};

function chosenInChinese({ count, nearest }: Found): string {
  if (nearest) return "没有房源完全符合城市、日期和价格，下面是最接近的，每套都标明了差在哪里。";
  if (count === 0) return "暂时没有符合的房源。";
  return `有 ${count} 套符合城市、日期和价格，越符合其他愿望的排得越靠前。`;
}

function chosenInEnglish({ count, nearest }: Found): string {
  if (nearest) return "No room meets city, dates and price, so here are the nearest, each with what differs.";
  if (count === 0) return "There is no such room at the moment.";
  const meet = count === 1 ? "1 room meets" : `${count} rooms meet`;
  return `${meet} city, dates and price; those that fit the other wishes best come first.`;
}

function stayInChinese({ begin_date: begin, end_date: end }: Understanding): string | null {
  if (begin === null && end === null) return null;
  if (end === null) return `${dayIn("zh", begin)}起租`;
  return begin === null ? `住到${dayIn("zh", end)}` : `${dayIn("zh", begin)}到${dayIn("zh", end)}`;
}

function stayInEnglish({ begin_date: begin, end_date: end }: Understanding): string | null {
  if (begin === null && end === null) return null;
  if (end === null) return `from ${dayIn("en", begin)}`;
  return begin === null ? `until ${dayIn("en", end)}` : `from ${dayIn("en", begin)} to ${dayIn("en", end)}`;
}

function priceInChinese({ low_price: low, high_price: high }: Understanding): string | null {
  if (low === null && high === null) return null;
  if (high === null) return `每周至少 £${low}`;
  return low === null ? `每周不超过 £${high}` : `每周 £${low} 到 £${high}`;
}

function priceInEnglish({ low_price: low, high_price: high }: Understanding): string | null {
  if (low === null && high === null) return null;
  if (high === null) return `from £${low} a week`;
  return low === null ? `up to £${high} a week` : `between £${low} and £${high} a week`;
}

const DAYS = {
  zh: new Intl.DateTimeFormat("zh-CN", { dateStyle: "long", timeZone: "UTC" }),
  en: new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" }),
};

function dayIn(language: Language, day: string | null): string {
  return day === null ? "" : DAYS[language].format(new Date(`${day}T00:00:00Z`));
}

// A town without a Chinese name stands apart from Chinese words.
function spaced(name: string): string {
  return /^\p{Script=Latin}/u.test(name) ? ` ${name} ` : name;
}
