import { describe, expect, test } from "vitest";
import { coverContacts } from "../../../src/query-parser/listing/contacts.ts";
import { parseListing } from "../../../src/query-parser/parse-listing.ts";

const TODAY = "2026-11-20";

/** What everybody reads of an offer. */
function publicTexts(text: string): string {
  const { title, description, additional_info, price_description } = parseListing(text, TODAY);
  return [title, description, additional_info, price_description].join("\n");
}

/** Each with what tells how its author is reached. */
const CONTACTS: readonly (readonly [string, string])[] = [
  ["布里斯托 ensuite 转租 £160pw\n➕ sunny_bris", "sunny_bris"],
  ["利兹一间 £85 pw 我的微信号就是 headingley85", "headingley85"],
  ["诺丁汉单间 £120/周\n➕lenton2027", "lenton2027"],
  ["曼城 studio £210pw，有意➕ qiqimcr", "qiqimcr"],
  ["利兹 ensuite £150pw 有意向请➕我 leedsfanfan", "leedsfanfan"],
  ["谢菲 studio £170pw\n加 xiaolin 进群", "xiaolin"],
  ["伦敦 E14 主卧 £320/周，加 hanahome 看房", "hanahome"],
  ["卡迪夫单间 £110/周，加mumu备注租房", "mumu"],
  ["利物浦 ensuite £140pw，加 lark_lpl 拉你进群", "lark_lpl"],
  ["格拉斯哥单间 £130/周\n搜 gla_momo 加我", "gla_momo"],
  ["约克 studio £180pw\n有意私 york_mei27", "york_mei27"],
  ["杜伦单间 £115pw 感兴趣的戳 durham_xx9", "durham_xx9"],
  ["巴斯 double £150pw\n滴滴我 bathcat88", "bathcat88"],
  ["埃克塞特单间 £125/周，d我 exe_lulu", "exe_lulu"],
  ["Ensuite in Leeds LS2 £165pw\nadd me: lily_uk", "lily_uk"],
  ["Studio in Sheffield £170pw. Add me: katiewalsh", "katiewalsh"],
  ["Double room Bristol £650pcm. dm @rosieflat", "rosieflat"],
  ["Room in York £120pw, DM me @tomlets", "tomlets"],
  ["Room in Leeds £120pw, hmu @jess.b04", "jess.b04"],
  ["Single room Bath £110pw. Ping me josh_bath21", "josh_bath21"],
  ["Ensuite Coventry £140pw - message @cov.rooms for pics", "cov.rooms"],
  ["Studio Cardiff £155pw. Follow @cdf_lets for more", "cdf_lets"],
  ["Ensuite Leeds £150pw\nDM me on @annie.lee", "annie.lee"],
  ["南安 ensuite £145pw\n@sotonxixi", "sotonxixi"],
  ["Studio near UCL £300pw\nlily_ucl27", "lily_ucl27"],
  ["曼城 M14 单间 £110/周\nfallow_yaya", "fallow_yaya"],
  ["伯明翰 ensuite £160pw\n💬 selly2027oak", "selly2027oak"],
  ["Double in Hove £700pcm\n📩 hovegirl_x", "hovegirl_x"],
  ["纽卡 ensuite £135pw\nwxid_8f7a6b5c", "wxid_8f7a6b5c"],
  ["莱斯特单间 £100/周\nID: lestercat7", "lestercat7"],
  ["兰卡单间 £105/周\n我的号 lanc_doudou", "lanc_doudou"],
  ["雷丁 studio £230pw 账号：rdgxiaobai", "rdgxiaobai"],
  ["Room Reading £130pw. Username: rdg_emma", "rdg_emma"],
  ["Room Reading £130pw. My handle is emmarooms9", "emmarooms9"],
  ["拉夫堡 ensuite £130pw 🐧 2839401756", "2839401756"],
  ["考文垂单间 £125pw 💚 covcov_77", "covcov_77"],
  ["考文垂单间 £125pw 🍠号 9482716355", "9482716355"],
  ["基尔单间 £95pw 📕：基尔小厨房", "基尔小厨房"],
  ["萨里 studio £190pw 大眼仔：guildford小鹿", "guildford"],
  ["Aberdeen studio £160pw zalo: minhhoa88", "minhhoa88"],
  ["斯旺西 ensuite £140pw 微信/WeChat: swan_zz", "swan_zz"],
  ["Ensuite Hull £99pw, annabelle27 (insta)", "annabelle27"],
  ["Ensuite Hull £99pw, find annabelle on insta: annabelle27", "annabelle27"],
  ["邓迪单间 £105pw 微信 dundee_yy 或者 dundeeyy2", "dundeeyy2"],
  ["Room in Derby £95pw snap: derbyjo / derby_jo9", "derby_jo9"],
  ["考村 studio £185pw 备注转租 微信: amy", "amy"],
  ["爱丁堡单间 £150/周 电话07700900123 同微信号", "同微信号"],
  ["爱丁堡单间 £150/周 电话07700900123，微信同步", "微信同步"],
  ["Room in Stirling £110pw. 07700 900123, same on WhatsApp", "same on WhatsApp"],
  ["Room in Stirling £110pw. 07700 900123 (same on WeChat)", "same on WeChat"],
  ["Room in Stirling £110pw. 07700 900123, also on WhatsApp", "also on WhatsApp"],
  ["Room in Stirling £110pw. 07700 900123, WhatsApp same number", "WhatsApp same number"],
  ["Room in Stirling £110pw. insta: ellie_stir, same on snap", "same on snap"],
  ["阿伯丁 studio £150pw 联系人：王同学 abz_wang8", "abz_wang8"],
  ["赫尔单间 £90pw 微信搜 hull-xiaoqi", "hull-xiaoqi"],
  ["肯特 ensuite £150pw 绿泡泡见 kent_mm5", "kent_mm5"],
  ["圣安 studio £260pw\n加v看更多照片：sta_golf", "sta_golf"],
  ["布莱顿单间 £160pw 私信 brighton_ee 拿视频", "brighton_ee"],
  ["Studio, Belfast £140pw. Text me at 07700 900 123 or ping belfast_k8", "belfast_k8"],
  ["普利茅斯 ensuite £125pw\njia我 plym_hai", "plym_hai"],
  ["利兹 studio £170pw w.e.i.x.i.n leeds_oo", "leeds_oo"],
  ["班戈单间 £95pw Q 3048592716", "3048592716"],
  ["赫尔 ensuite £110pw 抠抠2817364590", "2817364590"],
  ["卡村 studio £180pw 企鹅号 1839204756", "1839204756"],
  ["Room in Hove £150pw, tele is @hove.nadia", "@hove.nadia"],
  ["Room in Bangor £95pw, ig - peachmelba", "peachmelba"],
  ["Room in Bangor £95pw, insta - peachmelba", "peachmelba"],
  ["Room in Bangor £95pw, insta peachmelba", "peachmelba"],
  ["Room in Bangor £95pw. tg – @bangor_ida", "@bangor_ida"],
  ["Room in Bangor £95pw. Everybody knows the app, @nettlesoup on there", "@nettlesoup"],
  ["Room in Bangor £95pw, slide into dms @nettle.soup", "@nettle.soup"],
  ["Room in Bangor £95pw. Jo 07700 900 039 or the usual: @nettlesoup", "nettlesoup"],
  ["班戈单间 £95pw 🟢💬 bangor_twins", "bangor_twins"],
  ["班戈单间 £95pw 微信同手机 07700 900 826", "微信同手机 07700 900 826"],
  ["Room in Bangor £95pw. fern.hill at example.org", "fern.hill@example.org"],
];

