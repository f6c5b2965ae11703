/**
 * What is paid beside the rent. Forms are in small letters, traditional characters beside the simplified ones. The columns: `parseTable`.
 *
 * - `cost`: a clause with it is about costs
 * - `utility`: one with it and `sharing` behind it is
 * - `rent`: speaks of the rent itself
 */
export const COSTS = String.raw`
cost	zh	(押金|定金|中介费|手续费|转租费|全包|账单|帐单|市政税|市政稅)
cost	zh	押(1|2|3|一|二|三|两|S)付
cost	en	(deposit|deposits|fee|fees|agency fee|bill|bills|rates)
none	en	bill bryson
cost	zh	水(电|電)
cost	en	utilit*
cost	en	council_tax
cost	zh	(包|含)(水|电|電|网|網|暖|煤|早)
cost	any	(包|含)_(water|gas|electric|bill)*
cost	zh	(水|电|網|网|气|暖)(费|)(都|全|)(包|含)
cost	en	(safedeposits|safe deposits)
cost	zh	什么都(包|含)
cost	zh	所有费用
cost	zh	(包|含)(宽带|早|晚|餐)
cost	zh	(包|含|带)…(早|午|晚)(餐|饭)
cost	en	(including|includes) the lot
cost	en	everything (in|including)
none	en	everything in (walking|easy|one|reach|town|the|my|your)
cost	en	all charges
cost	en	with (all |)(utilities|heating|wifi|heat)
cost	en	all found
cost	en	inclusive of
cost	en	(in|covered by) the rent
cost	en	pre_(pay|paid|payment) meter
cost	zh	(可谈|可议|可刀)
cost	en	negotiable
cost	zh	(一共|总共|总价|打包|打包价|一口价)_(£|才|是|只要|要|为|：|:|约|)_A
cost	en	A (in total|altogether|for the whole|for the entire)
cost	en	all in
cost	en	all inc(l|lusive|)
cost	en	(all|everything) included
cost	en	inc(l|lude|luded|ludes|luding|)(.|) (all|everything|bills|gas|water|heating|electric|council|broadband|wifi|wi fi)
cost	en	exclud(e|es|ed|ing) (all|everything|bills|gas|water|electric|electricity|council|utilities)
cost	en	cover(s|ing) (all |)(everything|bills|gas|water|electric|electricity|utilities)
cost	en	(nothing|no) (else|more|extra) to pay
utility	zh	(水|电|電|网|網|气|煤|暖气|暖)(费|費|)
utility	zh	(宽带|宽频|寬頻)(费|費|)
none	zh	(电|電)(梯|视|視|话|話|脑|腦|影|饭|磁|动|動|车|器)
none	zh	(水)(壶|壺|池|槽|果|准|平)
none	zh	(网|網)(站|课|課|购|購|红)
none	zh	(天|空|客|人|大|小|生|福|语|霸)(气)
utility	en	(light|lighting|heat|power|energy)
utility	zh	(煤电|电煤|水煤)
utility	en	(gas|electric|electricity|elec|leccy|lecky|oil|water|heating|wifi|wi fi|internet|broadband)
sharing	zh	(平摊|均摊|分摊|平分|对分|对半分|自付|自理|自己付|自己交|自己缴|另付|另算|另计|另計|自己开户|封顶|上限|限额)
sharing	zh	(对半|對半|均分|按人头|按表|各付|各自付|自己出|另收)
sharing	zh	(每人|人均)(£|)_#
sharing	zh	(算|含|包|都|)(在|)(房租|租金|租)(里|内|裡|內)
sharing	zh	不用(操心|管|另付|另交|再付|再交|你付|你交)
sharing	zh	(房东|房東|业主|我|我们)(付|出|交|包|来付)
sharing	any	(全|都)_in
sharing	en	(half of|aa|allowance|split|extra|on top|included|metered|capped|kitty)
sharing	en	split (S|#|between)_(ways|way|us)
sharing	en	(is|are|comes|come|all|thrown) in (it|that|there|this|the price|)
sharing	en	in (it|that)
sharing	en	thrown in
sharing	en	(inclusive|covered|comprised|within it)
sharing	zh	(1|一)人(1|一)半
sharing	zh	(个|位)人(平|均|)分
sharing	zh	(预付费|另加)
sharing	en	part of (it|the rent|the price|that)
sharing	en	(paid by|on|covered by) (me|us|you|the landlord|landlord)
rent	any	(£|￡)_#
rent	any	#_(镑|磅|pcm|pw|p/w|gbp)
rent	zh	(租金|房租|月租|周租|价格)
rent	en	(rent|per week|per month|per calendar*)
`;

/** Facilities that stand in lists whose commas part no clauses: 'bills, wifi and laundry'. */
export const FACILITIES = new Set(
  "bills gas electric electricity elec leccy lecky oil water heating broadband internet light wifi wi-fi council laundry tv tax licence license".split(
    " ",
  ),
);
