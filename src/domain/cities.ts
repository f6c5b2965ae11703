/** The 27 cities of spec section 3, each with its Chinese name and the other names people write for it. */
interface City {
  name: string;
  chinese: string;
  aliases: readonly string[];
}

const CITIES = [
  { name: "Aberdeen", chinese: "阿伯丁", aliases: [] },
  { name: "Birmingham", chinese: "伯明翰", aliases: ["bham", "brum", "伯村"] },
  { name: "Brighton", chinese: "布莱顿", aliases: ["布赖顿"] },
  { name: "Bristol", chinese: "布里斯托尔", aliases: ["布里斯托", "布村"] },
  { name: "Cambridge", chinese: "剑桥", aliases: [] },
  { name: "Cardiff", chinese: "卡迪夫", aliases: ["加的夫", "卡村"] },
  { name: "Coventry", chinese: "考文垂", aliases: ["考村"] },
  { name: "Durham", chinese: "杜伦", aliases: ["达勒姆", "杜村"] },
  { name: "Edinburgh", chinese: "爱丁堡", aliases: ["爱堡", "爱村"] },
  { name: "Exeter", chinese: "埃克塞特", aliases: ["埃村"] },
  { name: "Glasgow", chinese: "格拉斯哥", aliases: ["格拉", "格村"] },
  { name: "Lancaster", chinese: "兰卡斯特", aliases: ["兰开斯特", "兰卡", "兰村"] },
  { name: "Leeds", chinese: "利兹", aliases: ["利村", "里兹"] },
  { name: "Leicester", chinese: "莱斯特", aliases: ["莱村"] },
  { name: "Liverpool", chinese: "利物浦", aliases: [] },
  { name: "London", chinese: "伦敦", aliases: ["ldn", "雾都"] },
  { name: "Manchester", chinese: "曼彻斯特", aliases: ["manc", "曼城", "曼村"] },
  { name: "Newcastle", chinese: "纽卡斯尔", aliases: ["newcastle upon tyne", "纽卡索", "纽卡", "纽村"] },
  { name: "Nottingham", chinese: "诺丁汉", aliases: ["notts", "诺村"] },
  { name: "Oxford", chinese: "牛津", aliases: [] },
  { name: "Plymouth", chinese: "普利茅斯", aliases: [] },
  { name: "Portsmouth", chinese: "朴茨茅斯", aliases: ["朴次茅斯", "朴村"] },
  { name: "Reading", chinese: "雷丁", aliases: [] },
  { name: "Sheffield", chinese: "谢菲尔德", aliases: ["谢菲", "谢村"] },
  { name: "Southampton", chinese: "南安普顿", aliases: ["南安普敦", "南安"] },
  { name: "Sunderland", chinese: "桑德兰", aliases: ["桑村"] },
  { name: "York", chinese: "约克", aliases: ["约村"] },
] as const satisfies readonly City[];

export type CityName = (typeof CITIES)[number]["name"];

/** In alphabetical order, as the filters list them. */
export const CITY_NAMES: readonly CityName[] = CITIES.map(({ name }) => name);

const CHINESE_NAMES = new Map<string, string>(CITIES.map(({ name, chinese }) => [name, chinese]));

const NAME_BY_ALIAS = new Map<string, CityName>(
  CITIES.flatMap(({ name, chinese, aliases }) =>
    [name.toLowerCase(), chinese, ...aliases].map((alias): [string, CityName] => [alias, name]),
  ),
);

/** What a new room's form begins with (spec section 3). */
export const DEFAULT_CITY: CityName = "London";

/**
 * The form in which a city is stored and asked for: trimmed, a known alias folded (伦敦 → London), anything
 * else as it was written.
 */
export function foldCity(city: string): string {
  const trimmed = city.trim();
  return NAME_BY_ALIAS.get(trimmed.normalize("NFKC").toLowerCase()) ?? trimmed;
}

/** A city's name for readers of a language; a city outside the list keeps its own. */
export function cityLabel(city: string, language: "zh" | "en"): string {
  return language === "zh" ? (CHINESE_NAMES.get(city) ?? city) : city;
}
