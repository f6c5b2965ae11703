/**
 * What channels are called by which people are reached, and the words that lead to a contact. Forms are in plain writing
 * (`listing/plain-writing.ts`) in small letters, traditional characters beside the simplified ones. The columns: `parseTable`.
 *
 * - `channel`: a name behind which any account may follow, one of letters alone, too
 * - `messenger`: English goes on in words behind it ('WeChat me')
 * - `word`: means something else as often ('Victoria line')
 * - `nickname`: the account behind it may be in Chinese characters, if a sign or a word of `label` stands between them
 * - `named`: the same without such a sign
 * - `phone`: a number follows
 * - `verb`, `purpose`: may stand between a name and its account
 * - `label`: the same, and says that an account follows
 * - `username`: an account follows without a channel's name
 * - `ask`: asks to be added or written to
 * - `plus`: the sign for it
 * - `same`: another channel has the same account or number
 * - `also`, `between`: stand behind and among words of `same`
 * - `group`: what the reader is added to or writes for, behind an account
 * - `lead`: leads to a contact and says nothing without it
 * - `joint`: leads from one way to another
 * - `call`: invites to write
 * - `topic`: what one writes for; on a line with a contact it says nothing else
 * - `fact`: says something of the room or of who may live there, as short as it may be
 */
export const CONTACTS = String.raw`
channel	zh	(微|威|薇|徽|維|维|歪)(_|·|.|*|/)信(号|號|)
channel	zh	(微|威|薇|徽|維|维|歪)_信_(号|號|)
channel	zh	(v|绿|綠)_信(号|號|)
channel	zh	(微|威|薇|v)_(❤|♥|💗|💕|💚)
channel	zh	(❤|♥|💗|💕|💚)_(微|威|薇|v)
channel	zh	卫星(号|號|)
channel	zh	(绿|綠)泡泡
channel	zh	小(绿|綠)书
channel	zh	(绿|綠)色(软件|泡泡|app)
channel	any	🛰
channel	any	💚
channel	any	🟢💬
channel	any	🐧
channel	any	we_i_xin
channel	any	w.e.i.x.i.n
channel	any	w_e_i_x_i_n
channel	zh	[vx]*
channel	zh	[wx]*
channel	zh	v( |.|)x(号|號|)
channel	zh	w(.|)x(号|號|)
channel	zh	vv( |.|)x(号|號|)
channel	zh	vvv(x)
none	en	vxrail
channel	zh	加_(个|我|下|一下|)_[v]
channel	zh	加_(个|我|下|一下|)_[(w|q)]
channel	zh	加_(个|我|下|一下|)_[(微|威|薇|徽)]
channel	zh	(jia|➕|+)_(我|)_[(v|w|q)]
channel	zh	(jia|➕|+)_(我|)_[(微|威|薇|徽)]
none	zh	加_v(ideo|iew|acuum)*
channel	zh	大(红|紅)(书|書|薯)(号|號|)
channel	zh	小(红|紅)(书|書|薯)(号|號|)
channel	zh	(红|紅)(书|書)(号|號|)
channel	zh	(小|)(地瓜|番薯)(号|號|)
channel	zh	(小|)🍠(号|號|)
channel	zh	📕(号|號|)
channel	zh	xhs(号|號|)
channel	zh	(薯|🍠)(号|號|)
channel	any	q_q(号|號|群|)
channel	zh	q_扣(号|)
word	zh	扣
channel	zh	(扣扣|抠抠|叩叩|企鹅|企鵝|球球)(号|號|群|)
none	zh	企(鹅|鵝)(公园|公園|馆|館)
messenger	any	w(_|.|*)e(_|.|*)c(_|.|*)hat
messenger	any	w_e_c_h_a_t
messenger	any	w.e.c.h.a.t
messenger	any	w*e*c*h*a*t
messenger	any	w_3_c_h_a_t
messenger	any	w(3|ee|ei)_chat
messenger	any	wech(@|4)t
messenger	any	telegram
messenger	any	电报
messenger	any	電報
messenger	any	what(')s_a(p|pp)
messenger	any	wats_app
messenger	any	w_app
messenger	any	linked_in
messenger	any	what_app
messenger	any	whatsap(p)s
messenger	any	insta(gram)
messenger	any	red_note
messenger	any	red_book
messenger	any	snap(_chat)
messenger	any	kakao(_talk)
messenger	any	zalo
messenger	any	抖音(号|號|)
messenger	any	微博(号|號|)
messenger	any	weibo
messenger	any	大眼仔
messenger	any	b站
messenger	any	闲鱼
messenger	any	豆瓣
none	en	snap(_)(on|shot|s)
word	any	line
word	any	ins
messenger	any	(ig|tg)
word	any	tele
word	any	fb
word	any	wa
word	any	q
word	any	v
word	any	face_book
word	any	脸书
word	any	messenger
word	any	discord
word	any	skype
word	any	signal
word	any	viber
word	any	teams
word	any	twitter
word	any	推特
word	any	threads
word	any	tik_tok
word	any	bere_al
word	any	(纸|小|)飞机(号)
word	any	微
word	any	威
word	any	薇
named	zh	(微信|wechat)(号|的|里|)(，|,|)_(昵称|暱称|暱稱|名字|名)
nickname	zh	(小|)(红|紅)(书|書|薯)(号|號|账号|帐号|帳號|昵称|id|)
nickname	zh	(抖音|微博|b站|豆瓣|闲鱼|公众号|视频号)(号|號|账号|帐号|昵称|id|)
nickname	zh	(小|)(🍠|📕)(号|昵称|id|)
nickname	any	(xhs|xiaohongshu|red_note|rednote)(号|号码|昵称| id|)
phone	zh	(联系|聯繫|聯絡|)(电话|電話)(号码|号|號碼|)
phone	zh	手(机|機)(号码|号|號碼|號|)
phone	zh	致电
phone	zh	座机
phone	en	tel(ephone)(.)
phone	en	(tele|)phone( number| no| no.|)
phone	en	mob(ile)( number| no| no.|)
phone	en	cell( phone)
phone	en	call
phone	en	ring
phone	en	text
phone	en	txt
phone	en	sms
label	any	id
label	zh	(账|帐|帳)(号|號)
label	zh	(号|號)码
label	zh	(昵称|暱称|暱稱)
label	zh	用户名
label	any	(user_name|username)
label	en	name
label	any	(老|小|新|)(号|號)
verb	any	no
verb	any	number
verb	zh	(联系|聯繫|聯絡)
verb	en	both
label	en	@ is
label	zh	(搜|搜索|同名|叫|是|就是)
verb	zh	我(的)
verb	zh	群
verb	zh	(群|)主
verb	zh	客服
verb	zh	吧(，|,|)
verb	en	me
verb	en	is
verb	en	's
verb	en	handle
verb	en	[(on|at)] @
verb	en	(are|r|just)
purpose	zh	看(视频|房)
purpose	zh	约看
purpose	zh	私信(我|)
purpose	zh	聊聊
purpose	zh	(找|加|私|戳|问|滴|滴滴|滴一下)我
purpose	zh	(私|滴|滴滴|戳)
purpose	zh	(咨询|諮詢|沟通|交流|详聊|细聊|私聊|详谈|了解|询问|联系|聯繫)
username	en	(user_name|username|handle|user id)
username	en	my (id|@)
channel	en	my [(face_book|fb)]
channel	en	(find|add|search) (me |us |for me |)(on|at) [(face_book|fb|insta|instagram|snap|snapchat|wechat|messenger|line|telegram)]
channel	en	(user_name|username|handle|user id|my id|my @) is
username	en	the usual
username	en	socials
username	any	id
none	en	(student|photo|property|room|listing|ref|reference|valid|id|with|unit|job|booking) id
none	en	id (card|check|required|needed|number)
username	zh	(我的|)(账|帐|帳)(号|號)
username	zh	用户名
phone	zh	(qq_|)(邮箱|电邮)
phone	any	[(qq |)e_mail]_(:|：|)_A
ask	zh	(加|搜|搜索|私信|私|联系|聯繫|关注|關注|滴滴|戳|敲|找)(我|一下|下|个|)
ask	zh	(d|dd)(我|一下|)
ask	zh	(滴|敲敲|踢|喊|小窗|cue)我
none	any	#_pm
none	zh	(增|附|再|另|需|外|参|更|施|追|叠|交|强|累)加
none	zh	加(热|湿|床|钱|租|价|上|拿|收|油|班|起|盖|装|急|一)
none	zh	找(室友|房|人)
ask	en	add( me| us|)
ask	en	(dm|pm|d m)( me| us|)
ask	en	(dms|inbox|pms)
ask	en	follow( me|)
ask	en	ping( me|)
ask	en	hmu
ask	en	hit me up
ask	en	find me
ask	en	find
ask	en	(message|msg|contact|text|txt|drop|inbox)
ask	en	(search|search for)
ask	en	my contact
plus	any	➕(我|)
plus	zh	jia(我|)
same	zh	同(号|名|步|款号)
same	zh	同一个
same	zh	也是
same	zh	一样
same	zh	通用
same	zh	同(一个|)
same	zh	(均可|都可|都可以|都行|也行|也可|也可以|也能加|也有)
same	en	same
same	en	too
same	en	as well
same	en	also
between	en	on
between	en	as
between	en	for
between	en	is
between	en	the
also	en	number
also	en	name
also	en	id
also	en	username
also	en	handle
between	en	my
between	en	or
between	en	and
between	en	only
between	en	/
between	zh	也
between	zh	或(者)
between	zh	和
between	zh	短信
between	zh	电话
also	zh	手机(号)
also	zh	号
between	zh	跟
between	zh	与
between	zh	都
group	zh	(进|入|拉|加)(微信|交流|租房|看房|)群
group	zh	(看房|看视频|约看|约看房|备注|备註|咨询|諮詢|详聊|细聊|私聊|详谈|了解|询问|聊|联系|聯繫)
group	zh	(获取|要|发)(更多|视频|照片|图片|详情)
group	zh	拉你
group	zh	通过
group	en	for (details|more|info|photos|pics|viewings|a viewing|more info|more details|pictures|video|a video)
joint	zh	或(者)(是)
joint	zh	和
joint	en	or
joint	en	and
lead	zh	是
lead	zh	(请|)(发|)邮件(到|至|给|)
lead	zh	(请|)发(到|至)
lead	zh	邮箱
lead	zh	(联系|聯繫|聯絡)(方式|方|)
lead	zh	加(我|个|一下|)
lead	zh	打(我的|我|给我)
lead	zh	打(我|给我)(电话|手机)
lead	zh	备注
lead	zh	打
lead	zh	(请|可以|也可以|可|直接)
lead	en	at
lead	en	on
lead	en	to
lead	en	via
lead	en	by
lead	en	use
lead	en	through
lead	en	e_mail(s)
lead	en	mail
lead	en	contact(s)
lead	en	(contact|call|ring|message|msg|text|email|mail|reach|reply to|write to|dm|pm|add|find) [(me|us)]
lead	en	my
lead	en	is
call	zh	(有意|有意者|有意向|有意愿|感兴趣|需要|想租|有兴趣|喜欢|想要|诚心)(的|者|请|可|)(同学|小伙伴|朋友|宝子|姐妹|)
call	zh	(请|可|可以|欢迎|随时|直接|都可以|都可|均可|都行|也可以|也行|也可|吧|哦|哈|啦|呀|谢谢|即可|就行|就好|有意者请|的)
call	zh	(私我|私信|私聊|私|联系我|联系|滴滴我|滴滴|滴我|戳我|戳|滴|加我|加室友|加|评论区|私信我|私聊我|添加|进群|入群|拉群|拉你)
call	en	(please|pls|plz|kindly|thanks|thank you|thx|cheers|x|xx|xxx)
topic	en	no (text|texts|call|calls|agent|agents|agency|agencies|sales)
call	en	(dm|pm|message|msg|contact|text|txt|call|ring|email|add|write|reach|reply|get in touch|drop|a line|a message|us)
call	en	(if|if you are|if you're|for|on|at|to|via|by|or|and|with|me|us|just|best)
call	en	(interested|details|more info|more details|more information|is best|feel free|do not hesitate|don't hesitate|let me know)
topic	zh	(看房|想看房|约看|约看房|约|咨询|諮詢|详聊|了解|询问|了解详情|更多信息|更多|详情|视频|照片|看房联系|预约|备注|评论|后台|站内)
topic	zh	(联系人|联系方式|联络方式)
topic	en	(info|information|viewing|viewings|a viewing|enquiries|questions|any questions|photos|pics|pictures|video|landline|office|my|the|you|just|can|also|either|through|happy to)
fact	any	(£|￡)_#
fact	any	#_(个|)(周|月|天|间|室|房|卫|镑|磅)
fact	any	#_(pw|pcm|p/w)
fact	any	#_(week|month|bed)(s)
fact	zh	(每|)(周|月)(租|)#
fact	zh	(押金|账单|短租|单间|主卧|次卧|可议|可谈|女生|男生|女士|限女|限男|情侣|宠物|猫|狗|抽烟|吸烟|安静)
fact	en	(deposit|bill|bills|short let|short lets|ensuite|en suite|studio|negotiable)
fact	en	(not|quiet|girl|girls|female|females|male|males|couple|couples|pet|pets|student|students|professional|professionals)
fact	en	smok*
fact	en	no
none	en	no (text|texts|call|calls|agent|agents|agency|agencies|sales)
`;

