import { daysBetween } from "#domain/calendar-day.ts";
import type { SeededRandom } from "../seeded-random.ts";
import type { RoomFacts } from "../facts/room-facts.ts";
import { academicYearOf, ENGLISH_DAY_STYLES, type DayStyle } from "./day-in-words.ts";
import { englishRoomNames, placeName } from "./room-names.ts";
import type { FillSlot } from "./template.ts";
import { monthlyPounds, needsYears, poundsOf, sharedWords, voiceOf } from "./voice.ts";

export function englishVoice(facts: RoomFacts, random: SeededRandom): FillSlot {
  const { places, stay, journey } = facts;
  const dayStyle = random.pick(ENGLISH_DAY_STYLES);
  const priceStyle = random.pick(PRICE_STYLES);
  const voice: FillSlot = voiceOf({
    ...sharedWords(facts, random),
    city: () => places.city,
    uni: () => random.pick([journey.university.short, journey.university.short, atLength(journey.university.name)]),
    area: () => areaInSentence(facts.area.name),
    Area: () => facts.area.name,
    inArea: () => `${STREET.test(facts.area.name) ? "on" : "in"} ${voice("area")}`,
    landmark: () => facts.landmark[0],
    Landmark: () => capitalised(voice("landmark")),
    place: () => placeName(facts.building),
    room: () => random.pick(englishRoomNames(facts.room, facts.building)),
    Room: () => capitalised(voice("room")),
    aRoom: () => withArticle(voice("room")),
    by: () => `by ${journey.by}`,
    toUni: () => `${random.pick(journey.by === "walk" ? WALKS : RIDES)(voice("min"), journey.by)} ${voice("uni")}`,
    toMinutes: () => `${voice("min")} minutes ${voice("by")}`,
    aMinute: () => withArticle(voice("min")),
    pw: () => priceStyle(poundsOf(facts.pricePence)),
    oldPrice: () => `£${poundsOf(facts.earlierPricePence)}`,
    pcm: () => random.pick([`£${monthlyPounds(facts)} a month`, `£${monthlyPounds(facts)} pcm`]),
    begin: () => dayStyle(stay.begin, false),
    end: () => (stay.end === null ? "" : dayStyle(stay.end, needsYears(facts))),
    dates: () => datesInEnglish(facts, dayStyle, random),
    length: () => lengthInEnglish(facts),
    ay: () => academicYearOf(stay.begin),
    bedroomsWord: () => COUNTS[facts.bedrooms] ?? "",
    Bedrooms: () => capitalised(COUNTS[facts.bedrooms] ?? ""),
    depositWords: () => (facts.depositWeeks === 1 ? "one week's rent" : `${COUNTS[facts.depositWeeks]} weeks' rent`),
    others: () => (facts.flatmates === 1 ? "one other person" : `${COUNTS[facts.flatmates]} other people`),
    areOthers: () => (facts.flatmates === 1 ? "is one other person" : `are ${COUNTS[facts.flatmates]} others`),
  });
  return voice;
}

const STREET = /(Road|Street|Lane)$/;

function areaInSentence(name: string): string {
  return /^(City centre|Town centre|Station area)$/.test(name) ? `the ${name.toLowerCase()}` : name;
}

const COUNTS = ["no", "one", "two", "three", "four", "five", "six"];

const PRICE_STYLES: readonly ((pounds: string) => string)[] = [
  (pounds) => `£${pounds} a week`,
  (pounds) => `£${pounds}pw`,
  (pounds) => `£${pounds} pw`,
  (pounds) => `£${pounds}/week`,
  (pounds) => `£${pounds} per week`,
];

const WALKS: readonly ((minutes: string) => string)[] = [
  (minutes) => `${minutes} min walk to`,
  (minutes) => `${minutes} minutes' walk from`,
  (minutes) => `${minutes} mins from`,
  (minutes) => `${minutes} minutes on foot to`,
];

const RIDES: readonly ((minutes: string, by: string) => string)[] = [
  (minutes, by) => `${minutes} min by ${by} to`,
  (minutes, by) => `${minutes} minutes by ${by} from`,
  (minutes, by) => `${minutes} mins on the ${by} to`,
];

function datesInEnglish(facts: RoomFacts, style: DayStyle, random: SeededRandom): string {
  const { begin, end } = facts.stay;
  const withYear = needsYears(facts);
  if (end === null) return `from ${style(begin, withYear)}`;
  return `${style(begin, withYear)}${random.pick([" to ", " - ", " – ", " until "])}${style(end, withYear)}`;
}

/** '28 weeks', 'about 6 months', 'a year': as people round it. */
export function lengthInEnglish({ stay: { begin, end } }: RoomFacts): string {
  if (end === null) return "long term";
  const days = daysBetween(begin, end) + 1;
  if (days >= 363 && days <= 368) return "a year";
  if (days > 700) return "two years";
  if (days >= 75 && days % 7 !== 0) return `${Math.round(days / 30.44)} months`;
  return `${Math.max(1, Math.round((days - 1) / 7))} weeks`;
}

function withArticle(words: string): string {
  return `${/^(8|11|18|8\d)\b|^[aeiou]/i.test(words) && !words.startsWith("one") ? "an" : "a"} ${words}`;
}

function capitalised(words: string): string {
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}

/** The long names of the list carry their federation, which no one says. */
function atLength(name: string): string {
  return name
    .replace(/^The /, "")
    .replace(/, University of London$/, "")
    .replace(/, (Bristol|Cardiff)$/, "");
}
