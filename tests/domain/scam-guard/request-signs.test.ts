import { expect, test } from "vitest";
import { emptyFields } from "#domain/fields/field-row.ts";
import { textsOf } from "#domain/fields/prose.ts";
import { REQUEST_FIELDS } from "#domain/tenant-requests/request-fields.ts";
import { requestPhraseSigns } from "#domain/scam-guard/phrases/phrase-signs.ts";
import type { RequestPhraseReason } from "#domain/scam-guard/scam-sign.ts";
import { demoRequests } from "../../../demo/demo-rows.ts";
import { readTexts } from "./texts/read-texts.ts";

const NOTHING = { ...emptyFields(REQUEST_FIELDS), city: "" };

function reasonsIn(description: string): string[] {
  return requestPhraseSigns({ ...NOTHING, description }).map(({ reason }) => reason);
}

test.each<[text: string, reason: RequestPhraseReason]>([
  ["To show that you are serious send £30 to my Monzo.", "asks-money"],
  ["Just transfer £100 to my account and the place in our flat is yours.", "asks-money"],
  ["You pay the deposit first and then I will sign.", "asks-money"],
  ["Whoever joins pays a £25 fee up front.", "asks-money"],
  ["I run a flat-finding service, registration fee £40.", "asks-money"],
  ["I will overpay by cheque, please return the extra to my agent.", "asks-money"],
  ["Can you front me the first month? I'll pay back in May.", "asks-money"],
  ["一起租三室，每人先交200镑定金给我锁房", "asks-money"],
  ["想拼房的先发20红包给我占位", "asks-money"],
  ["名额费30镑，入住后退", "asks-money"],
  ["我的导师会多打一笔钱，剩下的请转给搬家公司", "asks-money"],
  ["谁先帮我垫付押金，奖学金到账就还", "asks-money"],
  ["把定金轉給我，我替大家簽約", "asks-money"],
  ["收找房服务费50镑", "asks-money"],
  ["先付款给我再进群", "asks-money"],
  ["组队租房，报名先付诚意金", "asks-money"],
  ["先把学生证和护照拍照发我", "asks-identity"],
  ["银行卡正反面拍给我，我帮你们办代扣", "asks-identity"],
  ["Looking for flatmates in Leeds. Send me £50 to join the group chat.", "asks-money"],
  [
    "I found a 3-bed near campus. Transfer your share of the deposit to me first and I'll add you to the contract.",
    "asks-money",
  ],
  ["Everyone pays £100 to my account before we view.", "asks-money"],
  ["There is a £20 joining fee for our flatmate group.", "asks-money"],
  ["My company will send a cheque for more than the rent, please refund the rest to my mover.", "asks-money"],
  ["I'll pay by cheque, it will be over the rent; send the difference back to my shipping agent.", "asks-money"],
  ["Could somebody lend me the deposit until my scholarship arrives?", "asks-money"],
  ["I pay the rent in bitcoin.", "crypto"],
  ["Payment by Amazon gift cards, I need the codes.", "gift-cards"],
  ["I need a photo of your passport by WhatsApp before we talk about the flat.", "asks-identity"],
  ["Send me the verification code you get so I can check you are real.", "asks-identity"],
  ["找室友，先转100镑定金给我，我来签合同", "asks-money"],
  ["进群请先交20镑诚意金", "asks-money"],
  ["合租四缺一，把押金打给我，我统一交", "asks-money"],
  ["代找房服务，信息费50镑", "asks-money"],
  ["公司会汇款，多付的钱请退给我表哥", "asks-money"],
  ["谁能借我押金，奖学金下周就到", "asks-money"],
  ["帮我垫一下房租，下个月还", "asks-money"],
  ["可以用USDT付房租", "crypto"],
  ["押金用礼品卡支付，卡密发我", "gift-cards"],
  ["想一起住的先把护照照片发给我", "asks-identity"],
  ["验证码发给我，我确认你是不是学生", "asks-identity"],
  ["急用钱，先转我两百，入住后从房租里扣", "asks-money"],
  ["請先把訂金轉給我，我幫大家一起付", "asks-money"],
])("A-65: a request that says %j has the sign %s", (text, reason) => {
  expect(reasonsIn(text)).toEqual([reason]);
});

