/**
 * Words of nearness, of ways to go and of how long they take. The columns: `parseTable`.
 *
 * Behind `time` stand the minutes of each that is counted, and how many more there are (`#_个半小时`); behind `distance` those of
 * each on foot, at the 4.8 km an hour of the estimates: what is said of a way is its length, and not the straight line.
 */
export const NEARNESS = String.raw`
near	en	near
near	en	nearer
near	en	nearest
near	en	near(er|est|) to
near	en	near by
near	en	nearby to
near	en	nr
near	en	close(r|st|) (by |enough |)to
near	en	close by
near	en	next (door |)to
near	en	beside
near	en	adjacent to
near	en	around
near	en	opposite
near	en	(right|just|room|studio|flat|house|ensuite|en suite|place) [by]
near	en	(the |)vicinity of
near	en	(within |in |)(easy |)reach of
near	en	convenient (for|to)
near	en	handy for
near	en	(easy |quick |short |)commut(e|ing|able) (is |)(to|into)
near	en	(easy |good |quick |)access to
near	en	get(ting) to
near	en	travel(ing|ling|) to
near	en	(bus|tube|train|tram|transport|link|links|connection|connections) to
near	en	(not|isn't|isnt|nt) (too |so |very |that |really |)far (away |)from
near	en	(within |in |)(the |easy |short |reasonable |)(commuting|commutable|travelling) (distance|reach) (of|from|to)
nearOnFoot	en	(within |in |)(the |easy |short |reasonable |)walking (distance|reach) (of|from|to)
nearOnFoot	en	walkable (to|from)
nearOnFoot	en	walk(ing) (to|from)
nearByBicycle	en	(within |in |)(the |easy |short |reasonable |)(cycling|biking) (distance|reach) (of|from|to)
by	en	by
close	zh	距
close	zh	距离
close	zh	离
close	zh	靠近
close	zh	靠
close	zh	(临|邻)近
close	zh	紧邻
close	zh	毗邻
close	zh	挨着
nearWord	zh	近
none	zh	最近
none	zh	近(况|期|来|日|年)
none	zh	附近(有|的)房源
behind	zh	附近
behind	zh	旁
behind	zh	旁边
behind	zh	周边
behind	zh	周围
behind	zh	边上
behind	zh	身边
behind	zh	隔壁
behind	zh	对面
behind	zh	门口
behind	zh	楼下
behind	zh	一带
behind	zh	1带
behind	en	nearby
behind	en	vicinity
behindOnFoot	zh	步行(可达|距离|范围)
behindOnFoot	zh	走得到
behindOnFoot	en	(within |in |)walking distance
behindOnFoot	en	walkable
going	zh	抵达
going	zh	到达
going	zh	达
going	zh	到
going	zh	去
going	zh	至
going	zh	上
going	zh	直达
none	zh	到(期|底|处)
none	zh	上(下|午|周|个|限|面|海|网)
none	zh	去年
none	zh	至(少|今)
can	zh	能
can	zh	可
can	zh	可以
can	zh	就能
can	zh	就
can	zh	都
can	zh	直
foot	zh	步行
foot	zh	走路
foot	zh	走
foot	zh	脚程
foot	zh	腿着
foot	en	walk(s|ing|able|)
foot	en	(on|by) foot
none	zh	走道
bicycle	zh	骑车
bicycle	zh	骑行
bicycle	zh	骑
bicycle	zh	自行车
bicycle	zh	单车
bicycle	en	(by |a |)(bike|bicycle)
bicycle	en	cycl(e|ing)
bicycle	en	bik(e|ing)
car	zh	开车
car	zh	自驾
car	zh	打车
car	en	(by |a |)(car|taxi|uber)
car	en	driv(e|ing)
transport	zh	(坐|)公交(车|)
transport	zh	(坐|)巴士
transport	zh	(坐|)地铁
transport	zh	轻轨
transport	zh	坐车
transport	zh	乘车
transport	zh	车程
transport	zh	火车
transport	en	(by |a |)(bus|tube|train|tram|underground|dlr|public transport|transport|rail)
way	zh	路程
way	zh	单程
way	zh	时间
way	zh	出行
way	en	journey
way	en	travel(ing|ling|)
way	en	ride
way	en	trip
way	en	time
way	en	distance
way	en	door to door
away	en	away
commute	zh	通勤
commute	en	commut(e|ing)
time 1	zh	#_分(钟|)
time 1	en	#_(min|mins|minute|minutes)(.|'|.'|)
time 60	zh	#_(个|)(小时|钟头)
time 60	en	#_(hour|hours|hr|hrs|h)('|)
time 60 30	zh	#_个半(小时|钟头)
time 30	zh	半(个|)(小时|钟头)
time 30	en	half (an |a |)hour('s|)
time 30	en	1/2 hour
time 15	zh	#_刻钟
time 15	en	(a |)quarter of an hour
time 60	zh	个(小时|钟头)
time 60	en	an hour('s|)
distance 12.5	zh	#_公里
distance 12.5	en	#_(km|kms|kilometer|kilometers|kilometre|kilometres)
distance 20.11	zh	#_英里
distance 20.11	en	#_(mi|mile|miles)
distance 10.06	en	half a mile
distance 20.11	en	a mile
distance 0.0125	zh	A_米
distance 0.0125	en	A_(m|meter|meters|metre|metres)
limit	zh	左右
limit	zh	上下
limit	zh	以内
limit	zh	之内
limit	zh	内
limit	zh	以下
limit	zh	大(概|约)
limit	zh	约
limit	zh	控制在
limit	zh	控制
limit	zh	(不要|不|别)超过
limit	zh	不(大|多)于
limit	zh	最多
limit	zh	(小|少)于
limit	zh	不到
limit	zh	在
limit	zh	想
limit	zh	要
limit	zh	需
limit	zh	需要
limit	zh	只
limit	zh	只要
limit	zh	为
limit	en	or less
limit	en	or so
limit	en	less than
limit	en	(no |not )more than
limit	en	up to
limit	en	at most
limit	en	about
limit	en	around about
limit	en	approx(.)
limit	en	roughly
limit	en	below
limit	en	is
limit	en	are
limit	en	should be
limit	en	must be
limit	en	to be
limit	en	be
limit	en	take(s)
limit	en	taking
limit	any	≤
limit	any	<
limit	any	~
limit	any	=
within	en	within
within	en	under
within	en	max(imum)
in	en	in
article	en	the
article	en	a
article	en	my
article	en	our
article	en	main
article	en	at
article	en	job
article	en	an
article	zh	我们的
article	zh	我们
article	zh	我的
article	zh	我
campus	en	campus
part	zh	主校区
part	zh	校区
part	zh	校园
part	zh	医院
part	en	uni
part	en	university
part	en	hospital
study	zh	学校
study	zh	大学
study	en	school
study	en	college
study	en	lectures
none	zh	大学(生|城)
none	en	(university|school) of
there	zh	那(里|边|儿)
there	en	there
work	zh	公司
work	zh	单位
work	zh	办公室
work	en	work
work	en	office
work	en	workplace
station	zh	火车站
station	zh	地铁站
station	zh	车站
station	zh	公交站
station	zh	站
station	zh	中央火车站
station	zh	中央车站
station	en	station
station	en	area
market	zh	超市
to	en	to
to	en	from
to	en	into
to	en	off
of	en	of
it	en	it
side	en	east
side	en	west
side	en	north
side	en	south
degree	zh	很
degree	zh	比较
degree	zh	最好
degree	zh	尽量
degree	zh	越
degree	zh	更
easy	zh	方便
easy	zh	便利
easy	zh	快
easy	zh	不远
activity	zh	上课
activity	zh	上班
activity	zh	上学
activity	zh	实习
the	zh	的
far	zh	远
tooFar	zh	(太|很|那么|特别|这么)远
notFar	zh	(不|不要|不能|不想|不会)(太|算|是很|是太|)远
notFar	zh	别(太|)远
notFar	zh	没多远
notFar	zh	没有多远
notFar	zh	不怎么远
refused	zh	不
refused	zh	别
refused	zh	勿
refused	zh	免
refused	zh	不一定
refused	zh	不用
refused	zh	不必
refused	en	not necessarily
refused	en	needn't
refused	en	(nothing|nowhere|never)
refused	en	no (rooms|room|flats|flat|studios|studio|places|place|houses|house|halls)
elsewhere	zh	现在
elsewhere	zh	目前
elsewhere	zh	以前
elsewhere	en	currently
elsewhere	en	at the moment
elsewhere	en	right now
elsewhere	en	used to
or	zh	和
or	zh	、
or	zh	跟
or	zh	与
or	zh	或
or	zh	或者
or	en	or
or	en	/
`;
