import { oneLine } from "./one-line.ts";
import { narrowLetters, plainHyphens, plainSigns } from "./tidy/signs.ts";

/** The 27 cities (PR-310), each with its Chinese name and the other names people write for it. */
interface City {
  name: string;
  chinese: string;
  aliases: readonly string[];
}

const CITIES = [
  { name: "Aberdeen", chinese: "阿伯丁", aliases: ["亚伯丁", "鸭巴甸", "阿村", "阿伯汀"] },
  { name: "Birmingham", chinese: "伯明翰", aliases: ["b'ham", "bham", "brum", "伯村", "伯城", "伯明罕", "伯明汉"] },
  { name: "Brighton", chinese: "布莱顿", aliases: ["布赖顿", "布莱登", "布来顿", "白礼顿"] },
  {
    name: "Bristol",
    chinese: "布里斯托尔",
    aliases: ["布里斯托", "布里斯特", "布村", "布市", "布城", "布里斯托市", "布里斯图", "比里斯托"],
  },
  { name: "Cambridge", chinese: "剑桥", aliases: ["康桥", "剑村"] },
  { name: "Cardiff", chinese: "卡迪夫", aliases: ["加的夫", "卡迪", "卡村", "卡地夫", "卡迪夫市", "卡狄夫"] },
  {
    name: "Coventry",
    chinese: "考文垂",
    aliases: ["cov", "考村", "考城", "考文特里", "考文郡", "高云地利", "科芬特里", "考文翠", "考芬垂", "高芬特里"],
  },
  {
    name: "Durham",
    chinese: "杜伦",
    aliases: ["达勒姆", "杜村", "德伦", "杜兰姆", "达拉谟", "德罕", "杜咸", "德汉姆"],
  },
  { name: "Edinburgh", chinese: "爱丁堡", aliases: ["edin", "爱堡", "爱村", "爱丁", "爱丁保"] },
  {
    name: "Exeter",
    chinese: "埃克塞特",
    aliases: [
      "艾克赛特",
      "艾克塞特",
      "埃克赛特",
      "埃克斯特",
      "埃塞特",
      "艾希特",
      "埃村",
      "艾克斯特",
      "爱克斯特",
      "艾塞特",
      "艾西特",
    ],
  },
  { name: "Glasgow", chinese: "格拉斯哥", aliases: ["格拉", "格村", "格城", "格拉斯高", "格拉斯科", "格拉斯哥市"] },
  {
    name: "Lancaster",
    chinese: "兰卡斯特",
    aliases: ["兰开斯特", "兰卡", "兰村", "兰卡斯德", "兰加士打", "兰克斯特", "兰卡士打"],
  },
  { name: "Leeds", chinese: "利兹", aliases: ["利村", "里兹", "李兹", "列斯"] },
  {
    name: "Leicester",
    chinese: "莱斯特",
    aliases: ["莱村", "莱城", "莱切斯特", "莱彻斯特", "列斯特", "李斯特", "雷斯特"],
  },
  {
    name: "Liverpool",
    chinese: "利物浦",
    aliases: ["l'pool", "lpool", "利物普", "利浦", "利物浦市", "里弗普", "利佛浦"],
  },
  {
    name: "London",
    chinese: "伦敦",
    aliases: ["ldn", "雾都", "伦村", "大伦敦", "伦敦市", "greater london", "london uk"],
  },
  {
    name: "Manchester",
    chinese: "曼彻斯特",
    aliases: [
      "manc",
      "mcr",
      "曼城",
      "曼村",
      "曼市",
      "曼彻",
      "曼切斯特",
      "曼彻斯特市",
      "greater manchester",
      "孟彻斯特",
      "万彻斯特",
    ],
  },
  {
    name: "Newcastle",
    chinese: "纽卡斯尔",
    aliases: [
      "newcastle upon tyne",
      "纽卡斯尔市",
      "纽卡斯特",
      "纽卡斯",
      "纽卡索",
      "纽卡素",
      "纽卡",
      "纽村",
      "纽城",
      "新堡",
      "新堡市",
    ],
  },
  {
    name: "Nottingham",
    chinese: "诺丁汉",
    aliases: ["notts", "nottm", "诺村", "诺城", "诺丁咸", "诺丁罕", "洛丁汉", "诺汀汉"],
  },
  { name: "Oxford", chinese: "牛津", aliases: ["牛村"] },
  {
    name: "Plymouth",
    chinese: "普利茅斯",
    aliases: ["普利茅茨", "普利矛斯", "庇里茅夫", "普村", "普利茅夫", "庇利茅夫"],
  },
  {
    name: "Portsmouth",
    chinese: "朴茨茅斯",
    aliases: [
      "pompey",
      "朴次茅斯",
      "朴茨茅夫",
      "朴资茅斯",
      "普茨茅斯",
      "普次茅斯",
      "朴茨",
      "朴村",
      "波茨茅斯",
      "砵士茅夫",
      "朴次茅夫",
    ],
  },
  { name: "Reading", chinese: "雷丁", aliases: ["rdg", "里丁", "瑞丁", "列定", "雷村"] },
  {
    name: "Sheffield",
    chinese: "谢菲尔德",
    aliases: [
      "sheff",
      "谢菲",
      "谢村",
      "谢城",
      "谢菲尔",
      "雪菲尔",
      "雪菲尔德",
      "锡菲",
      "设菲尔德",
      "锡菲尔德",
      "舒菲尔德",
    ],
  },
  {
    name: "Southampton",
    chinese: "南安普顿",
    aliases: [
      "soton",
      "so'ton",
      "南安普敦",
      "南安普登",
      "南安普",
      "南安",
      "南汉普顿",
      "南汉普敦",
      "修咸顿",
      "南汉顿",
      "南咸顿",
    ],
  },
  { name: "Sunderland", chinese: "桑德兰", aliases: ["桑村", "森德兰", "新特兰", "新德兰", "辛德兰", "桑得兰"] },
  { name: "York", chinese: "约克", aliases: ["约村", "约克市"] },
] as const satisfies readonly City[];

