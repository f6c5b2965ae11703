import { stayLengthNamed } from "#domain/search/stay-length.ts";
import { expect, test } from "vitest";
import { parseQuery } from "../../src/query-parser/parse-query.ts";

const TODAY = "2026-11-20";
const read = (text: string) => parseQuery(text, TODAY);

test.each([
  ["9月到明年6月", "2027-09-01", "2027-09-30", "2028-06-30"],
  ["studio in Manchester from September", "2027-09-01", "2027-09-30", null],
  ["Durham room Jan to Sept", "2027-01-01", "2027-01-31", "2027-09-30"],
  ["11月入住 伦敦", "2026-11-20", "2026-11-30", null],
  ["London studio for the summer", "2027-06-15", "2027-07-31", "2027-09-15"],
  ["谢大 新学年 单间", "2027-09-15", "2027-10-15", "2028-06-30"],
  ["KCL 短租两周 圣诞", "2026-12-15", "2026-12-22", "2026-12-29"],
  ["七月八月两个月 伦敦", "2027-07-01", "2027-07-31", "2027-08-31"],
  ["七八月去伦敦实习", "2027-07-01", "2027-07-31", "2027-08-31"],
  ["moving in 1-20 September 2027, for 40 weeks", "2027-09-01", "2027-09-20", "2028-06-07"],
])("SQ-02: %j begins within a window", (text, begin_date, begin_by, end_date) => {
  expect(read(text)).toMatchObject({ begin_date, begin_by, end_date });
});

test.each(["9月3号入住", "from 15 January", "Leeds studio", "until June", "from Christmas to 10 January"])(
  "SQ-02: %j names no window",
  (text) => {
    expect(read(text)).not.toHaveProperty("begin_by");
  },
);

test.each([
  ["新街站十分钟内的studio一周两百左右", "studio", 220],
  ["Leeds studio两百一周", "studio", 200],
  ["利兹studio1000一个月", "studio", 231],
  ["伯明翰double room一个月800", "double", 185],
  ["利兹ensuite九月入住一周180", "ensuite", 180],
  ["利物浦L3ensuite£160pw", "ensuite", 160],
  ["伯明翰flatshare一周两百", "flatshare", 200],
])("a number stands beside an English word without a space: %s", (text, room_type, high_price) => {
  expect(read(text)).toMatchObject({ room_type, high_price });
});

test("a number behind a name is the name's", () => {
  expect(read("利兹 room12 lucy1998")).toMatchObject({ low_price: null, high_price: null });
});

const written = (high: number, per: "week" | "month", more = {}) => ({
  low: null,
  high,
  per,
  is_assumed: false,
  people: 1,
  ...more,
});

test.each([
  ["£850 London studio", 196, written(850, "month", { is_assumed: true })],
  ["studio Glasgow 800 a month", 185, written(800, "month")],
  ["2b2b London under 600", 600, written(600, "week", { is_assumed: true })],
  ["2b flat London 1500", 346, written(1500, "month", { is_assumed: true })],
  ["2b2b Newcastle each 150", 150, written(150, "week", { people: 2 })],
  ["谢菲尔德 3b1b 每人600以内", 138, written(600, "month", { is_assumed: true, people: 3 })],
  ["5 bed house Leeds £110pppw", 110, written(110, "week", { people: 5 })],
])("SQ-03, SQ-05: %j says how its price was read", (text, high_price, price_reading) => {
  expect(read(text)).toMatchObject({ high_price, price_reading });
});

test.each(["London studio 300", "曼城 每周200以内", "ensuite, each 150", "Leeds studio"])(
  "SQ-03: %j has a price as it was written, or none",
  (text) => {
    expect(read(text)).not.toHaveProperty("price_reading");
  },
);

