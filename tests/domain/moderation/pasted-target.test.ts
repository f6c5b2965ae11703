import { expect, test } from "vitest";
import { readPastedTarget, type PastedTarget } from "#domain/moderation/pasted-target.ts";

const ID = "0198f3aa-1b2c-7d3e-8f40-5a6b7c8d9e0f";
const NOTHING: PastedTarget = { ids: [], shortIds: [], emails: [], reports: [], xhsLink: null };

test.each([
  [`https://qiying.example.org/?room=${ID}`],
  [`https://qiying.example.org/?city=London&room=${ID}&utm_source=wechat#top`],
  [`https://qiying.example.org/item_detail/${ID}/`],
  [`qiying.example.org/item_detail/${ID}`],
  [`/admin/reports/listing/${ID}`],
  [`看这个：https://qiying.example.org/?room=${ID}。像不像骗子`],
  [`“https://qiying.example.org/?room=${ID}”`],
  [`https://qiying.example.org/?room=${ID.toUpperCase()}`],
  [`https://qiying.example.org/?room=${ID.replaceAll("-", "\u2011")}`],
  [`https://qiying.example.org/?room=${ID.slice(0, 9)}\u200b${ID.slice(9)}\ufeff`],
  [`ｈｔｔｐｓ：／／ｑｉｙｉｎｇ．ｏｒｇ／？ｒｏｏｍ＝${ID}`],
  [`https://qiying.example.org/?room=${ID.slice(0, 20)}\r\n${ID.slice(20)}`],
  [`https://link.example.com/?target=${encodeURIComponent(`https://qiying.example.org/?room=${ID}`)}`],
  [`https://qiying.example.org/?room=${ID.replaceAll("-", "")}`],
  [`100% https://qiying.example.org/?room=${ID}`],
  [ID],
])("a room is read out of %j", (text) => {
  expect(readPastedTarget(text)).toEqual({ ...NOTHING, ids: [ID] });
});

test.each([
  ["li.lei@example.org", ["li.lei@example.org"]],
  [" Li.Lei@Example.ORG ", ["li.lei@example.org"]],
  ["mailto:li.lei@example.org?subject=room", ["li.lei@example.org"]],
  ["Li Lei <li.lei@example.org>, Han <han@example.org>", ["li.lei@example.org", "han@example.org"]],
  ["他的邮箱：li.lei@example.org。", ["li.lei@example.org"]],
  ["邮箱是li.lei@example.org谢谢", ["li.lei@example.org"]],
  ["ｌｉ．ｌｅｉ＠ｅｘａｍｐｌｅ．ｏｒｇ", ["li.lei@example.org"]],
  ["li.lei\u200b@example。org", ["li.lei@example.org"]],
  ["root@localhost", ["root@localhost"]],
])("an account is read out of %j", (text, emails) => {
  expect(readPastedTarget(text)?.emails).toEqual(expect.arrayContaining(emails));
});

test("the end of an id, as tables show it, and the number of a report are read, alone and in a sentence", () => {
  expect(readPastedTarget("7c8d9e0f")).toEqual({ ...NOTHING, shortIds: ["7c8d9e0f"] });
  expect(readPastedTarget("房源 7C8D9E0F 被举报了")).toEqual({ ...NOTHING, shortIds: ["7c8d9e0f"] });
  expect(readPastedTarget("R-1042")).toEqual({ ...NOTHING, reports: [1042] });
  expect(readPastedTarget("举报编号 Ｒ－１０４２，谢谢")).toEqual({ ...NOTHING, reports: [1042] });
});

test("a room is read out of the link to its note, as the app shares it", () => {
  const shared = "栖英单间转租 http://xhslink.com/a/AbC123，复制本条信息，打开【小红书】App查看";
  expect(readPastedTarget(shared)).toEqual({ ...NOTHING, xhsLink: "https://xhslink.com/a/AbC123" });
});

test.each([
  [""],
  ["  "],
  ["Li Lei"],
  ["李雷"],
  ["room in London"],
  ["@lilei"],
  ["R-1"],
  ["https://qiying.example.org/"],
])("%j names nothing", (text) => expect(readPastedTarget(text)).toBeNull());

test("a text that quotes a hundred links is read, and not all of them looked for", () => {
  const links = Array.from({ length: 100 }, () => `https://qiying.example.org/?room=${crypto.randomUUID()}`).join("\n");
  expect(readPastedTarget(links)?.ids).toHaveLength(20);
});