export type CityName = (typeof CITIES)[number]["name"];

/** In alphabetical order, as the filters list them. */
export const CITY_NAMES: readonly CityName[] = CITIES.map(({ name }) => name);

const CHINESE_NAMES = new Map<string, string>(CITIES.map(({ name, chinese }) => [name, chinese]));

/** Every name of a city, in lower case and simplified characters, with the name that is stored. */
export const CITY_BY_NAME: ReadonlyMap<string, CityName> = new Map(
  CITIES.flatMap(({ name, chinese, aliases }) =>
    [name.toLowerCase(), chinese, ...aliases].map((alias): [string, CityName] => [alias, name]),
  ),
);

/** What a new room's form begins with. */
export const DEFAULT_CITY: CityName = "London";

/**
 * The form in which a city is stored and asked for: a known alias folded (伦敦 → London), anything else as a name.
 */
export function foldCity(city: string): string {
  const name = narrowLetters(plainHyphens(oneLine(city)));
  return CITY_BY_NAME.get(name.normalize("NFKC").toLowerCase()) ?? name;
}

/** A city's name for readers of a language; a city outside the list keeps its own. */
export function cityLabel(city: string, language: "zh" | "en"): string {
  return language === "zh" ? (CHINESE_NAMES.get(city) ?? city) : city;
}

/** The cities that a text may be the beginning of a name of, in either language, or a part of one; best first. */
export function citiesNamed(text: string): CityName[] {
  const wanted = plainSigns(text).toLowerCase();
  const names = (city: City) => [city.name.toLowerCase(), city.chinese, ...city.aliases];
  const begins = CITIES.filter((city) => names(city).some((name) => name.startsWith(wanted)));
  const contains = CITIES.filter((city) => names(city).some((name) => name.includes(wanted)));
  return [...new Set([...begins, ...contains].map(({ name }) => name))];
}
