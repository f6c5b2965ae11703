/**
 * The words of money: bounds, periods, currencies, and what an amount is paid for. The columns: `parseTable`. Behind the slash of a
 * sense stands which period or head it is, or on which side of its amount the word has to stand.
 */
export const MONEY = String.raw`
period/fortnight	en	(per|pr|a|each|every|/)_fortnight
period/fortnight	en	fortnightly
period/fortnight	en	every 2 weeks
period/fortnight	zh	每2(个)(周|星期|礼拜)
period/week	en	(pp|p|)p(.|/|./|//|)_(w|wk|week|cw)(.)
period/week	en	p w
period/week	en	p. w.
period/week	en	(per|pr|a|an|each|every|/)_(1 )(week|wekk|weeek|wk|wek|weak|weel)
period/week	en	/_w
period/week	en	per w
period/week	en	week(l)y
period/week	en	weekl
period/week	en	wkly
period/week	en	weekley
period/week	en	A_[week]
period/week	en	A_[wk]
period/week	en	A_[w]
period/week	en	A[周]
period/week	zh	(每|/)_(1)(个)周
period/week	zh	(每|/)_(1)(个)星期
period/week	zh	(每|/)_(1)(个)礼拜
period/week	zh	1(个)周
period/week	zh	1(个)星期
period/week	zh	1(个)礼拜
period/week	zh	(按|以)周(算)
period/week	zh	周租(金)
period/week	zh	周均
period/week	zh	周付
period/week	zh	周价
none	zh	(租|住|住满|短租|租期|合同|待|呆|签)_[1(个)周]
none	zh	(租|住|住满|短租|租期|合同|待|呆|签)_[1(个)星期]
none	zh	(租|住|住满|短租|租期|合同|待|呆|签)_[1(个)礼拜]
none	zh	(每|/)周(末|边|围|年|岁|1|2|3|4|5|6|一|二|三|四|五|六|日|天)
none	zh	1周(岁|年|后|末)
none	zh	1个星期后
none	zh	周(末|边|围|年|岁|一|二|三|四|五|六|日|天|后|1|2|3|4|5|6)
none	zh	每(星期|礼拜)(一|二|三|四|五|六|日|天|1|2|3|4|5|6)
none	zh	A_[周](年|租|五|六|日|末|边)
period/month	en	(pp|p|)p(.|/|./|//|)_(c|c.|c/|)(m|mth|month)(.)
period/month	en	pcm(.)
period/month	en	p c m
period/month	en	p.c.m(.)
period/month	en	(p|pp)p(c)m
period/month	en	pm
period/month	en	p/m
period/month	en	p.m.
period/month	en	ppcm
period/month	en	(per|pr|a|an|each|every|/)_(calendar |calender |)month
period/month	en	(per|pr|a|an|each|every|/)_(month|mnth|mnoth|mont|mth|mo)
period/month	en	/_m
period/month	en	per m
period/month	en	month(l)y
period/month	en	mthly
period/month	en	A_[month]
period/month	en	A_[mth]
period/month	en	£A[m]
period/month	en	monthley
period/month	zh	(每|/)_(1)(个)月
period/month	zh	1个月
period/month	zh	A_[月]
period/month	zh	(按|以)月(算)
period/month	zh	月(租|组|祖)(金)
period/month	zh	月均
period/month	zh	月付
period/month	zh	月价
period/month	zh	[1月]A
period/month	zh	A_[1月]
none	zh	A_[月](初|底|末|中|份|租)
none	zh	A_[1月](初|底|末|中|份|号|上|下|入|到|至|起|开|搬|后|前|之|-)
none	zh	A_[1月]#
none	zh	每月(初|底|末|中|份|后|前)
none	zh	1个月(后|前|内)
none	zh	(租|住|住满|短租|租期|合同|待|呆|签)_[1个月]
period/month	zh	(房|月|周|日|年|合|整|出|转|求)租_[1个月]
period/week	zh	(房|月|周|日|年|合|整|出|转|求)租_[1(个)(周|星期|礼拜)]
period/day	en	(per|pr|a|an|each|every|/)_(night|nite|day)
period/day	en	nightly
period/day	en	daily
period/day	en	(pp|p|)p(.|/)n
period/day	en	pn
period/day	zh	(每|/)_(1)(天|晚|日|夜)
period/day	zh	1(天|晚|夜)
period/day	zh	日租(金)
period/day	zh	日均
none	zh	1(天|晚|夜)(后|内)
period/quarter	en	(per|a|each|every|/)_quarter
period/quarter	en	quarterly
period/quarter	zh	(每|/)(1)(个)季(度)
period/quarter	zh	季(租|付)
period/year	en	(per|a|an|each|every|/)_(year|yr|annum)
period/year	en	for (the|a|1) (whole |full |entire |)year
period/year	en	yearly
period/year	en	annual(ly)
period/year	en	p(.)(/)a(.)
period/year	en	p.a
period/year	zh	(每|/)(1)年
period/year	zh	1年
period/year	zh	年租(金)
period/year	zh	年付
none	en	1 year
none	zh	(租|住|签|合同|租期)_[1年]
none	zh	1年(级|后)
term	en	(per|a|an|each|every|/)_(term|semester)
term	en	for (the|an|a) (whole |full |)(academic|school|uni) year
term	zh	(每|/|1|一)(个)学年
term	zh	(每|/|1|一|)(个)学期
included	en	(inc|inc.|incl|incl.|including|includes|included|not inc|not incl|not including|exc|exc.|excl|excl.|excluding|plus|with|without|with all|all) (all )(the )bill(s)
included	en	bill(s) (all )(inc|inc.|incl|incl.|included|inclusive|in)
included	en	all inclusive
included	en	all_in
included	en	all incl(.)
included	en	everything included
included	en	(including|with|inc) everything
included	any	+_(all )bill(s)
included	zh	包水电(煤)(气)(网)(费)
included	zh	(全|不|)(包|含)(括|全)水电(煤)(气)(网)(费)
included	zh	(全|不|)(包|含)(括|全)网(费)
included	zh	(全|不|)(包|含)(括|全)_bill(s)(费)
included	zh	全包
included	zh	水电(网)(费)全包
included	zh	bill(s)_全包
included	zh	(全|不|)(包|含)(括)(费用|杂费)
refused	zh	(的|的话|)_(就|都|一律|也|还是|)(不考虑|不行|不用联系|不必联系)
refused	zh	(的|的话|)_(就|都|一律|也|还是|)(免谈|免扰|勿扰|勿联系|算了|打扰)
refused	zh	(的|)不要(推|发|找|联系|打扰)
refused	zh	(的话|)_(就|都|也|)(太贵|贵了|超预算|超出预算|超了|租不到|找不到)(了)
refused	en	(is |are |would be |it's |that's |)(just |way |a bit |far |)too (much|expensive|dear|steep|high|pricey)
refused	en	(is |are |would be |it's |that's |)(out of|above|over|beyond) (my|our|the) (budget|range|reach)
refused	en	(is |are |would be |it's |that's |)(not ok|not good|not possible|not an option|no thanks|no way|unaffordable)
plusMinus	any	±
plusMinus	any	+/-
plusMinus	any	+-
plusMinus	en	[(,_)give or take](_£)#
plusMinus	zh	[上下](浮动)(£)#
plusMinus	zh	[正负]#
plusMinus	zh	[浮动]#
none	zh	[上下]#(月|.|/|号)
justOver/before	en	(a )(bit|little|touch|just|slightly|marginally) (over|above|more than|north of)
justOver/before	en	just (over|above)
justOver/before	en	slightly (over|above)
justOver/before	zh	(略|稍)(微)(高于|超过|多于)
justOver/before	zh	刚过
justOver/behind	en	(_)odd
justOver/behind	en	and change
justOver/behind	en	and a bit
justOver/behind	zh	出头
justOver/behind	zh	#[多](一)点
justOver/behind	zh	#[多]
justOver/behind	zh	#[几]
none	zh	#[多](人|个|种|套|久|房|少|次)
atMost/behind	zh	(或|或者|及|)(以|已|一)(内|下|里)
atMost/behind	zh	之(内|下)
atMost/behind	zh	(镑|磅)_[楼下]
atMost/behind	zh	#_[楼下]
atMost/behind	zh	(#|镑|磅|周|月|英镑)[内]
atMost/behind	zh	不到
atMost/behind	zh	到顶(天|了)
atMost/behind	zh	见顶
atMost/behind	zh	顶(天|了)
atMost/behind	zh	为止
atMost/behind	zh	往下
atMost/behind	zh	打住
atMost/behind	zh	(也|都)(行|可以|可|能接受|接受|ok)
none	zh	(大概|大约|差不多|约)#[(也|都)(行|可以|可|能接受|接受|ok)]
none	zh	(左右|上下)[(也|都)(行|可以|可|能接受|接受|ok)]
none	zh	(以|之)(内|下)(的)房
none	zh	内(含|设|部|饰)
none	zh	[不到]_#
atMost/behind	en	(is|are|'s|would be|being) (my|our|the|an|a|) (absolute |very |upper |hard |)(max|maximum|limit|ceiling|cap|most|top)
atMost/behind	en	(is|'s) as (high|far|much) as (i|we)('ll| will| can| could|'d)( go)
atMost/behind	en	(or|and) (less|under|below|lower|cheaper)
atMost	en	(absolute )max(imum|imun|ium|ed|ing|)( out)
atMost	en	top(s)
atMost	en	at (the )(very )most
atMost	en	the most
atMost	en	most
atMost	en	(upper )limit(ed)
atMost	en	ceiling
atMost	en	cap(ped)
atMost	en	absolute max(imum)
atMost	zh	(最多|最高|最贵|最大|顶多|撑死|至多|上限|极限|封顶|不能再多|不能再高|不能再贵|再多)(了)
atMost/before	en	up_to
atMost/before	en	within
atMost/before	en	as (much|high) as
atMost/before	en	(stretch|push|go|run|extend)( up) to
atMost/before	zh	[不到]_#
atMost/before	zh	(可以|能|可)(加|接受|)到
atLeast/behind	zh	#[保底]
atLeast/behind	zh	#[起步]
atLeast/behind	zh	#[打底]
atLeast/behind	zh	(或|或者|及|)以上
atLeast/behind	zh	(往|向|朝)上
atLeast/behind	zh	(镑|磅)_[楼上]
atLeast/behind	zh	#_[楼上]
atLeast/behind	zh	起
atLeast/behind	zh	开外
none	zh	起(租|始|点|步|价|码|来|床)
none	zh	[起](租|始|点|步|价|码)
atLeast/behind	en	(or|and) (more|above|over|up|upwards|upward|higher)
atLeast/behind	en	upward(s)
atLeast/behind	en	onward(s)
atLeast/behind	en	plus
atLeast/behind	en	#[+]
atLeast/behind	en	pw[+]
atLeast/behind	en	pcm[+]
atLeast/behind	en	£A_[+]
none	en	upwards of
extra	zh	押金可(谈|退|转|议)
extra	any	plus_(council|util*|electric*|gas|water|wifi|deposit|fee|fees)
extra	any	[+]_(council|util*|electric*|gas|water|wifi|deposit|fee*|包|水|电|网|押|中介)
extra	any	[+]_#
extra	any	[plus]_#
extra	any	[+]_£#
atLeast	zh	至少
atLeast	zh	最少
atLeast	zh	最低
atLeast	zh	起码
atLeast	zh	下限
atLeast	zh	保底
atLeast	zh	起步
atLeast	zh	打底
atLeast	en	(at )(a )min(imum|imun|)
atLeast	en	at (the )(very )least
atLeast	en	the least
atLeast/before	en	from
atLeast/before	en	start(s|ing|) (at|from)
atLeast/before	en	upward(s) of
atLeast/before	zh	起价
atLeast/before	zh	起步
between	en	between
between	en	b/w
between	en	btwn
between	en	betw
between	zh	介于
between	zh	之间
atLeast/before	zh	[破](_£)#
atLeast/before	zh	超(过|出)
atLeast/before	zh	(别|不|不能|别要|不要|别可)[过](_£)#
atLeast/before	zh	[超](_£)#
atLeast/before	zh	(高|大|多)(于|过)(等于)
atLeast/before	zh	贵(于|过)
atLeast/before	en	over
atLeast/before	en	above
atLeast/before	en	(more|higher|greater|dearer) (than|then)
atLeast/before	en	exceed(s|ing|)
atLeast/before	en	beyond
atLeast/before	en	north of
atLeast/before	en	in excess of
atLeast/before	any	>_=
atLeast/before	any	>
atLeast/before	any	=>
atLeast/before	any	≥
atMost/before	zh	(低|小|少)(于|过)(等于)
atMost/before	en	(just )(under|below|beneath|south of)
atMost/before	en	undr
atMost/before	en	unde
atMost/before	en	belw
atMost/before	en	bellow
atMost/before	en	(less|lower|cheaper|fewer) (than|then)
atMost/before	any	<_=
atMost/before	any	<
atMost/before	any	=<
atMost/before	any	≤
around/before	zh	约莫
around/before	zh	约略
around/before	zh	约
around/before	zh	接近
around/before	zh	将近
around/before	zh	[近](£)#
none	zh	约(克|翰|会|看|定|瑟|维)
none	zh	预约
none	zh	(附|最|靠|临|很|较|挺|超|更|够|要|就|太|远)[近]#
none	zh	[近]#(个|周|天|年|月)
around/before	en	some(where) (around|near|about|in the region of)
around/before	en	some
around/before	en	(in )the (region|area|neighborhood|neighbourhood) of
around/before	en	(in )the ballpark of
around/before	en	region of
around/before	en	nearly
around/before	en	almost
around/before	en	close to
around/before	en	[~]_£#
around/before	en	[~]_#
around/before	en	[c.]_#
around/before	en	[ca(.)]_#
around/before	en	[c.]_£#
around	zh	大概(其)
around	zh	大约(摸)
around	zh	大致
around	zh	差不多
around	zh	估计
around	en	a(r)round
around	en	around
around	en	arround
around	en	about(s)
around	en	abt
around	en	approx(imately|imatly|)(.)
around	en	roughly
around	en	circa
around	en	ballpark
around/behind	zh	左右
around/behind	zh	上下
around/behind	zh	[上下]_1(个)(周|月|星期|礼拜|天)
around/behind	zh	前后
around/behind	zh	的样子
around/behind	zh	#[来](镑|磅|块|英)
around/behind	zh	#[把](镑|磅|块|英)
around/behind	zh	#[来]
around/behind	zh	#[把]
around/behind	en	(_)ish
around/behind	en	or so
around/behind	en	or there_about(s)
around/behind	en	there_about(s)
around/behind	en	give or take
around/behind	en	more or less
around/behind	en	or around
join	any	-
join	any	--
join	any	~
join	any	~~
join	any	/
join	en	to
join	en	through
join	en	till_[£]#
join	en	or
join	any	(between|b/w|btwn|betw)…[(and|&)]
join	any	介于…[(和|跟|与|&|and)]
join	any	[(和|跟|与|&|and)]…之间
join	any	#_[~]_(£)#
join	any	(pw|pcm|week|month|镑|磅|周|月)_[~]_(£)#
join	en	A_(pw|pcm|)_[up_to]_(£)A
join	en	[until]_(£)A
join	en	[till]_(£)A
join	zh	至
join	zh	到
join	zh	或(者|是|)
join	zh	还是
part/low	en	[(low|lower|early)_](the )(£)#
part/mid	en	[mid(dle)_](the )(£)#
part/high	en	[(high|upper|late)_](the )(£)#
part	en	#['s]
part	en	#[s]
foreign	any	$
foreign	any	€
foreign	any	¥
foreign	any	₩
foreign	en	usd
foreign	en	us dollar(s)
foreign	en	dollar(s)
foreign	en	bucks
foreign	en	eur
foreign	en	euro(s)
foreign	en	cny
foreign	en	yuan
foreign	en	rmb
foreign	en	hkd
foreign	en	aud
foreign	en	cad
foreign	en	jpy
foreign	zh	人民币
foreign	zh	美元
foreign	zh	美金
foreign	zh	欧(元)
foreign	zh	港币
foreign	zh	港元
foreign	zh	台币
foreign	zh	日元
foreign	zh	韩元
foreign	zh	韩币
foreign	zh	澳元
foreign	zh	澳币
foreign	zh	加元
foreign	zh	加币
foreign	zh	元
foreign	zh	刀
none	zh	元(旦|宵|月)
sign	any	£
sign	any	₤
sign	any	gbp
sign/before	any	[(£|₤|gbp)]_#
sign	en	[e]A_(pw|pcm|p/w|a week|per week|a month|weekly|/week|每周|1周|/周)	a photo's £ is read as a letter
sign	en	[f]A_(pw|pcm|p/w|a week|per week|a month|weekly|/week|每周|1周|/周)	a photo's £ is read as a letter
pounds	zh	(英)镑
pounds	zh	(英)磅
pounds	zh	英胖
pounds	zh	胖(子)
pounds	zh	块(钱)
pounds	en	quid(s)
pounds	en	pound(s)
pounds	en	p(ou|oun|u)nd(s)
pounds	en	poudn(s)
pounds	en	poun(s)
pounds	en	pound(s) sterling
pounds	en	sterling
head/rent	zh	预算
head/rent	zh	租金
head/rent	zh	房租
head/rent	zh	房价
head/rent	zh	价格
head/rent	zh	价位
head/rent	zh	价钱
head/rent	zh	租价
head/rent	zh	心理价(位)
head/rent	zh	费用
head/rent	zh	经费
head/rent	en	budget(s|ed|)
head/rent	en	bugdet
head/rent	en	budjet
head/rent	en	buget
head/rent	en	budgt
head/rent	en	rent(s)
head/rent	en	price(d|s|)
head/rent	en	pricing
head/rent	en	cost(s|ing|)
head/rent	en	pay(ing)
head/rent	en	spend(ing)
head/rent	en	afford(able)
person	en	per (person|head|room|tenant)
person	en	/_(person|人|head|room)
person	en	each
person	en	p(.)p(.)
person	zh	每(个)人
person	zh	人均
person	zh	1个人
person	zh	1人
person	zh	每间
person	zh	1间
comma	any	,
comma	any	、
comma	any	;
not	en	zero
not	en	refuse(s)
not	en	do not
not	en	don't
not	en	dont
not	en	does not
not	en	doesn't
not	en	can not
not	en	cannot
not	en	can't
not	en	cant
not	en	won't
not	en	wont
not	en	wouldn't
not	en	shouldn't
not	en	mustn't
not	en	would rather not
not	en	not
not	en	nothing
not	en	no
not	en	never
not	en	without
not	zh	(最好|尽量|一定|千万|)不(要|能|想|希望|可以|可|得|愿意|愿|会|应|)(付|出|花|租|再|)
not	zh	(最好|尽量|一定|千万|)(别|勿|莫|甭)(付|出|花|租|再|要|)
not	zh	[没]超
not	zh	免
not	zh	无
not	zh	零
none	zh	不错
none	zh	不(含|包|限|是)
none	zh	别墅
none	zh	(区|特|级|性|个)别
none	zh	不(同|远|会|好|知道|方便)
not	zh	[不]贵(于|过)
none	zh	[不]贵
filler	en	is
filler	en	are
filler	en	of
filler	en	the
filler	en	my
filler	en	our
filler	en	be
filler	en	would
filler	en	will
filler	en	can
filler	en	could
filler	en	we
filler	en	i
filler	en	i'm
filler	en	im
filler	en	it
filler	en	it's
filler	en	its
filler	en	at
filler	en	in
filler	en	for
filler	en	only
filler	en	just
filler	en	ideally
filler	en	preferably
filler	en	range
filler	en	ranging
filler	en	absolute
filler	en	very
filler	en	overall
filler	en	hard
filler	en	that
filler	en	a
filler	en	an
filler	en	with
filler	en	willing
filler	en	happy
filler	en	able
filler	en	to pay
filler	en	to spend
filler	en	set
filler	en	anything
filler	en	something
filler	en	go
filler	en	going
filler	en	have
filler	en	got
filler	en	figure
filler	en	really
filler	en	particularly
filler	en	ever
filler	en	trust
filler	en	consider
filler	en	wanna
filler	en	want
filler	en	like
filler	en	wish
filler	en	looking
filler	en	to do
filler	en	stretch
filler	en	to be
filler	en	manage
filler	en	justify
filler	en	any
filler	en	a penny
filler	en	a pound
filler	en	a quid
filler	en	1p
filler	en	should
filler	en	must
filler	en	to go
filler	en	to stretch
filler	en	do
filler	en	more
filler	any	(and|&|和|跟|与)
filler	any	:
filler	any	=
filler	any	"
filler	any	'
filler	zh	大家
filler	zh	可以
filler	zh	能不能
filler	zh	可不可以
filler	zh	接受
filler	zh	控制
filler	zh	只有
filler	zh	希望
filler	zh	最好
filler	zh	理想
filler	zh	尽量
filler	zh	范围
filler	zh	区间
filler	zh	的话
filler	zh	预期
filler	zh	期望
filler	zh	目标
filler	zh	付
filler	zh	交
filler	zh	花
filler	zh	拿
filler	zh	是
filler	zh	为
filler	zh	在
filler	zh	的
filler	zh	就
filler	zh	能
filler	zh	给
filler	zh	出
filler	zh	吧
filler	zh	钱
filler	zh	只
filler	zh	有
filler	zh	想
filler	zh	要
filler	zh	我
filler	zh	也
filler	zh	都
filler	zh	定
filler	zh	设
filler	zh	卡
filler	zh	压
filler	zh	从
filler	zh	价
filler	zh	算
filler	zh	可
head/bills	en	council tax
head/bills	en	total bills
head/bills	en	utility
head/bills	en	utilities
head/bills	en	utility bill(s)
head/bills	en	(energy |gas |water |electric |electricity |heating |internet |phone |)bill(s)
head/bills	en	electric
head/bills	en	electricity
head/bills	en	leccy
head/bills	en	energy
head/bills	en	gas
head/bills	en	water
head/bills	en	heating
head/bills	en	broadband
head/bills	en	internet
head/bills	en	wi_fi
head/bills	en	parking
head/bills	en	car park
head/bills	en	gym
head/bills	en	laundry
head/bills	en	storage
head/bills	en	tv licence
head/bills	en	tv license
head/bills	en	service charge(s)
head/bills	en	ground rent
head/bills	zh	水电(煤)(气)(网)(费)
head/bills	zh	水费
head/bills	zh	电费
head/bills	zh	网费
head/bills	zh	网络费
head/bills	zh	煤气(费)
head/bills	zh	燃气(费)
head/bills	zh	暖气费
head/bills	zh	物业(费)
head/bills	zh	市政税
head/bills	zh	停车(费|位费|位)
head/bills	zh	车位(费)
head/bills	zh	洗衣(费)
head/bills	zh	账单
head/bills	zh	bill(费)
head/bills	zh	宽带
head/bills	zh	网
head/bills	zh	水
head/bills	zh	电
head/oneOff	en	deposit(s)
head/oneOff	en	bond
head/oneOff	en	(holding|admin|agency|agent|application|booking|reference|referencing|reservation|cleaning|finder's|finders|service|late|transfer|moving|removal|storage) fee(s)
head/oneOff	en	fee(s)
head/oneOff	en	holding deposit
head/oneOff	en	cash_back
head/oneOff	en	voucher(s)
head/oneOff	en	gift card(s)
head/oneOff	en	discount
head/oneOff	en	bonus
head/oneOff	en	referral
head/oneOff	en	refund
head/oneOff	en	reward
head/oneOff	zh	押金
head/oneOff	zh	定金
head/oneOff	zh	订金
head/oneOff	zh	保证金
head/oneOff	zh	担保金
head/oneOff	zh	中介费
head/oneOff	zh	服务费
head/oneOff	zh	手续费
head/oneOff	zh	转租费
head/oneOff	zh	转让费
head/oneOff	zh	介绍费
head/oneOff	zh	清洁费
head/oneOff	zh	申请费
head/oneOff	zh	返现
head/oneOff	zh	红包
head/oneOff	zh	优惠券
head/oneOff	zh	优惠
head/oneOff	zh	奖学金
head/oneOff	zh	违约金
head/oneOff	zh	搬家费
head/oneOff	zh	管理费
head/oneOff	zh	代金券
head/income	en	salary
head/income	en	salaries
head/income	en	income
head/income	en	earn(s|ing|ings|ed|)
head/income	en	stipend
head/income	en	scholarship
head/income	en	wage(s)
head/income	en	take home
head/income	en	on a salary of
head/income	en	loan
head/income	en	maintenance loan
head/income	en	bursary
head/income	zh	年薪
head/income	zh	月薪
head/income	zh	周薪
head/income	zh	时薪
head/income	zh	到手
head/income	zh	税前
head/income	zh	税后
head/income	zh	工资
head/income	zh	薪水
head/income	zh	收入
head/income	zh	挣
head/income	zh	赚
head/income	zh	生活费
head/income	zh	家里给
head/savings	en	saved (up)
head/savings	en	(put|set) (aside|by|away)
head/savings	en	in the bank
head/savings	en	in (my )savings
head/savings	en	in my account
head/savings	en	to my name
head/savings	en	savings
head/savings	zh	积蓄
head/savings	zh	存款(有)
head/savings	zh	积攒
head/savings	zh	攒了
head/savings	zh	存了
head/savings	zh	卡里(有)
head/savings	zh	银行里(有)
head/savings	zh	余额
head/purchase	en	tuition( fee|fees)
head/purchase	en	(train |bus |plane |concert |theatre |)ticket(s)
head/purchase	en	(train |bus |taxi |uber |)fare(s)
head/purchase	en	flight(s)
head/purchase	en	rail_card
head/purchase	en	visa fee(s)
head/purchase	en	revenue(s)
head/purchase	en	turnover
head/purchase	en	profit(s)
head/purchase	en	sales
head/purchase	en	phone
head/purchase	en	laptop
head/purchase	en	bike
head/purchase	en	desk
head/purchase	en	bed frame
head/purchase	en	mattress
head/purchase	en	tv
head/purchase	zh	学费
head/purchase	zh	(门|车|机|船|年|月)票
head/purchase	zh	票价
head/purchase	zh	签证(费)
head/purchase	zh	营收
head/purchase	zh	营业额
head/purchase	zh	销售额
head/purchase	zh	利润
head/purchase	zh	打车
head/purchase	zh	手机
head/purchase	zh	电脑
head/purchase	zh	单车
head/purchase	zh	桌椅
head/purchase	zh	家具
head/purchase	zh	床垫
head/purchase	zh	显示器
head/purchase	zh	冰箱
head/purchase	zh	打印机
head/purchase	zh	锅具
head/subsidy	zh	补贴
head/subsidy	zh	我补(贴)
head/subsidy	zh	补你
head/subsidy	zh	倒贴
head/subsidy	zh	返你
head/subsidy	en	i'll cover
head/subsidy	en	i will cover
head/subsidy	en	i'll pay (the first|towards)
head/total	zh	一共
head/total	zh	总共
head/total	zh	总价
head/total	zh	总额
head/total	zh	总计
head/total	zh	合计
head/total	zh	共计
head/total	zh	总(租金|房租|预算)
head/purchase	zh	打包(转|出|卖|送|带走)
head/total	zh	打包价
head/total	zh	一口价
head/total	zh	整段
head/total	zh	全程
head/total	zh	共
head/total	en	total
head/total	en	in total
head/total	en	total (rent|price|cost|budget)
head/total	en	altogether
head/total	en	all together
head/total	en	lump sum
head/total	en	for the (whole|entire|full) (period|stay|summer|time|duration|let|holidays|holiday|lot|term|contract)
head/total	en	for the lot
head/total	en	for (the |all |)# (weeks|months)
head/total	en	whole (period|stay|summer|duration|year|contract|term|semester)
head/total	en	for the (term|semester|rest|remainder)
head/total	en	for all (that's|that is|of what's) left
head/total	en	all for
head/total	zh	(整个|全部|所有)(租期|时间|期间|暑假|学期)
head/former	en	was
head/former	en	were
head/former	en	originally
head/former	en	signed( it|) (for|at)
head/former	en	(the |)(hall|halls|uni|university) (charges|asks|wants|takes)
head/former	en	(last|previous|former) (tenant|lodger|one) (paid|gave)
head/former	en	previously
head/former	en	usually
head/former	en	normally
head/former	en	original rent
head/former	en	original price
head/former	en	original
head/former	en	reduced from
head/former	en	down from
head/former	en	dropped from
head/former	en	lowered from
head/former	en	cut from
head/former	en	rrp
head/former	en	list price
head/former	en	advertised at
head/former	zh	平时(要)
head/former	zh	正价
head/former	zh	市价
head/former	zh	本来(是)
head/former	zh	原价
head/former	zh	(学校|宿舍)(收|要)
head/former	zh	(当时|当初|之前|原来)签(的|)
head/former	zh	原来
head/former	zh	之前
head/former	zh	以前
head/former	zh	原合同(价)
head/former	zh	原(房)租(金)
head/former	zh	官网(价)
head/former	zh	官方(价)
head/former	zh	挂牌(价)
head/former	zh	合同价(格)
head/paying	en	(my )(brother|sister|friend|mate|flatmate|colleague|cousin|classmate)(s) (all |both |only |just |)(paid|pays|pay)
head/paying	en	(he|she|they) (all |both |only |just |)(paid|pays|pay|charge|charges)
head/paying	en	(i|we)('ve| have|) (each |both |only |just |)paid
head/paying	en	paid
head/paying	en	(i|we) (each |both |)pay
head/paying	en	(was|were|been|currently|now|i'm|we're|i am|we are|am) paying
head/paying	en	currently pay
head/paying	en	currently paying
head/paying	en	(rent of |rent for |)(my|our|the) (old|last|previous|current|present|other) (place|room|flat|house|studio|halls|landlord|landlady|rent)( now|)
head/paying	en	(my|our) (place|room|flat|house|studio)( now|) (costs|is|was|cost)
head/paying	en	(my|our|the) rent (is|was)( now)
head/paying	en	used to pay
head/paying	en	(current|old|last|previous|present) rent
head/paying	en	landlord (wants|charges|raised|put)
head/paying	en	(put|putting|puts) (the |my |our |)rent up
head/paying	en	(raised|raising|raise|increased|increasing|hiked) (the |my |our |)rent
head/paying	en	going up to
head/paying	en	rent is going up
head/paying	en	rent went up
head/paying	en	went up (to|from|by)
head/paying	en	has gone up (to|from|by)
head/paying	en	goes up (to|from|by)
head/paying	en	going up (to|from|by)
head/paying	zh	(现在|目前|以前|之前|原来)(住|租)(的|了|着|)(房子|公寓|单间|房间|宿舍|地方|studio|这间|这个)
head/paying	zh	现在(的)(房租|租金)
head/paying	zh	目前(的)(房租|租金)
head/paying	zh	现在付
head/paying	zh	现在交
head/paying	zh	目前付
head/paying	zh	现在(是|只|才|都|)(每|1)(个)(周|月)(付|交|花)
head/paying	zh	(去年|以前|之前|原来|原本)(的|)(房租|租金)(是|)
head/paying	zh	(付|交|花)了
head/paying	zh	(房东|房租|租金|合同)(要|想|又|已经|都|从|)(涨|加)(到|租到|价到|成|了|)
head/paying	zh	涨(租到|价到)
head/paying	zh	涨租
head/paying	zh	涨价
head/paying	zh	(朋友|同学|室友|学姐|学长|舍友|学弟|学妹)(们|)(才|只|都|也|)(付|交|花|租)(了|的|)
head/you	en	you pay
head/you	en	you only pay
head/you	en	you just pay
head/you	en	you'd pay
head/you	en	you would pay
head/you	en	asking
head/you	en	(i|we) only (ask|asks|want|charge|charging)
head/you	en	yours (for|at)
head/you	en	(i'd|i'll|we'd|we'll|will|would) let it go (for|at)
head/you	en	let it go (for|at)
head/you	en	asking for
head/you	en	take over for
head/you	en	now only
head/you	en	[now]_£#
head/you	en	[now]_A
head/you	en	will take
head/you	en	would take
head/you	en	happy to take
head/you	en	i'll take
head/you	en	you pay only
head/you	en	reduced to
head/you	en	down to
head/you	en	dropped to
head/you	zh	你(只|只用|只要|只需|)(付|要付|交)
head/you	zh	实付
head/you	zh	你(出|给)
head/you	zh	(我|)只(要|收)你
head/you	zh	实际(付|只需付|只要|)
head/you	zh	现(在|)(只要|仅需|只收|转|降到|降至|补贴到|补贴后|补到|)
head/you	zh	补贴(后|到|至)
head/you	zh	降(到|至|价到)
head/you	zh	转租价
head/you	zh	转让价
head/you	zh	只要
head/you	zh	只收
head/you	zh	仅需
`;
