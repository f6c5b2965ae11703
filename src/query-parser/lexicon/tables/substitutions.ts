/**
 * Words of folded text that mean what another word says, so that no other table needs them a second time; the sense is that word.
 * Words for homes as dictation and fast typing spell them by their sound (为生间 is 卫生间), words of Hong Kong and Taiwan, and
 * written Cantonese (听日 is 明天), and the commonest words in pinyin. The columns: `parseTable`.
 */
export const SUBSTITUTIONS = String.raw`
卫生间	zh	(为|未|位|味|喂|胃|维|尾)(生|声|升|身)(间|件|建)
卫生间	zh	卫(声|升|身)(间|件|建)
卫生间	zh	卫生(件|见|建)
none	zh	卫生(件|见|建)(议|筑|设)
卫浴	zh	卫(裕|遇|域)
独立	zh	[(毒|读)(立|力|利|丽)](卫|为|未|位|味|喂|胃|浴|厨房|洗手|厕)
独立	zh	[独(力|利|丽)](卫|为|未|位|味|喂|胃|浴|厨房|洗手|厕)
浴室	zh	(玉|欲|裕)室
厕所	zh	(侧|测)所
洗手间	zh	洗手(见|件|建)
none	zh	洗手(见|件|建)(议|筑|设)
公寓	zh	公(遇|御)
none	zh	公(遇|御)(到|见|上)
主卧	zh	(珠|竹)卧
次卧	zh	刺卧
室友	zh	(找|招|求|缺|寻)[(事|是)友]
none	zh	(找|招|求|缺|寻)[(事|是)友](好|人|谊|情|善)
押金	zh	(压|鸭|按)金
中介费	zh	(种|重)介费
中介费	zh	中(界|戒)费
房租	zh	房(祖|组)
none	zh	房(祖|组)(织|合|员|成|队|长|件)
预算	zh	(玉|遇|裕)(算|蒜)
预算	zh	预(蒜|酸)
阳台	zh	(洋|扬|杨|羊)台
电梯房	zh	(店|点)(题|梯)房
电梯	zh	[电(题|踢|提)](房|公寓|楼)
宠物	zh	(虫|崇)物
地铁	zh	(帝|第)铁
地铁	zh	[地(帖|贴)](站|口|附近)
洗衣机	zh	洗衣(级|鸡)
健身房	zh	(见|建)身房
入住时间	zh	如住时间
水电	zh	[水店](费|网|全|都|包)

不好意思	zh	唔好意思
不用	zh	唔(洗|驶|使)
谢谢	zh	唔该(晒|)
喜欢	zh	(钟|锺|中)意
马上	zh	即刻
便宜	zh	平(啲|嘅)
点	zh	啲
便宜	zh	抵租
性价比	zh	cp值
做饭	zh	煮食
做饭	zh	开伙
可做饭	zh	可炊
冰箱	zh	雪柜
家具	zh	家(俬|私)
浴室	zh	冲凉房
家	zh	屋企
租房	zh	租屋
找房	zh	(搵|揾)屋
看房	zh	睇(楼|屋)
房东	zh	(业|屋)主
中介	zh	经纪
中介	zh	房仲
中介	zh	仲介
免中介费	zh	免佣(金|)
上学	zh	返学
上班	zh	返工
地铁	zh	捷运
公交	zh	公车
网络	zh	网路
自行车	zh	脚踏车
单间	zh	梗房
可养宠物	zh	可宠
包	zh	包埋
包	zh	[连埋](水|电费|网|煤|杂费|管理费)
包	zh	[连](水|电费|网|煤|杂费|管理费)
包	zh	[连埋](wi_fi|bill*)
包	zh	[连](wi_fi|bill*)

不要	zh	唔好
无所谓	zh	冇所谓
明天	zh	听日
明天晚	zh	听晚
后天	zh	后日
none	zh	后日(子|常|本|租|期)
现在	zh	(而|宜|依)家
none	zh	(而|宜|依)家(具|电|居|里|庭)
明年	zh	出年
去年	zh	旧年
这个	zh	[(今|呢)个](月|周|星期|礼拜)
天	zh	过(两|三|四|五|几|#)[日]
none	zh	过(两|三|四|五|几|#)[日]本
镑	zh	(#_|十|百|千|一|二|三|四|五|六|七|八|九)[蚊]
none	zh	蚊子
抽烟	zh	(食|吸)烟
女生	zh	女仔
男生	zh	男仔
吵	zh	嘈
none	zh	嘈杂
不	zh	唔
没有	zh	冇
的	zh	嘅
在	zh	喺
找	zh	(搵|揾)
看	zh	睇
了	zh	咗
二十	zh	廿

租房	en	zu_fang
求租	en	qiu_zu
一周	en	(yi|mei)_zhou
一个月	en	(yige|yi ge|mei)_yue
找房	en	zhao_fang
合租	en	he_zu
整租	en	zheng_zu
短租	en	duan_zu
转租	en	zhuan_zu
单间	en	dan_jian
套间	en	tao_jian
独卫	en	du_wei
公寓	en	gong_yu
便宜	en	(bian|pian)_yi( de|)( fangzi| fang|)
附近	en	fu_jin
室友	en	shi_you
房子	en	(de |)fang_zi

给	zh	(畀|俾)
来	zh	嚟
`;
