import { BATHROOM_IN_CHINESE } from "../text/shared-words.ts";
import { phrases, type Phrases, WORD_END } from "../text/pattern.ts";
import { MASK } from "../text/source-text.ts";

/** What a kind of room is called, and how much it says: of several kinds the strongest is meant. */
export interface RoomKind {
  type: string;
  strength: number;
  pattern: RegExp;
}

const BATHROOM = `(?:${BATHROOM_IN_CHINESE}|淋浴间?)`;
const ENGLISH_BATHROOM = "(?:bath ?rooms?|baths?|shower(?: ?rooms?)?|toilets?|wc|loo|washrooms?|wetroom)";
const OWN = "(?:own|private|personal|individual|attached|integrated|adjoining)";
const BEHIND = "(?:\\s?(?:bed ?rooms?|rooms?|房间?|单人?间|卧室|公寓|flat|apartment|apt|的单间))?";

const STUDIO: Phrases = {
  zh: [
    "(?<!\\b(art|yoga|dance|music|recording|fitness|film|tv) )\\bstudios?\\b(\\s?(flat|apartment|apt|room|unit|公寓|房间?|单间))?s?",
    "单身公寓 | 单人公寓 | 1人公寓 | 单间公寓 | 独立公寓 | 大?开间 | 1室户 | 开放式(?!的?(大?厨|客|阳台|衣柜|办公)) | 工作室",
    "[死斯史司思私诗]?(丢[丢迪]|图[迪丢])[欧奥]?",
  ],
  en: ["loft(?! room| conver| storage) | bed-?\\s?sit(ter)?s? | bachelor (flat|pad|apartment|unit)…"],
};
const SELF_CONTAINED: Phrases = { en: ["self[- ]?con(t|tain(ed)?)?\\b(\\s?(flat|unit|apartment|room|studio))?…"] };
const ENSUITE = [
  `\\b(?:double |single |private |独立)?(?:en[\\s/.-]{0,2}|on[ -]?|un-?)(?:sui?t|siut)e?s?${WORD_END}${BEHIND}|\\bens?\\/s\\b|\\b[eo]n[\\s-]?sweets?\\b`,
  // As it sounds.
  `(?:[恩昂盎]|\\ben)[睡随隋税穗碎遂](?![便意着])[特忒套]?|恩[\\s-]?suite?|[安嗯][睡随][特忒套]`,
  `独[卫胃位尉味]|独立?${BATHROOM}|独立的${BATHROOM}|独立卫|独浴|独厕|独用${BATHROOM}|独立厨卫`,
  `(?:私人|专用|专属|单独|自己|自带|内置|带有?|配有?|有)(?:的|独立)*${BATHROOM}${BEHIND}|[带含]卫(?![星视])${BEHIND}`,
  `不(?:用|想|要)?(?:[跟和与](?:别?人|室友|他人))?(?:共用|共享|分享|合用|share\\s?)${BATHROOM}|${BATHROOM}(?:不(?:要|想|用)?共用|(?:要|最好|必须|得|是)*独立|独用|自己[用的]|私用)|bathroom(?:是|要)?自己[用的]`,
  `(?:自己|独立|单独|私人)的?厨房(?:和|、|及|与|\\/)${BATHROOM}|${OWN} kitchen(?:ette)? ?(?:and|&|\\+|\\/) ?${ENGLISH_BATHROOM}\\b`,
  `套[间房卧]${BEHIND}`,
  `(?:\\b(?:bed)?room with )?\\b(?:(?:my|its|your|their) )?${OWN}(?: \\w+)? ${ENGLISH_BATHROOM}\\b|${ENGLISH_BATHROOM} (?:to|for|of) my(?:self| own)`,
  `\\b(?:bed)?room with (?:an? )?(?:bathroom|shower(?: ?room)?|toilet)\\b`,
  `(?:no|not|don'?t want to|without|don'?t want a|can'?t|won'?t|hate|rather not|avoid|\\bnon)[ -](?:shar(?:e|ed|ing) )(?:an? |the |my )?${ENGLISH_BATHROOM}`,
].join("|");
const DOUBLE: Phrases = {
  zh: ["双人[间房] | [2两]人间 | 大床[间房] | 双床[间房] | 标间"],
  en: [
    "(double|dbl)[- ]?(sized? )?(bed ?)?r(oo)?ms?",
    `doubles?(?=$|[.,;!]| ?${MASK}| (in|near|at|for|with|around|under|from|available)\\b)`,
    "doubles?(?=[\\u4e00-\\u9fff])… | twin([- ]bed)?(ded)? ?rooms? | (king|queen)([- ]sized?)? (bed)?rooms?…",
  ],
};
const SINGLE: Phrases = {
  zh: ["单人?间 | 单人房 | 单房(?!东) | 单[件见坚](?!事) | 主卧 | 次卧 | 主人房 | 独立房间"],
  en: [
    "(single|sgl)( person)?( ensuite)? (bed ?)?r(oo)?ms?",
    `singles?(?=$|[.,;!]| ?${MASK}| (in|near|at|around|under|available)\\b) | box ?rooms?`,
    "(private|own|spare|master) (bed ?)?r(oo)?ms?",
  ],
};
const SHARED_HOME =
  "(?:house|flat|apartment|accom\\w*|propert\\w*|living|place|home|housing|student (?:house|flat|accom\\w*)|room)s?";
