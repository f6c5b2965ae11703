/**
 * Where people study, as `name|Chinese name|university=north,east` in degrees, to some hundred metres. The Chinese name is
 * absent where Chinese students use the English one; the university, under which `universities/` has all that it is called, is
 * absent where the campus has its name. Written for this project from general knowledge. How a campus is added: docs/places.md.
 */
export const CAMPUSES = `
UCL=51.524,-0.134;UCL East (Stratford)|UCL 东校区（Stratford）|UCL=51.538,-0.011;KCL Strand||KCL=51.512,-0.117
KCL Guy's||KCL=51.503,-0.087;KCL Waterloo||KCL=51.505,-0.113;KCL Denmark Hill||KCL=51.469,-0.090
Imperial College|帝国理工=51.499,-0.175;Imperial White City|帝国理工 White City|Imperial College=51.516,-0.224;LSE=51.514,-0.117
QMUL Mile End||QMUL=51.524,-0.040;QMUL Whitechapel||QMUL=51.518,-0.060;QMUL Charterhouse Square||QMUL=51.521,-0.100
Central Saint Martins (UAL)|中央圣马丁（UAL）|UAL=51.536,-0.125;London College of Communication (UAL)|伦敦传媒学院（UAL）|UAL=51.495,-0.101
London College of Fashion (UAL)|伦敦时装学院（UAL）|UAL=51.540,-0.013;Chelsea College of Arts (UAL)|切尔西艺术学院（UAL）|UAL=51.490,-0.128
Camberwell College of Arts (UAL)|坎伯韦尔艺术学院（UAL）|UAL=51.474,-0.080;Wimbledon College of Arts (UAL)|温布尔登艺术学院（UAL）|UAL=51.413,-0.212
RCA Kensington||RCA=51.501,-0.178;RCA Battersea||RCA=51.479,-0.170;SOAS=51.522,-0.129;Goldsmiths|金史密斯=51.474,-0.036
City, University of London|伦敦城市大学=51.528,-0.102;Bayes Business School|贝叶斯商学院|City, University of London=51.522,-0.090
Westminster Regent Street|威斯敏斯特大学 Regent Street|University of Westminster=51.517,-0.143
Westminster Cavendish|威斯敏斯特大学 Cavendish|University of Westminster=51.521,-0.140
Westminster Marylebone|威斯敏斯特大学 Marylebone|University of Westminster=51.522,-0.155
Westminster Harrow|威斯敏斯特大学 Harrow|University of Westminster=51.577,-0.321
Brunel|布鲁内尔大学=51.533,-0.473;Kingston Penrhyn Road|金斯顿大学 Penrhyn Road|Kingston University=51.404,-0.304
Kingston Hill|金斯顿大学 Kingston Hill|Kingston University=51.430,-0.263;University of Greenwich|格林威治大学=51.483,-0.006
Greenwich Avery Hill|格林威治大学 Avery Hill|University of Greenwich=51.451,0.077;Birkbeck|伯贝克学院=51.522,-0.130
University of London (Senate House)|伦敦大学（Senate House）|University of London=51.521,-0.129
London Metropolitan University|伦敦都会大学=51.552,-0.111;London South Bank University|伦敦南岸大学=51.498,-0.102
UEL Docklands|东伦敦大学 Docklands|University of East London=51.507,0.065;UEL Stratford|东伦敦大学 Stratford|University of East London=51.543,0.010
University of West London|西伦敦大学=51.507,-0.303;Middlesex University|密德萨斯大学=51.590,-0.229
University of Roehampton|罗汉普顿大学=51.456,-0.244;St Mary's University|圣玛丽大学=51.437,-0.335
St George's, University of London|圣乔治医学院=51.427,-0.175;London Business School|伦敦商学院=51.526,-0.161
London School of Hygiene & Tropical Medicine|伦敦卫生与热带医学院=51.521,-0.130;Courtauld Institute|考陶尔德艺术学院=51.530,-0.116
Royal Academy of Music|皇家音乐学院=51.524,-0.152;Royal College of Music|伦敦皇家音乐学院=51.499,-0.177
Guildhall School|市政厅音乐戏剧学院=51.520,-0.093;Trinity Laban (Greenwich)|圣三一拉邦（Greenwich）|Trinity Laban=51.483,-0.007
Royal Central School of Speech and Drama|皇家中央演讲戏剧学院=51.544,-0.173;RADA|皇家戏剧艺术学院=51.522,-0.132;LAMDA=51.490,-0.213
Royal Veterinary College (Camden)|皇家兽医学院（Camden）|Royal Veterinary College=51.537,-0.134
Royal Veterinary College (Hawkshead)|皇家兽医学院（Hawkshead）|Royal Veterinary College=51.714,-0.211
University of Law Bloomsbury|法律大学 Bloomsbury=51.520,-0.131;University of Law|法律大学=51.521,-0.090;Slade School of Fine Art|斯莱德美术学院=51.525,-0.134
Addenbrooke's Hospital=52.175,0.140;John Radcliffe Hospital=51.764,-1.220;RVI=54.980,-1.619
Regent's University London|摄政大学=51.526,-0.155
Richmond American University|里士满大学=51.494,-0.275;Ravensbourne University London|雷文斯本大学=51.501,0.005
Hult|霍特商学院=51.515,-0.068;Northeastern University London|东北大学伦敦=51.507,-0.072;ESCP London=51.554,-0.197
AA School|建筑联盟学院=51.519,-0.131;Sotheby's Institute of Art|苏富比艺术学院=51.519,-0.130;London Film School|伦敦电影学院=51.515,-0.126
Istituto Marangoni London|马兰戈尼=51.518,-0.072;Le Cordon Bleu London|蓝带=51.518,-0.122;Conde Nast College|康泰纳仕学院=51.514,-0.132
Loughborough University London|拉夫堡伦敦=51.547,-0.023;Coventry University London|考文垂大学伦敦校区=51.517,-0.077
Northumbria University London|诺森比亚伦敦=51.518,-0.077;University of Sunderland in London=51.500,-0.017
University of Aberdeen|阿伯丁大学=57.165,-2.101;Aberdeen Foresterhill|阿伯丁大学 Foresterhill|University of Aberdeen=57.156,-2.135
Robert Gordon University|罗伯特戈登大学=57.118,-2.144
University of Birmingham|伯明翰大学=52.450,-1.930;Birmingham City University|伯明翰城市大学=52.483,-1.885;Aston University|阿斯顿大学=52.487,-1.890
Newman University=52.434,-1.995;Royal Birmingham Conservatoire|皇家伯明翰音乐学院=52.483,-1.885
University College Birmingham|伯明翰大学学院=52.482,-1.906
University of Sussex|苏塞克斯大学=50.866,-0.087;University of Brighton (Moulsecoomb)|布莱顿大学（Moulsecoomb）|University of Brighton=50.843,-0.119
University of Brighton (Falmer)|布莱顿大学（Falmer）|University of Brighton=50.862,-0.084
University of Bristol|布里斯托大学=51.458,-2.603;UWE Frenchay|西英格兰大学 Frenchay|UWE=51.500,-2.548
UWE Glenside|西英格兰大学 Glenside|UWE=51.484,-2.542;UWE Bower Ashton|西英格兰大学 Bower Ashton|UWE=51.445,-2.632
University of Cambridge|剑桥大学=52.205,0.119;West Cambridge Site|剑桥西校区=52.211,0.092
Cambridge Biomedical Campus|剑桥生物医学园区=52.175,0.140;Anglia Ruskin University|安格利亚鲁斯金大学=52.203,0.134
Girton College=52.228,0.084;Homerton College=52.186,0.138;Churchill College=52.213,0.102
Cardiff University|卡迪夫大学=51.488,-3.179;Cardiff University Heath Park|卡迪夫大学 Heath Park|Cardiff University=51.507,-3.190
Cardiff Met Llandaff|卡迪夫城市大学 Llandaff|Cardiff Metropolitan University=51.496,-3.212
Cardiff Met Cyncoed|卡迪夫城市大学 Cyncoed|Cardiff Metropolitan University=51.525,-3.168
Royal Welsh College of Music and Drama|皇家威尔士音乐戏剧学院=51.487,-3.184
University of Warwick|华威大学=52.380,-1.561;Coventry University|考文垂大学=52.408,-1.505
Durham University|杜伦大学=54.768,-1.573
University of Edinburgh|爱丁堡大学=55.944,-3.188;King's Buildings (Edinburgh)|爱丁堡大学 King's Buildings|University of Edinburgh=55.923,-3.175
Edinburgh College of Art|爱丁堡艺术学院|University of Edinburgh=55.946,-3.199;Edinburgh BioQuarter|爱丁堡大学 BioQuarter|University of Edinburgh=55.922,-3.137
Heriot-Watt University|赫瑞瓦特大学=55.909,-3.321;Napier Merchiston|龙比亚大学 Merchiston|Edinburgh Napier University=55.933,-3.213
Napier Craiglockhart|龙比亚大学 Craiglockhart|Edinburgh Napier University=55.918,-3.240
Napier Sighthill|龙比亚大学 Sighthill|Edinburgh Napier University=55.924,-3.288;Queen Margaret University|玛格丽特女王大学=55.931,-3.073
University of Exeter|埃克塞特大学=50.736,-3.535;Exeter St Luke's|埃克塞特大学 St Luke's|University of Exeter=50.722,-3.517
University of Glasgow|格拉斯哥大学=55.872,-4.289;Glasgow Garscube|格拉斯哥大学 Garscube|University of Glasgow=55.903,-4.317
University of Strathclyde|思克莱德大学=55.862,-4.243;Glasgow Caledonian University|格拉斯哥卡利多尼亚大学=55.866,-4.250
Glasgow School of Art|格拉斯哥艺术学院=55.866,-4.264;Royal Conservatoire of Scotland|苏格兰皇家音乐学院=55.866,-4.258
Lancaster University|兰卡斯特大学=54.010,-2.787
University of Leeds|利兹大学=53.807,-1.555;Leeds Beckett City|利兹贝克特大学 City|Leeds Beckett University=53.804,-1.549
Leeds Beckett Headingley|利兹贝克特大学 Headingley|Leeds Beckett University=53.827,-1.593;Leeds Trinity University|利兹三一大学=53.849,-1.648
Leeds Arts University|利兹艺术大学=53.808,-1.552;Leeds Conservatoire|利兹音乐学院=53.798,-1.532
University of Leicester|莱斯特大学=52.621,-1.124;De Montfort University|德蒙福特大学=52.630,-1.139
University of Liverpool|利物浦大学=53.406,-2.966;LJMU Mount Pleasant|利物浦约翰摩尔大学 Mount Pleasant|Liverpool John Moores University=53.404,-2.973
LJMU Byrom Street|利物浦约翰摩尔大学 Byrom Street|Liverpool John Moores University=53.412,-2.981
Liverpool Hope University|利物浦霍普大学=53.391,-2.892;LIPA|利物浦表演艺术学院=53.400,-2.972
University of Manchester|曼彻斯特大学=53.467,-2.234;Manchester North Campus (Sackville Street)|曼彻斯特大学北校区|University of Manchester=53.475,-2.233
Manchester Metropolitan University|曼彻斯特城市大学=53.471,-2.239;RNCM|皇家北方音乐学院=53.469,-2.237
University of Salford|索尔福德大学=53.485,-2.271;Salford MediaCity|索尔福德大学 MediaCity|University of Salford=53.473,-2.297
Newcastle University|纽卡斯尔大学=54.980,-1.615;Northumbria University|诺森比亚大学=54.977,-1.607
Northumbria Coach Lane|诺森比亚大学 Coach Lane|Northumbria University=55.003,-1.574
University of Nottingham|诺丁汉大学=52.939,-1.197;Nottingham Jubilee Campus|诺丁汉大学 Jubilee 校区|University of Nottingham=52.953,-1.187
Nottingham Sutton Bonington|诺丁汉大学 Sutton Bonington|University of Nottingham=52.830,-1.251
Nottingham Trent City|诺丁汉特伦特大学 City|Nottingham Trent University=52.957,-1.153
Nottingham Trent Clifton|诺丁汉特伦特大学 Clifton|Nottingham Trent University=52.911,-1.187
University of Oxford|牛津大学=51.755,-1.255;Oxford Old Road Campus|牛津大学 Old Road|University of Oxford=51.752,-1.215
Said Business School|赛德商学院=51.753,-1.268;Oxford Brookes University|牛津布鲁克斯大学=51.755,-1.224
University of Plymouth|普利茅斯大学=50.375,-4.139;University of Portsmouth|朴茨茅斯大学=50.795,-1.094;University of Reading|雷丁大学=51.441,-0.942
University of Sheffield|谢菲尔德大学=53.381,-1.488;Sheffield Hallam City|谢菲尔德哈勒姆大学 City|Sheffield Hallam University=53.379,-1.466
Sheffield Hallam Collegiate|谢菲尔德哈勒姆大学 Collegiate|Sheffield Hallam University=53.373,-1.490
University of Southampton|南安普顿大学=50.935,-1.396;Winchester School of Art|温彻斯特艺术学院|University of Southampton=51.067,-1.308
Solent|南安普顿索伦特大学=50.908,-1.400;Sunderland City Campus|桑德兰大学 City|University of Sunderland=54.904,-1.391
Sunderland St Peter's|桑德兰大学 St Peter's|University of Sunderland=54.914,-1.374
University of York|约克大学=53.947,-1.053;York Campus East|约克大学东校区|University of York=53.947,-1.030;York St John University|约克圣约翰大学=53.965,-1.081
University of Bath|巴斯大学=51.379,-2.328;Bath Spa University|巴斯斯巴大学=51.376,-2.438;Loughborough University|拉夫堡大学=52.765,-1.228
University of St Andrews|圣安德鲁斯大学=56.341,-2.794;University of Dundee|邓迪大学=56.458,-2.982;Abertay University|阿伯泰大学=56.463,-2.974
University of Stirling|斯特灵大学=56.146,-3.920;Queen's University Belfast|贝尔法斯特女王大学=54.584,-5.934
Ulster University (Belfast)|阿尔斯特大学（Belfast）|Ulster University=54.604,-5.929
Swansea Singleton|斯旺西大学 Singleton|Swansea University=51.609,-3.980;Swansea Bay Campus|斯旺西大学 Bay|Swansea University=51.619,-3.878
Bangor University|班戈大学=53.229,-4.130;Aberystwyth University|亚伯大学=52.416,-4.064;University of South Wales|南威尔士大学=51.589,-3.327
University of Surrey|萨里大学=51.243,-0.590;Royal Holloway|皇家霍洛威学院=51.425,-0.565;University of Kent|肯特大学=51.297,1.065
Canterbury Christ Church University|坎特伯雷基督教会大学=51.279,1.089;University of Essex|埃塞克斯大学=51.877,0.946
University of East Anglia|东安格利亚大学=52.622,1.241;University of Lincoln|林肯大学=53.228,-0.549;University of Hull|赫尔大学=53.771,-0.368
University of Derby|德比大学=52.938,-1.497;University of Huddersfield|哈德斯菲尔德大学=53.643,-1.778
University of Bradford|布拉德福德大学=53.791,-1.766;UCLan|中央兰开夏大学=53.764,-2.708;University of Bolton|博尔顿大学=53.573,-2.437
Edge Hill University|边山大学=53.559,-2.873;University of Chester|切斯特大学=53.200,-2.899;Keele University|基尔大学=53.003,-2.272;Harper Adams University|哈珀亚当斯大学=52.779,-2.427
Hartpury University=51.905,-2.302;University of Exeter Penryn=50.171,-5.125;Falmouth University=50.171,-5.126
Staffordshire University|斯塔福德郡大学=53.009,-2.176;University of Wolverhampton|伍尔弗汉普顿大学=52.588,-2.127
University of Gloucestershire|格鲁斯特大学=51.888,-2.089;Royal Agricultural University|皇家农业大学=51.710,-1.995
University of Northampton|北安普顿大学=52.231,-0.886;University of Bedfordshire|贝德福特大学=51.878,-0.411
Cranfield University|克兰菲尔德大学=52.074,-0.628;University of Buckingham|白金汉大学=51.996,-0.990
Hertfordshire College Lane|赫特福德大学 College Lane|University of Hertfordshire=51.752,-0.239
Hertfordshire de Havilland|赫特福德大学 de Havilland|University of Hertfordshire=51.763,-0.245
University of Winchester|温彻斯特大学=51.060,-1.327;Bournemouth University|伯恩茅斯大学=50.743,-1.898
Arts University Bournemouth|伯恩茅斯艺术大学=50.742,-1.898;Teesside University|提赛德大学=54.572,-1.235`;
