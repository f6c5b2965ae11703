import type { TravelWay } from "#domain/travel/travel-way.ts";
import { oneOf, WORD_END } from "../text/pattern.ts";

/** A time to travel that is said, in whole minutes, and by which way; null where that is left open. */
export interface TravelTime {
  minutes: number;
  by: TravelWay | null;
}

const RANGE = String.raw`(?:\d{1,3}\s?(?:-|~|到|至|to|or|或)\s?)?`;
const MINUTES = String.raw`${RANGE}(?<minutes>\d{1,3})\s?-?\s?(?:分钟?|min(?:ute)?s?\.?'?${WORD_END})`;
const HOURS = String.raw`${RANGE}(?<hours>\d(?:\.5)?)\s?(?:个?(?<half>半)?(?:小时|钟头)|(?:hours?|hrs?|h)'?${WORD_END})`;
const HALF_AN_HOUR = String.raw`(?<halfHour>半个?(?:小时|钟头)|half (?:an |a )?hour(?:'s)?|1/2 hour)`;
const QUARTERS = String.raw`(?<quarters>\d)刻钟|(?<quarter>(?:a )?quarter of an hour)`;
const AN_HOUR = String.raw`(?<hour>an hour(?:'s)?|个(?:小时|钟头))`;

const KILOMETRES = String.raw`${RANGE}(?<kilometres>\d(?:\.\d)?)\s?(?:公里|千米|(?:km|kms|kilomet(?:er|re)s?)${WORD_END})`;
const MILES = String.raw`(?:(?<miles>\d(?:\.\d)?)\s?(?:英里|(?:mi|miles?)${WORD_END})|(?<halfMile>half a mile)|(?<mile>a mile))`;
const METRES = String.raw`${RANGE}(?<metres>[1-9]\d{2,3})\s?(?:米|met(?:er|re)s?${WORD_END})`;

/** A time to travel as texts write it, or a distance, without what it is by; a pattern's source. It names its groups. */
export const TIME = oneOf(MINUTES, HOURS, HALF_AN_HOUR, QUARTERS, AN_HOUR, KILOMETRES, MILES, METRES);

/** Means of travel, as sources of patterns. */
export const ON_FOOT = "步行|走路|走(?!道)|脚程|腿着|walk(?:ing|able)?|(?:on|by) foot";
export const BY_BICYCLE = "骑车|骑行|骑|自行车|单车|(?:by |a )?(?:bike|bicycle)|cycl(?:e|ing)|bik(?:e|ing)";
const BY_CAR = "开车|自驾|打车|(?:by |a )?(?:car|taxi|uber)|driv(?:e|ing)";
const BY_PUBLIC_TRANSPORT =
  "坐?公交车?|坐?巴士|坐?地铁(?!站)|轻轨|坐车|乘车|车程|火车|(?:by |a )?(?:bus|tube|train|tram|underground|dlr|public transport|transport|rail)";
const OF_ANY_KIND =
  "通勤|路程|单程|commut(?:e|ing)|journey|travel(?:l?ing)?|ride|trip|time|distance|时间|距离|away|door[ -]to[ -]door";
/** A way to go, whatever by. */
export const WAY = oneOf(ON_FOOT, BY_BICYCLE, BY_CAR, BY_PUBLIC_TRANSPORT, OF_ANY_KIND);

const FOOT = new RegExp(ON_FOOT);
const BICYCLE = new RegExp(BY_BICYCLE);
const CAR = new RegExp(BY_CAR);

/**
 * The time of a match of a pattern that has `TIME` in it, of a distance that on foot; null where it says none, or one by car, which no estimate of ours
 * is of. Public transport is no way of its own here: who would go by it for so long walks where that is quicker.
 * @param said The words of the time and of what stands around it: what it is by.
 */
export function travelTimeOf(groups: Partial<Record<string, string>> | undefined, said: string): TravelTime | null {
  const kilometres = kilometresOf(groups ?? {});
  if (kilometres !== null) return { minutes: Math.round(kilometres * FOOT_MINUTES_A_KM), by: "foot" };
  const minutes = minutesOf(groups ?? {});
  if (minutes === null || minutes <= 0 || CAR.test(said)) return null;
  return { minutes, by: wayIn(said) };
}

/** At 4.8 km an hour, as the estimates have it; what is said of a way is its length, and not the straight line. */
const FOOT_MINUTES_A_KM = 60 / 4.8;
const KM_A_MILE = 1.609;

function kilometresOf(groups: Partial<Record<string, string>>): number | null {
  const { kilometres, miles, halfMile, mile, metres } = groups;
  if (kilometres !== undefined) return Number(kilometres);
  if (metres !== undefined) return Number(metres) / 1000;
  if (miles !== undefined) return Number(miles) * KM_A_MILE;
  if (halfMile !== undefined) return KM_A_MILE / 2;
  return mile === undefined ? null : KM_A_MILE;
}

function wayIn(said: string): TravelWay | null {
  if (FOOT.test(said)) return "foot";
  return BICYCLE.test(said) ? "bicycle" : null;
}

function minutesOf(groups: Partial<Record<string, string>>): number | null {
  const { minutes, hours, half, halfHour, quarters, quarter, hour } = groups;
  if (minutes !== undefined) return Number(minutes);
  if (hours !== undefined) return 60 * Number(hours) + (half === undefined ? 0 : 30);
  if (halfHour !== undefined) return 30;
  if (quarters !== undefined) return 15 * Number(quarters);
  if (quarter !== undefined) return 15;
  return hour === undefined ? null : 60;
}
