import { describe, expect, test } from "vitest";
import { extractPriceNote } from "../../../src/query-parser/listing/price-note.ts";

describe("what is paid beside the rent is a note about the price", () => {
  test.each([
    ["电和燃气按表付", "电和燃气按表付"],
    ["网费我们三个对半，朝南", "网费我们三个对半"],
    ["水和网算租金里", "水和网算租金里"],
    ["宽带房东付", "宽带房东付"],
    ["暖气不用另付", "暖气不用另付"],
    ["水电煤人均45", "水电煤人均45"],
    ["Quiet street, water thrown in", "water thrown in"],
    ["It's £90 a week with elec, lecky and water in it", "elec, lecky and water in it"],
    ["The rent covers all utilities. Near the park", "The rent covers all utilities"],
    ["Rent excluding gas, oil and internet", "Rent excluding gas, oil and internet"],
    ["Internet paid by the landlord, own desk", "Internet paid by the landlord"],
    ["Electricity metered, nice garden", "Electricity metered"],
    ["Gas split 5 ways", "Gas split 5 ways"],
    ["£500 pcm and no more to pay", "no more to pay"],
  ])("%s", (line, note) => {
    expect(extractPriceNote([line])).toContain(note);
  });

  test.each([
    "电梯房，每人一个柜子",
    "水壶我出，免费送",
    "网站上有照片，我付过钱",
    "Split level flat with gas hob",
    "Hot water is good, the garden is in there",
    "天气好，我们出去玩",
  ])("but not: %s", (line) => {
    expect(extractPriceNote([line])).toBeNull();
  });
});
