/** The words of money: bounds, periods, currencies, and what an amount is paid for. The columns: `parseTable`. */
export const MONEY = String.raw`
fortnight	en	(per|pr|a|each|every|/)_fortnight
fortnight	en	fortnightly
fortnight	en	every 2 weeks
fortnight	zh	每2(个)(周|星期|礼拜)
week	en	(pp|p|)p(.|/|./|//|)_(w|wk|week|cw)(.)
week	en	p w
week	en	p. w.
week	en	(per|pr|a|an|each|every|/)_(1 )(week|wekk|weeek|wk|wek|weak|weel)
week	en	/_w
week	en	per w
week	en	week(l)y
week	en	weekl
week	en	wkly
week	en	weekley
week	en	A_[week]
week	en	A_[wk]
week	en	A_[w]
week	en	A[周]
week	zh	(每|/)_(1)(个)周
week	zh	(每|/)_(1)(个)星期
week	zh	(每|/)_(1)(个)礼拜
week	zh	1(个)周
week	zh	1(个)星期
week	zh	1(个)礼拜
week	zh	(按|以)周(算)
week	zh	周租(金)
week	zh	周均
week	zh	周付
week	zh	周价
none	zh	(租|住|住满|短租|租期|合同|待|呆|签)_[1(个)周]
none	zh	(租|住|住满|短租|租期|合同|待|呆|签)_[1(个)星期]
none	zh	(租|住|住满|短租|租期|合同|待|呆|签)_[1(个)礼拜]
none	zh	(每|/)周(末|边|围|年|岁|1|2|3|4|5|6|一|二|三|四|五|六|日|天)
none	zh	1周(岁|年|后|末)
none	zh	1个星期后
none	zh	周(末|边|围|年|岁|一|二|三|四|五|六|日|天|后|1|2|3|4|5|6)
none	zh	每(星期|礼拜)(一|二|三|四|五|六|日|天|1|2|3|4|5|6)
none	zh	A_[周](年|租|五|六|日|末|边)
month	en	(pp|p|)p(.|/|./|//|)_(c|c.|c/|)(m|mth|month)(.)
month	en	pcm(.)
month	en	p c m
month	en	p.c.m(.)
month	en	(p|pp)p(c)m
month	en	pm
month	en	p/m
month	en	p.m.
month	en	ppcm
month	en	(per|pr|a|an|each|every|/)_(calendar |calender |)month
month	en	(per|pr|a|an|each|every|/)_(month|mnth|mnoth|mont|mth|mo)
month	en	/_m
month	en	per m
month	en	month(l)y
month	en	mthly
month	en	A_[month]
month	en	A_[mth]
month	en	£A[m]
month	en	monthley
month	zh	(每|/)_(1)(个)月
month	zh	1个月
month	zh	A_[月]
month	zh	(按|以)月(算)
month	zh	月(租|组|祖)(金)
month	zh	月均
month	zh	月付
month	zh	月价
month	zh	[1月]A
month	zh	A_[1月]
none	zh	A_[月](初|底|末|中|份|租)
none	zh	A_[1月](初|底|末|中|份|号|上|下|入|到|至|起|开|搬|后|前|之|-)
none	zh	A_[1月]#
none	zh	每月(初|底|末|中|份|后|前)
none	zh	1个月(后|前|内)
none	zh	(租|住|住满|短租|租期|合同|待|呆|签)_[1个月]
month	zh	(房|月|周|日|年|合|整|出|转|求)租_[1个月]
week	zh	(房|月|周|日|年|合|整|出|转|求)租_[1(个)(周|星期|礼拜)]
day	en	(per|pr|a|an|each|every|/)_(night|nite|day)
day	en	nightly
day	en	daily
day	en	(pp|p|)p(.|/)n
day	en	pn
day	zh	(每|/)_(1)(天|晚|日|夜)
day	zh	1(天|晚|夜)
day	zh	日租(金)
day	zh	日均
none	zh	1(天|晚|夜)(后|内)
quarter	en	(per|a|each|every|/)_quarter
quarter	en	quarterly
quarter	zh	(每|/)(1)(个)季(度)
quarter	zh	季(租|付)
year	en	(per|a|an|each|every|/)_(year|yr|annum)
year	en	for (the|a|1) (whole |full |entire |)year
year	en	yearly
year	en	annual(ly)
year	en	p(.)(/)a(.)
year	en	p.a
year	zh	(每|/)(1)年
year	zh	1年
year	zh	年租(金)
year	zh	年付
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
plusMinus	any	±
plusMinus	any	+/-
plusMinus	any	+-
plusMinus	en	[give or take](_£)#
plusMinus	zh	[上下](浮动)(£)#
plusMinus	zh	[正负]#
plusMinus	zh	[浮动]#
none	zh	[上下]#(月|.|/|号)
justOverBefore	en	(a )(bit|little|touch|just|slightly|marginally) (over|above|more than|north of)
justOverBefore	en	just (over|above)
justOverBefore	en	slightly (over|above)
justOverBefore	zh	(略|稍)(微)(高于|超过|多于)
justOverBefore	zh	刚过
justOverAfter	en	(_)odd
justOverAfter	en	and change
justOverAfter	en	and a bit
justOverAfter	zh	出头
justOverAfter	zh	#[多](一)点
justOverAfter	zh	#[多]
justOverAfter	zh	#[几]
none	zh	#[多](人|个|种|套|久|房|少|次)
atMostAfter	zh	(或|或者|及|)(以|已|一)(内|下|里)
atMostAfter	zh	之(内|下)
atMostAfter	zh	(镑|磅)_[楼下]
atMostAfter	zh	#_[楼下]
atMostAfter	zh	(#|镑|磅|周|月|英镑)[内]
atMostAfter	zh	不到
atMostAfter	zh	到顶(天|了)
atMostAfter	zh	见顶
atMostAfter	zh	顶(天|了)
atMostAfter	zh	为止
atMostAfter	zh	往下
atMostAfter	zh	打住
atMostAfter	zh	(也|都)(行|可以|可|能接受|接受|ok)
none	zh	(以|之)(内|下)(的)房
none	zh	内(含|设|部|饰)
none	zh	[不到]_#
atMostAfter	en	(is|are|'s|would be|being) (my|our|the|an|a|) (absolute |very |upper |hard |)(max|maximum|limit|ceiling|cap|most|top)
atMostAfter	en	(is|'s) as (high|far|much) as (i|we)('ll| will| can| could|'d)( go)
atMostAfter	en	(or|and) (less|under|below|lower|cheaper)
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
atMostBefore	en	up_to
atMostBefore	en	within
atMostBefore	en	as (much|high) as
atMostBefore	en	(stretch|push|go|run|extend)( up) to
atMostBefore	zh	[不到]_#
atMostBefore	zh	(可以|能|可)(加|接受|)到
atLeastAfter	zh	#[保底]
atLeastAfter	zh	#[起步]
atLeastAfter	zh	#[打底]
atLeastAfter	zh	(或|或者|及|)以上
atLeastAfter	zh	(往|向|朝)上
atLeastAfter	zh	(镑|磅)_[楼上]
atLeastAfter	zh	#_[楼上]
atLeastAfter	zh	起
atLeastAfter	zh	开外
none	zh	起(租|始|点|步|价|码|来|床)
none	zh	[起](租|始|点|步|价|码)
atLeastAfter	en	(or|and) (more|above|over|up|upwards|upward|higher)
atLeastAfter	en	upward(s)
atLeastAfter	en	onward(s)
atLeastAfter	en	plus
atLeastAfter	en	#[+]
atLeastAfter	en	pw[+]
atLeastAfter	en	pcm[+]
atLeastAfter	en	£A_[+]
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
atLeastBefore	en	from
atLeastBefore	en	start(s|ing|) (at|from)
atLeastBefore	en	upward(s) of
atLeastBefore	zh	起价
atLeastBefore	zh	起步
between	en	between
between	en	b/w
between	en	btwn
between	en	betw
between	zh	介于
between	zh	之间
over	zh	[破](_£)#
over	zh	超(过|出)
over	zh	(别|不|不能|别要|不要|别可)[过](_£)#
over	zh	[超](_£)#
over	zh	(高|大|多)(于|过)(等于)
over	zh	贵(于|过)
over	en	over
over	en	above
over	en	(more|higher|greater|dearer) (than|then)
over	en	exceed(s|ing|)
over	en	beyond
over	en	north of
over	en	in excess of
over	any	>_=
over	any	>
over	any	=>
over	any	≥
under	zh	(低|小|少)(于|过)(等于)
under	en	(just )(under|below|beneath|south of)
under	en	undr
under	en	unde
under	en	belw
under	en	bellow
under	en	(less|lower|cheaper|fewer) (than|then)
under	any	<_=
under	any	<
under	any	=<
under	any	≤
aroundBefore	zh	约莫
aroundBefore	zh	约略
aroundBefore	zh	约
aroundBefore	zh	接近
aroundBefore	zh	将近
aroundBefore	zh	[近](£)#
none	zh	约(克|翰|会|看|定|瑟|维)
none	zh	预约
none	zh	(附|最|靠|临|很|较|挺|超|更|够|要|就|太|远)[近]#
none	zh	[近]#(个|周|天|年|月)
aroundBefore	en	some(where) (around|near|about|in the region of)
aroundBefore	en	some
aroundBefore	en	(in )the (region|area|neighborhood|neighbourhood) of
aroundBefore	en	(in )the ballpark of
aroundBefore	en	region of
aroundBefore	en	nearly
aroundBefore	en	almost
aroundBefore	en	close to
aroundBefore	en	[~]_£#
aroundBefore	en	[~]_#
aroundBefore	en	[c.]_#
aroundBefore	en	[ca(.)]_#
aroundBefore	en	[c.]_£#
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
aroundAfter	zh	左右
aroundAfter	zh	上下
aroundAfter	zh	[上下]_1(个)(周|月|星期|礼拜|天)
aroundAfter	zh	前后
aroundAfter	zh	的样子
aroundAfter	zh	#[来](镑|磅|块|英)
aroundAfter	zh	#[把](镑|磅|块|英)
aroundAfter	zh	#[来]
aroundAfter	zh	#[把]
aroundAfter	en	(_)ish
aroundAfter	en	or so
aroundAfter	en	or there_about(s)
aroundAfter	en	there_about(s)
aroundAfter	en	give or take
aroundAfter	en	more or less
aroundAfter	en	or around
join	any	-
join	any	--
join	any	~
join	any	~~
join	any	&
join	any	/
join	en	to
join	en	through
join	en	till_[£]#
join	en	or
join	en	and
join	en	[until]_(£)A
join	en	[till]_(£)A
join	zh	至
join	zh	到
join	zh	或(者|是|)
join	zh	还是
join	zh	和
join	zh	跟
join	zh	与
part	en	[(low|lower|early|mid|middle|high|upper|late)_](the )(£)#
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
rent	zh	预算
rent	zh	租金
rent	zh	房租
rent	zh	房价
rent	zh	价格
rent	zh	价位
rent	zh	价钱
rent	zh	租价
rent	zh	心理价(位)
rent	zh	费用
rent	zh	经费
rent	en	budget(s|ed|)
rent	en	bugdet
rent	en	budjet
rent	en	buget
rent	en	budgt
rent	en	rent(s)
rent	en	price(d|s|)
rent	en	pricing
rent	en	cost(s|ing|)
rent	en	pay(ing)
rent	en	spend(ing)
rent	en	afford(able)
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
filler	any	:
filler	any	=
filler	any	"
filler	any	'
filler	zh	大家
filler	zh	可以
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
bills	en	council tax
bills	en	total bills
bills	en	utility
bills	en	utilities
bills	en	utility bill(s)
bills	en	(energy |gas |water |electric |electricity |heating |internet |phone |)bill(s)
bills	en	electric
bills	en	electricity
bills	en	leccy
bills	en	energy
bills	en	gas
bills	en	water
bills	en	heating
bills	en	broadband
bills	en	internet
bills	en	wi_fi
bills	en	parking
bills	en	car park
bills	en	gym
bills	en	laundry
bills	en	storage
bills	en	tv licence
bills	en	tv license
bills	en	service charge(s)
bills	en	ground rent
bills	zh	水电(煤)(气)(网)(费)
bills	zh	水费
bills	zh	电费
bills	zh	网费
bills	zh	网络费
bills	zh	煤气(费)
bills	zh	燃气(费)
bills	zh	暖气费
bills	zh	物业(费)
bills	zh	市政税
bills	zh	停车(费|位费|位)
bills	zh	车位(费)
bills	zh	洗衣(费)
bills	zh	账单
bills	zh	bill(费)
bills	zh	宽带
bills	zh	网
bills	zh	水
bills	zh	电
oneOff	en	deposit(s)
oneOff	en	bond
oneOff	en	(holding|admin|agency|agent|application|booking|reference|referencing|reservation|cleaning|finder's|finders|service|late|transfer|moving|removal|storage) fee(s)
oneOff	en	fee(s)
oneOff	en	holding deposit
oneOff	en	cash_back
oneOff	en	voucher(s)
oneOff	en	gift card(s)
oneOff	en	discount
oneOff	en	bonus
oneOff	en	referral
oneOff	en	refund
oneOff	en	reward
oneOff	zh	押金
oneOff	zh	定金
oneOff	zh	订金
oneOff	zh	保证金
oneOff	zh	担保金
oneOff	zh	中介费
oneOff	zh	服务费
oneOff	zh	手续费
oneOff	zh	转租费
oneOff	zh	转让费
oneOff	zh	介绍费
oneOff	zh	清洁费
oneOff	zh	申请费
oneOff	zh	返现
oneOff	zh	红包
oneOff	zh	优惠券
oneOff	zh	优惠
oneOff	zh	奖学金
oneOff	zh	违约金
oneOff	zh	搬家费
oneOff	zh	管理费
oneOff	zh	代金券
income	en	salary
income	en	salaries
income	en	income
income	en	earn(s|ing|ings|ed|)
income	en	stipend
income	en	scholarship
income	en	wage(s)
income	en	take home
income	en	on a salary of
income	en	loan
income	en	maintenance loan
income	en	bursary
income	zh	年薪
income	zh	月薪
income	zh	周薪
income	zh	时薪
income	zh	到手
income	zh	税前
income	zh	税后
income	zh	工资
income	zh	薪水
income	zh	收入
income	zh	挣
income	zh	赚
income	zh	生活费
income	zh	家里给
savings	en	saved (up)
savings	en	(put|set) (aside|by|away)
savings	en	in the bank
savings	en	in (my )savings
savings	en	in my account
savings	en	to my name
savings	en	savings
savings	zh	积蓄
savings	zh	存款(有)
savings	zh	积攒
savings	zh	攒了
savings	zh	存了
savings	zh	卡里(有)
savings	zh	银行里(有)
savings	zh	余额
purchase	en	tuition( fee|fees)
purchase	en	(train |bus |plane |concert |theatre |)ticket(s)
purchase	en	(train |bus |taxi |uber |)fare(s)
purchase	en	flight(s)
purchase	en	rail_card
purchase	en	visa fee(s)
purchase	en	revenue(s)
purchase	en	turnover
purchase	en	profit(s)
purchase	en	sales
purchase	en	phone
purchase	en	laptop
purchase	en	bike
purchase	en	desk
purchase	en	bed frame
purchase	en	mattress
purchase	en	tv
purchase	zh	学费
purchase	zh	(门|车|机|船|年|月)票
purchase	zh	票价
purchase	zh	签证(费)
purchase	zh	营收
purchase	zh	营业额
purchase	zh	销售额
purchase	zh	利润
purchase	zh	打车
purchase	zh	手机
purchase	zh	电脑
purchase	zh	单车
purchase	zh	桌椅
purchase	zh	家具
purchase	zh	床垫
purchase	zh	显示器
purchase	zh	冰箱
purchase	zh	打印机
purchase	zh	锅具
subsidy	zh	补贴
subsidy	zh	我补(贴)
subsidy	zh	补你
subsidy	zh	倒贴
subsidy	zh	返你
subsidy	en	i'll cover
subsidy	en	i will cover
subsidy	en	i'll pay (the first|towards)
total	zh	一共
total	zh	总共
total	zh	总价
total	zh	总额
total	zh	总计
total	zh	合计
total	zh	共计
total	zh	总租金
total	zh	打包
total	zh	打包价
total	zh	一口价
total	zh	整段
total	zh	全程
total	zh	共
total	en	total
total	en	in total
total	en	total (rent|price|cost)
total	en	altogether
total	en	all together
total	en	lump sum
total	en	for the (whole|entire|full) (period|stay|summer|time|duration|let|holidays|holiday|lot|term|contract)
total	en	for the lot
total	en	for (the |all |)# (weeks|months)
total	en	whole (period|stay|summer|duration)
total	zh	(整个|全部|所有)(租期|时间|期间|暑假|学期)
former	en	was
former	en	were
former	en	originally
former	en	signed( it|) (for|at)
former	en	(the |)(hall|halls|uni|university) (charges|asks|wants|takes)
former	en	(last|previous|former) (tenant|lodger|one) (paid|gave)
former	en	previously
former	en	usually
former	en	normally
former	en	original rent
former	en	original price
former	en	original
former	en	reduced from
former	en	down from
former	en	dropped from
former	en	lowered from
former	en	cut from
former	en	rrp
former	en	list price
former	en	advertised at
former	zh	平时(要)
former	zh	正价
former	zh	市价
former	zh	本来(是)
former	zh	原价
former	zh	(学校|宿舍)(收|要)
former	zh	(当时|当初|之前|原来)签(的|)
former	zh	原来
former	zh	之前
former	zh	以前
former	zh	原合同(价)
former	zh	原(房)租(金)
former	zh	官网(价)
former	zh	官方(价)
former	zh	挂牌(价)
former	zh	合同价(格)
paying	en	(my )(brother|sister|friend|mate|flatmate|colleague|cousin|classmate)(s) (all |both |only |just |)(paid|pays|pay)
paying	en	(he|she|they) (all |both |only |just |)(paid|pays|pay|charge|charges)
paying	en	(i|we)('ve| have|) (each |both |only |just |)paid
paying	en	paid
paying	en	(i|we) (each |both |)pay
paying	en	(was|were|been|currently|now|i'm|we're|i am|we are|am) paying
paying	en	currently pay
paying	en	currently paying
paying	en	(rent of |rent for |)(my|our|the) (old|last|previous|current|present|other) (place|room|flat|house|studio|halls|landlord|landlady|rent)( now|)
paying	en	(my|our) (place|room|flat|house|studio)( now|) (costs|is|was|cost)
paying	en	(my|our|the) rent (is|was)( now)
paying	en	used to pay
paying	en	(current|old|last|previous|present) rent
paying	en	landlord (wants|charges|raised|put)
paying	en	(put|putting|puts) (the |my |our |)rent up
paying	en	(raised|raising|raise|increased|increasing|hiked) (the |my |our |)rent
paying	en	going up to
paying	en	rent is going up
paying	en	rent went up
paying	en	went up (to|from|by)
paying	en	has gone up (to|from|by)
paying	en	goes up (to|from|by)
paying	en	going up (to|from|by)
paying	zh	(现在|目前|以前|之前|原来)(住|租)(的|了|着|)(房子|公寓|单间|房间|宿舍|地方|studio|这间|这个)
paying	zh	现在(的)(房租|租金)
paying	zh	目前(的)(房租|租金)
paying	zh	现在付
paying	zh	现在交
paying	zh	目前付
paying	zh	现在(是|只|才|都|)(每|1)(个)(周|月)(付|交|花)
paying	zh	(去年|以前|之前|原来|原本)(的|)(房租|租金)(是|)
paying	zh	(付|交|花)了
paying	zh	(房东|房租|租金|合同)(要|想|又|已经|都|从|)(涨|加)(到|租到|价到|成|了|)
paying	zh	涨(租到|价到)
paying	zh	涨租
paying	zh	涨价
paying	zh	(朋友|同学|室友|学姐|学长|舍友|学弟|学妹)(们|)(才|只|都|也|)(付|交|花|租)(了|的|)
you	en	you pay
you	en	you only pay
you	en	you just pay
you	en	you'd pay
you	en	you would pay
you	en	asking
you	en	(i|we) only (ask|asks|want|charge|charging)
you	en	yours (for|at)
you	en	(i'd|i'll|we'd|we'll|will|would) let it go (for|at)
you	en	let it go (for|at)
you	en	asking for
you	en	take over for
you	en	now only
you	en	[now]_£#
you	en	[now]_A
you	en	will take
you	en	would take
you	en	happy to take
you	en	i'll take
you	en	you pay only
you	en	reduced to
you	en	down to
you	en	dropped to
you	zh	你(只|只用|只要|只需|)(付|要付|交)
you	zh	实付
you	zh	你(出|给)
you	zh	(我|)只(要|收)你
you	zh	实际(付|只需付|只要|)
you	zh	现(在|)(只要|仅需|只收|转|降到|降至|补贴到|补贴后|补到|)
you	zh	补贴(后|到|至)
you	zh	降(到|至|价到)
you	zh	转租价
you	zh	转让价
you	zh	只要
you	zh	只收
you	zh	仅需
`;
