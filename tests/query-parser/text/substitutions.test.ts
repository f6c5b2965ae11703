import { expect, test } from "vitest";
import { fold } from "../../../src/query-parser/text/fold.ts";

test.each([
  ["带独立为生间的房子", "带独立卫生间的房子"],
  ["未生间", "卫生间"],
  ["衛生件", "卫生间"],
  ["毒立卫浴", "独立卫浴"],
  ["獨力衛浴", "独立卫浴"],
  ["侧所", "厕所"],
  ["玉算150", "预算150"],
  ["壓金 房祖", "押金 房租"],
  ["靠近地帖站", "靠近地铁站"],
  ["帝铁 洋台", "地铁 阳台"],
  ["店梯房", "电梯房"],
  ["找是友", "找室友"],
])("%s sounds like %s", (written, meant) => {
  expect(fold(written).text).toBe(meant);
});

test.each(["卫生建议", "他读力学", "学生是友善的", "房组织", "公遇到", "卫生间", "独立", "预算"])(
  "%s stays as it is",
  (text) => {
    expect(fold(text).text).toBe(text);
  },
);

test.each([
  ["zufang Leeds", "租房 leeds"],
  ["lundun danjian pianyi de", "lundun 单间 便宜"],
  ["qiu zu, 200 yi zhou", "求租, 200 一周"],
  ["he zu, du wei", "合租, 独卫"],
])("%s is pinyin", (written, meant) => {
  expect(fold(written).text).toBe(meant);
});

test.each([
  ["唔好意思", "不好意思"],
  ["唔好超過兩百", "不要超过两百"],
  ["唔使傢俬", "不用家具"],
  ["有冇電梯", "有没有电梯"],
  ["冇所謂", "无所谓"],
  ["唔該晒", "谢谢"],
  ["搵屋", "找房"],
  ["睇樓", "看房"],
  ["鍾意靜啲", "喜欢静点"],
  ["連埋水電", "包水电"],
  ["連鎖店", "连锁店"],
  ["仲介免佣", "中介免中介费"],
  ["近捷運同公車", "近地铁同公交"],
  ["嘈雜", "嘈杂"],
])("%s is %s on the mainland", (written, folded) => {
  expect(fold(written).text).toBe(folded);
});
