/**
 * Who may live there, and with whom. The columns: `parseTable`. `#-people` is as many as the form counts, and as the note adds: 'me
 * and 3 friends' are four.
 */
export const OCCUPANTS = String.raw`
pets/no-pets	zh	宠物
pets/no-pets	zh	养(了|有|着|个|只|1只|2只|小|)(猫|狗|仓鼠|兔|鸟)
pets/no-pets	zh	养…(猫|狗)
pets/no-pets	zh	(带|有)(着|我的|我家|1|只|条|个|小|)(猫|狗|喵|汪)
pets/no-pets	zh	#(只|条)_(小|大|)(猫|狗|兔|鹦鹉|🐶|🐱)
pets/no-pets	zh	猫(咪|主子|奴)
pets/no-pets	zh	狗狗
pets/no-pets	zh	(猫|狗|🐱|🐶|🐈|🐕)_(可|能|行|友好|ok)
pets/no-pets	zh	(一|几|两)(只|条)_(小|大|)(猫|狗|兔|鹦鹉|🐶|🐱)
pets/no-pets	zh	毛孩子
pets/no-pets	zh	铲屎官
pets/no-pets	zh	泰迪
pets/no-pets	zh	柯基
pets/no-pets	zh	金毛
pets/no-pets	zh	布偶
pets/no-pets	zh	橘猫
pets/no-pets	zh	仓鼠
pets/no-pets	zh	鹦鹉
pets/no-pets	en	pet(s)
pets/no-pets	en	petfriendly
pets/no-pets	en	petsallowed
pets/no-pets	en	cat(s)
pets/no-pets	en	dog(s)
pets/no-pets	en	kitten(s)
pets/no-pets	en	pupp(y|ies)
pets/no-pets	en	hamster*
pets/no-pets	en	(terrier|labrador|poodle|spaniel|corgi|bulldog|retriever|dachshund|chihuahua|husky|rabbit|guinea pig|budgie|parrot|tortoise)(s)
pets/no-pets	en	animals
none	zh	(热|天)狗
none	zh	熊猫
none	zh	对(猫|狗|猫毛|狗毛)过敏
none	zh	(猫|狗)毛过敏
none	zh	(猫|狗)粮
none	zh	单身狗
none	en	allergic to (cats|dogs|pets)
none	en	(cat|dog|cats|dogs) allerg*
none	en	isle of dogs
/no-pets	zh	猫
/no-pets	zh	狗
no-pets	en	pet(s) free
/female-only	zh	男
/female-only	zh	男(生|性|的|人|士|租客)
/female-only	en	(men|man|males|male|boys|guys|lads)
none	zh	男(朋|)友
none	zh	男女
none	en	male female
female-only	zh	(室友|舍友)…是女(生|孩子|孩|性)
female-only	zh	(仅|只|)限女(生|性|)
female-only	zh	(室友|舍友)(们|)(最好|都|也|要|得|必须|全|)(是|为|)女(孩子|孩|生|性|)
female-only	zh	(只|仅)(要|租|找|招|收|接|考虑|接受|给|和|跟|想和|想跟|想找|)女(生|)
female-only	zh	全(是|都是|)女(生|)
female-only	zh	女(生|性|孩子|孩|)(的|)(公寓|宿舍|拼房|优先|住的房|房客|租客)
female-only	zh	女(生|性|士)(单间|套间|房间|床位|主卧|次卧)
female-only	zh	(不想|不要|不愿|不愿意|不能|不|拒绝|别)(和|跟|与)男(生|的|人|性|孩)(子|)(们|)(一起|住|合|同)
female-only	zh	同性室友
female-only	zh	女(生|性|士)(专用|专属)
female-only	zh	女(生|性)限定
female-only	zh	(females|female|girls|girl|women|woman|lady|ladies|女生|女孩|女性)('s|)_only
female-only	zh	(合租|和租|分租|share|室友)…[女生]
female-only	zh	[女生]…(合租|分租|share)
female-only	en	only (for |)(female|girl|wom|lad)*
female-only	en	all (female|girl|woman|women)(s)
female-only	en	(female|girl|girls|women|woman|women's) (household|house|flat|hall|floor|preferred|tenant|accommodation|sharers|sharer|share)
female-only	en	(with|for) (other |only |just |2 |3 |)(girls|females|women|ladies)
female-only	en	(1|one|another|more) (more |)(girl|female|woman)
female-only	en	(females|female|girls|girl|woman|women) student (house|flat|hall|household|accommodation)
female-only	en	female sharing
none	en	not (an |)(females|female|girls|girl|women|woman)('s|)_only
none	zh	(不是|不用|不)(女生|女|限女|限女生)_only
none	zh	不限女(生|)
female-only/male-only	zh	(室友|舍友)女
female-only/male-only	zh	女(生|性|孩子|孩|)(的|)(室友|舍友|合租)
female-only/male-only	zh	(找|招|求|寻|要|想和|想跟|想与)(个|1个|1位|几个|#个|位|)(爱干净|干净|安静|靠谱|好相处|不抽烟|中国|华人|同龄|)(的|)女(生|孩|士|性|室友|舍友)
female-only/male-only	zh	(找|招)…女(生|室友|舍友)
female-only/male-only	en	(female|girls|girl|women|woman) (student |)(house|flat|room)_(mates|mate|share)
/male-only	zh	女(生|性|的|人|士|租客)
/male-only	en	(females|girls|women)
none	zh	女(朋|)友
none	zh	女儿
none	en	(males|boys) (and|or) (females|girls)
none	en	(females|girls) (and|or) (males|boys)
none	zh	(室友|舍友)(们|)(最好|都|要|得|必须|全|)(是|为|)男女
male-only	zh	(仅|只|)限男(生|性|)
male-only	zh	(室友|舍友)(们|)(最好|都|要|得|必须|全|)(是|为|)男(生|性|)
male-only	zh	(只|仅)(要|租|找|招|收|接|考虑|接受|给|和|跟|)男(生|)
male-only	zh	全(是|都是|)男(生|)
male-only	zh	男(生|性|)(的|)宿舍
male-only	en	(males|male|boys|boy|men|man|guys|guy|lads|lad) only
male-only	en	only (for |)(males|male|boys|boy|men|guys|lads)
male-only	en	all (male|boy)(s)
male-only	en	male household
none	zh	不限男(生|)
male-only/female-only	zh	(找|招|求|寻)(个|1个|1位|几个|)(爱干净|安静|靠谱|)(的|)男(生|孩|士|性|室友|舍友)
male-only/female-only	zh	男(生|性|)(的|)(室友|舍友|合租)
male-only/female-only	en	(men|man|males|male) (flat|house|room)_(mate|share)(s)
mixed-gender	zh	男女(不限|混住|混合|均可|都可|都可以|都行|都ok|皆可)
mixed-gender	zh	(不限|不分)(男女|性别)
mixed-gender	zh	性别(不限|无所谓)
mixed-gender	en	mixed (gender|sex|group)
mixed-gender	en	mixed (house|flat)*
mixed-gender	en	co_ed
mixed-gender	en	any gender*
mixed-gender	en	male (house|flat|room)mates (are |)(ok|fine)
couples	zh	情侣
couples	zh	夫妻
couples	zh	夫妇
couples	zh	小(2|两)口
couples	zh	(2|两)口子
couples	zh	老公
couples	zh	老婆
couples	zh	(男|女)(朋|)友
couples	zh	(和|跟|与|带)(我|)(的|)(对象|爱人|先生|太太|媳妇)
couples	zh	双人(入住|居住|可住|住)
couples	en	couple(s)
couples	en	missus
couples	en	hubby
couples	en	gf
couples	en	bf
couples	en	other half
couples	en	husband
couples	en	wife
couples	en	partner
couples	en	(boy|girl)friend
couples	en	fianc(e|é|ee|ée)
couples	en	spouse
couples	en	(double|dual) occupancy*
couples	en	2 (people|person|adults) (can |)(live|stay|living|sharing|in 1)
none	zh	(男|女)(朋|)友好
none	en	couple(s) (of|week|weeks|month|months|day|days|year|years)
none	en	(split|broke|breaking|splitting) up with my (boy|girl)friend
none	en	ex (boy|girl)friend
none	en	(boy|girl)friend (lives|works|pays)
couples+2-people	zh	(2|两|俩)(个|)人(1起|)(能|可以|可|都|)(住|入住|同住)
1-person	zh	1(个|)人(住|居|居住|入住|独|租|租房|租住)
1-person	zh	自己1(个|)人
1-person	zh	(想|要|准备|打算|希望|可以|能|只想|只要|喜欢|还是)(我|)(自己|单独)(住|居住|租|租房)
1-person	zh	(独住|单独住|单独居住|单独租|单人住|单人独住|单人居住)
1-person	zh	(1|个)人(的|)(空间|独享|独立空间)
1-person	zh	独自
1-person	zh	独居
1-person	zh	单人入住
1-person	en	for 1 person
1-person	en	just (for |)me
1-person	en	on my own
1-person	en	(live|living|be|stay|staying|rent|renting) (alone|solo|independently)
1-person	en	by my_self
1-person	en	(place|flat|home|house|somewhere|apartment|space) of my own
1-person	en	(want|need|find|get|rent|looking for|after|have|prefer) (my |)own (place|flat|apartment|home|space)
1-person	en	(all |)to myself
1-person	en	single person
1-person	en	solo (living|tenant|occupant|occupancy|renter)
1-person	en	(flat|apartment|home|place|somewhere|accommodation) for (1|one)
none	en	for 1_(week|month|year|night|day|term|semester|bed|bedroom)(s)
1-person	en	single occup*
2-people	zh	(我|本人)(和|跟|与)(我|1个|我的|)(好|)(朋友|同学|闺蜜|同事|姐姐|妹妹|哥哥|弟弟|姐妹|兄弟)(一起|1起|1块|想|要|找|都|打算|准备|合租|整租|2|俩)
2-people	en	(me|i|myself) (and|&|n|+|plus) (a|my|1) (best |good |uni |)(friend|mate|pal|bestie|classmate|coursemate|colleague|sister|brother|flatmate|housemate|roommate)
2-people	en	(a|my|1) (best |good |uni |)(friend|mate|pal|bestie|classmate|coursemate|colleague|sister|brother) (and|&|n|+|plus) (i|me|myself)
#-people	zh	我们S(个|名|位|)(人|女生|男生|女孩|男孩|女孩子|男孩子|同学|朋友|学生|小伙伴|姐妹|兄弟|室友|舍友)
#-people	zh	我们S个(一起|1起|都|想|要|找|合租|整租|准备|打算|在|住)
#-people	zh	[S(个|名|位|)(人|女生|男生|女孩|男孩|女孩子|男孩子|同学|朋友|学生|小伙伴|姐妹|兄弟|闺蜜)](一起|1起|1块|整租|租整|找房|找房子|求租|平摊|分摊|分房租|同住|想租|想找|要租|要找|准备租|打算租)
none	zh	住_S(个|)人(间|寝|宿)
none	zh	(房东|邻居|人家)…家(3|4|5|三|四|五)口
#-people	zh	(1共|一共|总共|人数_:|人数|住得下|能住|可住|住)_S(个|名|位|)人
#-people	zh	(我|本人|我们)(和|跟|与|还有|加|加上)(另外|我|我的|其他|)S(个|名|位|)(好|女|男|)(朋友|同学|闺蜜|姐妹|兄弟|同事|小伙伴|哥们|女生|男生|女孩|男孩)	+1
#-people	zh	(我|本人)(和|跟|与|还有)(另外|我|我的|)S(个|名|位|)(室友|舍友)(一起|1起|1块|想|要|都|在找|找|打算|准备|合租|整租)	+1
#-people	zh	(和|跟|与)(我|我的|另外|)S(个|名|位|)(好|)(朋友|同学|闺蜜|姐妹|兄弟|同事|小伙伴|哥们)(一起|1起|1块|整租|合租|找房|想租|想找|要租|租)	+1
#-people	en	(S of us|group of S|party of S)
#-people	en	(flat|house|home|place|apartment|somewhere|property|accommodation) (for|sleeps) (us |)S
#-people	en	(for|we're|we are|us) S (people|ppl|persons|students|friends|mates|girls|guys|boys|lads|women|men|adults|sharers|professionals|flatmates|housemates)
#-people	en	S (people|ppl|students|friends|mates|girls|guys|boys|lads|women|men|sharers|professionals) (looking|searching|wanting|need|want|seeking|after|moving|sharing)
#-people	en	(me|i|myself) (and|&|n|+|plus|with) (my |)S (other |best |good |close |uni |)(friends|mates|pals|classmates|coursemates|course mates|colleagues|besties|buddies|girls|guys|lads|flatmates|housemates|roommates|others)	+1
#-people	en	(my |)S (other |best |good |close |uni |)(friends|mates|pals|classmates|coursemates|course mates|colleagues|besties|buddies|flatmates|housemates|roommates|others) (and|&|n|+|plus) (i|me|myself)	+1
#-people	zh	(找|招)S(个|名|位|)(室友|舍友)(一起|1起|)(合租|整租|租)	+1
#-people	en	(find|finding|need|looking for) S (flatmates|housemates|roommates|people) to (rent|live|share|look)	+1
#-people	en	with (my |)S (other |best |good |close |uni |)(friends|mates|pals|classmates|coursemates|course mates|colleagues|besties|buddies)	+1
none	en	(flat|house|home|place|apartment|somewhere|property|accommodation) for S_(weeks|week|months|month|mths|years|year|nights|night|days|day|terms|term|semesters|semester|hours|min|mins|minutes|bed|beds|bedrooms|pm|pw|pcm)
none	en	(room|bedroom|double|single|ensuite|place|spot) … (S of us|group of S)
none	en	(S of us|group of S) (live|living|share|shared|sharing|in|into|squeezed|crammed|were) (a|an|1|one|here|there|in|into|the|this|that)
3-people+family	zh	(1|一|)家(3|三)口(人|子|)
3-people+family	zh	(3|三)口(之家|人|子)
4-people+family	zh	(1|一|)家(4|四)口(人|子|)
4-people+family	zh	(4|四)口(之家|人|子)
5-people+family	zh	(1|一|)家(5|五)口(人|子|)
5-people+family	zh	(5|五)口(之家|人|子)
#-people+family	en	family of S
family	zh	带…[(孩子|小孩|娃|宝宝|女儿|儿子|小朋友|婴儿|家属|家人)]
family	zh	(和|跟|与|同)(我|我的|)(孩子|小孩|娃|宝宝|女儿|儿子|家人|爸妈|父母|爸爸妈妈)(一起|1起|1块|住|同住)
family	zh	(老婆|妻子|太太|媳妇|老公|先生|丈夫|爱人|夫妻|夫妇|夫妻俩|夫妻2人|2口子)(和|跟|与|加|、|+|)(1个|2个|3个|)[(孩子|小孩|娃|宝宝|女儿|儿子|婴儿|娃娃)]
family	zh	(我|我们|家里|家)(还|)有…(孩子|小孩|娃|宝宝|婴儿)
family	zh	S_个_(大人|成人|成年人)…(孩子|小孩|娃|宝宝|儿童)
family	zh	(1|一)家(子|人|老小)
family	zh	(全家|举家)(一起|搬|过来|入住|要|想|去|租|住|找)
family	zh	家庭(租房|求租|找房|入住|居住)
family	zh	陪读
family	zh	(爸妈|父母|爸爸妈妈|公婆)(和|跟|与)我
family	zh	(我|我们)(和|跟|与)(爸妈|父母|爸爸妈妈|公婆)
family	zh	(怀孕|孕妇|待产|单亲|单身妈妈|单亲妈妈)
none	zh	(老公|老婆|先生|太太|丈夫|妻子|爱人|对象)(来|过来|要来|会来|)[陪读]
none	zh	(帮|帮忙|替|给)…带…(孩子|小孩|娃|宝宝)
none	zh	(老婆|妻子|太太|老公|先生|丈夫)(和|跟|与|)[(孩子|小孩|娃|宝宝|女儿|儿子)](在|留在|还在|住在)
none	zh	(他|她|儿子|女儿|孩子|妹妹|弟弟)(现在|目前|)(和|跟|与)…S(个|名|位|)(朋友|同学|闺蜜|同事|室友|舍友)(合租|住|一起|)
none	zh	(我|我们|家里|家)(还|)有…(孩子|女儿|儿子)(在|要去|去|考上|读)
family	en	(with|and|n|+|plus|&|have|has|got|bring|bringing) (a |an |my |our |the |his |her |S |one |)(new |small |young |little |baby |newborn |S year old |S month old |)(baby|babies|child|children|kid|kids|toddler|toddlers|newborn|infant|son|sons|daughter|daughters|kiddo|little one|bub)
4-people+2-couples	en	2 couples
4-people+2-couples	zh	(2|两)对(情侣|夫妻|夫妇)
#-people+couples	en	(a |1 |)couple (and|&|n|+|plus|with) (a |my |our |their |)S (other |more |good |single |)(friends|mates|pals|classmates|coursemates|colleagues|flatmates|housemates|singles|others|girls|guys|people)	+2
3-people+couples	en	(a |1 |)couple (and|&|n|+|plus|with) (a |1 |their |our |)(friend|mate|pal|flatmate|sister|brother)
#-people+couples	en	S (other |good |single |)(friends|mates|pals|classmates|coursemates|colleagues|flatmates|housemates|singles|others|girls|guys|people) (and|&|n|+|plus|with) (a |1 |)couple	+2
#-people+couples	en	(my |the |)(bf|gf|boyfriend|girlfriend|partner|husband|wife|fiance) (and|&|n|+|plus) (our |my |another |)S (other |good |)(friends|mates|pals|classmates|colleagues)	+2
#-people+couples	zh	(1对|)(情侣|夫妻|夫妇)(和|加|加上|跟|与|带|+|还有)(我们|另外|)S(个|名|位|)(朋友|同学|闺蜜|同事|室友|单身|女生|男生|人)	+2
#-people+couples	zh	S(个|名|位|)(朋友|同学|闺蜜|同事|单身|女生|男生|人)(和|加|加上|跟|与|+|还有)(1对|)(情侣|夫妻|夫妇)	+2
#-people+couples	zh	(男朋友|女朋友|男友|女友|对象|老公|老婆)(和|加|加上|跟|与|+|还有)(另外|我们的|我的|)S(个|名|位|)(朋友|同学|闺蜜|同事)	+2
entire	en	(group|bunch|couple|few) of (my |)(friends|mates)
entire	en	(me|i|myself) and (my|some|a few|a couple of) (friends|mates)
entire	zh	(几个|好几个)(朋友|同学|闺蜜|姐妹|室友)(一起|合租|整租|想租|要租|找房)
family	en	S (small |young |little |school age |)(kids|children|toddlers|babies)
family	en	(my |a |)(child|baby|daughter|son|kids|toddler) and (i|me)
family	en	(single|lone|solo) (mum|mom|mother|mam|dad|father|parent)(s)
family	en	(with|for|bringing|moving) (my|our|the whole|my whole|our whole) (small |young |little |)family
family	en	(we are|we're|as|flat for|house for|home for|place for|somewhere for|apartment for) (a |my |our |)(small |young |little |)family
family	en	(small|young) family
family	en	family (with|flat|house|apartment|accommodation|sized|of)
family	en	(mum|mom|mother|dad|parents) (and|with|&) (a |1 |)(baby|child|kid|kids|children|toddler|son|daughter)
family	en	with (a |our |my |an |)S (year|month|yr) old
family	en	expecting … (baby|child)
family	en	(pregnant|baby on the way)
none	en	host family (home|house|accommodation|)
none	en	(with|for|in) (a |my |the |)(host|guest|local|british|english) family
none	en	help … [(baby|child|children|kid|kids|newborn|toddler)]
few-flatmates	zh	(室友|舍友|合租|合住|同住)…人(数|)(要|尽量|最好|)(少|不多|不要多|不要太多|别太多|不能太多|不太多|越少越好)
few-flatmates	zh	(室友|舍友)(数量|人数|)(要|尽量|最好|)(少|不多|不要多|不要太多|别太多|不能太多|不太多|越少越好)
few-flatmates	zh	人(数|)(少|少1点|少1些|少点|少些|不多|不太多)(的|)(合租|合住|share|house|flat|公寓|房子)
few-flatmates	zh	(不要|不想要|别|不想有|不需要)(有|)太多(的|)(室友|舍友|人合租|人一起|人住|人同住)
few-flatmates	zh	(最多|至多|顶多|不超过|不多于|少于)(只|)(能|)(和|跟|与|有|)S(个|名|位|)(室友|舍友|其他人|别人|人合租|人合住|人一起|人共用|人住|人同住|人1套|人一套|人1间)
few-flatmates	zh	(室友|舍友)(人数|数量|)(最多|至多|顶多|不超过|不多于|少于|控制在|在)S(个|名|位|人|)(以内|以下|)
few-flatmates	zh	S(个|名|位|)(室友|舍友)(以内|以下|最多|封顶)
few-flatmates	zh	(室友|舍友)S(个|名|位|)(以内|以下|封顶)
few-flatmates	zh	(只|就|只要|只想|最好)(有|要|跟|和|)(1|2|1-2)(个|位)(室友|舍友|人合租|人合住|别人)
few-flatmates	zh	(1|2|1-2)(个|位)(室友|舍友)(就|)(好|行|可以|ok|够)
few-flatmates	zh	(和|跟|与)(1|2|1-2|2-3)(个|位)(人|室友|舍友|女生|男生|上班族)(合租|合住)
few-flatmates	zh	(合租|合住|1套)…(最多|至多|顶多|不超过)S(个|)人
few-flatmates	zh	2-3(个|)(人|室友|舍友)(的|)(合租|合住|小合租|)
few-flatmates	zh	小(型|户型|)合租
few-flatmates	en	(few|fewer|not many|not too many|not that many|not a lot of|not lots of|as few|fewest|minimal|the fewest) (other |)(flat|house|room)_(mate|mates)
few-flatmates	en	(few|fewer|not many|not too many|as few|fewest) (other |)(people|sharers|others|tenants) (in the|in|sharing|to share|as possible)
few-flatmates	en	(max|maximum|max of|maximum of|a max of|a maximum of|no more than|not more than|at most|up to|only|just) (S|one) (or S |)(other |)(others|people|person|flatmate|flatmates|housemate|housemates|roommate|roommates|flat mates|house mates|room mates|sharers|sharer|tenants)
few-flatmates	en	(max|maximum|max of|maximum of|a max of|a maximum of|no more than|not more than|at most|up to|only|just|with) (S|one) (or S |)other(s)
few-flatmates	en	(S|one) (other |)(others|person|people|flatmate|flatmates|housemate|housemates|roommate|roommates|flat mates|house mates|sharers) (max|maximum|at most|tops|or fewer|or less|only|at the most|is fine|ideally)
few-flatmates	en	(less|fewer) than S (other |)(others|people|flatmates|housemates|roommates|sharers|flat mates|house mates)
few-flatmates	en	with (1|one|2|3) (other |)(flatmate|housemate|roommate|flat mate|house mate|sharer)(s)
few-flatmates	en	(2|3)_person (flat|house)_share(s)
few-flatmates	en	not (a |)(too |)(big|large|huge) (flat|house)_share
few-flatmates	en	under S (other |)(others|people|flatmates|housemates|roommates|sharers) (in|sharing|to)
few-flatmates	en	(small|smaller|little|tiny|compact) (friendly |quiet |professional |)(flat|house)_share(s)
few-flatmates	en	(small|smaller|little|tiny) (friendly |quiet |)shared (flat|house|home)(s)
few-flatmates	en	(small|smaller) household(s)
few-flatmates	en	shar(e|ing) with (just |only |)(1|one|1 or 2|1-2|2-3|2 or 3) (other |)(other|person|people|others|flatmate|flatmates|housemate|housemates|girl|girls|guy|guys|student|students|professional|professionals)
few-flatmates	en	(2|3)_(bed|bedroom) (flat|house)_share(s)
none	en	(up to|max|maximum|no more than|at most|for) S (people|person) (house|flat|home|living there)
2-people	zh	(2|俩|两)(个|)人
2-people	zh	我们(2|俩|两)
2-people	zh	(我|咱)俩
2-people	en	(2|both) of us
2-people	en	for 2
2-people	en	2 (ppl|people|persons|person|adults|occupants|tenants|students|friends)
none	zh	(2|俩|两)(个|)人间
none	zh	(差|缺|少|招|还有|还剩)[(2|俩|两)(个|)人]
none	zh	我们(2|俩|两)口
none	en	for 2 (weeks|week|months|month|years|year|nights|night|days|day|terms|term|semesters|semester|bed*)
none	en	for 2_(个|)(月|周|星期|礼拜|年|天|晚|学期)
none	en	for 2_(bed|b|室)
phd	zh	博士
phd	zh	读博
phd	en	ph(.|)d
phd	en	doctora*
/postgrads	zh	本科(生|)
/postgrads	zh	(大1|大一)(新生|学生)
/postgrads	en	(undergrad|undergraduate|undergraduate student|fresher)(s)
none	en	not (a|an) (undergrad|undergraduate|fresher)
postgrads	zh	(只要|只限|仅限|限|只招|只租|只接受|只想和|只想跟|只和|只跟|优先)(和|跟|给|)(研究生|硕士|硕博|博士|研究生和博士)(住|合租|一起住|)
postgrads	zh	(研究生|硕士|硕博)(室友|舍友|合租|公寓|优先|only|的室友|的舍友)
postgrads	zh	(室友|舍友)(都是|是|要是|最好是|最好都是|得是|必须是|要|)(研究生|硕士|硕博|读研|读研的)
postgrads	en	(postgrad|postgraduate|post grad|pg|masters|grad student|graduate student|postgraduate student|masters student)(s) only
postgrads	en	only (for |with |)(postgrad|postgraduate|post grad|grad student|masters student|postgraduate student)(s)
postgrads	en	(postgrad|postgraduate|post grad)(s|) (house|flat|household|accommodation|halls|flatmates|housemates|tenants|house share|flat share|houseshare|flatshare|student house|preferred)
postgrads	en	(with|share with|sharing with|live with|living with) (other |only |fellow |)(postgrads|postgraduates|grad students|masters students|postgraduate students)
professionals	zh	上班族
professionals	zh	职场人
professionals	zh	在职
professionals	zh	工作人士
professionals	en	professional(s)
professionals	en	working people
child-friendly+family	zh	(儿童|孩子|小孩|宝宝|亲子|家庭)友好
child-friendly+family	zh	适合(带|有|)(孩子|小孩|娃|宝宝|家庭)
child-friendly+family	zh	(可|可以|能|接受|允许|欢迎)(不能|)(带|有|)(孩子|小孩|娃|宝宝)
child-friendly+family	en	(child|kid|family|toddler|baby) friendly*
child-friendly+family	en	suitable for (a |an |)(famil|child|kid|bab)*
child-friendly+family	en	(child|children|kids|kid|baby|babies|toddlers|toddler|family|families) (are |is |)(ok|okay|allowed|welcome|accepted)
child-friendly+family	en	(accept|allow|welcome)(s) (children|kids|families)
chinese-flatmates	zh	(中国|华人|国人|说中文|讲中文|会中文)(的|)(室友|舍友|学生|租客|房客|女生|男生|人合租|同学)
chinese-flatmates	en	chinese (flat|house|room)_mate(s)
chinese-flatmates	en	(chinese|mandarin) speaking
chinese-flatmates	en	speak(s) (chinese|mandarin)
chinese-landlord	zh	(中国|华人|国人|说中文的)房东
chinese-landlord	en	chinese landlord
lgbt-friendly	zh	彩虹友好
lgbt-friendly	en	lgbt*
lgbt-friendly	en	queer
lgbt-friendly	en	gay friendly
vegetarian	zh	素食
vegetarian	zh	吃素
vegetarian	en	vegetarian(s)
vegetarian	en	vegan(s)
halal	zh	清真
halal	en	halal
halal	en	muslim(s)
smoking/no-smoking	zh	(抽|吸)(二手|2手|)烟
smoking/no-smoking	zh	2手烟
smoking/no-smoking	en	smok(e|er|es|ing)(s)
none	zh	烟(台|雾)
none	zh	油烟
no-smoking	zh	(无|禁)烟
no-smoking	zh	(室友|房东)不抽烟
no-smoking	zh	(不要|不想要|不希望)(室友|舍友)(抽|吸)烟
no-smoking	en	smok(e|ing) free
no-smoking	en	(no|non)_smok*
no-smoking	en	no (house|flat|room)_mates who smoke
`;
