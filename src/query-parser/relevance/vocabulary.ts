import { oneOf, phrases } from "../text/pattern.ts";

/** Words of someone who looks for a room. */
export const RENTAL = phrases({
  zh: [
    "租 | 房(?!价|地产|贷|屋贷) | 室友 | 舍友 | 落脚 | 住处 | [找求]个?窝 | 公寓 | 宿舍 | 卧室 | 入住 | [住搬](?!院|手) | 独卫 | 单间 | 套间",
    "开间 | 主卧 | 次卧 | [室居]室?\\d?厅 | 居室 | 包bill | 预算 | 床位",
  ],
  en: [
    "rent(s|al|als|ing|ed)? | rooms?(?! (temperature|service)) | (flat|house|room)[ -]?(mate|share)s?",
    "flats? | apartments? | houses? | housing | studios? | stuido… | [eo]n[ -]?sui?te? | accom\\w*",
    "bed-?(room|sit|der)?s? | …\\db\\d?b? | p\\.?c\\.?m | p\\.?w | per (week|month) | a week",
    "mov(e|ing)[ -]?in | tenan\\w+ | sub-?le(t|ase) | short[- ]?let… | to let | landlord… | bills?",
    "(student|uni|private) halls? | guarantors? | lodg\\w+ | place to (live|stay)… | somewhere to (live|stay)… | need (a place|somewhere)…",
    "looking for (a place|somewhere)…",
  ],
});

const TASK_OBJECTS =
  "论文|作文|文章|代码|程序|脚本|诗|歌|邮件|简历|文书|小说|故事|报告|情书|作业|演讲稿|文案|笑话|ps|essay|email|cv";
const WRITTEN_WORKS = [
  "essay|poem|haiku|limerick|story|song|code|function|script|program|letter|email|cover|cv|report",
  "article|speech|joke|paragraph|blog|summary|words?|sql|python|html",
].join("|");
/** A task for a writer, a translator or a teacher; what it is about is no wish, though it be rooms. */
export const TASK = phrases({
  zh: [
    `(^\\s*|帮我|给我|替我|帮忙|请你?|能不能|可以|麻烦)(再|来)?写[^,.;!?\\n]{0,14}?(${TASK_OBJECTS})`,
    "(帮我|给我|请你?|替我|麻烦)写(?!字) | 写[1一]?[首篇段封份] | (?<![学读])翻译(?!专业|系|学|硕士|课) | 译成 | 润色 | 改写 | 续写",
    "总结[1一]?下 | 概括 | 什么是 | 是什么意思 | (有|是)什么(区别|不同) | 讲[1一]?个 | 背[1一]?首 | 解(释|方程|这道) | 证明题 | 等于(多少|几)",
  ],
  en: [
    `(?<!(room|place|desk|somewhere|quiet|table)( \\w+)? to )(write|compose|draft|generate|create)\\b( (me|us|out))? (an? |the |some |my |\\d+ )*(\\w+[ -]){0,3}(${WRITTEN_WORKS})`,
    "translat\\w+ | summari[sz]e… | explain | define | paraphrase… | proofread…",
    "tell me (an? |the )?(joke|story|about|fact|history)…",
    "what('s| is| are) (an? (?!good|cheap|nice)|the (meaning|difference|definition))…",
    "what does .{1,20} mean | solve | debug",
  ],
});