describe("a contact without its channel's name is kept from everybody, and is in the contacts", () => {
  test.each(CONTACTS)("%s", (text, contact) => {
    expect(publicTexts(text)).not.toContain(contact);
    expect(coverContacts(text).text).not.toContain(contact);
    const { contact_info, email } = parseListing(text, TODAY);
    expect(`${contact_info}\n${email}`).toContain(contact);
  });
});

/** Each with what gives its author away, and that as it is kept where this is something else. */
const WAYS: readonly (readonly [text: string, contact: string, kept?: string])[] = [
  ["曼城单间 £130pw 小红书私信「一只柚子在利兹」", "一只柚子"],
  ["Double room Leeds £140pw. ig: maya.okonkwo", "maya.okonkwo"],
  ["Room in Hull £95pw, text me on oh seven seven oh oh nine oh oh one two three", "seven seven"],
  ["利兹 ensuite £150pw 加v leedsmaomao", "leedsmaomao"],
  ["伯明翰单间 £120pw 绿泡泡 brum_dada", "brum_dada"],
  ["Room in York £110pw, my wechat's the same as my insta: lulu.in.york", "lulu.in.york"],
  ["Room in York £110pw. drop me a whatsapp 07700 900145", "900145"],
  ["Room in York £110pw. WhatsApp only - 07700900188 (Priya)", "07700900188"],
  ["Room in York £110pw. My number's 07700 900 456 but whatsapp is easier", "900 456"],
  ["Room in York £110pw. Call or text Dave on 07700 900 077, not after 9", "900 077"],
  ["约克单间 £110pw vx同手机号 07700900234", "07700900234"],
  ["约克单间 £110pw 微信电话同号：07700900345", "07700900345"],
  ["约克单间 £110pw 加我微信吧，xiaoyu0412", "xiaoyu0412"],
  ["约克单间 £110pw 我的v：momo_2003", "momo_2003"],
  ["约克单间 £110pw 威X：tiantian_uk", "tiantian_uk"],
  ["约克单间 £110pw ➕薇 nuonuo0808 备注看房", "nuonuo0808"],
  ["约克单间 £110pw 微信ID是 hellokitty99", "hellokitty99"],
  ["Room in York £110pw, dm on insta (@flatwithbea)", "flatwithbea"],
  ["Room in York £110pw, insta is tom_pryce98", "tom_pryce98"],
  ["Room in York £110pw, hit me up on snap: joeyb_22", "joeyb_22"],
  ["Room in York £110pw. You can reach me at sarah dot jones at gmail dot com", "sarah", "sarah.jones@gmail.com"],
  ["Room in York £110pw, email: hannah.lloyd [at] outlook [dot] com", "hannah", "hannah.lloyd@outlook.com"],
  ["Room in York £110pw, emails to jw1234@york.ac.uk", "jw1234"],
  ["约克单间 £110pw 发邮件 zhangsan1998艾特163.com", "zhangsan", "zhangsan1998@163.com"],
  ["约克单间 £110pw 邮箱：lihua2020#qq.com（#换@）", "lihua2020", "lihua2020@qq.com"],
  ["约克单间 £110pw 小红书号：95270012345", "95270012345"],
  ["约克单间 £110pw 小红书搜“曼村小土豆”私信我", "小土豆"],
  ["约克单间 £110pw 抖音同名：阿宁在伦敦", "阿宁"],
  ["约克单间 £110pw QQ三二一零五四八七六", "三二一", "三二一零五四八七六"],
  ["约克单间 £110pw q扣：284719365", "284719365"],
  ["约克单间 £110pw tg群 t.me/yorkrooms", "yorkrooms"],
  ["Room in York £110pw. Signal 07700 900321", "900321"],
  ["Room in York £110pw. FB: Ellie Marsden", "Marsden"],
  ["Room in York £110pw. messenger: ellie.marsden.5", "ellie.marsden.5"],
  ["Room in York £110pw. ring 0161 496 0234 and ask for Gwen", "496 0234"],
  ["Room in York £110pw. tel. 0113 4960 123", "4960 123"],
  ["约克单间 £110pw 手机 0七七00 九00 一23", "一23", "0七七00 九00 一23"],
  ["约克单间 £110pw 七七零零九零零一二三", "七七零零", "七七零零九零零一二三"],
  ["约克单间 £110pw LINE ID : tokyo_may", "tokyo_may"],
  ["Room in York £110pw, kakao: minji_0304", "minji_0304"],
  ["Room in York £110pw. WeChat: Lin-Lin-92", "Lin-Lin-92"],
  ["约克单间 £110pw weixin: panda_york", "panda_york"],
  ["约克单间 £110pw wei信: panda_york", "panda_york"],
  ["约克单间 £110pw 薇❤:panda_york", "panda_york"],
  ["Room in York £110pw, wapp me 07700900654", "07700900654"],
  ["Room in York £110pw. my @ is bristolbex on everything", "bristolbex"],
  ["Room in York £110pw. DMs open @kit_rooms", "kit_rooms"],
  ["Room in York £110pw. Contact: Mrs Khan 07700900987", "07700900987"],
  ["Room in York £110pw. 07700-900-111/222", "900-111"],
  ["约克单间 £110pw 可加我围信 tianxin_0615", "tianxin_0615"],
  ["约克单间 £110pw 加个好友 feifei_uk", "feifei_uk"],
  ["约克单间 £110pw 想看房的d我~ vx:yyds_york", "yyds_york"],
  ["约克单间 £110pw 搜索 liangzi1020 添加", "liangzi1020"],
  ["约克单间 £110pw 私信小红薯@豆包去留学", "豆包"],
  ["Room in York £110pw, insta & snap: hollyg_03", "hollyg_03"],
  ["Room in York £110pw, my snap n insta r both hollyg.03", "hollyg.03"],
  ["Room in York £110pw. Wechat/Whatsapp: 07700900765", "07700900765"],
  ["Room in York £110pw, whatsapp (07700900765)", "07700900765"],
  ["Room in York £110pw, 0770090O765", "0770090O765"],
  ["约克单间 £110pw 绿色聊天软件：shanshan_yk", "shanshan_yk"],
  ["约克单间 £110pw 我微信号跟ins一样 yueyue.w", "yueyue.w"],
  ["Room in York £110pw. wechat (same as insta) yueyue.w", "yueyue.w"],
  ["约克单间 £110pw 微信：小米粒_521", "小米粒"],
  ["约克单间 £110pw 公众号：约克租房小站", "租房小站"],
  ["约克单间 £110pw 联系WX号mmm0329", "mmm0329"],
  ["Room in York £110pw - whatsapp Zoë on +44 7700 900 777", "900 777"],
  ["Room in York £110pw, u can find me as jas.kaur on ig", "jas.kaur"],
  ["Room in York £110pw, my snapchat: its_ollie7", "its_ollie7"],
  ["Room in York £110pw. Mob 07700 900 222 (no texts)", "900 222"],
  ["约克单间 £110pw 扣一三五七九二四六八", "一三五七", "一三五七九二四六八"],
  ["约克单间 £110pw ins👉🏻 yangyang.yk", "yangyang.yk"],
  ["约克单间 £110pw 联系邮箱 yang.li@foxmail。com", "yang.li", "yang.li@foxmail.com"],
  ["Room in York £110pw. E: letting@example.org T: 01904 496 777", "496 777"],
  ["Room in York £110pw. https://m.me/ellie.marsden", "ellie.marsden"],
  ["约克单间 £110pw 扣2960 7713 04", "7713 04"],
  ["约克单间 £110pw 扣扣老号 4471902", "4471902"],
  ["Room in York £110pw. WhatsApp: Ellie Marsden\nno agents", "Marsden"],
  ["约克单间 £110pw 微信号是wo2027york", "wo2027york"],
  ["Room in York £110pw, my ig @ is just lauren.ptr", "lauren.ptr"],
  ["约克单间 £110pw 关注小红书“留英小管家”", "小管家"],
  ["Room in York £110pw. call/whatsapp/text on seven seven double-oh nine double-oh one two three", "seven seven"],
];

