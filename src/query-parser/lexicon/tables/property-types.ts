/**
 * What tells a student residence from an ordinary flat or house. The columns: `parseTable`.
 *
 * - `student`, `social`: says it; searches refuse one by it ('no student halls')
 * - `brand`: a company that runs student residences; to refuse one refuses no other
 * - `house`: an ordinary house
 * - `perhapsStudent`, `perhapsSocial`: speaks for it where nothing says it
 * - `anyStudent`, `anySocial`: names a kind beside the other one alone
 * - `either`: takes both
 * - `onlyStudent`, `onlySocial`: takes no other
 * - `told`: what is named behind it is where the author lives or lived
 */
export const PROPERTY_TYPES = String.raw`
student	zh	学生(公寓|宿舍|楼|房)
student	zh	学生_(house|hall|halls|accommodation)
none	zh	学生房(源|东)
student	zh	学校(宿舍|公寓)
student	zh	校(内|园)(宿舍|公寓|住宿)
student	zh	大学(宿舍|公寓)
student	zh	宿舍
student	zh	公寓官网
none	zh	(我|我们|我的|她|她的|他|他的|现|现在|目前|之前|以前|分到|从|离开|搬出|逃离|退了)(学校|大学|的|)宿舍
none	zh	(临时|短期)宿舍
none	zh	(学校|学生|大学|)宿舍(都|也|)(排不上|没排上|排不到|申不上|申请不上|没申上|没申到|没抽到|抽不中)
student	zh	on_campus_的_(ensuite|studio|单间|房间|房|宿舍)
student	zh	(学校|学院|大学)(住宿|)系统(里|内|)(转|转租|办|走)
none	zh	(学校|学生|大学|)宿舍…(到期|清空|退租|退房|退掉|退了|关门|关闭|隔壁|合同|搬出|装修|涨价)
student	zh	purpose_built_(那种|的|宿舍|公寓)
student	en	student stock
student	en	student room(s)
student	zh	学生(屋|屋仔)
student	en	student acc*
student	en	student acom*
student	en	student hous*
student	en	student home*
student	en	student hall*
student	en	student res*
student	en	student flat*
student	en	student studio*
student	en	student block*
student	en	student building*
student	en	student living*
student	en	student apartment(s)
student	en	student let(s)
student	en	pbsa*
student	en	purpose built student*
student	en	cluster (flat|apartment)(s)
student	en	on campus (room|ensuite|en suite|studio|flat)
student	en	on campus acc*
student	en	(room|ensuite|en suite|studio|accommodation) on campus
student	en	campus (room|ensuite|en suite|studio|accommodation)
student	en	hall(s) of residence*
student	en	(university|uni|college|lse|ucl|kcl|residence) hall(s)
student	en	halls
none	en	student (residence|residences|halls|accommodation) (do not|don't|does not|doesn't|will not|won't|would not|wouldn't) (accept|take|have|let)
none	en	(my|our|in|left|leaving) halls
none	en	halls road
student	en	(dorm|dormitory|dorms|dormitories)
none	en	(my|our|left|leaving) (dorm|dormitory|dorms|dormitories)
student	en	student digs
student	en	(uni|university|college) (accommodation|accom)
student	en	(bronze|silver|gold|platinum|premium|classic|standard|deluxe|superior) (ensuite|en suite|studio)(s)
brand	en	unite
brand	en	unite student(s)
none	en	unite (with|the|us|our|to)
brand	en	iq
none	en	iq (test|tests|score|scores)
brand	en	vita
brand	en	vita student(s)
none	en	(dolce|ps|la|curriculum) vita
none	en	vita coco
brand	en	scape
brand	en	urbanest
brand	en	(student |)roost
brand	en	yugo
brand	en	aparto
brand	en	nido
brand	en	uninest
brand	en	mezzino
brand	en	abodus
brand	en	liberty living
brand	en	liv student(s)
brand	en	campus living
brand	en	student castle
brand	en	study inn
brand	en	victoria hall
brand	en	prima village
brand	en	novel student(s)
brand	en	prestige student(s)
brand	en	host student(s)
brand	en	hello student(s)
brand	en	fresh student(s)
brand	en	true student(s)
brand	en	true (glasgow|liverpool|birmingham|newcastle|salford|swansea|nottingham|manchester|leicester)
brand	en	crm student(s)
brand	en	downing student(s)
brand	en	sanctuary student(s)
brand	en	derwent student(s)
brand	en	canvas student(s)
brand	en	capitol student(s)
brand	en	now student(s)
brand	en	every student
brand	en	homes for student(s)
brand	en	collegiate
none	en	collegiate (system|university)
brand	en	chapter (spitalfields|kings|highbury|old street|portobello|islington|ealing|white city|lewisham|south bank|aldgate|london bridge)
brand	en	chapter (living|student|students|studio|ensuite|en suite|bronze|silver|gold)
brand	zh	chapter_(学生公寓|公寓|的)
social	zh	社会(房|公寓)
social	zh	民(宅|房)
social	zh	私房
social	zh	居民楼
social	zh	住宅(楼|区|)
social	zh	(阿姨|叔叔|奶奶|爷爷|大爷|本地人|当地人|英国人|房东)家(里|)
social	zh	小区
none	zh	(学生|公寓)小区
social	zh	自住(的|)房
social	zh	家庭房东
social	zh	房东(自住|同住|1家|住楼|家里|夫妇|夫妻|奶奶|爷爷|阿姨|叔叔|大叔|爸妈)
social	zh	(和|与|跟)房东(1起|同|合)(住|租|)
social	zh	住家
social	zh	寄宿家庭
social	en	(live|living|stay|staying|lodge|lodging) with (a |an |)(local |british |english |welsh |scottish |)(family|families)
social	en	(live|living|stay|staying|room|lodge) with (a |an |)(older|elderly|retired) (lady|woman|gentleman|man|couple|person)
social	en	room in (someone|somebody|anyone|anybody)('s) (flat|house|home|place)
social	zh	(房子|房)是自己买的
social	zh	非学生(公寓|宿舍)
social	zh	不是学生(公寓|宿舍)
social	zh	上班族
social	en	private (flat|house|home|landlord|accommodation)(s)
social	en	private rental*
social	en	privately (rented|owned)
social	en	non student
social	en	lodger*
perhapsSocial	en	lodging(s)
social	en	(lodge|lodging|lodgings) with
social	en	(normal|ordinary|regular) (flat|house|home)(s)
perhapsSocial	en	host family
perhapsSocial	en	homestay
social	en	holiday (cottage|home|let)(s)
perhapsSocial	en	spare (bed |)room(s)
social	en	(our|my|a) (own |quiet |family |friendly |lovely |small |)home
social	en	family home
none	en	(our|my|a) home (city|town|country|uni|university|student|counties)
none	en	(our|my|a) home from home
social	en	live in landlord*
social	en	live in landlady
social	en	professional(s) only
social	en	professional (house|flat|let|share)
social	en	professional (house|flat) share
social	en	young professional(s)
social	en	(house_share|houseshare)(s)
social	en	flat_share(s)
perhapsStudent	en	licen(c|s)e to occupy
perhapsStudent	en	my licen(c|s)e
perhapsStudent	en	term (1|2|3)
perhapsStudent	en	contents insurance
perhapsStudent	en	(flat|kitchen) of S
perhapsStudent	en	ensuite in a flat
perhapsStudent	en	kitchen (is |)shared (with|between|by) S
perhapsStudent	en	(study|cinema|common|games|laundry) room(s)
perhapsStudent	en	(my|our|in) halls
perhapsStudent	en	(on|the) campus
perhapsStudent	en	full time student(s)
perhapsStudent	en	current student(s)
perhapsStudent	en	(warden|reslife|porter|porters)
perhapsStudent	zh	(自习室|影音室|游戏室|公共休息室)
perhapsStudent	zh	(全日制|在读)学生
perhapsStudent	zh	(44|51|43|50|40|42|48)周合同
perhapsStudent	zh	在校(生|学生)
house	en	(S|terraced|terrace|detached|shared|whole|bed|beds|bedroom|bedroomed|a|an|entire|quiet|friendly|lovely|cosy|big|large|family|clean|victorian|sociable|mixed) house
house	en	Sb house
house	en	house (of S|to let|to rent|for rent|in)
house	zh	house_(里|空|招|转|合租|出租|整租|还|剩|住|的|找)
house	zh	(小|独立|整栋|的|人|间|室)_house
perhapsSocial	any	(our|my|the|this|这个|我们) house
perhapsSocial	en	terrace(d)
none	en	(roof|rooftop|sky|shared|outdoor|private|sun|large|with|a) terrace
perhapsSocial	en	(semi |)detached
perhapsSocial	en	(townhouse|town house|cottage|bungalow|maisonette|annexe|annex|tenement)
perhapsSocial	en	ex council
perhapsSocial	en	victorian
house	en	hmo
perhapsSocial	en	housemate(s)
perhapsSocial	en	(landlord|landlady)(s)
perhapsSocial	en	direct from (the |)owner
perhapsSocial	en	(owner|homeowner)
perhapsSocial	en	(letting|lettings|estate) (agent|agents|agency)
perhapsSocial	en	lettings
perhapsSocial	en	agent
perhapsSocial	en	managed by (an |the |)agency
none	en	(no|agency) agent(s)
none	en	no (letting |estate |)(agents|agent|agency|agencies)
perhapsSocial	en	ast
perhapsSocial	en	assured shorthold*
perhapsSocial	en	(tenancy|tenancies)
none	en	(student|hall|halls|licence) tenancy
perhapsSocial	en	(prt|private residential tenancy)
perhapsSocial	en	council tax
none	en	council tax (exempt|exemption|free)
none	en	(no|exempt from) council tax
none	zh	(学生|)(免|不用交|不用付|无需交)council tax
none	zh	council tax(豁免|免)
perhapsSocial	zh	市政税
none	zh	(免|不用交|不用付|无需交)市政税
perhapsSocial	en	(deposit protection|deposit scheme|dps|tds|safe deposits|safedeposits|mydeposits|deposit protected)
perhapsSocial	en	landlord registration
perhapsSocial	en	(working |)professional(s)
perhapsSocial	en	(mon|monday) (to |)(fri|friday)
perhapsSocial	en	(my|our) (child|children|kids|kid|husband|wife|son|daughter|dog|cat|family|baby|toddler)
perhapsSocial	en	(working from home|work from home|works from home)
perhapsSocial	en	current household
perhapsSocial	zh	房东
perhapsSocial	zh	(业主|房主)
perhapsSocial	zh	(我家|家里)
none	zh	(我家人|回家里|家里人|家里有事)
perhapsSocial	zh	中介
none	zh	(无|免|没有|不收|0|不付|不用付|没|非|不是)(任何|)中介(费|)
none	zh	中介(费|勿扰|勿|别|绕道|免)
perhapsSocial	zh	(上班|在职|已经工作|工作党)
none	zh	(去|来|我|要|开始)上班
perhapsSocial	zh	(别墅|联排|独栋|半独立|排屋)
perhapsSocial	zh	(持牌|执照)
anyStudent	en	student
anySocial	en	private
anySocial	zh	私人(房)
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
onlySocial	zh	(只|仅)(看|要|租|找|考虑|接受)(社会房|社会公寓|民宅|民房|私房|住宅|居民楼|房东直租)
onlyStudent	zh	(只|仅)(看|要|租|找|考虑|接受)(学生公寓|学生宿舍|学校宿舍|学生楼|宿舍)
onlySocial	en	(private|non student|professional) (only|lets only|rentals only)
onlyStudent	en	(student halls|halls|student accommodation|pbsa) only
told	zh	(现在|目前|现|之前|以前|原来|去年|一直|还|仍)(我们|我|都|)(住|在|租|住在|租在|住的|租的)
told	zh	(我|我们|她|他|人)(住|住在)
told	zh	(学校|大学)(给|分|分配|安排)(的|)
told	en	(living|live|lives|lived|stay|staying|stuck|currently|am|i'm|im|we're|was|were) (in|at)
told	en	(now|currently|been|i'm|am|was|were) paying
told	en	(my|our) (current|present|old|last|)
none	zh	(想|要|希望|打算|愿意|能|可以)(继续|)(住|住在)
none	en	(to|can|could|would|will|rather|happily) (live|stay) (in|at)
`;
