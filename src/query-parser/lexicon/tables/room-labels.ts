/**
 * What a post calls each of several rooms, beside their kinds. The columns: `parseTable`.
 *
 * - `label`: names one of several rooms; its note is the kind of room that it says
 * - `whole`: the whole home, beside its rooms
 * - `other`: speaks of a rent that is not asked for this room, or of who pays it
 */
export const ROOM_LABELS = String.raw`
label	zh	(a|b|c|d|e|甲|乙)(房|室|间|号房)
label	zh	房间_(a|b|c|d|e|S)
label	zh	S(号|#)_(房|房间|间|单间)
label	zh	第_S_间
label	zh	(大|中|小|次|主)_(房|房间|单间|双|双人间|双人房|单人间|卧|卧室|间)
label	zh	(大|中|小)的
label	zh	(楼上|楼下|S楼|S层|阁楼|地下)_(大|小|)(单间|单人间|双人房|双人间|大床房|房间|房|间|那间|的|阁楼房)
label	zh	(阁楼|loft)_(房|间|大间|)
label	zh	(朝南|朝北|靠窗|带阳台|带独卫|不带独卫)(的|)(房间|单间|那间|间|)
label	zh	(经典|高级|豪华|标准|普通|青铜|白银|黄金)_(ensuite|studio|单间|套间|房)
label	zh	(另|其中)1间
label	zh	(单人|双人)(间|房)
label	en	room (a|b|c|d|e|S)
label	en	studio (a|b|c|d|e|S)
label	en	flat (a|b|c|d|e|S)
label	en	bedroom (a|b|c|d|e|S)
label	en	(a|b|c|d|e) room
label	en	(front|back|rear|upstairs|downstairs|ground floor|first floor|second floor|third floor|top floor|attic|loft|larger|bigger|smaller|large|small|big|medium|box|master|standard|cheaper|other) (room|double|single|one|bedroom|ensuite|en suite|studio)
label	en	(bronze|silver|gold|platinum|premium|classic|deluxe|superior) (ensuite|en suite|studio|room)
label	en	(loft|attic|small|medium|large)
whole	zh	整(租|套)
whole	en	(whole|entire) (flat|house|apartment|place|property)
none	zh	整租或
label	en	(double|dbl|twin)(s)	double
label	en	single(s)	single
label	en	(ensuite|en suite)(s)	ensuite
none	en	(single|double) (bed|glazed|glazing|mattress)
other	en	(previously|used to|down from|instead of|original|reduced from|i pay|i paid|deposit|sofa bed)
other	zh	(原|之前|以前|合同价|签的|押金|定金|我付|补贴)
other	en	(was|were|usually|normally|originally|elsewhere|similar|others|next door|market|list price|official|friends pay|go for)
other	en	(single|double|dual|sole) (occupancy|use)
other	en	(couple|couples|2 people|per person|pp|per couple)
other	zh	(原价|原租|平时|官网|市场价|别的|同楼|其他房|隔壁|别人|外面|正常)
other	zh	(情侣|两人住|双人入住|单人入住|两个人住|1个人住|人均|每人)
`;