test.each([
  ["伦敦 ensuite 不要学生公寓", "social"],
  ["studio in London, not student accommodation", "social"],
  ["Leeds room, no student halls please", "social"],
  ["曼城 不要社会房", "student"],
  ["爱丁堡 学生公寓 studio", undefined],
  ["学生公寓也行 利兹", undefined],
  ["Leeds, no students", "social"],
  ["I'm not a student, Leeds", "social"],
  ["professionals only, Leeds", "social"],
  ["room in a professional house share in Leeds", "social"],
  ["不要学生 利兹", "social"],
  ["不想跟學生合租 利茲", "social"],
  ["上班族合租 利兹", "social"],
  ["室友都是上班族 利兹", "social"],
  ["非学生公寓 利兹", "social"],
  ["only student halls", undefined],
  ["student halls only, Leeds", "student"],
  ["young professional, room in Leeds", undefined],
  ["no student discount needed, Leeds room", undefined],
  ["学生证 利兹 没有学生证", undefined],
  ["上班族 学生都可以 利兹", undefined],
])("SQ-05: %j leaves %s", (text, property_type) => {
  expect(read(text).property_type).toBe(property_type);
});

test.each([
  ["M14 附近找个单间", ["M14"]],
  ["room in LS6 under 180", ["LS6"]],
  ["不要E1，伦敦 studio", ["not E1"]],
])("SQ-05: %j asks for the districts %j", (text, keywords) => {
  expect(read(text).keywords).toEqual(keywords);
});

test.each([
  ["伦敦单间 急", ["asap"]],
  ["马上 曼城", ["asap"]],
  ["今明两天就能搬进去", ["asap"]],
  ["Leeds room this week", ["asap"]],
  ["room in Leeds tomorrow", ["asap"]],
  ["马上毕业了 曼城单间", []],
  ["伦敦 明天看房", []],
  ["two weeks from today, York", []],
  ["London studio, not urgent", []],
  ["london bills", ["bills-included"]],
  ["London room 200 + bills", []],
  ["London studio with a front desk", ["concierge"]],
  ["studio with reception, York", ["concierge"]],
  ["chep room london", ["cheap"]],
])("a search of a few words, %j, wishes %j", (text, keywords) => {
  expect(read(text).keywords).toEqual(keywords);
});

test.each([
  ["今明两天就能搬进去", "2026-11-20"],
  ["room in Leeds tomorrow", "2026-11-21"],
])("%j begins on %s", (text, begin_date) => {
  expect(read(text)).toMatchObject({ begin_date });
});

test.each([
  ["51 weeks", "51 weeks"],
  ["租44周", "44 weeks"],
  ["for one month", "1 month"],
  ["9 months", "9 months"],
  ["一个学期", "4 months"],
  ["短租两周", "2 weeks"],
  ["full year contract", "12 months"],
  ["全年合同", "12 months"],
  ["annual let in Hull", "12 months"],
  ["住一整年 利兹", "12 months"],
  ["studio in Leeds for 3 months, max 200", "3 months"],
  ["min 6 months", "6+ months"],
  ["至少住半年", "6+ months"],
  ["不少于半年", "6+ months"],
  ["6+ month contract in Leeds", "6+ months"],
  ["3 months+", "3+ months"],
  ["6-12 months", "6+ months"],
  ["2-3 months", "2 months"],
  ["朴茨茅斯 两个月 一共一千一", "2 months"],
  ["12 months from September in Leeds", undefined],
  ["studio in York, 5 weeks deposit", undefined],
  ["ensuite, deposit 5 weeks", undefined],
  ["合租了三年 受够了 利物浦 studio", undefined],
  ["杜伦 一室一厅 一个月最多950", undefined],
  ["利物浦 独立卫浴 230不到一周", undefined],
  ["两年合同也行 利兹 studio", undefined],
  ["住到六月底", undefined],
])("SQ-01: %j lasts %s, wherever it begins", (text, length) => {
  expect(read(text).keywords.find((keyword) => stayLengthNamed(keyword) !== null)).toBe(length);
});

test("SQ-05: a price that is not to be high asks for something cheap", () => {
  expect(read("价格别太高 利兹 ensuite 最多220")).toMatchObject({ high_price: 220, keywords: ["cheap"] });
});

