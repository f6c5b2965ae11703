import { expect, test } from "vitest";
import { wishesSaid } from "../../../src/query-parser/wishes/wishes-said.ts";

test.each([
  ["限女生，房子里不能抽烟，宠物不行；包水电网", ["female-only", "no-pets", "no-smoking", "bills-included"]],
  [
    "No pets and no smoking. Girls only, all bills included.",
    ["no-pets", "no-smoking", "female-only", "bills-included"],
  ],
  ["可以养猫，男生女生都行", ["pets"]],
])("all wishes that a room's text speaks of: %s", (text, keywords) => {
  expect([...wishesSaid(text)].filter((keyword) => keyword !== "mixed-gender").toSorted()).toEqual(keywords.toSorted());
});

test("a text without any speaks of none", () => {
  expect([...wishesSaid("A room in a house")]).toEqual([]);
});
