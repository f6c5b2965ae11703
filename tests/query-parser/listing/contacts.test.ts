import { describe, expect, test } from "vitest";
import { extractContacts, hasContacts, withoutContacts } from "../../../src/query-parser/listing/contacts.ts";

describe("phones, messengers and addresses are all kept, as they were written", () => {
  test.each([
    ["电话 07700 900123", "电话 07700 900123"],
    ["Tel: 020 7946 0990", "Tel: 020 7946 0990"],
    ["WhatsApp 07700900456", "WhatsApp 07700900456"],
    ["whatsapp me on 07700 900 432 x", "whatsapp me on 07700 900 432"],
    ["Call / WhatsApp Aisha: +44 (0)7700 900 502.", "Call / WhatsApp Aisha: +44 (0)7700 900 502"],
    ["call Raj on 020 7946 0812 or 07700 900123 after 6pm", "call Raj on 020 7946 0812\n07700 900123 after 6pm"],
    ["Tel 01904 496012, evenings only. No agents.", "Tel 01904 496012, evenings only"],
    ["电话 07700 900123 WhatsApp 07700900456", "电话 07700 900123\nWhatsApp 07700900456"],
    ["Tel 07700 900123 / WhatsApp 07700 900123", "Tel 07700 900123\nWhatsApp 07700 900123"],
    ["看房请约：151-2345-6789（微信同号）", "151-2345-6789（微信同号）"],
    ["📞+86 138 0013 8000", "+86 138 0013 8000"],
    ["微信13800138000", "微信13800138000"],
    ["微信ex_room_kk 手机13900001111", "微信ex_room_kk\n手机13900001111"],
    ["加v: gla_88 或 qq 2893001274", "v: gla_88\nqq 2893001274"],
    ["wechat→ leeds-studio-w", "wechat→ leeds-studio-w"],
    ["加绿泡泡 fpark_xmas", "绿泡泡 fpark_xmas"],
    ["WeChat ID anna", "WeChat ID anna"],
    ["WeChat annauk\nno agents", "WeChat annauk"],
    ["insta @katie.in.soton, snap: four_k", "insta @katie.in.soton\nsnap: four_k"],
    ["可line 联系: durham_line", "line 联系: durham_line"],
    ["Landline 01904 496012. Mobile: 07700-900-044", "01904 496012\nMobile: 07700-900-044"],
    ["Paris: +33 6 12 34 56 78", "+33 6 12 34 56 78"],
  ])("%s", (text, contacts) => {
    expect(extractContacts(text).contact_info).toBe(contacts);
  });

  test("the first address is the e-mail, others stand with the contacts", () => {
    expect(extractContacts("Mail a.b@example.com or Info@Example.org, or a.b@example.com")).toMatchObject({
      email: "a.b@example.com",
      contact_info: "info@example.org",
    });
  });
});

describe("other numbers and words are no contacts", () => {
  test.each([
    "Deposit £500, £1,300 pcm, ref 0777123",
    "01/03/2027 to 29/02/2028",
    "2027.01.10-2027.07.31",
    "01-03-2027 - 31-08-2027",
    "合同 2027-01-10 2027-06-25",
    "open 0900-1730 Mon-Fri",
    "Piccadilly line zone2, Victoria line 3 min",
    "wechat me, WeChat only please, 微信 only",
    "text me any time after 6",
    "order no. 202612200815",
    "SW8 1RZ, 2b2b, 44 weeks",
    "all bills ins included",
  ])("%s", (text) => {
    expect(extractContacts(text)).toEqual({ email: null, xhs_link: null, contact_info: null });
    expect(hasContacts(text)).toBe(false);
  });
});

test.each([
  ["女生优先，微信：mei_leeds", "女生优先"],
  ["No pets, text Sam on 07700 900 655", "No pets"],
  ["Quiet flat. Call Dave on 01865 496 012 after 6pm.", "Quiet flat."],
  ["Full-time students only. Contact: priya@example.ac.uk or WhatsApp +447700900582", "Full-time students only."],
  ["房东人很好，房间也很安静，打我电话07700 900 218", "房东人很好，房间也很安静"],
  ["Message me on here or text Sam on 07700 900 655.", "Message me on here."],
  ["有意请发邮件到 a@example.com，附上自我介绍，不要中介，最好是女生", "有意，附上自我介绍，不要中介，最好是女生"],
  ["Bright room\n微信：anna_mcr88\nNear the tube", "Bright room\nNear the tube"],
])("a text is shown to everybody without them: %s", (text, shown) => {
  expect(withoutContacts(text)).toBe(shown);
});
