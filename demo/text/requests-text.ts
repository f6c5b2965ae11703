import { bankOf } from "./bank.ts";

/** What people write who look for a room. The tags are those of the room that they look for. */
export const chineseRequests = bankOf({
  any: [
    "{uni}[大二|大三|研一|博一]，[女生|男生]，想找{area}附近的{room}，{dates}，预算{pw}以内。",
    "求租！{city}，{begin}入住，{room}[优先|最好]，一周{price}以内，[包bill最好|最好包bill]。",
    "[本人|我]不抽烟不养宠物，[作息规律|平时泡图书馆]，找{city}的{room}，{dates}。",
    "{begin}到{city}，[人生地不熟|第一次来]，想找离{uni}[走路二十分钟以内|近一点]的房子，预算{price}镑一周。",
    "想接[转租|别人的合同]，{city}{area}或者附近都可以，{begin}到{end}，{pw}以内。",
    "找{city}短一点的合同，{length}，[学生公寓或者合租都行|ensuite和studio都可以]，预算{pw}。",
    "和[女朋友|男朋友|同学]一起找房，{city}，两个人住，{begin}起，一周[最多|不超过]{price}。",
    "带一只[猫|小猫]找房，{city}{area}，[可以加押金|猫很乖]，{begin}入住，预算{pw}。",
    "急！{city}[下周|这两周]没地方住，{room}或者床位都行，预算{pw}。",
    "博士在读，[喜欢安静|需要安静环境]，{city}{area}一带找{room}，{begin}开始，长租。",
    "[实习|访学]{length}，在{city}，{dates}，找带家具的{room}，{pw}以内。",
    "爸妈要来{city}[住一阵|玩]，找可以住两个人的短租，{dates}。",
    "想找[会做饭|爱干净]的室友一起在{area}租房，预算每人{pw}，{begin}左右。",
    "希望离{shop}近，厨房能炒菜，{city}{area}，{price}镑以内，{begin}入住。",
  ],
});

export const englishRequests = bankOf({
  any: [
    "[Second year|Third year|Masters student|PhD student] at {uni}, looking for {aRoom} {inArea} or nearby, {dates}, up to {pw}.",
    "Looking for {aRoom} in {city} from {begin}. Budget {pw}, ideally with bills.",
    "I'm clean, quiet and don't smoke. Need somewhere in {city} {dates}, max {pw}.",
    "New to {city} and hoping to live within walking distance of {uni}. {pw} at most.",
    "Happy to take over a contract {inArea} or nearby, {begin} to {end}.",
    "Two of us looking for a place together in {city} from {begin}, up to {pw} in total.",
    "On [placement|an internship] in {city} for {length}, looking for something furnished, {dates}.",
    "Need a short let in {city} between tenancies, {dates}. Anything clean is fine.",
    "Looking for a room in a friendly house {inArea}. I cook a lot and wash up after.",
    "Does anyone have a room going in {city} from {begin}? Budget {pw}, flexible on area.",
    "Mature student, want somewhere quiet near {uni}, from {begin}, long term.",
    "I have a well-behaved cat. Looking for {aRoom} in {city} from {begin}, up to {pw}.",
  ],
});