const KEPT = WAYS.map(([text, contact, kept = contact]) => [text, contact, kept] as const);

test.each(KEPT)(
  "what '%s' tells of its author is kept from everybody, and is in the contacts",
  (text, contact, kept) => {
    expect(publicTexts(text)).not.toContain(contact);
    expect(coverContacts(text).text).not.toContain(contact);
    const { contact_info, email } = parseListing(text, TODAY);
    expect(`${contact_info}\n${email}`).toContain(kept);
  },
);

/** Ids, codes, prices and names with figures that tell nobody how to reach anyone. */
const HARMLESS = [
  "Room 204, Block C, Flat 12b\nfloor7",
  "Studio in Leeds LS2\nLS2 9JT",
  "Ensuite near campus\nM14 6FS",
  "Close to lectures of COMP1001\nECON2003",
  "Building name: Axis2\nVita2",
  "包水➕电➕网，每周➕£5可停车",
  "房租➕bill 一共 650",
  "独立卫浴➕wifi➕健身房",
  "➕£20 包bill",
  "➕ gym",
  "加 bill 一共 £160",
  "加wifi每月25",
  "加 ensuite 的朋友说很好",
  "加20镑包网",
  "add bills and it is £600",
  "Add £15 for parking",
  "add me to the tenancy",
  "message me for details",
  "DM for more",
  "text only, no calls",
  "find us near the station",
  "Follow the canal to campus",
  "contact block2 reception for keys",
  "Student ID required, photo id needed",
  "Property ID: 88231",
  "ref id AB1234",
  "ID: required on arrival",
  "studio2b1b",
  "1b1b\n2b2b",
  "available sept2027",
  "44weeks\n51weeks",
  "spring2027",
  "covid19 rules apply",
  "PS5 and iphone15 charger included",
  "Route 66 diner next door, bus x1",
  "Vita Student 2027",
  "X1 The Gateway, X1 Chapel",
  "Unite 61, Q2, the Zig Zag building",
  "iQ Shoreditch 18楼 1806",
  "室友加我一共5人",
  "微波炉、微信支付都可以",
  "她很威风，微风吹过",
  "Signal is good here, snap decision welcome",
  "line 2 of the tram, tram line 7",
  "teams of cleaners come weekly",
  "same as last year, also on the ground floor",
  "微信同学群里见过这间",
  "房东同意，同名公寓",
  "photos on Instagram",
  "more pictures on WhatsApp",
  "@ the top floor",
  "viewings @ noon",
  "pet_friendly",
  "Quiet room, M13_9PL, by the park",
  "合同号 2027 0101",
  "楼号 B12，房号 B12-3",
  "门口有号 12 路",
  "找室友，找 room",
  "搜 Vita 就能看到",
  "联系 office 拿钥匙",
  "私人花园，私 parking",
  "PW: £150, PCM 650, EPC b2",
  "Victoria line - balham",
  "Q 2 is the block, V 8 the flat",
  "dms - no agents please",
  "@kelham island, @hove, @LS2 9JT",
  "room @unite on the hill",
  "telly in the lounge, the usual bills: £40",
  "微信同意, 手机信号好",
  "Signal - good",
  "🟢 bright room",
  "thanks!",
  "Cheers\nAnna",
];

