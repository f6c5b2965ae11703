const TODAY = "2026-11-20";

/** Stays on offer, on 20 November 2026: [text, begin, end]. */
export const OFFERED_STAYS: readonly (readonly [text: string, begin: string | null, end: string | null])[] = [
  // The stay ends with the contract of who offers it, and begins when that is said.
  [
    "Leeds, £150pw. Subletting my ensuite. My contract ends on 17 July 2027. Available from 10 January.",
    "2027-01-10",
    "2027-07-17",
  ],
  ["Leeds, £150pw. 转租ensuite，我的合同到7月17号，1月10号起可以入住", "2027-01-10", "2027-07-17"],
  ["Leeds, £150pw. 转租ensuite，我的合同7月17号到期，现在就能住", TODAY, "2027-07-17"],
  ["Leeds, £150pw. Subletting my ensuite, my contract ends on 17 July 2027", null, "2027-07-17"],
  // The stay begins when somebody leaves.
  [
    "Leeds ensuite, £150pw. I'm moving out on 5 January; contract runs until 28 August 2027.",
    "2027-01-05",
    "2027-08-28",
  ],
  ["Leeds ensuite, £150pw. 我1月5号搬走，合同到8月28", "2027-01-05", "2027-08-28"],
  ["Leeds ensuite, £150pw. 本人1.5回国，租期到8.28", "2027-01-05", "2027-08-28"],
  ["Leeds ensuite, £150pw. I'm leaving in January. Tenancy ends 17 July 2027.", "2027-01-01", "2027-07-17"],
  ["Leeds ensuite, £150pw. 我12月20号退租，可以直接和房东签到明年8月", "2026-12-20", "2027-08-31"],
  ["Leeds ensuite, £150pw. 我1月31日退租", "2027-01-31", null],
  ["Leeds ensuite, £150pw. Current tenant moves out 31 January.", "2027-01-31", null],
  ["Leeds ensuite, £150pw. Tenanted until 14 February 2027, 12 month contract after that", "2027-02-14", "2028-02-14"],
  ["Leeds ensuite, £150pw. 现在有人住到2月14号", "2027-02-14", null],
  [
    "Leeds ensuite, £150pw. I moved in in September 2025, and leave on 5 January. Contract until 31 July 2027",
    "2027-01-05",
    "2027-07-31",
  ],
  // The stay ends when its tenant comes back.
  ["Leeds ensuite, £150pw. 我12月12号回国，1月6号回来，房间空着", "2026-12-12", "2027-01-06"],
  [
    "Leeds ensuite, £150pw. Available from 14 December, I fly home on 12 December and I'm back on 6 January",
    "2026-12-14",
    "2027-01-06",
  ],
  ["Leeds ensuite, £150pw. 寒假短租，12.15回国 2.20回英", "2026-12-15", "2027-02-20"],
  // The stay of the shortest stay that is taken no end follows, but of a year's.
  ["Leeds ensuite, £150pw. Available from 5 January, minimum stay four weeks.", "2027-01-05", null],
  ["Leeds ensuite, £150pw. 1月5号起，住一个月以上就行", "2027-01-05", null],
  ["Leeds ensuite, £150pw. Available from 5 January, minimum term 12 months.", "2027-01-05", "2028-01-05"],
  // The stay ends when it is said to.
  ["Leeds ensuite, £150pw. Move in: 5 Jan 2027. Move out: 28 Aug 2027.", "2027-01-05", "2027-08-28"],
  ["Leeds ensuite, £150pw. Move out by 31 July 2027.", null, "2027-07-31"],
  ["Leeds ensuite, £150pw. 7月31日退租", null, "2027-07-31"],
  ["Leeds ensuite, £150pw. I'm away from 20 December to 15 January.", "2026-12-20", "2027-01-15"],
  ["Leeds ensuite, £150pw. 我寒假回国12.18-1.20", "2026-12-18", "2027-01-20"],
  [
    "Leeds ensuite, £150pw. I'm going home for the summer: 12 June to 5 September. Contract ends 5 September.",
    "2027-06-12",
    "2027-09-05",
  ],
  // The stay is what is left of what has begun.
  [
    "Leeds ensuite, £150pw. Tenancy 44 weeks from 12th September 2026, replacement from 1st Feb",
    "2027-02-01",
    "2027-07-17",
  ],
  ["Leeds ensuite, £150pw. 合同51周从2026年9月5日起，1月15日起转租", "2027-01-15", "2027-08-28"],
  ["Leeds ensuite, £150pw. Available from 1 Sept 2026, 12 months", TODAY, "2027-09-01"],
  ["Leeds ensuite, £150pw. Available: Now", TODAY, null],
  ["Leeds ensuite, £150pw. 43周合同剩余28周，随时入住", TODAY, "2027-06-04"],
  ["Leeds ensuite, £150pw. 51 week contract, 30 weeks left, available now", TODAY, "2027-06-18"],
];
