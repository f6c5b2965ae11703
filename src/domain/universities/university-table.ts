/** Where people study outside London, under the city or town in which most of its students live. Written as London's are. */
export const UNIVERSITIES = `@Aberdeen
University of Aberdeen=阿大|king's college aberdeen|old aberdeen campus;Robert Gordon University=robert gordon|rgu|罗伯特戈登大学|罗伯特戈登|罗伯特高登大学;North East Scotland College=nescol
@Birmingham
University of Birmingham=uob|uob birmingham|伯大;Birmingham City University=bcu|伯明翰城市大学|伯城大|伯明翰城大
Aston University=aston business school|aston|阿斯顿大学|阿斯顿;Newman University=birmingham newman university;University College Birmingham=ucb|伯明翰大学学院;Royal Birmingham Conservatoire=birmingham conservatoire|伯明翰音乐学院|皇家伯明翰音乐学院;BIMM Birmingham;University of Law Birmingham=ulaw birmingham
@Brighton
University of Sussex=sussex|苏塞克斯大学|萨塞克斯大学|苏塞克斯|萨塞克斯|苏萨克斯|萨大|萨塞|bsms|brighton and sussex medical school;University of Brighton;BIMM Brighton=bimm;Bellerbys College Brighton=bellerbys|bellerby|贝勒比|贝勒比斯;Kaplan Brighton
@Bristol
University of Bristol=uob|uob bristol|布大|布里大学;UWE=uwe bristol|university of the west of england|west of england university|uni of west of england|西英格兰大学|西英|西英格兰;Bristol Old Vic Theatre School;BIMM Bristol;dBs Institute;Trinity College Bristol;Kaplan International College Bristol
@Cambridge
Clare College;Darwin College;Downing College;Emmanuel College Cambridge;Fitzwilliam College=fitzwilliam;Newnham College;Robinson College;Selwyn College;Queens' College Cambridge;Sidney Sussex College=sidney sussex;Hughes Hall;Lucy Cavendish College=lucy cavendish;Murray Edwards College=murray edwards;Peterhouse=peterhouse college;Gonville and Caius College=gonville caius
University of Cambridge=uni of cam|cantab|剑大;Anglia Ruskin University=anglia ruskin|aru|aru cambridge|安格利亚鲁斯金|安格利亚鲁斯金大学|安格利亚拉斯金大学|安鲁;Judge Business School=cambridge judge|judge business|剑桥嘉治|贾奇商学院;Addenbrooke's Hospital=addenbrookes|addenbrooke;CATS Cambridge=cats college cambridge|cats college;Bellerbys Cambridge
Trinity College Cambridge;St John's College Cambridge;King's College Cambridge;Girton College=girton;Homerton College=homerton;Churchill College;Cambridge Biomedical Campus=biomedical campus;West Cambridge Site=west cambridge
@Cardiff
University of Wales College of Medicine;Cardiff University=卡大;Cardiff Metropolitan University=cardiff met|cardiff met uni|uwic|卡迪夫城市大学|卡迪夫都会大学|卡迪夫都市大学|卡迪夫都会;University of South Wales Cardiff=usw cardiff;Royal Welsh College of Music and Drama=rwcmd|royal welsh college|皇家威尔士音乐戏剧学院|皇家威尔士音乐学院;Cardiff and Vale College;Heath Hospital=university hospital of wales
@Coventry
University of Warwick=uow|warwick business school|wbs|warwick|uow warwick|华威大学|华威|华大|华威商学院|沃里克大学|沃里克|沃维克|瓦立克大学|wmg;Coventry University=考大
@Durham
Durham University=杜大|durham business school;New College Durham
@Edinburgh
University of Edinburgh=uoe|uoe edinburgh|ed uni|爱大|king's buildings|kings building|kb campus|old college|bristo square|george square|eca|edinburgh college of art|爱丁堡艺术学院
Heriot-Watt University=heriot-watt|hwu|hw uni|herriot watt|heriott watt|赫瑞瓦特|赫瑞-瓦特|赫瑞瓦特大学|赫瑞·瓦特大学|赫瑞-瓦特大学|赫瓦|赫里奥特瓦特;Edinburgh Napier University=napier|edinburgh napier|napier university|napier uni|龙比亚|龙比亚大学|爱丁堡龙比亚大学|纳皮尔大学|纳皮尔|内皮尔大学
Queen Margaret University=qmu edinburgh|queen margaret|玛格丽特女王大学|玛格丽特皇后大学|玛格丽特女王;Edinburgh College;SRUC=scotland's rural college
@Exeter
University of Exeter=uoe|埃大|艾大|streatham campus|st luke's campus;INTO Exeter
@Glasgow
University of Glasgow=uog|glasgow u|uofg|gla uni|格大|adam smith business school|gilmorehill campus|gilmorehill;University of Strathclyde=strathclyde|strath|strath uni|思克莱德大学|思克莱德|斯特拉斯克莱德|斯特拉斯克莱德大学|思克|思大|史崔克莱大学|斯特莱斯克莱德大学
Glasgow Caledonian University=glasgow caledonian|caledonian university|caledonian uni|glasgow caley|caley|gcu|格拉斯哥卡利多尼亚大学|喀里多尼亚大学|卡利多尼亚|卡里多尼安大学;Glasgow School of Art=gsa|the glasgow school of art|格拉斯哥艺术学院|格艺|格拉斯哥美术学院
Royal Conservatoire of Scotland=rcs|苏格兰皇家音乐学院|皇家苏格兰音乐学院|苏皇;City of Glasgow College=glasgow city college;University of the West of Scotland=uws|西苏格兰大学|西苏;Kelvin College
@Lancaster
Lancaster University=lancs uni|兰大|bailrigg campus|bailrigg|lums;University of Cumbria Lancaster
@Leeds
University of Leeds=uol|利大|利兹商学院;Leeds Beckett University=leeds beckett|beckett|beckett uni|beckett university|leeds met|leeds metropolitan university|利兹贝克特大学|利兹贝克特|贝克特大学|贝克特|利贝|利兹都会大学|利兹城市大学;Leeds Trinity University=leeds trinity|利兹三一大学|利兹31大学|利兹三一
Leeds Arts University=leeds arts|leeds college of art|利兹艺术大学|利艺;Leeds Conservatoire=leeds college of music|利兹音乐学院;Northern School of Contemporary Dance=nscd;Leeds City College;Leeds Dental Institute;St James's Hospital Leeds=st james hospital leeds|jimmy's hospital
@Leicester
University of Leicester=uol leicester|莱大;De Montfort University=dmu|de montfort|de monfort|德蒙福特|德蒙福特大学|德蒙|德蒙特福特大学|德蒙特福德大学|德蒙福大学
@Liverpool
University of Liverpool=uol|uol liverpool|liv uni;Liverpool John Moores University=ljmu|liverpool john moores|john moores|john moores university|jmu|john moore|利物浦约翰摩尔大学|利物浦约翰摩尔斯大学|约翰摩尔大学|约翰摩尔斯|约翰摩尔斯大学|约翰摩尔|利物浦约翰莫尔斯大学|约翰莫尔斯大学|利物浦约翰摩尔|约摩
Liverpool Hope University=liverpool hope|hope university|hope uni|利物浦霍普大学|霍普大学;LIPA=liverpool institute for performing arts|liverpool institute of performing arts|利物浦表演艺术学院;Liverpool School of Tropical Medicine=lstm|利物浦热带医学院
@Manchester
University of Manchester=uom|victoria university of manchester|曼大|曼城大学|alliance manchester business school|alliance mbs|曼大商学院|曼商|曼大商;Manchester Metropolitan University=mmu|manchester metropolitan|manchester met|man met|manc met|met uni manchester|metropolitan university manchester|manchester met uni|曼城都会|曼都会|曼彻斯特城市大学|曼彻斯特都会大学|曼彻斯特都市大学|曼彻斯特都会|曼城都会大学|曼都|曼城都市大学|都会大学|曼城城市大学
University of Salford=索尔福德大学|索大|索尔福特大学|萨尔福德大学;RNCM=royal northern college of music|royal northern|皇家北方音乐学院|北皇|皇家北音|皇北;Futureworks;BIMM Manchester;Hult Manchester;INTO Manchester=into manchester college;NCUK Manchester;Kaplan Manchester;Manchester College=the manchester college;UCEN Manchester=ucen
@Newcastle
Newcastle University=ncl uni|university of newcastle upon tyne|newcastle upon tyne university|纽大|nubs;Northumbria University=northumbria at newcastle|northumbria|诺森比亚大学|诺森比亚|诺桑比亚|诺桑比亚大学|诺森布里亚大学|诺森布里亚|诺森|诺比亚|nothumbria;INTO Newcastle;Newcastle College;RVI=royal victoria infirmary;Kaplan Newcastle
@Nottingham
University of Nottingham=uon|诺大|uni park campus|university park campus|nottingham university park|jubilee campus|朱比利校区|qmc|queen's medical centre;Nottingham Trent University=nottingham trent|notts trent|trent|trent university|trent uni|ntu|诺丁汉特伦特|诺丁汉特伦特大学|诺特|诺丁汉特|特伦特大学|特伦特|诺丁汉川特|诺川;Confetti Institute=confetti nottingham;Kaplan Nottingham;University of Law Nottingham
@Oxford
Balliol College=balliol;Keble College=keble;Merton College;Magdalen College;Hertford College;Mansfield College;Oriel College=oriel;Somerville College=somerville;Wadham College=wadham;Worcester College;Nuffield College;Linacre College=linacre;Kellogg College;Brasenose College=brasenose;Exeter College;Lincoln College;Christ Church Oxford=christ church college;Lady Margaret Hall=lmh;St Anne's College;St Hilda's College;St Hugh's College;St Antony's College;St Edmund Hall=teddy hall;Green Templeton College
University of Oxford=牛大;Oxford Brookes University=oxford brookes|brookes|brookes uni|brookes university|牛津布鲁克斯|牛津布鲁克斯大学|布鲁克斯大学|布鲁克斯|牛布;Ruskin College Oxford;Said Business School=saïd business school|赛德商学院|牛津赛德;John Radcliffe Hospital=john radcliffe|jr hospital;St Catherine's College Oxford;D'Overbroeck's;EF Oxford;St Clare's Oxford;Kings Oxford
@Plymouth
University of Plymouth=普大|普茅大学;Plymouth Marjon University=marjon|marjon university|plymouth marjon|university of st mark and st john;Arts University Plymouth=plymouth college of art|普利茅斯艺术大学;Derriford Hospital=derriford
@Portsmouth
University of Portsmouth=uop|朴大;ICP Portsmouth=international college portsmouth
@Reading
University of Reading=uor|henley business school|whiteknights campus|雷大|亨利商学院
@Sheffield
University of Sheffield=uos|uos sheffield|tuos|谢大;Sheffield Hallam University=sheffield hallam|sheff hallam|hallam university|hallam uni|hallam|shu|谢菲尔德哈勒姆|谢菲尔德哈勒姆大学|谢哈|哈勒姆|哈勒姆大学|谢菲哈勒姆|哈莱姆大学|谢菲尔德哈莱姆大学
@Southampton
University of Southampton=uos|南大|highfield campus|avenue campus|boldrewood|national oceanography centre|wsa|winchester school of art|温彻斯特艺术学院;Solent=solent university|solent uni|southampton solent university|southampton solent|南安普顿索伦特大学|索伦特大学|索伦特|南安普顿梭伦特大学
@Sunderland
University of Sunderland=桑大
@York
University of York=uoy|约大|heslington campus;York St John University=york st john|york saint john|york st johns|ysj|约克圣约翰大学|约克圣约翰|圣约翰大学|约克圣约翰大
@Bath
University of Bath=巴大|claverton down|claverton campus;Bath Spa University=巴斯斯巴大学|巴斯温泉大学|巴斯斯帕大学
@Loughborough
Loughborough University=拉大
@St Andrews
University of St Andrews=university of saint andrews
@Dundee
University of Dundee=邓大;Abertay University=abertay|university of abertay dundee|阿伯泰大学|阿伯泰|阿伯塔大学|duncan of jordanstone
@Stirling
University of Stirling
@Inverness
University of the Highlands and Islands=uhi|高地与群岛大学
@Belfast
Queen's University Belfast=qub|queen's belfast|queens university of belfast|queen's uni belfast|queen's university|queens uni|贝尔法斯特女王大学|女王大学|女王大学贝尔法斯特|贝法女王|贝大|皇后大学|贝尔法斯特皇后大学|贝女;Ulster University=ulster|阿尔斯特大学|奥斯特大学|阿尔斯特;Stranmillis University College=stranmillis college;St Mary's University College Belfast
@Swansea
Swansea University=singleton campus|bay campus swansea|swansea bay campus;University of Wales Trinity Saint David=uwtsd|trinity saint david|威尔士三一圣大卫大学|威尔士31圣大卫大学|圣大卫大学
@Bangor
Bangor University
@Aberystwyth
Aberystwyth University=aber uni|亚伯大学
@Wrexham
Wrexham University=glyndwr university|wrexham glyndwr|glyndwr|格林多大学
@Pontypridd
University of South Wales=usw|南威尔士大学|glamorgan university|university of glamorgan|treforest campus|treforest
@Guildford
University of Surrey=surrey|萨里大学|萨里|萨瑞大学|stag hill campus|manor park campus;University of Law Guildford;Academy of Contemporary Music=acm guildford
@Egham
Royal Holloway=royal holloway university of london|royal holloway university|royal holloway uni|rhul|皇家霍洛威|皇家霍洛威学院|皇家霍洛威大学|霍洛威|皇霍|皇家霍乐威|皇家霍勒威|伦敦大学皇家霍洛威学院
@Canterbury
University of Kent=uok|uni of kent canterbury|ukc|kent|肯特大学|肯特|肯大|根德大学;Canterbury Christ Church University=canterbury christ church|christ church university|cccu|坎特伯雷基督教会大学|坎特伯雷大学|坎特伯雷基督大学;UCA Canterbury
@Farnham
University for the Creative Arts=university of creative arts|uca farnham|创意艺术大学|英国创意艺术大学|创艺
@Colchester
University of Essex=uoe essex|essex|埃塞克斯大学|埃塞克斯|埃塞大学|wivenhoe park|wivenhoe
@Chelmsford
Anglia Ruskin Chelmsford=aru chelmsford|writtle university college|writtle
@Southend-on-Sea
East 15 Acting School=east 15
@Norwich
University of East Anglia=uea|east anglia|东安格利亚大学|东英吉利大学|东英吉利|东安吉利亚大学|东安格利亚|东英大;Norwich University of the Arts=nua|norwich arts|诺里奇艺术大学|诺维奇艺术大学;INTO UEA
@Lincoln
University of Lincoln=林大;Bishop Grosseteste University=bishop grosseteste|bgu
@Hull
University of Hull=赫大
@Derby
University of Derby
@Huddersfield
University of Huddersfield=hud uni|哈大
@Bradford
University of Bradford
@Preston
UCLan=university of central lancashire|central lancashire university|uclancashire|university of lancashire|中央兰开夏大学|中央兰开夏|中兰开夏大学|中兰|中兰开夏
@Bolton
University of Bolton=university of greater manchester
@Ormskirk
Edge Hill University=edge hill|边山大学|埃奇山大学|艾吉希尔大学
@Chester
University of Chester
@Keele
Keele University=基尔大学
@Stoke-on-Trent
Staffordshire University=staffs uni|staffs|斯塔福德郡大学|斯塔福郡大学|斯塔大学|斯塔福厦大学|斯坦福郡大学
@Wolverhampton
University of Wolverhampton=wolves uni|wlv|狼大
@Worcester
University of Worcester
@Gloucester
Hartpury University=hartpury
@Cheltenham
University of Gloucestershire=uni of glos|glos uni|格鲁斯特大学|格洛斯特大学|格罗斯特郡大学|格洛斯特郡大学
@Cirencester
Royal Agricultural University=rau|皇家农业大学|皇农
@Newport Shropshire
Harper Adams University=harper adams|哈珀亚当斯大学
@Northampton
University of Northampton=waterside campus
@Luton
University of Bedfordshire=uni of beds|beds uni|贝德福特大学|贝德福德大学|贝德福德郡大学|贝德福特郡大学
@Cranfield
Cranfield University=克兰大学
@Milton Keynes
Open University=the open university|开放大学;University Campus Milton Keynes
@Buckingham
University of Buckingham=白金汉大学
@High Wycombe
Buckinghamshire New University=bucks new university|bucks new uni|bucks uni|buckinghamshire new|bnu|白金汉郡新大学|白金汉新大学|白金汉郡大学
@Hatfield
University of Hertfordshire=herts uni|uni of herts|uoh|赫特福德大学|赫特福德郡大学|哈特福德大学|赫福德大学
@Chichester
University of Chichester
@Winchester
University of Winchester
@Bournemouth
Bournemouth University=talbot campus;Arts University Bournemouth=aub|bournemouth arts|伯恩茅斯艺术大学|伯艺;Health Sciences University=aecc
@Falmouth
Falmouth University;University of Exeter Penryn=exeter penryn|penryn campus|埃克塞特大学彭林校区
@Middlesbrough
Teesside University=teesside|提赛德大学|蒂赛德大学|提赛德
@Carlisle
University of Cumbria=坎布里亚大学
@Ipswich
University of Suffolk=university campus suffolk|萨福克大学
@Barnsley
University Campus Barnsley
@Grantham
Harlaxton College=harlaxton
@Doncaster
University Centre Doncaster
@Rochester
UCA Rochester
@Chatham
Medway Campus=kent medway|universities at medway
@Birkenhead
Wirral Met
@Shrewsbury
University Centre Shrewsbury
@Watford
West Herts College
@Great Yarmouth
East Coast College
@Bury St Edmunds
West Suffolk College
@Preston
Runshaw College`;
/** Chains of colleges that are in many cities: a wish, but no city. */
export const COLLEGES = `@
INTO University Partnerships;Kaplan=kaplan international|kaplan pathways|kaplan international college|卡普兰|开普兰;Navitas;NCUK;Oxford International;BIMM Institute;CATS Colleges;Queen Ethelburga's`;
