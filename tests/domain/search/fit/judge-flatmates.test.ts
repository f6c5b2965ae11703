import { expect, test } from "vitest";
import { householdIn, judgeFlatmates } from "#domain/search/fit/judge-flatmates.ts";
import { aRoom } from "./a-room.ts";

test.each([
  ["我们是5室的房子，现在有一间空出来", 5],
  ["我和1个人一起住在Peverell，还缺一个室友", 2],
  ["室友 3 个，都是学生", 4],
  ["室友：两个女生", 3],
  ["和四个flatmates share kitchen", 5],
  ["我们 6 个都是女生，希望也找一位女生", 7],
  ["我們兩個人，再找一個室友", 3],
  ["三室一廳裡的一間", 3],
  ["四人合租，你有自己的房间", 4],
  ["3 of us looking for one more", 4],
  ["You'd be living with four other people, all students", 5],
  ["Room in a 3-bed flat near LSE", 3],
  ["Double room in a two bedroom flat", 2],
  ["Share the kitchen with 2 others", 3],
  ["One housemate, very quiet", 2],
  ["Bright room in a five-bed house", 5],
  ["3-bed\nensuite", 3],
])("%j is a household of %i", (words, people) => {
  expect(householdIn(words)).toBe(people);
});

test.each([
  "Postcode is S3 7BR",
  "一个人住",
  "室友人很好",
  "房租一周200",
  "Two minutes to the station",
  "2 房东直租",
  "租期：9.2 - 7.6 室友：限女生",
  "卫生间和一个室友共用",
  "还缺一个室友",
  "Looking for one flatmate",
])("%j tells no household", (words) => {
  expect(householdIn(words)).toBeNull();
});

test("SQ-13: the fewer the flatmates the better; a poster who does not say is between few and many", () => {
  const value = (title: string) => judgeFlatmates(aRoom({ title }), { keywords: ["few-flatmates"] })?.value ?? 0;
  const values = ["Room in a 2-bed flat", "3-bed", "4-bed", "5-bed", "Room", "6-bed", "8-bed"].map(value);
  expect(values).toEqual(values.toSorted((a, b) => b - a));
  expect(new Set(values).size).toBe(values.length);
});

test("SQ-13: a household of three at most is one with few flatmates", () => {
  const judged = (title: string) => judgeFlatmates(aRoom({ title }), { keywords: ["few-flatmates"] });
  expect(judged("Room in a 3-bed flat")).toMatchObject({ missed: 0, reasons: [{ keyword: "few-flatmates" }] });
  expect(judged("Room in a 4-bed flat")).toMatchObject({ missed: 0, reasons: [] });
  expect(judgeFlatmates(aRoom({}), { keywords: [] })).toBeNull();
});
