// Behind a university's nickname of two characters these make words of its second one: 格大概, 谢大家.
const NOT_BEHIND_NICKNAME = /^(?:[家概约床窗厅小型量于致叔神胆])/;
const NICKNAME = /^.大$/;
// 利兹大一点的房间 is about the size.
const LONG_NICKNAME = /^..+大$/;
const NOT_BEHIND_LONG_NICKNAME = /^(?:[家概约床窗厅小型量于致叔神胆房点些街道路]|[1一]点)/;

interface FalseMatch {
  before?: RegExp;
  after?: RegExp;
}

/** Names that are also the end of one word and the beginning of another, or part of a word. */
const FALSE_MATCHES: Readonly<Record<string, FalseMatch>> = {
  格大: { before: /[价规风资性合品人]$/ },
  爱大: { before: /[可亲恋喜]$/, after: /^[房海城]/ },
  谢大: { before: /谢$/ },
  约大: { before: /[大预签条合节]$/ },
  利大: { before: /[意福便胜有顺权红]$/ },
  南大: { before: /[越河湖云海东西济]$/, after: /^(?:毕业|本科|街|门)/ },
  兰大: { before: /[荷波芬格]$/, after: /^(?:毕业|本科)/ },
  考大: { before: /[高中报备参补]$/, after: /^学/ },
  卡大: { before: /[刷银办]$/ },
  布大: { before: /[公发]$/ },
  华大: { before: /[中繁豪清东]$/ },
  普大: { before: /[吉科]$/ },
  拉大: { after: /^[距]/ },
  林大: { before: /[森东北]$/ },
  纽大: { before: /扣$/ },
  思大: { before: /意$/ },
  雷大: { after: /^[雨]/ },
  格拉: { after: /^(?:纳达|茨|夫)/ },
  格村: { before: /价$/ },
  布市: { before: /公$/ },
  布城: { before: /宣$/ },
  南安: { after: /^(?:排|静|全|置)/ },
  牛津: { after: /^(?:出版|考试|词典|字典|书虫|英语|鞋|布(?!鲁)|阅读|树|大词典|高阶)/ },
  剑桥: {
    after:
      /^(?:的?(?:英语|商务|词典|雅思|ielts|ket|pet|fce|cae)|真题|少儿|五级|通用|公爵|出版|考试|考官|学派|a-?level)/,
  },
  约克: { before: /(?:新|公爵)$/, after: /^(?:郡|夏|公爵)/ },
  爱丁堡: { after: /^公爵/ },
  爱丁: { after: /^堡公爵/ },
  加的夫: { after: /^[妻妇人]/ },
  兰卡: { before: /里$/, after: /^威/ },
  新堡: { before: /[高重]$/, after: /^垒/ },
  帝国: { before: /[罗马德大英蒙法]$/, after: /^(?:时代|主义)/ },
  金匠: { before: /[个位]$/ },
  老街: { before: /[条的]$/ },
  南岸: { before: /[河湖江]$/ },
  米堡: { before: /玉$/ },
  西区: { before: /[地东]$/ },
  东区: { before: /[地]$/ },
  德比: { before: /[同城]$/, after: /^(?:战|大战|较)/ },
  林肯: { after: /^(?:车|汽车|公园)/ },
  巴斯: { after: /^(?:光年|克)/ },
  索大: { after: /^(?:全)/ },
  金丝雀: { before: /[养只]$/ },
  海德: { after: /^(?:格|堡)/ },
  亚非: { after: /^(?:拉)/ },
  政经: { after: /^(?:新闻|类)/ },
  城市大学: { before: /[个座在]$/ },
  坎特: { after: /^(?:里)/ },
  罗素: { after: /^(?:集团)/ },
};

// 曼彻斯特路 is a road that may be anywhere; 牛津街边 and 利兹街区 are about the city.
const ROAD_BEHIND = /^(?:大街|大道|路(?![边上过途程])|街(?![区头边道])|广场)/;

/** Whether the Chinese name at [start, end) is meant, and not the characters of other words. */
export function isChineseName(text: string, start: number, end: number): boolean {
  const name = text.slice(start, end);
  const before = text.slice(Math.max(0, start - 4), start);
  const after = text.slice(end, end + 4);
  if (NICKNAME.test(name) && NOT_BEHIND_NICKNAME.test(after)) return false;
  if (LONG_NICKNAME.test(name) && NOT_BEHIND_LONG_NICKNAME.test(after)) return false;
  const falseMatch = FALSE_MATCHES[name];
  return !(falseMatch && (falseMatch.before?.test(before) || falseMatch.after?.test(after)));
}

export function isRoadNamedAfter(text: string, end: number): boolean {
  return ROAD_BEHIND.test(text.slice(end, end + 8));
}
