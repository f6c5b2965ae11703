import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { COVER } from "#domain/covered-text.ts";
import { coverContacts } from "../../../src/query-parser/listing/contacts.ts";

/** Ways in which people write how they are reached, by the shape. `#` stands for a telephone number's digits. */
const SHAPES: Record<string, readonly string[]> = {
  "a British number": [
    "+44 7700 900123",
    "07700 900123",
    "0 7 7 0 0 9 0 0 1 2 3",
    "07.70.09.00.12.3",
    "077-00-900-123",
    "07700/900/123",
    "07700*900*123",
    "(0)7700.900.123",
    "+44(0)7700900123",
    "0044 7700 900 123",
    "447700900123",
    "7700900123",
    "020 7946 0018",
    "０７７００９００１２３",
    "0️⃣7️⃣7️⃣0️⃣0️⃣9️⃣0️⃣0️⃣1️⃣2️⃣3️⃣",
    "𝟎𝟕𝟕𝟎𝟎𝟗𝟎𝟎𝟏𝟐𝟑",
    "0\u200b7700\u200b900123",
    "zero seven seven double oh nine double oh one two three",
    "零七七零零 九零零一二三",
    "O77OO 9OO123",
  ],
  "a Chinese number": [
    "13800138000",
    "138 0013 8000",
    "138-0013-8000",
    "138.0013.8000",
    "+86 138 0013 8000",
    "1 3 8 0 0 1 3 8 0 0 0",
    "一三八零零一三八零零零",
    "一三八 零零一三 八零零零",
    "①③⑧⓪⓪①③⑧⓪⓪⓪",
    "❶❸❽⓪⓪❶❸❽⓪⓪⓪",
  ],
  "another country's": ["+852 6123 4567", "+33 6 12 34 56 78", "852 6123 4567"],
  "an address": [
    "anna@example.com",
    "anna＠example．com",
    "anna (at) example dot com",
    "anna at example dot com",
    "anna[at]example[dot]co[dot]uk",
    "anna at gmail.com",
    "anna @ gmail . com",
    "a n n a @ g m a i l . c o m",
    "annaATgmailDOTcom",
    "anna艾特qq点com",
    "12345678@qq.com",
    "QQ邮箱12345678",
  ],
  "a WeChat id": [
    "WeChat scam_88",
    "wechat id: annasmith",
    "my wechat is annasmith",
    "微信 scam_88",
    "微信：annasmith",
    "微信scam88",
    "微 信 scam88",
    "微·信 scam88",
    "薇信 scam88",
    "威信：annasmith",
    "维信 scam88",
    "wei xin: scam88",
    "v❤ scam88",
    "❤️v：scam88",
    "➕v scam88",
    "＋Ｖ scam88",
    "加v annasmith",
    "加V: scam88",
    "加薇scam88",
    "加微信“annasmith”",
    "VX scam88",
    "vx：annasmith",
    "v-x scam88",
    "wx scam88",
    "W3Chat scam_88",
    "w.e.c.h.a.t scam_88",
    "wechat scam _ 88",
    "微信号 s c a m 8 8",
    "scam_88 (wechat)",
    "scam_88 on WeChat",
    "“scam_88”加微信",
    "加 scam_88",
    "@scam_88",
  ],
  "an account elsewhere": [
    "QQ 12345678",
    "Q Q：12345678",
    "扣扣12345678",
    "加Q 12345678",
    "whatsapp: annas",
    "WhatsApp +447700900123",
    "Telegram @annasmith",
    "telegram annasmith88",
    "tg: annasmith",
    "Instagram anna.room",
    "IG @anna_room",
    "ins：annaroom",
    "fb: anna.smith",
    "line: annas88",
    "小红书号 5123456789",
    "小红书：栖英小窝",
    "小红薯号5123456789",
    "xhs 5123456789",
  ],
  "a link": [
    "https://example.com/anna",
    "HTTPS://EXAMPLE.COM/ANNA",
    "http://xhslink.com/o/AbCd",
    "xhslink.com/m/AbCd",
    "www.example.com",
    "example.com",
    "wa.me/447700900123",
    "t.me/annasmith",
    "linktr.ee/anna",
  ],
};

