import { describe, expect, test } from "vitest";
import {
  extractContacts,
  hasContacts,
  withContactsTakenOut,
  withoutContacts,
} from "../../../src/query-parser/listing/contacts.ts";

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
    ["QQ邮箱12345678", "QQ邮箱12345678"],
    ["01904 496 283 2 bed", "01904 496 283"],
    ["01904 496 0182 or reply", "01904 496 0182"],
    ["微信ex_room_kk 手机13900001111", "微信ex_room_kk\n手机13900001111"],
    ["加v: gla_88 或 qq 2893001274", "v: gla_88\nqq 2893001274"],
    ["wechat→ leeds-studio-w", "wechat→ leeds-studio-w"],
    ["加绿泡泡 fpark_xmas", "绿泡泡 fpark_xmas"],
    ["WeChat ID anna", "WeChat ID anna"],
    ["WeChat annauk\nno agents", "WeChat annauk"],
    ["insta @katie.in.soton, snap: four_k", "insta @katie.in.soton\nsnap: four_k"],
    ["可line 联系: durham_line", "line 联系: durham_line"],
    ["Landline 01904 496012. Mobile: 07700-900-044", "01904 496012\nMobile: 07700-900-044"],
    ["Paris: +33 6 12 34 56 78", "Paris: +33 6 12 34 56 78"],
    ["威❤️ lboro_sunny  扣扣1839204857", "威❤️ lboro_sunny\n扣扣1839204857"],
    ["💌薇：bath_qiqi", "薇：bath_qiqi"],
    ["咨询加卫星：uknest_lily", "卫星：uknest_lily"],
    ["加我v leeds10w", "v leeds10w"],
    ["➕V：mcr.room8", "V：mcr.room8"],
    ["绿色软件：ec_28f_w", "绿色软件：ec_28f_w"],
    ["微♥：essex_meadow_77", "微♥：essex_meadow_77"],
    ["V❤ room2027", "V❤ room2027"],
    ["企鹅号 1839204857", "企鹅号 1839204857"],
    ["tg @dundee_parker\n微信同名 dundee_parker", "tg @dundee_parker\n微信同名 dundee_parker"],
    ["小红书 anna_uk（微信同名）", "小红书 anna_uk（微信同名）"],
    ["insta @_tilly.hargreaves or text me 07700 900193", "insta @_tilly.hargreaves\ntext me 07700 900193"],
    ["or snap me hanboyce04", "snap me hanboyce04"],
    ["my insta is tilly.h", "insta is tilly.h"],
    ["add me on snapchat katie_04", "snapchat katie_04"],
    ["07700 900 146 ，短信或WhatsApp均可", "07700 900 146 ，短信或WhatsApp均可"],
    ["07700 900 146 (call or WhatsApp)", "07700 900 146 (call or WhatsApp)"],
    ["Thiago 07700 900 146 call or whatsapp", "Thiago 07700 900 146 call or whatsapp"],
    ["07700 900 146 WhatsApp me anytime", "07700 900 146"],
    ["07700 900 146 wapp", "07700 900 146 wapp"],
    ["联系：小红书 杜村翠花不加班", "小红书 杜村翠花不加班"],
    ["Find me on Facebook - Ellie Marsden", "Facebook - Ellie Marsden"],
    ["my facebook is Ellie Marsden", "facebook is Ellie Marsden"],
    ["LinkedIn: Ellie Marsden", "LinkedIn: Ellie Marsden"],
    ["WeChat Name: Lily Zhang", "WeChat Name: Lily Zhang"],
    ["有兴趣的滴我 lily0808", "滴我 lily0808"],
    ["discord lily#1234", "discord lily#1234"],
    ["微信搜“小雨在伦敦”", "微信搜“小雨在伦敦”"],
    ["mail anna@gmail please", "anna@gmail"],
    ["https://xhslink.com/m/abc\nhttps://xhslink.com/m/def", "https://xhslink.com/m/def"],
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

test.each([
  ["Email me at n.okafor @ example.com please", "n.okafor@example.com"],
  ["anna.li (at) example.ac.uk", "anna.li@example.ac.uk"],
  ["sam[at]example[dot]com", "sam@example.com"],
  ["sam AT example DOT co DOT uk", "sam@example.co.uk"],
])("an address that is kept from machines is read: %s", (text, email) => {
  expect(extractContacts(text).email).toBe(email);
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
    "小红书 看到的也可以问",
    "微信“视频看房”也可以",
    "my facebook post, my facebook is down",
    "Find us on Facebook Marketplace",
    "Double_decker bus outside",
    "SW8 1RZ, 2b2b, 44 weeks",
    "all bills ins included",
    "挪威: anna2027, 权威 room88",
    "加我 v2 studio, v well kept",
    "insta me, snap me, my insta is down",
    "rooms @ 145pw, call @ 5.30pm, viewings at 10.30",
    "企鹅公园, 卫星: Sky TV, 绿色软件园",
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

test.each([
  ["Two of us, call 07700 900123", "Two of us"],
  ["Room with me, call 07700 900123", "Room with me"],
  ["Nice for the two of us. Text us on 07700 900123", "Nice for the two of us."],
  ["我们两个人，电话07700900123", "我们两个人"],
])("A-86: %j without its contact and what leads to it is %j", (text, rest) => {
  expect(withContactsTakenOut(text)).toBe(rest);
});
