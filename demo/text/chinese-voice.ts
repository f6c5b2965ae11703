import { daysBetween } from "#domain/calendar-day.ts";
import type { SeededRandom } from "../seeded-random.ts";
import type { RoomFacts } from "../facts/room-facts.ts";
import type { WayToCampus } from "../places/city-places.ts";
import { academicYearOf, CHINESE_DAY_STYLES } from "./day-in-words.ts";
import { borrowedRoomNames, chineseRoomNames } from "./room-names.ts";
import type { FillSlot } from "./template.ts";
import { monthlyPounds, needsYears, poundsOf, sharedWords, voiceOf } from "./voice.ts";

export function chineseVoice(facts: RoomFacts, random: SeededRandom): FillSlot {
  const { places, stay, journey, room } = facts;
  const dayStyle = random.pick(CHINESE_DAY_STYLES);
  const priceStyle = random.pick(PRICE_STYLES);
  const voice: FillSlot = voiceOf({
    ...sharedWords(facts, random),
    city: () => random.pick(places.chinese),
    area: () => (/^(City|Town) centre$/.test(facts.area.name) ? "市中心" : facts.area.name),
    uni: () => random.pick(journey.university.chinese),
    landmark: () => facts.landmark[1],
    room: () => random.pick(chineseRoomNames(room)),
    roomEn: () => random.pick(borrowedRoomNames(room)),
    toUni: () =>
      random.pick(JOURNEYS[journey.by === "walk" ? "walk" : "ride"])(voice("uni"), voice("min"), RIDES[journey.by]),
    by: () => `坐${journey.by}`,
    pw: () => priceStyle(poundsOf(facts.pricePence)),
    oldPrice: () => `${poundsOf(facts.earlierPricePence)}镑`,
    pcm: () => random.pick([`£${monthlyPounds(facts)}/月`, `${monthlyPounds(facts)}镑/月`]),
    month: () => monthlyPounds(facts),
    begin: () => dayStyle(stay.begin, false),
    end: () => (stay.end === null ? "" : dayStyle(stay.end, needsYears(facts))),
    dates: () => datesInChinese(facts, dayStyle, random),
    length: () => lengthInChinese(facts),
    ay: () => academicYearOf(stay.begin),
  });
  return voice;
}

const PRICE_STYLES: readonly ((pounds: string) => string)[] = [
  (pounds) => `£${pounds}/周`,
  (pounds) => `${pounds}镑/周`,
  (pounds) => `${pounds}镑一周`,
  (pounds) => `£${pounds}一周`,
  (pounds) => `£${pounds}pw`,
  (pounds) => `${pounds}pw`,
  (pounds) => `每周${pounds}镑`,
];

const RIDES: Record<WayToCampus, string> = {
  walk: "步行",
  bus: "公交",
  tube: "地铁",
  tram: "电车",
  metro: "地铁",
  train: "火车",
};

type JourneyInWords = (university: string, minutes: string, ride: string) => string;

const JOURNEYS: Record<"walk" | "ride", readonly JourneyInWords[]> = {
  walk: [
    (university, minutes) => `步行${minutes}分钟到${university}`,
    (university, minutes) => `走路${minutes}分钟到${university}`,
    (university, minutes) => `离${university}步行${minutes}分钟`,
    (university, minutes) => `${university}步行${minutes}分钟`,
    (university, minutes) => `到${university}走路${minutes}分钟`,
  ],
  ride: [
    (university, minutes, ride) => `${ride}${minutes}分钟到${university}`,
    (university, minutes, ride) => `坐${ride}${minutes}分钟到${university}`,
    (university, minutes, ride) => `${ride}${minutes}分钟直达${university}`,
    (university, minutes, ride) => `到${university}${ride}${minutes}分钟`,
  ],
};

function datesInChinese(
  facts: RoomFacts,
  style: (day: string, withYear: boolean) => string,
  random: SeededRandom,
): string {
  const { begin, end } = facts.stay;
  const withYear = needsYears(facts);
  const from = style(begin, withYear);
  if (end === null) return `${from}起`;
  return `${from}${random.pick(["到", "-", "至", " - "])}${style(end, withYear)}`;
}

/** '28周', '6个月', '一年': as people round it. */
export function lengthInChinese({ stay: { begin, end } }: RoomFacts): string {
  if (end === null) return "长租";
  const days = daysBetween(begin, end) + 1;
  if (days >= 363 && days <= 368) return "一年";
  if (days > 700) return "两年";
  if (days >= 75 && days % 7 !== 0) return `${Math.round(days / 30.44)}个月`;
  return `${Math.max(1, Math.round((days - 1) / 7))}周`;
}

/** The same text with a space between Chinese and Latin, as about half of the people type it. Dates stay together. */
export function spaced(text: string): string {
  return text
    .replace(/(?<=\p{Script=Han})(?<!\d[月年])(?=[A-Za-z0-9£])(?!\d{1,4}[月年])/gu, " ")
    .replace(/(?<=[A-Za-z0-9'&])(?=\p{Script=Han})(?![月日号年])/gu, " ");
}
