import { expect, test } from "vitest";
import { cityOf } from "../../../src/query-parser/places/place-criteria.ts";
import { extractPlaces } from "../../../src/query-parser/places/extract-places.ts";
import { spansOf } from "../../../src/query-parser/text/mapped-text.ts";
import { createSourceText } from "../../../src/query-parser/text/source-text.ts";
import { asked } from "./asked.ts";

test.each([
  ["I love reading, want a studio in Reading", "Reading"],
  ["studio, reading, 200pw", "Reading"],
  ["Reading: 1 bed flat", "Reading"],
  ["2 bed flat reading max 900 pcm", "Reading"],
  ["READING 1 BED", "Reading"],
  ["nice Reading studio", "Reading"],
  ["Bath studio 180", "Bath"],
  ["ensuite in bath", "Bath"],
  ["bath uni area", "Bath"],
  ["oval tube, 1 bed", "London"],
  ["near bank station", "London"],
  ["studio in Barking", "London"],
  ["flat with shower and bath, Leicester", "Leicester"],
  ["quiet room for reading, York, with a desk", "York"],
  ["room with a bath in Leeds", "Leeds"],
  ["Quiet Place For Reading In York", "York"],
  ["great deal in London", "London"],
  ["oval shaped table, leeds", "Leeds"],
  ["sandwich shop nearby, Leeds", "Leeds"],
  ["reading room in a quiet house", null],
  ["I enjoy reading and cooking", null],
  ["studio with own bath", null],
  ["two bed two bath", null],
  ["bank statement needed?", null],
  ["dogs barking no thanks", null],
  ["plays rugby", null],
  ["stone floor", null],
  ["good deal please", null],
  ["Reading and writing at home most days, studio in York", "York"],
  ["Quiet flat in York. Reading every evening", "York"],
  ["Bath and parking, York", "York"],
  ["Reading and Oxford both fine", "Reading"],
])("words that are names too: %j → %s", (text, city) => {
  expect(asked(text).city).toBe(city);
});

test.each([
  ["我是南安普顿大学温切斯特校区的学生，但是想住在南安市区", "Southampton"],
  ["伯明翰大学迪拜校区 想找伯明翰单间", "Birmingham"],
  ["I work in London but want to live in Reading", "Reading"],
  ["Penryn campus, would love to live in Truro", "Truro"],
  ["在伦敦读书但想租雷丁的房子", "Reading"],
  ["在布里斯托上学 打算住在巴斯", "Bath"],
  ["course on the Chester campus but hope to rent in Liverpool", "Liverpool"],
])("where somebody wants to live goes before their campus: %s → %s", (text, city) => {
  expect(asked(text).city).toBe(city);
});

test.each([
  ["谢菲哈勒姆大四", "Sheffield Hallam University"],
  ["曼彻斯特都会附近", "Manchester Metropolitan University"],
  ["曼徹斯特都會大學", "Manchester Metropolitan University"],
  ["里兹贝克特", "Leeds Beckett University"],
  ["利兹城市大学", "Leeds Beckett University"],
  ["诺丁汉川特", "Nottingham Trent University"],
  ["伦敦国王十字", "King's Cross"],
])("a city's second university, a station behind its city: %s is %s", (text, name) => {
  expect(extractPlaces(createSourceText(text)).map((place) => place.name)).toContain(name);
});

test("伯明翰城市中心 is no university", () => {
  expect(extractPlaces(createSourceText("伯明翰城市中心")).map(({ kind }) => kind)).toEqual(["city"]);
});

