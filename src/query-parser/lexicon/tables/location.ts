/** Where the home is, and what it is like around it. Named stations and streets are places. The columns: `parseTable`. */
export const LOCATION = String.raw`
near-tube	zh	地铁
near-tube	zh	轻轨
near-tube	en	tube(s)
near-tube	en	underground
near-tube	en	metro
near-tube	en	subway
near-tube	en	dlr
near-tube	en	overground
none	en	tube map
none	en	underground (car|park|gar)*
none	en	metro station road
near-station	zh	火车
near-station	zh	高铁
near-station	zh	车站
near-station	en	train(s)
near-station	en	railway
near-station	en	(near|close|by|next|beside|minute|minutes|min|mins|nearby|nearest|walking) (to |from |of |)(a |an |the |any |)(train |rail |railway |)station
none	zh	车站附近的公交
none	zh	(公交|巴士)车站
near-bus	zh	(近|靠|挨着|离|门口|楼下|附近|旁|旁边|有)(就有|就|有|是|)(公交|巴士)
near-bus	zh	(公交|巴士)(车站|车|站|)(很|比较|)(附近|近|旁|方便|便利|多|直达|门口)
near-bus	en	(near|close to|next to|beside|good|direct) (a |an |the |some |)(# |)bus(es)
near-bus	en	by (a|an|the|some) (# |)bus(es)
near-bus	en	bus (stop|stops|route|routes|link|links|line|lines) (near|close|outside|in front|round)*
near-tram	zh	有轨电车
near-tram	zh	电车站
near-tram	en	tram(s)
near-campus	zh	(离|靠近|靠|近|距|距离|挨着|挨)(我们|我|)(学校|校园|校区|大学|uni|campus|教学楼)
near-campus	zh	(学校|校园|校区|uni|campus|大学)_(很|比较|最好|)(附近|旁|周边|周围|近|边上|门口|里面|内)
near-campus	zh	(上学|上课|去学校)(方便|近|走路)
near-campus	zh	(步行|走路)(就|能|可|可以|)(到|去|上)(学校|上学|校|上课|uni|campus)
near-campus	en	(near|nere|neer|close|closer|next|by|beside|around|walking|walkable|walking distance|minute|minutes|min|mins|commute) (to |from |of |by |)(the |)(my |our |)(main |)(uni|university|campus|school|schools|college|lecture|lectures|class|classes)
near-campus	en	on campus
near-campus	en	campus
none	en	off campus
none	en	(near|nere|neer|close|closer|next|by|beside|around|walking|walkable|minute|minutes|min|mins|commute) (to |from |of |by |)(the |)university of
near-campus+walking-distance	en	walk (to |from |)(the |)(my |our |)(main |)(uni|university|campus|school|schools|college|lecture|lectures|class|classes)
none	en	walk (to |from |)(the |)university of
walking-distance	en	walk to the university of
walking-distance	en	walk to university of
near-station+walking-distance	en	walk to (a |an |the |any |)(train |rail |railway |)station
near-supermarket	zh	超市
near-supermarket	zh	中超
near-supermarket	en	supermarket(s)
near-supermarket	en	grocer*
near-supermarket	en	tesco
near-supermarket	en	sainsbury(s|'s)
near-supermarket	en	aldi
near-supermarket	en	lidl
near-supermarket	en	asda
near-supermarket	en	morrison(s)
near-supermarket	en	waitrose
near-shops	zh	购物(方便|便利)
near-shops	zh	商场
near-shops	zh	商店
near-shops	en	shop(s)
near-shops	en	shopping
near-park	zh	(近|靠近|靠|离|挨着)公园
near-park	zh	公园(旁|附近|边)
near-park	en	(near|close to|by|next to) (a |an |the |)park(s)
near-park	en	green space(s)
none	zh	海德公园(旁|附近|边)
near-library	zh	图书馆
near-library	en	library
near-hospital	zh	(近|靠|离|挨着|旁是|旁边是)…医院
near-hospital	zh	医院_(很|比较|)(附近|旁|周边|周围|近|边上)
near-hospital	en	(near|close|next|by|beside|around|walk|walking|minute|minutes|min|mins) … hospital
near-hospital	en	hospital (nearby|within|close)
city-centre	zh	市中心
city-centre	zh	城中心
city-centre	zh	市区
city-centre	zh	城区
city-centre	zh	城里
city-centre	zh	中心(区|地段|位置)
city-centre	en	downtown
city-centre	en	(city|town)_cent(re|er|ral|res|ers)
city-centre	en	central
city-centre	en	central location
city-centre	en	centrally located
city-centre	en	in the cent(re|er)
city-centre	en	cent(re|er) of (town|the city)
none	en	[central] (heating|line|saint|st|london)
quiet	zh	安静
quiet	zh	清静
quiet	zh	清净
quiet	zh	宁静
quiet	zh	幽静
quiet	zh	僻静
quiet	zh	静1点
quiet	zh	静点
quiet	zh	爱静
quiet	zh	怕吵
quiet	zh	隔音
quiet	en	quiet(er|ish|ly|)
quiet	en	peaceful(ly)
quiet	en	calm
quiet	en	silent
quiet	en	sound_proof*
quiet	en	(noise|party) free
/quiet	zh	吵
/quiet	zh	噪
/quiet	zh	噪音
/quiet	zh	吵闹
/quiet	en	(noisy|loud|traffic|noise)
/quiet	en	part(y|ies)
none	en	party wall
safe-area	zh	治安
safe-area	zh	安全
safe-area	en	safe(ty|r|st|)
safe-area	en	low crime
none	zh	安全感
none	en	safe to say
/safe-area	zh	乱
/safe-area	zh	危险
/safe-area	zh	吓人
/safe-area	en	(dodgy|rough|dangerous)
seaside	zh	海边
seaside	zh	海滨
seaside	zh	海景
seaside	zh	海岸
seaside	zh	海滩
seaside	zh	沙滩
seaside	zh	(靠|临|近|看|望|看到|看得到|看见|看得见)海
seaside	zh	离海(边|)(很|比较|)(近|不远)
seaside	en	sea_(side|view|views|front)
seaside	en	(near|by|close to|next to|facing|see|overlooking) the (sea|coast|beach|ocean)
seaside	en	beach(front)
seaside	en	ocean view*
none	zh	(靠|临|近|看|望|看到|看得到|看见|看得见)海(外|德|格)
none	en	beach (road|street)
river-view	zh	河景
river-view	zh	江景
river-view	zh	河边
river-view	zh	(临|靠|近|看)河
river-view	zh	水景
river-view	en	river_(side|view|views|front)
river-view	en	thames view*
river-view	en	by the (river|canal)
river-view	en	waterfront
river-view	en	canal_side
walking-distance	zh	步行(可达|距离|范围)
walking-distance	zh	走得到
walking-distance	zh	走路(就|都|)(能|可|可以)到
walking-distance	en	walking distance
walking-distance	en	walkable
walking-distance	en	walk to
good-transport	zh	交通(便利|方便|好)
good-transport	zh	出行方便
good-transport	en	(good |great |)transport (links|link)
good-transport	en	transport
good-transport	en	transportation
good-transport	en	well connected*
`;
