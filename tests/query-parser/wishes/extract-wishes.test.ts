import fc from "fast-check";
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { createSourceText, type SourceText } from "../../../src/query-parser/text/source-text.ts";
import { findBriefWishes, findWishMentions, wishesAmong } from "../../../src/query-parser/wishes/extract-wishes.ts";
import { WISH_LABELS } from "../../../src/query-parser/lexicon/tables/wish-labels.ts";

const wishesIn = ({ canonical }: SourceText) => wishesAmong(findWishMentions(canonical));
const tagsIn = (text: string) => wishesIn(createSourceText(text)).map(({ tag }) => tag);

const WISHED = `
我是女生 找利兹studio >
女生找房 伦敦 >
仅限女生 不养宠物 > female-only, no-pets
girls only house in Leeds > female-only
找两个女室友 > female-only
不要男室友 > female-only
looking for male flatmates > male-only
男女不限 > mixed-gender
没有阳台也行 有没有电梯 > lift
不要带花园的 >
no garden needed >
parking not needed, fast wifi > wifi
no pets, no smokers > no-pets, no-smoking
allergic to cats so no pets > no-pets
I don't smoke > no-smoking
the house must be finished >
no smokers or pets > no-smoking, no-pets
家具有没有都可以 >
希望室友是女生 > female-only
my cat and I need a flat > pets
near Covent Garden or the isle of dogs >
studio with balcony and parkng, furnishd, bills includd > balcony, parking, furnished, bills-included
couple of hundred quid studio >
moving with my girlfriend > couples
靠近地铁站和超市 > near-tube, near-supermarket
離學校走路10分鐘 > near-campus
UCL附近 >
central London studio >
不包bill也行 >
包水电网 > bills-included
£600 pcm incl. utilities > bills-included
water and gas included > bills-included
不要中介 > no-agents
I don't have a UK guarantor > no-guarantor
免押金 > no-deposit
短租三个月 > short-let
接转租 > sublet
不要太吵 > quiet
可以做饭 > kitchen
顶楼不要 >
每月付900 >
可月付 > pay-monthly
不贵的 > cheap
near a train station > near-station
near Victoria station >
双人床 > double-bed
gym不重要 >
没有家具 > unfurnished
家具齐全 > furnished
合租 女生 不抽烟 > female-only, no-smoking
room to let, males only > male-only
females only house > female-only
女生单间 > female-only
petfriendly flat > pets
不需要guarantor的 > no-guarantor
无需英国guarantor > no-guarantor
免deposit > no-deposit
£300 deposit paid >
30 min by bus >
by a bus stop > near-bus
急转 利兹studio > sublet
低价转 ensuite > sublet, cheap
合同最短租6个月 >
有升降機 > lift
while my house is being renovated >
newly renovated > modern
private halls > student-accommodation
邓迪 110 包网 > bills-included, wifi
还差两个人 >
两个人住 > couples, 2-people
孩子今年去杜伦大学读本科 >
带孩子 > family
能带孩子吗 > child-friendly, family
儿童友好 > child-friendly, family
洋台 虫物 > balcony, pets
女仔 分租 > female-only
女生 studio >
mixed is fine, not female only >
唔好太嘈 > quiet
連水電 近捷運 > bills-included, near-tube
有雪櫃同冷氣 > fridge, air-con
業主直租 唔要經紀 > no-agents
可寵 可開伙 > pets, kitchen
平啲嘅 要近巴士站 > cheap, near-bus
唔使傢俬 >
冇所謂 有冇電梯 > lift
包比尔 断租两个月 > bills-included, short-let
中断租约 >
利兹 正租 > entire
need an entire one bedroom > entire
off-campus house >
on campus > near-campus
£500 plus bills >
£900 with bills on top >
room w/bills > bills-included
a landlord who doesn't insist on a guarantor > no-guarantor
w/o UK guarantor > no-guarantor
不要agent fee > no-agent-fee
no 中介费 > no-agent-fee
I'm not fussed about a garden >
on behalf of my daughter (19) >
with my baby son > family
children welcome > child-friendly, family
20 mins by bike >
a shed for my bike > bike-storage
affordability isn't a concern >
a 5 week deposit up front >
周付110 >
太便宜的不敢住 >
别太贵 > cheap
离海近 > seaside
看得到海 > seaside
海德公园附近 >
nurse at the Queen Elizabeth hospital >
near the city hospital > near-hospital
一只狗 > pets
a Yorkshire terrier > pets
qiuet room, quite big > quiet
cheep room with a gim > cheap, gym
布里斯托 单间 押一付一 > pay-monthly
studio 押1付1 接受英国以外的学生 > pay-monthly
我家有只仓鼠 可以带吗 > pets
谢绝宠物 谢绝抽烟 > no-pets, no-smoking
室友别抽烟就好 > no-smoking
不和男生合租 > female-only
我不养狗 > no-pets
不需要担保人 也不需要押金 > no-guarantor, no-deposit
零中介费 零押金 > no-agent-fee, no-deposit
中介勿扰 > no-agents
no agents please, Leeds room > no-agents
landlords only, no agency fees > no-agents, no-agent-fee
一直租到六月三十号 >
不要一楼 > not-ground-floor
not on the ground floor > not-ground-floor
一楼的房间 > ground-floor
三楼以上 > not-ground-floor
越快越好 > asap
尽快入住 > asap
请尽快联系我 >
need a room in Hull asap > asap
room wanted as soon as possible > asap
please reply asap >
最好别在很吵的路边 > quiet
周围不危险就行 > safe-area
不带电梯的别推 >
冰箱有没有无所谓 >
洗碗机不是必须的 >
带阳台 暖气要热 > balcony, heating
步行能到校区 附近有超市 > near-campus, near-supermarket
离医院近一点 > near-hospital
公司在医院旁边 > near-hospital
暖气费全包 > bills-included, heating
网费电费都含 > bills-included
我和女朋友两个人住 > couples, 2-people
adults only, nobody smokes here > no-smoking
we keep no animals > no-pets
flat that isn't noisy, street not too rough > quiet, safe-area
I can't get anyone to be my guarantor > no-guarantor
no deposit or guarantor > no-deposit, no-guarantor
nothing too pricey > cheap
a dryer is optional, washing machine a must > washing-machine
whether it has a garden doesn't matter >
desk please, wardrobe not essential > desk
house without a living room >
own small kitchen > private-kitchen, kitchen
with my partner, we don't smoke > couples, no-smoking
heating included, wifi as well > bills-included, heating, wifi
ten minutes' walk to my college > near-campus, walking-distance
could I pay by month > pay-monthly
female housemates only please > female-only
no male flatmates > female-only
handle: garden_flat_22 >
short-term sublet, six weeks > short-let, sublet`;