describe("what tells nobody how to reach anyone stays as it is", () => {
  test.each(HARMLESS)("%s", (text) => {
    expect(coverContacts(text)).toEqual({ text, covered: [] });
  });
});

describe("what a line says about its contact goes with it, and what it says of the room stays", () => {
  test.each([
    ["顾问Amy 微信：amy_lets8", "顾问Amy 微信：amy_lets8"],
    ["Margaret - 07700 900 071", "Margaret - 07700 900 071"],
    ["房东电话 07700 900 327，讲普通话", "房东电话 07700 900 327，讲普通话"],
    ["QQ 304555781 备注转租", "QQ 304555781 备注转租"],
    ["有意请加微信：amy_lets8", "微信：amy_lets8"],
    ["Please call or text 07700 900 812", "text 07700 900 812"],
  ])("%s", (line, contact) => {
    const read = parseListing(`Leeds ensuite £150pw, quiet house\n${line}`, TODAY);
    expect(read.contact_info).toContain(contact);
    expect(read.description).toBe("Leeds ensuite £150pw, quiet house");
  });

  test.each([
    ["女生优先，微信：mei_leeds", "女生优先"],
    ["可养猫 wx: cat_8899", "可养猫"],
    ["限女生 电话 07700 900123", "限女生"],
    ["No smoking. 07700 900 655", "No smoking."],
  ])("of '%s' '%s' stays", (line, shown) => {
    expect(parseListing(`Leeds ensuite £150pw\n${line}`, TODAY).description).toContain(shown);
  });
});
