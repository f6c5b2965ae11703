/**
 * Where a text begins to tell of a home that its author has or had (`story`; `start` at the start of a clause only), where it turns to what is wanted (`wish`), and what ends there. The columns: `parseTable`.
 */
export const BACKGROUND = String.raw`
story	zh	(去年|前年|听说|现住|第1年|来的时候)
story start	zh	(我|我们|)(以前|之前|原来|原本|本来|曾经)
none	zh	之前(能|可以|搬|入住)
story	zh	目前(还|)(住|租|在)
story	zh	我自己(就|现在|)住
story	zh	current(ly)_(住|在|租)
story	zh	[那边]…才
story	zh	(朋友|同学|学姐|学长|学妹|学弟|邻居|亲戚|我姐|我哥|我妹|我弟|姐姐|哥哥|妹妹|弟弟|表姐|表哥|表弟|表妹)(家孩子|的孩子|)(在|租|住)
none	zh	[(朋友|同学|学姐|学长|学妹|学弟|邻居|亲戚|我姐|我哥|我妹|我弟|姐姐|哥哥|妹妹|弟弟|表姐|表哥|表弟|表妹)(家孩子|的孩子|)(在|租|住)]…(找|求|想|要租|看房)
story	zh	(朋友|同学|学姐|学长|学妹|学弟|邻居|亲戚|我姐|我哥|我妹|我弟|姐姐|哥哥|妹妹|弟弟|表姐|表哥|表弟|表妹)#年(在|租|住)
none	zh	[(朋友|同学|学姐|学长|学妹|学弟|邻居|亲戚|我姐|我哥|我妹|我弟|姐姐|哥哥|妹妹|弟弟|表姐|表哥|表弟|表妹)#年(在|租|住)]…(找|求|想|要租|看房)
none	zh	(帮|给|替|为|男|女)(朋友|同学|学姐|学长|学妹|学弟)(在|租|住)
story	zh	前(1|2|3|4|5|几|一|两|二|三|四)年
story	zh	先后住(过)
story	zh	上(1|一|)(个|)(家|套|flat|房|房子)
story	zh	[在]…的时候(我|我们|)(租|住)(的|了|过)
story	zh	(现在|目前)(是|的flat|的house|的room|的studio|的公寓|的宿舍|flat|house|room|studio|公寓|宿舍|付|each付|分别住|1个月)
story	zh	现在(住|租的|租了|租着|租在|的房|的室友|的住处)
story	zh	[(现在|目前)(跟|和|与)]…住
story	zh	现在在…(住|租|读|上|里|那边|,)
none	zh	现在在(找|看|想|准备|打算)
story	zh	(我|都|他|她)[住](学校|college)
story in	zh	(我|都|他|她)[住]在
story start	zh	(我|本人|)(1直|一直|还|仍)住
none	zh	(1直|一直|还|仍)住(到|满|至)
story start	zh	(我|我们|)(住|租)了(1|2|3|4|5|6|7|8|9|半|好几|一|两|三|四)
story	en	(i|we)('ve| have|) (lived|stayed|been living|been staying|been paying|been renting|used to|was|were)
none	en	(i|we)('ve| have|) (was|were|used to) (looking|hoping|wondering|thinking|after)
story start	en	(lived|been living|used to live|living|paying|renting|sharing)
none	en	[(lived|living|paying|renting|sharing)] in … from
story	en	(at the moment|right now|at present)(,) (i|we)('m|'re| am| are|) (rent|liv|pay|stay|shar)*
story	en	(at the moment|right now|at present)(,) (i|we)('m|'re| am| are|) in
story	en	(i|we) (live|share|rent|lodge)
none	en	(can|could|may|should) (i|we) (live|share|rent|lodge)
none	en	(i|we) (live|share|rent|lodge) (up|no|for)
story	en	where i pay
story	en	(he|she|they) charge(s)
story	en	[(i'm|i am|we're) (in|at) (a|an|my|our)] … (house|flat|room|studio|hall|halls|place|flatshare|apartment)	'i'm in a shared house', and not 'in a hurry'
story	en	(i'm|i am) (at|on) £
story	en	(last|present) place
story	en	place before
story	en	this year (i|we) (had|have|share|live)*
story	en	(host family|hall|landlord|landlady) (charges|charge|raised)
story	en	(in|from|at) (my|our|his|her) (undergrad|uncle|aunt|parent|parents|friend|first year)*
story	en	(company|uni) (digs|halls)
story	en	my (friend|mate|brother|sister|cousin|colleague|flatmate) (is|has|was|got|pays|lives|found|rents)
story	en	my (friend|mate|brother|sister|cousin|colleague|flatmate)'s
story	en	my (friend|mate|brother|sister|cousin|colleague|flatmate) (pay|live|rent)
none	en	my (friend|mate|brother|sister|cousin|colleague|flatmate)( is| has| was| got|'s) (looking|moving|coming|searching|needing|starting|joining|after|going|got)
story	en	previously
story	en	(current|present)(ly) (liv|stay|pay|rent|based|shar|place|room|flat|house)*
story	en	(current|present)ly (in|at)
story	en	my (old|last|previous|current) (place|room|flat|house|rent|landlord|studio|home)*
story	en	(has|have|had|'ve) (just |)(moved out|outgrown our|outgrown my|outgrown the)
story	en	last year
story	en	(can't|cannot|can not|can no longer|cant|no longer) (afford|keep|go on)
wish	zh	想
none	zh	想(到|起|念|家|法|象|想)
wish	zh	(求|求租|打算|准备|希望|结果|换成|改成|转到|但|但是|可是|今年|明年|这次|这回|下次|以后)
wish	zh	[要](找|换|租)
wish	zh	[最多](能|可|可以|付|出)
wish	zh	[急](找|租|求)
wish	zh	[寻](找|租)
wish	zh	找
wish	any	,_[…(studio|ensuite|单间|套间|一居|1居|1室)]…,_预算
wish	en	,_[(1 |a |an |)(double |single |)(room|studio|ensuite|en-suite|#_bed)]…,_(budget|max|up to)
wish clause	zh	预算
wish	zh	所以预算
wish clause	en	budget*
none	zh	找(了|到|到了|工作|兼职|不到)
wish	zh	[现在](来|去|要|想|找|转|改)
wish	en	(but|instead)
wish	en	(looking|want|wanting|wanted|needing|hoping|searching|seeking|hunting|relocating|prefer)*
wish	en	look for
wish	en	need(s)*
wish	en	[after] (an|1|a)
wish	en	would (like|love)
wish	en	i'd (like|love)
wish	en	moving (to|in)*
wish	en	move (to|in)*
wish	en	new job
wish	en	[now] (i|we)*
wish	en	would be (ideal|great|perfect|lovely|nice|good)
wish	en	i'll be (in|at)
wish	en	(would|could|can|will) (go|pay|stretch|spend|manage)
wish	en	(happy|willing|prepared|able) to
wish clause	en	[up to] £
none	en	(went|gone|goes|rise|rises|rose|increased|raised) up to
wish clause	en	[up to] #
ends	zh	(到期|结束|退租|期满)
ends	en	(end|ends|ending|until|is up)
ends	en	(expir|finish)*
ends	en	run(s) out
reason	zh	(让|要|叫|赶)(我|我们)(马上|赶紧|立刻|尽快|赶快|明天|下周|)(搬走|搬出|搬出去|退房)
reason	en	(being |)(kicked|thrown|moved) out
`;
