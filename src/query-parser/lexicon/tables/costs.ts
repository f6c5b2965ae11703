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
cost	en	excluding (all|everything|bills|gas|water|electric|council)
utility	zh	(水|电|電|网|網|气|煤|暖气|暖)(费|費|)
utility	en	(gas|electric|electricity|leccy|oil|water|heating|wifi|wi fi|internet|broadband)
sharing	zh	(平摊|均摊|分摊|平分|对分|对半分|自付|自理|自己付|自己交|自己缴|另付|另算|另计|另計|自己开户|封顶|上限|限额)
sharing	en	(aa|allowance|split|extra|on top|included)
rent	any	(£|￡)_#
rent	any	#_(镑|磅|pcm|pw|p/w|gbp)
rent	zh	(租金|房租|月租|周租|价格)
rent	en	(rent|per week|per month|per calendar*)
`;

/** Facilities that stand in lists whose commas part no clauses: 'bills, wifi and laundry'. */
export const FACILITIES = new Set(
  "bills gas electric electricity water heating broadband internet light wifi wi-fi council laundry tv tax licence license".split(
    " ",
  ),
);
