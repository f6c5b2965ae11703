/**
 * What leads to the areas that a request names, and words with a capital that are none. The columns: `parseTable`.
 *
 * - `area-before`: a list of areas follows
 * - `near-before`: even one name is an area
 * - `area-behind`: what stands before it is an area
 * - `no-area`: no area, whatever stands beside it
 */
export const AREA_LISTS = String.raw`
area-before	en	(in|near|around|round|anywhere|somewhere|either|towards)
area-before	en	in town,
area-before	en	(where|area|areas|location|locations|place|places|neighbourhood|neighbourhoods)(:| -| =|)
none	en	(degree|masters|phd|msc|bsc|ma|ba|course|job|work|works|working|interested|experience|fluent|studying|trained) in
area-before	zh	(看|想住|住|住在|搬到|搬去|考虑|离|近|靠近|在|去)
area-before	zh	(区域|位置|坐标|片区|地点|地方|地区|地段|范围|外景)(:|是|在|)
near-before	en	(near|around|round|close to|next to)
none	en	(my|our|her|his|their) (cottage|house|flat|home|parents|family|place|mum|dad) (is |are |live |lives |)(near|around)
near-before	zh	(离|靠近|临近)
near-before	zh	(市中心|town centre|city centre) ?(或者?|/)
near-before	en	(town|city) centre (or|/)
area-behind	en	(or|/) (the |)(town|city) centre
area-behind	en	(area|ideally|preferably|preferred|way)
area-behind	zh	(附近|一带|那边|那一带|那片|都行|都可以|都好|区域)
no-area	en	(hi|hello|hey|hiya|dear|thanks|cheers|please|ta|looking|wanted|seeking|room|rooms|need|budget|max|male|female|student|students|professional|single|couple)
no-area	en	(english|chinese|british|european|indian|italian|spanish|french|polish|german|maths|physics|chemistry|law|medicine|nursing|history|biology|music)
no-area	en	(unite|unite students|iq|scape|vita|chapter|student roost|yugo|nido|urbanest)
no-area	en	(north|south|east|west|central|greater|inner|outer)
no-area	en	(tesco|aldi|lidl|asda|sainsbury's|sainsburys|waitrose|morrisons|starbucks|costa|wechat|whatsapp|instagram|facebook|netflix)
no-area	en	(mon|tue|tues|wed|thu|thur|thurs|fri|sat|sun|monday|tuesday|wednesday|thursday|friday|saturday|sunday)
no-area	en	(jan|feb|mar|apr|may|jun|jul|aug|sep|sept|oct|nov|dec|january|february|march|april|june|july|august|september|october|november|december|christmas|easter|epiphany|michaelmas|hilary|trinity|lent)
`;
