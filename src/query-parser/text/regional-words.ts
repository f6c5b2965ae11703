/**
 * Words for homes and what is in them as Hong Kong and Taiwan say them (folded), and what the mainland says instead, so
 * that no grammar needs them a second time. The longer ones first.
 */
export const REGIONAL_WORDS =
  "唔好意思 不好意思,唔[洗驶] 不用,唔该晒? 谢谢,[钟锺中]意 喜欢,即刻 马上,平[啲嘅] 便宜,啲 点,抵租 便宜,cp值 性价比,煮食 做饭,开伙 做饭,可炊 可做饭,雪柜 冰箱,家[俬私] 家具,冲凉房 浴室,屋企 家,租屋 租房,[搵揾]屋 找房,睇[楼屋] 看房," +
  "按金 押金,[业屋]主 房东,经纪 中介,房仲 中介,仲介 中介,免佣金? 免中介费,返学 上学,返工 上班,捷运 地铁,公车 公交,网路 网络,脚踏车 自行车,梗房 单间,可宠 可养宠物,包埋 包,连埋?(?=水电?|电费|网|wi-?fi|bill|煤|杂费|管理费) 包";
