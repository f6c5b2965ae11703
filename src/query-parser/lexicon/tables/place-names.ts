/**
 * Words around the name of a place that say whether it is a name there, or of a code whether it numbers something. Senses in `-before` end directly before it, those in `-behind`
 * begin behind it; `word` covers a Chinese name that is part of other words there. `places/context/name-meaning.ts` has the rules.
 * The columns: `parseTable`.
 */
export const PLACE_NAMES = String.raw`
place-before	en	(in|at|near|nr|around|within|outside|toward|towards|to|from|central|greater|downtown|inside|live)
place-before	en	(city|town|university|uni|area) of
place-before	en	(college|visit|visiting|between|but|except|not|avoid)
place-before	zh	(在|去|到|离|近|住|来|往|找|从|要|是|租)
the-before	en	the
article-before	en	(a|an|my|your|own)
word-before	en	(a|an|own|private|share|shared|separate|with|hot|my|your|its|the|for|of|like|love|enjoy|enjoys|do|no|good)
word-before	en	(great|big|best|nice|new|some|quiet|or|and|plus|shower|toilet|bed|beds|kitchen|family|book|books)
word-before	en	(proof|student|full|half|barclays|hsbc|lloyds|santander|natwest|guardian|fish|dog|dogs|into|hobbies|is)
word-before	en	(am|are|was|be|keep|keeps|while|after|before|when)
word-before	any	(w/|&|+|#)
word-before	zh	(带|有|包|含|个|和|爱)
thing-behind	en	room(s)
none	en	room(s) (share|for rent|to rent|available|near|under|max|below|£|#)
thing-behind	en	(nook|corner|lamp|lamps|light|glass|glasses|book|books|list|lists|skill|skills|chair|space|desk|club|habit|tub|tubs|towel|towels|mat|mats)
thing-behind	en	(and|or|&) shower
thing-behind	en	(water|tap|taps|robe|account|accounts|statement|statements|holiday|holidays|transfer|details|card|loan)
thing-behind	en	(balance|manager|shop|toastie|toasties|bar|bars|floor|wall|walls|walled|built|cottage|player|team|match|breaker|agent)
thing-behind	en	(area|week|price|time)
none	en	(area|week|price|time) of
sentence-behind	en	(of|is|it|to be|as possible|this|that|your|my|the|about|through|all|a|now|them|on|every|most|late|while)
sentence-behind	en	in (bed|the|peace|silence|a|my)
sentence-behind	en	at (home|night|my)
sentence-behind	en	(and|or|&|,) (cooking|baking|writing|drawing|painting|gaming|watching|listening|playing|singing|walking|running|hiking|cycling|swimming|travelling|traveling|studying|sleeping|parking)
place-behind	en	('s|) (city|town|uni|univ|university|station|tube|underground|centre|center|campus|college|spa|area|studio|flat|house|ensuite|en suite|apartment|uk|england)
edge-before	en	(studio|flat|room|ensuite|en suite|house|apartment|flatshare|share|sublet|accommodation|london|street|road|rd|lane|avenue)
edge-behind	en	(under|max|below|up to|from|for|budget|around|about|or|and|near|close|between|starting|less|over|per|zone|area|london)

door-before	en	(flat|room|house|apartment)(.|)
numbered-before	en	(unit|block|floor|level|no|number|bus|route|line|terminal|gate|building|tower)(.|)
numbered-before	en	(grade|cefr|english|german|french|visa|vitamin|model|iphone|galaxy|samsung|type|size|paper|seat|row|section|the)(.|)
numbered-before	zh	(第|楼|栋|室|座|号|英语|德语|法语|水平|公交|房型|户型)
numbered-behind	en	(motorway|mac|macbook|chip|pro|bus|level|visa|english|german|french|size|sized|paper|junction)
numbered-behind	zh	(路|号线|栋|楼|室|座|公交|级|水平|英语|户型|房型)

street-behind	en	(street|st|road|rd|avenue|ave|lane|ln)
road-behind	en	(square|sq|gardens|gdns|terrace|crescent|grove|mews|circus|drive|parade|row|way)
road-behind	zh	(大街|大道|路|街|广场)
none	zh	路(边|上|过|途|程)
none	zh	街(区|头|边|道)
other-behind	zh	(球迷|球队|足球|队|死忠|的死忠)
none	zh	队友
other-behind	en	(forest|fc|f.c.|fan|fans|supporter|supporters|rovers|wanderers|albion|hotspur|united)
other-behind	en	city (fan|fc|supporter)
none	en	united kingdom
other-before	en	(new|little)
other-behind	en	(massachusetts|new hampshire|north carolina|connecticut|pennsylvania|alabama|kentucky|texas|ohio|maine|wisconsin)
other-behind	en	(nsw|ontario|canada|usa|united states|america|australia|new zealand|nova scotia|tasmania|jamaica)
called-before	en	my (first |sur|last |)name(s|'s| is|:|)
called-before	en	name(:|s|'s)
called-before	en	(i'm|im) called
called-before	en	call me
called-before	en	(mate|flatmate|housemate|roommate|classmate|coursemate|friend|girlfriend|boyfriend|landlord|landlady|dog|cat)( is|'s|) (called|named)
called-before	en	(mr|mrs|ms|miss|dr|prof)(.|)
called-before	zh	叫
called-before	zh	英文名(是|)

nickname-behind	zh	(家|概|约|床|窗|厅|小|型|量|于|致|叔|神|胆)
long-nickname-behind	zh	(家|概|约|床|窗|厅|小|型|量|于|致|叔|神|胆|房|点|些|街|道|路|1点|一点)
word	zh	(价|规|风|资|性|合|品|人)[格大]
word	zh	(可|亲|恋|喜)[爱大]
word	zh	[爱大](房|海|城)
word	zh	谢[谢大]
word	zh	(大|预|签|条|合|节)[约大]
word	zh	(意|福|便|胜|有|顺|权|红)[利大]
word	zh	(越|河|湖|云|海|东|西|济)[南大]
word	zh	[南大](毕业|本科|街|门)
word	zh	(荷|波|芬|格)[兰大]
word	zh	[兰大](毕业|本科)
word	zh	(高|中|报|备|参|补)[考大]
word	zh	[考大]学
word	zh	(刷|银|办)[卡大]
word	zh	(公|发)[布大]
word	zh	(中|繁|豪|清|东)[华大]
word	zh	(吉|科)[普大]
word	zh	[拉大]距
word	zh	(森|东|北)[林大]
word	zh	扣[纽大]
word	zh	意[思大]
word	zh	[雷大]雨
word	zh	[格拉](纳达|茨|夫)
word	zh	价[格村]
word	zh	公[布市]
word	zh	宣[布城]
word	zh	[南安](排|静|全|置)
word	zh	[牛津](出版|考试|词典|字典|书虫|英语|鞋|布|阅读|树|大词典|高阶)
none	zh	[牛津]布鲁
word	zh	[剑桥](的|)(英语|商务|词典|雅思|ielts|ket|pet|fce|cae)
word	zh	[剑桥](真题|少儿|五级|5级|通用|公爵|出版|考试|考官|学派|a_level)
word	zh	(新|公爵)[约克]
word	zh	[约克](郡|夏|公爵)
word	zh	[爱丁堡]公爵
word	zh	[爱丁]堡公爵
word	zh	[加的夫](妻|妇|人)
word	zh	里[兰卡]
word	zh	[兰卡]威
word	zh	(高|重)[新堡]
word	zh	[新堡]垒
word	zh	(罗|马|德|大|英|蒙|法)[帝国]
word	zh	[帝国](时代|主义)
word	zh	(个|位)[金匠]
word	zh	[伦敦城]区
word	zh	(条|的)[老街]
word	zh	(河|湖|江)[南岸]
word	zh	玉[米堡]
word	zh	(地|东)[西区]
word	zh	地[东区]
word	zh	(同|城)[德比]
word	zh	[德比](战|大战|较)
word	zh	[林肯](车|汽车|公园)
word	zh	[巴斯](光年|克)
word	zh	[索大]全
word	zh	(养|只)[金丝雀]
word	zh	[海德](格|堡)
word	zh	[亚非]拉
word	zh	[政经](新闻|类)
word	zh	(个|座|在)[城市大学]
word	zh	[坎特]里
word	zh	[罗素]集团
`;
