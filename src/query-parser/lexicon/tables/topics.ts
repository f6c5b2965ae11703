/** What a text is about: renting, another topic, a task for a writer, an order to the machine. The columns: `parseTable`. */
export const TOPICS = String.raw`
rental	zh	租
rental	zh	房
rental	zh	室友
rental	zh	舍友
rental	zh	落脚
rental	zh	住处
rental	zh	(找|求)(个|)窝
rental	zh	公寓
rental	zh	宿舍
rental	zh	卧室
rental	zh	入住
rental	zh	住
rental	zh	搬
rental	zh	独卫
rental	zh	单间
rental	zh	套间
rental	zh	开间
rental	zh	主卧
rental	zh	次卧
rental	zh	(室|居|居室)(#|)厅
rental	zh	居室
rental	zh	包bill
rental	zh	预算
rental	zh	床位
none	zh	房(价|地产|贷|屋贷)
none	zh	住(院|手)
none	zh	搬(院|手)
rental	en	room(s)
rental	en	(flat|house|room)_(mate|share)(s)
rental	en	flat(s)
rental	en	apartment(s)
rental	en	house(s)
rental	en	housing
rental	en	studio(s)
rental	en	stuido*
rental	en	(e|o)n_(suite|sute)
rental	en	accom*
rental	en	bed_(room|sit|der)(s)
rental	en	bed(s)
rental	en	#b(#b|#|)
rental	en	mov(e|ing)_in
rental	en	tenan(t|ts|cy|cies)
rental	en	lease
rental	en	(the|a) let
rental	en	(to|i'd|we'd|i'll|we'll|could|can) move
rental	en	sub_le(t|ase)
rental	en	short_let*
rental	en	to let
rental	en	landlord*
rental	en	bill(s)
rental	en	(student|uni|private) hall(s)
rental	en	guarantor(s)
rental	en	lodg(er|ers|ing|ings)
rental	en	place to (live|stay)
rental	en	somewhere to (live|stay)
rental	en	need (a place|somewhere)
rental	en	looking for (a place|somewhere)
none	en	room(s) (temperature|service)
paid	zh	租金
paid	zh	短租
paid	zh	出租
paid	en	(a|per) (week|month)
paid	en	p(.|)c(.|)m(.|)
paid	en	p(.|)w(.|)
paid	en	rent(s|al|als|ing|ed|)
paid	en	rented
task	zh	(帮我|给我|替我|帮忙|请|请你|能不能|可以|麻烦)(再|来|)写…(论文|作文|文章|代码|程序|脚本|诗|歌|邮件|简历|文书|小说|故事|报告|情书|作业|演讲稿|文案|笑话|ps|essay|email|cv)
task	zh	(帮我|给我|请|请你|替我|麻烦)写
task	zh	写(1|一|)(首|篇|段|封|份)
task	zh	写(代码|程序|脚本):
task	zh	翻译
task	zh	译成
task	zh	润色
task	zh	改写
task	zh	续写
task	zh	总结(1|一|)下
task	zh	概括
task	zh	什么是
task	zh	是什么意思
task	zh	(有|是)什么(区别|不同)
task	zh	讲(1|一|)个
task	zh	背(1|一|)首
task	zh	解(释|方程|这道)
task	zh	证明题
task	zh	等于(多少|几)
none	zh	(帮我|给我|请|请你|替我|麻烦)写字
none	zh	(学|读)翻译
none	zh	翻译(专业|系|学|硕士|课)
task	en	(write|compose|draft|generate|create) (me |us |out |)(an |a |the |some |my |# |)(essay|poem|haiku|limerick|story|song|code|function|script|program|letter|email|cover|cv|report|article|speech|joke|paragraph|blog|summary|word|words|sql|python|html)(s)
task	en	(write|compose|draft|generate|create) … (essay|poem|haiku|limerick|story|song|code|function|script|program|letter|email|cover|cv|report|article|speech|joke|paragraph|blog|summary|word|words|sql|python|html)(s)
none	en	(room|place|desk|somewhere|quiet|table) … to [(write|draft|create) … (essay|poem|story|song|code|script|letter|email|cv|report|article|blog|words)(s)]
task	en	translat(e|ed|es|ing|ion|or)
task	en	summari(s|z)e*
task	en	explain
task	en	define
task	en	paraphrase*
task	en	proofread*
task	en	tell me (an |a |the |)(joke|story|about|fact|history)
task	en	what('s| is| are) (an|a)
task	en	what('s| is| are) the (meaning|difference|definition)
task	en	what does … mean
task	en	solve
task	en	debug
none	en	what('s| is| are) (an|a) (good|cheap|nice)
topic	zh	放(几|多|少|)(几|多|少|)天(假|)
topic	zh	放假
topic	zh	晚饭
topic	zh	午饭
topic	zh	早饭
topic	zh	早餐
topic	zh	午餐
topic	zh	晚餐
topic	zh	吃(什|啥)(么|)
topic	zh	喝什么
topic	zh	外卖
topic	zh	天气
topic	zh	气温
topic	zh	下雨
topic	zh	下雪
topic	zh	首都
topic	zh	人口
topic	zh	历史
none	zh	自然历史博物馆
topic	zh	汇率
topic	zh	股票
topic	zh	比特币
topic	zh	机票
topic	zh	航班
topic	zh	飞机
topic	zh	(机票|航班|飞机)…(多少|几)
topic	zh	车票
topic	zh	护照
topic	zh	食谱
topic	zh	菜谱
topic	zh	怎么(做|写|学|办理|申请|去|走|坐)
topic	zh	红烧
topic	zh	火锅
topic	zh	好吃
topic	zh	美食
topic	zh	餐厅
topic	zh	餐馆
topic	zh	中餐
topic	zh	酒吧
topic	zh	二手
topic	zh	2手
topic	zh	找(工作|兼职|对象|女友|男友)
topic	zh	笑话
topic	zh	新闻
topic	zh	足球
topic	zh	比赛
topic	zh	几比几
topic	zh	欧冠
topic	zh	英超
topic	zh	球赛
topic	zh	球队
topic	zh	比分
topic	zh	电影
none	zh	电影学院
topic	zh	歌词
topic	zh	代码
topic	zh	编程
topic	zh	数学
topic	zh	方程
topic	zh	几点
topic	zh	星期几
topic	zh	几号了
topic	zh	生日
topic	zh	音乐剧
topic	zh	演唱会
topic	zh	营收
topic	zh	营业额
topic	zh	发票
topic	zh	你是谁
topic	zh	你好吗
topic	zh	你会
topic	zh	星座
topic	zh	减肥
topic	zh	感冒
topic	zh	看病
topic	zh	总统
topic	zh	首相
topic	zh	世界杯
topic	zh	圆周率
topic	zh	景点
topic	zh	旅游
topic	zh	行程
topic	zh	攻略
topic	zh	快递
none	zh	(代收|帮收|签收|收|存|放)快递
topic	zh	手机
topic	zh	电脑
topic	zh	哪年
topic	zh	谁(是|赢|发明)
topic	zh	为什么
none	zh	(机票|航班|飞机)…(#|一|二|三|四|五|六|七|八|九|十)(月|号)
none	zh	写代码
none	zh	音乐剧(专业|系)
topic	en	flight(s)
topic	en	#_(+|*|×)_#
topic	en	weather
topic	en	forecast*
topic	en	rain(ing|y|)
topic	en	snow*
none	en	snow hill
topic	en	capital (city |)of
topic	en	population
topic	en	president
topic	en	prime minister
topic	en	exchange rate*
topic	en	stock(s)
topic	en	bitcoin
topic	en	fly to
topic	en	train ticket(s)
topic	en	ticket(s)
topic	en	passport*
topic	en	recipe(s)
topic	en	how (do|to|can|does|did|old|tall|far|many)
topic	en	how long does
topic	en	joke(s)
topic	en	poem(s)
topic	en	python
topic	en	javascript
topic	en	equation*
topic	en	football
topic	en	match
topic	en	premier league*
topic	en	score
topic	en	movie(s)
topic	en	(beat|beats|lost to|drew with|played in|playing in)
topic	en	(concert|gig|festival)(s)
topic	en	train from … to
topic	en	invoice(s)
topic	en	revenue(s)
topic	en	film(s)
none	en	film (school|and television school)
topic	en	lyrics
topic	en	news
topic	en	who('s| is| are| was| won| wrote| invented)
topic	en	what('s| is|) (the |)time
topic	en	(buy|sell|selling|bought|sold)
topic	en	birthday
topic	en	second_hand
topic	en	looking for (an |a |)job
topic	en	looking for (an |a |)(part time|summer|weekend|full time|new) job
topic	en	find me a (girl|boy)friend*
topic	en	what day
topic	en	when (was|did|is)
topic	en	why
topic	en	history
none	en	natural history museum
topic	en	restaurant(s)
topic	en	pub(s)
topic	en	things to do*
topic	en	sightseeing*
topic	en	tourist*
topic	en	directions
topic	en	#_% of
topic	en	square root*
topic	en	(vet|dentist|doctor)
topic	en	(dinner|lunch|breakfast|takeaway|cook) (ideas|tonight|today|recipe|place)
none	en	(junior|trainee|my) doctor
none	en	flight(s)_(lands|land|arrives|arrive|gets in|is on|是|到|在)
none	en	how many (bed|bedrooms|beds|room|rooms|can)
study	zh	录取
study	zh	学费
study	zh	选课
study	zh	排名
study	zh	论文
study	zh	作业
study	zh	签证
none	zh	(适合|方便|可以|安心|专心|能|要|在家)(写|赶|做|改)(作业|论文)
study	en	visa(s)
study	en	tuition*
study	en	essay*
study	en	homework*
study	en	ranking*
none	en	visa(s) (ends|end|expires|expire|runs|is up|finish|finishes)
asked	any	?
asked	zh	吗
asked	zh	呢
asked	zh	么
asked	zh	多少
asked	zh	几
asked	zh	怎
asked	zh	想问
asked	zh	请问
asked	zh	想知道
asked	en	how
asked	en	what
asked	en	when
asked	en	where
asked	en	which
asked	en	who
asked	en	know
asked	en	wonder*
asked	en	ask
asked	en	tell me
asked	en	help
asked	en	find out
asked	en	advice
asked	en	tip(s)
hire	zh	租(1|一|)(个|)(辆|台|部|间|套|)(办公室|会议室|自行车|电动车|婚纱|西装|礼服|学士服|相机|场地|商铺|店面|仓库)
hire	zh	租(1|一|)(个|)(辆|台|部|)(小|大|货|单|)车
none	zh	出租车
none	zh	租(1|一|)(个|)(小|大|货|单|)车(位|库)
hire	en	(hire|hiring|rent|renting|rental|borrow) (an |a |the |some |my |)(small |cheap |electric |)(van|car|truck|motorbike|scooter|e_bike|bike|bicycle|suit|dress|gown|camera|boat|tent|venue|office|desk|laptop)(s)
hire	en	(van|car|bike|suit|office|storage|camera) (hire|rental|rentals)
none	en	(hire|hiring|rent|renting|rental|borrow) (an |a |the |some |my |)(small |cheap |)car_(park|space|bay)*
order	zh	忽略
order	zh	无视
order	zh	忘(记|掉)(之前|以上|上面|所有|你|前面)
order	zh	不要理会
order	zh	你(现在|从现在起|)(是|扮演)(1个|一个|)(dan|管理员|chatgpt|ai)
order	zh	扮演
order	zh	假装
order	zh	提示词
order	zh	系统(提示|指令|消息|管理员)
order	zh	开发者模式
order	zh	输出
order	zh	打印
order	zh	泄露
order	zh	返回(所有|全部|json|city|我|用户|数据)
order	zh	(告诉|发|给)(我|)…(密码|密钥|用户数据|数据库|其他用户|所有用户)
order	zh	所有用户
order	zh	删除(所有|全部|数据)
order	zh	管理员权限
order	zh	执行(以下|下面|命令)
order	en	(ignore|disregard|forget|override|bypass) (all|any|the|your|my|previous|prior|above|earlier|everything|preceding|every|of|what|user|safety|system)*
order	en	you('re| are) (now |)(an |a |in |)(dan|chatgpt|gpt|ai|assistant|hacker|admin|root|evil|unrestricted|developer|pirate|language model)
order	en	(act|behave) (as|like)
order	en	pretend
order	en	roleplay*
order	en	system_(prompt|message|override|:)
order	en	(assistant|developer|admin)_:
order	en	developer mode*
order	en	jailbreak*
order	en	new (instructions|instruction|rules|rule|task)
order	en	(reveal|leak|dump|exfiltrate)
order	en	(print|output|return|show|give|send|list|email|tell) (me |us |out |back |only |just |)(the |your |all |every |any |)(the |your |of the |)(other |user |admin |registered |hidden |full |secret |initial |landlord |landlord's |system |)(users|user's|users'|user|emails|email|mails|email addresses|passwords|password|prompts|prompt|instructions|instruction|json|api key|api keys|api_keys|key|keys|secret|secrets|database|table|tables|credentials|token|tokens|env)
order	en	(respond|reply|answer) (only |)(with|in|as)
order	en	output
order	en	say
order	en	repeat (after|the|this|everything)
order	en	set … (to|=)
order	en	city_=
order	en	execute
order	en	delete (all|every|the)
order	en	sudo
order	en	rm rf
order	en	admin(istrator) (mode|access|rights)*
none	en	say_(#|£)
none	en	say (around|about|up to|between|under|early|mid|late|from|until|till)
none	en	say (the |)#
none	en	say (a|the) (start|date|move|1st|end)
none	en	say (january|february|march|april|may|june|july|august|september|october|november|december)
none	en	say (jan|feb|mar|apr|jun|jul|aug|sep|sept|oct|nov|dec)
none	en	say (monday|tuesday|wednesday|thursday|friday|saturday|sunday|christmas|easter)
none	en	(they|he|she|we|i|people|builders|agents) say
none	en	set … to (live|move|stay|rent)
near	en	near
near	en	close to
near	en	next to
near	en	beside
near	en	walk(s|ing|able|)
near	zh	离
near	zh	靠近
nearBehind	zh	附近
nearBehind	zh	旁
nearBehind	zh	周边
wish	zh	(我|)(想|要|求|找)
wish	zh	(帮我|帮|)找
wish	zh	求租
wish	zh	需要
wish	en	(i'm |i am |)looking for
wish	en	i need
wish	en	i want
wish	en	need (a|an)
wish	en	find me (a|an)
none	en	(say|output|print|repeat|reply|respond|answer|write|return|tell|show|that|with|as|to|user|users|i) [(i need|i want|need a|need an|find me a|looking for)]
`;
