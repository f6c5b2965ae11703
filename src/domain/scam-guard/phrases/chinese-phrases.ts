import { PROMISED, type Phrase } from "./phrase.ts";

const MONEY = /付|交|收|押金|定金|订金|房租|租金|转账|充值|抵|钱包/;
const MONEY_NOW =
  /(?:押|付|转|汇|打|交|缴)[^。]{0,12}(?:押金|定金|订金|房租|款|镑|两千|个月|微信|支付宝)|收到款|到账|押一付/;
const HANDED_OVER = /中介|前台|办公室|公寓办|当面/;
const AFTER_VIEWING = /看(?:完|过|好|了)?房(?:后|之后|以后|满意)|看(?:完|过|好)[^。]{0,4}满意|先看房/;
const SHOWN_OTHERWISE = /视频|室友|朋友(?:可以)?带/;
const NO_VIEWING =
  /(?:无法|不能|没法|不方便|不便|无需|不用|不需要?)(?:线下|实地|现场|亲自)?(?:来看|看房|带看|到场)|(?:人不用来|不用人来)|不用你?到场|不用见面/;
const LIKED = /(?<!不)满意|看[中好上]了/;
const SHOWN_BY_OTHERS = /中介|公寓办|室友|前台|看完?房|带看|物业办公室/;
const ABROAD =
  /(?:人|我|本人|房东)[^。，]{0,3}(?:现在|目前|已经|暂时|还|常年)?(?:在|回)(?:了)?(?:国外|海外|国内|国(?!王)|外地|外国|欧洲|非洲|美国|澳洲|澳大利亚|加拿大|新加坡|迪拜|香港)|不在英国|回国工作|搬到(?!(?:了)?(?:附近|隔壁|楼上|楼下|市中心|伦敦))[^。，,]{1,6}(?:上班|工作|生活)/;
const FAMILY = /老婆|老公|太太|先生|妈|爸|父母|家人|亲戚|朋友|助理|表[哥弟姐妹]/;

const PAPERS = "(?:护照|身份证|居留卡|驾照|证件照?|(?<![a-z])brp(?![a-z]))";
/** 中介和公寓可以要，当面也可以看。 */
const CHECKED_PROPERLY =
  /中介|公寓|官网|前台|办公室|宿舍系统|原件|(?<!不)见面|当面|互看|互相|right to rent|签(?:完|好)?合同(?:那天|当天|的?时候|时)|入住(?:那天|当天|的?时候|时)|看(?:完|过|了)房/;
