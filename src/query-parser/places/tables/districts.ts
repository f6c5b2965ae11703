/** Names that are a wish by themselves, whatever the city. */
export const NAMES_OF_MANY_CITIES = `@
West End=西区;Hyde Park;Chinatown=唐人街|中国城`;

/**
 * Districts, streets, stations and landmarks outside London that students live by. A name of several cities is listed with
 * each; alone it stands for the first, or for none where all have a question mark (only where the city is named too).
 */
export const DISTRICTS = `@Manchester
Oxford Road=牛津路|牛津路站|manchester oxford road;Fallowfield=法洛菲尔德|法罗菲尔德|fallowfeild;Rusholme=curry mile|咖喱街|拉斯霍尔姆|拉舍姆;Deansgate=丁斯盖特|迪恩斯盖特|丁斯门
Salford=索尔福德|索尔福特|萨尔福德|salford crescent;Salford Quays=索尔福德码头|索尔福德码头区;MediaCity=mediacity uk|媒体城;Ancoats=安科茨|安考茨|安科兹;Northern Quarter=北角区|北方区
Piccadilly Gardens=皮卡迪利花园;Manchester Piccadilly=piccadilly station|曼彻斯特皮卡迪利|曼城皮卡迪利|皮卡迪利车站|皮卡迪利火车站;Manchester Victoria
Didsbury=west didsbury|east didsbury|迪兹伯里|迪斯伯里村;Withington=威辛顿|威兴顿;Chorlton=chorlton cum hardy|乔尔顿;Hulme=休姆|赫尔姆;Castlefield=卡斯菲尔德|卡斯尔菲尔德
Spinningfields=斯宾宁菲尔兹|斯平宁菲尔兹;Ardwick=阿德威克;Longsight=朗赛特;Levenshulme=莱文休姆;Moss Side;Whalley Range;Burnage;Old Trafford=老特拉福德|老特拉福|曼联球场
Trafford=trafford centre|特拉福德|特拉福德中心;Stretford;New Islington;Circle Square;Whitworth Street;Wilmslow Road;Wythenshawe;Arndale=manchester arndale
Manchester Chinatown=曼城唐人街|曼彻斯特唐人街|曼城中国城;Owens Park;Manchester Airport=曼城机场|曼彻斯特机场;?St Peter's Square=圣彼得广场;?Chinatown
@Birmingham
Selly Oak=塞利奥克|塞利橡树;Edgbaston=埃德巴斯顿|艾奇巴斯顿;Jewellery Quarter=jewelry quarter|jewellry quarter|珠宝区|珠宝角;Digbeth=迪格贝斯;Harborne=哈伯恩;Bournville=伯恩维尔
Five Ways=5 ways;Bullring=斗牛场购物中心|斗牛场;Brindleyplace=布林德利广场;Mailbox Birmingham=the mailbox;Moseley=莫斯利;King's Heath;Sutton Coldfield
Bristol Road;Pershore Road;Hagley Road;Snow Hill;New Street Station=birmingham new street|new street birmingham|新街车站|新街站|新街火车站
Moor Street Station=moor street;Grand Central Birmingham;Arcadian=arcadian centre;Chinese Quarter
@Leeds
?Hyde Park;Hyde Park Leeds=hyde park corner leeds;Headingley=海丁利|黑丁利|海丁雷|赫丁利;Burley=burley park;Woodhouse=woodhouse lane|伍德豪斯;Kirkstall=柯克斯托尔;Meanwood
Chapel Allerton;Holbeck;Burley Road;Otley Road;Cardigan Road;Arena Village;Briggate;Armley;Roundhay;?Beeston;?Chapeltown
@Sheffield
Ecclesall=埃克尔索尔;Ecclesall Road=埃克塞尔路;Kelham Island=凯勒姆岛|凯尔汉姆岛;Broomhill=布鲁姆希尔;Crookes=克鲁克斯;Crookesmoor;Broomhall;Walkley;Hunters Bar
Sharrow=sharrow vale;Endcliffe=endcliffe park;Ranmoor;London Road Sheffield=sheffield london road;West Street Sheffield;Division Street
Devonshire Green=devonshire quarter;Nether Edge;Meadowhall=梅多霍尔;Shalesmoor;Park Hill=park hill flats;Glossop Road;New Era Square=新纪元广场|新时代广场
@Nottingham
Lenton=new lenton|兰顿|莱顿诺丁汉;Beeston=比斯顿|比斯顿镇|毕斯顿;Dunkirk Nottingham=dunkirk;Lace Market=蕾丝市场|蕾丝区;Arboretum=arboretum nottingham;Radford=雷德福德|雷德福
Wollaton=wollaton park|沃莱顿|沃拉顿;West Bridgford=西布里奇福德;Hyson Green;Forest Fields;Sherwood Nottingham;The Park Estate;?The Meadows;The Meadows Nottingham=meadows nottingham
Lenton Boulevard;Derby Road;Mansfield Road;Clifton Nottingham=clifton campus;Trent Bridge;Sutton Bonington=sutton bonington campus|萨顿博宁顿
@Newcastle
Jesmond=杰斯蒙德|杰斯蒙|吉斯蒙德|west jesmond;Heaton=希顿|希顿区;Sandyford=sandyford road|桑迪福德;Fenham;Spital Tongues;Ouseburn=奥斯本谷;Byker=拜克
Gosforth=south gosforth|戈斯福斯;Quayside Newcastle=newcastle quayside;Shieldfield;Haymarket Newcastle=haymarket metro|haymarket
Northumberland Street=诺森伯兰街|诺森伯兰大街;Stowell Street=纽卡唐人街|newcastle chinatown;St James' Park=st james' park newcastle|圣詹姆斯公园球场;Osborne Road
Chillingham Road;Central Station Newcastle;Eldon Square
@Glasgow
West End Glasgow=glasgow west end|格拉斯哥西区|格拉西区|格村西区;Hillhead=希尔黑德;Kelvingrove=kelvingrove park|凯文葛罗夫|凯尔文格罗夫;Kelvinside;Kelvinbridge;Partick=帕蒂克|帕提克
Byres Road=拜尔斯路;Finnieston=芬尼斯顿;Merchant City=商人城|商城区;Dennistoun;Garnethill;Cowcaddens;Maryhill=玛丽希尔;Anderston;Hyndland;Dowanhill;Dumbarton Road
Great Western Road=大西路|大西部路;Sauchiehall Street=sauchiehall|索奇霍尔街|索奇霍尔;Buchanan Street=布坎南街|布坎南|buchanan galleries;Argyle Street=阿盖尔街;St Enoch;Govan
Charing Cross Glasgow;Queen Street Station=glasgow queen street;Glasgow Central=glasgow central station|格拉斯哥中央车站;Queens Park Glasgow
Southside Glasgow=glasgow southside;Pollokshields;George Square Glasgow;?Broomhill;?George Street
@Edinburgh
Marchmont=马奇蒙特|马奇蒙|马尔蒙;Leith=leith walk|利斯|利斯港|雷斯港;Newington=纽因顿|纽英顿;Bruntsfield=布朗茨菲尔德|布伦斯菲尔德;Morningside=晨边;Tollcross=托尔克罗斯
Haymarket Edinburgh=edinburgh haymarket|干草市场;Haymarket;Stockbridge=斯托克布里奇;Fountainbridge;Old Town Edinburgh=edinburgh old town|爱丁堡老城|爱丁堡旧城
New Town Edinburgh=edinburgh new town|爱丁堡新城;Gorgie=戈尔吉;Dalry;Liberton;Cameron Toll;Southside Edinburgh;Royal Mile=皇家一英里|皇家英里大道|皇家1英里;Grassmarket;Princes Street=王子街|王子大街
George Street Edinburgh;Lothian Road;Clerk Street;South Clerk Street;Nicolson Street=nicholson street|尼克尔森街
?The Meadows;The Meadows Edinburgh=meadows edinburgh|edinburgh meadows|梅多斯公园|草坪公园;Quartermile;Holyrood=荷里路德;Pollock Halls=pollock|波洛克;Merchiston
Portobello Edinburgh=portobello;West End Edinburgh=edinburgh west end;St James Quarter=圣詹姆斯区;Waverley=waverley station|威弗利车站|威弗利
Sighthill Campus=sighthill;Riccarton=riccarton campus|currie;Craiglockhart;Potterrow;Dalkeith Road;South Bridge;Lauriston Place=lauriston
@Bristol
Clifton=clifton village|clifton bristol|克利夫顿|克利夫顿村;Redland=雷德兰;Cotham=科瑟姆;Stokes Croft;Bedminster;Harbourside=bristol harbourside
Temple Meads=bristol temple meads|temple quay|坦普尔米兹;Kingsdown;St Pauls Bristol;Montpelier=蒙彼利埃区;Southville;Bishopston;Westbury Park;Bradley Stoke;St Andrews Bristol;St Werburghs;Totterdown;Easton Bristol;Horfield;Knowle Bristol;Gloucester Road=gloucester rd bristol
Whiteladies Road=whiteladies;Stoke Bishop;Stoke Gifford;Filton=菲尔顿;Frenchay=frenchay campus|弗伦奇校区|弗伦奇;Cabot Circus=卡博特广场;Hotwells;Fishponds
Redcliffe=redcliff;Clifton Down=clifton triangle
@Cardiff
Cathays=cathays park|凯西斯|卡塞斯|凯瑟斯;Roath=roath park|罗斯公园;Cardiff Bay=卡迪夫湾;Canton Cardiff=pontcanna;Grangetown;Adamsdown;City Road Cardiff;Albany Road
Cardiff Central;Talybont;Newport Road;?Roath
@Liverpool
Edge Hill;Baltic Triangle=波罗的海三角|波罗的海三角区;Kensington Liverpool=kensington fields;Wavertree=韦弗特里;Smithdown Road=smithdown|史密斯当路;Ropewalks
Albert Dock=royal albert dock|阿尔伯特码头|艾伯特码头;Toxteth;Aigburth;Sefton Park;Lark Lane;Mossley Hill;Allerton=allerton road;Penny Lane=便士巷;Knowledge Quarter
Lime Street=liverpool lime street|莱姆街|莱姆街车站|利物浦莱姆街;Bold Street=波德街;Mount Pleasant;London Road Liverpool;Anfield=安菲尔德;Everton=埃弗顿
Liverpool ONE=liverpool 1|l1 liverpool one;Greenbank=greenbank park|carnatic;Nelson Street Liverpool=利物浦唐人街;?Chinatown;?Kensington
@Leicester
Clarendon Park=克拉伦登公园;Stoneygate;Narborough Road;West End Leicester;Highfields;Oadby=奥德比;Welford Road;Victoria Park Leicester;London Road Leicester
@Coventry
Earlsdon=厄尔斯登|厄尔斯顿;Canley=坎利|坎雷;Cannon Park=佳能公园|坎农公园;Tile Hill=泰尔希尔|泰希尔;Westwood Heath;Gibbet Hill;Kenilworth=肯尼尔沃思|凯尼尔沃思|肯纳尔沃斯
Far Gosford Street=fargosford|fargo village;Gosford Street;Chapelfields;Spon End=spon street;Hillfields;Binley=binley road;Charter Avenue
Parkside Coventry;Arena Park=ricoh arena;Belgrade Plaza
@York
Heslington=heslington east|heslington west|heslington road|海斯灵顿|赫斯灵顿;Hull Road;Fulford;Fishergate;Tang Hall;Badger Hill;Osbaldwick
Clifton York;Bootham;Shambles=the shambles|肉铺街;York Minster=约克大教堂;Campus East York=campus east;Campus West York=campus west
@Durham
Gilesgate=吉尔斯盖特;Claypath=克莱帕斯|克雷帕斯;Viaduct Durham=the viaduct|高架桥区;Neville's Cross=内维尔十字;Framwellgate Moor=framwellgate;Elvet=old elvet|new elvet
Bowburn;Langley Moor;Durham Cathedral;Mount Oswald;Ustinov College=ustinov;Josephine Butler=butler college;Van Mildert;Trevelyan College
Collingwood College;Hatfield College=hatfield durham
@Brighton
Lewes Road=刘易斯路;Falmer=falmer campus|法尔默|法尔莫;Hove=霍夫|霍夫区;Kemptown;The Lanes=north laine|brighton lanes;Moulsecoomb;Bevendean;Hanover Brighton
Preston Park;London Road Brighton=brighton london road;Brighton Pier=布莱顿码头;Brighton Marina;Seven Dials Brighton=7 dials;Old Steine=steine
@Southampton
Portswood=波茨伍德|波特斯伍德;Highfield Southampton=highfield lane|highfield|海菲尔德|海菲尔德校区;Bevois Valley=bevois;Swaythling=斯韦斯林;Shirley Southampton;Bedford Place;St Denys
Ocean Village=海洋村;Polygon Southampton=the polygon;Glen Eyre;Wessex Lane;Westquay=西码头购物中心;Mayflower Halls=mayflower hall;London Road Southampton
@Portsmouth
Southsea=南海城|绍斯西|南海区;Fratton=弗拉顿;Guildhall Walk;Gunwharf Quays=gunwharf|冈沃码头;Albert Road Southsea;Elm Grove=elm grove southsea;Cosham;Old Portsmouth
Portsmouth Harbour;Commercial Road Portsmouth;Langstone Campus
@Oxford
Cowley=考利|考利区;Cowley Road=考利路|科利路;Headington=heddington|海丁顿|黑丁顿|海丁敦;Jericho=杰里科;Summertown=萨默敦|萨默镇;Botley=botley road;Iffley=iffley road|伊夫利
Marston=new marston|old marston;Wheatley=wheatley campus;St Clement's Oxford;Banbury Road;Abingdon Road;Kidlington;Abingdon=阿宾顿;Didcot=迪德科特;Witney
@Cambridge
Mill Road=米尔路;Cherry Hinton;Chesterton;Newnham;Trumpington;Eddington=eddington cambridge|艾丁顿;King's Hedges;Cambridge North
Cambridge Station=cambridge railway station;Cambridge Science Park;Hills Road;Grantchester=格兰切斯特;Huntingdon Road;Madingley Road=madingley
Parker's Piece=帕克公园;Sidgwick Site=sidgwick
@Exeter
Pennsylvania Exeter=pennsylvania road;St James Exeter;St David's Exeter=st davids|exeter st davids;Heavitree;St Thomas Exeter;Mount Pleasant Exeter
Pinhoe;Sidwell Street
@Lancaster
Galgate;Moorlands Lancaster;Bowerham;Scotforth;Skerton;Lancaster Castle
@Reading
Whitley Reading;Earley=厄利|lower earley;Caversham=卡弗舍姆|卡佛舍姆;Whiteknights=怀特奈茨;Cemetery Junction;Tilehurst;Woodley;Wokingham Road;London Road Reading
Oxford Road Reading;Northcourt Avenue;Shinfield=shinfield road;Winnersh;Palmer Park;?Oxford Road
@Plymouth
Mutley=mutley plain|马特利;Greenbank Plymouth;Plymouth Hoe=the hoe|hoe plymouth;Barbican Plymouth=plymouth barbican;Devonport;North Hill Plymouth
Royal William Yard;Millbay
@Aberdeen
Old Aberdeen=老阿伯丁|旧阿伯丁;Union Street=联合街;Garthdee;Rosemount=罗斯芒特;Kittybrewster;King Street;Seaton Aberdeen;George Street;Dyce;Aberdeen Beach
@Sunderland
Ashbrooke;Roker=罗克;Seaburn=西伯恩;Chester Road Sunderland;City Campus Sunderland;St Peter's Campus=sir tom cowie campus;Hendon Sunderland;Monkwearmouth
Stadium of Light=光明球场
@Leamington Spa
Warwick Town=warwick castle|华威城堡
@Bath
Oldfield Park;Twerton;Widcombe;Combe Down;Royal Crescent;Lansdown Bath
@Belfast
Botanic=botanic avenue;Stranmillis=stranmillis road;Holylands=the holyland;Malone Belfast;Malone Road;Ormeau=ormeau road;Titanic Quarter=泰坦尼克区
Cathedral Quarter Belfast;Queen's Quarter
@Dundee
Perth Road;Hawkhill;Lochee;Broughty Ferry;Ninewells=ninewells hospital
@Swansea
Uplands=uplands swansea;Brynmill;Sketty;Mumbles;Singleton Park;SA1 Swansea=sa1 waterfront;Bay Campus
@Loughborough
Epinal Way
@Norwich
Earlham=earlham road;Unthank Road=unthank;Eaton Norwich
@Guildford
Park Barn;Guildford Park;Stag Hill;Manor Park Guildford
@Colchester
Greenstead=greensted;Hythe Colchester=the hythe;University Quays=uni quays
@Canterbury
Whitstable=惠特斯特布尔;St Dunstans Canterbury=st dunstan's;Parkwood
@Bournemouth
Winton=温顿区;Charminster;Boscombe;Lansdowne Bournemouth;Talbot Village=talbot woods
@St Andrews
Fife Park;David Russell=david russell apartments|drah
@Stirling
Bridge of Allan;Causewayhead
@Huddersfield
Storthes Hall
@Hull
Newland Avenue;Beverley Road;Cottingham=科廷厄姆;Cottingham Road
@Lincoln
Brayford=brayford pool|brayford wharf;High Street Lincoln
@Derby
Kedleston Road
@Egham
Englefield Green=恩格尔菲尔德格林;Virginia Water=弗吉尼亚湖
@Bradford
Great Horton=great horton road;Saltaire
@Preston
Plungington
@Middlesbrough
Linthorpe=linthorpe road
@Stoke-on-Trent
Hanley=汉利;Shelton Stoke;Fenton`;

/** Brands of student halls and chains: a wish beside any city, never a city. */
export const HALLS = `@
Unite Students=unite student|unite halls|unite accommodation;Scape=scape student
Chapter=chapter living;Urbanest;Vita Student=vita;Student Roost=roost;Fresh Student Living=fresh student;Homes for Students;Nido=nido student
Hello Student;Host Student=host students;CRM Students;Collegiate=collegiate ac;Sanctuary Students;Campus Living Villages;Prestige Student Living
Novel Student;True Student;Yugo;Mezzino;Liberty Living;Student Castle;Canvas Student;Dwell Student;Aparto;Downing Students;Almero;Capitol Students
Student Cribs;Londonist;LIV Student;Pure Student Living;Derwent Students;IconInc;The Stay Club`;
