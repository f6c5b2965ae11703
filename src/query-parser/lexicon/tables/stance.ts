/** What refuses a thing, and what stands between the refusal and the thing. The columns: `parseTable`. */
export const STANCE = String.raw`
no	en	no
no	en	nae
no	en	zero
no	en	nobody
no	en	nothing
no	en	no (1|one)
directly	en	non
no	zh	不
no	zh	别
no	zh	拒绝
no	zh	拒
no	zh	谢绝
no	zh	非
no	zh	避开
no	zh	避免
no	zh	排除
no	zh	远离
no	zh	讨厌
no	zh	受不了
no	zh	(承担|负担|付|租|交)不起
no	zh	禁止
no	zh	禁
no	zh	严禁
no	zh	勿
no	zh	免
no	zh	零
no	zh	0
no	zh	取消
no	en	no thank(s|you|) to
not	en	too (old|grown up) for
none	zh	特别
none	zh	级别
none	zh	区别
none	zh	分别
none	zh	性别
none	zh	个别
none	zh	辨别
none	zh	别墅
none	zh	别的
none	zh	别超
none	zh	别(高于|多于|大于|贵)
none	zh	告别
none	zh	差别
none	zh	非(常|要|得|法|洲|凡|诚)
none	zh	是不是
none	zh	好不(容易|好)
none	zh	差不(多|离)
none	zh	从不
none	zh	不求
none	zh	不紧
none	zh	不限
none	zh	不要紧
none	zh	不(错|过|同|然|论|管|知|到|如|仅|光|止|只|少|得不)
none	zh	免(费|得)
none	zh	难免
not	en	not
not	en	never
not	en	avoid(ing)
except	en	except(ing) (for|)
except	en	excluding
except	en	minus
except	en	(rule|ruling|ruled) out
except	en	skip(ping)
except	en	(steer|steering|stay|staying|keep|keeping) clear of
except	en	[outside( of|)] (the |)(city |town |)(centre|center|central)
except	en	exclude
not	en	(other|rather) than
except	en	(apart|aside) from
not	en	instead of
not	en	neither
not	en	hate
not	en	dislike
not	en	refuse
not	en	(done|fed up) with
not	en	enough of
not	en	(do|does|wo|ca|is|would|did|are)n(')t
not	en	cannot
except	en	(any|every)(where|thing| one|body) (but|bar|save)
except	en	(any|all) but
except	en	(any|every)where … [(but|bar|save)]
except	en	all (of|over) … [(but|bar|save)]
not	en	nowhere
not	en	away from
none	en	(minute|minutes|min|mins|hour|hours|hr|hrs|mile|miles|km|kms|metres|walk|walking|bus|tube|train|ride|drive|stop|stops|street|streets|far) away from
none	en	#_(min|mins|km|m) away from
except	en	any (city|town|place|area|room|type) but
not	en	forget (about|)
none	en	no (more|less|higher)
none	en	not (over|more|above|exceeding|higher|less|under|only)
none	en	why not
none	en	nowhere (but|else)
needless	zh	不(用|需要|必)
needless	en	(do|does|did)(n't|nt| not) need
needless	zh	无(需|须)
needless	zh	没必要
refusal	zh	不(要|考虑|接受|住|想要|想住|想|可以|去|租|看|用推荐|用推)
refusal	zh	并不想
none	zh	不要求
none	zh	不用(说|谢)
none	zh	不可以说
nor	en	nor
except	zh	除
except	zh	除了
except	zh	除去
lacking	zh	没
lacking	zh	没有
lacking	zh	无
lacking	zh	不是
lacking	en	without
lacking	en	w/o
none	zh	(如果|要是|假如|若|万一)(实在|)(没|没有|无|不是)
none	zh	(不能|不可以|不可)没(有|)
none	zh	[不是]…就是
indifferent	zh	[(没|没有)]…的话
none	zh	[除了]…,…也(行|可|考虑|想|能)
none	zh	[除了]…,…还
none	zh	(除|除了|除去)…[(以外|之外)]
none	en	(can't|cannot|can not|cant) (live |do |be |)without
none	en	if (there's|there is|there are|you have) no
none	zh	没了
none	zh	有无
none	zh	无论
none	zh	无线
none	zh	无锡
none	zh	没(问题|关系|事|准|办法)
none	zh	埋没
filler	zh	再
filler	zh	带
filler	zh	配
filler	zh	给
filler	zh	给我
filler	zh	推荐
filler	zh	推
filler	zh	介绍
filler	zh	发
filler	zh	看
filler	zh	住
filler	zh	在
filler	zh	去
filler	zh	租
filler	zh	到
filler	zh	来
filler	zh	任何
filler	zh	有
filler	zh	是
filler	zh	什么
filler	zh	(跟|和|与)(别人|陌生人|人|他人|室友|舍友)
filler	zh	别人
filler	zh	选
filler	zh	搬
filler	zh	愿
filler	zh	愿意
filler	zh	考虑
filler	zh	接受
filler	zh	喜欢
filler	zh	需
filler	zh	需要
filler	zh	用
filler	zh	能
filler	zh	会
filler	zh	做
filler	zh	接
filler	zh	提供
filler	zh	支持
filler	zh	包括
filler	zh	包
filler	zh	含
filler	zh	准
filler	zh	允许
filler	zh	许
filler	zh	养
filler	zh	养着
filler	zh	饲养
filler	zh	收
filler	zh	付
filler	zh	交
filler	zh	出
filler	zh	走
filler	zh	通过
filler	zh	经过
filler	zh	找
filler	zh	太
filler	zh	那么
filler	zh	很
filler	zh	这么
filler	zh	想和
filler	zh	必
filler	zh	须
filler	zh	必须
filler	zh	抽
filler	zh	得
filler	zh	吃
filler	zh	那种
filler	zh	可
filler	zh	人
filler	zh	让
filler	en	a
filler	en	an
filler	en	the
filler	en	any
filler	en	in
filler	en	at
filler	en	on
filler	en	near
filler	en	around
filler	en	to
filler	en	be
filler	en	live
filler	en	living
filler	en	stay
filler	en	staying
filler	en	share
filler	en	sharing
filler	en	shared
filler	en	like
filler	en	really
filler	en	into
filler	en	for
filler	en	of
filler	en	anything
filler	en	anywhere
filler	en	somewhere
filler	en	something
filler	en	with
filler	en	having
filler	en	have
filler	en	another
filler	en	after
filler	en	chasing
filler	en	interested
filler	en	interest
filler	en	go
filler	en	going
filler	en	move
filler	en	moving
filler	en	it
filler	en	rent
filler	en	renting
filler	en	keen
filler	en	fussed
filler	en	bothered
filler	en	worried
filler	en	about
filler	en	care
filler	en	think
filler	en	afford
filler	en	consider
filler	en	accept
filler	en	s
filler	en	all
filler	en	offer
filler	en	show
filler	en	me
filler	en	give
filler	en	1
filler	en	more
filler	en	too
filler	en	very
filler	en	so
filler	en	that
filler	en	hearing
filler	en	hear
filler	en	pay
filler	en	paying
filler	en	insist(ing)
filler	en	ask(ing)
filler	en	require(s)
filler	en	requiring
filler	en	demand(ing)
filler	en	keep
filler	en	own
filler	en	who
filler	en	else
filler	en	people
filler	en	1s
filler	en	am
filler	en	im
filler	en	needing
filler	en	wanting
filler	en	my
filler	en	uk
want	zh	要
want	zh	想
want	zh	想要
want	en	want
want	en	need
want	en	look
want	en	looking
turn	zh	预算
turn	zh	希望
turn	en	but
turn	en	just
turn	en	only
turn	en	prefer
turn	en	instead
turn	en	please
turn	en	rather
best	zh	最好
done	zh	了
of	zh	的
of	zh	的话
joint	zh	、
joint	zh	或
joint	zh	或者
joint	zh	还是
joint	zh	及
joint	zh	以及
joint	en	&
joint	en	/
joint	en	or
joint	en	+
with	zh	跟
with	zh	和
with	zh	与
and	en	and
all	zh	都
all	zh	统统
all	zh	一律
all	zh	1律
all	zh	全
all	zh	全都
also	zh	也
still	zh	还
particleThen	zh	就
behind	zh	区
behind	zh	房
behind	zh	位
behind	zh	我
behind	zh	但
behind	zh	但是
behind	zh	可是
behind	zh	不过
behind	zh	实在
behind	zh	当然
behind	zh	房子
behind	zh	呢
behind	zh	公寓
none	zh	不过[区]
place	zh	室
place	zh	楼
place	zh	层
place	zh	层楼
place	zh	宿舍
refusedBehind	zh	不行
refusedBehind	zh	不必要
refusedBehind	zh	免谈
refusedBehind	zh	勿扰
refusedBehind	zh	除外
refusedBehind	zh	算了
refusedBehind	zh	(勿|免)推
refusedBehind	zh	别推了
refusedBehind	zh	不啱
refusedBehind	zh	免了
refusedBehind	zh	达咩
refusedBehind	zh	勿
refusedBehind	zh	绝对不行
refusedBehind	zh	谢绝
refusedBehind	zh	敬谢不敏
refusedBehind	zh	退散
refusedBehind	zh	别来
refusedBehind	en	pass
none	zh	不行(的话|就)
refusedInEnglish	en	(is |are |'s |was |)(not |n't |isn't |aren't |isnt |arent )(an |a |)(option|ok|okay|for me|possible|suitable|acceptable|wanted|allowed|permitted|accepted|what)
refusedInEnglish	en	(won't|wont|will not|would not|wouldn't) (do|work)
refusedInEnglish	en	(is|are) (out|excluded|a no)
refusedInEnglish	en	excluded
refusedInEnglish	en	(does|do)(n't| not) work
refusedInEnglish	en	(is|are|'s) (too|so) (expensive|pricey|far|dear|much|noisy|small)
refusedInEnglish	en	no thank(s)
refusedInEnglish	en	prohibited
refusedInEnglish	en	(not|never) allowed
outside	zh	以外
outside	zh	之外
far	zh	太远
far	zh	很远
far	zh	那么远
far	zh	特别远
tooMuch	zh	太(贵|乱|挤|吵)
unfit	zh	不(太|)(适合|安全)
indifferent	zh	无所谓
indifferent	zh	没关系
indifferent	zh	不强求
indifferent	zh	不要求
indifferent	zh	不重要
indifferent	zh	(不是|不)必须
indifferent	zh	可有可无
indifferent	zh	不在乎
indifferent	zh	不在意
indifferent	zh	不介意
indifferent	en	(makes |make )no difference
indifferent	en	(does not|doesn't|doesnt|don't|do not) matter
indifferent	en	(is |are |)(not |isn't |aren't |isnt |arent )(strictly |really |)(necessary|needed|required|essential|important)
indifferent	en	(is |are |)optional
indifferent	en	(not|isn't|n't) (bothered|fussed) about
indifferent	en	(don't|do not|dont) (mind|care) about
none	en	(don't|do not|dont) mind
whether	zh	有没有
whether	zh	要不要
whether	zh	是不是
whether	zh	有无
fine	zh	行
fine	zh	可以
fine	zh	好
fine	zh	得
fine	zh	没事
fine	zh	不要紧
fine	zh	能接受
fine	en	ok
fine	en	okay
fine	en	fine
fine	en	alright
fine	en	(no |not a )problem
fine	en	acceptable
be	en	is
be	en	are
be	en	's
be	en	would
be	en	also
really	zh	实在
from	zh	离
from	zh	距
from	zh	距离
particle	zh	哈
particle	zh	哦
particle	zh	啊
particle	zh	谢
particle	zh	谢谢
particle	zh	吧
particle	zh	啦
particle	zh	因为
`;
