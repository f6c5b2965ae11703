import { expect, test } from "vitest";
import { firstWords, type OfferedRoom } from "../../../../src/client/features/matches/first-words.ts";

const room: OfferedRoom = {
  city: "Edinburgh",
  post_code: "EH10 4AB",
  price: 175,
  begin_date: "2027-01-16",
  end_date: "2027-06-19",
  room_type: "ensuite",
  price_description: "包 bill",
  short_term_allowed: true,
};

test("A-72: the first message says what the room is, in the words of each language", () => {
  expect(firstWords(room)).toEqual({
    words_zh:
      "你好，看到你在找房，我这里有一间可能合适：爱丁堡 EH10，ensuite，£175/周（包 bill），2027年1月16日到6月19日，可以短租。照片和详情在房源页，有兴趣可以从那里联系我约看房。",
    words_en:
      "Hello, I saw that you are looking for a room, and mine may suit you: ensuite in Edinburgh EH10, £175 a week (bills included), 16 Jan 2027 to 19 Jun 2027, short stays are fine. Photos and details are on its page. If you like it, get in touch from there to arrange a viewing.",
  });
});

test("A-87: a rent that was typed by the month is offered as typed, the weekly one and the note behind it", () => {
  const { words_zh, words_en } = firstWords({ ...room, price: 288.46, price_per_month: 1250 });
  expect(words_zh).toContain("，£1250/月（£288.46/周，包 bill），");
  expect(words_en).toContain(", £1250 a month (£288.46 a week, bills included), ");
});

test.for([
  ["2027-09-01", "2028-06-30", "2027年9月1日到2028年6月30日", "1 Sep 2027 to 30 Jun 2028"],
  ["2027-09-01", null, "2027年9月1日起可入住", "from 1 Sep 2027"],
  [null, "2028-06-30", "可住到2028年6月30日", "until 30 Jun 2028"],
  [null, null, "入住时间可商量", "dates to be agreed"],
] as const)("a stay from %s to %s", ([begin_date, end_date, zh, en]) => {
  const { words_zh, words_en } = firstWords({ ...room, begin_date, end_date });
  expect(words_zh).toContain(`，${zh}，`);
  expect(words_en).toContain(`, ${en}, `);
});

test.for([
  [
    "single",
    "No deposit, bills not included",
    "，单人间，£175/周（无押金, 不包 bill）",
    ": single room in",
    "(no deposit, bills not included)",
  ],
  [
    "2b1b",
    "包 bill，押金 5 周房租，可议",
    "，2b1b，",
    ": 2 bed, 1 bath flat in",
    "(bills included, 5 weeks' rent as deposit, 可议)",
  ],
  ["次卧", null, "，次卧，£175/周，", ": 次卧 in", "£175 a week, "],
] as const)(
  "the kind and the costs of %s are said in each language",
  ([room_type, price_description, zh, en, costs]) => {
    const { words_zh, words_en } = firstWords({ ...room, room_type, price_description });
    expect(words_zh).toContain(zh);
    expect(words_en).toContain(en);
    expect(words_en).toContain(costs);
  },
);
