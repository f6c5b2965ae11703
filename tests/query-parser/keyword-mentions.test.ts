import { expect, test } from "vitest";
import { mentionsKeyword, placeNameVariants, rememberingMentions } from "../../src/query-parser/keyword-mentions.ts";

test.each([
  ["gym", "24h 健身房，随时可用"],
  ["gym", "There is a Gym downstairs"],
  ["pets", "可養寵物"],
  ["bills-included", "£200 pw, all bills included"],
  ["no-smoking", "No smoking please"],
  ["UCL", "步行 10 分钟到伦敦大学学院"],
  ["UCL", "Five minutes to UCL!"],
  ["Canary Wharf", "金丝雀码头旁"],
  ["roof terrace", "With a Roof Terrace"],
  ["no-pets", "房东不让养猫"],
  ["no-pets", "Pets are not allowed"],
  ["no-smoking", "室内禁烟"],
  ["no-deposit", "押金全免"],
  ["no-agent-fee", "房东直租，无中介费"],
  ["no-agent-fee", "房东直租"],
  ["no-agents", "中介勿扰，房东本人出租"],
  ["no-agents", "Private landlord, no agents"],
  ["not-ground-floor", "房间在3楼，有电梯"],
  ["not-ground-floor", "Second floor flat"],
  ["asap", "随时可以入住"],
  ["asap", "Available now"],
  ["Zone 2", "伦敦2区，地铁5分钟"],
  ["Zone 2", "In zone 2, near the tube"],
  ["Zone 2", "Zone 1-2"],
  ["bills-included", "水電網全包"],
  ["near-tube", "樓下就是捷運站"],
  ["female-only", "只接女生"],
  ["furnished", "家具齐全，拎包入住"],
  ["washing-machine", "Laundry on every floor"],
  ["no-guarantor", "We don't ask for a UK guarantor"],
  ["sublet", "Taking over my lease? Yes, a sublet"],
])("%s is mentioned in: %s", (keyword, text) => {
  expect(mentionsKeyword(text, keyword)).toBe(true);
});

test.each([
  ["gym", "A quiet room"],
  ["pets", "不可养宠物"],
  ["pets", "Sorry, no pets"],
  ["UCL", "Nuclear physics"],
  ["roof terrace", "A terrace"],
  ["bills-included", "£600，不含bill"],
  ["bills-included", "All bills excluded"],
  ["gym", "No gym in the building"],
  ["no-agents", "无中介费"],
  ["not-ground-floor", "一楼，带院子"],
  ["not-ground-floor", "A house of two floors"],
  ["Zone 2", "Zone 3, studio"],
  ["Zone 2", "12区"],
  ["lift", "五楼没有电梯"],
  ["no-deposit", "Deposit: five weeks' rent"],
  ["no-guarantor", "UK guarantor needed"],
  ["smoking", "No smokers please"],
  ["parking", "门口不能停车"],
  ["sunny", "sunnyside-lets"],
  ["couples", "Sorry, no couples"],
])("%s is not mentioned in: %s", (keyword, text) => {
  expect(mentionsKeyword(text, keyword)).toBe(false);
});

test("a place is known by its names in both languages, anything else by itself", () => {
  expect(placeNameVariants("UCL")).toEqual(
    expect.arrayContaining(["ucl", "university college london", "伦敦大学学院"]),
  );
  expect(placeNameVariants("Roof Terrace")).toEqual(["roof terrace"]);
});

const TEXTS = ["24h 健身房，可養寵物", "Sorry, no pets, but a gym", "UCL 附近, all bills included", "A quiet room"];
const KEYWORDS = ["gym", "pets", "bills-included", "UCL", "roof terrace", "quiet", "constructor"];

test.each([1, 2, 100])(
  "with a memory of %i texts the answers are the same, however often and in which order",
  (most) => {
    const mentions = rememberingMentions(most);
    const asked = TEXTS.flatMap((text) => KEYWORDS.map((keyword) => [text, keyword] as const));
    for (const [text, keyword] of [...asked, ...asked.toReversed(), ...asked])
      expect([text, keyword, mentions(text, keyword)]).toEqual([text, keyword, mentionsKeyword(text, keyword)]);
  },
);
