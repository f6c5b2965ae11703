import { describe, expect, test } from "vitest";
import { judgeRooms, roomTypeOf } from "../../../src/query-parser/rooms/extract-room-types.ts";
import { createSourceText, type SourceText } from "../../../src/query-parser/text/source-text.ts";

import fc from "fast-check";

const ASKED: Record<string, string> = {
  "2b1b":
    "2b1b | 2bed/1bath | 两室一厅一卫 | 两个卧室一个卫生间 | 2-bedroom, 1-bathroom | 一卫两室 | two bed flat one bathroom",
  "2b": "2 bed | 2br | 2bdr flat | 两室一厅 | 两房 | 找个整租的两居室 | 2 double bedrooms | 二房 | 兩房一廳 | 两间房 | 2 room flat | a two bed | 2-3 bedrooms | 两居或三居",
  "3b": "3室2厅 | 3 bedder | one of the 3 bed flats | a flat of 3 rooms | an apartment with 3 rooms | 3 roomed house",
  "3b2b": "三室两厅两卫",
  "2b2b":
    "2 b 2 b | two bedroom two bathroom house | 两室两卫 | 2 bed 2 bth | 2bd 2 bthrm | 2b2b 合租 | a flat with 2 bathrooms and 2 bedrooms | 2 bath 2 bed | 带两个卫生间的两居 | 双卧双卫 | 2房2卫 不合租 | two bedroom flat with two bathrooms | Bedrooms: 2, Bathrooms: 2",
  "1b1b":
    "1 bedroom apartment | one-bedder | 一居室 | 一居 | 1房1厅 | self-contained 1 bed flat | 1 bedrom | 1-2 bed flat | 一到两居 | 1b | 1B1B | 一房一厅一卫 | 1 bed or studio | 1b/studio | 找个一室一厅 | a one-bed, furnished | a ground-floor one-bedroom flat | single bedroom flat",
  studio:
    "带独卫的studio | 开间 | 单身公寓 | bedsit in leeds | self con flat | 带独立厨卫的studio | ensuite studio | self-contained flat | studio or 1 bed | studoi | studio或者ensuite | 一室零厅 | 開放式單位 | 开放式公寓 | 斯丢丢 | 诗丢丢 | 斯图迪奥 | 唔要合租 搵studio | 冇ensuite嘅話studio都得 | studio flat not too far | 单间公寓 | studio apartmnt | 如果没有studio就ensuite | studio不行的话ensuite也可以 | 优先studio 1b1b也行 | 大开间 | 一室户 | not a flatshare, a studio | bachelor flat | own kitchen and bathroom, nobody else | 有自己厨房和卫生间 | 不用跟人共用厨房 | 不想和室友共用厨房 | not sharing a kitchen | don't want to share a kitchen",
  ensuite:
    "en suite | single ensuite room | en-suite | ensuit | 带独立卫浴的房间 | 带卫生间的房间 | 私人浴室 | room with own bathroom | room with private shower room | own toilet | ensuite in a shared flat | 合租的独卫 | double ensuite | 不要studio,要ensuite | no studios, ensuite only | 不想和别人共用卫生间 | don't want to share a bathroom | no shared bathroom | 我想要一个自己的卫生间 | 套房 | 獨立衛浴 | enusite | ensiute | en/suite | en.suite | 恩随 | 恩睡特 | 恩隋特 | 安睡特 | 昂税特 | 恩suite | 唔好studio 想要套間 | 唔想share廁所 | 獨立沖涼房 | ensuiteee | ensuite rather than studio | 有独卫的单间 | 厕所独立 | ensuite, no shared kitchen | 卫生间要独立 | can't share a bathroom | en siute | 独立为生间 | 毒立卫生间 | 带卫声间的房间 | 独力卫浴 | 洗手件独立 | 獨立衛生見 | non-shared bathroom | on-suite | en sweet | ensweet | 带独卫的次卧 | 不共用厕所 | private bath | room with a toilet | 主卧带独立卫浴",
  room: "一间屋 | a lodger's room in hull | 两室里的一间也行 | moving out of our one bed, want a room | 我的studio到期，求一间房 | 单间 | 一间房 | 房间 | 主卧 | room in a 3 bed flat | looking for a room | 三室两厅里的主卧 | 單間 | 4室合租的单间 | 三室一厅中的一间 | spare room | my own room | room in a shared flat | 2b2b的一间 | a bedroom | rm in leeds | rooom | romm | 梗房 | room in a flat of 3 rooms | 四室两卫出一间 | spare bedroom | 六室两卫还剩一间 | master room in our house",
  single:
    "单人间 | 單人房 | 一人间 | single room | box room | single room or ensuite | singel room | single, near uni | a single bedroom",
  double:
    "双人间 | 大床房 | double room | double room in a 4 bed house | 雙人房 | dobule room | a place with no studio, just a double room | i need a twin room | 合租房里的大床房 | dbl room | double rm in shared hse | three doubles left in our five-bed | a double in a shared house | 双人房 要安静 | twin room | king size room | a double not too far from uni",
  flatshare:
    "5 bed house share | 加入你们的house | joining an existing household | 合租 | 找室友 | house share | shared flat | lodger | flatshre | i want to share a house with friends | sharing with other girls | 拼房 | 分租 | share with 2 others | looking for flatmates | flat shair | house sharre | zone 2 flatmate | 3bed house share | 6 bed shared house | 缺个室友 | 合住也行 | sharing a house | HMO | houseshares",
};

