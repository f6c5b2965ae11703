/** Who may live there, and with whom. The columns: `parseTable`. */
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
female-only	zh	女(生|性|士)(专用|)(单间|套间|房间|床位|主卧|次卧)
female-only	zh	同性室友
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
1-person	zh	1(个|)人(住|居住|入住|独)
1-person	zh	自己1(个|)人
1-person	zh	独自
1-person	zh	独居
1-person	zh	单人入住
1-person	en	for 1 person
1-person	en	just (for |)me
1-person	en	by myself
1-person	en	on my own
1-person	en	live alone
1-person	en	single occup*
2-people	zh	(2|俩|两)(个|)人
2-people	zh	我们(2|俩|两)
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
professionals	zh	上班族
professionals	zh	职场人
professionals	zh	在职
professionals	zh	工作人士
professionals	en	professional(s)
professionals	en	working people
child-friendly	zh	(儿童|孩子|小孩|宝宝|亲子|家庭)友好
child-friendly	zh	适合(带|有|)(孩子|小孩|娃|宝宝|家庭)
child-friendly	zh	(可|可以|能|接受|允许|欢迎)(不能|)(带|有|)(孩子|小孩|娃|宝宝)
child-friendly	en	(child|kid|family|toddler|baby) friendly*
child-friendly	en	suitable for (a |an |)(famil|child|kid|bab)*
child-friendly	en	(child|children|kids|kid|baby|babies|toddlers|toddler|family|families) (are |is |)(ok|okay|allowed|welcome|accepted)
child-friendly	en	(accept|allow|welcome)(s) (children|kids|families)
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
