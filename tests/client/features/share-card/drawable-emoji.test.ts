import { expect, test } from "vitest";
import { cardText } from "../../../../src/client/features/share-card/picture/card-text.ts";
import { drawableText } from "../../../../src/client/features/share-card/picture/drawable-emoji.ts";
import { inChinese, ROOM, TODAY } from "./card-room.ts";

const titled = (title: string) =>
  cardText(inChinese, { ...ROOM, title }, { today: TODAY, contact: null, hasBills: false });
const none = () => false;

test("emoji that the device has stay as they are", () => {
  const text = titled("🏡✨ 朝南 👩‍👩‍👧 套间 1️⃣");
  expect(drawableText(text, () => true)).toEqual(text);
});

test("an emoji that it lacks is left out with its space, and what is under a selector stays", () => {
  expect(drawableText(titled("🏡✨ 朝南 👩‍👩‍👧 套间"), none).title).toBe("朝南 套间");
  expect(drawableText(titled("1️⃣ 号线 ☎️ 🇬🇧"), none).title).toBe("1 号线 ☎");
  expect(drawableText(titled("🏡"), none).title).toBe("");
});

test("a text without emoji is not touched", () => {
  const text = titled("朝南套间 — ensuite, £168 / “week” ©");
  expect(drawableText(text, none)).toEqual(text);
});

test("no device has an emoji that does not exist", () => {
  expect(drawableText(titled("套间 \u{1faff}")).title).toBe("套间");
});
