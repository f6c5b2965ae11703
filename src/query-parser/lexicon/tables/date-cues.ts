/**
 * What leads to a date: which end of a stay it makes of it, `filler` for words between the two. With `move` behind it the
 * move itself is meant, and no course or journey. The columns: `parseTable`.
 */
export const CUES_BEFORE = String.raw`
end	en	until(l)
end	en	(till|til|'till|'til|through|thru|up to|to|upto)
filler	en	to (be|get|start)
begin	en	to move
end	en	(end|ends|ending|end date)
none	en	(west|east|north|south|mile|crouch) (end|ends)
end	en	(finish|finishes|finishing|expire|expires|expiry|expiring|lasting)
end	en	(is|are|comes|runs) (up|out|to an end)
end	en	(move|moving|check|checking) out
end	en	(moveout|checkout|vacate|vacating|out|gone)
end	en	be (gone|out|away)
begin	en	(anyone|someone|somebody|anybody) (moving out|leaving|vacating)
none	en	(find|found|check it|checked it|work|sort) out
end	en	(away|gone|off) [by]
end	en	(leave|leaving|leaves)
end	en	(go|going|fly|flying|head|heading|return|returning|come|coming|get|getting) (home|out)
end	en	(go|going|fly|flying|head|heading) back
end	en	(give|giving|hand|handing|return|returning|drop|dropping) (the |my |)keys( back| off|)
end	en	(give|giving|hand|handing|return|returning|drop|dropping) (the keys|keys|my keys|it|them|the room|the place)( back| off| in|)
end	en	(giving|give|hand|handing) (back|in) (the )keys
end	en	keys back
end	en	(until|till|til) (my |the |)(viva|thesis|thesis submission|submission|dissertation|graduation)
end	en	(last|final) (exam|exams|class|lecture|paper|shift|day)
end	zh	(到期日|到期时间|到期日期|截止日期|结束日期)
end	zh	(直到|一直到|待到|呆到|合同到|租期到|到|至|到期|租约到|续到|签到)
end move	zh	(住到|租到|住至|租至)
end	zh	退(租|房|宿)
end	zh	(交|还|归还|交还)(钥匙|锁匙)
end	zh	(结束|截止|截至|终止)
end	zh	(搬走|搬出|迁出|搬离|离宿|腾房|离开|回国|离英)
none	zh	(想搬出|搬出来)
begin	en	(from|starting|start|starts|start date|begin|begins|beginning|commences|commencing|commencement|since|as of|as from|effective)
begin	en	(tenancy|lease|let) (start|starts|begin|begins|from|starting)
begin move	en	(available|availability)
begin move in	en	(move|moving) (in|into)
begin move	en	(move|moving) over
begin	en	(move|moving) (there|date)
begin move in	en	(movein|check in|checking in)
begin	en	(move|moving)
begin move	en	(get|getting|pick up|picking up|collect|collecting|have|want) (the )keys
begin in	en	any (day|time) between
begin in	en	(arrive|arrives|arriving|arrival)
begin	en	(keys|fae|frae|land|lands|landing|need|needed|coming|vacant|free)
begin move	en	(tenancy|lease|let)
begin move	en	(be in|get in|be moved in)
move	en	(contract|stay|staying)
begin	zh	(拿|取|领|攞)(到|)(新|)(钥匙|锁匙)
begin in	zh	到达
begin	zh	(从|自|打从|开始|搬家|起始|抵达|落地|到英|到英国|起|报到|空置|来英|来英国)
begin move in	zh	(入住|搬入|搬进|迁入)
begin move	zh	(起租|住进|入伙|可住|租期|租约|租住|开租|可租|空出)
filler	en	(on|in|at|the|around|about|approx|approx.|approximately|roughly|circa|of|is|are|be|will|would|it's|sometime|some time|by|before|b4|after|from|date|latest|ideally|preferably|maybe|probably|possibly|say|either|there|here)
filler	en	between
filler	en	(week commencing|week beginning|the week of|w/c|w/e|week ending|this|no later than|later than|at least|at the earliest|at the latest)
filler	en	(as early as|as late as|end of|early|any time|anytime|the first half of|the second half of|first half of|second half of)
filler	zh	(大概|大约|大致|约|预计|计划|打算|可能|最好|是|为|在|于|时间|日期|就|要|想|会|得|得到|最晚|最迟|最早|暂定|差不多|至少|可以|能|我|了|的|都)
viewing	en	(view|viewed|viewing|viewings|visit|visits|visiting|inspection|inspections|inspect)
none	en	visit is
viewing	en	(meet|meeting) (people|you)
viewing	en	open (house|day)
viewing	zh	(看房|看房时间|看房子|看看房|看看房子|约看|参观|实地看)
filler	en	(it|them|a|room|flat|place|house|property|next|evening|evenings|morning|mornings|afternoon|afternoons)
told	en	(born|built|dated|posted|published|updated|renovated|refurbished|graduated|birthday|deadline|enrol|enrolled)
told	zh	(生日|出生|发布|更新|建于|装修于|截止申请|申请截止)
told	zh	(付|交)到
told	any	paid_(到|至)
told	en	paid( up| my rent| rent|) (until|till|til|to|through)( the)( end of)
told	en	deposit( is)( needed| required| due| payable|) (until|till|by|before)
all	en	(just|only) (for|in|during)( the)
all	en	(whole|entire) (of|month of|months of)
all	zh	(整个|整)
all	zh	(只|就)(租|住)
told	zh	签证
told	zh	签证(能|可以|)到
told	en	(visa|visas) (ends|end)( on| in|)
told	zh	(中间|期间)
told	zh	签证(有效期|)(能|可以|)到
told	en	(visa|visas) (runs|run|lasts|is valid|valid|expires|expire)( out|)( until| till| to| on| in|)
told	en	(been|broken|waiting|off) since
`;