const FLATSHARE: Phrases = {
  zh: [
    "[合和盒河][租祖组] | 合住 | 拼房 | 拼租 | 分租 | 搭房 | 同租 | 合伙租 | share ?房 | 共享公寓",
    "[找招求寻缺](个|1个|1位|位|几个)?(\\S{0,4})(室友|舍友)",
  ],
  en: [
    "(flat|house|room|apartment)[\\s-]?(shar(es?|ed|ing|ers?)|sh(air|aer|ear|re|arr?)e?)",
    `shar(ed?|ing) (an? |the |my |our )?(\\d \\w+ )?${SHARED_HOME}`,
    "shar(e|ing) with (other|an|some|\\d (other|people|girl|student)|friend|girl|student|people|house|flat|room)\\w*",
    "hmos? | co-?living | lodg(ers?|ings?)",
  ],
};
// 室友跑路了: who has left is nobody to share with.
const MATES: Phrases = {
  zh: [
    "(室友|舍友)(?!都?(已经|突然|临时|刚|也|都|要|快)*(跑路|跑了|走了|[要快]走|搬|退租|毕业|回国|放鸽|鸽了|不续|不租))",
  ],
  en: [
    "(room|flat|house)[- ]?mates?(?! (just |has |have |is |are |suddenly |all )*(left|leaving|bailed|moved|moving|pulled|dropped|ghosted|quit|gone))",
  ],
};
const ONE_BEDROOM: Phrases = { en: ["single[- ]bed(room)?(ed)? (flat|apartment|house|place)s?"] };
const ROOM_IN_SHARED_HOME: Phrases = {
  en: ["(bed ?)?rooms?(?= (available )?in (an? |the )?(\\w+ ){0,2}?(shared|(flat|house)[ -]?share))…"],
};
const OTHER_ROOMS = [
  "living|bath|dining|common|shower|wash|utility|laundry|study|meeting|sitting|rest|store|storage|games?|cinema",
  "changing|reception|wet|chat|head|legs?|gym|sun|tv|white|engine|show|of|social|mail|bike|party",
].join("|");
const ROOM: Phrases = {
  zh: [
    "房间 | 1间房 | (1间|单独的?|独立的?|自己的?)(1间)?卧室 | 雅房 | 间房(?!东) | 个房(?![东子]) | 1间(?=[,.\\s]|$) | 床位 | 有床就行",
  ],
  en: [
    `(?<!\\b(${OTHER_ROOMS}) )rooms?(?! (temperature|service|number|mates?|for (improvement|error|negotiation|man)))`,
    "bed ?rooms? | (rm|roo?mm)s?",
  ],
};

/** In the order in which they are looked for. */
export const ROOM_KINDS: readonly RoomKind[] = [
  { type: "ensuite", strength: 4, pattern: new RegExp(ENSUITE, "g") },
  { type: "studio", strength: 4, pattern: phrases(STUDIO, "g") },
  { type: "studio", strength: 3.5, pattern: phrases(SELF_CONTAINED, "g") },
  { type: "double", strength: 3, pattern: phrases(DOUBLE, "g") },
  { type: "1b1b", strength: 4, pattern: phrases(ONE_BEDROOM, "g") },
  { type: "room", strength: 3, pattern: phrases(SINGLE, "g") },
  { type: "room", strength: 2.5, pattern: phrases(ROOM_IN_SHARED_HOME, "g") },
  { type: "flatshare", strength: 2, pattern: phrases(FLATSHARE, "g") },
  { type: "flatshare", strength: 0.5, pattern: phrases(MATES, "g") },
  { type: "room", strength: 1, pattern: phrases(ROOM, "g") },
];

/** How much a counted flat says: more than the kinds that a listing of it may mention beside it. */
export const COUNT_STRENGTH = 4;

/** Names of rooms that typos are corrected to, and words that only look like typos of them. */
export const ROOM_WORDS = {
  words:
    "studio studios ensuite ensuites flatshare flatshares houseshare bedroom bedrooms bathroom bathrooms double single apartment share shared sharing roommate flatmate housemate private",
  notTypos:
    "shard shear hares spared shares sheared studies studied sharking sparing staring singles doubles doubled pirate privates bathrobe",
};