const SENT_TO_ME =
  "(?:发|传|寄|拍|微信|私信|邮件|whatsapp)(?:给|到)?(?:我|过来|来|房东)|发(?:到|至)[^。，,]{0,6}(?:邮箱|微信)|微信(?:上)?(?:发|传)|(?:拍照|拍)[^。，,]{0,3}(?:发|传)";

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
    says: /看房费|代看费|看房(?:押金|定金|订金)|看房(?:需要?|前|要)(?:先|预)?(?:付|交|转|收)/,
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
    says: /没有?看过?房[^。]{0,8}(?:不用担心|放心|没关系|也可以|也行)|(?:马上|立即|立刻|尽快|赶紧|抓紧|现在就?)(?:转账|付款|打款|付定金)|先转先得/,
    refusable: true,
  },
  {
    reason: "asks-money-first",
    severity: "strong",
    says: /(?:交|付|转|缴)(?:完|了)?(?:押金|定金|订金)(?:之后|以后|后|才能?|再)[^。，,]{0,4}(?:看房|带看|发[^。，,]{0,6}(?:视频|密码|地址))/,
    unless: AFTER_VIEWING,
    refusable: true,
  },
  // 先交200定金。先打一个月房租过来。
  {
    reason: "asks-money-first",
    severity: "strong",
    says: /先(?:交|付|转|打|汇|发|给)[^。，,]{0,6}\d+ ?[镑磅块元]?[^。，,\d]{0,3}(?:定金|订金|押金)|先(?:打|转|汇)[^。，,]{0,10}(?:房租|租金|押金|定金|订金|款)[^。，,]{0,6}过来|(?:押金|定金|订金|房租)(?:要)?先(?:打|转|汇)(?:过来|给我)/,
    unless: AFTER_VIEWING,
    nowhere: LIKED,
    refusable: true,
  },
  // 不交定金不留房。888 红包当定金。
  {
    reason: "asks-money-first",
    severity: "strong",
    says: /不(?:发|交|付|转|打)(?:红包|定金|订金|押金|钱|款)[^。，,]{0,2}不(?:留|保留|锁)|(?:付|扫码)[^。，,]{0,10}(?:意向金|诚意金|定金|订金)[^。，,]{0,3}(?:锁定|锁房|留房)|红包[^。，,]{0,8}(?:定金|订金|押金)|(?:定金|订金|押金)[^。，,]{0,6}红包/,
    unless: AFTER_VIEWING,
    refusable: false,
  },
  // 地址要付了定金才能告诉。付款后把房号发给你。
  {
    reason: "asks-money-first",
    severity: "strong",
    says: /(?:地址|门牌号?|位置)[^。]{0,8}(?:付|交|转|打|汇)(?:了|完|过)?[^。，,]{0,6}(?:定金|订金|押金|房租|款|钱|租)[^。，,]{0,4}(?:才|后|再|之后)|(?:付款|转账|到账|付完|转完|交完定金)(?:之?后|了)?[^。，,]{0,3}(?:把|再|才)[^。，,]{0,10}(?:地址|楼栋|房号|门牌|密码)/,
    unless: AFTER_VIEWING,
    refusable: true,
  },
  // 今晚十二点前付 300 定金保留房间。
  {
    reason: "asks-money-first",
    severity: "strong",
    says: /(?:今晚|今天|今日|点前|点之前|马上|立刻|尽快)[^。，,]{0,6}(?:付|交|转|打|汇)[^。，,]{0,8}(?:定金|订金|押金)/,
    unless: AFTER_VIEWING,
    nowhere: LIKED,
    refusable: true,
  },
  // 已经有四个同学交钱了。
  {
    reason: "asks-money-first",
    severity: "strong",
    says: /有[^。，,]{0,5}(?:同学|人|学生|租客|位)[^。，,]{0,4}(?:交|付|转|打)(?:了|过|完)?(?:钱|定金|订金|押金|款)/,
    nowhere: SHOWN_BY_OTHERS,
    refusable: true,
  },
  // 定金到了就寄。
  {
    reason: "asks-money-first",
    severity: "strong",
    says: /(?:定金|订金|押金|款|钱)(?:到了|一到|到账)(?:就|后|再|马上|，我|我)|(?:转|打|汇)[^。，,]{0,6}(?:租金|房租|押金|定金|订金|款|钱)[，,]?我?(?:就|马上|立刻)[^。，,]{0,4}(?:发|寄|给你|开门)/,
    unless: AFTER_VIEWING,
    nowhere: /中介|公寓办|前台/,
    refusable: true,
  },
  // 你把押金转我，我让室友留门。你把钱转过来我给你取件码。
  {
    reason: "asks-money-first",
    severity: "strong",
    says: /(?:押金|定金|订金|房租|租金|第一个月|首月|钱|款|费用)[^。，,]{0,8}(?:转|打|汇)(?:给)?(?:我|过来)[^。]{0,14}(?:留门|开门|取件码|密码|钥匙|门禁|地址|定位|门牌)/,
    unless: AFTER_VIEWING,
    nowhere: /中介|公寓办|前台|签(?:完|好)?合同/,
    refusable: true,
  },
  // 没空等人来看，转一个月房租就定。先到账的先选房。
  {
    reason: "asks-money-first",
    severity: "strong",
    says: /没(?:空|时间)[^。，,]{0,6}看[^。]{0,6}(?:转|付|打|交)[^。，,]{0,10}(?:房租|定金|订金|押金|款|个月)|先(?:到账|转账|付款|打款|交钱)的?[^。，,]{0,4}先/,
    unless: /室友|带看|看(?:完|好|过)了?[^。，,]{0,2}(?:再|才|后)/,
    refusable: true,
  },
  // 发定位之前先打 50 镑。想好了就把订金打来。
  {
    reason: "asks-money-first",
    severity: "strong",
    says: /(?:发|给|告诉)[^。，,]{0,6}(?:定位|地址|门牌|位置)[^。，,]{0,4}前[^。，,]{0,6}(?:打|转|付|交)|[把将](?:定金|订金|押金|房租)(?:打|转|汇)(?:来|过来|给我)/,
    unless: AFTER_VIEWING,
    nowhere: LIKED,
    refusable: true,
  },
  // 来之前请先转 30 镑保证金，见面返还。
  {
    reason: "asks-money-first",
    severity: "strong",
    says: /(?:来|看房|见面|约看|过来)之?前[^。，,]{0,6}(?:转|付|交|打|缴)[^。，,]{0,12}(?:保证金|押金|定金|订金|镑|块|元|费|钱)|(?:见面|到场|来了)(?:就|再|后)?(?:返还|退还|全退)/,
    unless: AFTER_VIEWING,
    refusable: true,
  },
  // 签约前需缴纳资质审核费。
  {
    reason: "asks-money-first",
    severity: "strong",
    says: /(?:审核|资质|资格|登记|信息|报名|排队|占位|占坑|锁位)[^。，,\d]{0,3}费|(?:收|交|付|缴)[^。，,]{0,12}(?:占位|占坑|锁位|占名额)/,
    with: [/收|付|交|缴|转|镑|元/],
    nowhere: /中介|官网/,
    refusable: true,
  },
  // The poster is far away, wants money, and has no one else to show the room.
  {
    reason: "asks-money-first",
    severity: "strong",
    says: /先(?:打|转|汇|付|交|给)[^。]{0,12}(?:押金|定金|订金|房租|租金|首月|个月|款)|押[一二]付[一二三六](?:打|转|汇)|(?:押金|定金|订金|房租|租金|首月)[^。，,]{0,6}(?:先|提前|直接)?(?:打|转|汇)(?:到|给|过来)/,
    beside: [ABROAD],
    nowhere: SHOWN_BY_OTHERS,
    refusable: true,
  },
  { reason: "asks-money-first", severity: "weak", says: /诚意金|意向金/, refusable: true },
  { reason: "no-viewing", severity: "weak", says: NO_VIEWING, unless: SHOWN_OTHERWISE, refusable: false },
  {
    reason: "untraceable-payment",
    severity: "strong",
    says: /西联|速汇金/,
    unless:
      /^(?!.*(?:付|押金|定金|订金|房租|租金|转给|汇给|打给|钥匙|首月)).*(?:楼下|附近|旁边|隔壁|对面|门店|酒吧|大楼)/,
    refusable: true,
  },
  {
    reason: "untraceable-payment",
    severity: "strong",
    says: /(?:私人|个人)(?:账户|账号|微信|支付宝)/,
    with: [/费|押金|定金|房租|钱|款/],
    refusable: true,
  },
  // 只接受支付宝转人民币。
  {
    reason: "untraceable-payment",
    severity: "strong",
    says: /(?:只|仅)(?:能|接受|支持|收|限|可以?|用|走)?[^。，,]{0,8}(?:支付宝|微信(?:转|支付|付|红包)|人民币)/,
    with: [/房租|租金|押金|定金|订金|押一付|转账|汇率|付款|付清/],
    refusable: true,
  },
  // 钱先放我表姐那儿。
  {
    reason: "untraceable-payment",
    severity: "strong",
    says: new RegExp(
      `(?:钱|款|押金|定金|订金|房租|租金)[^。，,]{0,4}(?:放|存|打|转|汇|交|付)(?:到|在|给)?我(?:的)?(?:${FAMILY.source})`,
    ),
    unless: AFTER_VIEWING,
    refusable: true,
  },
  // 只收红包。
  {
    reason: "untraceable-payment",
    severity: "strong",
    says: /(?:只|仅)(?:能)?(?:收|发|要|用|接受)[^。，,]{0,4}红包|红包(?:付款|支付|转账)/,
    refusable: true,
  },
  // 打到我妈妈的国内卡上。
  {
    reason: "untraceable-payment",
    severity: "strong",
    says: /(?:折|换)(?:成|算成)?人民币[^。，,]{0,4}(?:付|转|打|汇)|(?:转|打|汇|付)(?:账|款|钱)?(?:到|给|进)我(?:的)?[^。，,]{0,4}(?:国内|中国)[^。，,]{0,4}(?:卡|账户|账号|家人|支付宝|微信)|(?:国内|中国)(?:的)?(?:银行)?(?:卡|账户|账号)(?:上|里)?(?:就|收)/,
    with: [MONEY],
    refusable: true,
  },
  {
    reason: "untraceable-payment",
    severity: "strong",
    says: new RegExp(
      `(?:转账?|打款?|汇款?|付款)(?:到|给|进)我(?:的)?[^。，,]{0,3}(?:${FAMILY.source})|(?:${FAMILY.source})[^。，,]{0,6}替我收`,
    ),
    with: [MONEY],
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
    says: /(?:寄|快递|邮)[^，。,]{0,8}钥匙|钥匙[^，。,]{0,6}(?:寄|快递|邮)|钥匙[^。]{0,24}(?:ems|dhl|(?<![a-z])ups|fedex|顺丰|国际快递)|(?:ems|dhl|(?<![a-z])ups|fedex|顺丰)[^，。,]{0,8}钥匙/,
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
  // 我把房子挂在担保网站上，点链接付首付款。
  {
    reason: "false-platform",
    severity: "strong",
    says: /(?:担保|托管|第三方|中间)(?:交易)?(?:网站|平台)|(?:网站|平台)[^。，,]{0,6}(?:替你|帮你|代为|先)?(?:保管|托管|担保)/,
    with: [/链接|登录|网址|扫码|付款|首付款/, MONEY],
    unless: /dps|tds|mydeposits|押金保护|政府|公寓官网/,
    refusable: true,
  },
  // 走闲鱼交易，确认收货后给密码。
  {
    reason: "false-platform",
    severity: "strong",
    says: /闲鱼|转转|淘宝|拼多多/,
    with: [/付款|拍下|确认收货|下单|交易/],
    refusable: true,
  },
  // 入住报我的名字。帮我把房租先垫给房东。
  {
    reason: "rent-by-proxy",
    severity: "strong",
    says: /(?:入住|登记|前台)[^。，,不别勿]{0,6}(?<![不别勿])(?:报|用|说)我(?:的)?(?:名字|学号|身份)|(?:帮我|替我)[^。，,]{0,12}(?:房租|租金)[^。，,]{0,6}垫|垫付?(?:给)?房东/,
    refusable: true,
  },
  // 内部渠道七百拿下，费用转我，不走官网合同。
  {
    reason: "rent-by-proxy",
    severity: "strong",
    says: /内部(?:渠道|名额|关系|员工)|员工价|不(?:走|经过|通过)(?:官网|公寓|前台|平台)/,
    with: [/(?:转|付|打|交|给)(?:给)?我|我来(?:下单|订|付|交)|帮你(?:下单|订|拿)/],
    refusable: false,
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
    with: [new RegExp(`${MONEY.source}|(?:转|打|汇) ?\\d`)],
    unless: /自己付|与我无关|跟我无关/,
    refusable: true,
  },
  // 想看房的先发护照照片给我。
  {
    reason: "asks-identity",
    severity: "strong",
    says: new RegExp(PAPERS),
    with: [new RegExp(`${SENT_TO_ME}|先发[^。，,]{0,4}${PAPERS}`)],
    unless: CHECKED_PROPERLY,
    refusable: true,
  },
  // 需提供护照复印件：有的房东看房前就要。
  {
    reason: "asks-identity",
    severity: "weak",
    says: new RegExp(
      `(?:提供|上传|附上|需要|发)[^。，,]{0,8}${PAPERS}[^。，,]{0,8}(?:照片|复印件|扫描件|号码?|首页|正反面)`,
    ),
    unless: CHECKED_PROPERLY,
    refusable: true,
  },
  // 手持护照自拍。
  {
    reason: "asks-identity",
    severity: "strong",
    says: new RegExp(
      `(?:手持|手拿|手里拿|举着|拿着|拿)(?:着|你的|自己的)?${PAPERS}[^。]{0,10}(?:拍|照|视频|录)|${PAPERS}[^。，,]{0,6}自拍|自拍[^。，,]{0,8}${PAPERS}|(?:拍|录)[^。，,]{0,8}(?:手持|举着|拿着)${PAPERS}`,
    ),
    unless: CHECKED_PROPERLY,
    refusable: true,
  },
  // 银行卡正反面和 CVV 发我。
  {
    reason: "asks-identity",
    severity: "strong",
    says: /(?:银行卡|信用卡|借记卡|储蓄卡)(?:的)?(?:正反面|两面|照片|卡号|号码?|密码|背面|信息|有效期|扫描件)|(?<![a-z])cv[vc](?![a-z])|(?:背面|后面)的?(?:三|3) ?位/,
    with: [/发|给|提供|告诉|拍|传|填/],
    unless: CHECKED_PROPERLY,
    refusable: true,
  },
  // 网银截图、学校账号和密码。
  {
    reason: "asks-identity",
    severity: "strong",
    says: /网银(?:余额)?(?:的)?(?:截图|密码|账号|登录)|(?:邮箱|学校|学号|账号|账户|系统|网银)[^。，,]{0,6}密码/,
    with: [/发|给我|提供|告诉我/],
    unless: /wi-?fi|宽带|网络|门/,
    refusable: true,
  },
  // 把手机收到的验证码告诉我。
  {
    reason: "asks-identity",
    severity: "strong",
    says: /验证码|[六6] ?位数|(?:\d|四|五|六) ?位(?:数字|码)|短信[^。]{0,6}里面?的(?:码|数)/,
    with: [/(?:发|转|转发|报|念|读|回|截图|截)(?:一下)?(?:给)?(?:我|房东|过来)|告诉(?:我|房东|一下)|给(?:我|房东)/],
    unless: /门禁|大门|密码锁|快递|取件|洗衣|柜|wi-?fi/,
    offer: PROMISED,
    refusable: true,
  },
];
