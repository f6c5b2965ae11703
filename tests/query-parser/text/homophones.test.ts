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