/** A topic beside renting; a clause with it and without a word of renting says nothing of a room. */
export const OTHER_TOPIC = phrases({
  zh: [
    "放[几多少]{0,2}天?假 | 晚饭 | 午饭 | 早饭 | 早餐 | 午餐 | 晚餐 | 吃[什啥]么? | 喝什么 | 外卖 | 天气 | 气温 | 下雨 | 下雪 | 首都 | 人口",
    "历史 | 汇率 | 股票 | 比特币 | (机票|航班|飞机)(?![^,?]{0,6}[\\d一二三四五六七八九十][月号][^,?多几]*(,|$)) | 车票 | 签证 | 护照 | 食谱",
    "菜谱 | 怎么(做|写|学|办理|申请|去|走|坐) | 红烧 | 火锅 | 好吃 | 美食 | 餐厅 | 餐馆 | 中餐 | 酒吧 | 二手 | 找(工作|兼职|对象|女友|男友) | 笑话",
    "新闻 | 足球 | 比赛 | 几比几 | 欧冠 | 英超 | 球赛 | 球队 | 比分 | 电影 | 歌词 | (?<!写)代码 | 编程 | 数学 | 方程",
    "(?<!(适合|方便|可以|安心|专心|能|要|在家)(写|赶|做|改))(作业|论文) | 几点 | 星期几 | 几号了 | 生日 | 音乐剧(?!专业|系) | 演唱会 | 营收",
    "营业额 | 发票 | 你是谁 | 你好吗 | 你会 | 星座 | 减肥 | 感冒 | 看病 | 总统 | 首相 | 世界杯 | 圆周率 | 排名 | 学费 | 录取 | 选课 | 景点",
    "旅游 | 攻略 | 翻译 | 快递 | 手机 | 电脑 | 哪年 | 谁(是|赢|发明) | 为什么",
    "\\bflights?\\b(?! ?(lands?|arrives?|gets in|is on|[是到在])) | \\d ?[+*×] ?\\d+ ?=?",
  ],
  en: [
    "weather | forecast… | rain(ing|y)? | snow… | capital (city )?of | population",
    "president | prime minister | exchange rate… | stocks? | bitcoin | fly to | train tickets?…",
    "tickets? | visas?(?! (ends?|expires?|runs|is up|finish)) | passport… | recipes?",
    "how (do|to|can|does|did|old|tall|far|many (?!bed|room|can)|long does) | jokes? | poems? | essay",
    "homework | python | javascript | equation… | football | match | premier league… | score",
    "movies? | invoices? | revenues? | films? | lyrics | news",
    "who('s| is| are| was| won| wrote| invented) | what('s| is)?( the)? time",
    "(buy|sell|selling|bought|sold) | birthday | second[- ]?hand | looking for (an? )?([a-z-]+ )?job",
    "find me an? (girl|boy)friend… | what day | when (was|did|is) | why | history | ranking…",
    "tuition… | restaurants? | pubs? | things to do… | sightseeing… | tourist… | directions",
    "…\\d ?% of | square root… | (vet|dentist|doctor)",
    "(dinner|lunch|breakfast|takeaway|cook(?! for)) (?=ideas|tonight|today|recipe|place)…",
  ],
});

/** Of these a student tells as often as asks: 我录取了布大，学费三万. */
export const STUDY_TOPIC = phrases({
  zh: ["录取 | 学费 | 选课 | 排名 | 论文 | 作业 | 签证"],
  en: ["visas?… | tuition… | essay… | homework… | ranking…"],
});

const HIRED_THINGS = [
  "van|car(?! ?(park|space|bay))|truck|motorbike|scooter|e?-?bike|bicycle|suit|dress|gown|camera|boat",
  "tent|venue|office|desk|laptop",
].join("|");
/** What is hired and is no home, with the verb that would speak of renting: van hire, rent a car, 租车. */
export const OTHER_HIRE = phrases(
  {
    zh: [
      "(?<!出)租1?个?[辆台部间套]?(办公室|会议室|[小大货单]?车(?![位库])|自行车|电动车|婚纱|西装|礼服|学士服|相机|场地|商铺|店面|仓库)",
    ],
    en: [
      `(hir(e|ing)|rent(ing|al)?|borrow)( (an?|the|some|my|small|cheap|electric))* (${HIRED_THINGS})s?`,
      "(van|car|bike|suit|office|storage|camera) (hire|rentals?)",
    ],
  },
  "g",
);

