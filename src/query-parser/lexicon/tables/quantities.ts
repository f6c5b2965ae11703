/** What a number counts that is no price. The columns: `parseTable`. */
export const QUANTITIES = String.raw`
contact	any	(wechat|weixin|vx|wx|微信|微信号|whatsapp|电话|手机|手机号|tel|phone|qq)(_id)_(:|号|是|)_#
commute	en	S_min(s)(.)
commute	en	S_minute(s)
commute	en	# minutes'
commute	en	#_mile(s)
commute	en	#_km(s)
commute	en	#_kilometer(s)
commute	en	#_kilometre(s)
commute	en	#_meter(s)
commute	en	#_metre(s)
commute	en	#_yard(s)
commute	en	#_block(s)
commute	en	#_stop(s)
commute	en	#_mi
commute	en	[#_m] (away|walk|from)
length	en	[S_m] (from|starting) S
length	en	[S_m] (from|starting) (now|next|mid|early|late|end|asap|jan|january|feb|february|mar|march|apr|april|may|jun|june|jul|july|aug|august|sep|sept|september|oct|october|nov|november|dec|december)
commute	en	A_m
commute	en	#m walk
commute	zh	#_(多|来|几)分钟
commute	zh	#_分钟
commute	zh	#_分
commute	zh	#_公里
commute	zh	#_英里
commute	zh	#_千米
commute	zh	#_米
commute	zh	#_步
commute	zh	#_站(路|地铁)
commute	zh	#_(个)路口
commute	zh	#_刻钟
commute	zh	#mins
none	zh	#_分(租|手)
time	any	24_/_7
time	any	S:S
time	any	S:S_(am|pm)
time	any	S_点(半)
time	any	S_(个)小时
time	any	S_(个)钟头
time	zh	(早|朝)(S|八|九|十)晚(S|五|六|七|八|九|十)
time	en	S_(am|a.m|pm|p.m)(.)
time	en	S_hour(s)
time	en	S_hr(s)
time	en	S_o'clock
size	zh	S_平(方)(米)
size	zh	S_寸
size	zh	S_米(长|宽|高)
size	en	S_m2
size	en	#_sq(.)_(m|ft|meters|metres|feet|foot)
size	en	# square (meters|metres|feet|foot)
size	en	S_sqft
size	en	S_ft2
size	en	S_inch(es)
size	en	S_cm
age	zh	S_后(的)
age	zh	S_岁
age	zh	S_来岁
none	zh	#_后付
none	zh	#_后(搬|入|起)
age	en	S_(years|year|yrs|yr) old
age	en	S_yo
age	en	S_y/o
age	en	aged_S
age	en	age_S
age	en	over 18
age	en	over 21
age	en	under 18
age	en	early 20s
age	en	mid 20s
age	en	late 20s
age	en	early 30s
age	en	my 20s
age	en	my 30s
people	zh	S_(个|名|位|只|)_人(间)
people	zh	S_(个|名|位|只|)_(室友|女生|男生|同学|朋友|学生|猫|狗|孩子|小孩|租客|女|男)
people	zh	1家S口
people	zh	S口之家
none	zh	#_人(均|民|在|以)
people	en	S_(other |more |female |male |)(people|person|persons|pax|adult|adults|kid|kids|child|children|tenant|tenants|student|students|girl|girls|boy|boys|friend|friends|guys|occupant|occupants|sharer|sharers|professional|professionals|cat|cats|dog|dogs|housemate|housemates|flatmate|flatmates|roommate|roommates)
people	en	S_(flat|house|room) mate(s)
people	en	S of us
people	en	S of them
people	en	(sleeps|for|shared between|split between|among) S
people	en	S housemates
zone	any	zone(s)_S
zone	any	zone(s)_S_(and|&|,|/|+|、|和|或者|还是)_S
zone	any	zone(s)_S_(and|&|,|/|+|、)_S_(and|&|,|/|+|、)_S
zone	any	zS
zone	any	zS(-|/)zS
zone	any	zone(s)_(一|二|三|四|五|六)(一|二|三|四|五|六|)
zone	any	S_区
zone	any	S_(and|&|,|/|+|、|和|或者|还是)_S_区
zone	zh	(一|二|三|四|五|六|)(一|二|三|四|五|六)(、|和|或|)S_区
none	zh	S_区(域|间)
none	zh	第S_区
floor	any	S(st|nd|rd|th) floor
floor	any	(floor|level|storey)_S
none	en	(floor|level|storey)_S_bed*
floor	any	S_楼
floor	any	S_层(楼)
floor	any	S_floor(s)
line	any	(bus|buses|route|line|tram) (no |no. |number |)#
line	any	#_路(公交|车|巴士)
line	any	#_号线
line	any	# bus(es)
address	any	(flat|apt|unit|room|house|block|no|no.|number)_[S]
address	en	[#] (high|park|church|station|london|oxford|victoria|king|kings|queen|queens|mill|green|west|east|north|south|new|market|albert|castle|hill|manor|george|york|mill|chester) (road|street|lane|rd|ave|avenue|st)
line	any	flight (no |no. |number |)(ba|cz|mu|ca|cx|hu|mf|vs)_#
address	any	№#
address	any	#_号(房|楼|院|公寓|门)
percentage	any	#_%
percentage	any	#_percent
percentage	any	#_折
percentage	any	#_成
rating	any	S_star(s)
rating	any	S_星(级)
rating	any	S_分以上
rating	any	S_/_10
rating	any	top_#
rating	any	(雅思|托福|ielts|toefl|gpa|pte)_S
part	any	#_word(s)
part	any	#_page(s)
part	any	#_times
part	any	#_字
part	any	#_页
part	any	#_题
part	any	#_mbps
part	any	#_gbps
part	any	#_mb
part	any	#_gb
part	any	#_kwh
part	any	#_m_宽带
part	any	#次
part	zh	S_(个|张|间|套|)_(洗手间|厕所|浴室|窗|窗户|书桌|衣柜)
part	en	S_(desk|window|toilet|bike|car|suitcase|wardrobe|bag|parking)(s)
rooms	zh	S_(个|间|)_(室|厅|卫|房|卧|卧室|居|居室|层|床)
rooms	zh	S_室_S_厅(_S_卫)
rooms	zh	S_房_S_厅(_S_卫)
rooms	zh	S_张床
rooms	zh	1人(间|房)
rooms	zh	1_(个|)人(住|居住|入住|独|居|租|租房|租住)
none	zh	#_房租
rooms	en	S_bed(s)
rooms	en	S_bedroom(s)
rooms	en	S_bedroomed
rooms	en	S_bath(s)
rooms	en	S_bathroom(s)
rooms	en	SbSb
rooms	en	Sb
rooms	en	S_bdr
rooms	en	S_bhk
rooms	en	S_br
rooms	en	S_bedder
rooms	en	S-bed
rooms	en	S_double
rooms	en	S_single
length	any	x_S
length	zh	S_(个)(星期|礼拜|学期)
length	zh	S_周
length	zh	S_天
length	zh	S_个(半)月
length	zh	S_年
length	zh	S_个多月
length	zh	S_年半
length	zh	S_个月(左右)
length	en	S_week(s)
length	en	S_wk(s)
length	en	S_(month|mounth)(s)
length	en	S_mth(s)
length	en	S_mo(s)
length	en	S_year(s)
length	en	S_yr(s)
length	en	S_day(s)
length	en	S_night(s)
length	en	S_fortnight(s)
length	en	S_semester(s)
length	en	S_term(s)
length	en	S_weekend(s)
date	zh	#_月(_#_日|_#_号|)
date	zh	#_月份
date	zh	#_月(初|中|底|末|上旬|中旬|下旬)
date	zh	#_(号|日)
date	zh	#_年_#_月(_#_日|_#_号|)
date	zh	#_级
date	zh	#_届
none	zh	#_月(租|付|均)
none	zh	#_日(租|均)
date	any	S/S(/#)
date	any	#/#/#
date	any	#-#-#
date	en	#(st|nd|rd|th)
date	en	S_(of )(jan|january|feb|february|mar|march|apr|april|may|jun|june|jul|july|aug|august|sep|sept|september|oct|october|nov|november|dec|december)
date	en	(jan|january|feb|february|mar|march|apr|april|may|jun|june|jul|july|aug|august|sep|sept|september|oct|october|nov|november|dec|december)_S
`;
