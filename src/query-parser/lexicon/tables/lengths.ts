/**
 * What makes a stretch of time no length of a stay: words before it, behind it, and of what is told. Or else what it is the length of:
 * a tenancy, what is left of it, the least of it; these lead on as a filler does. The columns: `parseTable`.
 */
export const LENGTHS = String.raw`
before	en	the full
before	en	consider(ing)
before	zh	(学年|第|每|每隔|大|提前|押|押金|预付|付|交|已经|试用期|考察期|签了|还剩|gap了|交换|最近|过去|年龄|成立|经验|硕|硕士|读研|研究生|本科|课程|学制|项目|次|前)
before	zh	签证(还|)(剩|有|到期|)
before	zh	(住|待|呆|读|学|做|干|上|扯|吵|等|找|拖|跑|租|工作|上班|生活|睡)了
before	en	(per|every|each|upfront|last|past|previous|times|once|twice|days|hours)
before	zh	(最后|娃|宝宝|孩子)
before	en	(baby|she|he) is( nearly| almost| about|)
before	en	pay(ing)
before	en	deposit of( more than| less than|)
before	en	deposit( is| max|)(:)
behind	zh	(合同|合约|租约)也(可|可以|行|ok)
before	en	notice of
before	en	(done|did|spent|finished|completed|survived)( my| about| over| the| the last|)
before	any	(£|$|€)
before	any	(£|$|€)_#
before	any	#_(/|a|)
lived	zh	(读|念|修|上学)
none	zh	(号|日|月|底|末|天|学|假|诞|节|年)前
lived	zh	每(周|月|年|天|个月|星期)
none	zh	陪读
none	zh	(读|念|修)(完|书)
lived	en	(done|did|had|tried|rented|working|studying|shared)…for
lived	en	(at|with) my…for
lived	en	(been|lived|stayed|worked|studied)( there| here|)( in| at| with|)
behind	zh	了
none	zh	了解
behind	zh	(的)短租(也|都)
behind	zh	也(可|可以|行|ok)
behind	zh	(只|仅|才|)(去|来|回|跑|见|要去)#(次|天|趟)
behind	zh	(里|内|)换了
behind	zh	(加1起|1共|总共)(付|交)
behind	zh	(制|硕|研|级|前|以前|之前)
behind	zh	(的|)(课程|项目|经验|工作|签证|押金|房租|租金|免租|网|硕士|本科|研究生|前|历史|专业|次|实习经)
behind	en	of
none	en	of (the |)(contract|tenancy|rent|lease|stay|my)
behind	en	(old|course|master|masters|msc|ma|degree|programme|program|experience|visa|phd|student|deposit|rent|upfront|notice|free|paid|ago|warranty|built|guarantee|guarantor|bachelor|undergrad|mba|postgrad)
behind	en	up front
behind	en	in advance
behind	en	to (get out|leave|move out|find|go|decide|pay)
behind	any	#_次
behind	any	(a|per|each|every|/)_(week|month|year)
filler	any	(是|为|about|around|大概|大约|约|a|个)
filler	any	(-|'|'s)
tenancy filler	zh	(租|住|签|待|呆|租期|合同|租约|期|起|短租|长租)
tenancy filler	en	(for|stay|staying|let|lease|tenancy|contract|of|sublet)
least filler	zh	(至少|最少|最短|起码|不少于|不低于|住满|以上|起|起租|起签|起住)
least filler	en	(at least|min|minimum)(.)( of| stay| term| let|)
least filler	en	or (more|longer)
least filler	en	(no|not) (less|shorter) than
`;
