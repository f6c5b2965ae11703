/**
 * Where people study in London: keyword=other name|other name. "University of X" and "X University" are read in all the
 * usual forms without being listed (see grammar of names).
 */
export const LONDON_UNIVERSITIES = `@London
European School of Economics;British College of Osteopathic Medicine;ifs University College;UCL=university college london|伦敦大学学院|伦大学院|伦敦大学学院ucl|bartlett|巴特莱特|ioe|institute of education|ucl ioe
KCL=king's college london|king's college|king's|kings london|king's uni|king's university|国王学院|伦敦国王学院|伦敦国王|国王大学|kings college strand
Imperial College=imperial college london|imperial uni|imperial|icl|ic|帝国理工|帝国理工学院|帝国学院|帝国|伦敦帝国理工|伦敦帝国学院|帝国理工大学|ic london
LSE=london school of economics|london school of economics and political science|伦敦政经|伦敦政治经济学院|政经|伦敦经济学院|伦敦政经学院|伦政|伦经|政治经济学院
QMUL=queen mary university of london|queen mary university|queen mary uni|queen mary|queen marys|qmu|玛丽女王大学|玛丽女王|伦敦玛丽女王大学|伦敦玛丽女王|女王玛丽|玛丽皇后|女王玛丽大学|玛丽大学|巴茨医学院|bart's medical school|barts
UAL=university of the arts london|university of arts london|university of the arts|university of art london|lcc|csm|lcf|伦艺|伦敦艺术大学|中央圣马丁|央圣|圣马丁|圣三|圣马|圣马丁艺术学院|central saint martin's|central st martin's|central saint martin|saint martins|st martins college|伦敦时装学院|伦时|london college of fashion|伦敦传媒学院|伦敦传播学院|伦传|london college of communication|切尔西艺术学院|切艺|chelsea college of arts|chelsea college of art|camberwell college of arts|camberwell college|坎伯韦尔艺术学院|坎艺|wimbledon college of arts|wimbledon college of art|温布尔登艺术学院
RCA=royal college of art|皇家艺术学院|皇艺|英国皇家艺术学院;SOAS=school of oriental and african studies|亚非学院|伦敦大学亚非学院|亚非
Goldsmiths=goldsmiths university|goldsmiths college|goldsmiths uni|goldsmith|金史密斯|金匠|金匠学院|金史密斯学院|戈德史密斯|伦敦大学金史密斯
City, University of London=city university london|city university|city uni|city uni london|city st george's|city st george|bayes|bayes business school|cass business school|卡斯商学院|贝叶斯商学院|伦敦城市大学|伦城|城市大学|伦敦大学城市学院|伦敦城大
University of Westminster=西敏|威敏|威斯敏斯特大学|西敏寺大学|西敏大学|威斯敏大学|威大;Brunel=brunel university|brunel university london|brunel uni|布鲁内尔|布鲁内尔大学|布大伦敦
Kingston University=kingston university london|金斯顿大学|金士顿大学;University of Greenwich=格林威治大学|格林尼治大学|格林大学
Birkbeck=birkbeck college|birkbeck university|birkbeck university of london|bbk|伯贝克|伯克贝克|伯贝克学院|伦敦大学伯贝克学院;University of London=伦大|senate house
London Metropolitan University=london met|london metropolitan|伦敦都会|london met uni|london met university|伦敦都会大学|伦敦都市大学|伦敦城市都会;London South Bank University=lsbu|south bank university|south bank uni|south bank uni london|伦敦南岸大学|南岸大学|伦敦南岸
University of East London=uel|东伦敦大学;University of West London=uwl|西伦敦大学|thames valley university;Middlesex University=middlesex uni london|middlesex university london|middlesex|mdx|密德萨斯大学|米德尔塞克斯大学|密德萨斯|米德萨斯大学|米德塞克斯大学
University of Roehampton=罗汉普顿大学|罗汉普顿;St Mary's University=st mary's twickenham|st mary's university twickenham|圣玛丽大学;St George's, University of London=st george's university|st george's tooting|sgul|圣乔治医学院|圣乔治大学
London Business School=lbs|伦敦商学院|伦商;London School of Hygiene & Tropical Medicine=lshtm|london school of hygiene and tropical medicine|london school of hygiene|伦敦卫生与热带医学院|伦敦热带医学院|伦卫
Courtauld Institute=courtauld|courtauld institute of art|考陶尔德|考陶德|考陶尔德艺术学院|科陶德;Royal Academy of Music=皇家音乐学院|ram music;Royal College of Music=皇家音乐学院rcm|伦敦皇家音乐学院|rcm
Guildhall School=guildhall|guildhall school of music|guildhall school of music and drama|市政厅音乐戏剧学院|市政厅音乐学院|gsmd;Trinity Laban=trinity college of music|trinity laban conservatoire|圣三一拉邦|圣三一音乐学院|三一拉班|拉邦舞蹈学院|圣31拉邦|圣31音乐学院|31拉班
Royal Central School of Speech and Drama=rcssd|royal central|central school of speech and drama|皇家中央演讲戏剧学院|皇家中央戏剧学院;RADA=royal academy of dramatic art|皇家戏剧艺术学院;LAMDA=london academy of music and dramatic art
Royal Veterinary College=rvc|皇家兽医学院;University of Law=ulaw|the university of law|法律大学|法学大学;BPP University=bpp;Regent's University London=regent's university|regents uni|regents college london|摄政大学|伦敦摄政大学|摄政学院
Richmond American University=richmond university|richmond uni|richmond american university london|richmond the american international university|里士满大学|伦敦里士满美国国际大学;Ravensbourne University London=ravensbourne|ravensbourne university|雷文斯本|拉文斯本|雷文斯本大学
Hult=hult business school|hult international business school|霍特|霍特商学院;Northeastern University London=northeastern university|northeastern london|nch london|new college of the humanities|东北大学伦敦;ESCP London=escp|escp business school
London Interdisciplinary School=london interdisciplinary;Sotheby's Institute of Art=sotheby's institute|sotheby's|苏富比艺术学院|苏富比;Christie's Education=佳士得教育
AA School=architectural association|architectural association school of architecture|aa建筑联盟|建筑联盟学院|建筑联盟|英国建筑联盟;London Film School=伦敦电影学院;Met Film School=metfilm;National Film and Television School=nfts
London School of Business and Finance=lsbf|伦敦商业金融学院;Istituto Marangoni London=istituto marangoni|marangoni|马兰戈尼;Conde Nast College=condé nast college|康泰纳仕学院;Le Cordon Bleu London=le cordon bleu|cordon bleu|蓝带
London Contemporary Dance School=the place london|lcds;Slade School of Fine Art=slade|slade school|斯莱德|斯莱德美术学院;UCA Epsom=uca;Royal Drawing School;City & Guilds of London Art School=city and guilds art school;City Lit
Kaplan International College London=kaplan london|kaplan international london|kic london;INTO London=into city|into city university;Bellerbys College London=bellerby's london|贝勒比斯伦敦
London School of Osteopathy;University of Northampton London;Arts University Bournemouth London;Anglia Ruskin London=aru london;Coventry University London=考文垂大学伦敦校区|coventry uni london
Loughborough University London=loughborough london|lboro london|拉夫堡伦敦|拉夫堡大学伦敦校区|拉夫堡伦敦校区;Northumbria University London=northumbria london|诺森比亚伦敦;Ulster University London=ulster london;University of Sunderland in London=sunderland london
UWS London;University of Cumbria London;Glasgow Caledonian University London=gcu london;Staffordshire University London=staffs london;University of Chichester London;DMU London;UEA London;Bath Spa University London=bath spa london;York St John London=york st john university london;Newcastle University London=newcastle london
University of Liverpool in London=liverpool london campus|university of liverpool london;University of Law Bloomsbury;David Game College=david game;Mander Portman Woodward=mpw london|mpw;CATS College London=cats london;DLD College=dld college london|dld
EF London=ef language london;St Giles London;Kings Education London=kings colleges london;Oxford International London;EC London;Global Banking School=gbs london;Arden University London=arden university|arden uni`;