test.each([
  ["cheapest studio under 250 in Manchester", "cheapest"],
  ["曼城单间 150以内 最便宜的", "cheapest"],
  ["利兹ensuite 越便宜越好", "cheapest"],
  ["cheap studio under 250 in Manchester", "cheap"],
  ["学校宿舍最便宜的也要两百，利兹单间", undefined],
])("SQ-05: %j asks for what is %s", (text, keyword) => {
  expect(read(text).keywords[0]).toBe(keyword);
});

test.each([
  ["finishing msc in York n moving to London for work in jan", "London"],
  ["just finished my degree at Leeds and moving to Manchester", "Manchester"],
])("the city of a degree that ends is left: %j", (text, city) => {
  expect(read(text)).toMatchObject({ city });
  expect(read(text)).not.toHaveProperty("other_cities");
});

test("不要室友 refuses a shared flat", () => {
  expect(read("一个人住，不要室友").not_room_types).toEqual(["flatshare"]);
});

test.each([
  ["曼大 走路20分钟 ensuite", 20],
  ["LSE 步行10到15分钟以内", 15],
  ["max 12 min walk to King's", 12],
  ["within 25 minutes on foot of campus, Leeds studio", 25],
  ["公交20分钟 曼大", undefined],
])("SQ-05: %j goes %s minutes on foot", (text, walk_minutes) => {
  expect(read(text).walk_minutes).toBe(walk_minutes);
});

test.each([
  ["曼城或者利兹", "Manchester Leeds"],
  ["Leeds or York", "Leeds York"],
  ["Manchester/Liverpool 单间", "Manchester Liverpool"],
  ["利兹最好，约克也行", "Leeds York"],
  ["Newcastle, Durham or Sunderland, room under 90", "Newcastle Durham Sunderland"],
  ["Guildford or Slough studio", "Guildford Slough"],
  ["studio in Leeds and York", "Leeds York"],
  ["I moved from Durham to Leeds, studio please", "Leeds"],
  ["UCL student looking for room in Manchester", "Manchester"],
  ["华威研究生 想住利明顿 studio 一周210", "Leamington Spa"],
  ["找个房子，在利物浦，说错了，是兰卡斯特，我同学才在利物浦", "Lancaster"],
])("%s leaves the choice between %s", (text, cities) => {
  const { city, other_cities = [] } = read(text);
  expect([city, ...other_cities].join(" ")).toBe(cities);
});

test.each([
  ["anything but London, studio", ["London"]],
  ["除了伦敦都行", ["London"]],
  ["不要考文垂 单间", ["Coventry"]],
  ["not Coventry", ["Coventry"]],
  ["anywhere but Leeds or Swansea", ["Leeds", "Swansea"]],
  ["不要伦敦市中心 单间", undefined],
  ["studio in London, not London Bridge", undefined],
])("%s rules out the cities %j", (text, cities) => {
  expect(read(text).not_cities).toEqual(cities);
});

test.each([
  ["不要合租 利兹", ["flatshare"]],
  ["合租除外", ["flatshare"]],
  ["no flatshare", ["flatshare"]],
  ["Leeds, I don't want to share", ["flatshare"]],
  ["no flatmates please, Leeds", ["flatshare"]],
  ["not a studio, Cardiff", ["studio"]],
  ["利兹，不要studio不要合租，就要一室一厅", ["studio", "flatshare"]],
  ["别给我推三居，两居就行", ["3b"]],
  ["double room in Oxford (not a single)", ["single"]],
  ["no rooms please, just a studio in Leeds", undefined],
  ["no shared bathroom", undefined],
  ["no sharing a kitchen", undefined],
  ["室友太吵，想换个单间", undefined],
  ["没有studio的话单间也行", undefined],
])("%s rules out the kinds of rooms %j", (text, types) => {
  expect(read(text).not_room_types).toEqual(types);
});