test.each([
  ["Liverpool Street studio", "London", ["Liverpool Street"]],
  ["利物浦街 studio", "London", ["Liverpool Street"]],
  ["a room on Bath Row, Birmingham", "Birmingham", []],
  ["near Oxford Circus", "London", ["Oxford Street"]],
  ["牛津街附近", "London", ["Oxford Street"]],
  ["莱斯特广场", "London", ["Leicester Square"]],
  ["notting hill gate flat", "London", ["Notting Hill"]],
  ["Oxford Road studio", "Manchester", ["Oxford Road"]],
  ["flat on oxford road, reading", "Reading", ["Oxford Road"]],
  ["manchester square flat", "London", ["Manchester Square"]],
  ["London Road flat", null, []],
  ["flat on London Road, Sheffield", "Sheffield", ["London Road"]],
  ["曼彻斯特路", null, []],
  ["london st pancras", "London", ["St Pancras"]],
  ["Leeds Beckett ensuite", "Leeds", ["Leeds Beckett University"]],
  ["Birmingham City University", "Birmingham", ["Birmingham City University"]],
  ["cambridge heath", "London", ["Cambridge Heath"]],
  ["London South Bank University", "London", ["London South Bank University"]],
  ["hyde park leeds", "Leeds", ["Hyde Park"]],
  ["glasgow west end", "Glasgow", ["West End"]],
  ["west end", null, ["West End"]],
  ["clifton, nottingham", "Nottingham", ["Clifton"]],
  ["heriot watt", "Edinburgh", ["Heriot-Watt University"]],
  ["St. Andrews university", "St Andrews", ["University of St Andrews"]],
  ["elephant & castle", "London", ["Elephant and Castle"]],
  ["kingscross", "London", ["King's Cross"]],
  ["seven sisters or nine elms", "London", ["Seven Sisters", "Nine Elms"]],
  ["London's zone 1-2", "London", ["Zone 1", "Zone 2"]],
  ["一二区", "London", ["Zone 1", "Zone 2"]],
  ["zone 3 or 4", "London", ["Zone 3", "Zone 4"]],
  ["UCL / KCL / LSE 附近", "London", ["UCL", "KCL", "LSE"]],
  ["华威大学读书，住考文垂", "Coventry", ["University of Warwick"]],
  ["unite students leeds", "Leeds", ["Unite Students"]],
  ["曼都会附近", "Manchester", ["Manchester Metropolitan University"]],
  ["DMU", "Leicester", ["De Montfort University"]],
  ["UoB (Bristol)", "Bristol", ["University of Bristol"]],
  ["uob, Birmingham", "Birmingham", ["University of Birmingham"]],
  ["UoB", "Birmingham", ["University of Birmingham", "University of Bristol"]],
  ["南安普墩大学附近", "Southampton", ["University of Southampton"]],
  ["里兹大学", "Leeds", ["University of Leeds"]],
  ["赫尔大旁边", "Hull", ["University of Hull"]],
  ["利兹大一点的房间", "Leeds", []],
  ["不要London Zone 1, Zone 2", "London", ["Zone 2"]],
  ["一区贵得离谱，伦敦其他区都行", "London", []],
  ["London zone 1 too expensive, zone 2 is fine", "London", ["Zone 2"]],
])("the longest name is the place: %j → %s %j", (text, city, keywords) => {
  expect(asked(text)).toMatchObject({ city, keywords });
});

test.each([
  ["New York style", null],
  ["london, ontario", null],
  ["Perth Australia", null],
  ["Newcastle, NSW", null],
  ["西交利物浦", null],
  ["曼谷", null],
  ["纽约", null],
  ["牛津词典", null],
  ["剑桥雅思真题", null],
  ["剑桥商务英语", null],
  ["爱丁堡公爵奖", null],
  ["斯里兰卡", null],
  ["增加的夫妻房", null],
])("abroad or no place: %j → %s", (text, city) => {
  expect(asked(text).city).toBe(city);
});

test.each([
  ["不要伦敦", null],
  ["除了曼城都行", null],
  ["except London or Leeds", null],
  ["not in Leeds, prefer York", "York"],
  ["anywhere but York", null],
  ["曼城或者利物浦都可以，伦敦不考虑", "Manchester"],
  ["studio in manchester, not salford", "Manchester"],
])("a refused place is none: %j → %s", (text, city) => {
  expect(asked(text).city).toBe(city);
});

