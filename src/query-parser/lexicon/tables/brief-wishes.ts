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
concierge	en	reception
none	en	reception (room|rooms|class|school|place|year)
none	zh	bill(s)_(另付|另算|自付|自理|不包|不含|除外|另外|均摊|平摊)
`;
