/** Boroughs, districts, streets and landmarks of London, as keyword=other name|other name. A question mark: only where London is named too. */
export const LONDON_DISTRICTS = `@London
?East London=东区;?South London=南区;?North London=北区;East London=东伦敦|伦敦东区|伦敦东边|伦敦东部|伦敦东|east ldn|东伦|east end london;West London=西伦敦|伦敦西边|伦敦西部|west ldn|西伦
North London=北伦敦|伦敦北区|伦敦北边|伦敦北部|伦敦北|north ldn|北伦;South London=南伦敦|伦敦南区|伦敦南边|伦敦南部|伦敦南|south ldn|南伦
Central London=伦敦市中心|伦敦中心|伦敦中区|中伦敦|central ldn|伦敦中部|inner london;South East London=伦敦东南|东南伦敦|伦敦东南区;South West London=伦敦西南|西南伦敦|伦敦西南区
North West London=伦敦西北|西北伦敦|伦敦西北区;North East London=伦敦东北|东北伦敦;City of London=伦敦金融城|金融城|伦敦城|the city of london|square mile
West End London=london west end|west end of london|伦敦西区|伦敦西端;Barking and Dagenham=barking & dagenham;Barking=巴金;Dagenham=达根汉姆|达格纳姆;Barnet=巴尼特|巴内特
High Barnet;New Barnet;East Barnet;Bexley=贝克斯利;Bexleyheath;Brent=布伦特;Bromley=布罗姆利|布朗利;Camden=camden town|卡姆登|卡姆登镇|肯顿|坎登|卡登|肯顿镇|卡姆登区;Camden Market
St Thomas' Hospital=st thomas hospital|st thomas's hospital|圣托马斯医院;Guy's Hospital=guys hospital;King's College Hospital;Royal London Hospital;Great Ormond Street Hospital=great ormond street|gosh;Royal Free Hospital
Camden Road;Croydon=east croydon|west croydon|south croydon|克罗伊登|克洛伊登|克罗伊顿;Ealing=ealing broadway|ealing common|伊灵|伊林区;North Ealing;South Ealing
West Ealing;Enfield=恩菲尔德;Greenwich=格林威治|格林尼治|格林威治村;North Greenwich=北格林威治|北格林尼治;East Greenwich
Greenwich Peninsula=格林威治半岛|格林尼治半岛|greenwich millennium village;Hackney=哈克尼|哈克尼区;Hackney Wick=哈克尼威克;Hackney Central;Hackney Downs;London Fields=伦敦菲尔兹
Hammersmith=哈默史密斯|汉默史密斯|汉墨史密斯|哈默斯密斯|哈默;Hammersmith and Fulham=hammersmith & fulham;Fulham=富勒姆|富勒汉姆|富咸;Fulham Broadway;Haringey=哈林盖|哈灵盖
Harringay=harringay green lanes;Harrow=harrow on the hill|哈罗;Harrow & Wealdstone=harrow and wealdstone|wealdstone;Havering=黑弗灵;Hillingdon=希灵登
Hounslow=豪恩斯洛|hounslow west|hounslow east|hounslow central;Islington=伊斯灵顿|伊斯林顿;Kensington and Chelsea=kensington & chelsea|肯辛顿和切尔西
Kensington=肯辛顿|肯星顿|肯辛敦;South Kensington=south ken|s ken|sth kensington|南肯辛顿|南肯;West Kensington=west ken|西肯辛顿|西肯;North Kensington=北肯辛顿
High Street Kensington=kensington high street|high st kensington|high st ken|high street ken|肯辛顿高街|肯辛顿大街;Kensington Olympia=olympia london;Chelsea=切尔西
Kingston upon Thames=kingston|kingston on thames|泰晤士河畔金斯顿|金斯顿|京斯顿;Lambeth=lambeth north|兰贝斯;Lewisham=刘易舍姆|路易舍姆|刘易沙姆|路易斯汉姆|刘易舍;Merton=默顿;Newham=纽汉姆|纽汉
Redbridge=雷德布里奇|红桥;Richmond=richmond upon thames|richmond on thames|里士满|里士满区|列治文|瑞奇蒙德;Southwark=萨瑟克|南华克|萨瑟克区|索思沃克;Sutton=萨顿
Tower Hamlets=塔村|陶尔哈姆莱茨|塔桥区;Waltham Forest=沃尔瑟姆福里斯特;Walthamstow=walthamstow central|沃尔瑟姆斯托|沃尔瑟姆
Wandsworth=旺兹沃思|万兹沃斯|旺兹|wandsworth town|wandsworth common|wandsworth road;Westminster=威斯敏斯特|西敏市|西敏区|威斯敏斯特区|city of westminster
Canary Wharf=canary warf|金丝雀码头|金丝雀|金丝雀区|金丝雀码头区|卡纳里码头|cw london;Isle of Dogs=狗岛|道格斯岛;Docklands=london docklands|码头区|道克兰|多克兰;Poplar;Limehouse=莱姆豪斯|石灰屋
Wapping=沃平|瓦平|whapping;Shadwell=沙德韦尔;Whitechapel=白教堂|白教堂区|怀特查佩尔;Aldgate=aldgate east|阿尔盖特|阿尔德盖特|奥尔德盖特|艾尔盖特
Spitalfields=斯皮塔佛德|spitalfields market|斯皮特菲尔德;Brick Lane=红砖巷|砖巷|布里克巷;Shoreditch=shoreditch high street|肖尔迪奇|肖迪奇|肖尔迪奇区|东区肖尔迪奇;Hoxton=霍克斯顿
Haggerston=哈格斯顿;Dalston=dalston junction|dalston kingsland|多尔斯顿|达尔斯顿;Bethnal Green=bethnell green|贝思纳尔格林|贝斯纳尔绿地|贝夫诺格林;Cambridge Heath=剑桥希思
Mile End=迈尔安德|迈尔恩德|麦尔安德|迈尔区|迈尔端;Stepney=stepney green|斯特普尼|斯特普尼格林;Bow=bow road|bow church|bow e3;Bromley-by-Bow
Stratford=stratford london|stratford city|stratford international|斯特拉特福|斯特拉福德|斯特拉福|斯塔福特|史特拉福|斯特拉特福德|斯特福德|史特拉佛|东区斯特拉特福
Westfield Stratford=stratford westfield|westfield stratford city;Olympic Park=queen elizabeth olympic park|奥林匹克公园|伦敦奥林匹克公园|伊丽莎白女王奥林匹克公园
East Village London=east village e20;Hackney Marshes;West Ham=西汉姆;East Ham=东汉姆|东哈姆;Upton Park=阿普顿公园;Plaistow;Canning Town=坎宁镇|坎宁城|坎宁;Royal Docks=皇家码头
Royal Victoria=royal victoria dock|皇家维多利亚;Custom House=custom house for excel;ExCeL=excel london|excel centre|excel exhibition|伦敦会展中心
London City Airport=city airport|伦敦城市机场|城市机场;Silvertown;Beckton=贝克顿|beckton park;Gallions Reach;Cyprus DLR;Leyton=莱顿|雷顿;Leytonstone=莱顿斯通
Wanstead=wanstead park;Woodford=south woodford;Snaresbrook;Ilford=伊尔福德|伊尔福|依尔福;Romford=罗姆福德|罗姆福;Chadwell Heath;Goodmayes;Seven Kings=7 kings
Gants Hill;Newbury Park;Barkingside;Hornchurch;Upminster;Forest Gate=福里斯特盖特;Manor Park;Maryland London=maryland station
Homerton London=homerton hospital|homerton station;Clapton=lower clapton|upper clapton;Stoke Newington=斯托克纽因顿;Stamford Hill;Newington Green
King's Cross=king's cross st pancras|king's cross station|kings x|kx london|国王十字|国王十字车站|国王十字站|国王10字|国王10字车站|王十字|王10字|伦敦国王10字|伦敦国王十字|kings cross london
St Pancras=saint pancras|st pancras international|圣潘克拉斯|圣潘;Coal Drops Yard;Granary Square=谷仓广场;Euston=euston square|尤斯顿|尤斯顿站|优斯顿|尤思顿
Bloomsbury=布鲁姆斯伯里|布卢姆茨伯里;Russell Square=罗素广场|罗素|罗瑟广场;Tavistock Square;Gower Street=高尔街;Goodge Street=古奇街;Warren Street=沃伦街
Tottenham Court Road=tcr|tottenham ct road|托特纳姆宫路|托特纳姆法院路|托登罕宫路;Fitzrovia=菲茨罗维亚;Great Portland Street;Regent's Park=摄政公园|摄政王公园;Regent Street=摄政街
Southampton Row=南安普顿街|南安普敦街;Theobalds Road=theobald's road;Gray's Inn Road=grays inn road;Rosebery Avenue;Goswell Road;Charing Cross Road;Shaftesbury Avenue=沙夫茨伯里大街
Euston Road=尤斯顿路;New Oxford Street;Great Russell Street;Malet Street;Fleet Street=舰队街;Mile End Road;Upper Street;Hackney Road;Kingsland Road;Fulham Road;Praed Street
Holborn=霍本|霍尔本|霍尔伯恩;Chancery Lane=法院巷|大法官巷;Farringdon=法灵顿|法林顿;Barbican=巴比肯|巴比坎;Clerkenwell=克勒肯维尔|克勒肯韦尔;Exmouth Market;Old Street=老街|老街站
Moorgate=摩尔盖特|穆尔盖特|沼泽门;Liverpool Street=liverpool street station|liverpool st station|利物浦街|利物浦街站|利物浦街车站;Bishopsgate=主教门
Bank=bank station|银行站|bank junction;Monument=monument station|纪念碑站;Cannon Street=坎农街|加农街;Mansion House;St Paul's=st paul's cathedral|圣保罗|圣保罗大教堂
Blackfriars=黑衣修士桥|黑修士|黑衣修士;Tower Hill=塔山|塔丘;Tower Gateway;Tower Bridge=伦敦塔桥|塔桥|tower bridge road;Tower of London=伦敦塔;Fenchurch Street
Leadenhall Market;Temple=temple station|圣殿站|temple tube;Strand=the strand|河岸街|斯特兰德|aldwych|奥德维奇;Embankment=河堤站|堤岸站
Charing Cross=查令十字|查令10字|查林十字|查林10字|查令十字街|查令10字街;Covent Garden=科文特花园|考文特花园|柯芬园|科芬园|修道院花园;Leicester Square=莱斯特广场|莱切斯特广场|李斯特广场|雷斯特广场
Piccadilly Circus=皮卡迪利广场|皮卡迪利圆环|皮卡迪利;Piccadilly=piccadilly london|piccadilly street;Soho=苏豪|苏豪区|苏活|苏荷区
London Chinatown=chinatown london|伦敦唐人街|伦敦中国城|伦敦华埠;Mayfair=梅费尔|梅菲尔|梅费尔区|上流住宅区;Bond Street=邦德街|庞德街
Oxford Street=oxford street london|oxford circus|oxford circus station|牛津街|牛津大街|牛津广场|牛津圆环|牛津马戏团|牛津圆形广场|牛津圆圈;Marble Arch=大理石拱门
Baker Street=贝克街;Marylebone=马里波恩|玛丽勒本|玛丽勒波恩;Edgware Road=埃奇韦尔路;Paddington=帕丁顿|派丁顿|帕丁顿站;Bayswater=贝斯沃特|湾水;Queensway=皇后大道伦敦|皇后路站
Lancaster Gate=兰卡斯特门|兰开斯特门;?Hyde Park;Hyde Park London=海德公园|海德;Hyde Park Corner=海德公园角;Knightsbridge=骑士桥|奈茨布里奇;Harrods=哈罗德百货|哈罗兹
Gloucester Road=格洛斯特路|格罗斯特路;Earl's Court=伯爵宫|伯爵府|伯爵广场|厄尔斯考特;Sloane Square=斯隆广场;Sloane Street;Brompton=brompton road|west brompton|布朗普顿
Belgravia=贝尔格莱维亚|贝尔格拉维亚;Pimlico=皮姆利科|皮米里科|平姆利科;Victoria=victoria station|london victoria|victoria london|victoria coach station|维多利亚车站|维多利亚站|维多利亚
St James's Park=st james park london|圣詹姆斯公园;Green Park=格林公园|绿园;Buckingham Palace=白金汉宫;Big Ben=大本钟;London Eye=伦敦眼;Trafalgar Square=特拉法加广场|特拉法尔加广场
British Museum=大英博物馆;British Library=大英图书馆;Natural History Museum=自然历史博物馆;The Shard=碎片大厦;The O2=o2 arena|o2 london
Wembley=wembley park|wembley central|wembley stadium|north wembley|温布利|温布莱|温布利球场;South Bank=南岸
Waterloo=waterloo station|london waterloo|waterloo east|滑铁卢|滑铁卢站;Bankside=班克赛德|河畔区;Borough=borough market|borough station|博罗市场|博罗;London Bridge=伦敦桥
Bermondsey=伯蒙德赛|伯蒙德西|柏蒙西;Rotherhithe=罗瑟希德|罗瑟海特;Canada Water=加拿大水|加拿大沃特|加拿大水站;Surrey Quays=萨里码头|萨里奎斯;Deptford=deptford bridge|德普特福德|德特福德
New Cross=new cross gate|新十字|新10字|纽克罗斯;Peckham=peckham rye|佩卡姆|佩克汉姆;Nunhead;Camberwell=坎伯韦尔|坎伯威尔
Elephant and Castle=elephant & castle|elephant n castle|elephants and castle|elephant station|elephant|大象城堡|象堡|大象与城堡|象与城堡|大象堡|大象和城堡|象堡站;Kennington=肯宁顿|肯尼顿
Oval=oval station|椭圆站;Vauxhall=沃克斯豪尔|沃克斯霍尔|沃霍尔|沃克斯豪;Nine Elms=9 elms|九榆|9榆|九榆树|9榆树|九榆区|9榆区;Battersea=battersea park|巴特西|巴特西区
Battersea Power Station=巴特西电站|巴特西发电站;Clapham=clapham common|clapham north|clapham south|clapham high street|克拉彭|克拉珀姆|克莱普汉姆|克拉普汉姆|克拉法姆
Clapham Junction=克拉彭交汇站|克拉法姆交汇站;Stockwell=斯托克韦尔;Brixton=布里克斯顿;Herne Hill;Tulse Hill;Dulwich=east dulwich|west dulwich|north dulwich|达利奇|杜尔维治
Streatham=streatham hill|streatham common|斯特里汉姆;Balham=巴尔汉姆|巴勒姆;Tooting=tooting broadway|tooting bec|图厅|图庭;Earlsfield;Southfields
Putney=putney bridge|east putney|帕特尼|普特尼|帕特尼桥;Parsons Green;Wimbledon=south wimbledon|wimbledon park|温布尔登|温布顿|温网|温布敦;Colliers Wood;Morden;Mitcham
Norwood=south norwood|west norwood|norwood junction;Crystal Palace=水晶宫;Sydenham=锡德纳姆;Forest Hill;Catford=卡特福德;Hither Green;Blackheath=布莱克希思
Charlton=查尔顿;Woolwich=woolwich arsenal|伍利奇|伍尔维奇|伍尔维治|沃维奇;Plumstead;Abbey Wood=阿比伍德;Thamesmead;Eltham;Lee London;Kidbrooke;Mottingham;Sidcup
Chislehurst;Orpington;Beckenham=贝肯汉姆;Penge;Brockley;Honor Oak=honor oak park;Crofton Park;Ladywell;Cutty Sark=卡蒂萨克;Thornton Heath;Purley;Coulsdon
Selhurst;Notting Hill=notting hill gate|诺丁山|诺丁山门;Holland Park=荷兰公园;Ladbroke Grove=拉德布罗克格罗夫;Portobello Road=波多贝罗路|portobello market
Shepherd's Bush=shepherd's bush market|shepherd bush|牧羊人丛林|谢泼德布什|牧羊人灌木丛|牧羊丛林;Westfield London=westfield white city|white city westfield;White City=白城
Wood Lane;Acton=east acton|west acton|north acton|south acton|acton town|acton central|acton main line|阿克顿|艾克顿|北阿克顿|东阿克顿;Park Royal=帕克皇家|帕克罗伊尔
Old Oak Common;Willesden=willesden green|willesden junction|威尔斯登;Harlesden;Kensal Green;Kensal Rise;Queen's Park London=queen's park station
Kilburn=kilburn park|基尔本|基尔伯恩;Maida Vale=梅达谷|梅达韦尔;Warwick Avenue=华威大道|沃里克大道;Little Venice=小威尼斯;St John's Wood=圣约翰伍德|圣约翰林|圣约翰木;Swiss Cottage=瑞士小屋|瑞士农舍
Finchley Road=芬奇利路;Finchley=finchley central|east finchley|west finchley|north finchley|芬奇利;West Hampstead=west hampsted|西汉普斯特德|西汉普斯特
Hampstead=hampstead heath|汉普斯特德|汉普斯特德希思|汉普斯特|汉普斯敦;Belsize Park=贝尔塞斯公园|贝尔赛公园;Chalk Farm=粉笔农场|乔克农场|粉笔农庄;Primrose Hill=樱草山|报春花山;Mornington Crescent=莫宁顿新月
Kentish Town=肯蒂什镇|肯特镇|肯蒂什;Gospel Oak;Tufnell Park;Archway=archway london|archway station|拱门站;Highgate=海格特|高门;Hornsey;Crouch End;Muswell Hill
Holloway=holloway road|霍洛韦|霍洛威路|霍洛韦路;Caledonian Road=卡利多尼亚路|cally road;Barnsbury;Canonbury
Highbury=highbury & islington|highbury and islington|海布里|海布里和伊斯灵顿;Angel=angel station|angel islington|angel tube|天使站|安吉尔站|安吉尔|天使区|angel london
Essex Road=埃塞克斯路;Arsenal=arsenal station|emirates stadium|阿森纳|阿森纳球场;Finsbury Park=芬斯伯里公园|芬斯伯里|芬斯布里公园|芬斯百利公园;Finsbury
Manor House London=manor house station|庄园屋|manor house n4;Seven Sisters=7 sisters|七姐妹|7姐妹|七姐妹站|7姐妹站
Tottenham=tottenham hale|south tottenham|托特纳姆|托特纳姆海尔|热刺|托特纳姆黑尔|托定咸;Turnpike Lane;Wood Green=伍德格林;Bounds Green;Alexandra Palace=ally pally|亚历山大宫
Arnos Grove;Southgate=绍斯盖特;Oakwood London;Cockfosters=科克福斯特斯;Palmers Green;Edmonton=edmonton green|埃德蒙顿;Blackhorse Road=blackhorse lane|布莱克霍斯路
Meridian Water;Chingford;Highams Park;Golders Green=戈尔德斯格林|高尔德斯格林|戈德斯绿地;Hendon=hendon central|亨顿|亨登;Brent Cross=布伦特十字|布伦特10字|brent cross town
Colindale=科林代尔|科林达尔|柯林代尔;Burnt Oak;Edgware=埃奇韦尔;Mill Hill=mill hill east|mill hill broadway;Stanmore;Canons Park;Queensbury;Kingsbury;Neasden
Dollis Hill;Cricklewood=brent cross west|克里克伍德;Preston Road;Northwick Park;Kenton;Sudbury Hill;Sudbury Town;Alperton=阿尔珀顿;Hanger Lane=汉格巷;Perivale
Greenford;Northolt;South Ruislip;Ruislip=ruislip manor|west ruislip|ruislip gardens;Ickenham;Uxbridge=阿克斯布里奇|厄克斯布里奇|乌克斯桥|欧克斯布里奇
Hayes and Harlington=hayes & harlington|hayes;Southall=绍索尔|南霍尔;Hanwell;Rayners Lane;Eastcote;Pinner;Northwood;Heathrow=heathrow airport|希思罗|希斯罗|希思罗机场
West Drayton;Feltham;Osterley;Isleworth;Brentford=布伦特福德;Kew=kew gardens|kew bridge|基尤|邱园|裘园;Gunnersbury;Chiswick=chiswick park|奇斯威克|奇西克;Turnham Green
Stamford Brook;Ravenscourt Park;Goldhawk Road;Barons Court=男爵府|巴伦斯考特|男爵法庭;Mortlake;Barnes London=barnes bridge|barnes sw13;East Sheen;Roehampton
Twickenham=特威克纳姆|特维肯汉姆;Teddington;Strawberry Hill;St Margarets London;Hampton Court;Hampton Wick;Norbiton;Surbiton=瑟比顿;New Malden=新莫尔登|新摩登|新马尔登
Raynes Park;Chessington;Worcester Park;Tolworth;Motspur Park;Cheam;Wallington;Carshalton;Whitehall;Imperial Wharf=帝国码头;Chelsea Harbour
World's End Chelsea;King's Road=kings road chelsea|国王路|国王大道;Elm Park;Fulham Palace Road;Sands End;Lots Road;Heron Quays=鹭码头;South Quay=南码头
Crossharbour=跨港;Mudchute;Island Gardens;West India Quay=西印度码头;Blackwall=布莱克沃尔;East India=east india dock|东印度|东印度码头;Westferry=西渡口
All Saints DLR=all saints station;Langdon Park;Devons Road;Pudding Mill Lane=布丁磨坊巷;Abbey Road=艾比路|修道院路;Star Lane;Pontoon Dock;West Silvertown
King George V DLR;Prince Regent DLR;London Dock=伦敦码头;St Katharine Docks=st katherine docks|圣凯瑟琳码头;City Road;Commercial Road=商业路
Commercial Street;Roman Road;Victoria Park London=victoria park village;Fish Island;Wood Wharf=木码头;London Zoo;Elephant Park;Burgess Park
Walworth=walworth road;Old Kent Road=老肯特路;Kennington Park;Lisson Grove;Westbourne Park=westbourne grove|westbourne green
Royal Oak=royal oak station|皇家橡树;Latimer Road;Warwick Road London;Cromwell Road=克伦威尔路;Exhibition Road;Queen's Gate;Evelyn Gardens;Denmark Hill=丹麦山
Loughborough Junction;Stockwell Green;Oxford Gardens=牛津花园;Cambridge Circus=剑桥圆环;Manchester Square=曼彻斯特广场;Coventry Street=考文垂街;Liverpool Road=利物浦路`;
