/** Kinds of rooms and homes, and what is counted in them. The columns: `parseTable`. */
export const ROOMS = String.raw`
studio	en	studio(s)
studio	en	studio(s)_(flat|apartment|apt|room|unit|公寓|房间|房|单间)(s)
studio	en	loft
studio	en	bed_sit(s|ter|ters|)
studio	en	bachelor (flat|pad|apartment|unit)*
none	en	(art|yoga|dance|music|recording|fitness|film|tv) studio(s)
none	en	studio (culture|work|project|crit|life|session|space|album|time|hours|practice|course|class|tutor|brief)*
none	en	[loft] room
none	en	loft (conver|storage)*
studio	zh	(单身|单人|1人|单间|独立)公寓
studio	zh	(大|)开间
studio	zh	1室户
studio	zh	开放式
studio	zh	(死|斯|史|司|思|私|诗|)(丢丢|丢迪|图迪|图丢)(欧|奥|)
none	zh	开放式(的|)(大|)(厨|客|阳台|衣柜|办公)
studio	zh	(带|有|)(独卫|独立卫浴|独立卫生间|独立厨卫)(的|)_studio
studio	en	en_suite studio(s)
selfContained	zh	(不用|不必|不想|不要|不愿|不愿意|无需|不)(再|)(要|)(跟|和|与)(人|别人|其他人|他人|陌生人|室友|舍友)(1起|)(共用|合用|公用|共享|分享)(厨房|厨卫)
selfContained	en	(own|private|individual|independent) (kitchen|kitchenette)_(and|&|+|/)_(bath_room|bath|shower|shower_room|toilet|wc|loo|washroom)
selfContained	en	(own|private|individual|independent) (bath_room|bath|shower|shower_room|toilet)_(and|&|+|/)_(kitchen|kitchenette)
/selfContained	en	shar(e|ed|ing) (a |an |the |my |any |)kitchen(s)
/selfContained	zh	(共用|合用|公用|共享)(的|)(厨房|厨卫)
selfContained	en	self_(con|cont|contain|contained)(_flat|_unit|_apartment|_room|_studio|)
ensuite	en	(en|on|un)_(suit|sut|siut)(e|es|s|)
ensuite	en	en(/|.|. )(suit|sut|siut)(e|es|s|)
ensuite	en	en(s|)/s
ensuite	en	(e|o)n_sweet(s)
ensuite	en	(my |its |your |their |)(own|private|personal|individual|independent|attached|integrated|adjoining) (small |modern |new |full |clean |nice |big |little |separate |independent |shower |)(bath_room|bath_rooms|bath|baths|shower|shower_room|shower_rooms|toilet|toilets|wc|loo|washroom|washrooms|wetroom)
ensuite	en	(bath_room|bath|shower|toilet|washroom|wc) (to|for|of) my(self| own)
ensuite	en	(bed_|)room with (a |an |)(bathroom|shower|shower room|toilet)
ensuite	zh	(恩|昂|盎|en)(睡|随|隋|税|穗|碎|遂)(特|忒|套|)
ensuite	zh	恩_suit(e)
ensuite	zh	(安|嗯)(睡|随)(特|忒|套)
ensuite	zh	独(卫|胃|位|尉|味|浴|厕)
ensuite	zh	独立卫
ensuite	zh	独(立|立的|用|)(卫生间|洗手间|卫浴|浴室|厕所|淋浴|淋浴间)
selfContained	zh	独立厨卫
ensuite	zh	(私人|专用|专属|单独|自己|自带|内置|带|带有|配|配有|有)(的|独立|独立的|)(卫生间|洗手间|卫浴|浴室|厕所|淋浴|淋浴间)
ensuite	zh	(带|含)卫
ensuite	zh	(卫生间|洗手间|卫浴|浴室|厕所|bathroom)(不要|不想|不用|不)共用
ensuite	zh	(卫生间|洗手间|卫浴|浴室|厕所|bathroom)(要|最好|必须|得|是|)(独立|独用|私用|自己用|自己的)
selfContained	zh	(自己|独立|单独|私人)(的|)厨房(和|、|及|与|/)(卫生间|洗手间|卫浴|浴室|厕所)
ensuite	zh	套(间|房|卧)
none	zh	[(带|有|)(独卫|独立卫浴|独立卫生间)]的S_(室|居|房|b|bed)
none	zh	(恩|昂|盎|en)随(便|意|着)
none	zh	(带|含)卫(星|视)
/ensuite	zh	(共用|共享|分享|合用|share)_(卫生间|洗手间|卫浴|浴室|厕所)
/ensuite	en	shar(e|ed|ing) (a |an |the |my |)(bath_room|bath_rooms|bath|shower|toilet|wc|loo|washroom)
double	zh	双人(间|房)
double	zh	(2|两)人间
double	zh	大床(间|房)
double	zh	双人床(的|)(房|间|房间)
double	zh	双床(间|房)
double	zh	标间
double	en	(double|dbl) (sized |)(bed_|)(room|rooms|rm|rms)
double	en	twin (bed |bedded |)(room|rooms)
double	en	(king|queen) (size |sized |)(bed |)room(s)
double	en	(king|queen) (size |sized |)bedroom(s)
double	en	double(s)
none	en	(double|single|twin|dbl)(s)_(bed|beds|bedded|mattress|mattresses|glazed|glazing|booked|booking|paying|occupancy|decker|storey|sofa|wardrobe|oven|check|checked|whammy|digit|digits)
none	en	(be|was|be the|almost|nearly|over|pay|paying|cost|costs) double
none	en	double (that|what|the|my|your)
oneBedroom	en	single bed(room|roomed|) (flat|apartment|house|place)(s)
single	zh	单间
forOne	zh	单人间
forOne	zh	单人房
forOne	zh	1人(间|房)
single	zh	单房
single	zh	单(件|见|坚)
single	zh	主卧
single	zh	次卧
single	zh	主人房
single	zh	独立房间
none	zh	单房东
none	zh	单(件|见|坚)事
none	zh	单件(衣|行)
forOne	en	(single|sgl) (person |)(bed_|)(room|rooms|rm|rms)
ensuite	en	(single|sgl) (person |)(en suite |ensuite )(bed_|)(room|rooms|rm|rms)
forOne	en	box room(s)
single	en	(private|own|spare|master) (bed_|)(room|rooms|rm|rms)
forOne	en	single(s)
none	en	(a|not a|no|every|any) single (day|night|week|month|penny|pound|one|thing|time|reply)
none	en	single (mum|mom|mother|dad|father|parent|man|woman|lady|guy|girl|boy|male|female|person|people|professional|professionals|working|student|students|user|use|household|payment|sum|traveller|nurse|mums|dads|parents)
roomInShare	en	[(bed_|)room(s)] (available |)in … (shared|flat_share|house_share)
flatshare	zh	(合|和|盒|河)(租|祖|组)
flatshare	zh	合住
flatshare	zh	夹租
flatshare	zh	拼房
flatshare	zh	拼租
flatshare	zh	分租
flatshare	zh	搭房
flatshare	zh	同租
flatshare	zh	合伙租
flatshare	zh	share_房
flatshare	zh	共享公寓
flatshare	zh	(找|招|求|寻|缺)…(室友|舍友)
flatshare	en	(flat|house|room|apartment)_shar(e|es|ed|ing|er|ers)
flatshare	en	(flat|house|room|apartment)_(shair|shaer|shear|shre|sharre|sharr)
flatshare	zh	加入…(house|flat|合租)
flatshare	en	(join|joining) (a|an|your|their|some) (existing |)(house|flat|household)
flatshare	en	hmo(s)
flatshare	en	co_living
room	en	lodging(s)
flatshare	en	shar(e|ed|ing) (a |an |the |my |our |)(S bed |S bedroom |S person |)(house|flat|apartment|accom|accommodation|accomodation|property|properties|living|place|home|housing|student house|student flat|student accommodation|room)(s)
flatshare	en	shar(e|ing) with (other|an|some|friend|girl|student|people|house|flat|room)*
flatshare	en	shar(e|ing) with S (other|people|girl|student)*
flatshare	zh	(不要|不想要|不想有)[(室友|舍友)]
none	zh	(不要|不想要|不想有)[(室友|舍友)](抽|吸|太|是|养|有|带|吵|打|在|男|女)
flatshare	en	(no|without|done with) [(room|flat|house)_mate(s)]
none	en	(no|without|done with) [(room|flat|house)_mate(s)] (who|that|with|from|over|under)
flatshare	zh	(没有|没|无)[(室友|舍友)](的|)
none	zh	(还|现在|目前|暂时)(没有|没|无)[(室友|舍友)]
flatshare	zh	(跟|和|与|同)(人|别人|其他人|他人|陌生人|不认识的人|外人|任何人)(一起|1起|1块|1块儿|同|)(住|合住|同住|共住|居住)
flatshare	zh	(跟|和|与|同)(人|别人|其他人|他人|陌生人|任何人)(共享|分享|共用)(房子|公寓|空间|1套|一套|同一套)
flatshare	en	liv(e|ing) with (other |any |random |)(people|strangers|others|anyone|anybody|randoms|flatmate|housemate|roommate|flat mate|house mate)(s)
flatshare	en	(don't|do not|never|hate|dislike) (want |need |having |)(any |)[(room|flat|house)_(mate|mates)]
flatshare	en	shared_(flat|house|home|apartment|accommodation|accom|property|living|place)(s)
alone	zh	1(个|)人(住|居|居住|独住|独居|租|租房|租住)
alone	zh	(独居|独住|独自住|独自居住|单独住|单独居住|单独租|单人独住|单人居住)
alone	zh	(想|要|准备|打算|希望|可以|能|只想|只要|喜欢|还是)(我|)(自己|自己1个人|1个人|单独)(住|居住|租|租房|1个人住)
alone	zh	自己(1个人|)住
alone	zh	1个人(的|)(空间|独享)
none	zh	[1个人住](也|都|过)
none	zh	(现在|目前|一直|平时|之前|以前)…[(1个人|自己)住]
alone	en	(live|living|be|stay|staying|rent|renting) (alone|solo|independently|on my own|by my_self)
alone	en	by my_self
alone	en	on my own
alone	en	(place|flat|home|house|somewhere|apartment|space) of my own
alone	en	(my |)own (place|flat|apartment)
alone	en	my own space
alone	en	(flat|place|home|apartment|house) (just |only |all |)for (me|myself)
alone	en	single person (flat|apartment|home)
alone	en	nobody else
flatshare	en	(no|without) [other (tenant|people|occupant|resident|sharer)](s)
none	en	(have|has|had|got|left|leaving|letting|out|about) (my |our |their |his |her |)own (place|flat|apartment)
alone	en	to my_self
alone	en	solo (living|tenant|occupant|renter)
alone	en	(flat|apartment|home|place) for (1|one)
none	en	(room|bathroom|bath|shower|toilet|kitchen|ensuite|bed|desk|fridge|floor) (all |)to my_self
none	en	(flat|apartment|home|place) for 1_(week|month|year|night|day|term|semester|bed|bedroom)(s)
none	en	(come|coming|travel|travelling|arrive|arriving|cook|cooking|study|studying|pay|paying|moved|moving) (over |here |)(alone|by my_self|on my own)
sharing	en	shar(e|ing)
none	en	single (sex|gender)
none	en	[shar(e|ing)] (a|an|the|my|your|our|some|any|with|between|bills|costs|rent|of|it|your|kitchen|bathroom|photos|pictures|pics|contact|details|info|in)
mates	en	lodger(s)
mates	zh	室友
mates	zh	舍友
mates	en	(room|flat|house)_mate(s)
none	zh	(室友|舍友)(都|)(已经|突然|临时|刚|也|都|要|快|)(要|快|)(跑路|跑了|走了|走|搬|退租|毕业|回国|放鸽|鸽了|不续|不租)
none	en	(room|flat|house)_mate(s) (just |has |have |is |are |suddenly |all |)(just |suddenly |)(left|leaving|bailed|moved|moving|pulled|dropped|ghosted|quit|gone)
room	zh	房间
room	zh	1间屋(子|)
room	zh	1间房
room	zh	(1间|单独|单独的|独立|独立的|自己|自己的)(1间|)卧室
room	zh	雅房
room	zh	间房
room	zh	个房
room	zh	床位
room	zh	有床就行
none	zh	间房东
none	zh	个房(东|子)
room	en	(bed_|)room(s)
room	en	lodger('s|s|s') (bed_|)room
room	en	(rm|romm|roomm)(s)
none	en	(living|bath|dining|common|shower|wash|utility|laundry|study|meeting|sitting|rest|store|storage|game|games|cinema|changing|reception|wet|chat|head|leg|legs|gym|sun|tv|white|engine|show|social|mail|bike|party) room(s)
none	en	of room
none	en	(any |what |which |the |no |)room type(s)
none	en	(my |its |your |their |)(own|private) (bath_room|shower|shower_room|toilet|wc) (across|opposite|down|along|outside|next door)
none	en	room(s) (temperature|service|number|mate|mates|for improvement|for error|for negotiation|for manoeuvre|for maneuver)
room	zh	1间
none	zh	1间(做|当|书|厨|办|医|咖|教|工作|客|浴|卫生|洗|公司|店|餐|超|学)
told	en	paid
told	zh	(我|本人|自己)(自己|现在|本人|)住(的|)(是|)
told	en	(i'm|i am|i live|i'll be) in the
none	zh	(想|要|准备|打算|希望|可以|能|让|适合)(我|他|她|孩子|)自己(1个人|)住
told	en	paying
told	en	(lived|living|stayed|staying|was|were|i'm|he's|she's|we're|they're|are|currently) in
told	en	(live|living) in (my|our|his|her|their)
none	en	(are|we're|i'm|they're) in (a hurry|a rush|need|no)
told	en	(i|we) (live|stay|lived|stayed) in
told	en	out of (a|an|my|our|the|)
told	en	(viewed|showed me|shown)
told	en	of us in
told	en	(parents|mum|dad|brother|sister|friend|mate|cousin|colleague|boyfriend|girlfriend) (have|has|had|own|owns|live|lives|rent|rents|rented|pay|pays|got)
told	en	(my|our) rent (is|was|in|here|at)
told	en	hated
told	en	(old|last|previous|current) (place|room|flat)
told	zh	(之前|以前|原来|去年|现在|目前|上次)(住|租)(的|了|过|在|)
told	zh	[(现在|目前)]…(住|租|挤)
told	zh	(原本|原来|本来)
told	zh	(住|租)了
none	zh	(合|整)[租了]
told	zh	家(里|)(只|就)有
told	zh	(住|租)的
none	zh	(要|想|准备|打算)(住|租)的
none	zh	(合|整|出|短|长|转|分)[租的]
told	zh	(看|租|住)过
none	zh	看过来
told	zh	看了
told	zh	住在
none	zh	(要|想|打算|希望)…[住在]
told	zh	[(同事|朋友|同学|室友|舍友|学长|学姐|哥|姐|妹|弟)]的
told	zh	推(荐|)的(都|)(是|)
left	en	(leaving|giving up|moving out of|vacating|ending) (my|our|a|the|)
left	en	[(my|our)] (S bed|studio|ensuite|en suite)
left	zh	(搬出|退掉|退了|离开)
left	zh	[(我|我们|现在)(的|这个)](studio|ensuite|S居|S室|单间)
wish	en	want(s|ed|ing|)
wish	en	need(s|ing|)
wish	en	looking for
wish	en	after
wish	en	prefer
wish	en	would like
wish	en	'd like
wish	en	hoping for
wish	en	now
wish	en	this time
wish	en	so
wish	en	next
wish	zh	想
none	zh	想(到|起|念|家|法|象)
wish	zh	找
wish	zh	要
wish	zh	求
wish	zh	换成
wish	zh	(现|现在)(出|转|招|空)
wish	zh	[,_(出|转|招租|出租|转租)]_(主卧|次卧|单间|master|1间|ensuite|小|大|另)
wish	zh	这次
wish	zh	希望
`;