/** Words behind a channel's name or a word that asks to be added which are no accounts, and rental words that 加 and ➕ add. */
export const NO_ACCOUNTS = new Set(
  [
    "only please group preferred first below above number contact available sublet message messages account friend friends call calls",
    "messaging groups text texts here thanks thank video viewing viewings chat welcome fine also anytime soon user users payment transfer required",
    "moments details detail info possible accepted instead either both private better best easier easiest down open same with work works okay",
    "most always never good great ideal quickest fastest hidden covered included marketplace jubilee central victoria northern district",
    "circle piccadilly bakerloo metropolitan elizabeth overground page stories wifi yes please pls and for the you your this that when what",
    "from until now today tomorrow any anyone asap before after about more photos photo pics pictures questions interested enquiries",
    "bill bills gas water electric electricity council tax internet broadband parking gym tv desk bed beds sofa fridge uber tesco deposit",
    "ensuite studio studios double single room rooms flat flats house home hall halls kitchen bathroom shower heating fee fees rent laundry",
    "cleaning cleaner insurance utilities utility contents netflix sky alexa balcony garden lift key keys housemate housemates flatmate",
    "roommate roommates student students professional professionals couple couples people person london leeds manchester sheffield",
    "birmingham nottingham bristol glasgow edinburgh liverpool newcastle cardiff york durham bath oxford cambridge coventry leicester",
    "landlord agent agents agency office reception manager team directly direct privately asking need have can will would just them they",
    "post posts profile feed passport driving licence card decker high low price rent type begin end date pet friendly let lets to no smoking smoker smokers bedroom bathroom furnished unfurnished short long term stay new big large small nice",
    "him her mine ours not but are was were been has had did does don't is me us my our hey hello hiya sorry urgent",
  ].flatMap((line) => line.split(" ")),
);

/** What a number behind it counts or names: 'room204' is no account. */
export const NUMBERED_WORDS = new Set(
  [
    "room flat studio block zone floor level unit house bus line type apt apartment bed beds bedroom bath box suite phase plot tower hall",
    "term week weeks month months year day days spring summer autumn winter jan feb mar apr may jun jul aug sep sept oct nov dec january",
    "february march april june july august september october november december covid wifi band grade class desk kitchen building route gate",
    "platform exit terminal area lot site no number step part round season ps mp usb wi iphone ipad xbox sony vita unite moda axis chapter",
    "comp econ math maths law bio chem phys psyc busi mgmt ref code pin key week semester b am pm stage court house top age aged under over from",
    "about approx only max min upto until till than just rent price deposit bill bills pounds gbp rmb pcm pw",
  ].flatMap((line) => line.split(" ")),
);