const NOT_ASKED =
  "在工作室熬夜 | 学校工作室 | living room | bathroom | room temperature | 书房 | 不要合租 | not sharing | flat 3b king street | 最好不要studio | 除了合租都行 | studio除外 | anything but a studio | bath | 双人床 | double bed | double glazing | single person | dance studio nearby | shared bathroom is fine | flat for 2 people | 不跟人合租 | 没有独卫也行 | near the shard | 不合租 | 开放式厨房 | 嗯 随便 | 唔好合租 | 唔使studio | 冇studio | 唔要套房 | cheapest non-shared place | a non shared house | non-sharing | 卫生健康 | 他读力学 | 室友跑路了 | my flatmate bailed, need a place | 租不起studio | flat 2 bed street | 保姆房东 | B29 6BD | double glazed windows | 室友要搬走了 | music studio | no double rooms | 单件衣服 | loft conversion | shared toilet is okay | any room type is fine | single mum of a toddler | double-booked by the agency | 一间书房 | double that on airbnb";

describe.each(Object.entries(ASKED))("%s is meant", (type, texts) => {
  test.each(texts.split(" | "))("by %s", (text) => {
    expect(typeIn(text)).toBe(type);
  });
});

test.each(NOT_ASKED.split(" | "))("no room type is asked for by: %s", (text) => {
  expect(typeIn(text)).toBeNull();
});

const COUNT = fc.integer({ min: 1, max: 5 });

test("counted rooms are read in every way to count them", () => {
  const ways: ((beds: number, baths: number) => string)[] = [
    (beds, baths) => `${beds}b${baths}b`,
    (beds, baths) => `${beds} bed ${baths} bath`,
    (beds, baths) => `${beds}-bedroom, ${baths}-bathroom flat`,
    (beds, baths) => `${beds}室1厅${baths}卫`,
    (beds, baths) => `${"一两三四五"[beds - 1]}房${"一两三四五"[baths - 1]}卫`,
    (beds, baths) => `${["one", "two", "three", "four", "five"][beds - 1]} bedrooms and ${baths} bathrooms`,
  ];
  const frame = fc.constantFrom(["找", ",预算200"], ["looking for a ", " in Leeds"], ["", " 利兹"]);
  fc.assert(
    fc.property(COUNT, COUNT, fc.constantFrom(...ways), frame, (beds, baths, write, [before, after]) => {
      const source = createSourceText(`${before}${write(beds, baths)}${after}`);
      expect(wantedType(source)).toBe(`${beds}b${baths}b`);
      expect(source.remaining.match(/\d+/g) ?? []).toEqual(after?.match(/\d+/g) ?? []);
    }),
  );
});

test("of two choices the first is meant, however strong the second", () => {
  const kind = fc.constantFrom("studio", "ensuite", "flatshare", "double room", "single room");
  const typeOf = new Map([
    ["double room", "double"],
    ["single room", "single"],
  ]);
  const or = fc.constantFrom(" or ", "或者", "/", "还是", " or a ");
  fc.assert(
    fc.property(kind, or, kind, (first, joint, second) => {
      expect(typeIn(`${first}${joint}${second}`)).toBe(typeOf.get(first) ?? first);
    }),
  );
});

function typeIn(text: string): string | null {
  return wantedType(createSourceText(text));
}

function wantedType(source: SourceText): string | null {
  return roomTypeOf(judgeRooms(source).filter(({ role }) => role === "wanted"));
}
