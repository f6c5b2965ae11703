import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readPriceNote } from "#domain/listings/price-facts.ts";
import { parseListing } from "../../src/query-parser/parse-listing.ts";
import { parseQuery } from "../../src/query-parser/parse-query.ts";
import { parseRequest } from "../../src/query-parser/parse-request.ts";
import { OFFERED_STAYS } from "./dates/offered-stays.ts";

const TODAY = "2026-11-20";

const NOTE = `【曼城短租】🏠市中心 ensuite 转租！！
📍地址：Vita Student Circle Square, M1 7FA
⏰时间：2027年1月10日-2027年6月30日
💰价格：£185/周 包bill
步行到曼大10分钟，楼下Tesco
房间有独立卫浴，大床，书桌，衣柜
有健身房、自习室
押金£200，可看房
微信：anna_mcr88
#曼城租房 #曼大 #留学生转租`;

const ADVERT =
  "Double room to let in a friendly shared house in Selly Oak, Birmingham B29 6NA. £520 pcm including all bills. " +
  "Available from 1st February 2027 for 6 months. Deposit £500. 10 minutes walk to University of Birmingham. " +
  "Contact John on 07700 900123 or john.smith@example.com";

const MESSAGE =
  "伦敦Stratford一室一厅整租，月租1650镑，不含bill，Zone 2/3，走路5分钟到地铁站。2月中入住，一年起租。" +
  "家具齐全，可养猫。有意加v: liu_e15 https://www.xiaohongshu.com/explore/64abc";

