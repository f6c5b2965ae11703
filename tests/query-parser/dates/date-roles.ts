/** What a date is to the stay, by its kind, on 20 November 2026, a Friday: [text, begin, end]. */
type Line = readonly [text: string, begin: string | null, end: string | null];

/** "Now" beside the end of a contract or a stay. */
export const NOW_AND_AN_END: readonly Line[] = [
  ["Room in Leeds wanted. Can move in now, and need it until at least the end of June.", "2026-11-20", "2027-06-30"],
  ["Looking for a studio in York, available now, to stay until 12 March at the earliest", "2026-11-20", "2027-03-12"],
  ["Need a room in Hull right now, I'd keep it till at least 31 May", "2026-11-20", "2027-05-31"],
  ["Ensuite in Leicester please, free to move immediately, out by 20 July", "2026-11-20", "2027-07-20"],
  ["Anything in Bath from now, my course is over on 18 June so until then", "2026-11-20", "2027-06-18"],
  ["利兹找单间，现在就可以入住，至少住到六月底", "2026-11-20", "2027-06-30"],
  ["想在卡迪夫找个studio，随时可以搬，最少住到明年7月15号", "2026-11-20", "2027-07-15"],
  ["诺丁汉ensuite，马上要住，住到5月底考完试", "2026-11-20", "2027-05-31"],
  ["急找曼城的房子，现在就能搬，租到8月20号", "2026-11-20", "2027-08-20"],
  ["考文垂求租，即刻入住，到明年3月底为止", "2026-11-20", "2027-03-31"],
];

/** The end of the contract that is on offer ends the stay. */
export const OFFERED_CONTRACTS: readonly Line[] = [
  ["Ensuite in Lenton, £140 pw. Available now, the contract runs until 31 August 2027.", "2026-11-20", "2027-08-31"],
  ["Room to let in Selly Oak, £120 pw, move in now. My tenancy ends on 30 June 2027", "2026-11-20", "2027-06-30"],
  [
    "Taking over my studio in Leeds, £190 a week: lease is up on 24 July, you can move in today",
    "2026-11-20",
    "2027-07-24",
  ],
  [
    "Sublet in Bristol £600 pcm. I'm leaving on 15 December, contract finishes 14 August 2027",
    "2026-12-15",
    "2027-08-14",
  ],
  ["Double room £550 pcm in Sheffield, from 10 January, current lease ends 9 July", "2027-01-10", "2027-07-09"],
  ["转租利兹ensuite £150一周，合同签到8月底，现在可以入住", "2026-11-20", "2027-08-31"],
  ["伯明翰studio转租，每周£180，合同到明年6月30号，随时可入住", "2026-11-20", "2027-06-30"],
  ["曼城单间£130一周，我12月18号回国，合同2027年7月10号到期", "2026-12-18", "2027-07-10"],
  ["谢菲ensuite转租，£125/周，租约到9月1日结束，1月4日起可住", "2027-01-04", "2027-09-01"],
  ["格拉斯哥次卧£110每周 目前空着 马上能住 合同到期日2027年8月20日", "2026-11-20", "2027-08-20"],
];

/** The end of one's own contract is when the next stay begins. */
export const OWN_CONTRACTS: readonly Line[] = [
  ["Our lease ends on 15 January, my job starts 25 January. One bed in Hull, £600 pcm", "2027-01-15", null],
  [
    "The contract on my flat ends on 30 April and I start at the hospital on 10 May, studio in York",
    "2027-04-30",
    null,
  ],
  ["My current lease ends on 14 February, looking for a one bed in Leeds", "2027-02-14", null],
  ["Our tenancy is up on 31 January so we need a flat in York", "2027-01-31", null],
  ["Contract at my place runs out 20 December. After an ensuite in Hull", "2026-12-20", null],
  ["landlord wants me out by 12 January, room in Leeds please", "2027-01-12", null],
  [
    "Our landlord is selling and we have to leave by 28 February. Two bed in Bristol, up to £1200 pcm",
    "2027-02-28",
    null,
  ],
  ["I have to be out of my flat on 5 March, need a studio in Bath", "2027-03-05", null],
  ["我现在的房子2月10号到期，想在利兹找个studio", "2027-02-10", null],
  ["合同12月31号到期，求约克的单间", "2026-12-31", null],
  ["房东让我1月15号前搬走，急找诺丁汉ensuite", "2027-01-15", null],
  ["目前的租约1月底结束，想租卡迪夫一室一厅", "2027-01-31", null],
  ["宿舍3月1号要清空，找个曼城的房间", "2027-03-01", null],
];

