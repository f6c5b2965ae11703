import { describe, expect, test } from "vitest";
import { parseListing } from "../../../src/query-parser/parse-listing.ts";
import { parseQuery } from "../../../src/query-parser/parse-query.ts";
import { parseRequest } from "../../../src/query-parser/parse-request.ts";

const TODAY = "2026-11-20";

describe("the kind of home that an offer tells", () => {
  test.each([
    ["student", "Ensuite at Unite Students Moonraker Point, £290pw"],
    ["student", "iQ Shoreditch studio 转租 £330pw"],
    ["student", "曼城 Vita Circle Square studio £260/周"],
    ["student", "Chapter Spitalfields 的 bronze studio 转让"],
    ["student", "Scape Wembley ensuite, £300 a week"],
    ["student", "Urbanest Vauxhall twin ensuite £240pw"],
    ["student", "True Glasgow West End studio, £215pw"],
    ["student", "Student Roost ensuite Nottingham £165pw"],
    ["student", "Homes for Students, The Foundry, Leeds, £150pw"],
    ["student", "Fresh Student Living in Bristol, £190pw"],
    ["student", "Novel Student Coventry studio £185pw"],
    ["student", "Hello Student Lincoln ensuite £130pw"],
    ["student", "Yugo Cardiff ensuite £150pw"],
    ["student", "Prima Village Reading ensuite £170pw"],
    ["student", "CRM Students Sheffield studio £175pw"],
    ["student", "Downing Students Liverpool ensuite £145pw"],
    ["student", "Host Students Edinburgh studio £230pw"],
    ["student", "Nido Guildford studio £250pw"],
    ["student", "Collegiate Bath ensuite £200pw"],
    ["student", "Sanctuary Students Portsmouth ensuite £140pw"],
    ["student", "Student Castle York studio £210pw"],
    ["student", "埃克塞特学生公寓 ensuite £170pw"],
    ["student", "兰卡校内宿舍单间转租 £120/周"],
    ["student", "My room in a cluster flat, Swansea, £120pw"],
    ["student", "Room in halls of residence, Durham, £160pw"],
    ["student", "Silver ensuite, Newcastle, £150pw"],
    ["student", "One room going in our student house, Selly Oak, £110pw"],
    ["student", "Warwick campus room, ensuite, £210pw"],
    ["student", "Ensuite in Lincoln, kitchen shared with 5, contents insurance included, £140pw"],
    ["student", "Student room in Hull, £80pw"],
    ["student", "拉夫堡学生屋剩一间 £95pw"],
    ["social", "Double in a 4 bed house in Roath, £480pcm"],
    ["social", "Room in terraced house, Norwich, £450pcm"],
    ["social", "Live-in landlord, single room in Hove, £600pcm"],
    ["social", "Lodger wanted, Bath, £550pcm"],
    ["social", "Room in our family home, Guildford, £700pcm"],
    ["social", "Monday to Friday let, Oxford, £110pw"],
    ["social", "1 bed flat, Leeds Dock, £1,100pcm. Agent: Harbour Lettings"],
    ["social", "Studio in Stratford £1,300pcm, 12 month AST"],
    ["social", "Flat in Leith £900pcm, new tenancy from January"],
    ["social", "Room in Hackney £850pcm, about £60 each for bills and council tax"],
    ["social", "HMO licensed, double room, Marchmont, £650pcm"],
    ["social", "Room in Brixton £950pcm, you'd live with two working professionals"],
    ["social", "Ex-council flat, double room, Bermondsey £900pcm"],
    ["social", "伯明翰市中心一室一厅，房东直租 £950/月"],
    ["social", "布里斯托 香港房东自住房，单间 £600/月"],
    ["social", "雷丁 小区安静，两室一厅 £1300/月"],
    ["social", "诺里奇 房东奶奶人好，双人房 £140/周"],
    ["social", "伦敦 非学生公寓 studio £1400/月"],
    ["social", "曼城 house里空一间 double £130pw"],
    ["social", "剑桥寄宿家庭 单人间 £200/周"],
    ["social", "利兹 2b2b 中介直签 £1400/月"],
    ["social", "利物浦联排 单间 £420/月"],
    [null, "伦敦 ensuite，E1，包 bills，£230/w"],
    [null, "Double room in Clifton, £640pcm, free from 4 January"],
    [null, "Studio at Ellis House, Leeds, £180pw"],
    [null, "免中介费，利兹 ensuite £150pw"],
    [null, "爱丁堡三室一卫剩次卧 £700/月，学生免council tax"],
    [null, "Room in Bath with roof terrace £600pcm, no agents"],
    [null, "Room in York, chance to unite with friends, £100pw"],
    [null, "曼城三室一厅里的单间 £155/周，室友是曼大女生"],
    [null, "Room in Leeds £120pw, 5 min walk to the town hall"],
  ])("is %s: %s", (type, text) => {
    expect(parseListing(text, TODAY).property_type).toBe(type);
  });
});

describe("the kind of home that a request or a search asks for", () => {
  test.each([
    ["social", "Looking for a 3 bed house in York from January, £1300pcm"],
    ["social", "求租三室的house，布里斯托，2200镑/月"],
    ["student", "求 student studio in Edinburgh, not Unite, £220pw"],
    ["any", "学生宿舍或者house里的ensuite都可以，约克，£180pw"],
    [null, "Looking for a room in Leeds, my landlord is selling, tenancy ends in January, £500pcm"],
    [null, "Anyone got a spare room in Leeds over Christmas?"],
    ["social", "求伦敦 studio，学生宿舍免推"],
    ["social", "利兹搵单房，學生公寓當然唔啱啦"],
    ["social", "Double in York wanted, no thanks to student halls"],
    ["social", "zero interest in dorms, one bed in Bath please"],
    ["social", "I'm too old for halls, room in Derby wanted"],
    ["social", "约克求一间，只看民宅"],
    ["social", "我们住学生楼，二月搬，想找一间房东家的单间"],
    ["social", "Stuck in student halls, want a room in an ordinary house in Hull"],
    ["social", "Room in Norwich, lodging with an older couple would suit me"],
    ["student", "宿舍到期了，求一间学校宿舍"],
    ["student", "想住学生宿舍，拉夫堡"],
    [null, "学校分的宿舍太远，求卡迪夫单间"],
    [null, "现在住 Unite，二月到期，求谢菲单间"],
    [null, "临时宿舍只能住到月底，杜伦求房"],
    ["any", "私房可以，学生楼也行，考文垂"],
    ["any", "巴斯求一间，民宅学生公寓无所谓"],
    ["any", "社会房或者学生公寓都看，布莱顿"],
    ["any", "Room in Exeter, halls for nurses or private, happy with either"],
    ["any", "Hull: either halls or a flat share works"],
    ["any", "Not bothered whether it's a dorm or private, Leeds"],
  ])("of a request is %s: %s", (type, text) => {
    expect(parseRequest(text, TODAY).property_type).toBe(type);
  });

  test.each([
    ["social", "Leeds studio, no student halls"],
    ["student", "曼城 ensuite 不要社会房"],
    [undefined, "Leeds studio but not Unite"],
    [undefined, "Leeds room in a house, no agents"],
  ])("that a search leaves is %s: %s", (type, text) => {
    expect(parseQuery(text, TODAY).property_type ?? undefined).toBe(type);
  });
});