test.each([
  ["studio or 1b1b", "studio", ["1b1b"]],
  ["studio/ensuite", "studio", ["ensuite"]],
  ["单间或者ensuite", "room", ["ensuite"]],
  ["ensuite或studio都行", "ensuite", ["studio"]],
  ["ensuite, studio or a small one-bed in York", "ensuite", ["studio", "1b1b"]],
  ["studios and ensuites in Leeds", "studio", ["ensuite"]],
  ["a studio or a room with its own bathroom", "studio", ["ensuite"]],
  ["an ensuite in Leeds, would consider a studio", "ensuite", ["studio"]],
  ["ensuite (or studio)", "ensuite", ["studio"]],
  ["studio > 1b1b", "studio", ["1b1b"]],
  ["最好studio，ensuite也行", "studio", ["ensuite"]],
  ["studio 1b1b 都可以", "studio", ["1b1b"]],
  ["ensuite还是studio都无所谓", "ensuite", ["studio"]],
  ["1 or 2 bed flat", "1b1b", ["2b"]],
  ["2/3 bed house", "2b", ["3b"]],
  ["两三室的房子", "2b", ["3b"]],
  ["1b1b/2b2b", "1b1b", ["2b2b"]],
  ["studio with ensuite", "studio", undefined],
  ["ensuite room in Leeds, not a studio", "ensuite", undefined],
  ["a room with its own bathroom", "ensuite", undefined],
  ["2b1b", "2b1b", undefined],
  ["单间ensuite都行", "ensuite", undefined],
])("SQ-11: %s asks for a %s, or as well for %j", (text, room_type, others) => {
  expect(read(text)).toMatchObject({ room_type });
  expect(read(text).other_room_types).toEqual(others);
});

test("a corrected kind of room takes the place of all that were said first", () => {
  const corrected = read("studio or ensuite in Leeds, no wait, a 2 bed");
  expect(corrected).toMatchObject({ room_type: "2b" });
  expect(corrected).not.toHaveProperty("other_room_types");
});

test.each([
  "live alone",
  "I want to live alone, Manchester",
  "place of my own in Leeds",
  "own place, Leeds",
  "flat to myself",
  "by myself Leeds",
  "no flatmates",
  "don't want flatmates",
  "don't want to live with strangers",
  "nobody else in the flat, Leeds",
  "一个人住",
  "獨居 倫敦",
  "想自己住 利兹",
  "自己住 利兹",
  "一个人租房 利兹",
  "没有室友",
  "不想和别人合住",
  "不和别人一起住",
  "受够室友了 想自己住",
])("SQ-13: %j rules out what is shared", (text) => {
  expect(read(text)).toMatchObject({ room_type: null, not_room_types: ["flatshare"] });
});

test.each([
  ["ensuite, live alone, Leeds", "ensuite"],
  ["自己住，单间就行", "room"],
  ["just me, Leeds", null],
  ["还没有室友 利兹", null],
  ["女生独居 找 ensuite 利兹", "ensuite"],
])("SQ-13: %j rules out nothing", (text, room_type) => {
  expect(read(text).not_room_types).toBeUndefined();
  expect(read(text).room_type).toBe(room_type);
});

test("SQ-13: a letter that tells who lives alone now rules out nothing", () => {
  const letter = "我儿子在格拉斯哥读书，他一个人住一间阁楼，房东明年夏天要收回去。".repeat(3);
  expect(read(`${letter}想在附近找个房间，一周150以内`).not_room_types).toBeUndefined();
});

test.each([
  ["few flatmates Leeds", "flatshare"],
  ["max 2 others, Leeds", "flatshare"],
  ["最多两个室友 利兹", "flatshare"],
  ["人少 利兹", "flatshare"],
  ["ensuite, few flatmates, Leeds", "ensuite"],
])("SQ-13: %j is a wish for few flatmates in a %s", (text, room_type) => {
  expect(read(text)).toMatchObject({ room_type, keywords: ["few-flatmates"] });
});

test.each([
  ["3 friends £150 each Leeds", 150, 3],
  ["我们四个人 每人130 利兹", 130, 4],
])("SQ-05: %j pays %i for each of %i", (text, high_price, people) => {
  expect(read(text)).toMatchObject({ high_price, price_reading: { people } });
});
