// Characters that transliterations use one for the other; the first stands for its group.
const GROUPS =
  "曼漫慢蔓满 彻切策澈撤 斯思丝司撕私 特忒 伯博柏勃泊波 明名鸣铭 翰汉罕瀚韩汗 利力立莉丽里理黎李 物务勿武 浦普朴蒲谱扑 爱艾埃哀 丁叮钉盯 堡宝保 " +
  "格戈哥葛阁 拉啦垃 谢泄榭雪 菲非妃飞费斐 尔儿耳而 德得的徳地 诺糯 布不步部 莱来赖菜 顿敦墩盾吨屯 托脱 考拷烤 文闻纹雯 垂锤捶吹 卡喀咔 迪笛第帝蒂 " +
  "夫福弗符孚 南楠男 安按桉 茨次刺 茅矛毛 克刻客科可 塞赛 兰蓝栏 纽扭牛钮 杜都度肚 伦轮论沦仑 津金今 剑箭建 桥侨乔 阿啊 雷蕾累 威维 玛马码 苏酥素 " +
  "伊依一 夏厦 朗郎 森深 华滑 盖该 汤堂 希西 萨撒 达大 沃沃 奇其齐 登灯 汀廷";

const SOUND = new Map(
  GROUPS.split(" ").flatMap((group) =>
    Array.from(group, (character): [string, string] => [character, group.charAt(0)]),
  ),
);

/** A name as it sounds: 曼撤斯特 and 慢切思特 are the same. */
export function soundOf(name: string): string {
  let sound = "";
  for (const character of name) sound += SOUND.get(character) ?? character;
  return sound;
}
