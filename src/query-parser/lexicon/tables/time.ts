/**
 * The words of time: months, days, seasons, holidays, terms, units, and what joins them. The first word of a sense is the kind that the
 * rules of `dates/expressions` are written for, the rest its value. A month ahead is `+1`; a part of a month is its first and last day; a
 * unit its months and days; `holiday`, `season`, `start` and `term` have their first day, last day, and feast: `12-24`, `easter -2`,
 * `monday 05-25` (the first one from then on). `ending` has the days on which it may end. The columns: `parseTable`.
 */
export const TIME = String.raw`
month 1	en	jan(uary)
month 1	en	(janu|janury|januray|janaury|jauary)
month 2	en	feb(ruary)
month 2	en	(febru|febuary|feburary)
month 3	en	mar(ch)
month 3	en	(marhc|martch|mrach)
month 4	en	apr(il)
month 4	en	(aprill|apri|apirl|arpil)
month 5	en	may
month 6	en	jun(e)
month 6	en	juen
month 7	en	jul(y)
month 7	en	(juli|juy|jly)
month 8	en	aug(ust)
month 8	en	(augus|augst|aguust|agust|augut|auguest)
month 9	en	sep(t)(s)
month 9	en	september
month 9	en	(sepember|setember|setp|septem)
month 10	en	oct(ober)
month 10	en	(octo|otober|ocober)
month 11	en	nov(ember)
month 11	en	(novem|novemeber)
month 12	en	dec(ember)
month 12	en	(decem|deceber|desember)
hmonth 1	zh	(元|正)月(份)
hmonth 12	zh	(今年|年)最后1个月
hmonth +0	zh	(这|本|当)(1)(个)月(份)
hmonth +1	zh	下(1)(个)月(份)
hmonth +2	zh	下下(1)(个)月(份)
monthsign	zh	月(份)
years 12 0	zh	年
other	zh	1(个)(月|周)才A
other	zh	年(级|代|轻|纪)
daysign	zh	(号|日)
other	zh	号(线|楼|公寓|院|门|房|店|桥|库|室|机|码头|大街|街)
other	zh	日(本|元|均|租|常|语|料)
ordinal	en	(st|nd|rd|th)
weekday 1	en	monday
weekday 2	en	tues(day)
weekday 3	en	wednesday
weekday 4	en	thurs(day)
weekday 5	en	friday
weekday 6	en	saturday
weekday 7	en	sunday
shortday 1	en	mon
shortday 2	en	tue
shortday 3	en	wed
shortday 4	en	(thu|thur)
shortday 5	en	fri
shortday 6	en	sat
shortday 7	en	sun
other	en	(black|cyber) (friday|monday|sunday)
other	en	(mon|tues|wednes|thurs|fri|satur|sun)days
weekend 6	en	(weekend|wknd)
hweekday 1	zh	(个)(周|星期|礼拜)(1|一)
hweekday 2	zh	(个)(周|星期|礼拜)(2|二)
hweekday 3	zh	(个)(周|星期|礼拜)(3|三)
hweekday 4	zh	(个)(周|星期|礼拜)(4|四)
hweekday 5	zh	(个)(周|星期|礼拜)(5|五)
hweekday 6	zh	(个)(周|星期|礼拜)(6|六)
hweekday 7	zh	(个)(周|星期|礼拜)(7|日|天)
hweekend 6	zh	(个)(周|星期|礼拜)末
other	zh	(周|星期|礼拜)(1|2|3|4|5|6|7)_(个|年|月|周|天|次|镑)
weeks 0 7	zh	(周|星期|礼拜)(1|一)共
other	zh	周(边|岁|围|年)
nothing	zh	每(个)(周|星期|礼拜)(1|2|3|4|5|6|7|一|二|三|四|五|六|日|天|末)
nothing	zh	上(1)(个)(周|星期|礼拜|月)
nothing	en	last (week|month|monday|tuesday|wednesday|thursday|friday|saturday|sunday|weekend)
nothing	en	the (monday|tuesday|wednesday|thursday|friday|saturday|sunday|weekend) before
nothing	en	every (monday|tuesday|wednesday|thursday|friday|saturday|sunday|weekend)
next 1	en	(next|nxt|next coming)
next 1	en	(ne|nex|netx)
following 1	en	(the )following
this 0	en	this
coming 1	en	(this )(coming|upcoming)
weekahead 2	en	(the )week after next
month +2	en	(the )month after next
month +0	en	this month
month +1	en	(next|nxt) month('s)
month +1	en	(the )(following|coming) month
weekahead 1	en	next week('s)( on)
weekahead 0	en	this week
hnext 1	zh	下(1)
hnext 2	zh	下下(1)
hthis 0	zh	(这|本|当)(1)
other	zh	(以|之|楼|地|一)下
ahead 0	en	(today|tonight)
ahead 1	en	(2moro|2mrw|2morrow|tomoz|tomorrow|tmr|tmrw|tomorow|tommorow|tommorrow)
ahead 2	en	(the )day after tomorrow
ahead 0	zh	今(天|日|晚)
ahead 1	zh	明(天|日|早|晚)
ahead 2	zh	(明|)后天
ahead 3	zh	大后天
other	zh	(以|之|年|月|周)后天
other	zh	明日尼
days 0 1	en	(day|night)(s)
weeks 0 7	en	week(s)
weeks 0 7	en	wk(s)
fortnights 0 14	en	fortnight(s)
months 1 0	en	month(s)
months 1 0	en	(mth|mo|mnth)(s)
months 1 0	en	(monhts|monts|moths|mounth|mounths|moth)
years 12 0	en	year(s)
months 1 0	en	for #_[m]
years 12 0	en	for #_[y]
length 12 0	en	(year long|yearlong)
length 12 0	en	(the |a |1 |)(full|whole|entire) year
length 12 0	en	[(yearly|annual)] (let|contract|lease|tenancy|rental)
length 12 0	zh	全年
other	zh	一共
years 12 0	en	yr(s)
terms 4 0	en	(semester|term)(s)
terms 4 0	en	sem
quarters 3 0	en	quarter(s)
days 0 1	zh	(天|晚|夜)
other	zh	(天堂|晚上|天才)
weeks 0 7	zh	(个)(周|星期|礼拜)
months 1 0	zh	个月
months 1 0 0.5	zh	个半月
months 0.5 0	zh	半[月]
years 12 0 0.5	zh	个半年
terms 4 0	zh	(个)学期
quarters 3 0	zh	(个)季度
weeks 0 7	en	w
months 1 0	en	[m] (contract|tenancy|lease|let|ast|fixed|term|min|break|rolling|from|start|starting)
years 12 0	en	[y] (contract|tenancy|lease|let|ast|fixed|term|min|break|rolling|from|start|starting)
half	en	and a half
few 2	en	(a )couple( of)
few 3	en	(a )few
few 3	en	several
few 0.5	en	half( a| an)
few 0.5	en	(a|an) half
few 1	en	(an|one|another)
article	en	a
few 0.5	zh	半
few 3	zh	(几|数)
few 1	zh	(一|整)(整)
other	zh	(上|下|前|后)半
whole	en	(the )(whole|entire|full)( month| months|)( of)
whole	en	(all|all of|all through|both|throughout)
whole	en	(the )month of
whole	en	for (the )(month|months) of
whole	zh	整个
more	en	(more|calendar|short)
later	en	(later|time|'s time|' time)
within	en	(in|within)
in	en	in
yearword 0	zh	(今年|本年|当年|同年)
yearword 1	zh	(明年|来年)
yearword 2	zh	后年
sameyear	zh	(次年|翌年|隔年|转年|第2年)
yearword 0	en	this year('s)
yearword 1	en	next year('s)
sameyear	en	(the )(following year|year after)
sameyear	en	(the )same year
season 01-01,06-30	zh	上半年
season 07-01,12-31	zh	下半年
holiday 12-31	en	year end
holiday 01-01	en	turn of
part 1	en	early
part 1	en	(the )(very )(start|beginning|begin) of( the| my|)
part 1	en	(the )(very )beginning
part 15	en	mid
part 15	en	(the )middle( of)( the)
part 31	en	(the )(very )end( of)( the| my|)
part 21	en	late
part 31	en	(the )(rest|remainder) of( the)
part 1 7	en	(the )1st week( of| in|)( the)
part 8 14	en	(the )2nd week( of| in|)( the)
part 15 21	en	(the )3rd week( of| in|)( the)
part 22 28	en	(the )4th week( of| in|)( the)
part 25 31	en	(the )(last|final) week( of| in|)( the)
part 31	en	(the )(last|final) day( of)( the)
part 1	en	(the )1st day( of)( the)
part 1 15	en	(the )1st half( of)( the)
part 16 31	en	(the )2nd half( of)( the)
hpart 1	zh	(初|头|上旬)
hpart 15	zh	(中|中旬|中下旬|中上旬)
hpart 21	zh	下旬
hpart 31	zh	(底|末|尾)
hpart 1 15	zh	上半月
hpart 16 31	zh	下半月
hpart 1 7	zh	第1(个)(周|星期|礼拜)
hpart 8 14	zh	第2(个)(周|星期|礼拜)
hpart 15 21	zh	第3(个)(周|星期|礼拜)
hpart 22 28	zh	第4(个)(周|星期|礼拜)
hpart 25 31	zh	最后(1)(个)(周|星期|礼拜)
hpart 31	zh	最后(1)天
other	zh	中(国|心|介|央|文|午|餐|式|间|学|等)
other	zh	(初|头|底|末|尾|中)(下|层|楼|次)
other	zh	(初|头)(发|像|中)
hday 15	en	(the )(mid|middle) (of )(the )month
hday 31	en	(the )end of (the )month
hday 31	en	month('s) end
hday 15	en	mid month
hafter	zh	(以后|之后|过后|后)
hbefore	zh	(以前|之前|前)
hover	zh	(结束|放完|一结束|结束后|结束之后|结束以后|放完后|放完之后)
hstart	zh	(开始|刚开始|开始前|开始的时候)
other	zh	后(面|院|门|台|付|厅|卫|勤)
other	zh	前(台|面|任|院|门|厅|言)
after	en	(right |just |straight |soon |)after( the)
before	en	(before|b4|by)
dash	any	(-|~)
dash	any	(->|=>|→)
to	zh	(到|至|直到|一直到)
to	en	(to|till|til|until|through|thru)
and	any	(&|、|和|跟|与|+|零|又|加)
and	en	and
or	any	(/|或|或者|还是)
or	en	or
comma	any	,
of	en	(of|of the|o'|o|of my)
the	en	the
my	en	(my|our)
de	zh	的
on	en	on
for	en	for
adverb	en	(onward|onwards|move|moving|let|short|sublet|start|at|if|please|latest)
from	en	from
during	en	during
since	en	since
prep	en	(arriving|starting|start|around|about|between|available|roughly)
about	en	the next
other	en	an august (old|building|house|place)
other	en	(i|we|you|they|it|he|she|that|which|who|there) (may|march)
other	en	may (march|i|we|you|they|be|need|have|also|not|want|consider|as well|go|get|stay|move|bring|extend|take|come)
holiday 12-24	any	(平安夜|christmas eve|xmas eve)
holiday 12-26	any	(节礼日|boxing day)
holiday 12-31	zh	(跨年|除夕夜跨年)
holiday 12-31	en	(new year's eve|new years eve|new year eve|new years' eve|nye|hogmanay)
season 01-01	zh	(元旦|公历新年|新年)
other	zh	新年级
season 01-01	en	(the )new year('s|s|)( day)
season chineseNewYear	zh	(农历新年|中国新年|大年初1|大年初一|春节|过年|过完年|过了年|除夕|年30|大年30|年30晚|大年30晚)
other	zh	过(年前|完年前|了年前)
season chineseNewYear	en	(the )(chinese new year|lunar new year|cny|spring festival)
holiday chineseNewYear 14	zh	(元宵|元宵节|正月15)
holiday chineseNewYear 14	en	lantern festival
holiday 02-14	any	情人节
holiday 02-14	en	(valentine|valentines|valentine's)( day)
holiday 04-05	any	(清明|清明节|qingming)
holiday easter -2	any	(受难日|受难节|耶稣受难日|good friday)
holiday easter 1	any	(复活节星期1|复活节周1|复活节星期一|复活节周一|easter monday)
holiday midAutumn	zh	中秋(节)
holiday midAutumn	en	(mid autumn|mid autumn festival|moon festival)
holiday 11-05	zh	(篝火节|篝火之夜)
holiday 11-05	en	(bonfire night|guy fawkes)( night| day|)
holiday 03-17	zh	圣帕特里克节
holiday 03-17	en	(st|saint) (patrick|patricks|patrick's) day
holiday 03-17	en	(paddys|paddy's) day
holiday 05-01	zh	(5|五)一(劳动|假期|)(节)
holiday 05-01	zh	(51|5一)(劳动节|假期|节)
holiday 05-01	zh	劳动节
holiday 05-01	en	(labor|labour) day
holiday 10-01	zh	国庆(节)
holiday 10-01	zh	[11](假期|黄金周|期间|长假)
other	zh	双11
holiday 10-01	en	national day
holiday 10-31	zh	万圣节
holiday 10-31	en	hallowe('|)en
holiday monday 05-01	zh	(5|五)月初(的)(银行假|银行假期|bank holiday)
holiday monday 05-01	en	(early may|may day) bank holiday
holiday monday 05-25	zh	(5|五)月底(的)(银行假|银行假期|bank holiday)
holiday monday 05-25	en	(spring|late may|end of may) bank holiday
holiday monday 08-25	zh	(8|八)月(底)(的)(银行假|银行假期|bank holiday)
holiday monday 08-25	en	(late |end of |)(august|summer) bank holiday
season 12-15,01-15,12-25	zh	圣诞(节)
season 12-15,01-15,12-25	zh	圣诞(节)(和|跟|与|、|)_(元旦|新年|跨年)
season 12-15,01-15,12-25	en	(christmas|xmas|chrismas|christams)( day)
season 12-15,01-15,12-25	en	(christmas|xmas)_(and|&|/|+)_(the )new year('s|s|)
other	zh	圣诞(节)(市场|老人|礼物|树|活动|聚会|快乐|路|街)
other	en	(christmas|xmas) (market|markets|party|tree|steps)
holiday 12-26	zh	过完圣诞(节)
season 12-15,01-15	zh	寒假(期间)
season 12-15,01-15	en	winter (break|holidays|holiday|hols|vacation|vac|period|season|months|time)
season 06-15,09-15	zh	(暑假|暑期|夏天|夏季)(期间|里|)
other	zh	(暑假|暑期)(课|项目|实习)
other	zh	夏(天|季)(很|会|不|凉|热|也|别|要|太|真|特|超|好|挺|怕|又)
season 06-15,09-15	en	summer
other	en	summer school
season easter -8,easter 23,easter	zh	复活节
other	zh	复活节(路|街|快乐|活动)
season easter -8,easter 23,easter	en	easter
other	en	easter (egg|eggs)
start 03-01,05-31	en	spring
start 03-01,05-31	zh	(开春|春天|春季)
start 09-01,10-31	en	fall
other	en	fall (in|for|asleep|apart|off|back|through|under)
start 09-01,10-31	zh	(金秋|秋天|秋季)
start 09-01,10-31	en	autumn
season 12-01,02-28	zh	(冬天|冬季)(里|期间|)
other	zh	(暖|怕)冬(天|季)
other	zh	冬(天|季)(很|会|不|暖|冷|也|别|要|有|冻|能|太|真|特|超|好|挺|怕|又)
season 12-01,02-28	en	winter
other	en	(warm|cold|cosy|cozy|heating|freezing) (in|during) (the )winter
other	en	(easter|christmas|summer|winter|spring|autumn) (bush|road|street|lane|hill|park|court|terrace|steps|row|grove|garden|gardens|avenue|crescent|square)
break	en	(break|holiday|holidays|hols|vacation|vac|period|season|months|time)
hbreak	zh	(假期|期间|假|时|当天|放假)
entry	en	(intake|entry)
entry	zh	(入学|新生)
term 10-01,12-05	zh	米迦勒学期
term 10-01,12-05	en	michaelmas( term)
term 01-15,03-20	zh	希拉里学期
term 01-15,03-20	en	(lent|hilary|epiphany) term
term 04-20,06-30	zh	(夏季学期|第3学期)
term 04-20,06-30	en	(trinity|easter|summer|3rd) term
term 01-15,06-15	zh	(下半学期|春季学期|第2学期|春季入学期)
term 01-15,06-15	en	(spring|2nd) (semester|sem)
term 01-15,06-15	en	s2
term 09-15,12-15	en	(semester|sem) 1
term 01-15,06-15	en	(semester|sem) 2
term 01-15,06-15	en	(the )2nd half of the (academic )year
term 01-10,03-31	zh	春季小学期
term 01-10,03-31	en	(spring|winter|2nd) term
term 09-15,12-15	zh	(秋季学期|上半学期|第1学期)
term 09-15,12-15	en	(autumn|fall|1st) (term|terms|semester|semesters|sem|trimester)
nothing	zh	期末(考|考试|)
nothing	zh	(下1个|下个|下|新)学期
nothing	en	(the )(next|new|coming) (term|semester)( starts| begins)
nothing	zh	期末(考完|结束|过|考试完|考完试)(以后|之后|后)
ending 12-15,06-15	zh	(学期末|学期结束|放假前|放假之前|放假以前)
ending 12-15,06-15	en	(the )end of (the |this |my |)(term|semester)
ending 12-15,06-15	en	(term|semester) ends
ending 06-30	zh	(到|至)[毕业]
ending 06-30	en	(until|till|til) [(i graduate|my graduation|graduation)]
start 09-15	en	(the )(start|beginning) of (the |my |)(term|semester|uni|course)
start 09-15	en	(term|uni|school|course|semester) (start|starts|begin|begins)
start 09-15	en	(freshers|fresher|freshers'|fresher's|welcome) week
start 09-15	zh	开学(季|时|的时候|)
start 09-15	zh	新生周
schoolyear	zh	学年(度)
schoolyear	en	(academic|school|uni|university|study) (year|session)
ay	en	(ay|a.y.)
session	en	session
noun	zh	(镑|磅|块|元|个|人|室|间|分|床|厅|卫|公里|英里|米|平|星|折|倍|次|点|小时|栋|楼|层)
other	zh	人在
noun	any	%
noun	en	(bed|bedroom|bath|person|min|minute|mile|hour|hr|star|pound|people|pw|pcm|pm|am|p|k|km|mi|sqm|gbp|h|per|quid|mins|pppw|ppw)
noun	en	(beds|bedrooms|baths|persons|minutes|miles|hours|hrs|stars|pounds)
noun	any	b(1|2|3|)
now	en	(asap|a.s.a.p)(.)
now	en	as soon as possible
now	en	(immediate|immediately|immediatly|immediatley|imediately|immidiately|immediatelly)
now	en	immediate (start|move in|movein|availability|occupation)
now	en	(straight|right) away
nowword	en	now
now	en	(available|avail|starting|start|vacant|free|needed|right|move in|let)(:|) [now]
now	en	[now] (please|onwards)
now	en	from now( on)
now	en	(anytime|any time) (from )now
now	en	whenever
now	zh	(立刻|立即|马上|尽快|尽早|即刻|即日)(起)
now	zh	这(几|2|两|1-2)天
now	zh	(今明|明后)(2|两|)(天|日)
now	zh	[随时](都|)(可|可以|能|)(入住|搬|起租|住|租)
now	zh	可[随时]
now	zh	(入住|起租)(时间|日期|)(:|是|为|)_[随时]
now	zh	[现在](就|)(可|可以|能)(直接|马上|)住
now	zh	(从|)[现在](就|)(要|想|可|可以|能|开始|)(入住|搬|起|开始|住到|租到|到|至|-|~)
now	zh	现在就(要|想)
wait	zh	(再过|过|还有|未来|接下来)
other	zh	(不过|超过|过了|过去|不超过|通过|经过|过来)
hround	zh	(左右|前后)
hday 1	zh	[一](开始|入住|到|至|号|日|搬)
n 2	zh	[二](、|到|至|-)#月
n 3	zh	[三](、|到|至|-)#月
n 4	zh	[四](、|到|至|-)#月
n 5	zh	[五](、|到|至|-)#月
n 6	zh	[六](、|到|至|-)#月
n 7	zh	[七](、|到|至|-)#月
n 8	zh	[八](、|到|至|-)#月
n 9	zh	[九](、|到|至|-)#月
`;
