import type { WishEntry } from "./wish-entry.ts";

/** Where the home is, and what it is like around it. */
export const SURROUNDINGS_WORDS: readonly WishEntry[] = [
  ["near-tube", ["tube", "underground", "metro", "subway", "dlr", "overground", "地铁", "轻轨"]],
  ["near-station", ["station", "train", "railway", "火车", "车站", "高铁"]],
  ["near-bus", ["bus", "公交", "巴士"]],
  ["near-tram", ["tram", "有轨电车", "电车站"]],
  [
    "near-campus",
    ["campus", "university", "uni ", "school", "college", "学校", "大学", "校园", "校区", "上学", "上课"],
  ],
  [
    "near-supermarket",
    ["supermarket", "grocer", "tesco", "sainsbury", "aldi", "lidl", "asda", "morrison", "waitrose", "超市", "中超"],
  ],
  ["near-shops", ["shop", "购物", "商场", "商店"]],
  ["near-park", ["park", "green space", "公园"]],
  ["near-library", ["library", "图书馆"]],
  ["near-hospital", ["hospital", "医院"]],
  ["city-centre", ["city cent", "town cent", "central", "centre", "downtown", "市中心", "城中心", "市区"]],
  ["quiet", ["quiet", "peaceful", "calm", "silent", "soundproof", "noise", "安静", "清静", "宁静", "隔音", "不吵"]],
  ["safe-area", ["safe", "low crime", "安全", "治安"]],
  ["seaside", ["sea", "beach", "coast", "ocean", "海", "沙滩"]],
  ["river-view", ["river", "thames", "canal", "waterfront", "河", "江景", "水景"]],
  ["walking-distance", ["walk", "步行", "走路", "走得到"]],
  ["good-transport", ["transport", "connected", "交通", "出行"]],
];
