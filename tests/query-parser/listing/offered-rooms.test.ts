import { describe, expect, test } from "vitest";
import { parseListing, parseOffer } from "../../../src/query-parser/parse-listing.ts";

const TODAY = "2026-11-20";

describe("the rooms of a post, each with its rent", () => {
  test.each<[string, [string, string | null, number][]]>([
    [
      "卡迪夫 A房 £90/周 B房 £100/周",
      [
        ["A房", "room", 90],
        ["B房", "room", 100],
      ],
    ],
    [
      "Leeds, 2 rooms: double £110pw, double with ensuite £130pw",
      [
        ["double", "double", 110],
        ["double with ensuite", "ensuite", 130],
      ],
    ],
    [
      "曼城招租两间: 主卧160 次卧130，一周",
      [
        ["主卧", "主卧", 160],
        ["次卧", "次卧", 130],
      ],
    ],
    [
      "Room 1 (single) £100pw\nRoom 2 (double) £120pw\nRoom 3 (ensuite) £140pw\nYork",
      [
        ["Room 1 (single)", "single", 100],
        ["Room 2 (double)", "double", 120],
        ["Room 3 (ensuite)", "ensuite", 140],
      ],
    ],
    [
      "2 rooms in a house, Roath\n£90 pw (double)\n£80 pw (single)",
      [
        ["double", "double", 90],
        ["single", "single", 80],
      ],
    ],
    [
      "诺丁汉house还剩：大房间£135/周，中房间£126/周，小房间£112/周",
      [
        ["大房间", "room", 135],
        ["中房间", "room", 126],
        ["小房间", "room", 112],
      ],
    ],
    [
      "楼上双人房 £115一周\n楼下小单间 £95一周\n莱斯特",
      [
        ["楼上双人房", "double", 115],
        ["楼下小单间", "room", 95],
      ],
    ],
    [
      "Bronze ensuite – £149pw\nGold studio – £209pw\nLeicester",
      [
        ["Bronze ensuite", "ensuite", 149],
        ["Gold studio", "studio", 209],
      ],
    ],
    [
      "利物浦新公寓 Studio £200/周 1b1b £260/周",
      [
        ["Studio", "studio", 200],
        ["1b1b", "1b1b", 260],
      ],
    ],
    [
      "Swansea, 3 rooms: Small £88pw | Medium £94pw | Large £102pw",
      [
        ["Small", "room", 88],
        ["Medium", "room", 94],
        ["Large", "room", 102],
      ],
    ],
    [
      "Front room £150 a week. Box room £120 a week. Edinburgh",
      [
        ["Front room", "room", 150],
        ["Box room", "single", 120],
      ],
    ],
    [
      "经典ensuite £219/周，studio £315/周，曼城",
      [
        ["经典ensuite", "ensuite", 219],
        ["studio", "studio", 315],
      ],
    ],
    [
      "Selly Oak. Room A: £105 pppw. Room B: £115 pppw",
      [
        ["Room A", "room", 105],
        ["Room B", "room", 115],
      ],
    ],
    [
      "金丝雀码头2b2b 整租£600/周 主卧£340/周 次卧£280/周",
      [
        ["整租", "2b2b", 600],
        ["主卧", "主卧", 340],
        ["次卧", "次卧", 280],
      ],
    ],
  ])("%s", (text, rooms) => {
    const { rooms: found } = parseOffer(text, TODAY);
    expect(found.map(({ name, room_type, price }) => [name, room_type, price])).toEqual(rooms);
  });

  test("the room that a form is filled with first is the cheapest, with its own type", () => {
    const text = "Leeds, 2 rooms: single £480 pcm, ensuite £560 pcm";
    expect(parseListing(text, TODAY)).toMatchObject({ room_type: "single", price: 110.77, price_per_month: 480 });
    expect(parseOffer(text, TODAY).rooms[1]).toMatchObject({ room_type: "ensuite", price_per_month: 560 });
  });

  test.each([
    "Ensuite from £150 to £180 a week, Leeds",
    "Studio £210pw, bills about £60 a month, deposit £400",
    "Studio 转租 原价£245/周 现£225/周",
    "Ensuite, list price £218 a week, you pay £200 a week",
    "3 bed house £1,650 pcm in total (£550 each)",
    "Double room £650 pcm, £700 pcm for a couple",
    "一个人住£330/周，情侣住£360/周，伦敦主卧",
    "Studio £215pw for 51 weeks, £230pw for 44 weeks",
    "Student house £98 pppw 不包bill, £115 pppw 全包",
    "Ensuite £160pw, parking £40 a month extra",
    "Flat to let £1,425 pcm (£329 pw)",
    "Single room £105 a week, £140 a week for seven days",
    "My ensuite is £140pw, normally £165pw",
    "单间 £120/周，押金£480",
    "Double room £520 pcm",
    "Ensuite £150pw. Similar studios go for £220pw",
    "转租 studio £180/周，同楼studio £230/周",
    "Room £500 pcm until June. The room is £550 pcm after that",
    "两室一厅 £1300/月，车位 £100/月",
    "Studio £200pw single occupancy, £240pw double occupancy",
  ])("are none where one is offered: %s", (text) => {
    expect(parseOffer(text, TODAY).rooms).toEqual([]);
  });
});

test("a chosen room is read with its own type, rent and title", () => {
  const text = "Leeds, 2 rooms: single £480 pcm, ensuite £560 pcm";
  expect(parseOffer(text, TODAY)).toMatchObject({ room: 0, listing: { room_type: "single", price_per_month: 480 } });
  expect(parseOffer(text, TODAY, { room: 1 })).toMatchObject({
    room: 1,
    listing: { room_type: "ensuite", price_per_month: 560, title: "Ensuite in Leeds" },
  });
  expect(parseOffer("Leeds ensuite £120pw", TODAY, { room: 1 })).toMatchObject({ room: null, rooms: [] });
});