/** What follows a date, likewise; `then` comes back to it from another sentence. The columns: `parseTable`. */
export const CUES_BEHIND = String.raw`
filler	zh	(左右|前后|之前|以前|前|之后|以后|后|的时候|时|那天|当天|当周|早上|晚上|上午|中午|下午|午|那周|那几天|那个周末|哪天|哪1天|任何1天|任何天|就|都|能|可以|可|要|想|会|得|必须|我|需要|再|才|正式|计划|预计|打算|大概)
filler	zh	(的|要是|或|附近|之间|这段时间|份|先|将|最晚|最迟|最早)
filler	en	(or so|or earlier|or later|or thereabouts|ish|latest|at the latest)
begin	zh	(拿|取|领|攞)(到|)(新|)(钥匙|锁匙)
begin	zh	放行李
begin	zh	(起|开始)
begin move	zh	(起租|开始租|开始住|入住|搬入|搬进|搬家|搬过|搬到|搬去|搬|住进|进住|开租|入伙|入驻|迁入|空出|可住|交接|接手)
begin go	zh	(来|过来|过去|去|飞)
begin	zh	(换房|换租|拎包|抵达|抵英|抵|落地|入学|开学|报到|报道|开课|接房|用房|要房|要用|有房|交换)
begin	zh	想[搬(出来|出去)]
none	zh	(去年|去看|来自|来着|来得|来不|飞机)
begin	zh	(进|入)	alone
begin	zh	到
none	zh	(到期|到年|到月|到底|入职|入口|入手)
begin move let	zh	租	alone
begin move let	zh	租(住|房|个|1)
none	zh	租(金|到|期|约|客|至)
begin	en	(start|onward|onwards)
fine	zh	(都|就|也)(行|可以|能|ok|好)
fine	en	(would|will) be (perfect|ideal|great|grand|fine|good|ace|lovely)
fine	en	(is|works|suits)( me|)( fine| ideal| perfect| best|)
begin move in	zh	哪天都(行|可以)
begin move	en	(move in|movein|moving in|check in|available|availability|available from)
begin	en	(arrival|intake|entry)
none	en	(start|move in) (date )(is|was)
runs out	zh	为止
end	zh	(止|截止|结束|到期|离校)
end	zh	(交|还|归还|交还)(钥匙|锁匙)
end	zh	退(租|房|宿)
end	zh	(退|出|撤|走|交|交完)	alone
end	zh	走人
end	zh	交(论文|毕设|终稿)
end	any	交_dissertation
end	zh	(搬走|搬出|迁出|搬离|离宿|腾房|离开|回国|离英|飞回|飞走|滚蛋)
none	zh	(搬出来|走路)
end	zh	(论文|毕设|答辩|考试|)(交|考|答|)完(了|就|再|论文|考试|)(走|离开|回国|回家)
end	zh	毕业
end	en	(move out|moveout|check out|end|end date|departure|leaving)
viewing	zh	(看房|看房子|看看房|看看房子|参观|约看)
viewing	en	(viewing|viewings|for viewing|for viewings|for a viewing)
filler	zh	(以后|后|去|来|线上|线下|视频|实地|约|有空)
told	zh	(生日|出生|发布|更新|装修|建成|年级|届|级|硕士生|入学考试|考试|有考试|有个考试)
told	en	(deadline|exam|exams|birthday|cohort|graduate|graduates|dissertation)
told	zh	(份|)在…租的
told	zh	(会|要|想|)(来|去)…(玩|旅游)
told	zh	(才|刚|刚刚|)(看到|看了|知道|收到|听说|发现|被|拿到)
told	zh	(才|刚|刚刚)(知|看|收|听|发)
told	zh	(我|)(就|都|)不(用|住|租|在|需要)
runs out	zh	(就|会|要|)(到期|截止|结束)
`;

