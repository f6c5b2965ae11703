import { expect, test } from "vitest";
import { CITY_BY_NAME } from "#domain/cities.ts";
import { universities } from "#domain/universities/universities.ts";
import { asked } from "./asked.ts";

const universitiesIn = (text: string) =>
  asked(text)
    .places.filter(({ kind }) => kind === "university")
    .map(({ name }) => name);

/** What people type, by the name under which the tables have it. */
const USUAL: Readonly<Record<string, string>> = {
  "Manchester Metropolitan University":
    "Manchester Met|MMU|man met|曼城都会|曼徹斯特都會大學|manchester metropolitan univeristy",
  "University of Manchester": "UoM|曼大|曼城大学|manc uni|uni of mcr|univeristy of manchester",
  "University of Birmingham": "UoB Birmingham|伯大|brum uni|uni of b'ham",
  "Birmingham City University": "BCU|伯明翰城市大学|伯城大",
  "University of Bristol": "UoB Bristol|布大|univ of bristol",
  UWE: "UWE|西英格兰大学|西英",
  "University of Sheffield": "谢大|TUOS|sheff uni|universty of sheffield",
  "Sheffield Hallam University": "Hallam|SHU|sheff hallam|谢哈|Sheffield Halam|Sheffield Hallem",
  "University of Leeds": "利大|里兹大学|unversity of leeds|uni Leeds|university leeds",
  "Leeds Beckett University": "Leeds Beckett|Beckett|利兹贝克特|Leeds Becket",
  "Nottingham Trent University": "Trent|NTU|诺特|特伦特|Nottingham Trend",
  "Liverpool John Moores University": "LJMU|john moores|约翰摩尔|liverpool jon moores",
  "University of Edinburgh": "爱大|edin uni|uni of edinburgh|edinburgh univercity",
  "Heriot-Watt University": "Heriot Watt|赫瓦|Heriot Wat",
  "Edinburgh Napier University": "Napier|龙比亚|Napeir",
  "University of Strathclyde": "Strathclyde|strath|思克莱德|Strathclide",
  "Glasgow Caledonian University": "GCU|caley|glasgow calidonian",
  "University of Portsmouth": "pompey uni|朴茨茅斯大学",
  "University of Oxford": "牛大|牛津大學",
  "University of Warwick": "Warwick|华威|華威|Wawrick uni",
  "Loughborough University": "lboro uni|拉夫堡大学|loughbrough uni",
  "University of Surrey": "Surrey|萨里大学|surey uni",
  "Royal Holloway": "Royal Holloway|RHUL|皇家霍洛威|Royal Hollway",
  "Aston University": "Aston|阿斯顿|aston univeristy",
  UCL: "UCL|倫敦大學學院|univeristy college london",
  KCL: "kings college|near kings|國王學院|國王大學|kings colege london",
  "Imperial College": "imperial|帝国理工|帝國理工學院|imperal college",
  LSE: "LSE|政经|倫敦政經學院",
  QMUL: "QMUL|queen mary|玛丽女王|queen marry",
  UAL: "UAL|CSM|LCC|央圣|university of art london|wimbledon college of art",
  Goldsmiths: "Goldsmiths|金史密斯|金匠|Goldmsiths",
  Brunel: "Brunel|布鲁内尔|Brunell",
  "London Metropolitan University": "London Met|伦敦都会|london metropolitan",
  "University of Westminster": "威敏|西敏寺大学|westminster univeristy",
  "King's College Cambridge": "near King's College, Cambridge",
};

test.each(Object.entries(USUAL))("%s is also %s", (name, written) => {
  for (const text of written.split("|")) expect.soft(universitiesIn(text), text).toEqual([name]);
});

test("a city's own university is called by each name of the city", () => {
  for (const [alias, city] of CITY_BY_NAME) {
    const own = universities().find(({ name }) => name === `University of ${city}` || name === `${city} University`);
    if (own === undefined || !/^[a-z']+$/.test(alias)) continue;
    for (const text of [`${alias} uni`, `uni of ${alias}`]) expect.soft(universitiesIn(text), text).toEqual([own.name]);
  }
});

test.each([
  ["UoB", "Birmingham", ["University of Birmingham", "University of Bristol"]],
  ["UoL", "Leeds", ["University of Leeds", "University of Liverpool"]],
  ["UoB, Clifton", "Bristol", ["University of Bristol"]],
  ["利大", "Leeds", ["University of Leeds"]],
  ["利物浦 利大门口", "Liverpool", ["University of Liverpool"]],
  ["布莱顿 布大", "Brighton", ["University of Brighton"]],
  ["UoE George Square", "Edinburgh", ["University of Edinburgh", "University of Edinburgh"]],
])("initials that several universities have are each of them: %s", (text, city, names) => {
  expect(asked(text).city).toBe(city);
  expect(universitiesIn(text)).toEqual(names);
});

test.each([
  "Kings Lane, Nottingham",
  "silent flat",
  "a survey",
  "staff room",
  "London let",
  "uni london",
  "uni hall Leeds",
  "cambridge rooms",
  "South Ken campus",
])("no university is meant by %s", (text) => {
  expect(universitiesIn(text)).toEqual([]);
});
