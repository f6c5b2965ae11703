/** What the rent covers, how it is paid, and how long one stays. The columns: `parseTable`. */
export const TENANCY_TERMS = String.raw`
bills-included	zh	(bills|bill|bils|bil|比尔|水电|水电网|水电煤|水电气|水电煤气|水电煤网|水费|电费|账单|帐单|杂费|费用|网费)(费|)_(全|都|已|要|能|最好|)(包|含)
bills-included	zh	(水|电|网|煤气|暖|暖气|费用|账单|bills|bill|bils|bil)(费|)(全|都|也|已|)(算|含|包|加)(进|在|入)(房租|租金)
bills-included	zh	(包|含|包含|包括)(所有|全部|了|的|1切|)_(bills|bill|bils|bil|比尔|逼尔|币尔|水|电|网|煤气|暖气|账单|帐单|杂费|费用)
bills-included	zh	包所有
bills-included	zh	全包
bills-included	zh	费用全免
bills-included	en	bil(l)(s) (are |is |)(all |)(to be |ideally |preferably |)(inc*|covered)
bills-included	en	bil(l)(s) (are |is |all |)in
bills-included	en	(inc|incl|include|includes|included|including|inclusive|with|w/)(.|)_(of |)(all |)(the |)(bill|bills|bils|utilities|utility)
bills-included	en	all inc*
bills-included	en	all in
bills-included	en	(water|electric|electricity|gas) (inc*|covered)
bills-included	en	(utility|utilities) (are |all |)(inc*|covered)
bills-included	en	everything (is |)(inc*|covered)
bills-included	en	inclusive
bills-included	en	(inc|incl|including)(.|) (of |)(water|electricity|gas|internet)
none	zh	全包(围|裹)
none	zh	(床|面|钱|背|书|搬|打|承|外|红|小)包
none	zh	包(裹|租婆)
none	en	bil(l)(s) in (my|the)
none	en	all in (all|favour|favor)
none	en	(inc|incl|include|includes|included|including|inclusive|with|w/)_(all |)(the |)(bills|bill|utilities) (on top|extra|separate|not|excluded|exclusive)
bills-included+wifi	en	internet (inc*|covered)
bills-included+heating	en	heating (inc*|covered)
bills-included+heating	zh	(暖气|暖气费)(全|都|已|要|能|)(包|含)
short-let+sublet	zh	(短|短期)(也|)(可|可以|能|)转租
short-let	zh	(短|短期)(也|)(可|可以|能|)(出租|租|住|约|签|居|合同)
short-let	zh	断租
short-let	zh	(长短|短长)(租|)_(都|均|皆|不限|随意)(行|可|可以|)
short-let	zh	短住
short-let	en	short_(lets|terms) or long
short-let	zh	临时
short-let	zh	临时(住|租|过渡)
short-let	zh	过渡
short-let	zh	暂住
short-let	en	short_(let|lets|term|stay|stays|rental|rentals|rent|lease|leases|tenancy|contract|contracts|tenancies)
short-let	en	shorter stay(s)
short-let	en	temporary
short-let	en	few weeks
short-let	en	couple of months (is|are|would be|works|fine|ok|okay)*
none	zh	最短(租|住|约|签)
none	zh	中断租(约|)
none	zh	最短租期
sublet+cheap	zh	低价转
long-let	zh	长(期|)(出租|租|住|约)
long-let	en	long_(let|term|stay)
sublet	zh	转租
sublet	zh	急转
sublet	zh	(原|半|平)价转
sublet	zh	(亏|赔)本转
sublet	zh	诚心转
sublet	zh	转让
sublet	zh	接(别人|)(的|)(转|盘|租约|合同)
sublet	zh	专租
sublet	en	sub_le(t|ts|tting|ase|ases|asing)
sublet	en	(lease|tenancy|contract) (take_over|transfer)
sublet	en	tak(e|ing) over (a|an|the|someone's|someones|your) (existing |)(lease|tenancy|contract|room)
sublet	en	replacement tenant
sublet	zh	转租出去的
none	zh	转租出去
none	zh	急转(弯|直)
none	zh	价转账
none	zh	专租(学生|给)
/no-agents	zh	中介
/no-agents	zh	agen(t|cy)
/no-agents	en	(letting |estate |)agen(t|ts|cy|cies)
no-agents	zh	中介(免打扰|绕道|请绕道|走开)
no-agents	zh	(房东|二房东|本人)(直接|直|亲自)(出租|租|接|签|招)
no-agents	zh	直租
none	zh	(1|一)直租
no-agents	en	direct(ly) (from|with|by|to) (a |an |the |)landlord
no-agents	en	(landlord direct|private landlord)
no-agents	en	(landlord|landlords) only
/no-agent-fee	zh	中介(费|佣金)
/no-agent-fee	zh	agen(t|cy) fee(s)
/no-agent-fee	en	(agent|agents|agency|agencies|letting|admin|hidden) (fees|fee)
/no-agent-fee	en	fees
/no-agent-fee	en	letting (agent|agents|agency) fees
no-agent-fee	zh	中介免
no-agent-fee	en	(agent|agency|) fee free
/no-guarantor	zh	担保
/no-guarantor	zh	担保人
/no-guarantor	zh	uk_担保人
/no-guarantor	zh	英国担保人
/no-guarantor	en	(uk |)guarantor(s)
/no-guarantor	en	英国_guarantor
no-guarantor	en	guarantor free
/no-deposit	zh	押金
/no-deposit	zh	押
/no-deposit	zh	deposit(s)
/no-deposit	en	(security |)deposit(s)
none	zh	押(1|2|3|4|5|6|一|二|三|#)付
no-deposit	zh	押金(全|可|可以|能|)免
no-deposit	en	deposit free
pay-monthly	zh	月付
pay-monthly	zh	按月(付|交|支付|结)
pay-monthly	zh	月交
pay-monthly	zh	每月(付款|交租)
pay-monthly	zh	押1付1
pay-monthly	zh	押一付一
pay-monthly	zh	付1押1
pay-monthly	zh	付一押一
pay-monthly	en	pay(ing|able|ment|ments|s|) (by |every |)month(ly)
pay-monthly	en	monthly (payments|payment|instal*)
none	zh	(每月|每个月|个月)付
none	zh	月付_(#|£)
pay-weekly	zh	周付
pay-weekly	zh	按周(付|交)
pay-weekly	en	pay(ing) weekly
pay-weekly	en	weekly payment(s)
none	zh	周付_(#|£)
pay-upfront	zh	年付
pay-upfront	zh	1次性(付|交)
pay-upfront	zh	(付|交)清
pay-upfront	zh	半年付
pay-upfront	en	up_front
pay-upfront	en	in advance
none	en	deposit up_front
none	en	(thanks|thank you|thx|cheers) (so much |very much |)in advance
instalments	zh	分期
instalments	zh	季付
instalments	zh	按学期付
instalments	en	instal(l)ment(s)
asap	zh	(今明|明后|这几|这2)(2|)(天|日)(就|)(可|可以|能|要|想|)(入住|搬|住|起租)
asap	zh	(今|明)(天|晚|日)(就|)(可|可以|能|要|想|得|必须|)(入住|搬|住|起租)
asap	zh	(这|本)(个|)(周|星期|礼拜)(内|)(就|)(可|可以|能|要|想|得|必须|)(入住|搬|住|起租)
asap	zh	急(租|求|找|需|寻)
none	zh	(不|别)急(租|找|求)
asap	zh	(越快|越早)越好
asap	zh	(尽快|尽早)
asap	zh	(即时|即日)(就|)(可以|可|能|要|)(入住|搬入|搬进|住进|起租)
asap	zh	(马上|立刻|立即|即刻|现在)(就|)(可|可以|能|要|)(入住|搬入|搬进|住进)
none	zh	(尽快|尽早)(给|跟|和|)(我|)(联系|回|私|告|看房|滴滴|加|处理|修)
asap	en	(asap|a.s.a.p)(.)
asap	en	as (soon|early|quickly) as possible
asap	en	(available|start|starting|move|moving|move in|moving in|shift|needed|free) (immediately|straight away|right away)
asap	en	(immediate|immediately) (start|move_in|move|available|availability|entry)
none	en	(reply|respond|dm|message|msg|contact|call|email|let me know|get back) … (asap|as soon as possible)
flexible-dates	zh	灵活
flexible-dates	zh	(日期|时间|租期|起租)(都|也|)(可|可以)(商量|谈|调|议|协商)
flexible-dates	zh	(日期|时间|租期|起租)(都|也|)(不限|随意|好商量|无所谓)
flexible-dates	en	flexib*
flexible-dates	en	date(s) (are |is |)negotiable
flexible-dates	en	negotiable date(s)
renewable	zh	续租
renewable	zh	续约
renewable	zh	续签
renewable	en	renew(able|al|als|ed|ing)
renewable	en	extend(able)
renewable	en	possib(le|ly|ility) to extend
break-clause	zh	提前解约
break-clause	zh	中途退租
break-clause	en	break clause*
term-time	zh	学期(内|中|期间)
term-time	zh	只租学期
term-time	en	term time
entire	zh	整租
entire	zh	正租
entire	zh	整套
entire	zh	整层
entire	zh	独门独户
entire	zh	整个(房子|公寓|flat|屋|单元)
entire	zh	整栋
entire	zh	整间(房子|公寓)
entire	en	(whole|entire|full) (#_beds |#_bed |#_bedroom |1 bed |)(flat|house|apartment|place|property|unit|home)
entire	en	(whole|entire|full) (#_|1 |)(bed|beds|bedroom|bedrooms)
entire	en	(flat|house|apartment|place) (all |)(to|for) (my|our)sel(f|ves)
none	zh	(真|反)正租
none	zh	正租(着|在|住|了|的)
none	en	(whole|entire|full) (bed|beds) (bath|room)
cheap	zh	便宜
cheapest	zh	最(便宜|实惠|划算|低价)
cheapest	zh	(越便宜|越低|价格越低|房租越低|租金越低)越好
cheap	zh	实惠
cheap	zh	性价比
cheap	zh	划算
cheap	zh	平价
cheap	zh	低价
cheap	zh	经济(型|实惠|1点)
cheap	zh	省钱
cheap	zh	(价格|价钱|价位|租金|房租)(别|不要|不能|不)太高
cheap	zh	白菜价
cheap	en	che(a|e|)p(er|ish|)
cheapest	en	che(a|e|)pest
cheap	en	che(a|e)p_ish
cheapest	en	che(a|e)pest possible
cheapest	en	as cheap as possible
none	zh	最(便宜|低价|实惠)(的|)(时候|也|都|是|要|房子都|房子也|房间都|单间都|单间也|的时候)
cheapest	en	(lowest|least) (price|rent|expensive)
cheap	en	affordable
cheap	en	low_(cost|price|priced|rent|budget)
cheap	en	on a budget
cheap	en	tight budget
cheap	en	budget friendly
cheap	en	good value
cheap	en	value for money
cheap	en	inexpensive
cheap	en	bargain(s)
cheap	en	reasonabl(e|y) (priced|price|rent)
none	zh	太便宜
none	zh	便宜是
none	zh	便宜是便宜
none	zh	(应该|听说)便宜
none	zh	比…便宜
none	zh	便宜(的|)(不敢|我不|我们不|不)
/cheap	zh	贵
/cheap	en	(expensive|pricey|dear)
none	zh	(昂|高|尊|再)贵
none	zh	贵(校|司|姓|宾|重)
none	en	(my |)dear (landlord|sir|all|friends)
discount	zh	折扣
discount	zh	返现
discount	zh	优惠
discount	zh	砍价
discount	zh	议价
discount	en	cash_back*
discount	en	discount*
viewing-online	zh	(视频|线上|在线|远程|云)看房
viewing-online	en	(online|video|virtual|remote) (viewing|tour)(s)
viewing-online	en	view(ing)(s) online
homestay	zh	寄宿家庭
homestay	zh	寄宿
homestay	en	home_stay*
homestay	en	host (family|families)
meals-included	zh	包餐
meals-included	zh	包饭
meals-included	zh	含餐
meals-included	zh	包(早|晚|三|3)餐
meals-included	en	catered
meals-included	en	meal(s) inc*
meals-included	en	half board
meals-included	en	full board
none	en	self catered
cleaning	zh	保洁
cleaning	zh	有人打扫
cleaning	zh	定期打扫
cleaning	en	cleaner(s)
cleaning	en	cleaning (service|inc*)
`;
