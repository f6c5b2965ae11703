import { expect, test } from "vitest";
import { asked } from "./asked.ts";

test.each([
  ["Bath 单间", "带 bath 单间", "Bath"],
  ["Botanic火车站5分钟", "botanic garden wanted", "Belfast"],
  ["in the Strand", "in the bath", "London"],
  ["Hull", "a hull", "Hull"],
  ["a room in reading under 600", "a reading room under a roof", "Reading"],
  ["牛津布鲁克斯", "牛津布", "Oxford"],
  ["利兹街区", "利兹街", "Leeds"],
  ["利物浦队友", "利物浦队", "Liverpool"],
  ["Leeds united kingdom", "Leeds united", "Leeds"],
  ["Leeds city flat", "Leeds city fan", "Leeds"],
  ["York, near Canada Water", "New York", "York"],
  ["格大附近", "价格大概", "Glasgow"],
  ["利兹大附近", "曼城大房间", "Leeds"],
])("%s names a place, %s none of that name", (named, beside, city) => {
  expect(asked(named).city).toBe(city);
  expect(asked(beside).city).not.toBe(city);
});