describe("a pasted offer fills a room's form", () => {
  test("a note of Xiaohongshu, with ornaments and hashtags", () => {
    expect(parseListing(NOTE, TODAY)).toMatchObject({
      title: "曼彻斯特 M1 ensuite，包 bill，2027年1月10日起租",
      city: "Manchester",
      property_type: "student",
      room_type: "ensuite",
      post_code: "M1 7FA",
      price: 185,
      begin_date: "2027-01-10",
      end_date: "2027-06-30",
      contact_info: "微信：anna_mcr88",
      short_term_allowed: true,
    });
  });

  test("the form knows bills and deposit from the post's own words in that note", () => {
    const english = "Ensuite in Leeds LS6. £143 pw bills included. 10 minutes to uni. Deposit 5 weeks.";
    expect(readPriceNote(parseListing(english, TODAY).price_description!)).toEqual({ bills: "included", deposit: "5" });
    const chinese = "利兹单间转租，约165镑一周包 bills，押金四周。";
    expect(readPriceNote(parseListing(chinese, TODAY).price_description!)).toEqual({ bills: "included", deposit: "4" });
  });

  test("what it costs besides is a note about the price, what it lies near stands beside the description, each once", () => {
    const { description, additional_info, price_description } = parseListing(NOTE, TODAY);
    expect(description).toContain("大床，书桌，衣柜");
    expect(price_description).toBe("价格：£185/周 包bill；押金£200");
    expect(additional_info).toContain("步行到曼大10分钟");
    expect(`${description}${additional_info}`).not.toMatch(/押金|包bill/);
    expect(`${description}${additional_info}`).not.toMatch(/#曼城租房|anna_mcr88/);
  });

  test("an English advert in one paragraph: the rent and not the deposit, the contact's address", () => {
    expect(parseListing(ADVERT, TODAY)).toMatchObject({
      city: "Birmingham",
      room_type: "double",
      post_code: "B29 6NA",
      price: 120,
      begin_date: "2027-02-01",
      end_date: "2027-08-01",
      email: "john.smith@example.com",
      contact_info: "07700 900123",
    });
  });

  test("a WeChat message with a link", () => {
    expect(parseListing(MESSAGE, TODAY)).toMatchObject({
      city: "London",
      room_type: "1b1b",
      price: 380.77,
      begin_date: "2027-02-15",
      end_date: "2028-02-15",
      contact_info: "v: liu_e15",
      xhs_link: "https://www.xiaohongshu.com/explore/64abc",
    });
  });

  test.each([
    [1250, "2 bed flat in Leeds, rent £1,250 pcm"],
    [800, "曼城单间出租，800镑/月包bill"],
    [null, "Ensuite £800 pcm (£185 pw)"],
    [null, "Studio in Leeds £210 pw"],
  ])("A-87: a rent by the month is read as such: %j in %j", (perMonth, text) => {
    expect(parseListing(text, TODAY).price_per_month).toBe(perMonth);
  });

  test("what a text does not say is null", () => {
    expect(parseListing("你好", TODAY)).toEqual({
      title: null,
      city: null,
      property_type: null,
      room_type: null,
      post_code: null,
      price: null,
      price_per_month: null,
      price_description: null,
      begin_date: null,
      end_date: null,
      description: null,
      additional_info: null,
      contact_info: null,
      email: null,
      xhs_link: null,
      short_term_allowed: null,
    });
  });

  test("the end of a postcode counts no bedrooms", () => {
    expect(parseListing("Room to let, Selly Oak B29 6BD, £110pw", TODAY).room_type).toBe("room");
    expect(parseListing("E15 2 bed flat, £400pw", TODAY).room_type).toBe("2b");
  });

  test.each([
    ["SO17 1BJ", "Room in Southampton SO17 1BJ £120pw"],
    ["S3 7HQ", "Studio, Sheffield S3 7HQ"],
    ["SW1A 1AA", "flat at sw1a1aa"],
    ["LS6", "Headingley LS6, ensuite"],
    ["M50 3AZ", "Salford Quays (M50 3AZ), a district newer than the table"],
    ["BS9", "Stoke Bishop, Bristol, BS9. Lovely room"],
    ["S1", "谢菲转租 sheffield s1 Vita en-suite"],
    ["LS6", "single room leeds ls6 £120pw"],
    ["SE1", "伦敦SE1 学生公寓 studio £335pw"],
    ["CB1", "Cambridge, Mill Road CB1 - one bedroom flat £1,425 pcm"],
    [null, "Sheffield room, next to the m1 motorway"],
    [null, "Manchester room of 14 m2"],
    [null, "Flat 5B, £500 pcm"],
    [null, "Room B2 in a shared house"],
    [null, "ZZ9 9ZZ is no postcode"],
  ])("the postcode is %s in: %s", (postCode, text) => {
    expect(parseListing(text, TODAY).post_code).toBe(postCode);
  });
});

test("a pasted search fills a request's form: the upper budget, the area, and what was said but for the contact", () => {
  const text =
    "本人女生，求租诺丁汉ensuite或studio，9月15日入住，预算一周150-170，租44周，最好近诺大，包bill，不抽烟。";
  expect(parseRequest(`${text}微信 xiaomei_nott`, TODAY)).toMatchObject({
    city: "Nottingham",
    post_code: "University of Nottingham",
    begin_date: "2027-09-15",
    end_date: "2028-07-19",
    price_upper_bound: 170,
    room_type: "ensuite",
    contact_info: "微信 xiaomei_nott",
    description: text,
  });
});

describe("letters are read as digits in a picture's text alone", () => {
  test.each([
    ["E1", "伦敦 ensuite，E1，包 bills"],
    ["LS6", "Leeds LS6, bills included"],
    [null, "Room in Wills Hall, ask for Ellis, bills extra"],
    [null, "Cambridge Hills Road 附近单间，bills 另付"],
    ["E1", "Studio E1 INS"],
  ])("typed, the postcode is %s in: %s", (postCode, text) => {
    expect(parseListing(text, TODAY).post_code).toBe(postCode);
  });

  test.each([
    ["E1 4NS", "Studio, El 4NS, £200pw"],
    ["SO17 1BJ", "Southampton SO17 IBJ"],
    ["LS6", "Leeds LS6, BILLS INCLUDED"],
    [null, "WILLS HALL, bills included"],
  ])("from a picture, it is %s in: %s", (postCode, text) => {
    expect(parseListing(text, TODAY, { isFromPicture: true }).post_code).toBe(postCode);
  });
});

describe("the rent of an offer", () => {
  test.each([
    [200, "London studio about £200 pw"],
    [200, "曼城 ensuite 约200一周"],
    [200, "利兹单间 200左右/周"],
    [190.5, "Reading ensuite £190.5/week"],
    [140, "诺丁汉 ensuite 价格：£165→£140每周"],
    [150, "Ensuite, price dropped from £184 to £150 per week"],
    [180, "谢菲 studio 转租\n房租£199周 现补贴到£180/周"],
    [180, "谢菲 studio，£199/周，补贴后£180/周"],
    [150, "谢菲 ensuite £150/周，现12月入住"],
    [120, "原合同44周 £139/周，现转£120/周"],
    [160, "Double room, £160 pw, office open 0900-1730"],
    [167.31, "Bright double, rent £725 pcm + bills (approx £90pp), deposit £836"],
    [185, "Ensuite £800 pcm (£185 pw)"],
    [155, "Room £155 pw, deposit £600, bills about £60 a month, text 07700 900 655"],
    [null, "Room in Bristol. Deposit £500, holding deposit £120, bills about £60 a month"],
  ])("is %s in: %s", (price, text) => {
    expect(parseListing(text, TODAY).price).toBe(price);
  });

  test("an approximate budget of a request is that budget", () => {
    expect(parseRequest("求租伦敦studio，预算约200一周", TODAY).price_upper_bound).toBe(200);
  });
});

describe("of a home, the room that is let", () => {
  test.each([
    ["room", "单间 in 三室一厅, Glasgow"],
    ["room", "曼城三室一厅里的一个单间转租，另外两个室友都是女生"],
    ["主卧", "2b1b的主卧出租"],
    ["主卧", "Exeter 2b1b 主卧 £150pw"],
    ["主卧", "伦敦 主卧 2b1b £250/周"],
    ["ensuite", "转租伦敦 E14 主卧ensuite 2b2b"],
    ["double", "Selly Oak 6 bed house，其中一间 double room"],
    ["ensuite", "Student Roost 4 bed cluster flat里的ensuite"],
    ["double", "3b2b找一个室友，房间是带书桌的大床房"],
    ["room", "5室2卫合租，空出两间"],
    ["ensuite", "伦敦主卧独卫"],
    ["single", "SINGLE ROOM - OXFORD. Furnished, in a 5 bed student house"],
    ["single", "利兹 4室1卫合租 单人间转租"],
    ["ensuite", "Room for rent in quiet 2 bed apartment, Glasgow. Large double, own bathroom"],
    ["2b2b", "2b2b整租，主卧带阳台"],
    ["2b", "Spacious 2 bedroom apartment, master bedroom with balcony"],
    ["3b", "三室一厅整租"],
    ["studio", "格拉斯哥 G12 8QQ 一室户整租 950镑/月"],
    ["2b", "利兹两室户 £700/月"],
    ["double", "Leeds double £140pw"],
    ["room", "贝尔法斯特 3 bed terraced house 单间 £400pcm"],
    ["room", "杜伦 学生house 5人间剩最后一间！£105/周"],
    ["single", "Leeds single, £140pw"],
    ["room", "约克三室一厅，她那间空出来，£120pw"],
    ["double", "约克三室一厅，我的房间是双人床，£120pw"],
    ["room", "曼城四房公寓空出最大的一间，£150pw"],
    ["room", "York, 3 bed house, other two are nurses, £120pw"],
    ["room", "I'm renting out my own room, 2 bed flat, Leeds, £130pw"],
    ["double", "Lodger wanted, decent double, Hull, £110pw. Three lodgers since 2019, last one gave me £100"],
    ["room", "赫尔 loft 里的单间 £90pw"],
    ["double", "巴斯 四人屋剩双人床房 £130pw"],
    ["主卧", "爱丁堡三室一卫，我住的是主卧，房间约15平，£780/月"],
    ["次卧", "金丝雀码头2b2b，我住主卧，现在出次卧，£1550/月"],
    ["room", "南安普顿私房，七间卧室里最小的那间，£115/周"],
    ["room", "anyone want a room in Plymouth? 7 bed student house, £108 a week"],
    ["7b", "7 bed student house in Plymouth, £108 a week"],
    ["2b", "利兹两室一厅整租，我的房间有双人床 £1300pcm"],
  ])("is %s in: %s", (type, text) => {
    expect(parseListing(text, TODAY).room_type).toBe(type);
  });
});

describe("the stay that is offered", () => {
  test.each(OFFERED_STAYS)("%s: %s to %s", (text, begin, end) => {
    expect(parseListing(text, TODAY)).toMatchObject({ begin_date: begin, end_date: end });
  });

  test.each([
    [true, "Short lets welcome"],
    [false, "Sorry, no short lets"],
    [false, "不接短租"],
    [null, "Bills included"],
  ])("says whether short lets are taken (%s): %s", (isAllowed, text) => {
    expect(parseListing(`Leeds ensuite, £150pw. ${text}`, TODAY).short_term_allowed).toBe(isAllowed);
  });

  test.each([
    ["2027-01-10", "2027-07-31", "move in between 10 and 20 January, leaving end of July"],
    ["2027-01-10", "2027-07-31", "1月10日到20日之间入住，住到7月底"],
  ])("has an end behind the days to move in, too (%s to %s): %s", (begin, end, text) => {
    expect(parseListing(`Leeds ensuite, £150pw, ${text}`, TODAY)).toMatchObject({ begin_date: begin, end_date: end });
    expect(parseQuery(`Leeds ensuite, ${text}`, TODAY)).toMatchObject({ begin_by: "2027-01-20", end_date: end });
  });

  test("is not how far the rent has been paid", () => {
    expect(parseListing("ensuite, 已付到3月底 想从1.15起转 每周£241 剩余租期至2027.6.26 SE1 4XA", TODAY)).toMatchObject(
      {
        begin_date: "2027-01-15",
        end_date: "2027-06-26",
      },
    );
  });

  test("is not read from its costs: behind a tax, or a deposit, a day is a day", () => {
    expect(parseListing("牛津单间 650镑/月 包水电网council tax 2月10日后可入住 最少租三个月", TODAY)).toMatchObject({
      price_description: "包水电网council tax",
      begin_date: "2027-02-10",
    });
    expect(parseListing("牛津单间 650镑/月 押金 12月10日入住", TODAY).begin_date).toBe("2026-12-10");
  });

  test("of who looks for a room, the contract's end is the begin", () => {
    expect(parseRequest("My contract ends on 17 July 2027, looking for a studio in Leeds", TODAY).begin_date).toBe(
      "2027-07-17",
    );
  });
});

describe("one sum for the whole stay is so much a week", () => {
  test.each([
    [166, "6月5日-8月20日 一共1800镑"],
    [166, "6.5到8.20，打包价1800"],
    [166, "5 June to 20 August, £1,800 for the whole period"],
    [150, "£1,500 in total for 10 weeks from 5 June"],
    [150, "£1,500 for 10 weeks from 5 June"],
    [150, "10周一共£1500 6月5日起"],
    [278, "2027.1.10-2027.6.30 总价£6800"],
    [252, "12.18-1.12｜共25天£900包所有"],
  ])("£%d: %s", (price, text) => {
    expect(parseListing(`Leeds ensuite, ${text}`, TODAY).price).toBe(price);
  });

  test.each([
    [600, "2 bed flat £2600 total, 1 February 2027 to 31 January 2028"],
    [165, "1月10日到6月30日 一共£4000，合£165一周"],
    [120, "一共有5个室友 £120一周 1月10日到6月30日"],
    [140, "1月10日到6月30日 押金一共£300 房租£140"],
    [140, "5 January - 30 June £140 total bills £20"],
    [138.46, "1.10-6.30 月租一共600包bill"],
  ])("but not where it is a rent of its own, £%d: %s", (price, text) => {
    expect(parseListing(`Leeds, ${text}`, TODAY).price).toBe(price);
  });

  test("and it stays in the note about the price", () => {
    expect(parseListing("Leeds ensuite, 6.5到8.20，打包价1800，女生优先", TODAY).price_description).toBe("打包价1800");
  });
});

test.each([
  ["⏰时间：2027年1月10日-2027年6月30日", null],
  ["Available from 1 September 2027", null],
  ["From: 01/03/2027 To: 31/08/2027", null],
  ["2月1日起租，最少租半年", "2月1日起租，最少租半年"],
  ["从1月15日住到6月30日，可以带猫", "从1月15日住到6月30日，可以带猫"],
])("days are in their fields alone, unless more is said beside them: %s", (line, description) => {
  const read = parseListing(`Bristol ensuite near the harbour\n${line}`, TODAY);
  expect(read.begin_date).not.toBeNull();
  const first = "Bristol ensuite near the harbour";
  expect(read.description).toBe(description === null ? first : `${first}\n${description}`);
});

test("contacts are in no field that everybody sees", () => {
  const { title, description, additional_info } = parseListing(
    "Bham 市中心 1b1b £230 pw 电话 07700 900123 WhatsApp 07700900456\nNo agents please. Message me on here or text Sam on 07700 900 655.\n合同一年，联系 wx: anna_b1",
    TODAY,
  );
  expect(title).toBe("1 bed, 1 bath in Birmingham");
  expect(description).toBe("Bham 市中心 1b1b £230 pw\nNo agents please. Message me on here.");
  expect(`${description}${additional_info}`).not.toMatch(/07700|anna_b1/);
});

test.each([
  ["考文垂 2b", "求接盘！！考文垂整套两居室\n账单另算"],
  ["利兹 ensuite", "【急转】利兹 ensuite！\n£150 pw"],
  [
    "Double room in Leeds",
    "Double room in a quiet house close to the park and the station in Headingley, one bath £90 pw",
  ],
  ["Single room in Brighton, bills included", "Brighton, a single room in a student house of seven, bills included"],
  ["1 bed, 1 bath in Glasgow G41, bills included", "Hi everyone! Cosy one bed in Glasgow G41, £700 all bills included"],
  ["1 bed, 1 bath in London E1", "Hello, lovely one bed flat，£1,350 pcm (was £1,500), 12 Grove Street, London E1"],
  ["伦敦 E1 studio，2027年1月10日起租", "大家好～转租伦敦 E1 studio，2027年1月10日到6月30日，原价£400现£350一周"],
  [null, "急转！！有意私我"],
])("the title is a sentence of the fields, and no cut of the text: %s", (title, text) => {
  expect(parseListing(text, TODAY).title).toBe(title);
});

test("a title has no greeting, house number or rent in any text", () => {
  const greeting = fc.constantFrom("Hi all, ", "Hello everyone! ", "大家好，", "");
  const rent = fc.constantFrom("£1,350 pcm", "was £1,500, now £1,350", "原价£400，现£350/周");
  const house = fc.constantFrom("12 Grove Street, ", "Flat 3, 45 Mile End Road, ", "");
  const said = fc.constantFrom("one bed flat", "ensuite", "studio", "单间");
  fc.assert(
    fc.property(greeting, said, rent, house, (hello, type, price, address) => {
      const { title } = parseListing(`${hello}${type}，${price}, ${address}London E1`, TODAY);
      expect(title).toMatch(/London|伦敦/);
      expect(title).not.toMatch(/[£￡]|hi all|hello|大家|\b(?:12|45|3)\b|Grove|Mile End|1,3|1,5|400|350/i);
    }),
  );
});

test("a description greets nobody, leads to no contact of another field, and names no house number", () => {
  const read = (text: string) => parseListing(text, TODAY).description;
  expect(read("Hi everyone! Sunny ensuite in Leeds near the park.\nDM me if interested")).toBe(
    "Sunny ensuite in Leeds near the park.",
  );
  expect(read("大家好！利兹 ensuite 阳光很好\n有意私我，或者加室友")).toBe("利兹 ensuite 阳光很好");
  expect(read("Bright studio at Flat 3, 45 Mile End Road, London. 3 Bed House on Oxford Road next door")).toBe(
    "Bright studio at Mile End Road, London. 3 Bed House on Oxford Road next door",
  );
});

test("whether bills are included is told with its answer, and a lone word is no note", () => {
  const listed = "Double room, Stratford, E20\n£925 pcm | Deposit: £925 | Bills included? Some";
  expect(parseListing(listed, TODAY).price_description).toBe("Deposit: £925; Bills included? Some");
  expect(
    parseListing("Studio, London EC2A. £389/week. Includes gym, cinema, bills.", TODAY).price_description,
  ).toBeNull();
});

test("of several rents of an offer, the least is its rent; what the one who leaves adds is none", () => {
  expect(parseListing("莱斯特 studio 有两间，£150一周和£165一周", TODAY).price).toBe(150);
  expect(parseListing("Newcastle room, £425 a month, bills capped at £50 on top", TODAY).price).toBe(98.08);
  expect(parseListing("利物浦 ensuite，合同价£181，我补£20每周，实付£161", TODAY).price).toBe(161);
});

test("an account is found behind what it is for", () => {
  const read = parseListing("诺丁汉单间 £119/w 无中介费 加微信看视频：raleigh_zz", TODAY);
  expect(read.contact_info).toBe("微信看视频：raleigh_zz");
  expect(JSON.stringify({ ...read, contact_info: null })).not.toContain("raleigh_zz");
  expect(parseListing("格林威治 studio，1850/月，可微信沟通：gw_landlord88", TODAY).contact_info).toContain(
    "gw_landlord88",
  );
});

test("a sentence whose last clause is said in another field still ends", () => {
  const { description } = parseListing("York studio 转租\n带大厨房，包bill；我付£300 cashback！", TODAY);
  expect(description).toBe("York studio 转租\n带大厨房；我付£300 cashback！");
});

test.each([
  ["Newcastle 整租studio！！女生优先\n170pw 包bill", "Newcastle 整租studio！女生优先"],
  ["【急转】利兹 ensuite！\n阳光很好", "【急转】利兹 ensuite！\n阳光很好"],
  ["Studio to let, Leeds. No pets!\nBright room", "Studio to let, Leeds. No pets!\nBright room"],
])("what is said in the first line is not lost: %s", (text, description) => {
  expect(parseListing(text, TODAY).description).toBe(description);
});

test("a line ends where its last sentence is said in another field", () => {
  const { description } = parseListing("York studio near the walls\nSunny and quiet! Bills included.\nNo pets.", TODAY);
  expect(description).toBe("York studio near the walls\nSunny and quiet!\nNo pets.");
  expect(parseListing("York studio 转租\n急！！\n不养猫", TODAY).description).toBe("York studio 转租\n急！\n不养猫");
});

test("what is said beside a contact stays: costs, a short let, the rent", () => {
  const read = parseListing(
    "曼城 M14 单间\n押金4周，微信：mei_leeds\n可短租 电话 07700 900123\n£150/周 wx abc_1234",
    TODAY,
  );
  expect(read).toMatchObject({ price: 150, price_description: "押金4周", short_term_allowed: true });
  const english = parseListing("Leeds LS6 ensuite\nDeposit 4 weeks. WeChat: leeds_mei", TODAY);
  expect(english.price_description).toBe("Deposit 4 weeks");
});

test("a viewing on the next line does not take a day from the stay", () => {
  expect(parseListing("2027年1月25日入住，住到2027年8月29日\n可看房可视频", TODAY).end_date).toBe("2027-08-29");
});

test("a word inside another is no word: Marchmont is no HMO", () => {
  const { property_type } = parseListing("Marchmont, Edinburgh EH9, 3 bed flat, from September", TODAY);
  expect(property_type).toBeNull();
});
