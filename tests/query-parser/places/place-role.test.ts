import { describe, expect, test } from "vitest";
import type { PlaceRole } from "../../../src/query-parser/places/place.ts";
import { asked } from "./asked.ts";

/** For each rule, in its order, a text that it is for and one beside it; what is asked for is the first place of either. */
const RULES: readonly [role: PlaceRole, fits: string, beside: string, instead: PlaceRole][] = [
  ["refused", "not in Leeds", "why not Leeds", "wanted"],
  ["refused", "不要利兹", "要不要利兹", "wanted"],
  ["origin", "Durham → Leeds", "Durham, Leeds", "wanted"],
  ["origin", "I'm from Leeds", "a room from Leeds station", "near"],
  ["origin", "he is leaving Durham", "anyone leaving Durham?", "wanted"],
  ["origin", "从曼城搬到利兹", "从曼城开始看房", "wanted"],
  ["current", "my house in Leeds", "a house in Leeds", "wanted"],
  ["current", "my contract for halls in Leeds ends", "a contract for halls in Leeds", "wanted"],
  ["current", "my master's in Leeds", "starting my master's in Leeds", "wanted"],
  ["current", "去伦敦上了一年班", "去伦敦上班", "commute"],
  ["current", "Leeds is where my boyfriend lives", "Leeds is where students live", "wanted"],
  ["current", "亲戚家儿子在伯明翰住", "我和老公在伯明翰找房", "wanted"],
  ["current", "阿伯丁的房子1月到期", "阿伯丁的房子1月入住", "wanted"],
  ["current", "my flatmate is moving to Glasgow", "my flatmate and I are moving to Glasgow", "chosen"],
  ["current", "I commute from Oxford", "I commute to Oxford", "commute"],
  ["current", "现在住利兹", "现在在利兹找房", "wanted"],
  ["current", "人在纽卡，想租单间", "人在纽卡想租单间", "wanted"],
  ["chosen", "I want to live in Reading", "I want Reading", "wanted"],
  ["chosen", "之后要搬去伦敦", "搬去伦敦", "wanted"],
  ["chosen", "决定搬回诺丁汉", "搬到诺丁汉", "wanted"],
  ["chosen", "想在牛津换一间", "想在牛津逛逛", "wanted"],
  ["wanted", "毕业要去曼城上班", "每天去曼城上班", "commute"],
  ["commute", "20 min to London", "20 min in London", "wanted"],
  ["commute", "到伦敦通勤方便", "到伦敦看房", "wanted"],
  ["commute", "在伦敦工作", "在伦敦找房", "wanted"],
  ["commute", "学校在 Loughborough", "学校 Loughborough", "wanted"],
  ["near", "close to central London", "close in London", "wanted"],
  ["near", "温切斯特校区", "温切斯特主校区", "wanted"],
];

describe.each(RULES)("%s: %s, but not %s", (role, fits, beside, instead) => {
  const roleIn = (text: string) => asked(text).places[0]?.role;

  test("the rule fits", () => {
    expect(roleIn(fits)).toBe(role);
  });

  test("what is like it has another role", () => {
    expect(roleIn(beside)).toBe(instead);
  });
});

test.each([
  ["I did two years in London, now anywhere but London", null],
  ["去年在伦敦Hackney，除了伦敦都行", null],
  ["不要伦敦市中心，伦敦二区", "London"],
  ["currently in London", "London"],
  ["a room near Leeds, I work in York", "Leeds"],
  ["I work in York, UCL student", "London"],
  ["I am from Durham", null],
])("of all roles the most certain one names the city: %s → %s", (text, city) => {
  expect(asked(text).city).toBe(city);
});
