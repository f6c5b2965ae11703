import type { Replacement } from "./mapped-text.ts";

/**
 * Words for homes as dictation and fast typing spell them by their sound (folded), and what is meant: 为生间 is 卫生间. Only
 * what makes no other word; written as the regional words are.
 */
const HOMOPHONES =
  "[为未位味喂胃维尾][生声升身][间件建] 卫生间,卫[声升身][间件建] 卫生间,卫生[件见建](?![议筑设]) 卫生间,[为未位味喂胃]生间 卫生间,卫[裕遇域] 卫浴," +
  "(?:[毒读][立力利丽]|独[力利丽])(?=[卫为未位味喂胃浴]|厨房|洗手|厕) 独立,[玉欲裕]室 浴室,[侧测]所 厕所,洗手[见件建](?![议筑设]) 洗手间,公[遇御](?![到见上]) 公寓," +
  "[珠竹]卧 主卧,刺卧 次卧,(?<=[找招求缺寻])[事是]友(?![好人谊情善]) 室友,[压鸭]金 押金,[种重]介费 中介费,中[界戒]费 中介费,房[祖组](?![织合员成队长件]) 房租,[玉遇裕][算蒜] 预算,预[蒜酸] 预算," +
  "[洋扬杨羊]台 阳台,[店点][题梯]房 电梯房,电[题踢提](?=房|公寓|楼) 电梯,[虫崇]物 宠物,[帝第]铁 地铁,地[帖贴](?=站|口|附近) 地铁,洗衣[级鸡] 洗衣机,[见建]身房 健身房,如住时间 入住时间," +
  "水店(?=[费网全都包]) 水电";

/**
 * Words for homes and what is in them as Hong Kong and Taiwan say them (folded), and what the mainland says instead, so
 * that no grammar needs them a second time. The longer ones first.
 */
const REGIONAL_WORDS =
  "唔好意思 不好意思,唔[洗驶] 不用,唔该晒? 谢谢,[钟锺中]意 喜欢,即刻 马上,平[啲嘅] 便宜,啲 点,抵租 便宜,cp值 性价比,煮食 做饭,开伙 做饭,可炊 可做饭,雪柜 冰箱,家[俬私] 家具,冲凉房 浴室,屋企 家,租屋 租房,[搵揾]屋 找房,睇[楼屋] 看房," +
  "按金 押金,[业屋]主 房东,经纪 中介,房仲 中介,仲介 中介,免佣金? 免中介费,返学 上学,返工 上班,捷运 地铁,公车 公交,网路 网络,脚踏车 自行车,梗房 单间,可宠 可养宠物,包埋 包,连埋?(?=水电?|电费|网|wi-?fi|bill|煤|杂费|管理费) 包";

/**
 * Words of written Cantonese (folded, so in simplified characters) and what Mandarin says instead: 听日 is 明天. No grammar
 * needs them a second time. The longer ones first.
 */
const WORDS = [
  REGIONAL_WORDS,
  HOMOPHONES,
  "唔好 不要,唔使 不用,冇所谓 无所谓",
  "听日 明天,听晚 明天晚,后日(?!子|常|本|租|期) 后天,[而宜依]家(?![具电居里庭]) 现在,出年 明年,旧年 去年",
  "[今呢]个(?=月|周|星期|礼拜) 这个,(?<=过[\\d两三四五几])日(?!本) 天",
  "(?<=[\\d十百千一二三四五六七八九]\\s?)蚊(?!子) 镑",
  "[食吸]烟 抽烟,女仔 女生,男仔 男生,嘈(?!杂) 吵",
  "唔 不,冇 没有,嘅 的,喺 在,[搵揾] 找,睇 看,咗 了,[畀俾] 给,嚟 来",
]
  .flatMap((words) => words.split(","))
  .map((pair) => pair.split(" "));

const CANTONESE = new RegExp(WORDS.map(([word]) => `(${word})`).join("|"), "g");

/** What stands in a folded text instead of Cantonese words, in order. */
export function substitutions(text: string): Replacement[] {
  return Array.from(text.matchAll(CANTONESE), ({ 0: written, index, ...groups }) => {
    const word = WORDS.findIndex((_, at) => groups[at + 1] !== undefined);
    return { start: index, end: index + written.length, by: WORDS[word]?.[1] ?? written };
  });
}
