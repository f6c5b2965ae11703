import { expect, test } from "vitest";
import { cardText } from "../../../../src/client/features/share-card/picture/card-text.ts";
import { hasBillsIncluded } from "../../../../src/client/features/share-card/picture/has-bills-included.ts";
import { wordsToPost } from "../../../../src/client/features/share-card/picture/words-to-post.ts";
import { ownContactOf } from "../../../../src/client/features/share-card/contact-of.ts";
import { ADDRESS, inChinese, inEnglish, ROOM, TODAY } from "./card-room.ts";

const TOLD = { today: TODAY, contact: null, hasBills: true };

test("a card says price, dates, place and facts in its language", () => {
  expect(cardText(inChinese, ROOM, TOLD)).toMatchObject({
    price: "£168",
    per: "/周",
    month: "≈ £728 /月",
    stay: "12月1日\u00A0– 次年9月26日",
    length: "43\u00A0周",
    place: "曼彻斯特 M14",
    facts: ["ensuite", "包 bill", "学生公寓"],
    scan: "扫码看房源",
  });
  expect(cardText(inEnglish, ROOM, TOLD)).toMatchObject({
    price: "£168",
    per: "pw",
    stay: "1\u00A0Dec\u00A02026\u00A0– 26\u00A0Sept\u00A02027",
    place: "Manchester M14",
    facts: ["Ensuite", "Bills included", "Student accommodation"],
    scan: "Scan to see the room",
  });
});

test("nothing of the postcode but its district, and no contact, unless the owner adds it", () => {
  for (const i18n of [inChinese, inEnglish]) {
    const text = cardText(i18n, ROOM, TOLD);
    const words = (["wechat", "xiaohongshu"] as const).map((place) => wordsToPost(i18n, place, ROOM, text, ADDRESS));
    const all = JSON.stringify([text, words]);
    expect(all).not.toContain("5RB");
    expect(all).not.toContain("lilei");
    expect(all).toContain("M14");
  }
  expect(cardText(inChinese, ROOM, { ...TOLD, contact: "微信 lilei_2026" }).contact).toBe("联系：微信 lilei_2026");
});

test("a text for chats ends in the link, one for Xiaohongshu in hashtags and has no link", () => {
  const text = cardText(inChinese, ROOM, TOLD);
  expect(wordsToPost(inChinese, "wechat", ROOM, text, ADDRESS).split("\n")).toEqual([
    "【曼彻斯特 M14】ensuite，£168 /周（≈ £728 /月）",
    "12月1日\u00A0– 次年9月26日 · 43\u00A0周",
    "朝南套间，走路 12 分钟到曼大",
    `照片和详情：${ADDRESS}`,
  ]);
  const post = wordsToPost(inChinese, "xiaohongshu", ROOM, text, ADDRESS);
  expect(post).not.toContain("http");
  expect(post.split("\n")[0]).toBe("曼彻斯特租房｜ensuite £168 /周");
  expect(post.split("\n").at(-1)).toMatch(/^#曼彻斯特租房( #\S+){3}$/);
});

test("a city of two words is one hashtag", () => {
  const room = { ...ROOM, city: "Stratford-upon-Avon" };
  const text = cardText(inEnglish, room, TOLD);
  expect(wordsToPost(inEnglish, "xiaohongshu", room, text, ADDRESS)).toContain("#StratforduponAvonRooms ");
});

test("bills are included where the poster says so, and not where that is denied", async () => {
  expect(await hasBillsIncluded({ ...ROOM, price_description: "包水电网" })).toBe(true);
  expect(await hasBillsIncluded({ ...ROOM, description: "£168 per week, all bills included" })).toBe(true);
  expect(await hasBillsIncluded({ ...ROOM, price_description: "不包 bill" })).toBe(false);
  expect(await hasBillsIncluded(ROOM)).toBe(false);
});

test("only its owner may add a contact, what they wrote for it before the address", () => {
  const owner = tokenOf(ROOM.owner_id!);
  expect(ownContactOf(ROOM, owner)).toBe("微信 lilei_2026");
  expect(ownContactOf({ ...ROOM, contact_info: " \n " }, owner)).toBe("lilei@example.org");
  expect(ownContactOf({ ...ROOM, contact_info: null, email: "" }, owner)).toBeNull();
  expect(ownContactOf(ROOM, tokenOf("0198c1f0-0000-7000-8000-000000000002"))).toBeNull();
  expect(ownContactOf(ROOM, null)).toBeNull();
  // A demo room has no owner, and a token that can't be read names nobody.
  expect(ownContactOf({ ...ROOM, owner_id: null }, "garbage")).toBeNull();
});

function tokenOf(sub: string): string {
  return `${btoa("{}")}.${btoa(JSON.stringify({ sub }))}.x`;
}