/** What of a shape tells how its author is reached. */
const GIVES_AWAY =
  /\d{4,}|[０-９]{4}|(?:\d\ufe0f?\u20e3?[ .\-/*]?){6,}|scam|s c a m|anna|a n n a|smith|example|xhslink|t\.me|wa\.me|linktr|栖英小窝|[零一三七八九]{3}|zero seven|O77OO|[①③⑧⓪❶❸❽]{3}|[𝟎-𝟗]{3}/iu;

describe.each(Object.entries(SHAPES))("%s is covered", (_, shapes) => {
  test.each(shapes)("%s", (shape) => {
    const { text, covered } = coverContacts(`Bright room near UCL. ${shape} — bills included`);
    expect(text).toContain(COVER);
    expect(text).toMatch(/^Bright room near UCL\. .*— bills included$/);
    expect(text).not.toMatch(GIVES_AWAY);
    expect(covered.join()).toMatch(GIVES_AWAY);
  });
});

/** What honest adverts say, with figures, signs and names of messengers. */
const HONEST = [
  "£1,350 pcm, £310.50 pw, 1200-1500 a month, £1200/£1300/£1400",
  "SW1A 1AA, E1 6AN, M13 9PL, SE1 0AA, E14 9GE (Zone 2)",
  "01/09/2026 - 31/08/2027, 2026-09-01 to 2027-06-30, 2026.9.1-2027.6.30",
  "1.9.2026 – 30.6.2027, 01.09.26-30.06.27, 1/9/26-30/6/27, 01/26-12/26 850",
  "20260901-20270831, 入住2026-09-13退租2027-08-29, 合同2026.09.13-2027.09.12 51周",
  "2026/27 academic year, 51 weeks, 44周, ages 20-22",
  "Room 1204, Flat 3, Block B 15-03-2, studio 2b1b, 3B2B, 1b1b, EPC C, council tax band D 1,200.50 a year",
  "bus 25, 86, 205, 388; bus 1 3 5 7 9 11 13 15; Mile End 5 min, 0.5 miles, 300m",
  "Rooms 1,2,3,4,5,6,7,8,9 available; A:1200 B:1250 C:1300 D:1350",
  "押一付三 1300 1400 150, 1600 - 1700 - 1800, 1350/1400/1450 pcm for 51/44/40 weeks, £250pw x 44 = £11000",
  '24/7 concierge, 09:00-17:00 Mon-Fri, 07:30-22:30, WiFi 500Mbps, 5G signal, TV 55"',
  "desk 120w x 60cm x 75h, 双人床 150cm*200cm, 18sqm, 25m², 3.5m x 4.2m",
  "房租1350镑每月，押金1500，代理费0，13个月，一室一厅，三四百镑，二三十分钟",
  "微信视频看房也可以，可以微信联系，站内私信，微信已满，加微看房，QQ群不加",
  "小红书上看到的也可以问，小红书同款房间，威士忌酒吧旁，加20镑包bill",
  "WeChat me for details, WhatsApp preferred, Facebook Messenger or WhatsApp both fine",
  "I'm on WeChat most days. WhatsApp video viewing available. We chat a lot in the kitchen",
  "message me here, text only please, phone calls only, contact me via this site",
  "UCL @ Bloomsbury, studio @ Manchester, rooms @ 145pw, viewings @ 5.30pm",
  "near King's Cross St. Pancras and St. James's Park, Line: Jubilee, Victoria line - zone2",
  "No agents. No fees. Bills incl. internet, water/gas + weekly cleaner",
  "Instagram-worthy view, line manager, ins and outs, v well kept, q&a welcome",
  "at @London Bridge, students at UCL, look at the photos, 1 dot on the map",
];

test.each(HONEST)("nothing is covered in: %s", (text) => {
  expect(coverContacts(text)).toEqual({ text, covered: [] });
});

test("a contact in any prose is covered, and the prose stays", () => {
  const shape = fc.constantFrom(...Object.values(SHAPES).flat());
  const prose = fc.array(fc.constantFrom(...HONEST, "看房请站内联系", "Available now!", ""), { maxLength: 4 });
  const between = fc.constantFrom("\n", ". ", "。", "；", " | ");
  fc.assert(
    fc.property(prose, shape, prose, between, (before, contact, after, gap) => {
      const { text } = coverContacts([...before, contact, ...after].join(gap));
      expect(text).toContain(COVER);
      const [first, rest] = [before.join(gap), after.join(gap)];
      expect([text.startsWith(first), text.endsWith(rest)]).toEqual([true, true]);
      expect(text.slice(first.length, text.length - rest.length)).not.toMatch(GIVES_AWAY);
    }),
    { numRuns: 500 },
  );
});

test("what is covered is covered once: a second pass changes nothing", () => {
  for (const shape of Object.values(SHAPES).flat()) {
    const once = coverContacts(`女生优先，${shape}，不要中介`).text;
    expect(coverContacts(once).text).toBe(once);
  }
});
