/**
 * Places outside the United Kingdom that people name beside a British one, or that hold a British name within theirs.
 * They are read so that nothing else is made of them. Written as the towns are.
 */
export const FOREIGN = `
New York=nyc|new york city|纽约;New England;New London;New Jersey=新泽西;Paris=巴黎;Berlin=柏林;Munich=慕尼黑;Frankfurt=法兰克福;Amsterdam=阿姆斯特丹;
Brussels=布鲁塞尔;Madrid=马德里;Barcelona=巴塞罗那;Rome=罗马;Milan=米兰;Venice=威尼斯;Vienna=维也纳;Zurich=苏黎世;Geneva=日内瓦;Lisbon=里斯本;
Copenhagen=哥本哈根;Stockholm=斯德哥尔摩;Oslo=奥斯陆;Helsinki=赫尔辛基;Prague=布拉格;Budapest=布达佩斯;Warsaw=华沙;Athens=雅典;Istanbul=伊斯坦布尔;Moscow=莫斯科;
Dublin=都柏林;Ireland=爱尔兰;
Boston=波士顿;Los Angeles=洛杉矶;San Francisco=旧金山;Seattle=西雅图;Chicago=芝加哥;Washington DC=washington d.c.|华盛顿;Philadelphia=费城;Miami=迈阿密;Houston=休斯顿;Dallas=达拉斯;
Manhattan=曼哈顿;Brooklyn=布鲁克林;Harvard=哈佛;Stanford=斯坦福;Berkeley=伯克利;Toronto=多伦多;Vancouver=温哥华;Montreal=蒙特利尔;Ottawa=渥太华;Halifax Canada=halifax nova scotia;
Sydney=悉尼|雪梨;Melbourne=墨尔本;Brisbane=布里斯班;Adelaide=阿德莱德;Canberra=堪培拉;Perth Australia=perth wa|澳洲珀斯|澳大利亚珀斯|西澳珀斯;Auckland=奥克兰;Wellington=惠灵顿;Christchurch NZ=基督城;
New South Wales=nsw|unsw|新南威尔士;Hong Kong=香港;Macau=macao|澳门;Taipei=taiwan|台北|台湾;Singapore=新加坡;Tokyo=东京;Osaka=大阪;Seoul=首尔;Bangkok=曼谷;
Kuala Lumpur=吉隆坡;Delhi=new delhi|德里|新德里;Dubai=迪拜;
Beijing=北京;Shanghai=上海;Guangzhou=广州;Shenzhen=深圳;Chengdu=成都;Chongqing=重庆;Hangzhou=杭州;Nanjing=南京;Wuhan=武汉;Xi'an=西安;Tianjin=天津;Suzhou=苏州;Ningbo=宁波;Xiamen=厦门;Fuzhou=福州;
Qingdao=青岛;Dalian=大连;Shenyang=沈阳;Harbin=哈尔滨;Changsha=长沙;Zhengzhou=郑州;Jinan=济南;Hefei=合肥;Kunming=昆明;Lanzhou=兰州;Wuxi=无锡;
Dongguan=东莞;Foshan=佛山;Zhuhai=珠海;Quanzhou=泉州;Wenzhou=温州;
Nottingham Ningbo=nottingham ningbo|宁波诺丁汉|宁诺;XJTLU=xi'an jiaotong liverpool|西交利物浦|西浦;China=中国|国内;Japan=日本;Korea=韩国;Thailand=泰国;Malaysia=马来西亚|马来;India=印度;Italy=意大利;Germany=德国;France=法国;Spain=西班牙;
Netherlands=holland|荷兰;Switzerland=瑞士;Sweden=瑞典;Norway=挪威;Denmark=丹麦;Poland=波兰;Greece=希腊;Canada=加拿大;Australia=澳洲|澳大利亚;New Zealand=新西兰;America=usa|美国;Mongolia=蒙古;
Isle of Man;Jersey Island;Colombus=哥伦布`;
