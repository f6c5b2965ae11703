import { describe, expect, test } from "vitest";
import { judgeRooms } from "../../../src/query-parser/rooms/extract-room-types.ts";
import { createSourceText } from "../../../src/query-parser/text/source-text.ts";

/** For each rule one text for which it holds and one for which it does not. */
const RULES: Record<string, { holds: string; fails: string; of: string }> = {
  "refused: 不要合租": { holds: "不要合租，要studio", fails: "要合租，要studio", of: "flatshare" },
  "refused: no studios": { holds: "no studios, a double room", fails: "studios, a double room", of: "studio" },
  "indifferent: either way": { holds: "没有独卫也行的单间", fails: "有独卫的单间", of: "ensuite" },
  "home: the room lies in it": { holds: "room in a 4-bed house", fails: "room or a 4-bed house", of: "4b" },
  "home: it is named first": { holds: "三室一厅里的主卧", fails: "三室一厅，主卧朝南", of: "3b" },
  "home: the loft that it lies in": { holds: "loft 里的单间", fails: "loft 或者单间", of: "studio" },
  "told: it is left": {
    holds: "giving up my studio, need a room",
    fails: "my budget £200, studio or room",
    of: "studio",
  },
  "told: 搬出": { holds: "搬出ensuite，求一间房", fails: "求ensuite，搬进一间房", of: "ensuite" },
  "told: where another room is wanted": {
    holds: "paid £110 for a tiny ensuite, hated it. Looking for a studio",
    fails: "Can pay £110 for a tiny ensuite or a studio",
    of: "ensuite",
  },
  "told: before the clause of a wish": {
    holds: "My son is in year one and our flat has 2 bedrooms. He wants a studio",
    fails: "Flat with 2 bedrooms in Leeds, wants a good view",
    of: "2b",
  },
  "told: in its clause alone": {
    holds: "原来租的两居到期了，一个人租个单间",
    fails: "租个两居，一个人租个单间",
    of: "2b",
  },
  "told: 之前住的": { holds: "之前住的studio很吵，想换ensuite", fails: "想换studio，ensuite也行", of: "studio" },
};
const ROLE = /^[a-z]+/;

describe.each(Object.entries(RULES))("%s", (name, { holds, fails, of }) => {
  const role = ROLE.exec(name)?.[0];

  test(`holds in: ${holds}`, () => {
    expect(roleIn(holds, of)).toBe(role);
  });

  test(`does not hold in: ${fails}`, () => {
    expect(roleIn(fails, of) ?? "wanted").toBe("wanted");
  });
});

test("a room that its author leaves is the one that an offer lets", () => {
  const [studio] = judgeRooms(createSourceText("Leaving my studio in June, a bright room with a desk"), true);
  expect(studio?.role).toBe("wanted");
});

test("what is told counts where nothing else is named", () => {
  expect(roleIn("paid £110 for a tiny ensuite in Hull", "ensuite")).toBe("wanted");
});

function roleIn(text: string, type: string): string | undefined {
  return judgeRooms(createSourceText(text)).find((room) => room.type === type)?.role;
}
