// Characters that transliterations use one for the other; the first stands for its group.
const GROUPS =
  "曼漫慢蔓满馒瞒 彻切策澈撤车扯 斯思丝司撕私四死似寺 特忒忑 伯博柏勃泊波播薄玻 明名鸣铭敏民闵命 翰汉罕瀚韩汗寒含涵旱 " +
  "利力立莉丽里理黎李历厉离梨礼哩荔 物务勿武雾误悟吴乌 浦普朴蒲谱扑铺葡噗圃 爱艾埃哀挨碍矮 丁叮钉盯顶订鼎定 堡宝保饱葆 格戈哥葛阁歌革隔割 " +
  "拉啦垃辣喇腊 谢泄榭雪写些协歇 菲非妃飞费斐肥废肺霏 尔儿耳而饵迩 德得的徳地 诺糯 布不步部补卜埔 莱来赖菜睐 顿敦墩盾吨屯蹲囤钝 " +
  "托脱拖妥拓驮 考拷烤靠 文闻纹雯温问稳 垂锤捶吹锥 卡喀咔咖 迪笛第帝蒂弟敌递底 夫福弗符孚服富付扶府浮甫 南楠男难 安按桉暗岸案 " +
  "茨次刺此词慈瓷 茅矛毛冒帽茂 克刻客科可课 塞赛 兰蓝栏 纽扭牛钮妞 杜都度肚督 伦轮论沦仑囵 津金今京 剑箭建 桥侨乔 阿啊 " +
  "雷蕾累类磊 威维韦卫 玛马码麻 苏酥素速 伊依一宜 夏厦 朗郎 森深申 华滑 盖该改 汤堂 希西 萨撒 达大答 沃沃 奇其齐 登灯 汀廷亭 " +
  "桑丧嗓 亚雅";

const SOUND = new Map(
  GROUPS.split(" ").flatMap((group) =>
    Array.from(group, (character): [string, string] => [character, group.charAt(0)]),
  ),
);

/** A name as it sounds: 曼撤斯特 and 慢切思特 are the same. */
export function phoneticKey(name: string): string {
  let sound = "";
  for (const character of name) sound += SOUND.get(character) ?? character;
  return sound;
}
