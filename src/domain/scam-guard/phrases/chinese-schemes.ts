import type { Phrase } from "./phrase.ts";

const MONEY = /付|交|收|押金|定金|订金|房租|租金|首月|个月|转账|汇|款|钱|镑/;
/** Somebody who is bound by rules takes the money, shows the room or hands over the keys. */
const IN_PERSON = /中介|公寓办|前台|办公室|当面|官网|看(?:完|过|好|了)房|看房(?:之|以)?后|签(?:完|好|了)/;
const PERMITTED = /(?:房东|公寓|宿舍|学校)[^。，,]{0,6}(?:同意|许可|允许|知道|批准)|书面/;
const FAMILY =
  "(?:老婆|老公|太太|先生|[妈爸母父]亲?|妈妈|爸爸|爹|父母|家人|亲戚|朋友|姐|妹|哥|弟|姑|姨|舅|叔|表[哥弟姐妹]|同事|助理)";
const KEY = "(?:钥匙|门卡|门禁卡|房卡|磁卡)";
const COURIER = "(?:顺丰|ems|dhl|fedex|联邦快递|国际快递|快递|邮政|包裹)";

/** Known schemes by their parts, in whatever words these come: who wants what, by which way, and before what. */
export const CHINESE_SCHEMES: readonly Phrase[] = [
  // 门卡走顺丰寄到宿舍。
  {
    reason: "keys-by-parcel",
    severity: "strong",
    says: new RegExp(
      `${KEY}[^。]{0,30}(?:(?:寄|邮)(?:给|到|过|出|来|你)|${COURIER}(?:寄|发给|过来给|给你))|(?:寄|邮寄)(?:给你|过来|出)?[^。，,]{0,3}${KEY}`,
    ),
    beside: [MONEY],
    unless: IN_PERSON,
    refusable: true,
  },
  // 谁今晚打过来就给谁，合同明天补。
  {
    reason: "asks-money-first",
    severity: "strong",
    says: /谁[^。]{0,16}(?:打|转|付|交|汇)[^。，,]{0,8}(?:就)?(?:给|归|留给|算)谁|(?:打|转|付|交|汇)(?:过来|了|完)[^。，,]{0,6}(?:合同|协议)[^。，,]{0,6}(?:再|后|补|明天|之后)|合同[^。，,]{0,6}(?:后补|补(?:给|上|发|签))/,
    beside: [/首月|头一个月|押金|定金|订金|房租|租金|款|钱/],
    unless: IN_PERSON,
    nowhere: /看(?:完|过|好|了)房|随时(?:可以?)?(?:来)?看房|欢迎(?:来)?看房/,
    refusable: true,
  },
  // 先垫几十块，连本带佣退回来。
  {
    reason: "asks-money-first",
    severity: "strong",
    says: /(?:刷|冲|垫|抢)单|做任务|跑分|(?:走|跑)(?:一下|个|点)?流水|连本带(?:佣|利)|返佣|(?:银行)?卡(?:借|租)(?:我|给)/,
    with: [/垫|返|佣|日结|当天结|一天|每(?:单|笔|走|万)|充|赚|块|镑|退/],
    refusable: true,
  },
  // 不交保证金，签证受影响。
  {
    reason: "asks-money-first",
    severity: "strong",
    says: /(?:不交|不付|不缴|没交|欠)[^。]{0,40}(?:签证|续签|遣返|立案|黑名单|警方|警察)|(?:市政税|council tax)[^。]{0,30}(?:保证金|专员|警方)/,
    beside: [/保证金|专员|账户|\d+ ?[镑磅块]|£ ?\d/],
    refusable: true,
  },
  // 走 OpenRent 担保，账单发你邮箱，钱先冻结。
  {
    reason: "false-platform",
    severity: "strong",
    says: /open ?rent|spare ?room|right ?move|zoopla|paypal|贝宝|transfer ?wise|(?<![a-z])wise(?![a-z])|爱彼迎|airbnb|缤客|booking|闲鱼/,
    beside: [
      /担保|冻结|托管|代管|账单|填卡号|验证码|搜(?:是)?搜?不到|链接[^。，,]{0,6}(?:私|单独|发)/,
      /邮箱|邮件|链接|客服|账号|卡号|才拿得到|确认/,
    ],
    unless: /不(?:让|许|能|准|可以)|(?:原|直接)链接/,
    nowhere: /看(?:完|过|好|了)房|随时(?:可以?)?(?:来)?看房|欢迎(?:来)?看房|当面/,
    refusable: true,
  },
  // 走平台签长租，钱由平台冻结。
  {
    reason: "false-platform",
    severity: "strong",
    says: /爱彼迎|airbnb|缤客|booking/,
    beside: [
      /(?:平台|他们|官方|爱彼迎|airbnb|booking)[^。，,]{0,8}(?:冻结|托管|保管|担保|代收)|付款邮件|付款链接|不满意[^。，,]{0,6}退/,
    ],
    unless: /不(?:让|许|能|准|可以)/,
    refusable: true,
  },
  // 先在亲戚名下存一个月房租，截图给我看。
  {
    reason: "asks-money-first",
    severity: "strong",
    says: /(?:亲戚|亲友|家人|朋友|同学|室友)(?:的)?(?:名下|名义|名字)[^。]{0,12}(?:存|转|汇|打)|(?:存|转|汇|打)[^。，,]{0,12}(?:亲戚|亲友|家人|朋友|同学|室友)(?:的)?(?:名下|名义|名字)/,
    with: [MONEY],
    refusable: true,
  },
  {
    reason: "asks-money-first",
    severity: "strong",
    says: /截图|小票|收据|回执|转账凭证/,
    with: [/转|汇|打款|付款|定金|押金/, /白跑|跑一趟|诚意|真心|先到|谁住/],
    unless: IN_PERSON,
    refusable: true,
  },
  // 不先付押金就没机会看房。
  {
    reason: "asks-money-first",
    severity: "strong",
    says: /不先?(?:付|交|转|打)[^。，,]{0,6}(?:押金|定金|订金|钱|款)[^。，,]{0,4}(?:没(?:有)?机会|不能|不给|不让|没法|不安排|别想)[^。，,]{0,6}(?:看|约|见)/,
    refusable: false,
  },
  {
    reason: "asks-money-first",
    severity: "strong",
    says: /(?:租客|房客|室友)[^。，,]{0,10}(?:才能|才可以|再)[^。，,]{0,6}看/,
    beside: [/付清|全年(?:一次|打|付)|先(?:付|交|转|打)/],
    refusable: false,
  },
  // 再补一笔费用，到账就给你密码。
  {
    reason: "asks-money-first",
    severity: "strong",
    says: /(?:到账|付清|补完|补齐|交齐)[^。，,]{0,2}(?:就|后|再)?[^。，,]{0,3}(?:给|发|告诉)[^。，,]{0,8}(?:码|地址|钥匙|门牌|定位)/,
    nowhere: IN_PERSON,
    refusable: true,
  },
  // 押金打给 DPS，账号我发你。
  {
    reason: "false-platform",
    severity: "strong",
    says: /dps|tds|mydeposits|押金保护/,
    with: [/(?:他们|平台|dps|tds)的?(?:账号|账户|卡号)|(?:账号|账户|卡号)[^。，,]{0,4}(?:发|给)你/],
    refusable: true,
  },
  // 谁的定金先到谁住。
  {
    reason: "asks-money-first",
    severity: "strong",
    says: /谁(?:的)?(?:定金|订金|押金|房租|钱|款)?先(?:到账|到(?:谁|先|就|给)|付|转|打|交)|(?:定金|订金|押金|钱|款)先到(?:的)?(?:先|谁)/,
    unless: IN_PERSON,
    refusable: true,
  },
  // 先交俩月，让我知道你是真心的。
  {
    reason: "asks-money-first",
    severity: "strong",
    says: /(?:知道|证明|表示|看出|显示|说明|确定|确认)[^。，,]{0,4}你[^。，,]{0,4}(?:真心|诚心|诚意|认真|是真的|租得起|靠谱)/,
    with: [/付|交|转|汇|押金|定金|订金|房租|个月|俩月/],
    unless: IN_PERSON,
    refusable: true,
  },
  // 约看之前每人先做背调，费用 85 镑。
  {
    reason: "asks-money-first",
    severity: "strong",
    says: /(?:背调|背景调查|信用(?:调查|审查|核查)|资质(?:审核|核查)|征信)[^。]{0,12}(?:费|\d+ ?[镑磅元块])/,
    unless: /官网|免费|不收|房东出|我(?:们)?出/,
    refusable: true,
  },
  // 刷我的卡进门，问就说是我表妹。
  {
    reason: "rent-by-proxy",
    severity: "strong",
    says: /(?:刷|用)我的(?:门|学生)?卡[^。，,]{0,3}(?:进|出|开)|(?:说|称|装(?:作)?)(?:你)?是我(?:的)?(?:表|堂)?(?:[哥弟姐妹]|朋友|亲戚|室友|同学)|(?:别|不要|不用|无需)(?:告诉|通知)(?:宿管|前台|公寓|房东|学校)|(?:别|不要|不用)(?:跟|和|让)(?:宿管|前台|公寓|房东|学校)[^。，,]{0,3}(?:说|讲|提|知道|打招呼|报备)|(?:不用|无需|不必)(?:换|改)合同/,
    unless: PERMITTED,
    refusable: false,
  },
  // 打我爸招商银行卡。
  {
    reason: "untraceable-payment",
    severity: "strong",
    says: new RegExp(
      `(?:转|打|汇|付|存)(?:款|账|钱)?(?:到|进|给|在)?(?:我|他|她)(?:的)?${FAMILY}[^。，,]{0,12}(?:卡|账户|账号|银行|支付宝)`,
    ),
    with: [/押金|定金|订金|房租|租金|首月|个月|钱|款|人民币/],
    unless: /房东|签(?:完|好|了)|中介/,
    refusable: true,
  },
  // 押金打到她的账户就行。
  {
    reason: "untraceable-payment",
    severity: "strong",
    says: /(?:押金|定金|订金|房租|租金|第一个月|首月|钱|款)[^。，,]{0,8}(?:转|打|汇|付)(?:到|进|给)(?:她|他)的?[^。，,]{0,6}(?:卡|账户|账号|支付宝|微信)/,
    unless: IN_PERSON,
    nowhere: /中介|室友|前台|带看|看完?房|随时看/,
    refusable: true,
  },
  // 押金用苹果卡，刮开拍给我。
  {
    reason: "gift-cards",
    severity: "strong",
    says: /(?:苹果|亚马逊|谷歌|steam|itunes|amazon|apple|星巴克)(?:的)?(?:礼品|礼物|购物|充值)?卡/,
    with: [/支付|付|抵|押金|定金|房租|房东|刮|拍给|卡号|买[^。，,]{0,6}张/],
    refusable: true,
  },
  // 用 U 付全年，钱包地址私聊。
  {
    reason: "crypto",
    severity: "strong",
    says: /钱包地址|(?:用|付|收|转|打|给|是|换)(?:你)?(?:个|点|成)?u(?! ?[a-z盘型形锁])|(?<![a-z])(?:eth|usdc|trx|币安|欧易)(?![a-z])/,
    with: [/付|交|收|押金|定金|房租|租金|转|全年|工资|钱包/],
    refusable: true,
  },
  // 女生免房租，需要陪睡。做我女朋友就不收钱。
  {
    reason: "sex-for-rent",
    severity: "strong",
    says: /陪(?:睡|床|我(?:就|过夜|睡|就行|即可))|(?:以|用)身(?:体)?抵|肉偿|情人|包养|做我(?:的)?(?:女朋友|女友|情人)|约炮|炮友|特殊(?:服务|照顾)|满足我/,
    beside: [/免(?:费|房租|租)|房租|租金|不收(?:钱|租|房租)|抵租/],
    unless: /陪(?:猫|狗|孩子|老人)/,
    refusable: true,
  },
  // 打开链接上传护照并支付押金。
  {
    reason: "asks-identity",
    severity: "strong",
    says: /(?:链接|网址|网站|网页|平台|页面|二维码)[^。]*(?:护照|身份证|证件)|(?:护照|身份证|证件)[^。]*(?:链接|网址|网站|网页|页面)/,
    with: [/支付|付款|付(?:押金|定金|订金|房租)|银行卡|卡号|刷卡/],
    unless: /中介|公寓|官网|学校|当面|原件/,
    refusable: true,
  },
  // 先转定金给我，再安排看房。
  {
    reason: "asks-money-first",
    severity: "strong",
    says: /先(?:付(?!款后)|转(?:过来)?|交|打)[^。，,]{0,3}(?:定金|订金|押金)[^。]{0,8}(?:再|才|给我|不然|否则)|看房前[^。，,]{0,6}(?:付|交|转)/,
    nowhere: /中介|公寓|官网/,
    unless: /看(?:完|过|好|了)?房(?:后|之后|以后|满意)|看(?:完|过|好)[^。]{0,4}满意|先看房/,
    refusable: true,
  },
  // Viewing 之前 pay 定金 first.
  {
    reason: "asks-money-first",
    severity: "strong",
    says: /viewing[^。，,]{0,6}(?:之前|前|before)[^。，,]{0,12}(?:pay|付|交|转)|(?:pay|transfer)[^。]{0,8}(?:定金|押金|订金)[^。]{0,12}(?:first|再|然后|then)/,
    refusable: true,
  },
];