/** What the clause of a date is about. The columns: `parseTable`. */
export const CLAUSE_CUES = String.raw`
study	zh	(开学|报到|报道|入学|新生|开课|上课|读|毕业|交换|录取|实习|上班|工作|入职|兼职|飞|航班|机票|签证|考试|生日|探我|探亲|探望|看我|来玩|论文)
study	zh	念(书|研|本|硕|博|ma|ms|phd)
study	en	(course|courses|class|classes|lecture|lectures|teaching|induction|enrolment|enrolled|enrol|register|registration|orientation)
study	en	(programme|fellowship|fellowships|funding|studentship|master|masters|msc|phd|degree|term|terms|semester|semesters|job|jobs|work|internship|placement|scheme|flight|flights)
study	en	(fly|flying|plane|visa|visas|exam|exams|wedding|birthday|visit|visits|visiting)
away	en	(leave|leaving|leaves)
away	en	(go|going|fly|flying|head|heading|return|returning|move|moving) (home|back|abroad)
away	zh	(离开|回国|离英|离校|毕业)
out	en	(move|moving|check) out
out	en	(vacate|vacating|be out|me out|us out)
out	zh	(搬走|搬出|搬离|离宿|腾房|退租|退房|退宿|退|走|出)
own	en	(i|we|i'm|we're|i'll|we'll|i've|we've)
own	zh	(我|我们|本人|自己|楼主)
none	zh	我(们|)(室友|舍友|朋友|同学|的)
none	zh	我们的
taken	en	(tenanted|occupied|let|rented)( out)
taken	en	someone (lives|is) (there|in it)
taken	zh	(有人|有人住|租客住|租客租|房客住|房客租|租出去|租出去了|租给别人)
return	zh	(回来|回英|返英|回到英)
return	en	(i'm|i am|i'll be|we're|until i'm|until i am|until i get) back
return	en	(return|returning|come back|coming back|get back|getting back)
people	zh	(有人|室友|舍友|房客|前任|上1个租客|上个租客|租客|现任|朋友|同学|他|她)
people	en	(anyone|someone|anybody|somebody|he|she)
none	en	(anyone|someone|anybody|somebody) got
people	en	(my|our|the|current|a|1) (other |current |old |best |)(flatmate|flat mate|housemate|house mate|roommate|friend|tenant|occupant|lodger|girl|guy)(s)
people	en	(current|previous|existing|present|last) tenant(s)
contract	en	(contract|lease|tenancy)
contract	zh	(合同|租约)
none	en	(until|till|til) (my|our) (current |old |existing |present |student |uni |private |)(contract|lease|tenancy|notice|place|let|accommodation|room|flat|house|hall|halls|rent)
own contract	en	(my|our|current|existing|present|old) (current |old |existing |present |student |uni |private |)(contract|lease|tenancy|notice|place|let|accommodation|room|flat|house|hall|halls|rent)
own contract	zh	(现在|目前|手上|这边|当前|原来|我|学校宿舍)(的|)(住的|租的|那个|这个|学生|)(合同|租约|房子|房|宿舍|租期|公寓|contract|lease)
own contract	zh	宿舍(的|)合同
own contract	zh	(现在|目前|我)(的|)(房子|公寓|宿舍|studio|flat|)(的|)(合同|租约|contract|lease)
past	en	called #
past	en	(saw|seen|heard|told|visited|viewed|rang|emailed|messaged|lost|found|posted|joined|passed)
runs out	en	(end|ends|ending|expire|expires|expiring|expiry|runs out|run out|is up|finish|finishes|finished|finishing|up)
runs out	zh	(到期|结束|到)
lives	en	(currently|at the moment|right now)( i'm| we're| i am| we are|) (renting|living|staying|rent|live)
lives	en	(i'm|i am|we're|we are) (at|with)
stays	zh	(住到|租到|租至|住至|到|至)
stays	en	(until|till|til)
pushed	en	(landlord|landlady|agent|agency|college|uni|university|they|owner) (wants|want|needs|need|has told|told|is asking|asked|asks) (me|us) (to leave|to be out|to move out|to go|out|gone)
must leave	en	(have|has|need|needs|got|told) to (leave|move out|vacate|be out|be gone|get out)
landlord	en	(landlord|landlady|agent|agency)
landlord	zh	(房东|中介)
pushed	zh	(让|要|叫|赶|通知)(我|我们)
then end	en	(until|till|til|up to) (then|that day|that date|that point)
then end	zh	(住|租|待|呆)到(那时|那时候|那个时候|那天|那会|那会儿|那个月|走为止|走的时候)
then end	zh	到(那时|那时候|那个时候|那天)为止
then begin	zh	从那(天|时|时候|会|会儿)
then begin	zh	那(天|时|时候)(开始|起)
then begin	en	from then( on)
then begin	en	(get the keys|get keys|the keys|keys|move in|move) (on )(that|the) (same )day
then end	en	that (is|will be|would be|'s) (the|my|our) (end|end date|last day)
wish	en	(i'd|we'd|he'd|she'd|they'd|would) (like|love|want|need|prefer|move|go|start|take|come|stay|be glad)
wish	en	(want|wants|wanted|need|needs|needed|looking for|seeking|after|ideally|hope|hopes|hoping|prefer|like)
wish	en	(could|can|able to|ready to|free to|happy to|should|ought to|would) (move|start|begin|take)
wish	zh	(想|要|求|希望|打算|需要|准备|计划|求租|找)
none	zh	(要求|需要考|不要|想法)
so	en	(so|therefore|that's why|hence)
so	zh	(所以|因此|于是|那就|就)
lands	en	(land|lands|landed|landing|arrive|arrives|arriving|flight|gets in|get in)
lands	zh	(落地|抵达|到英国|飞|航班|飞机|机票|降落)
lodged	en	(hotel|hostel|sofa|couch|travelodge|premier inn|airbnb|guest house|friend's|mate's|mother's|mum's|brother's|sister's)
lodged	zh	(酒店|旅馆|青旅|民宿|借住|朋友家|同学家|亲戚家|沙发)
room	en	(room|studio|flat|house|ensuite|apartment|place|bedroom|# bed)
room	zh	(单间|公寓|房|居室|套间)
works	en	(start|starts|starting|begin|begins|beginning) (my |a |the |his |her |at |work|new |job|uni|course|placement|internship)
works	zh	(入职|上班|开学|报到|开课|实习)
`;
