/**
 * Words around the name of a place that say what it is to the writer. Senses in `-before` end directly before the place, those in
 * `-behind` begin behind it; `places/context/place-role.ts` has the rules. The columns: `parseTable`.
 */
export const PLACE_ROLES = String.raw`
origin-before	en	(move|moved|moving|relocate|relocated|relocating|come|comes|coming|came|travel|traveling|travelling|fly|flying|transfer|transferred|transferring) (over |down |up |here |away |out |back |to the uk |to uk |)from
origin-before	en	(arrive|arriving|originally|graduate|graduated|graduating|am|are|is|i'm|im|we're|student|students|couple|girl|boy) (over |down |up |here |away |out |back |to the uk |to uk |)from
origin-before	en	graduate of
origin-before	en	born in
origin-before	en	grew up in
origin-before	en	left
origin-before	en	leaving (home in|)
none	en	(anyone|anybody|someone|somebody|who|who's|who is) leaving	asks for what they leave
origin-before	en	swapp(ing|ed)
origin-before	zh	来自
origin-before	zh	离开
origin-before	zh	毕业于
origin-before	zh	老家(在|是|)
arrow-behind	any	(→|➡|->|-->|=>)
out-of-before	zh	从
out-of-before	zh	由
leaves-behind	zh	(搬|来|过来|出发|毕业|飞|转学|转到|转校|去|到)

home-before	zh	(本科|高中|预科|毕业)(在|是|就读于)
home-before	en	(studied|graduated) (at|in|from)
home-before	en	my (undergrad|bachelor|bachelors|bachelor's|master|masters|master's|msc|degree) (was |)(at|in)
none	en	(start|starting|doing|do|begin|beginning|for) my (undergrad|bachelor|bachelors|bachelor's|master|masters|master's|msc|degree) (was |)(at|in)	not yet
home-before	en	(currently|now|at the moment|presently|right now|still)(,|) (i'm |im |i am |we're |were |we are |)(finishing|finishing up|finishing off|living|live|based|staying|study|studying|working|renting|residing|here|a student|in|at) (in|at|near|around|)
home-before	en	(finish|finishing|finished|completing|completed|wrapping) (up |off |)(my |a |an |the |)(msc|ma|mba|meng|llm|phd|master|masters|master's|degree|bachelor|bachelors|undergrad|course|studies|uni|university|contract|placement|internship|job) (in|at)
home-before	en	based in
home-before	en	(i|we) (live|rent|stay) (in|at|near)
home-before	en	(lived|rented|stayed) (in|at|near)
home-before	en	(my|our) (current |present |old |)(room|flat|place|house|studio|home) is (in|at|near)
home-before	en	(i'm|im|i am|we're|we are) (living|renting|staying) (in|at|near)
home-before	en	(i|we) (pay|paid) … in
home-before	zh	(之前|以前|原来|原先)(1直|)(都|)(住|租|)在
home-before	en	(my|our) (current |old |present |own |)(contract|lease|tenancy|place|flat|house|room|hall|halls|landlord) (at |of |)in
home-before	en	(my|our) (current |old |present |own |)(contract|lease|tenancy) (at|of|for) … in
home-before	en	(done|did|spent|had|finished|finishing) … (year|years|month|months|term|terms|semester|semesters|degree|degrees|study|studies|undergrad|master|masters) (in|at)
home-before	en	(son|daughter|brother|sister|friend|mate|boyfriend|girlfriend|partner|husband|wife|aunt|uncle|cousin)('s| is| lives| works| studies) (already |)(at|in)
home-before	en	(with|from|at) (my|our|his|her|their) (son|daughter|brother|sister|friend|mate|boyfriend|girlfriend|partner|husband|wife|aunt|uncle|cousin)('s|) in
home-before	en	(son|daughter|brother|sister|friend|mate|boyfriend|girlfriend|partner|husband|wife|aunt|uncle|cousin)('s| is) (doing|finishing|starting|studying) … in
home-before	zh	(1个|有人|他|她|朋友|室友|同学|导师|老师|老板|父母|爸妈|哥哥|姐姐|弟弟|妹妹|姐妹|兄弟)(家孩子在|住|住在)
home-before	en	(flatmate|housemate|roommate|mum|mom|dad|mother|father|parents|nan|gran|family|fiance|ex)('s| is| are| live| lives| works| work| studies) (already |)(at|in)
home-before	en	(son|daughter|brother|sister|friend|mate|boyfriend|girlfriend|partner|husband|wife|aunt|uncle|cousin|flatmate|housemate|roommate|parents|ex)('s| is| are|) (moving|moved|relocating) (over |down |up |back |)to
home-before	en	(friends|mates|coursemates|classmates|colleagues|colleague|coursemate|classmate) (at|in|from)
home-before	en	(dossing|crashing|sofa surfing|couch surfing) (in|at|near)
home-before	en	(conference|wedding|weekend|holiday|field trip|meeting) (in|at)
home-before	en	(land|landing|fly|flying|flight|arriving at) (in |into |to |at |)
home-before	en	commut(e|es|ing|ed) (in |over |up |down |)from
home-before	zh	(爸妈|父母|姐姐|妹妹|哥哥|弟弟|表姐|表哥|表妹|表弟|姑姑|阿姨|叔叔|舅舅|亲戚|男朋友|女朋友|男友|女友|对象|老公|老婆|先生|太太|闺蜜|朋友|同学|同事|同门|师兄|师姐|学长|学姐|学弟|学妹|导师)(家|)(的|)(儿子|女儿|孩子|)(也|才|)(在|去年在)
none	zh	我(和|跟|与)(爸妈|父母|姐姐|妹妹|哥哥|弟弟|表姐|表哥|表妹|表弟|姑姑|阿姨|叔叔|舅舅|亲戚|男朋友|女朋友|男友|女友|对象|老公|老婆|先生|太太|闺蜜|朋友|同学|同事|同门|师兄|师姐|学长|学姐|学弟|学妹|导师)(也|都|)在	the writer as well
home-before	zh	(住|待|呆)过(的|)
home-before	zh	(之前|以前|原来|前1年|前2年|头1年|头2年|这几年|这些年|1直)(1直|都|也|就|)(住|租|待|呆|)在
home-before	zh	(之前|以前|原来|原先|当时|那时)…(住在|住|租在)
home-before	zh	(原来|本来|原本)(是|)(打算|想|准备|要|计划)(去|到|在|来|搬去|搬到|住)
home-before	zh	(飞|飞到|飞去|落地|降落|转机)
living-before	zh	(目前|现在|现|暂时|currently_|本人|我)(人|是|)(还|仍|仍然|1直|一直|都|暂时|)(住|租|在|正在|住在|租在|正在租|在住)(朋友|亲戚|同学|她|他|)(的|)
living-before	zh	(还|仍|仍然)(住|住在)
living-before	zh	人在
living-before	zh	(这学期|这个学期|今年|这学年)在
search-behind	zh	(找|求|读|念|上学|租|看房|入住|实习|工作|上班|空出|空了|转租|招租|出租|转让)
home-behind	zh	(刚|刚刚|今年|去年|已|已经|也|)(毕业|读完)
home-behind	zh	(上|读|待|住|租|工作|实习|交换|生活)了
home-behind	zh	的时候
home-behind	zh	(那边|这边|)的(房子|房|合同|租约|宿舍|公寓|房租)…(到期|退租|退掉|退了|不退|结束|涨)
home-behind	zh	(的|)(爸妈|父母|姐姐|妹妹|哥哥|弟弟|表姐|表哥|表妹|表弟|姑姑|阿姨|叔叔|舅舅|亲戚|男朋友|女朋友|男友|女友|对象|老公|老婆|先生|太太|闺蜜|朋友|同学)家
home-behind	en	(uni |university |)student (here|on|doing)
home-behind	en	rent(s)
home-behind	en	is where (my|our|his|her|i|we)

choice-before	zh	(想|希望|打算|准备|宁愿|更愿意|要)(住|租|搬)(在|到|去|进|)
choice-before	zh	(之后|然后|接下来|以后|毕业后|结束后)(要|会|想|打算|准备|)(搬|转|)(去|到|来)
choice-before	zh	(搬|转|调|换|改)(回|成去|到去|去了)
choice-before	zh	还是…(待|留|呆|住)在
choice-before	zh	(最后|最终|)(决定去|选了|选择|选择了|定了)
choice-before	en	(moving|move|relocating|relocate|transferring|transfer) (over |down |up |)to
choice-before	zh	还是(去|住|选)
choice-before	en	(settled|decided) on
choice-before	en	(want|like|love|prefer|hope|hoping|plan|planning|rather|looking|going|need) (to |)(live|living|stay|staying|rent|renting|be based|move) (in|near|around|to|at)
wish-before	zh	(想|希望|打算|准备|要)(是|还|还是|留|)(在|到|去|来|回)
renting-behind	zh	(租|住|找|换)

move-before	zh	(毕业|要|将|打算|准备|即将|马上)(要|)(去|到)
daily-behind	zh	(上班|工作|实习|上学|上课)
daily-behind	zh	读(书|大|研|硕|博|本)
daily-behind	zh	念(书|大)
commute-before	en	commut(e|es|ing|able) (distance |time |daily |)(to|into|from|in|)
commute-before	en	(work|working|job|office|internship|placement|offer) (is |)(in|at|near|around|based in)
commute-before	en	(job|role|internship|placement|project|scheme) (with|at|for) … in
commute-before	en	stud(y|ying|ies) (at|in)
commute-before	en	(train|trains|bus|buses|tube|metro|travel|travelling|traveling|get|getting|go|going|walk|drive|line|link|links|access|connection|connections|route) (in |)(to|into)
commute-before	en	#_(min|mins|minute|minutes|hour|hours|hr|hrs) (walk |by train |by bus |by tube |train |bus |)(to|into)
commute-before	zh	(每周|每个星期|每礼拜|每个月|每月|每天|经常|偶尔|1周)(都|要|得|)(去|到|跑|飞)
commute-before	zh	(通勤|直达|坐车|地铁|火车)(到|去|至|往|)
commute-before	zh	(学校|校区|学院|公司|单位|工作|实习|上班|办公室)(地点|)(就|是|)在
to-before	zh	(到|去|往|至)
way-behind	zh	(通勤|上班|上课|实习|方便|交通|坐车|车|火车|直达|地铁|只要)
way-behind	zh	#_分
at-before	zh	在

near-before	en	(close to|near|nearby|outside|next to|beside|from)
near-before	en	not (too |)far (from|away from)
near-before	en	near (my|our|his|her) (mum|mom|dad|parents|family|sister|brother|son|daughter|boyfriend|girlfriend|partner) in
near-before	zh	(离|距)
branch-behind	zh	(的|)(校区|分校)
branch-behind	en	campus

apart-before	zh	(不用|不必|不一定|不要求|不想|不要)(要|住|是|)(靠近|靠|挨着|临近|挨)
complaint-behind	zh	(很|太|好|特别|超级|超|有点|比较|最|真)(吵|乱|贵|远|脏|破|差|偏|危险|不安全|不方便)
complaint-behind	zh	(吵|乱|贵|远|脏|破|差|偏)(得|到)(离谱|要命|要死|不行|吓人|没边|飞起|过分)
complaint-behind	zh	(吵|贵|远|脏)(死|爆|疯|哭|上天)
complaint-behind	zh	不(太|)(安全|方便|安静|干净)
complaint-behind	zh	(治安|环境)(很|太|比较|)(差|乱|不好)
complaint-behind	en	(so|too|far too|way too|much too|very|really) (noisy|loud|expensive|overpriced|dear|pricey|rough|dodgy|dangerous)
complaint-behind	en	(is |was |'s |feels |gets )(so |very |too |far too |way too |much too |really |pretty |quite |a bit |ridiculously |insanely |crazy |)(noisy|loud|expensive|overpriced|dear|pricey|rough|dodgy|dangerous|dirty|boring|unsafe|far|out of|not)

also-behind	zh	也(都|)(行|可|ok|能|好|考虑|接受|没问题|不错|想|合适|看|凑合|成)
also-behind	en	(is |are |would be |'s |)also (ok|okay|fine|good|possible|great|welcome|works|an option|considered)
also-behind	en	(is |are |would be |'s |)(ok|okay|fine|good|possible|great) (too|as well)
also-behind	en	(works|would work|will do|would do|is an option|would be an option) (too|as well)
also-behind	en	(is|would|will|could) also
also-behind	en	(is |would be |)(ok|okay|fine|good|possible|great) if
also-before	zh	也(可以|可|能|会|愿意|)(考虑|看看|看|接受|去|住在|住)
also-before	en	also (consider|considering|open to|happy with|happy in|ok with|fine with|looking in|looking at|interested in)
also-before	en	(happy to|would|could|can|might|will) (also |)consider
also-before	en	(or |)(failing that|alternatively|otherwise)
all-behind	zh	(2个|3个|随便哪个|哪个|)(都|均|皆|任选)
all-behind	en	(either|both|any) (one |of them |)(is |are |)(ok|okay|fine|good|works|would|will|possible)*
part-behind	zh	(的|)(市中心|市区|中心|zone|东区|西区|南区|北区|S区|#区)
part-behind	en	(city |town |)cent(re|er|ral)
part-behind	en	zone
prices-behind	en	(price|prices|rents|rent)
`;
