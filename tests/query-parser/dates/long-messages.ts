/** Long messages with several times in them, on 20 November 2026: [message, begin, end]. */
export const LONG_MESSAGES: readonly (readonly [string, string | null, string | null])[] = [
  // A written-out range beats seasons, holidays and lone dates.
  [
    "我爸妈圣诞来看我，顺便旅游，想在巴斯租个一室，12月20号到1月6号，两个人，一周不超过400，厨房要干净。",
    "2026-12-20",
    "2027-01-06",
  ],
  [
    "約克短租！暑假我要做實習，房間要有書桌，預算每週160鎊以內，時間是6月21號至8月27號，最好包水電。",
    "2027-06-21",
    "2027-08-27",
  ],
  [
    "Hi, I'm a visiting student coming over for the spring term. I'd need a furnished ensuite in Leeds from 18 January to 2 April, no more than £190 a week, ideally with bills.",
    "2027-01-18",
    "2027-04-02",
  ],
  [
    "My parents are visiting me at Easter and I'm looking for a two bed flat in Oxford for us, 20 March to 3 April, up to £500 a week, quiet street please.",
    "2027-03-20",
    "2027-04-03",
  ],
  [
    "下学期去Sheffield交换，求单间，£140封顶，from 20 Jan to 12 June，离学校近一点，室友最好是女生。",
    "2027-01-20",
    "2027-06-12",
  ],
  // A day beats a month, a term and a season.
  [
    "大家好，下学期我要去格拉斯哥读一年硕士，求独卫，一周200以内，1月8号左右可以搬，不抽烟不养宠物。",
    "2027-01-08",
    null,
  ],
  [
    "我一月会去曼城开始读master，想找个ensuite，最好近学校，每周150到180，一月十六号入住，租20周。",
    "2027-01-16",
    "2027-06-05",
  ],
  [
    "Looking for a studio in Nottingham, max £190 pw. I start uni in the new term so I will be moving in on 9 January, and a gym in the building would be lovely.",
    "2027-01-09",
    null,
  ],
  // A date of the move beats one of a course, a job or a journey.
  ["9月20号开学，我想早点到伯明翰，9月5号入住，ensuite，每周170以下，51周的合同也行。", "2027-09-05", "2028-08-27"],
  ["1月11号在布里斯托入职，想先找好房子，1月4号起租，一室一厅，月租1000以内，离Temple Meads近。", "2027-01-04", null],
  [
    "My course starts on 20 September but I'd like to move in on 4 September, a single room in Exeter under £150 a week, with other postgrads if possible.",
    "2027-09-04",
    null,
  ],
  [
    "I start my new job in Reading on 11 January. Looking for a one bedroom flat available from 2 January, £1000 a month max, parking needed.",
    "2027-01-02",
    null,
  ],
  // When somebody else leaves, and whom that is.
  ["请问伦敦有人1月底退房吗？我想接手一个studio，一周300以内，最好离地铁站近。", "2027-01-31", null],
  [
    "Is anyone moving out on 15 January in Cardiff? I'd take over the room, up to £130 a week, bills included.",
    "2027-01-15",
    null,
  ],
  // What is no stay lasts as long as it likes.
  ["我在约克读护理三年，求一间合租房，每月四百五以下，2月3号入住，能放自行车。", "2027-02-03", null],
  ["在莱斯特读本科四年了，想换个studio，一周170左右，一月十号入住，希望安静。", "2027-01-10", null],
  [
    "PhD year 2 in Durham, in the lab 4 days a week, looking for a one bed flat under £800 pcm from the start of March.",
    "2027-03-01",
    null,
  ],
  [
    "I need a studio in Leeds, no more shared houses please, I've done that for 3 years. Up to £900 a month, from 5 January.",
    "2027-01-05",
    null,
  ],
  ["Lived there 2 years, now I want a quiet studio in York from 1 February, £180 a week at most.", "2027-02-01", null],
  // A vague date and then the exact one.
  ["利物浦短租一间，每周120封顶，11月30号到，住到圣诞前 (Dec 21)，单间就行。", "2026-11-30", "2026-12-21"],
  ["爱丁堡短租，时间是复活节前后，3月22号到4月12号，一周两百上下。", "2027-03-22", "2027-04-12"],
  [
    "Studio in Brighton please, £200 pw, moving in after Christmas (28 December) and staying until the end of term, 11 June.",
    "2026-12-28",
    "2027-06-11",
  ],
  ["A double room in Bath, £160 a week, moving in September, ideally the 14th, couples welcome.", "2027-09-14", null],
  // An arrival and then the end.
  ["我12月2号到曼城，住到1月20号，求短租单间，每周130以下，交通方便。", "2026-12-02", "2027-01-20"],
  ["Landing 6 January, staying till 28 March, need a room in Coventry, £120 pw max.", "2027-01-06", "2027-03-28"],
  // Halves of months and years in the other language.
  [
    "Leeds 1b1b，£200-£230 weekly，不要ground floor，从Feb 中到 Sept 中，最好couple friendly。",
    "2027-02-15",
    "2027-09-15",
  ],
  ["York ensuite，预算150pw，from mid 1月 to end of 6月，室友最好是学生。", "2027-01-15", "2027-06-30"],
  ["三个女生合租三居室，人均每月450，九月一号入住，住到第二年六月三十号，治安好点。", "2027-09-01", "2028-06-30"],
  // Others of each kind.
  ["室友下个月回国，求一个女生接次卧，12月15号起，到明年6月30号，Leeds 一周130。", "2026-12-15", "2027-06-30"],
  ["合租室友要在1月底搬走，求人接房，伦敦 zone 2，月租900，合同到8月31号。", "2027-01-31", "2027-08-31"],
  ["女朋友2月来看我，所以2月10号到2月24号想租个整套，曼城，一周500以内。", "2027-02-10", "2027-02-24"],
  ["我飞机1月5号晚上到希思罗，想找一个伦敦短租两周的房间，每周不超过250。", "2027-01-05", "2027-01-19"],
  [
    "My lease ends on 31 January and my new job starts 8 February, a studio in Bristol under £900 pcm.",
    "2027-01-31",
    null,
  ],
  ["I work nights 3 times a week, been in Leeds 5 years, need a studio £800 pcm asap.", "2026-11-20", null],
  [
    "Anyone subletting in Bristol for the summer? I've an internship 14 June to 3 September, £170pw.",
    "2027-06-14",
    "2027-09-03",
  ],
  ["Leeds 单间 120pw，夏天太热了别要顶楼，1月（15号左右）入住。", "2027-01-15", null],
  ["一月份去利兹读书，求单间，120pw，女生，爱干净。", "2027-01-01", null],
];
