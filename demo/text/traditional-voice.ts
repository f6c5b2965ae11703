import type { SeededRandom } from "../seeded-random.ts";
import type { RoomFacts } from "../facts/room-facts.ts";
import type { CityPlaces } from "../places/city-places.ts";
import type { RoomKind } from "../facts/room-kinds.ts";
import { CHINESE_DAY_STYLES } from "./day-in-words.ts";
import type { FillSlot } from "./template.ts";
import { poundsOf, sharedWords, voiceOf } from "./voice.ts";

const CITIES: Partial<Record<CityPlaces["city"], string>> = {
  London: "倫敦",
  Manchester: "曼徹斯特",
  Edinburgh: "愛丁堡",
  Glasgow: "格拉斯哥",
  Leeds: "里茲",
  Birmingham: "伯明罕",
  Sheffield: "雪菲爾",
  Nottingham: "諾丁漢",
  Bristol: "布里斯托",
  Durham: "杜倫",
  York: "約克",
  Cambridge: "劍橋",
  Oxford: "牛津",
};

const ROOMS: Record<RoomKind, string> = {
  single: "單人房",
  double: "雙人房",
  flatshare: "雅房",
  ensuite: "套房",
  studio: "獨立套房 studio",
  "1b1b": "一房一廳",
  "2b1b": "兩房一衛",
  "2b2b": "兩房兩衛",
  "3b1b": "三房一衛",
  "3b2b": "三房兩衛",
};

export function traditionalVoice(facts: RoomFacts, random: SeededRandom): FillSlot {
  const { places, stay, journey } = facts;
  const [dayStyle = String] = CHINESE_DAY_STYLES;
  const voice: FillSlot = voiceOf({
    ...sharedWords(facts, random),
    city: () => CITIES[places.city] ?? places.city,
    area: () => (/^(City|Town) centre$/.test(facts.area.name) ? "市中心" : facts.area.name),
    landmark: () => facts.landmark[0].replace(/^(the|a) /i, ""),
    room: () => ROOMS[facts.room],
    toUni: () => `${journey.by === "walk" ? "走路" : "搭車"}${voice("min")}分鐘到${journey.university.short}`,
    pw: () => random.pick([`£${poundsOf(facts.pricePence)}/週`, `每週${poundsOf(facts.pricePence)}鎊`]),
    begin: () => dayStyle(stay.begin, false),
    dates: () => `${dayStyle(stay.begin, false)}${stay.end === null ? "起" : `到${dayStyle(stay.end, false)}`}`,
  });
  return voice;
}