const HOUSEHOLDS = `
一家三口 曼城 > 3-people, family
三口之家找房 > 3-people, family
夫妻俩带一个小孩 > couples, family
老婆孩子一起来 > couples, family
老婆来陪读 > couples
和爸妈一起住 > family
全家搬到利兹 > family
全家都很高兴 >
孩子明年去读本科 >
過來幫忙帶孩子 >
帶寶寶 > family
a couple with a 2 year old > couples, family
my wife and daughter are coming > couples, family
family of 4 in Bristol > 4-people, family
single mum with a toddler > family
two kids, near a good school > family
our daughter starts at Leeds >
my son and I need a home > family
找两个室友一起租 > 3-people
looking for 2 flatmates to rent with > 3-people
room in a family home >
I am an au pair with a family >
no kids please >
three of us > 3-people
me and 3 friends > 4-people
my 2 mates and I > 3-people
me and a friend > 2-people
we're four lads going into second year > 4-people
house for 4 students > 4-people
flat for 3 in London > 3-people
flat for 3 months >
two couples > 4-people, 2-couples
两对情侣 整租 > 4-people, 2-couples, entire
a couple and 2 friends > 4-people, couples
我们一对情侣加两个朋友 > 4-people, couples
me, my boyfriend and 2 friends > 4-people, couples
a couple and a friend > 3-people, couples
w/ wife n baby > couples, family
no undergrads > postgrads
postgrads only > postgrads
不要本科生 > postgrads
只要研究生室友 > postgrads
emphatically not a fresher >
eight of us > 6-people
我和两个室友一起找 > 3-people
我和兩個室友一起找 > 3-people
我跟三个同学想一起租 > 4-people
跟两个朋友一起租 > 3-people
我们三个人 > 3-people
我们五个女生 > 5-people
三个人合租 整租 > entire
四个人整租house > 4-people, entire
我俩 > 2-people
她跟两个同学合租 >
跟房东一家五口住 >
一个人住 > 1-person
獨居 > 1-person
place of my own > 1-person
living alone > 1-person
by myself > 1-person
few flatmates > few-flatmates
not too many housemates > few-flatmates
max 2 others > few-flatmates
no more than 2 flatmates > few-flatmates
share with one other person > few-flatmates
small house share > few-flatmates
室友少 > few-flatmates
人少的合租 > few-flatmates
最多两个室友 > few-flatmates
室友不要太多 > few-flatmates
不想和男生住一起 > female-only
女性专用 > female-only
`;

