import { expect, test } from "vitest";
import { passwordWeakness } from "../../../src/server/auth/weak-password.ts";

const WHOSE = { email: "zhang.san88@example.org", full_name: "Zhang San" };
const COMMON = "This password is too common. Please choose another one";
const GUESSABLE = "This password is too easy to guess. Please choose another one";
const OWN_NAME =
  "This password is your own name or email address, which is too easy to guess. Please choose another one";

const weaknesses: [password: string, weakness: string][] = [
  ["", "Password must be at least 8 characters"],
  ["a7$kQx!", "Password must be at least 8 characters"],
  ["租房密码七个字", "Password must be at least 8 characters"],
  // Seven characters, of which each is two of JavaScript's units.
  ["𠀀𠀁𠀂𠀃𠀄𠀅𠀆", "Password must be at least 8 characters"],
  ["x1".repeat(64) + "x", "Password must be at most 128 characters"],
  ["password", COMMON],
  ["PassWord", COMMON],
  ["ｐａｓｓｗｏｒｄ", COMMON],
  ["iloveyou", COMMON],
  ["qwerty123", COMMON],
  ["11111111", COMMON],
  ["abcabcabc", COMMON],
  ["zhang.san88@example.org", OWN_NAME],
  ["Zhang.San88", OWN_NAME],
  ["zhang san", OWN_NAME],
  ["ZhangSan2026!", OWN_NAME],
  ["london2026", GUESSABLE],
  ["Qiying!!88", GUESSABLE],
  ["栖英栖英123456", GUESSABLE],
  ["rental_1234", GUESSABLE],
];

test.each(weaknesses)("P-11, U-06, V6.2: %s is weak", (password, weakness) => {
  expect(passwordWeakness(password, WHOSE)?.msg).toBe(weakness);
});

test.each([
  ["a7$kQx!", "passwordTooShort"],
  ["x".repeat(129), "passwordTooLong"],
  ["password", "passwordTooCommon"],
  ["london2026", "passwordGuessable"],
  ["ZhangSan2026!", "passwordOwnName"],
])("what is wrong with %s has a type of its own: %s", (password, type) => {
  expect(passwordWeakness(password, WHOSE)?.type).toBe(type);
});

const strong = [
  "correct horse 42",
  "我在伦敦找房子住",
  "a7$kQx!p",
  "london calling the faraway towns",
  "𠀀𠀁𠀂𠀃𠀄𠀅𠀆𠀇",
  "x1y2".repeat(32),
  "        7",
];

test.each(strong)("V6.2.5: %s is fine, whatever it is made of", (password) => {
  expect(passwordWeakness(password, WHOSE)).toBeNull();
});

test("an empty name makes no password weak", () => {
  expect(passwordWeakness("a7$kQx!p", { email: "a@b.uk", full_name: "" })).toBeNull();
  expect(passwordWeakness("correct horse 42", { email: "a@b.uk", full_name: null })).toBeNull();
});