/** Dates as events of a life: they begin or end the stay. */
export const LIFE_EVENTS: readonly Line[] = [
  ["我1月25号开学，5月底考完就回国，想在利兹租个单间", "2027-01-25", "2027-05-31"],
  ["机票是1月3号到曼城，6月20号飞回去，找个ensuite", "2027-01-03", "2027-06-20"],
  ["实习2月8号开始，7月30号结束，在伦敦找个studio", "2027-02-08", "2027-07-30"],
  ["1月12号落地，9月15号答辩完就回国，爱丁堡单间", "2027-01-12", "2027-09-15"],
  ["交换从1月18号到6月11号，想住布里斯托大学附近", "2027-01-18", "2027-06-11"],
  ["我女儿2月1号报到，8月20号毕业回国，诺丁汉ensuite", "2027-02-01", "2027-08-20"],
  ["Room in Leeds: my course runs from 18 January until the start of June", "2027-01-18", "2027-06-01"],
  ["My flight lands on 3 January and I fly home on 12 June, ensuite in Manchester", "2027-01-03", "2027-06-12"],
  ["I start work in Cardiff on 1 February and finish there on 31 July, studio please", "2027-02-01", "2027-07-31"],
  ["Placement in Bath begins 11 January and ends 2 July, need a room", "2027-01-11", "2027-07-02"],
  ["Term starts on 25 January and my last exam is on 28 May, need a room in York", "2027-01-25", "2027-05-28"],
  ["I land on 7 January, and I'm going back to China on 30 June. Room in Sheffield", "2027-01-07", "2027-06-30"],
  ["I arrive in Leeds on 5 January and leave on 26 June, any ensuite", "2027-01-05", "2027-06-26"],
];

/** Dates that are told in passing say nothing of the stay. */
export const TOLD_IN_PASSING: readonly Line[] = [
  ["I came to Leeds in September 2025 and now want a studio from 10 January", "2027-01-10", null],
  ["my friend moved in last March and loves it, ensuite in York from 1 February", "2027-02-01", null],
  ["Room in Hull from 15 January. I can view on 2 December", "2027-01-15", null],
  ["Viewings on 28 November or later. Studio in Bath, moving in on 9 January", "2027-01-09", null],
  ["My birthday is 4 December! Looking for a room in Leeds from 20 January", "2027-01-20", null],
  ["Deadline for my essay is 11 December, then I move on 14 December: room in Cardiff", "2026-12-14", null],
  ["My visa is valid until 31 January 2029, one bed in Bristol from 1 March", "2027-03-01", null],
  ["Paid my rent until 30 November, room in Derby from 1 December", "2026-12-01", null],
  ["我去年9月来的利兹，想从1月10号开始租个studio", "2027-01-10", null],
  ["12月1号可以看房，1月8号入住，约克单间", "2027-01-08", null],
  ["朋友3月份住进去的，我想1月20号搬，诺丁汉ensuite", "2027-01-20", null],
  ["我生日是12月9号，想2月1号起租卡迪夫studio", "2027-02-01", null],
  ["签证到2029年1月31号，3月1号入住，找布里斯托一室一厅", "2027-03-01", null],
  ["12月11号有考试，考完再看，1月15号搬进曼城的房子就行", "2027-01-15", null],
];

/** A season, a holiday or a month, and then the day that is meant; two days of their own. */
export const SAID_EXACTLY: readonly Line[] = [
  ["Room in Leeds please, moving in before Christmas, say 19 December, £130 a week", "2026-12-19", null],
  ["Studio in York from 12 January until the end of the summer term, which is 26 June", "2027-01-12", "2027-06-26"],
  ["利兹找单间，圣诞前搬完，12月19号，一周150", "2026-12-19", null],
  ["布莱顿studio，12月10号入住，到毕业，也就是明年7月23号", "2026-12-10", "2027-07-23"],
  ["Room in Leeds from 5 January, my sister visits at Easter, 28 March, £130 a week", "2027-01-05", null],
];

/** "Say" before a day is no order to the machine; before words it is. */
export const SAID_TO_A_READER: readonly Line[] = [
  ["I'd like a room in Hull. Let's call it a start date of, say, 1 May, £90 a week", "2027-05-01", null],
  ["Need a studio in Bath for £200 a week. I could move in say 3 January", "2027-01-03", null],
  ["Room in Bath from 3 January, £120 a week. Say hello to 4 May", "2027-01-03", null],
];