describe("who will live there", () => {
  const rows = HOUSEHOLDS.trim()
    .split("\n")
    .map((row) => row.split(">").map((cell) => cell.trim()));

  test.each(rows)("in %s: %s", (text = "", tags = "") => {
    expect(tagsIn(text).join(", ")).toBe(tags);
  });
});

test("a few words alone count people, where a letter may count others", () => {
  const read = (text: string) => wishesAmong(findBriefWishes(createSourceText(text).canonical)).map(({ tag }) => tag);
  expect(["4 people, Leeds", "5 person house", "三个男生 利兹", "4人 利兹"].flatMap(read)).toEqual([
    "4-people",
    "5-people",
    "3-people",
    "4-people",
  ]);
  expect(["room in a 4 person flat", "最多三个人", "三人间", "一个人每周110", "need a flatmate"].flatMap(read)).toEqual(
    [],
  );
  expect(["人少", "one flatmate", "家有宝宝", "family"].flatMap(read)).toEqual([
    "few-flatmates",
    "few-flatmates",
    "family",
    "family",
  ]);
});

describe("wishes", () => {
  const rows = WISHED.trim()
    .split("\n")
    .map((row) => row.split(">").map((cell) => cell.trim()));

  test.each(rows)("in %s: %s", (text = "", tags = "") => {
    expect(tagsIn(text)).toEqual(tags === "" ? [] : tags.split(", "));
  });
});

const NAMED = fc.constantFrom(
  ["gym", "gym"],
  ["阳台", "balcony"],
  ["garden", "garden"],
  ["电梯", "lift"],
  ["洗衣机", "washing-machine"],
  ["parking", "parking"],
);

test("a wish is read where it is asked for, and dropped where it is refused", () => {
  const frame = fc.constantFrom(
    ["要有", true],
    ["最好带", true],
    ["with ", true],
    ["不要", false],
    ["no ", false],
    ["without ", false],
  );
  fc.assert(
    fc.property(NAMED, frame, ([written = "", tag = ""], [before, isWished]) => {
      expect(tagsIn(`${before}${written}, 利兹`).includes(tag)).toBe(isWished);
    }),
  );
});

test("a typo in a longer word is forgiven", () => {
  const word = fc.constantFrom(
    ["furnished", "furnished"],
    ["supermarket", "near-supermarket"],
    ["dishwasher", "dishwasher"],
  );
  fc.assert(
    fc.property(word, fc.integer({ min: 1, max: 6 }), ([written = "", tag = ""], at) => {
      const swapped = written.slice(0, at) + (written[at + 1] ?? "") + (written[at] ?? "") + written.slice(at + 2);
      expect(tagsIn(`studio, ${swapped}, leeds`)).toEqual([tag]);
    }),
  );
});

test("spans say where a wish was written", () => {
  const source = createSourceText("利兹 parkng 洗衣机");
  expect(wishesIn(source).map((wish) => source.originalOf(wish))).toEqual(["parkng", "洗衣"]);
});

test.each(["zh", "en"])("A-12: every keyword has a name in %s", (language) => {
  const catalogue = readFileSync(new URL(`../../../locales/${language}.po`, import.meta.url), "utf8");
  for (const label of WISH_LABELS.values()) expect(catalogue).toContain(`msgid "${label}"`);
});
