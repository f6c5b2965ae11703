import { expect, test } from "vitest";
import { fold } from "../../../src/query-parser/text/fold.ts";

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
