import { expect, test } from "vitest";
import { heldAgainstOriginals } from "../../../src/server/ai/remote/held-against-originals.ts";

const ORIGINALS = { title: "利兹套间转租", description: "周租一百五十镑，押金 600 镑，走路到学校十二分钟。\n微信 ▮▮▮" };
const TRANSLATED = {
  title: "Ensuite sublet in Leeds",
  description: "£150 a week, £600 deposit, a twelve minute walk to the university.\nWeChat ▮▮▮",
};

test("a translation is taken as it is, and nothing besides it", () => {
  expect(heldAgainstOriginals({ ...TRANSLATED, note: "I am a model" }, ORIGINALS, "en")).toEqual(TRANSLATED);
});

test.each([
  ["a text is missing", { title: TRANSLATED.title }],
  ["a text is blank", { ...TRANSLATED, title: " " }],
  ["a text is none", { ...TRANSLATED, title: ["Ensuite"] }],
  ["it is in the language of the original", ORIGINALS],
  ["a sum stands in no original", { ...TRANSLATED, description: "£105 a week, £600 deposit. WeChat ▮▮▮" }],
  ["a sum in words stands in no original", { ...TRANSLATED, description: "150 pounds a week, 6000 pounds deposit" }],
  ["it goes on and on", { ...TRANSLATED, title: "Ensuite in Leeds. ".repeat(50) }],
])("nothing is taken where %s", (_, answer) => {
  expect(heldAgainstOriginals(answer, ORIGINALS, "en")).toBeNull();
});

test.each([
  [{ title: "Rent £1.2k per month for the whole flat" }, { title: "整套月租 £1,200" }],
  [{ title: "Rent is £1,250 pcm for the house" }, { title: "整栋月租 1250 镑" }],
])("a sum may be written in another way: %j", (original, translated) => {
  expect(heldAgainstOriginals(translated, original, "zh")).toEqual(translated);
});

test("A-86: a contact or a link that a translation brings is covered", () => {
  const answer = { title: "Pay at https://pay.example.com now", description: "Call 07700 900123, WeChat anna_uk_88" };
  const held = heldAgainstOriginals(answer, { title: "利兹套间转租", description: "安静" }, "en");
  expect(JSON.stringify(held)).not.toMatch(/example|07700|anna_uk/);
  expect(held?.["description"]).toContain("▮▮▮");
});

test("controls and signs that turn a line round are no part of a translation", () => {
  const held = heldAgainstOriginals({ title: "Quiet\u0000 room\u202e in Leeds" }, { title: "利兹安静单间" }, "en");
  expect(held).toEqual({ title: "Quiet room in Leeds" });
});