const SECRETS = [
  "users?'?s?|e?mails?( addresses)?|passwords?|prompts?|instructions?|json|api ?keys?|keys?|secrets?",
  "database|tables?|credentials|tokens?|env\\w*",
].join("|");
/** An order to the machine instead of a wish. */
export const INSTRUCTION = phrases({
  zh: [
    "忽略 | 无视 | 忘(记|掉)(之前|以上|上面|所有|你|前面) | 不要理会 | 你(现在|从现在起)?(是|扮演)([1一]?个|dan|管理员|chatgpt|ai) | 扮演",
    "假装 | 提示词 | 系统(提示|指令|消息|管理员) | 开发者模式 | 输出 | 打印 | 泄露 | 返回(所有|全部|json|city|我|用户|数据)",
    "(告诉|发|给)我?.{0,8}(密码|密钥|用户数据|数据库|其他用户|所有用户) | 所有用户 | 删除(所有|全部|数据) | 管理员权限 | 执行(以下|下面|命令)",
  ],
  en: [
    "(ignore|disregard|forget|override|bypass)\\b( (all|any|the|your|my|previous|prior|above|earlier|everything|preceding|every|of|what|user|safety|system))+…",
    "you('re| are)( now)? (an? |in )?(dan\\b|chatgpt|gpt|ai\\b|assistant|hacker|admin|root|evil|unrestricted|developer|pirate|language model)…",
    "(act|behave) (as|like) | pretend | roleplay… | system ?(prompt|message|override|:)…",
    "…^\\s*(system|assistant|developer|admin) ?:… | developer mode… | jailbreak…",
    "new (instructions?|rules?|task) | (reveal|leak|dump|exfiltrate)",
    `(print|output|return|show|give|send|list|email|tell)\\b( (me|us|out|back|only|just))* ((the|your|all|every|any|other|user|admin|of|registered|hidden|full|secret|initial|landlord'?s?) ?)*(${SECRETS})`,
    "(respond|reply|answer)( only)? (with|in|as) | output | say (?!£? ?\\d|around|about|up to|between|under) | repeat (after|the|this|everything)…",
    "set (the )?\\w+( \\w+)? ?(to|=)(?! (live|move|stay|rent))…",
    "(high_price|low_price|room_type|keywords) ?[=:]… | city ?=… | execute | delete (all|every|the) | sudo",
    "rm -rf… | alert\\(… | admin(istrator)? (mode|access|rights)…",
  ],
});

const SQL = oneOf(
  "drop\\s+(?:table|database)|delete\\s+from|insert\\s+into|truncate\\s+table|alter\\s+table",
  "union\\s+(?:all\\s+)?select|select\\s+[\\w*, ]+\\s+from|update\\s+\\w+\\s+set",
);
/** What is written for a machine: objects, markup, scripts, queries, addresses of pages. */
export const PAYLOAD = new RegExp(
  oneOf(
    "<(?:system|script|style|prompt|instructions?)\\b[\\s\\S]*?(?:</(?:system|script|style|prompt|instructions?)>|$)",
    "\\[inst\\][\\s\\S]*?(?:\\[/inst\\]|$)|<\\|[^|\\n]*\\|>",
    "```[\\s\\S]*?(?:```|$)|<script[\\s\\S]*?(?:</script>|$)",
    "<[a-z/!][^<>\\n]{0,300}>|\\{\\{[\\s\\S]*?\\}\\}|\\$\\{[^}]*\\}",
    "\\{[^{}]*(?:\\{[^{}]*\\}[^{}]*)*[:=][^{}]*\\}|\\bhttps?://\\S+",
    `'?;?\\s*\\b${SQL}\\b[^;\\n]*?(?:;\\s*(?:--)?|--|$)`,
    "'?\\s*\\bor\\s+'?1'?\\s*=\\s*'?1'?(?:\\s*--)?",
  ),
  "g",
);
