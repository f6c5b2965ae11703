import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isNegated, stanceOf } from "../../src/query-parser/negation.ts";

const REFUSED = `
不要[伦敦],其他城市 | 别给我推荐[伦敦]的房 | 除了[伦敦]都行 | [伦敦]除外 | [伦敦]不要 | [伦敦]不考虑,要利兹 | 不想住[伦敦] | 不住[伦敦]
非[伦敦] | 拒绝[合租] | no [studio] | not [london] | not a [studio] | anywhere except [london], ensuite | anywhere but [london]
anywhere other than [london] | i don't want a [studio] | without [studio] | avoid [london] | leeds instead of [london]
ensuite rather than a [studio] | [london] is not an option | 不是[伦敦]就行 | 不要伦敦和[伯明翰] | 不要[伦敦]和伯明翰 | no studios or [flatshares]
不要[studio]要ensuite | [studio]最好不要 | no [studio] please | studio和[合租]都不要 | [studio]和合租都不要 | [伦敦]以外的城市
除了[伦敦],其他城市都行 | 不想跟别人[合租] | not a [studio] but an ensuite | don't want to live in a [shared flat] | anywhere but london or [leeds]
除[伦敦]外 | 除了[伦敦]以外都可以 | [伦敦]就算了 | 无[ensuite] | no [london] please, leeds | 不跟人[合租] | 不接受[合租] | [伦敦]太贵了,想去利兹
[london] is too expensive | nowhere near [london]
谢绝[合租] | 坚决不要[合租] | 不太想住[伦敦] | 拒绝studio和[合租] | 避开[伦敦] | [伦敦]太远,不考虑 | [合租]实在不行 | 受不了[合租] | [伦敦]之外的都可以
no [flatshare] thanks | fed up with [london] | [studio] won't work | [hull] is out | everywhere bar [hull] | neither [hull] nor york | apart from [hull], anywhere`;

const WANTED = `
leeds或[曼城] | [leeds] instead of london | [ensuite] rather than a studio | 伦敦不考虑,要[利兹] | not only [london] | 不要studio要[ensuite]
有没有[ensuite] | 要不要[studio] | 能不能[养猫] | 是不是[studio] | 不限[伦敦] | not far from [ucl] | 离[ucl]不远 | 不贵的[studio] | no more than 200 [studio]
不超过200 [studio] | 不能没有[独卫] | 没有[独卫]不行 | 没有[独卫]的不要 | i can't live without [ensuite] | 除了[利兹],曼城也行 | 不要太贵的[studio]
不要离[ucl]太远 | 别离[ucl]太远 | not a studio but an [ensuite] | 特别想住[利兹] | 非常想住[利兹] | i don't mind a [flatshare] | no pets [ensuite] in leeds
不要伦敦 想找利兹和[曼城] | 不要伦敦 利兹或[曼城]都行 | why not [london] | 不要中介费的[studio] | 不住学校宿舍,找[studio] | 无所谓[ensuite]
no pets and [ensuite] please | [伦敦]不要中介费 | 不一定要[伦敦] | not necessarily [london] | no london please, [leeds] | 除了[studio]都不考虑
不考虑[利兹]市中心以外的 | 别推[曼城]以外的 | 如果没有[studio]就ensuite | [studio]不行的话ensuite也可以 | 没有[阳台]也行 | 不是[利兹]就是约克 | 不想[离学校]太远
分别看了[伦敦] | 别墅或[studio] | 区别不大 [studio] | 无论如何要[studio] | 免费看[studio] | 无锡来的 找[studio] | 你不要犹豫[利兹]很好 | 不错的[studio] | 差不多[利兹]就行 | 能不能住[利兹]
no more than 5 miles from [york] | why not a [studio] | nowhere but [york] | i do not mind [hull] | no rush, [hull] works | not over 200 in [york] | if there's no studio, a [room] | can't do without a [desk]`;

const INDIFFERENT = `没有[阳台]也行 | [阳台]无所谓 | [独卫]不强求 | 有没有[阳台]都行 | no [balcony] is ok too | [gym] is not necessary
不用[合租] | 不要求[阳台] | [电梯]可有可无 | 不需要[车位] | [健身房]就不用了 | 无[阳台]也可以 | [车位]不重要 | 不带[家具]都行 | [gym] makes no difference | not fussed about a [garden] | without a [desk] is fine | [parking] is optional | [lift] isn't essential | not bothered about living in [london]`;

describe("what stands in brackets", () => {
  test.each(casesOf(REFUSED))("is refused: %s", (_, text, start, end) => {
    expect(isNegated(text, start, end)).toBe(true);
  });

  test.each(casesOf(WANTED))("is not refused: %s", (_, text, start, end) => {
    expect(isNegated(text, start, end)).toBe(false);
  });

  test.each(casesOf(INDIFFERENT))("is not required: %s", (_, text, start, end) => {
    expect(stanceOf(text, { start, end })).toBe("indifferent");
  });
});

const THING = fc.constantFrom("studio", "ensuite", "合租", "伦敦", "london", "shared flat");
const OTHER = fc.constantFrom("利兹", "leeds", "双人间", "double room");

test("a refusal reaches to the end of its statement and no further", () => {
  const refusal = fc.constantFrom("不要", "不考虑", "除了", "拒绝", "no ", "not ", "i don't want a ", "anything but ");
  const boundary = fc.constantFrom(", ", ". ", "; ", "\n", "! ");
  fc.assert(
    fc.property(refusal, THING, boundary, OTHER, (refused, thing, end, other) => {
      const text = `${refused}${thing}${end}${other}`;
      const at = refused.length;
      expect(isNegated(text, at, at + thing.length)).toBe(true);
      expect(isNegated(text, text.length - other.length, text.length)).toBe(false);
    }),
  );
});

test("any text is answered, in a time that grows with its length alone", () => {
  const pieces = fc.array(
    fc.constantFrom("不要", "和", "或", " ", "no ", "and ", "or ", "除了", "london", "a ", ",", "都"),
  );
  fc.assert(
    fc.property(pieces, THING, pieces, (before, thing, after) => {
      const start = before.join("").length;
      const text = before.join("") + thing + after.join("");
      expect(typeof isNegated(text, start, start + thing.length)).toBe("boolean");
    }),
  );
});

function casesOf(table: string): [name: string, text: string, start: number, end: number][] {
  return table.split(/[|\n]/).flatMap((cell) => {
    const name = cell.trim();
    const [start, close] = [name.indexOf("["), name.indexOf("]")];
    return name === "" ? [] : [[name, name.replace(/[[\]]/g, ""), start, close - 1]];
  });
}
