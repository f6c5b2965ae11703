import type { Phrase } from "./phrase.ts";

const MONEY = /付|交|收|押金|定金|订金|房租|租金|转账|充值|抵|钱包/;
const MONEY_NOW =
  /(?:押|付|转|汇|打|交|缴)[^。]{0,12}(?:押金|定金|订金|房租|款|镑|两千|个月|微信|支付宝)|收到款|到账|押一付/;
const HANDED_OVER = /中介|前台|办公室|公寓办|当面/;
const AFTER_VIEWING = /看(?:完|过|好|了)?房(?:后|之后|以后|满意)|看(?:完|过|好)[^。]{0,4}满意|先看房/;
const SHOWN_OTHERWISE = /视频|室友|朋友(?:可以)?带/;
const NO_VIEWING =
  /(?:无法|不能|没法|不方便|不便|无需|不用|不需要?)(?:线下|实地|现场|亲自)?(?:来看|看房|带看|到场)|(?:人不用来|不用人来)|不用你?到场/;

/** What published warnings name, as it is written in Chinese; simplified, for `sentencesOf`. */
export const CHINESE_PHRASES: readonly Phrase[] = [
  {
    reason: "asks-money-first",
    severity: "strong",
    says: /先(?:交|付|转|汇|打|给|缴|预付)[^。]{0,24}(?:再|后|然后|才)[^。]{0,8}(?:看房|看|带看|安排)/,
    unless: AFTER_VIEWING,
    refusable: true,
  },
  {
    reason: "asks-money-first",
    severity: "strong",
    says: /先(?:交|付|转|缴)[^。]{0,8}锁房|(?:定金|订金|押金)锁房/,
    unless: AFTER_VIEWING,
    refusable: true,
  },
  {
    reason: "asks-money-first",
    severity: "strong",
    says: /先(?:交|付|转|汇|打|缴)[^。]{0,14}(?:房租|租金|押金|定金|订金)[^。]{0,10}(?:确保|保证|锁定|保留|预留)/,
    unless: AFTER_VIEWING,
    refusable: true,
  },
  {
    reason: "asks-money-first",
    severity: "strong",
    says: /看房费|代看费|看房(?:押金|定金|订金)|看房(?:需要?|前|要)(?:先|预)?(?:付|交|转)/,
    refusable: true,
  },
  {
    reason: "asks-money-first",
    severity: "strong",
    says: /(?:付款|转账|到账|付完|付清|收到(?:款|钱|定金|押金)|汇完|付了|交完|交了|转了)[^。]{0,8}(?:看房|来看|发视频|发[^，。]{0,6}(?:地址|密码)|告诉|安排(?:时间|看))/,
    unless: AFTER_VIEWING,
    refusable: true,
  },
  { reason: "asks-money-first", severity: "strong", says: NO_VIEWING, beside: [MONEY_NOW], refusable: false },
  {
    reason: "asks-money-first",
    severity: "strong",
    says: /没有?看过?房[^。]{0,8}(?:不用担心|放心|没关系|也可以|也行)|(?:马上|立即|立刻|尽快|赶紧|抓紧)(?:转账|付款|打款|付定金)|先转先得/,
    refusable: true,
  },
  {
    reason: "asks-money-first",
    severity: "strong",
    says: /(?:交|付|转|缴)(?:完|了)?(?:押金|定金|订金)(?:之后|以后|后|才能?|再)[^。，,]{0,4}(?:看房|带看|发[^。，,]{0,6}(?:视频|密码|地址))/,
    unless: AFTER_VIEWING,
    refusable: true,
  },
  { reason: "asks-money-first", severity: "weak", says: /诚意金|意向金/, refusable: true },
  { reason: "no-viewing", severity: "weak", says: NO_VIEWING, unless: SHOWN_OTHERWISE, refusable: false },
  { reason: "untraceable-payment", severity: "strong", says: /西联|速汇金|western union|moneygram/, refusable: true },
  {
    reason: "untraceable-payment",
    severity: "strong",
    says: /私人账户|私人账号|个人账户/,
    with: [/费|押金|定金|房租/],
    refusable: true,
  },
  {
    reason: "gift-cards",
    severity: "strong",
    says: /礼品卡|购物卡|充值卡|点卡|卡密/,
    with: [/支付|付|抵|押金|定金|房租|卡号|卡密|密码|拍照|充值/],
    refusable: true,
  },
  {
    reason: "crypto",
    severity: "strong",
    says: /比特币|虚拟货币|加密货币|数字货币|泰达币|以太坊|(?<![a-z])(?:usdt|btc|trc-?20)(?![a-z])/,
    with: [MONEY],
    refusable: true,
  },
  {
    reason: "keys-by-parcel",
    severity: "strong",
    says: /(?:寄|快递|邮)[^，。,]{0,8}钥匙|钥匙[^，。,]{0,6}(?:寄|快递|邮)/,
    unless: HANDED_OVER,
    refusable: true,
  },
  {
    reason: "false-platform",
    severity: "strong",
    says: /爱彼迎|airbnb|缤客|booking/,
    with: [/担保|托管|链接/, MONEY],
    refusable: true,
  },
  {
    reason: "rent-by-proxy",
    severity: "strong",
    says: /(?:代交|代缴|代付|帮你?(?:交|缴|付))[^，。]{0,4}(?:房租|租金)/,
    with: [/折|优惠|内部价|便宜/],
    refusable: true,
  },
  {
    reason: "visa-papers",
    severity: "weak",
    says: /签证[^。]{0,8}(?:担保|住宿证明|住宿信)|担保费/,
    with: [MONEY],
    unless: /自己付|与我无关|跟我无关/,
    refusable: true,
  },
];