test.each([
  "Give me a call if the rent is OK.",
  "Send me anything under £200 pw.",
  "Send me the rent and deposit details.",
  "Give me a shout if your room is free, £150 to £180.",
  "Pay is monthly so rent in arrears suits me.",
  "Would love someone to show me around; rent up to £200",
  "We can pay the first month and the deposit to you on the day.",
  "I'll transfer the deposit to my landlord via DPS.",
  "Transfer students welcome, our budget is £160",
  "Please tell us the rent, deposit and any fee.",
  "Need a place that doesn't charge an application fee",
  "Can someone give me and my friend a room for £300",
  "My advance payment of rent is six months",
  "Each of us would pay about £150 to our landlord",
  "My uni lends us laptops, so I need a desk. £150",
  "I borrow a car at weekends, parking would be great",
  "Everyone pays their own rent.",
  "I have a service fee waiver",
  "Looking for a summer let, happy to give you the deposit when we meet",
  "We need to send our deposit to the landlord by Friday so please message me soon",
  "房东最好能先发视频给我们看",
  "给我一个机会，我很爱干净，房租准时交",
  "多人合租也行，水电费平摊",
  "有余房的同学联系我",
  "找室友分摊房租",
  "不想付中介费，也不想付押金太多",
  "需要房东能开住宿证明，押金可以多付",
  "最好房租包水电费，给我们省心",
  "转租的话，转租手续费我来付",
  "我爸妈会把房租打给我，每个月按时交",
  "房费预算一周200，发我私信",
  "有没有同学想一起合租，押金费用各付各的",
  "代表我朋友找房，租金150镑",
  "希望能用学生贷款交房租",
  "找短租，价格合适可以马上转定金",
  "加我微信，房租不超过180镑",
  "找合租，先看房再交押金",
  "拉群一起找，房租均摊",
  "进群后一起看房",
  "报名费已交学校，需要9月入住",
  "本人有工资单，可以给房东付一年房租",
  "房东要求先付三个月，求中介费低的",
  "借住三天，可付费",
  "求借宿一晚，给钱",
  "I can pay six months upfront and provide a copy of my passport.",
  "Happy to pay a deposit first. Can send proof of funds.",
  "Please send me photos and the address, and tell me the deposit.",
  "No agency fees please. Looking for a landlord who takes a UK guarantor or rent in advance.",
  "We'll split the deposit and bills each month.",
  "Please send me the details if the rent is under £200.",
  "Is there any admin fee?",
  "Could you give me an idea of the deposit?",
  "I work at a crypto start-up.",
  "Let me know, text me on WhatsApp. Budget £180.",
  "Looking for someone to share, each of us pays half of the rent to the landlord.",
  "My company pays my rent.",
  "My parents will pay the rent; I have a guarantor.",
  "Never ask me to pay before viewing.",
  "我可以一次性付半年房租，也能提供护照复印件和资产证明",
  "可先付押金，签合同后马上付",
  "不要中介费，中介勿扰",
  "预算200镑，包bill，押金一人一半",
  "求房东直租，可提供担保人",
  "有房的同学请把房租和押金发给我看看",
  "求转租，转租费可谈",
  "请发房间照片给我，谢谢",
  "希望水电费平摊，合租交房租各交各的",
  "看房后付定金",
  "先看房再付钱，谢谢",
  "可以提供在读证明、护照、担保人。",
  "房租转给房东，不经过我",
  "借读一学期，找短租",
  "Can take over your contract; I can pay the transfer fee.",
  "Looking for a landlord who'll give me a contract for my visa.",
  "Rent paid to me by my sponsor monthly.",
  "我们三个人合租，想找一个四人间，房租均摊",
  "希望包水费电费网费，付款方式月付",
  "付款月付，给我们三个女生一起住",
  "房东直接给我们签合同，费用不高于800",
  "预算800镑每月，给我推荐一下",
  "有room的pls pm me, deposit ok",
  "Can anyone tell me how the deposit works? Message me.",
  "Will exchange: I'll give you my studio for your ensuite, rent £250.",
  "求好心人转发给我朋友，她在找房，预算150镑",
])("A-65: one that says %j has none", (text) => {
  expect(reasonsIn(text)).toEqual([]);
});

test("A-65: no demo request has a sign, nor has an honest text about a room", () => {
  for (const request of demoRequests({ today: "2026-11-21", now: new Date("2026-11-21T12:00:00Z") })) {
    expect(requestPhraseSigns(request), request.description ?? "").toEqual([]);
  }
  for (const { text } of readTexts("honest-texts")) expect(reasonsIn(text), text).toEqual([]);
});

test("A-65: what somebody offers in one part of a sentence excuses nothing that they ask for in another", () => {
  expect(reasonsIn("三缺一，想合租的先转 50 镑定金给我，可以付 USDT。")).toEqual(["asks-money", "crypto"]);
  expect(reasonsIn("I can pay a year's rent, just send me £200 first.")).toEqual(["asks-money"]);
});

test("A-65: all that a request's poster writes is read, and each reason comes once", () => {
  const request = {
    ...NOTHING,
    room_type: "studio, USDT deposit",
    description: "Send me £50 to join. Pay me the holding deposit in BTC.",
    contact_info: "先转我 100 镑定金",
  };
  expect(requestPhraseSigns(request)).toEqual([
    { reason: "asks-money", severity: "strong" },
    { reason: "crypto", severity: "strong" },
  ]);
  expect(requestPhraseSigns(NOTHING)).toEqual([]);
});

test.each(textsOf(REQUEST_FIELDS))("the field %s is read", (field) => {
  expect(requestPhraseSigns({ ...NOTHING, [field]: "send the deposit in bitcoin" })).toContainEqual({
    reason: "crypto",
    severity: "strong",
  });
});
