import { expect, test } from "vitest";
import { emptyFields } from "#domain/fields/field-row.ts";
import { textsOf } from "#domain/fields/prose.ts";
import { LISTING_FIELDS } from "#domain/listings/listing-fields.ts";
import { phraseSigns } from "#domain/scam-guard/phrases/phrase-signs.ts";
import type { PhraseReason } from "#domain/scam-guard/scam-sign.ts";

const NOTHING = {
  ...emptyFields(LISTING_FIELDS),
  title: "",
  city: "",
  post_code: "",
  room_type: "",
};

function reasonsIn(description: string): string[] {
  return phraseSigns({ ...NOTHING, description }).map(({ reason }) => reason);
}

test.each<[text: string, reason: PhraseReason]>([
  ["You can view the flat after the deposit has been paid.", "asks-money-first"],
  ["Send me the deposit today and then I'll arrange a viewing.", "asks-money-first"],
  ["Viewing fee: £30, paid in advance.", "asks-money-first"],
  ["No viewings for now. Please transfer the first month's rent by Friday.", "asks-money-first"],
  ["We don't do viewings without a holding deposit.", "asks-money-first"],
  ["A viewing can be arranged after.", "asks-money-first"],
  ["I can secure it for you if the deposit is here by transfer today.", "asks-money-first"],
  ["Pay £300 and I'll give you the first viewing.", "asks-money-first"],
  ["先付两个月房租，保证留给你", "asks-money-first"],
  ["想租的尽快转账", "asks-money-first"],
  ["看房请先交定金 £200，再安排时间看房", "asks-money-first"],
  ["定金鎖房，先到先得", "asks-money-first"],
  ["每人看房费 20 镑", "asks-money-first"],
  ["交押金后看房", "asks-money-first"],
  ["付定金之后发房间视频和门锁密码", "asks-money-first"],
  ["£100 to view", "asks-money-first"],
  ["The viewing costs £50", "asks-money-first"],
  ["Deposit required prior to viewing", "asks-money-first"],
  ["到账之后发视频给你", "asks-money-first"],
  ["Rent by Western Union to my cousin.", "untraceable-payment"],
  ["Use PayPal friends & family for the deposit", "untraceable-payment"],
  ["Wire the deposit to my sister", "untraceable-payment"],
  ["押金走西联匯款", "untraceable-payment"],
  ["The deposit can be paid with Amazon gift cards", "gift-cards"],
  ["押金可以用禮品卡支付", "gift-cards"],
  ["I accept USDT and bitcoin", "crypto"],
  ["房租可以付USDT", "crypto"],
  ["I will post the keys to you by DHL", "keys-by-parcel"],
  ["付款当天把鑰匙寄給你", "keys-by-parcel"],
  ["Pay a month first: Airbnb will send you the invoice and hold the money.", "false-platform"],
  ["The Airbnb agency has the keys in custody. Your payment is held for two days.", "false-platform"],
  ["走爱彼迎担保付押金", "false-platform"],
  ["学生公寓代交房租，八折", "rent-by-proxy"],
  ["付 800 镑押金可出签证住宿证明", "visa-papers"],
  ["Send me a photo of your passport to book the viewing.", "asks-identity"],
  ["A selfie with your ID, please.", "asks-identity"],
  ["Tell me your card number and the CVV.", "asks-identity"],
  ["You get a verification code on your phone. Send it to me.", "asks-identity"],
  ["請把護照照片發給我", "asks-identity"],
  ["手持身份证拍照", "asks-identity"],
  ["银行卡正反面拍给我", "asks-identity"],
  ["验证码告诉我一下", "asks-identity"],
  ["We cannot show the room.", "no-viewing"],
  ["房子目前无法看房", "no-viewing"],
])("%j has the sign %s", (text, reason) => {
  expect(reasonsIn(text)).toEqual([reason]);
});

test.each([
  "Never pay before viewing.",
  "Please don't send money before a viewing, not even to me.",
  "If anyone asks you to pay before viewing, report them.",
  "You can also stay through Airbnb for a weekend; the deposit for the year is protected.",
  "Free from today; a deposit holds the room once you have seen it.",
  "Moving in by now is fine, a week's rent reserves it after your viewing.",
  "想看房的尽快联系",
  "View it first; once you like it, pay the deposit to the agency.",
  "Deposit protected by DPS, five weeks' rent.",
  "A holding deposit of one week's rent after your viewing, as the law allows.",
  "The agent can post the keys to reception once the contract is signed.",
  "No crypto, no gift cards and no Western Union.",
  "A gift card for whoever finds my cat!",
  "I work at a crypto start-up near Old Street.",
  "The key to the post box is on the hook.",
  "Listed on Rightmove too, ask me for the link.",
  "We give a tenancy contract for your visa.",
  "Can't do viewings this week, but I can send a video. Rent is paid monthly.",
  "Never send anybody a photo of your passport before a viewing.",
  "The agency needs a copy of your passport for Right to Rent.",
  "The door has a six-digit code, I'll send it to you on the day.",
  "不要把护照照片发给任何人",
  "骗子会要你的验证码和银行卡号，别发给他",
  "签合同时中介会复印护照",
  "看房后付定金",
  "看房后交押金，之后发合同",
  "No payment is required before viewing.",
  "Viewings cost nothing; the deposit is due before you move in.",
  "看房满意后再交定金锁房",
  "没看过房请不要先交定金再看房",
  "谨防骗子：先付押金再看房的都是骗人的",
  "不收看房费",
  "押金放 DPS 保护，退房全额退",
  "不收 USDT，也不收比特币",
  "送你一张宜家礼品卡",
  "钥匙由中介寄给前台",
  "前台代收快递，钥匙在前台领",
  "合同可以用来办签证",
  "暂时不方便看房，可以视频",
])("%j has none", (text) => {
  expect(reasonsIn(text)).toEqual([]);
});

test("the fields are read as one text, and a reason comes once, by its strongest phrase", () => {
  const room = {
    ...NOTHING,
    title: "单间，付诚意金",
    price_description: "定金锁房",
    additional_info: "bitcoin accepted",
    contact_info: "pay the deposit in BTC",
  };
  expect(phraseSigns(room)).toEqual([
    { reason: "crypto", severity: "strong" },
    { reason: "asks-money-first", severity: "strong" },
  ]);
});

test.each(textsOf(LISTING_FIELDS))("the field %s is read, as all that a poster writes freely", (field) => {
  expect(phraseSigns({ ...NOTHING, [field]: "ensuite 先付押金再看房" })).toEqual([
    { reason: "asks-money-first", severity: "strong" },
  ]);
});

test("a very long text without a stop is read to its end", () => {
  const text = `${"the first transfer and see the view ".repeat(3000)} and a viewing fee`;
  expect(reasonsIn(text)).toEqual(["asks-money-first"]);
});
