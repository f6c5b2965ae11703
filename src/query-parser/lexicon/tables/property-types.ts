/**
 * What tells a student residence from an ordinary flat or house. The columns: `parseTable`. A sense is a word and, behind a slash,
 * the kind of home:
 *
 * - `says`: says it; searches refuse one by it ('no student halls')
 * - `brand`: a company or a building; to refuse one refuses no other
 * - `plain`: an ordinary house
 * - `perhaps`: speaks for it where nothing says it
 * - `any`: names a kind beside the other one alone
 * - `only`: takes no other
 * - `people`: who lives there; to refuse them refuses their homes
 *
 * `either` takes both; what is named behind `told` is where the author lives or lived.
 */
export const PROPERTY_TYPES = String.raw`
says/student	zh	学生(公寓|宿舍|楼|房)
says/student	zh	学生_(house|hall|halls|accommodation)
none	zh	学生房(源|东)
says/student	zh	学校(宿舍|公寓)
says/student	zh	校(内|园)(宿舍|公寓|住宿)
says/student	zh	(学院|书院)(宿舍|公寓)
says/student	zh	(不要|不住|不想住|不考虑|别推|拒绝|只要|只看|只考虑)_[hall]
none	zh	挤(学生|学校|大学|)(公寓|宿舍)
says/student	zh	(付|交|给)公寓(的|每|#)
none	zh	(学校|学生|大学|)(宿舍|公寓)…(付到|交到|住到|住满)
says/student	zh	大学(宿舍|公寓)
says/student	zh	宿舍
says/student	zh	公寓官网
none	zh	(我|我们|我的|她|她的|他|他的|现|现在|目前|之前|以前|分到|从|离开|搬出|逃离|退了)(学校|大学|的|)宿舍
none	zh	(临时|短期)宿舍
none	zh	(学校|学生|大学|)宿舍(都|也|我|)(排不上|没排上|排不到|申不上|申请不上|没申上|没申到|没抽到|抽不中)
says/student	zh	on_campus_的_(ensuite|studio|单间|房间|房|宿舍)
says/student	zh	(学校|学院|大学)(住宿|)系统(里|内|)(转|转租|办|走)
none	zh	(学校|学生|大学|)宿舍…(到期|清空|退租|退房|退掉|退了|关门|关闭|隔壁|合同|搬出|装修|涨价)
says/student	zh	purpose_built_(那种|的|宿舍|公寓)
says/student	en	student stock
says/student	en	student room(s)
says/student	zh	学生(屋|屋仔)
says/student	en	student acc*
says/student	en	student acom*
says/student	en	student hous*
says/student	en	student home*
says/student	en	student hall*
says/student	en	student res*
says/student	en	student flat*
says/student	en	student studio*
says/student	en	student block*
says/student	en	student building*
says/student	en	student living*
says/student	en	student apartment(s)
says/student	en	student let(s)
says/student	en	pbsa*
says/student	en	purpose built student*
says/student	en	cluster (flat|apartment)(s)
says/student	en	on campus (room|ensuite|en suite|studio|flat)
says/student	en	on campus acc*
says/student	en	(room|ensuite|en suite|studio|accommodation) on campus
says/student	en	campus (room|ensuite|en suite|studio|accommodation)
says/student	en	(ensuite|en suite|studio|room|single|double) in halls
says/student	en	(uni|university) (flat|room|studio|ensuite|en suite)(s)
says/student	en	(the|by the|to the) hall (itself|office|manager|team|directly)
perhaps/student	en	to the building
perhaps/student	en	(tenancy|contract|licence) takeover
perhaps/student	en	(take|taking|takes) (on |over )(my|the|this) (contract|licence|licence on|tenancy)
perhaps/student	en	(to take over|taking over) my contract
perhaps/student	en	licen(c|s)e office
perhaps/student	en	(accommodation|hall|room) licen(c|s)e
perhaps/student	en	catered
perhaps/student	en	current … student
perhaps/student	en	students only
perhaps/student	en	(instalment|installment)(s)
perhaps/student	en	(ensuite|en suite) in a S bed cluster
perhaps/student	en	cluster
perhaps/student	en	(booking|reassignment|swap|transfer) fee
perhaps/student	en	swap (the |)names
perhaps/student	en	cooling off
perhaps/student	en	(44|51|50|43|40|42|48|12|15|20) week(s)
perhaps/student	en	for the term
perhaps/student	en	(1st|2nd|3rd|first|second|third|final) year(s)
perhaps/student	en	on exchange
perhaps/student	en	the hall
says/student	en	hall(s) of residence*
says/student	en	(university|uni|college|lse|ucl|kcl|residence) hall(s)
says/student	en	halls
none	en	student (residence|residences|halls|accommodation) (do not|don't|does not|doesn't|will not|won't|would not|wouldn't) (accept|take|have|let)
none	en	(my|our|in|left|leaving) halls
none	en	halls road
says/student	en	(dorm|dormitory|dorms|dormitories)
none	en	(my|our|left|leaving) (dorm|dormitory|dorms|dormitories)
says/student	en	student digs
says/student	en	(uni|university|college) (accommodation|accom)
says/student	en	(bronze|silver|gold|platinum|premium|classic|standard|deluxe|superior) (ensuite|en suite|studio)(s)
brand/student	en	unite
brand/student	en	unite student(s)
none	en	unite (with|the|us|our|to)
brand/student	en	iq
none	en	iq (test|tests|score|scores)
brand/student	en	vita
brand/student	en	vita student(s)
none	en	(dolce|ps|la|curriculum) vita
none	en	vita coco
brand/student	en	scape
brand/student	en	urbanest
brand/student	en	(student |)roost
brand/student	en	yugo
brand/student	en	aparto
brand/student	en	nido
brand/student	en	uninest
brand/student	en	mezzino
brand/student	en	abodus
brand/student	en	liberty living
brand/student	en	liv student(s)
brand/student	en	campus living
brand/student	en	student castle
brand/student	en	study inn
brand/student	en	victoria hall
brand/student	en	prima village
brand/student	en	novel student(s)
brand/student	en	prestige student(s)
brand/student	en	host student(s)
brand/student	en	hello student(s)
brand/student	en	fresh student(s)
brand/student	en	true student(s)
brand/student	en	true (glasgow|liverpool|birmingham|newcastle|salford|swansea|nottingham|manchester|leicester)
brand/student	en	crm student(s)
brand/student	en	downing student(s)
brand/student	en	sanctuary student(s)
brand/student	en	derwent student(s)
brand/student	en	canvas student(s)
brand/student	en	capitol student(s)
brand/student	en	now student(s)
brand/student	en	every student
brand/student	en	homes for student(s)
brand/student	en	collegiate
none	en	collegiate (system|university)
brand/student	en	chapter (spitalfields|kings|king's|highbury|old street|portobello|islington|ealing|white city|lewisham|south bank|aldgate|london bridge)
brand/student	en	chapter (living|student|students|studio|ensuite|en suite|bronze|silver|gold)
brand/student	en	(godiva place|callice court|weaver place|gosford gate|calcott ten|apollo works|cannon park student homes)
brand/student	en	(filbert village|nixon court|opal court|newarke point)
brand/student	en	(twerton mill|waterside court|pulteney court|aquila court)
brand/student	en	(john bell house|elms village|botanic studios|swanston house|athena belfast)
brand/student	en	(raleigh park|broadgate park|manor villages|talbot studios)
brand/student	en	(sky plaza|broadcasting tower|white rose view|liberty dock|charles morris hall|henry price|central village leeds|james baillie park|carr mills|sentinel towers|the refinery leeds|lupton residences|marsden house|st mark's residences|north hill court|asquith house)
brand/student	en	(parkway gate|wilmslow park|piccadilly point|unsworth park|dalton ellis|whitworth park|george kenyon|the toybox|cambridge halls|birley fields|wright robinson hall|lambert hall)
brand/student	en	(selly oak student quarter|jarratt hall|pritchatts park|maple bank|mason hall|tennis court hall|battery park|jennens court|bagot street|onyx birmingham|chamberlain hall|elgar court|liberty park birmingham)
brand/student	en	(moonraker point|spring mews|emily bowes court|sherren house|stratford one|rahere court|garden halls|pure highbury|passfield hall|rosebery hall|carr saunders|sidney webb house|nutford house|lilian penson)
brand/student	en	(exchange works|devonshire courtyard|the trigon|anvil works|sellers wheel|endcliffe village|ranmoor village|aspect 3|sharman court|hollis croft|redvers tower|leadmill point)
brand/student	en	(magnet court|weston court|park view student village|winn studios|trinity square gateshead|bowsden court|liberty plaza|metropolitan house newcastle|hadrian crossing|the railyard)
brand/student	en	(ernest place|dun holm|dunholm house|chapel heights|rushford court|sheraton park|kepier court|elvet studios|duresme court|new kepier court|st giles studios)
brand/student	en	(point exe|clydesdale rise|birks grange|moberly house|northfield exeter|portland house exeter|walnut gardens|james owen court|rowe house)
brand/student	en	(university quays|hythe mills)
brand/student	en	(cathedral park|pavilion court|brunswick apartments|the courtrooms|froomsgate house|the rackhay)
brand/student	en	(liberty quays|liberty house canterbury|pin hill hall|petros place)
brand/student	en	(rees hall|trafalgar hall|harry law hall|bateson hall|margaret rule hall|crown place portsmouth)
brand/student	en	(liberty point|mayflower halls|orion's point|hampton square|brunswick house southampton)
brand/student	zh	chapter_(学生公寓|公寓|的)
says/social	zh	社会(房|公寓)
says/social	zh	民(宅|房)
says/social	zh	私房
says/social	zh	居民楼
says/social	zh	住宅(楼|区|)
says/social	zh	(阿姨|叔叔|奶奶|爷爷|大爷|本地人|当地人|英国人|房东)家(里|)
says/social	zh	小区
none	zh	(学生|公寓)小区
says/social	zh	自住(的|)房
says/social	zh	私人房东
says/social	zh	一家(人|3口|4口|5口|子)住的(房|房子|house)
says/social	zh	自己的房子
says/social	zh	家庭房东
says/social	zh	房东(自住|同住|1家|住楼|家里|夫妇|夫妻|奶奶|爷爷|阿姨|叔叔|大叔|爸妈)
says/social	zh	(和|与|跟)房东(1起|同|合)(住|租|)
says/social	zh	住家
none	zh	非住家
says/social	zh	寄宿家庭
says/social	en	(live|living|stay|staying|lodge|lodging) with (a |an |)(local |british |english |welsh |scottish |)(family|families)
says/social	en	(live|living|stay|staying|room|lodge) with (a |an |)(older|elderly|retired) (lady|woman|gentleman|man|couple|person)
says/social	en	room in (someone|somebody|anyone|anybody)('s) (flat|house|home|place)
says/social	zh	(房子|房)是自己买的
says/social	zh	非学生(公寓|宿舍)
says/social	zh	不是学生(公寓|宿舍)
says/social	zh	上班族
says/social	en	private (flat|house|home|landlord|accommodation)(s)
says/social	en	private rental*
says/social	en	privately (rented|owned)
says/social	en	non student
says/social	en	lodger*
perhaps/social	en	lodging(s)
says/social	en	(lodge|lodging|lodgings) with
says/social	en	(normal|ordinary|regular) (flat|house|home)(s)
perhaps/social	en	host family
perhaps/social	en	homestay
says/social	en	holiday (cottage|home|let)(s)
perhaps/social	en	spare (bed |)room(s)
says/social	en	(our|my|a) (own |quiet |family |friendly |lovely |small |)home
says/social	en	family home
says/social	en	in the home of
none	en	(our|my|a) home (city|town|country|uni|university|student|counties)
none	en	(our|my|a) home from home
says/social	en	live in landlord*
says/social	en	live in landlady
says/social	en	professional(s) only
says/social	en	professional (house|flat|let|share)
says/social	en	professional (house|flat) share
says/social	en	young professional(s)
plain/social	en	(house_share|houseshare)(s)
plain/social	en	flat_share(s)
perhaps/student	en	licen(c|s)e to occupy
perhaps/student	en	my licen(c|s)e
perhaps/student	en	term (1|2|3)
perhaps/student	en	contents insurance
perhaps/student	en	(flat|kitchen) of S
perhaps/student	en	ensuite in a flat
perhaps/student	en	kitchen (is |)shared (with|between|by) S
perhaps/student	en	(study|cinema|common|games|laundry) room(s)
perhaps/student	en	(my|our|in) halls
perhaps/student	en	(on|the) campus
perhaps/student	en	full time student(s)
perhaps/student	en	current student(s)
perhaps/student	en	(warden|reslife|porter|porters)
perhaps/student	zh	(自习室|影音室|游戏室|公共休息室)
perhaps/student	zh	(全日制|在读)学生
perhaps/student	zh	(44|51|43|50|40|42|48)周合同
perhaps/student	zh	在校(生|学生)
plain/social	en	(S|terraced|terrace|detached|shared|whole|bed|beds|bedroom|bedroomed|a|an|entire|quiet|friendly|lovely|cosy|big|large|family|clean|victorian|sociable|mixed) house
plain/social	en	(girls|girl|female|females|women|ladies|boys|male) only house
plain/social	en	Sb house
plain/social	en	house (of S|to let|to rent|for rent|in)
plain/social	zh	house_(里|空|招|转|合租|出租|整租|还|剩|住|的|找)
plain/social	zh	(小|独立|整栋|的|人|间|室)_house
perhaps/social	en	(our|my) house (in|of S|to let|to rent|for rent)
perhaps/social	any	(our|my|the|this|这个|我们) house
perhaps/social	en	terrace(d)
none	en	(roof|rooftop|sky|shared|outdoor|private|sun|large|with|a) terrace
perhaps/social	en	(semi |)detached
perhaps/social	en	(townhouse|town house|cottage|bungalow|maisonette|annexe|annex|tenement)
perhaps/social	en	ex council
perhaps/social	en	victorian
plain/social	en	hmo
perhaps/social	en	housemate(s)
perhaps/social	en	(landlord|landlady)(s)
perhaps/social	en	direct from (the |)owner
perhaps/social	en	(owner|homeowner)
says/social	en	(off|through|from|via) (the |an |)(letting |lettings |estate |)(agencies|agency or)
perhaps/social	en	(letting|lettings|estate) (agent|agents|agency)
perhaps/social	en	lettings
perhaps/social	en	agent
perhaps/social	en	managed by (an |the |)agency
none	en	(no|agency) agent(s)
none	en	no (letting |estate |)(agents|agent|agency|agencies)
perhaps/social	en	ast
perhaps/social	en	assured shorthold*
perhaps/social	en	(tenancy|tenancies)
none	en	(student|hall|halls|licence) tenancy
perhaps/social	en	(prt|private residential tenancy)
perhaps/social	en	council tax
none	en	council tax (exempt|exemption|free)
none	en	(no|exempt from) council tax
none	zh	(学生|)(免|不用交|不用付|无需交)council tax
none	zh	council tax(豁免|免)
perhaps/social	zh	市政税
none	zh	(免|不用交|不用付|无需交)市政税
perhaps/social	en	(deposit protection|deposit scheme|dps|tds|safe deposits|safedeposits|mydeposits|deposit protected)
perhaps/social	en	landlord registration
perhaps/social	en	(working |)professional(s)
perhaps/social	en	(mon|monday) (to |)(fri|friday)
perhaps/social	en	(my|our) (child|children|kids|kid|husband|wife|son|daughter|dog|cat|family|baby|toddler)
perhaps/social	en	(working from home|work from home|works from home)
perhaps/social	en	current household
perhaps/social	zh	房东
none	zh	(不是|非)(2|二|)房东
perhaps/social	zh	(业主|房主)
perhaps/social	zh	(我家|家里)
none	zh	(我家人|回家里|家里人|家里有事)
perhaps/social	zh	中介
none	zh	(无|免|没有|不收|0|不付|不用付|没|非|不是)(任何|)中介(费|)
none	zh	中介(费|勿扰|勿|别|绕道|免)
perhaps/social	zh	(上班|在职|已经工作|工作党)
none	zh	(去|来|我|要|开始)上班
perhaps/social	zh	(别墅|联排|独栋|半独立|排屋)
perhaps/social	zh	(持牌|执照)
any/student	zh	学生的
any/student	en	student
any/social	zh	社会的
any/social	en	private
any/social	any	house(s)
any/social	zh	私人(房)
either	zh	都(行|可|可以|ok|好|接受|考虑)
either	zh	(均可|皆可|不限|随便)
either	en	(either|both|any of them)( is|'s| are| would be|) (fine|ok|okay|good|works|work)
either	zh	也(行|可|可以|ok|好|接受|考虑)
either	zh	都(看|要|能住|能接受)
either	zh	(不挑|无所谓|随意)
either	en	(accept|consider|take|like|open to|happy with|fine with|ok with|look at) (either|both)
either	en	either
either	en	either way
either	en	(do not|don't|no) (really |honestly |)(mind|preference)
either	en	(not bothered|not fussed|not fussy|doesn't matter)( whether| if|)
only/social	zh	(只|仅)(看|要|租|找|考虑|接受)(社会房|社会公寓|民宅|民房|私房|住宅|居民楼|房东直租)
only/student	zh	(只|仅)(看|要|租|找|考虑|接受)_(学生公寓|学生宿舍|学校宿舍|学生楼|宿舍|hall|halls)
only/social	en	(private|non student|professional) (only|lets only|rentals only)
only/social	en	professional(s)_only
only/social	en	only (young |working |)professionals
only/social	en	professional (house|flat)_share(s)
only/social	en	professional(s) (shared |)(house|flat|household|home|flatmate|flatmates|housemate|housemates|sharers|tenants|let)
only/social	en	(with|for) (other |fellow |)(young |working |)professionals
only/social	zh	(只|仅)(限|要|接受|找|和|跟|招)(上班族|职场人|工作党|在职)
only/social	zh	(上班族|职场人士|职场人|工作党|打工人|社会人士|在职人士|工作人士|白领|工作的人|上班的人)(的|)(合租|室友|舍友|合住|房子|share|house|flat)
only/social	zh	(和|跟|与|同|找)(上班族|上班的|职场人|职场人士|工作党|打工人|社会人士|在职人士|在职的|工作的人|上班的人|白领)(一起|合|同|住|share)
only/social	zh	(室友|舍友)(都|要|得|必须|全|)(是|为)(上班族|上班的|上班|职场人|职场人士|工作党|打工人|社会人士|在职|白领|工作的|工作人士)
people/student	en	students
people/student	en	student (sharers|tenants|flatmates|housemates|roommates|flat mates|house mates)
people/student	en	(not|no longer|isn't) (a |an |)[student]
only/social	en	(non student|away from student)(s)
only/social	zh	非学生(公寓|宿舍|)
none	zh	非学生(不|勿|免|别)
none	en	student(s) (loan|visa|id|discount|finance|union|card|bursary|account|status|email|council|deal)(s)
none	en	students(') union
none	en	not (just|only|exclusively) students
people/student	zh	学生
none	zh	学生(证|签|卡|票|贷|优惠|折扣|区|会|身份|免|价|党|合同|担保|邮箱|保险|号|食堂|服务|气息|时代)
none	zh	不(限|止|只|光|仅|只是|仅限|挑)学生
only/student	en	(student halls|halls|student accommodation|pbsa) only
told	zh	现(住|租)(在|的|)
told	zh	(现在|目前|之前|以前|原来|去年|一直|还|仍)(我们|我|都|)(住|在|租|住在|租在|住的|租的)
told	zh	(我|我们|她|他|人)(住|住在)
told	zh	(学校|大学)(给|分|分配|安排)(的|)
told	en	(living|live|lives|lived|stay|staying|stuck|currently|am|i'm|im|we're|was|were) (in|at)
told	en	(now|currently|been|i'm|am|was|were) paying
told	en	(my|our) (current|present|old|last|)
none	zh	(想|要|希望|打算|愿意|能|可以)(继续|)(住|住在)
none	en	(to|can|could|would|will|rather|happily) (live|stay) (in|at)
`;
