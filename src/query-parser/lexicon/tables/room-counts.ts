/** The rooms counted in a home; the note is the number where no figure stands. The columns: `parseTable`. */
export const ROOM_COUNTS = String.raw`
beds	en	S_(double |single |separate |large |spacious |proper |big |en suite |ensuite |)(bed|beds|bd|bds|br|brs|b|bs|bhk|bdr|bdrs|bedder|bedders|bder|bders|beder)
beds	en	S_(double |single |separate |large |spacious |proper |big |en suite |ensuite |)(bed|bd|b)_(r|rr|rm|rms|rn|room|rooms|roon|rooom|roomed|roomd|roms|rom)
beds	en	[(S|one)_bet] (flat|apartment|house)	1
beds	en	one_(bed|beds|bedroom|bedder|br|b)	1
beds	en	[S_(room|rooms|roomed)] (flat|apartment|house|place)
beds	en	(flat|apartment|house|place) (of|with) [S (room|rooms|roomed)]
beds	en	(bedrooms|bedroom|卧室)_:_S
none	en	(flat|apartment|house|place) (of|with) [S (room|rooms|roomed)] (available|free|to|left)
none	en	(1|one)_(bed|bedroom) (to let|to rent|for rent|available|free|going|left) (to a|in our|in my|in another|in a shared)
none	en	(flat|unit|block|zone|room) S_(b|bed)
none	en	S_(bed|beds|bedroom|bedrooms|bedroomed) (student |mixed |professional |friendly |)(house_share|flat_share|hmo|shared house|shared flat)(s)
beds	zh	S_(个|间|)_(室|房|居|居室|卧|卧室|睡房)
beds	zh	S_(个|间)_(房间|bed|beds|bedroom|bedrooms)
beds	zh	双(卧|居)(室|)	2
none	zh	1室户
none	zh	S_室(友|内|外|温)
none	zh	S_(个|间|)_房(东|子|租|源|客|产|价|型|车|号)
none	zh	S_居(住|民)
baths	en	#_(en suite |ensuite |)(bath|baths|bth|bths|bthr|bathr|bathroom|bathrooms|bathrm|bathrms|bthrm|bthrms|bath room|bath rooms|toilet|toilets|wc|wcs)
beds	any	S_b_(/|,|、|)_[S_b]_S_b
baths	en	S_b_[S_b]
baths	en	S_b_(/|,|;|+|&|x|×|and|with)_[S_b]
baths	en	#_shower_room(s)
baths	en	(bathrooms|bathroom|卫生间)_:_#
baths	zh	#_(个|间|)(独立|)(卫|浴|厕|卫生间|洗手间|卫浴|浴室|厕所)
baths	zh	双卫	2
halls	zh	S_(个|)(客厅|厅)
halls	zh	(零|〇)(客|)厅
halls	en	S_(个|)(living|reception)_(rooms|room|)
halls	en	S_lounge(s)
`;