test("a refused district is no wish", () => {
  expect(asked("UCL或者KCL附近，不要东伦敦").keywords).toEqual(["UCL", "KCL"]);
});

test.each([
  ["I'm moving from Leeds to London", "London"],
  ["从曼城搬到利兹", "Leeds"],
  ["去曼城上课，从北京来", "Manchester"],
  ["I am from Leeds, looking for a room in Hull", "Hull"],
  ["currently living in Leeds, looking in York", "York"],
  ["现在住曼城，想搬去伦敦", "London"],
  ["现在在曼城找房", "Manchester"],
  ["目前在诺丁汉，明年去伦敦实习，找studio", "London"],
  ["work in Reading but want to live in London", "London"],
  ["在伦敦工作，想住剑桥", "Cambridge"],
  ["学校在伦敦，想住雷丁", "Reading"],
  ["到伦敦通勤方便，住雷丁", "Reading"],
  ["commutable to London", "London"],
  ["20 min to London, Watford", "Watford"],
  ["close to London but in Watford", "Watford"],
  ["living in leamington, study at warwick", "Leamington Spa"],
  ["room available from Sep in London", "London"],
])("where somebody wants to live: %j → %s", (text, city) => {
  expect(asked(text).city).toBe(city);
});

test.each([
  "aiming for 500 pcm",
  "we are adding a third person",
  "leading a quiet life",
  "charge the batteries",
  "it goes downhill",
])("an ordinary word that is a letter away from a name is no place: %j", (text) => {
  expect(extractPlaces(createSourceText(text))).toEqual([]);
});

test("an examination with its mark is no city", () => {
  const source = createSourceText("剑桥雅思7.5，来利兹");
  source.mask(spansOf(source.remaining, /雅思7\.5/g));
  expect(cityOf(extractPlaces(source))).toBe("Leeds");
});

test.each([
  ["my name is Preston, studio in Leeds", "Leeds"],
  ["Mr Bradford told me of a flat in Bath", "Bath"],
  ["我叫林肯，曼城找单间", "Manchester"],
  ["英文名是约克，利兹找房", "Leeds"],
  ["I'm London based", "London"],
  ["I'm Leeds uni student", "Leeds"],
  ["thanks, London please", "London"],
])("what somebody is called is no place: %j → %s", (text, city) => {
  expect(asked(text).city).toBe(city);
});

test("a room that has been read still makes a reading room of the word before it", () => {
  const source = createSourceText("reading room in a quiet house, leeds");
  source.mask(spansOf(source.remaining, /room/g));
  expect(cityOf(extractPlaces(source))).toBe("Leeds");
});

test("several cities stand in their order", () => {
  expect(asked("伦敦或者剑桥都行，曼城也可以")).toMatchObject({ city: "London" });
});

test("a name at the end of a text ends there", () => {
  expect(asked("想住伦敦").places).toMatchObject([{ start: 2, end: 4 }]);
});

test.each([
  ["Flat B2", []],
  ["flat NE1", ["NE1"]],
  ["bus E3, studio", []],
  ["M1 motorway", []],
  ["£b1 off", []],
  ["微信 liu_e15", []],
  ["m14 7fa", ["M14"]],
  ["zone 1-3", ["Zone 1", "Zone 2", "Zone 3"]],
  ["zone 2, 200pw", ["Zone 2"]],
  ["伦敦一区二区", ["Zone 1", "Zone 2"]],
  ["伦敦1区域", []],
  ["第1区", []],
])("codes of places: %s → %j", (text, keywords) => {
  expect(asked(text).keywords).toEqual(keywords);
});

test.each([
  ["Jesmund room", ["Jesmond"]],
  ["room in crookse", ["Crookes"]],
  ["Headingly studio", ["Headingley"]],
  ["Fallowfeild house share", ["Fallowfield"]],
  ["backing onto a park", []],
  ["we send a deposit", []],
])("a district with a slip is read where the slip is no word: %s → %j", (text, keywords) => {
  expect(asked(text).keywords).toEqual(keywords);
});
