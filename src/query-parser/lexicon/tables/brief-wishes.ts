/**
 * Words that are a wish in a search of a few words; in a longer text they may be about anything: 马上 leads to a graduation, 'tomorrow'
 * to a viewing. The columns: `parseTable`.
 */
export const BRIEF_WISHES = String.raw`
asap	zh	急
asap	zh	急(租|求|找|需|寻|用|住|着|急)
asap	zh	马上
asap	zh	(今|明|今明|明后)(2|)(天|日)
asap	zh	(今|明)晚
asap	zh	(这|本)(个|)(周|星期|礼拜)
asap	zh	这(几|2)天
none	zh	不(太|是很|着|)急
none	zh	(不|别)急
none	zh	着急吗
none	zh	急(转|出|售)
none	zh	马上(要|就|)(要|)(毕业|到期|开学|考试|过年|放假)
none	zh	(今天|明天|今晚|明晚|这周|本周|这个周)…看房
asap	en	urgent(ly)
asap	en	(today|tonight|2nite|tomorrow|tmr|tmrw|tomoz|2moro)
asap	en	(this|dis) week
asap	en	(immediate|immediately|right now|right away|straight away)
asap	en	in a (hurry|rush)
none	en	(not urgent|no hurry|no rush)
none	en	(not|never) in a (hurry|rush)
none	en	(view|viewing|visit|visiting) … (today|tonight|tomorrow|tmr|this week)
none	en	day after tomorrow
none	en	(day|days|week|weeks|fortnight|month|months) from (today|tomorrow)
bills-included	en	bill(s)
bills-included	en	(w|with|all|n|and|&) bill(s)
none	en	bill(s) (are |is |)(cap|capped|under|not|excluded|excl|exc|extra|on top|separate|separately|ex|apart)
none	any	(plus|+|加|和)_bill(s)
none	en	(excl|exc|ex|excluding|exclude|without|before|not including|no|split|share|sharing|minus) (the |all |)bill(s)
none	zh	(不包|不含|除了|另付|另算)_bill(s)
#-people	zh	S(个|名|位|)(人|女生|男生|女孩|男孩|同学|朋友|学生|闺蜜)
none	zh	(差|缺|少|招|还有|还剩|跟|和|与|最多|不超过|至多|顶多)[S(个|名|位|)(人|女生|男生|女孩|男孩|同学|朋友|学生)]
none	zh	S(个|)人(间|房|户|份|均|合租的|合租房|house|flat)
none	zh	(1|一)(个|)人(每|一周|一个月|1周|1个月|1月|#)
1-person	zh	自己(1个人|)住
1-person	en	(my |)own (place|flat|apartment)
#-people	en	S (people|ppl|persons|person|students|friends|girls|guys|boys|lads|women|men|adults|sharers|professionals)
#-people	en	S (working|young) professionals
#-people	en	(we're|we are|us) S
#-people	zh	(和|跟|与)S(个|名|位|)(朋友|同学|闺蜜|室友|舍友)	+1
none	en	(in|of|with|max|maximum|up to|only|just|no more than|at most) (a |an |)S (other |)(people|ppl|person|students|friends|girls|guys|boys|lads|women|men|adults|sharers|professionals)
none	en	S (people|person|ppl|students|girls|guys|boys) (max|maximum|at most|or fewer|or less|flatshare|flat share|house share|houseshare)
family	zh	(宝宝|婴儿|娃|小宝)
family	zh	有(小孩|孩子|娃|宝宝)
2-people	zh	(和|跟|与)(我|1个|)(好|)(朋友|闺蜜|同学|同事|姐妹)(一起|)(合租|整租|租)
family	en	(baby|babies|toddler|toddlers|newborn|infant|kids)
family	en	family
none	en	(host|friends and|from|visit|visiting|my) family
few-flatmates	zh	人(少|不多|不要太多|别太多)
few-flatmates	en	(few|fewer|not too many|not many) (people|others)
few-flatmates	en	(one|1) (other |)(flat|house|room)_mate
none	en	(need|wanted|want|find|seeking|looking for|our|my) (a |one |1 )(flat|house|room)_mate
concierge	en	reception
none	en	reception (room|rooms|class|school|place|year)
none	zh	bill(s)_(另付|另算|自付|自理|不包|不含|除外|另外|均摊|平摊)
`;
