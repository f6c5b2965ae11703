import { expect, test } from "vitest";
import { comparableKinds, priceKindOf } from "#domain/prices/price-kind.ts";

test.each([
  ["studio", "studio"],
  ["单间", "room"],
  ["single", "room"],
  ["合租", "room"],
  ["En-suite 独卫", "ensuite"],
  ["double room", "double"],
  ["2b1b", "2b"],
  ["两室一厅", "2b"],
  ["3 bed shared house, ensuite room", "ensuite"],
  ["loft", null],
])("%j is compared with %s", (roomType, kind) => {
  expect(priceKindOf(roomType)).toBe(kind);
});

test("rooms in shared homes are compared with each other as well, whole homes with no room", () => {
  expect(comparableKinds("ensuite")).toEqual(["ensuite", "shared"]);
  expect(comparableKinds("room")).toEqual(["room", "shared"]);
  for (const whole of ["studio", "1b", "2b"]) expect(comparableKinds(whole)).toEqual([whole]);
});
