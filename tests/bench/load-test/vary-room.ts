import type { RoomInFile, StayInFile } from "../../../demo/demo-rows.ts";
import { seededRandom, type SeededRandom } from "../../support/seeded-random.ts";

const FIRST =
  "Ash Beck Birch Brook Cold Dun East Fair Glen Grim Hazel Holm Kel King Lang Mill North Oak Rush Thorn Wex Whit";
const LAST =
  "bank bourne bridge bury combe dale field ford gate ham holme hurst ley mere moor ridge shaw side stead wick";
const HAN = "安柏桂禾荷嘉锦静澜莲岭林柳明沐宁栖晴榕若杉书松棠庭桐望溪夏晓欣星学雅燕怡英映榆雨远云樟竹紫";
const [BEGINNINGS, ENDINGS, CHARACTERS] = [FIRST.split(" "), LAST.split(" "), [...HAN]];

/** The share of rooms whose last day has passed. */
const ENDED_SHARE = 0.3;
/** A load test is about rows, and photos are most of a row. */
const MOST_PHOTOS = 2;

/**
 * Another room like one of the demo's, the same for the same seed: it costs something else, is there at other times, has
 * another poster, and its title names a building. A few buildings are named often, most of them hardly ever.
 */
export function varyRoom(room: RoomInFile, seed: number): RoomInFile {
  const random = seededRandom(seed);
  const { title = "", price = 0, email = "", contact_info, photos } = room;
  const building = /\p{Script=Han}/u.test(title)
    ? `${rarely(CHARACTERS, random)}${rarely(CHARACTERS, random)}${random.pick(["苑", "庭"])}`
    : `${rarely(BEGINNINGS, random)}${rarely(ENDINGS, random)}`;
  const number = String(random.int(1, 999_999));
  return {
    ...room,
    ...varyStay(room, random),
    title: random.chance(0.25) ? `${building} ${title}` : `${title} ${building}`,
    price: Math.round(price * random.between(0.8, 1.2)),
    email: email.replace(/\d+/, number),
    contact_info: contact_info?.replace(/(?<=demo_[a-z]+)\d+/, number) ?? null,
    photos: photos?.slice(0, MOST_PHOTOS) ?? [],
  };
}

function varyStay({ begin, days }: StayInFile, random: SeededRandom): Partial<StayInFile> {
  if (days === undefined) return {};
  const length = days + random.int(0, 13);
  if (random.chance(ENDED_SHARE)) return { begin: -length - random.int(1, 42), days: length };
  if (typeof begin === "string") return { days: length };
  const hasEnded = begin + days < 0;
  return { begin: (hasEnded ? 0 : begin) + random.int(0, 30), days: length };
}

/** One of a list: its beginning comes often, its end rarely. */
function rarely(list: readonly string[], random: SeededRandom): string {
  return list[Math.floor(list.length * random.next() ** 4)] ?? "";
}
