import { expect, it } from "vitest";
import { extractQuantities } from "../../src/query-parser/extract-quantities.ts";
import { parseQuery } from "../../src/query-parser/parse-query.ts";
import { createSourceText } from "../../src/query-parser/text/source-text.ts";

it.each([
  [
    "commute",
    "15分钟|20 min walk|within 30 minutes|2 miles|500m|10m from the station|1.5km|10-15 mins|走路20分钟以内|300米|three stops",
  ],
  ["people", "2个人|3 flatmates|for two|四人间|2 of us|shared between 3|2 girls|两个室友|有2只猫|2 cats"],
  ["age", "24岁|25 years old|over 18|00后"],
  ["zone", "zone 2|zones 1-2|2区|zone 2/3"],
  ["floor", "3楼|2nd floor|floor 12|五层"],
  ["size", "25平米|20sqm|30 m2|250 sq ft|12平方"],
  ["time", "8 pm|18:30|24/7|24小时|晚上8点"],
  ["line", "bus 192|18路公交|2号线"],
  ["percentage", "100%|10%"],
  ["address", "25 oxford road|flat 25, leeds|#302"],
  ["rating", "4.5 stars|5星级|top 100"],
] as const)("reads a number of the kind %s", (kind, texts) => {
  for (const text of texts.split("|")) {
    const source = createSourceText(text);
    expect
      .soft(
        extractQuantities(source).map(({ sense }) => sense),
        text,
      )
      .toEqual([kind]);
    expect.soft(source.remaining, text).not.toMatch(/\d/);
  }
});

it.each([
  "200",
  "850 pm",
  "9月15号",
  "44 weeks",
  "1b1b",
  "2 bed flat 350",
  "room 180",
  "200-250",
  "max 200 min",
  "3个月",
  "12m from 1 feb",
  "6m contract",
])("leaves %s alone", (text) => {
  const source = createSourceText(text);
  expect(extractQuantities(source)).toEqual([]);
  expect(source.remaining).toBe(source.canonical);
});

it.each(["07912 345678", "电话07912345678", "+44 7912 345678", "07912 345 678", "13800138000"])(
  "leaves nothing of the phone number %s to be read",
  (text) => {
    const source = createSourceText(text);
    extractQuantities(source);
    expect(source.remaining).not.toMatch(/\d/);
  },
);

it.each(["wechat: abc123", "微信号zhang200", "vx:abc200"])("takes no price from the account in %s", (text) => {
  const { low_price, high_price } = parseQuery(`room in leeds, ${text}`, "2026-11-29");
  expect([low_price, high_price]).toEqual([null, null]);
});
