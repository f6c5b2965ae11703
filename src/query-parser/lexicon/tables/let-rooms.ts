/**
 * Words by which an offer lets one room of a home. The columns: `parseTable`.
 *
 * - `shared`: several people live in the home
 * - `vacant`: the same, and a room of it is free
 * - `whole`: the whole home is let
 */
export const LET_ROOMS = String.raw`
shared	zh	(合租|合住|室友|舍友|其他房间|剩1间|空出|还剩|只剩)
shared	en	(room|flat|house)_mate(s)
shared	en	(flat|house)_share
shared	en	shared (flat|house|kitchen|with)
shared	en	cluster (flat|apartment)
shared	en	share (a |the |)(bathroom|kitchen|flat|house) with
vacant	zh	(空出|空着|空了|剩|剩下|还有|还剩|只剩|招|出租|转租)(的|最后|最大的|最小的|其中|)(S|)(间|个)
vacant	zh	(空出|空着|空了|剩|剩下|还有|还剩|只剩|招|出租|转租)(的|)(S|)(间|个)房间
none	zh	(剩|剩下|还有|还剩|只剩|出租|转租)(S|)个月
vacant	zh	空S(间|个)
vacant	zh	(找|招)_(S|)_(个|位|)_(室友|舍友|housemate|flatmate|roommate|house mate|flat mate)(s)
vacant	zh	(找|招)_(S|)_(个|位)_(人|女生|男生|同学)
vacant	zh	(我|她|他)(这|那)间
vacant	zh	我的(房间|卧室)
vacant	zh	(我|本人)住(的是|的|)(主卧|次卧|大的|小的|大房|小房)
vacant	zh	(出|转|转租|出租|招租)_(主卧|次卧|其中1间)
vacant	zh	(最大|最小|朝南|朝北|靠窗|楼上|楼下)的(那|1|)(间|个)
vacant	zh	有空房
vacant	zh	(还|)(差|缺)(S|)(个|)(人|室友|舍友|女生|男生)
vacant	en	last (1 |)room
vacant	en	(anyone|anybody|someone|somebody|any1) (want|wants|need|needs|fancy|fancies|after|looking for) (a|my|this|the) room
vacant	en	room(s) (left|remaining|going)
vacant	en	other S (are|is|housemates|tenants)
vacant	en	(renting|letting) out my (own |)room
vacant	en	take (his|her|their|my|our) room
vacant	en	(need|looking for|want) (a|1|one|another|S) (more |)(room|flat|house)_mate*
whole	zh	(整租|整套|整间公寓)
whole	en	(whole|entire) (flat|house|apartment|property|place)
`;
