/**
 * Stations of the railways of Great Britain, and of London's Underground, DLR and trams, as `name=north,east` in degrees.
 * Positions from NaPTAN of the Department for Transport (Open Government Licence v3.0), as Transport for London's open data
 * gives them, in the state of July 2026: docs/places.md, which also says what is missing and how a station is added.
 */
export const STATIONS = `
Abbey Road=51.532,0.004;Abbey Wood=51.491,0.121;Aber=51.575,-3.230;Abercynon=51.643,-3.329;Aberdare=51.715,-3.443
Aberdeen=57.144,-2.099;Aberdour=56.055,-3.301;Aberdovey=52.544,-4.057;Abererch=52.899,-4.374
Abergavenny=51.817,-3.010;Abergele & Pensarn=53.295,-3.583;Aberystwyth=52.414,-4.082;Accrington=53.753,-2.370
Achanalt=57.610,-4.914;Achnasheen=57.579,-5.072;Achnashellach=57.482,-5.333;Acklington=55.307,-1.652
Acle=52.635,1.544;Acocks Green=52.449,-1.819;Acton Bridge=53.267,-2.603;Acton Central=51.509,-0.263
Acton Main Line=51.517,-0.267;Acton Town=51.503,-0.280;Adderley Park=52.483,-1.856;Addiewell=55.843,-3.607
Addington Village=51.356,-0.033;Addiscombe=51.380,-0.073;Addlestone=51.373,-0.484;Adisham=51.241,1.199
Adlington (Cheshire)=53.320,-2.134;Adlington (Lancs)=53.613,-2.603;Adwick=53.572,-1.180;Aigburth=53.365,-2.927
Ainsdale=53.602,-3.043;Aintree=53.474,-2.956;Airbles=55.783,-3.994;Airdrie=55.864,-3.983;Albany Park=51.435,0.126
Albrighton=52.638,-2.269;Alderley Edge=53.304,-2.237;Aldermaston=51.402,-1.137;Aldershot=51.246,-0.760
Aldgate=51.514,-0.076;Aldgate East=51.515,-0.072;Aldrington=50.836,-0.184;Alexandra Palace=51.598,-0.120
Alexandra Parade=55.863,-4.211;Alexandria=55.985,-4.577;Alfreton=53.100,-1.370;All Saints=51.511,-0.013
Allens West=54.525,-1.361;Alloa=56.118,-3.790;Alness=57.694,-4.250;Alnmouth=55.393,-1.637;Alperton=51.541,-0.300
Alresford (Essex)=51.854,0.997;Alsager=53.093,-2.299;Althorne=51.648,0.752;Althorpe=53.586,-0.733
Altnabreac=58.388,-3.706;Alton=51.152,-0.967;Altrincham=53.388,-2.347;Alvechurch=52.346,-1.968
Ambergate=53.061,-1.481;Amberley=50.897,-0.542;Amersham=51.674,-0.608;Ammanford=51.796,-3.997
Ampere Way=51.382,-0.124;Ancaster=52.988,-0.536;Anderston=55.860,-4.271;Andover=51.212,-1.492;Anerley=51.412,-0.066
Angel=51.532,-0.106;Angmering=50.817,-0.489;Annan=54.984,-3.263;Anniesland=55.889,-4.322
Ansdell & Fairhaven=53.741,-2.993;Apperley Bridge=53.842,-1.706;Appleby=54.580,-2.487;Appledore (Kent)=51.033,0.816
Appleford=51.640,-1.242;Appley Bridge=53.579,-2.719;Apsley=51.733,-0.463;Arbroath=56.560,-2.589;Archway=51.565,-0.135
Ardgay=57.881,-4.362;Ardlui=56.302,-4.722;Ardrossan Harbour=55.640,-4.821;Ardrossan South Beach=55.641,-4.801
Ardrossan Town=55.640,-4.813;Ardwick=53.472,-2.214;Arena=51.391,-0.058;Argyle Street=55.857,-4.251
Arisaig=56.913,-5.839;Arlesey=52.026,-0.266;Armadale (W Lothian)=55.886,-3.695;Armathwaite=54.809,-2.772
Arnos Grove=51.616,-0.133;Arnside=54.203,-2.828;Arram=53.884,-0.427;Arrochar & Tarbet=56.204,-4.723
Arsenal=51.559,-0.107;Arundel=50.848,-0.546;Ascot=51.406,-0.676;Ascott-under-Wychwood=51.867,-1.564;Ash=51.250,-0.713
Ash Vale=51.272,-0.722;Ashburys=53.472,-2.194;Ashchurch for Tewkesbury=51.999,-2.109;Ashfield=55.889,-4.249
Ashford (Surrey)=51.437,-0.468;Ashford International=51.144,0.876;Ashley=53.356,-2.341;Ashtead=51.318,-0.308
Ashton-under-Lyne=53.491,-2.094;Ashurst (Kent)=51.129,0.153;Ashurst New Forest=50.890,-1.527
Ashwell & Morden=52.031,-0.110;Askam=54.189,-3.205;Aslockton=52.952,-0.898;Aspatria=54.759,-3.332
Aspley Guise=52.021,-0.632;Aston=52.504,-1.872;Atherstone=52.579,-1.553;Atherton=53.529,-2.479;Attadale=57.395,-5.456
Attenborough=52.906,-1.231;Attleborough=52.515,1.022;Auchinleck=55.470,-4.295;Audley End=52.005,0.207
Aughton Park=53.554,-2.895;Avenue Road=51.407,-0.049;Aviemore=57.189,-3.829;Avoncliff=51.340,-2.281
Avonmouth=51.500,-2.699;Axminster=50.779,-3.005;Aylesbury=51.814,-0.815;Aylesbury Vale Parkway=51.831,-0.860
Aylesford=51.301,0.466;Aylesham=51.227,1.209;Ayr=55.458,-4.626;Bache=53.209,-2.892;Baglan=51.616,-3.811
Bagshot=51.364,-0.689;Baildon=53.850,-1.754;Baillieston=55.845,-4.114;Baker Street=51.523,-0.157
Balcombe=51.056,-0.137;Baldock=51.993,-0.188;Balham=51.443,-0.153;Balloch=56.003,-4.583;Balmossie=56.475,-2.839
Bamber Bridge=53.727,-2.661;Bamford=53.339,-1.689;Banavie=56.843,-5.095;Banbury=52.060,-1.328
Bangor (Gwynedd)=53.222,-4.136;Bank=51.513,-0.090;Bank Hall=53.437,-2.988;Banstead=51.329,-0.213
Barassie=55.562,-4.651;Barbican=51.520,-0.098;Bardon Mill=54.974,-2.347;Bare Lane=54.075,-2.835
Bargeddie=55.851,-4.074;Bargoed=51.692,-3.230;Barking=51.539,0.081;Barking Riverside=51.520,0.116
Barkingside=51.586,0.089;Barlaston=52.943,-2.168;Barming=51.285,0.479;Barmouth=52.723,-4.057;Barnehurst=51.465,0.160
Barnes=51.467,-0.242;Barnes Bridge=51.472,-0.253;Barnetby=53.575,-0.410;Barnham=50.831,-0.640;Barnhill=55.877,-4.223
Barnsley=53.554,-1.477;Barnstaple=51.074,-4.063;Barnt Green=52.361,-1.992;Barons Court=51.490,-0.213
Barrhead=55.804,-4.397;Barrhill=55.097,-4.782;Barrow Haven=53.697,-0.393;Barrow upon Soar=52.749,-1.145
Barrow-in-Furness=54.119,-3.226;Barry=51.397,-3.285;Barry Docks=51.402,-3.261;Barry Island=51.392,-3.273
Barry Links=56.493,-2.745;Barton-on-Humber=53.689,-0.443;Basildon=51.568,0.457;Basingstoke=51.268,-1.087
Bat & Ball=51.290,0.194;Bath Spa=51.378,-2.357;Bathgate=55.897,-3.636;Batley=53.710,-1.623;Battersby=54.458,-1.093
Battersea Park=51.477,-0.148;Battersea Power Station=51.480,-0.142;Battle=50.913,0.495;Battlesbridge=51.625,0.565
Bayford=51.758,-0.096;Bayswater=51.512,-0.188;Beaconsfield=51.611,-0.644;Bearley=52.244,-1.750;Bearsden=55.917,-4.332
Bearsted=51.276,0.578;Beasdale=56.900,-5.764;Beaulieu Road=50.855,-1.505;Beauly=57.478,-4.470;Bebington=53.358,-3.004
Beccles=52.459,1.569;Beckenham Hill=51.425,-0.016;Beckenham Junction=51.411,-0.026;Beckenham Road=51.410,-0.043
Beckton=51.514,0.061;Beckton Park=51.509,0.055;Becontree=51.540,0.127;Beddington Lane=51.389,-0.142
Bedford=52.136,-0.479;Bedford St Johns=52.129,-0.468;Bedhampton=50.854,-0.996;Bedminster=51.440,-2.594
Bedworth=52.479,-1.467;Bedwyn=51.380,-1.599;Beeston=52.921,-1.208;Bekesbourne=51.261,1.137
Belgrave Walk=51.401,-0.178;Belle Vue=53.462,-2.181;Bellgrove=55.857,-4.224;Bellingham=51.433,-0.019
Bellshill=55.817,-4.024;Belmont=51.344,-0.199;Belper=53.024,-1.483;Belsize Park=51.550,-0.165;Beltring=51.205,0.403
Belvedere=51.492,0.152;Bempton=54.128,-0.180;Ben Rhydding=53.926,-1.797;Benfleet=51.544,0.562;Bentham=54.116,-2.511
Bentley (Hants)=51.181,-0.868;Bentley (S Yorks)=53.544,-1.151;Bere Alston=50.486,-4.200;Bere Ferrers=50.451,-4.181
Berkhamsted=51.763,-0.562;Berkswell=52.396,-1.643;Bermondsey=51.498,-0.064;Bermuda Park=52.501,-1.472
Berney Arms=52.590,1.630;Berry Brow=53.621,-1.793;Berrylands=51.399,-0.281;Berwick (Sussex)=50.840,0.166
Berwick-upon-Tweed=55.774,-2.011;Bescar Lane=53.624,-2.915;Bescot Stadium=52.563,-1.991;Betchworth=51.248,-0.267
Bethnal Green=51.524,-0.060;Betws-y-Coed=53.092,-3.801;Beverley=53.842,-0.423;Bexhill=50.841,0.477
Bexley=51.440,0.148;Bexleyheath=51.464,0.134;Bicester North=51.903,-1.150;Bicester Village=51.893,-1.149
Bickley=51.400,0.045;Bidston=53.409,-3.079;Biggleswade=52.085,-0.261;Bilbrook=52.624,-2.186;Billericay=51.629,0.419
Billingham=54.606,-1.280;Billingshurst=51.015,-0.450;Bingham=52.954,-0.952;Bingley=53.849,-1.837
Birchgrove=51.522,-3.202;Birchington-on-Sea=51.377,1.301;Birchwood=53.413,-2.525;Birkbeck=51.404,-0.056
Birkdale=53.634,-3.014;Birkenhead Central=53.388,-3.021;Birkenhead Hamilton Square=53.395,-3.014
Birkenhead North=53.404,-3.058;Birkenhead Park=53.397,-3.039;Birmingham International=52.451,-1.726
Birmingham Moor Street=52.479,-1.892;Birmingham New Street=52.478,-1.900;Birmingham Snow Hill=52.483,-1.899
Bishop Auckland=54.657,-1.678;Bishop's Lydeard=51.055,-3.194;Bishopbriggs=55.904,-4.225
Bishops Stortford=51.867,0.165;Bishopstone=50.780,0.083;Bishopton=55.902,-4.500;Bitterne=50.918,-1.377
Blackburn=53.747,-2.479;Blackfriars=51.512,-0.104;Blackheath=51.466,0.009;Blackhorse Lane=51.385,-0.071
Blackhorse Road=51.587,-0.041;Blackpool North=53.822,-3.049;Blackpool Pleasure Beach=53.788,-3.054
Blackpool South=53.799,-3.049;Blackridge=55.884,-3.751;Blackrod=53.592,-2.570;Blackwall=51.508,-0.007
Blackwater=51.332,-0.777;Blaenau Ffestiniog=52.995,-3.939;Blair Atholl=56.766,-3.850;Blairhill=55.866,-4.043
Blake Street=52.605,-1.845;Blakedown=52.406,-2.177;Blantyre=55.797,-4.087;Blaydon=54.966,-1.713;Bleasby=53.041,-0.944
Bletchley=51.995,-0.736;Bloxwich=52.618,-2.011;Bloxwich North=52.625,-2.018;Blundellsands & Crosby=53.488,-3.040
Blythe Bridge=52.968,-2.067;Bodmin Parkway=50.446,-4.663;Bodorgan=53.204,-4.418;Bognor Regis=50.787,-0.676
Bogston=55.937,-4.711;Bolton=53.574,-2.426;Bolton-Upon-Dearne=53.519,-1.312;Bond Street=51.514,-0.150
Bookham=51.289,-0.384;Bootle (Cumbria)=54.291,-3.394;Bootle New Strand=53.452,-2.995;Bootle Oriel Road=53.447,-2.996
Bordesley=52.472,-1.878;Borough=51.501,-0.093;Borough Green & Wrotham=51.293,0.306;Borth=52.491,-4.050
Bosham=50.843,-0.847;Boston=52.978,-0.031;Boston Manor=51.496,-0.325;Botley=50.916,-1.259;Bottesford=52.945,-0.795
Bounds Green=51.607,-0.124;Bourne End=51.577,-0.710;Bournemouth=50.727,-1.865;Bournville=52.427,-1.926
Bow Brickhill=52.004,-0.696;Bow Church=51.528,-0.021;Bow Road=51.527,-0.025;Bowes Park=51.607,-0.121
Bowling=55.931,-4.494;Box Hill & Westhumble=51.254,-0.328;Bracknell=51.413,-0.752
Bradford Forster Square=53.797,-1.753;Bradford Interchange=53.791,-1.750;Bradford-on-Avon=51.345,-2.252
Brading=50.678,-1.139;Braintree=51.875,0.557;Braintree Freeport=51.869,0.568;Bramhall=53.361,-2.164
Bramley (Hants)=51.330,-1.061;Bramley (West Yorks)=53.805,-1.637;Brampton (Cumbria)=54.932,-2.703
Brampton (Suffolk)=52.395,1.544;Branchton=55.941,-4.804;Brandon=52.454,0.625;Branksome=50.727,-1.920
Braystones=54.439,-3.542;Bredbury=53.423,-2.110;Breich=55.827,-3.668;Brent Cross=51.577,-0.214
Brent Cross West Station=51.568,-0.225;Brentford=51.488,-0.310;Brentwood=51.614,0.300;Bricket Wood=51.705,-0.359
Bridge of Allan=56.157,-3.957;Bridge of Orchy=56.516,-4.763;Bridgend=51.507,-3.575;Bridgeton=55.849,-4.226
Bridgwater=51.128,-2.990;Bridlington=54.084,-0.199;Brierfield=53.824,-2.236;Brigg=53.549,-0.486
Brighouse=53.698,-1.779;Brighton=50.829,-0.141;Brimsdown=51.656,-0.031;Brinnington=53.432,-2.135
Bristol Parkway=51.514,-2.542;Bristol Temple Meads=51.449,-2.581;Brithdir=51.710,-3.229
British Steel Redcar=54.610,-1.113;Briton Ferry=51.638,-3.819;Brixton=51.463,-0.115;Broad Green=53.407,-2.893
Broadbottom=53.441,-2.017;Broadstairs=51.361,1.434;Brockenhurst=50.817,-1.574;Brockholes=53.597,-1.770
Brockley=51.465,-0.038;Brockley Whins=54.960,-1.461;Bromborough=53.322,-2.987;Bromborough Rake=53.330,-2.989
Bromley Cross=53.614,-2.411;Bromley North=51.408,0.017;Bromley South=51.400,0.017;Bromley-by-Bow=51.525,-0.012
Bromsgrove=52.321,-2.050;Brondesbury=51.545,-0.202;Brondesbury Park=51.541,-0.210;Brookmans Park=51.721,-0.205
Brookwood=51.304,-0.636;Broome=52.423,-2.885;Broomfleet=53.740,-0.672;Brora=58.013,-3.852;Brough=53.727,-0.579
Broughty Ferry=56.467,-2.873;Broxbourne=51.747,-0.011;Bruce Grove=51.594,-0.070;Brundall=52.619,1.439
Brundall Gardens=52.623,1.418;Brunstane=55.943,-3.101;Brunswick=53.383,-2.976;Bruton=51.112,-2.447;Bryn=53.500,-2.647
Buckenham=52.598,1.470;Buckhurst Hill=51.627,0.047;Buckley=53.163,-3.056;Bucknell=52.357,-2.947
Buckshaw Parkway=53.673,-2.661;Bugle=50.400,-4.792;Builth Road=52.169,-3.427;Bulwell=53.000,-1.196;Bures=51.971,0.769
Burgess Hill=50.954,-0.127;Burley Park=53.812,-1.578;Burley-in-Wharfedale=53.908,-1.753;Burnage=53.421,-2.216
Burneside (Cumbria)=54.355,-2.767;Burnham (Berks)=51.524,-0.646;Burnham-on-Crouch=51.634,0.814
Burnley Barracks=53.791,-2.258;Burnley Central=53.794,-2.245;Burnley Manchester Road=53.785,-2.249
Burnside (Strathclyde)=55.817,-4.202;Burnt Oak=51.603,-0.264;Burntisland=56.057,-3.233;Burscough Bridge=53.605,-2.841
Burscough Junction=53.598,-2.841;Bursledon=50.884,-1.305;Burton Joyce=52.983,-1.041;Burton-on-Trent=52.806,-1.642
Bury St Edmunds=52.254,0.713;Busby=55.780,-4.262;Bush Hill Park=51.642,-0.069;Bushey=51.646,-0.386
Butlers Lane=52.592,-1.838;Buxted=50.990,0.131;Buxton=53.261,-1.913;Byfleet & New Haw=51.350,-0.481
Bynea=51.672,-4.099;Cadoxton=51.412,-3.249;Caergwrle=53.108,-3.033;Caerphilly=51.572,-3.218;Caersws=52.516,-3.432
Caldercruix=55.888,-3.888;Caldicot=51.585,-2.761;Caledonian Road=51.549,-0.118
Caledonian Road & Barnsbury=51.543,-0.117;Calstock=50.498,-4.209;Cam & Dursley=51.718,-2.359;Camberley=51.336,-0.744
Camborne=50.210,-5.297;Cambridge=52.194,0.137;Cambridge Heath (London)=51.532,-0.057;Cambuslang=55.820,-4.173
Camden Road=51.542,-0.139;Camden Town=51.539,-0.143;Camelon=56.006,-3.818;Canada Water=51.498,-0.049
Canary Wharf=51.505,-0.021;Canley=52.399,-1.548;Canning Town=51.514,0.008;Cannock=52.686,-2.022
Cannon Street=51.512,-0.090;Canonbury=51.549,-0.092;Canons Park=51.608,-0.295;Canterbury East=51.274,1.076
Canterbury West=51.284,1.075;Cantley=52.579,1.513;Capenhurst=53.260,-2.942;Carbis Bay=50.197,-5.464
Cardenden=56.141,-3.262;Cardiff Bay=51.467,-3.166;Cardiff Central=51.476,-3.179;Cardiff Queen Street=51.482,-3.170
Cardonald=55.853,-4.341;Cardross=55.960,-4.653;Carfin=55.807,-3.956;Cark=54.178,-2.974;Carlisle=54.891,-2.933
Carlton=52.965,-1.079;Carluke=55.731,-3.849;Carmarthen=51.853,-4.306;Carmyle=55.834,-4.158;Carnforth=54.130,-2.771
Carnoustie=56.501,-2.707;Carntyne=55.855,-4.179;Carpenders Park=51.628,-0.386;Carrbridge=57.280,-3.828
Carshalton=51.368,-0.166;Carshalton Beeches=51.357,-0.170;Carstairs=55.691,-3.668;Cartsdyke=55.942,-4.732
Castle Bar Park=51.523,-0.332;Castle Cary=51.100,-2.523;Castleford=53.724,-1.355;Castleton (Manchester)=53.592,-2.178
Castleton Moor=54.467,-0.947;Caterham=51.282,-0.078;Catford=51.444,-0.026;Catford Bridge=51.445,-0.025
Cathays=51.489,-3.179;Cathcart=55.818,-4.261;Cattal=53.997,-1.321;Causeland=50.406,-4.466;Cefn-y-Bedd=53.099,-3.031
Centrale=51.376,-0.104;Chadwell Heath=51.568,0.129;Chafford Hundred=51.486,0.287;Chalfont & Latimer=51.668,-0.561
Chalk Farm=51.544,-0.153;Chalkwell=51.539,0.671;Chancery Lane=51.518,-0.112;Chandlers Ford=50.984,-1.385
Chapel-en-le-Frith=53.312,-1.919;Chapelton (Devon)=51.017,-4.025;Chapeltown=53.462,-1.466
Chappel & Wakes Colne=51.926,0.759;Charing (Kent)=51.208,0.790;Charing Cross=51.507,-0.127
Charing Cross (Glasgow)=55.865,-4.270;Charlbury=51.872,-1.490;Charlton=51.487,0.031;Chartham=51.257,1.018
Chassen Road=53.446,-2.368;Chatelherault=55.765,-4.005;Chatham=51.380,0.521;Chathill=55.537,-1.706
Cheadle Hulme=53.376,-2.188;Cheam=51.355,-0.214;Cheddington=51.858,-0.662;Chelford=53.270,-2.281
Chelmsford=51.736,0.469;Chelsfield=51.356,0.109;Cheltenham Spa=51.897,-2.100;Chepstow=51.640,-2.672
Cherry Tree=53.733,-2.518;Chertsey=51.387,-0.509;Chesham=51.705,-0.611;Cheshunt=51.703,-0.024
Chessington North=51.364,-0.301;Chessington South=51.357,-0.308;Chester=53.197,-2.880;Chester Road=52.536,-1.832
Chester-le-Street=54.855,-1.578;Chesterfield=53.238,-1.420;Chestfield & Swalecliffe=51.360,1.067
Chetnole=50.866,-2.573;Chichester=50.832,-0.782;Chigwell=51.618,0.075;Chilham=51.245,0.976;Chilworth=51.215,-0.525
Chingford=51.633,0.010;Chinley=53.340,-1.944;Chippenham=51.462,-2.115;Chipstead=51.309,-0.170;Chirk=52.933,-3.066
Chislehurst=51.406,0.057;Chiswick=51.481,-0.268;Chiswick Park=51.495,-0.268;Cholsey=51.570,-1.158
Chorley=53.653,-2.627;Chorleywood=51.654,-0.518;Christchurch=50.738,-1.785;Christs Hospital=51.051,-0.364
Church & Oswaldtwistle=53.751,-2.391;Church Fenton=53.827,-1.228;Church Street=51.374,-0.104
Church Stretton=52.537,-2.804;Cilmeri=52.151,-3.457;City Thameslink=51.514,-0.104;Clacton-on-Sea=51.794,1.154
Clandon=51.264,-0.503;Clapham (N Yorks)=54.105,-2.410;Clapham Common=51.462,-0.138;Clapham High Street=51.465,-0.133
Clapham Junction=51.464,-0.170;Clapham North=51.465,-0.130;Clapham South=51.453,-0.148;Clapton=51.562,-0.057
Clarbeston Road=51.852,-4.884;Clarkston=55.789,-4.276;Claverdon=52.277,-1.697;Claygate=51.361,-0.348
Cleethorpes=53.562,-0.029;Cleland=55.805,-3.910;Clifton (Manchester)=53.522,-2.315;Clifton Down=51.465,-2.612
Clitheroe=53.873,-2.394;Clock House=51.409,-0.041;Clunderwen=51.841,-4.732;Clydebank=55.901,-4.404
Coatbridge Central=55.863,-4.032;Coatbridge Sunnyside=55.867,-4.028;Coatdyke=55.864,-4.005
Cobham & Stoke d'Abernon=51.318,-0.389;Cockfosters=51.652,-0.149;Codsall=52.627,-2.202;Cogan=51.446,-3.189
Colchester=51.901,0.893;Colchester Town=51.886,0.905;Coleshill Parkway=52.517,-1.708;Colindale=51.595,-0.250
Colliers Wood=51.418,-0.178;Collingham=53.144,-0.750;Collington=50.839,0.458;Colne=53.855,-2.182
Colwall=52.080,-2.357;Colwyn Bay=53.296,-3.725;Combe (Oxon)=51.833,-1.394;Commondale=54.481,-0.975
Congleton=53.158,-2.193;Conisbrough=53.489,-1.234;Connel Ferry=56.452,-5.385;Conon Bridge=57.562,-4.440
Cononley=53.918,-2.012;Conway Park=53.393,-3.023;Conwy=53.280,-3.831;Cooden Beach=50.833,0.427;Cookham=51.557,-0.722
Cooksbridge=50.904,-0.009;Coombe Junction Halt=50.446,-4.482;Coombe Lane=51.360,-0.059;Copplestone=50.814,-3.752
Corbridge=54.966,-2.018;Corby=52.489,-0.688;Corkerhill=55.838,-4.334;Corkickle=54.542,-3.582;Corpach=56.843,-5.122
Corrour=56.760,-4.691;Coryton=51.520,-3.232;Coseley=52.545,-2.086;Cosford=52.645,-2.300;Cosham=50.842,-1.067
Cottingham=53.782,-0.406;Cottingley=53.768,-1.588;Coulsdon South=51.316,-0.138;Coulsdon Town=51.322,-0.134
Covent Garden=51.513,-0.124;Coventry=52.401,-1.513;Coventry Arena=52.448,-1.494;Cowden=51.156,0.110
Cowdenbeath=56.112,-3.343;Cradley Heath=52.470,-2.090;Craigendoran=55.995,-4.711;Cramlington=55.088,-1.599
Cranbrook=50.750,-3.420;Craven Arms=52.443,-2.837;Crawley=51.112,-0.187;Crayford=51.448,0.179;Crediton=50.783,-3.647
Cressing=51.852,0.578;Cressington=53.359,-2.912;Creswell (Derbys)=53.264,-1.216;Crewe=53.090,-2.433
Crewkerne=50.874,-2.778;Crews Hill=51.684,-0.107;Crianlarich=56.390,-4.618;Criccieth=52.918,-4.238
Cricklewood=51.558,-0.213;Croftfoot=55.818,-4.228;Crofton Park=51.455,-0.037;Cromer=52.930,1.292
Cromford=53.113,-1.549;Crookston=55.842,-4.365;Cross Gates=53.805,-1.452;Crossflatts=53.858,-1.845
Crossharbour=51.496,-0.015;Crosshill=55.833,-4.257;Crosskeys=51.621,-3.126;Crossmyloof=55.834,-4.284
Croston=53.668,-2.778;Crouch Hill=51.571,-0.117;Crowborough=51.046,0.188;Crowhurst=50.889,0.501;Crowle=53.590,-0.817
Crowthorne=51.367,-0.819;Croxley=51.647,-0.442;Croy=55.956,-4.036;Crystal Palace=51.418,-0.073
Cuddington=53.240,-2.599;Cuffley=51.709,-0.110;Culham=51.654,-1.237;Culrain=57.920,-4.404;Cumbernauld=55.942,-3.980
Cupar=56.317,-3.009;Curriehill=55.901,-3.319;Custom House=51.510,0.027;Cutty Sark=51.482,-0.011;Cuxton=51.374,0.462
Cwmbach=51.702,-3.414;Cwmbran=51.657,-3.016;Cynghordy=52.051,-3.748;Cyprus=51.508,0.064;Dagenham Dock=51.526,0.146
Dagenham East=51.544,0.166;Dagenham Heathway=51.542,0.148;Daisy Hill=53.539,-2.516;Dalgety Bay=56.042,-3.368
Dalmally=56.401,-4.984;Dalmarnock=55.842,-4.218;Dalmeny=55.986,-3.382;Dalmuir=55.912,-4.427;Dalreoch=55.947,-4.578
Dalry=55.706,-4.711;Dalston (Cumbria)=54.846,-2.989;Dalston Junction=51.546,-0.075;Dalston Kingsland=51.548,-0.076
Dalton=54.154,-3.179;Dalwhinnie=56.935,-4.246;Danby=54.466,-0.911;Danescourt=51.501,-3.234;Danzey=52.325,-1.821
Darlington=54.520,-1.547;Darnall=53.385,-1.413;Darsham=52.273,1.523;Dartford=51.447,0.219;Darton=53.588,-1.532
Darwen=53.698,-2.465;Datchet=51.483,-0.579;Davenport=53.391,-2.153;Dawlish=50.581,-3.465;Dawlish Warren=50.599,-3.444
Deal=51.223,1.399;Dean=51.042,-1.635;Deansgate=53.474,-2.251;Debden=51.645,0.084;Deganwy=53.295,-3.833
Deighton=53.668,-1.752;Delamere=53.229,-2.667;Denby Dale=53.573,-1.663;Denham=51.579,-0.497
Denham Golf Club=51.581,-0.518;Denmark Hill=51.468,-0.089;Dent=54.282,-2.364;Denton=53.457,-2.132
Deptford=51.479,-0.026;Deptford Bridge=51.474,-0.022;Derby=52.917,-1.463;Derby Road (Ipswich)=52.051,1.183
Devonport=50.379,-4.171;Devons Road=51.523,-0.018;Dewsbury=53.692,-1.633;Didcot Parkway=51.611,-1.243
Digby & Sowton=50.714,-3.474;Dilton Marsh=51.249,-2.208;Dinas (Rhondda)=51.618,-3.438;Dinas Powys=51.432,-3.218
Dingle Road=51.440,-3.181;Dingwall=57.594,-4.422;Dinsdale=54.515,-1.467;Dinting=53.449,-1.970;Disley=53.358,-2.042
Diss=52.374,1.124;Dockyard (Plymouth)=50.382,-4.176;Dodworth=53.544,-1.532;Dolau=52.295,-3.264;Doleham=50.919,0.610
Dolgarrog=53.186,-3.823;Dollis Hill=51.552,-0.239;Dolwyddelan=53.052,-3.885;Doncaster=53.522,-1.140
Dorchester South=50.709,-2.437;Dorchester West=50.711,-2.443;Dore & Totley=53.328,-1.515;Dorking=51.241,-0.324
Dorking Deepdene=51.239,-0.325;Dorking West=51.236,-0.340;Dormans=51.156,-0.004;Dorridge=52.372,-1.753
Dove Holes=53.300,-1.890;Dover Priory=51.126,1.305;Dovercourt=51.939,1.281;Dovey Junction=52.564,-3.924
Downham Market=52.604,0.366;Drayton Green=51.517,-0.330;Drayton Park=51.553,-0.106;Drem=56.005,-2.786
Driffield=54.002,-0.435;Drigg=54.377,-3.443;Droitwich Spa=52.268,-2.158;Dronfield=53.301,-1.469
Drumchapel=55.905,-4.363;Drumfrochar=55.941,-4.775;Drumgelloch=55.867,-3.949;Drumry=55.905,-4.385
Duddeston=52.488,-1.871;Dudley Port=52.525,-2.049;Duffield=52.988,-1.486;Duirinish=57.320,-5.691
Duke Street=55.858,-4.213;Dullingham=52.202,0.367;Dumbarton Central=55.947,-4.567;Dumbarton East=55.942,-4.554
Dumbreck=55.845,-4.301;Dumfries=55.073,-3.604;Dumpton Park=51.346,1.426;Dunbar=55.998,-2.513;Dunblane=56.186,-3.965
Duncraig=57.337,-5.637;Dundee=56.456,-2.971;Dundonald Road=51.418,-0.208;Dunfermline Queen Margaret=56.081,-3.421
Dunfermline Town=56.068,-3.453;Dunkeld & Birnam=56.557,-3.578;Dunlop=55.712,-4.532;Dunrobin Castle=57.986,-3.949
Dunston=54.950,-1.642;Dunton Green=51.296,0.171;Durham=54.779,-1.582;Durrington-on-Sea=50.818,-0.411
Dyce=57.206,-2.192;Dyffryn Ardudwy=52.789,-4.105;Eaglescliffe=54.529,-1.349;Ealing Broadway=51.515,-0.301
Ealing Common=51.510,-0.288;Earl's Court=51.492,-0.193;Earlestown=53.451,-2.638;Earley=51.441,-0.918
Earlsfield=51.442,-0.188;Earlswood (Surrey)=51.227,-0.171;Earlswood (West Midlands)=52.367,-1.861
East Acton=51.517,-0.247;East Boldon=54.946,-1.420;East Croydon=51.375,-0.092;East Didsbury=53.409,-2.222
East Dulwich=51.461,-0.081;East Farleigh=51.255,0.485;East Finchley=51.587,-0.165;East Garforth=53.792,-1.371
East Grinstead=51.126,-0.018;East Ham=51.539,0.051;East India=51.509,-0.002;East Kilbride=55.766,-4.180
East Malling=51.286,0.439;East Midlands Parkway=52.863,-1.263;East Putney=51.459,-0.211;East Tilbury=51.485,0.413
East Worthing=50.822,-0.355;Eastbourne=50.769,0.281;Eastbrook=51.438,-3.206;Eastcote=51.577,-0.397
Easterhouse=55.860,-4.107;Eastham Rake=53.308,-2.981;Eastleigh=50.969,-1.350;Eastrington=53.755,-0.788
Ebbsfleet International=51.443,0.321;Ebbw Vale Parkway=51.757,-3.196;Ebbw Vale Town=51.777,-3.203
Eccles=53.485,-2.335;Eccles Road=52.471,0.970;Eccleston Park=53.431,-2.780;Edale=53.365,-1.817
Eden Park=51.390,-0.026;Edenbridge=51.208,0.061;Edenbridge Town=51.200,0.067;Edge Hill=53.403,-2.946
Edgware=51.614,-0.275;Edgware Road (Bakerloo)=51.520,-0.170;Edgware Road (Circle Line)=51.520,-0.168
Edinburgh=55.952,-3.188;Edinburgh Gateway=55.941,-3.320;Edinburgh Park=55.928,-3.308;Edmonton Green=51.625,-0.061
Effingham Junction=51.291,-0.420;Eggesford=50.888,-3.875;Egham=51.430,-0.547;Egton=54.437,-0.761
Elephant & Castle=51.495,-0.101;Elgin=57.643,-3.311;Ellesmere Port=53.282,-2.896;Elm Park=51.550,0.199
Elmers End=51.399,-0.050;Elmstead Woods=51.417,0.044;Elmswell=52.238,0.913;Elsecar=53.499,-1.427
Elsenham=51.921,0.228;Elstree & Borehamwood=51.653,-0.280;Eltham=51.456,0.052;Elton & Orston=52.952,-0.856
Elverson Road=51.469,-0.017;Ely=52.391,0.267;Embankment=51.507,-0.123;Emerson Park=51.569,0.220
Emsworth=50.852,-0.938;Energlyn & Churchill Park=51.583,-3.229;Enfield Chase=51.653,-0.091;Enfield Lock=51.671,-0.029
Enfield Town=51.652,-0.079;Entwistle=53.656,-2.415;Epping=51.694,0.114;Epsom=51.334,-0.269;Epsom Downs=51.324,-0.239
Erdington=52.528,-1.840;Eridge=51.089,0.201;Erith=51.482,0.175;Esher=51.380,-0.353;Eskbank=55.882,-3.083
Essex Road=51.541,-0.096;Etchingham=51.011,0.442;Euston=51.528,-0.134;Euston Square=51.526,-0.136
Euxton Balshaw Lane=53.660,-2.672;Evesham=52.098,-1.947;Ewell East=51.345,-0.242;Ewell West=51.350,-0.257
Exeter Central=50.726,-3.533;Exeter St Davids=50.729,-3.543;Exeter St Thomas=50.717,-3.539
Exhibition Centre (Glasgow)=55.862,-4.284;Exmouth=50.622,-3.415;Exton=50.668,-3.444;Eynsford=51.363,0.204
Fairbourne=52.696,-4.049;Fairfield=53.471,-2.146;Fairlie=55.752,-4.853;Fairlop=51.596,0.091;Fairwater=51.494,-3.234
Falconwood=51.459,0.079;Falkirk Grahamston=56.003,-3.785;Falkirk High=55.992,-3.792;Falls of Cruachan=56.394,-5.112
Falmer=50.862,-0.087;Falmouth Docks=50.151,-5.056;Falmouth Town=50.148,-5.065;Fareham=50.853,-1.192
Farnborough (Main)=51.297,-0.755;Farnborough North=51.302,-0.743;Farncombe=51.197,-0.605;Farnham=51.212,-0.792
Farningham Road=51.402,0.235;Farnworth=53.550,-2.388;Farringdon=51.520,-0.105;Fauldhouse=55.822,-3.719
Faversham=51.312,0.891;Faygate=51.096,-0.263;Fazakerley=53.469,-2.937;Fearn=57.778,-3.994;Featherstone=53.679,-1.358
Felixstowe=51.967,1.350;Feltham=51.448,-0.410;Feniton=50.787,-3.285;Fenny Stratford=52.000,-0.716
Fernhill=51.686,-3.396;Ferriby=53.717,-0.508;Ferryside=51.768,-4.369;Ffairfach=51.872,-3.993;Fieldway=51.351,-0.025
Filey=54.210,-0.294;Filton Abbey Wood=51.505,-2.562;Finchley Central=51.601,-0.193;Finchley Road=51.547,-0.180
Finchley Road & Frognal=51.550,-0.183;Finsbury Park=51.564,-0.107;Finstock=51.853,-1.469;Fishbourne=50.839,-0.815
Fishersgate=50.834,-0.219;Fishguard & Goodwick=52.004,-4.995;Fishguard Harbour=52.012,-4.986;Fiskerton=53.060,-0.912
Fitzwilliam=53.633,-1.374;Five Ways=52.471,-1.913;Fleet=51.291,-0.831;Flimby=54.690,-3.521;Flint=53.250,-3.133
Flitwick=52.004,-0.495;Flixton=53.444,-2.384;Flowery Field=53.462,-2.081;Folkestone Central=51.083,1.169
Folkestone West=51.085,1.154;Ford=50.829,-0.578;Forest Gate=51.549,0.024;Forest Hill=51.439,-0.053
Formby=53.553,-3.071;Forres=57.611,-3.625;Forsinard=58.357,-3.897;Fort Matilda=55.959,-4.795
Fort William=56.820,-5.106;Four Oaks=52.580,-1.828;Foxfield=54.259,-3.216;Foxton=52.119,0.056;Frant=51.104,0.295
Fratton=50.796,-1.074;Freshfield=53.566,-3.072;Freshford=51.342,-2.301;Frimley=51.312,-0.747
Frinton-on-Sea=51.838,1.243;Frizinghall=53.820,-1.769;Frodsham=53.296,-2.724;Frome=51.227,-2.310
Fulham Broadway=51.480,-0.195;Fulwell=51.434,-0.349;Furness Vale=53.349,-1.989;Furze Platt=51.533,-0.728
Gainsborough Central=53.400,-0.770;Gainsborough Lea Road=53.386,-0.769;Galashiels=55.618,-2.806
Gallions Reach=51.509,0.072;Gants Hill=51.577,0.066;Garelochhead=56.080,-4.826;Garforth=53.797,-1.382
Gargrave=53.978,-2.105;Garrowhill=55.855,-4.129;Garscadden=55.888,-4.365;Garsdale=54.321,-2.326
Garston (Herts)=51.687,-0.382;Garswood=53.489,-2.672;Gartcosh=55.886,-4.079;Garth (Bridgend)=51.596,-3.641
Garth (Powys)=52.133,-3.530;Garve=57.613,-4.688;Gathurst=53.559,-2.694;Gatley=53.393,-2.231
Gatwick Airport=51.156,-0.161;George Street=51.374,-0.099;Georgemas Junction=58.514,-3.452
Gerrards Cross=51.589,-0.555;Gidea Park=51.582,0.206;Giffnock=55.804,-4.293;Giggleswick=54.062,-2.303
Gilberdyke=53.748,-0.732;Gilfach Fargoed=51.684,-3.227;Gillingham (Dorset)=51.034,-2.273
Gillingham (Kent)=51.387,0.550;Gilshochill=55.897,-4.283;Gipsy Hill=51.424,-0.084;Girvan=55.246,-4.848
Glaisdale=54.439,-0.794;Glan Conwy=53.267,-3.798;Glasgow Central=55.860,-4.258;Glasgow Queen Street=55.862,-4.251
Glasshoughton=53.709,-1.342;Glazebrook=53.428,-2.460;Gleneagles=56.275,-3.731;Glenfinnan=56.872,-5.450
Glengarnock=55.739,-4.675;Glenrothes with Thornton=56.162,-3.143;Glossop=53.444,-1.949;Gloucester=51.866,-2.238
Gloucester Road=51.494,-0.183;Glynde=50.859,0.070;Gobowen=52.894,-3.037;Godalming=51.187,-0.619;Godley=53.452,-2.055
Godstone=51.218,-0.050;Golders Green=51.572,-0.194;Goldhawk Road=51.502,-0.227;Goldthorpe=53.534,-1.313
Golf Street=56.498,-2.720;Golspie=57.971,-3.987;Gomshall=51.219,-0.442;Goodge Street=51.521,-0.134
Goodmayes=51.566,0.111;Goole=53.705,-0.874;Goostrey=53.223,-2.326;Gordon Hill=51.664,-0.095;Gorebridge=55.840,-3.047
Goring & Streatley=51.521,-1.133;Goring-by-Sea=50.818,-0.433;Gorton=53.469,-2.166;Gospel Oak=51.555,-0.151
Gourock=55.962,-4.817;Gowerton=51.649,-4.036;Goxhill=53.677,-0.337;Grange Hill=51.613,0.092;Grange Park=51.643,-0.097
Grange-over-Sands=54.196,-2.903;Grangetown (Cardiff)=51.468,-3.190;Grantham=52.906,-0.642;Grateley=51.170,-1.621
Gravel Hill=51.355,-0.043;Gravelly Hill=52.515,-1.853;Gravesend=51.441,0.367;Grays=51.476,0.322
Great Ayton=54.490,-1.115;Great Bentley=51.852,1.065;Great Chesterford=52.060,0.194;Great Coates=53.576,-0.130
Great Malvern=52.109,-2.318;Great Missenden=51.704,-0.709;Great Portland Street=51.524,-0.144
Great Yarmouth=52.612,1.721;Green Lane=53.383,-3.016;Green Park=51.507,-0.143;Green Road=54.245,-3.246
Greenbank=53.251,-2.534;Greenfaulds=55.935,-3.993;Greenfield=53.539,-2.014;Greenford=51.542,-0.346
Greenhithe for Bluewater=51.450,0.280;Greenock Central=55.945,-4.753;Greenock West=55.947,-4.768
Greenwich=51.478,-0.014;Gretna Green=55.001,-3.065;Grimsby Docks=53.574,-0.076;Grimsby Town=53.563,-0.087
Grindleford=53.306,-1.626;Grosmont=54.436,-0.725;Grove Park=51.431,0.022;Guide Bridge=53.475,-2.114
Guildford=51.237,-0.580;Guiseley=53.876,-1.715;Gunnersbury=51.492,-0.275;Gunnislake=50.516,-4.219;Gunton=52.866,1.349
Gwersyllt=53.073,-3.018;Gypsy Lane=54.533,-1.179;Habrough=53.606,-0.269;Hackbridge=51.378,-0.154
Hackney Central=51.547,-0.056;Hackney Downs=51.549,-0.061;Hackney Wick=51.543,-0.025
Haddenham & Thame Parkway=51.771,-0.942;Haddiscoe=52.529,1.623;Hadfield=53.461,-1.965;Hadley Wood=51.668,-0.176
Hag Fold=53.534,-2.495;Haggerston=51.539,-0.076;Hagley=52.422,-2.146;Hainault=51.604,0.093;Hairmyres=55.762,-4.220
Hale=53.379,-2.347;Halesworth=52.347,1.506;Halewood=53.364,-2.830;Halifax=53.721,-1.854;Hall Green=52.437,-1.846
Hall Road=53.497,-3.050;Hall i' th' Wood=53.597,-2.413;Halling=51.352,0.445;Haltwhistle=54.968,-2.464
Ham Street=51.068,0.855;Hamble=50.871,-1.329;Hamilton Central=55.773,-4.039;Hamilton West=55.779,-4.055
Hammersmith=51.493,-0.225;Hammerton=53.996,-1.284;Hampden Park (Sussex)=50.796,0.279;Hampstead=51.556,-0.177
Hampstead Heath=51.555,-0.166;Hampton (London)=51.416,-0.372;Hampton Court=51.403,-0.343;Hampton Wick=51.415,-0.312
Hampton-in-Arden=52.429,-1.700;Hamstead (Birmingham)=52.531,-1.929;Hamworthy=50.725,-2.019;Hanborough=51.825,-1.374
Handforth=53.346,-2.214;Hanger Lane=51.530,-0.293;Hanwell=51.512,-0.339;Hapton=53.782,-2.317;Harlech=52.861,-4.109
Harlesden=51.536,-0.258;Harling Road=52.454,0.909;Harlington (Beds)=51.962,-0.496;Harlow Mill=51.790,0.132
Harlow Town=51.781,0.095;Harold Wood=51.593,0.233;Harpenden=51.815,-0.351;Harrietsham=51.245,0.672
Harringay=51.577,-0.105;Harringay Green Lanes=51.577,-0.098;Harrington=54.613,-3.566;Harrington Road=51.400,-0.060
Harrogate=53.993,-1.538;Harrow & Wealdstone=51.592,-0.335;Harrow-on-the-Hill=51.579,-0.337;Hartford=53.242,-2.554
Hartlebury=52.334,-2.221;Hartlepool=54.687,-1.207;Hartwood=55.811,-3.839;Harwich International=51.947,1.255
Harwich Town=51.944,1.287;Haslemere=51.089,-0.719;Hassocks=50.925,-0.146;Hastings=50.858,0.577
Hatch End=51.609,-0.369;Hatfield & Stainforth=53.589,-1.023;Hatfield (Herts)=51.764,-0.216
Hatfield Peverel=51.780,0.592;Hathersage=53.326,-1.652;Hattersley=53.445,-2.040;Hatton (Warks)=52.295,-1.673
Hatton Cross=51.467,-0.423;Havant=50.854,-0.982;Havenhouse=53.114,0.273;Haverfordwest=51.803,-4.960
Hawarden=53.185,-3.032;Hawarden Bridge=53.218,-3.033;Hawkhead=55.842,-4.399;Haydon Bridge=54.975,-2.248
Haydons Road=51.425,-0.189;Hayes & Harlington=51.503,-0.421;Hayes (Kent)=51.376,0.011;Hayle=50.186,-5.420
Haymarket=55.946,-3.218;Haywards Heath=51.006,-0.105;Hazel Grove=53.378,-2.122;Headcorn=51.166,0.627
Headingley=53.818,-1.594;Headstone Lane=51.603,-0.357;Heald Green=53.369,-2.237;Healing=53.582,-0.161
Heath High Level=51.516,-3.182;Heath Low Level=51.516,-3.182;Heathrow Airport Terminal 4=51.458,-0.445
Heathrow Airport Terminal 5=51.470,-0.491;Heathrow Terminal 4=51.458,-0.445;Heathrow Terminal 5=51.470,-0.491
Heathrow Terminals 2 & 3=51.472,-0.455;Heaton Chapel=53.426,-2.179;Hebden Bridge=53.738,-2.009
Heckington=52.977,-0.294;Hedge End=50.932,-1.295;Hednesford=52.710,-2.002;Heighington=54.597,-1.582
Helensburgh Central=56.004,-4.733;Helensburgh Upper=56.012,-4.730;Hellifield=54.011,-2.228;Helmsdale=58.117,-3.659
Helsby=53.275,-2.771;Hemel Hempstead=51.742,-0.491;Hendon=51.580,-0.239;Hendon Central=51.583,-0.226
Hengoed=51.647,-3.224;Henley-in-Arden=52.291,-1.784;Henley-on-Thames=51.534,-0.900;Hensall=53.699,-1.115
Hereford=52.061,-2.708;Herne Bay=51.365,1.118;Herne Hill=51.453,-0.102;Heron Quays=51.503,-0.021
Hersham=51.377,-0.390;Hertford East=51.799,-0.073;Hertford North=51.799,-0.092;Hessle=53.717,-0.442
Heswall=53.330,-3.074;Hever=51.181,0.095;Heworth=54.952,-1.556;Hexham=54.973,-2.095;Heyford=51.919,-1.299
Heysham Port=54.033,-2.913;High Barnet=51.651,-0.194;High Brooms=51.149,0.277;High Street (Glasgow)=55.860,-4.240
High Street Kensington=51.501,-0.193;High Wycombe=51.630,-0.745;Higham=51.427,0.466;Highams Park=51.608,-0.000
Highbridge & Burnham-on-Sea=51.218,-2.972;Highbury & Islington=51.546,-0.104;Highgate=51.578,-0.146
Hightown=53.525,-3.057;Hildenborough=51.214,0.228;Hillfoot=55.920,-4.320;Hillingdon=51.554,-0.450
Hillington East=55.854,-4.355;Hillington West=55.856,-4.372;Hillside=53.622,-3.025;Hilsea=50.828,-1.059
Hinchley Wood=51.375,-0.341;Hinckley=52.535,-1.372;Hindley=53.542,-2.576;Hinton Admiral=50.753,-1.714
Hitchin=51.953,-0.263;Hither Green=51.452,-0.001;Hockley=51.604,0.659;Holborn=51.518,-0.120
Holland Park=51.507,-0.206;Hollingbourne=51.265,0.628;Holloway Road=51.553,-0.113;Holmes Chapel=53.199,-2.351
Holmwood=51.181,-0.321;Holton Heath=50.711,-2.078;Holyhead=53.308,-4.631;Holytown=55.813,-3.974
Homerton=51.547,-0.042;Honeybourne=52.102,-1.834;Honiton=50.797,-3.187;Honley=53.608,-1.781
Honor Oak Park=51.450,-0.046;Hook=51.280,-0.962;Hooton=53.297,-2.977;Hope (Derbyshire)=53.346,-1.730
Hope (Flintshire)=53.117,-3.037;Hopton Heath=52.391,-2.912;Horley=51.169,-0.161;Hornbeam Park=53.980,-1.527
Hornchurch=51.554,0.219;Hornsey=51.586,-0.112;Horsforth=53.848,-1.630;Horsham=51.066,-0.319;Horsley=51.279,-0.435
Horton-in-Ribblesdale=54.149,-2.302;Horwich Parkway=53.578,-2.540;Hoscar=53.598,-2.804;Hough Green=53.372,-2.775
Hounslow=51.462,-0.362;Hounslow Central=51.471,-0.367;Hounslow East=51.473,-0.356;Hounslow West=51.473,-0.387
Hove=50.835,-0.171;Hoveton & Wroxham=52.716,1.408;How Wood (Herts)=51.718,-0.345;Howden=53.765,-0.860
Howwood (Renfrewshire)=55.811,-4.563;Hoxton=51.532,-0.076;Hoylake=53.390,-3.179;Hubberts Bridge=52.975,-0.111
Hucknall=53.038,-1.196;Huddersfield=53.649,-1.785;Hull=53.744,-0.346;Humphrey Park=53.452,-2.328
Huncoat=53.772,-2.348;Hungerford=51.415,-1.512;Hunmanby=54.174,-0.315;Huntingdon=52.329,-0.192;Huntly=57.444,-2.776
Hunts Cross=53.361,-2.856;Hurst Green=51.244,0.004;Hutton Cranswick=53.956,-0.434;Huyton=53.410,-2.843
Hyde Central=53.452,-2.085;Hyde North=53.465,-2.085;Hyde Park Corner=51.503,-0.152;Hykeham=53.195,-0.600
Hyndland=55.880,-4.315;Hythe (Essex)=51.886,0.928;IBM (Greenock)=55.929,-4.827;Ickenham=51.562,-0.442
Ifield=51.116,-0.215;Ilford=51.559,0.070;Ilkley=53.925,-1.822;Imperial Wharf=51.475,-0.183;Ince & Elton=53.277,-2.817
Ince (Manchester)=53.539,-2.612;Ingatestone=51.667,0.384;Insch=57.337,-2.617;Invergordon=57.689,-4.175
Invergowrie=56.456,-3.057;Inverkeithing=56.035,-3.396;Inverkip=55.906,-4.873;Inverness=57.480,-4.223
Invershin=57.925,-4.399;Inverurie=57.286,-2.374;Ipswich=52.051,1.144;Irlam=53.434,-2.433;Irvine=55.611,-4.675
Island Gardens=51.488,-0.010;Isleworth=51.475,-0.337;Islip=51.826,-1.238;Iver=51.509,-0.507;Ivybridge=50.393,-3.904
James Cook=54.552,-1.209;Jewellery Quarter=52.489,-1.913;Johnston (Pembrokeshire)=51.757,-4.996
Johnstone=55.835,-4.504;Jordanhill=55.883,-4.325;Kearsley=53.544,-2.375;Kearsney=51.149,1.272;Keighley=53.868,-1.902
Keith=57.551,-2.954;Kelvedon=51.841,0.702;Kelvindale=55.894,-4.310;Kemble=51.677,-2.023
Kempston Hardwick=52.092,-0.504;Kempton Park=51.421,-0.410;Kemsing=51.297,0.247;Kemsley=51.362,0.735
Kendal=54.332,-2.740;Kenley=51.325,-0.101;Kennett=52.277,0.490;Kennington=51.488,-0.106;Kennishead=55.813,-4.325
Kensal Green=51.531,-0.225;Kensal Rise=51.535,-0.220;Kensington (Olympia)=51.498,-0.210;Kent House=51.412,-0.045
Kentish Town=51.550,-0.141;Kentish Town West=51.547,-0.147;Kenton=51.582,-0.317;Kents Bank=54.173,-2.925
Kettering=52.394,-0.732;Kew Bridge=51.490,-0.287;Kew Gardens=51.477,-0.285;Keyham=50.390,-4.180
Keynsham=51.418,-2.496;Kidbrooke=51.462,0.027;Kidderminster=52.384,-2.238;Kidsgrove=53.087,-2.245
Kidwelly=51.734,-4.317;Kilburn=51.547,-0.204;Kilburn High Road=51.537,-0.192;Kilburn Park=51.535,-0.194
Kildale=54.478,-1.068;Kildonan=58.171,-3.869;Kilgetty=51.732,-4.715;Kilmarnock=55.612,-4.499;Kilmaurs=55.637,-4.530
Kilpatrick=55.925,-4.453;Kilwinning=55.656,-4.710;Kinbrace=58.258,-3.941;King George V=51.502,0.063
King Henry's Drive=51.346,-0.021;King's Cross & St Pancras International=51.531,-0.123;Kingham=51.902,-1.629
Kinghorn=56.069,-3.174;Kings Langley=51.706,-0.438;Kings Lynn=52.754,0.403;Kings Norton=52.414,-1.932
Kings Nympton=50.936,-3.905;Kings Park=55.820,-4.247;Kings Sutton=52.021,-1.281;Kingsbury=51.585,-0.279
Kingsknowe=55.919,-3.265;Kingston=51.413,-0.301;Kingswood=51.295,-0.211;Kingussie=57.078,-4.052
Kintbury=51.403,-1.446;Kirby Cross=51.841,1.215;Kirk Sandall=53.564,-1.074;Kirkby=53.486,-2.903
Kirkby Stephen=54.455,-2.369;Kirkby in Ashfield=53.100,-1.253;Kirkby-in-Furness=54.233,-3.187;Kirkcaldy=56.112,-3.167
Kirkconnel=55.388,-3.998;Kirkdale=53.441,-2.981;Kirkham & Wesham=53.787,-2.883;Kirkhill=55.814,-4.167
Kirknewton=55.889,-3.433;Kirkstall Forge=53.824,-1.622;Kirkwood=55.854,-4.048;Kirton Lindsey=53.485,-0.594
Kiveton Bridge=53.341,-1.267;Kiveton Park=53.337,-1.240;Knaresborough=54.009,-1.470;Knebworth=51.867,-0.187
Knighton=52.345,-3.042;Knightsbridge=51.502,-0.161;Knockholt=51.346,0.131;Knottingley=53.707,-1.259
Knucklas=52.360,-3.097;Knutsford=53.302,-2.372;Kyle of Lochalsh=57.280,-5.714;Ladbroke Grove=51.517,-0.210
Ladybank=56.274,-3.122;Ladywell=51.456,-0.019;Laindon=51.568,0.424;Lairg=58.002,-4.400
Lake (Isle of Wight)=50.646,-1.166;Lakenheath=52.447,0.535;Lambeth North=51.499,-0.112;Lamphey=51.667,-4.873
Lanark=55.674,-3.773;Lancaster=54.049,-2.807;Lancaster Gate=51.512,-0.175;Lancing=50.827,-0.323
Landywood=52.657,-2.021;Langbank=55.925,-4.585;Langdon Park=51.515,-0.014;Langho=53.805,-2.449
Langley (Berks)=51.508,-0.542;Langley Green=52.494,-2.005;Langley Mill=53.018,-1.331;Langside=55.821,-4.277
Langwathby=54.694,-2.664;Langwith - Whaley Thorns=53.232,-1.209;Lapford=50.857,-3.811;Lapworth=52.342,-1.726
Larbert=56.023,-3.831;Largs=55.793,-4.867;Larkhall=55.739,-3.976;Latimer Road=51.513,-0.218
Lawrence Hill=51.458,-2.564;Layton (Lancs)=53.835,-3.030;Lazonby & Kirkoswald=54.750,-2.703;Lea Bridge=51.567,-0.037
Lea Green=53.427,-2.725;Lea Hall=52.481,-1.786;Leagrave=51.905,-0.459;Lealholm=54.461,-0.826
Leamington Spa=52.284,-1.536;Leasowe=53.408,-3.100;Leatherhead=51.299,-0.333;Lebanon Road=51.375,-0.084
Ledbury=52.045,-2.426;Lee=51.450,0.013;Leeds=53.796,-1.548;Leicester=52.631,-1.125;Leicester Square=51.511,-0.128
Leigh (Kent)=51.194,0.210;Leigh-on-Sea=51.541,0.640;Leighton Buzzard=51.916,-0.677;Lelant=50.184,-5.437
Lelant Saltings=50.179,-5.441;Lenham=51.234,0.708;Lenzie=55.921,-4.154;Leominster=52.226,-2.730
Letchworth=51.980,-0.229;Leuchars=56.375,-2.894;Levenshulme=53.444,-2.193;Lewes=50.871,0.011;Lewisham=51.465,-0.013
Leyland=53.699,-2.687;Leyton=51.557,-0.006;Leyton Midland Road=51.570,-0.008;Leytonstone=51.568,0.008
Leytonstone High Road=51.564,0.008;Lichfield City=52.680,-1.825;Lichfield Trent Valley=52.687,-1.800
Lichfield Trent Valley HL=52.687,-1.800;Lidlington=52.042,-0.559;Limehouse=51.512,-0.040
Lincoln Central=53.226,-0.540;Lingfield=51.176,-0.007;Lingwood=52.622,1.490;Linlithgow=55.976,-3.596
Liphook=51.071,-0.800;Liskeard=50.447,-4.470;Liss=51.044,-0.893;Lisvane & Thornhill=51.545,-3.186
Little Kimble=51.752,-0.808;Little Sutton=53.286,-2.943;Littleborough=53.643,-2.095;Littlehampton=50.810,-0.546
Littlehaven=51.080,-0.308;Littleport=52.462,0.317;Liverpool Central=53.405,-2.979
Liverpool James Street=53.405,-2.992;Liverpool Lime Street=53.407,-2.978;Liverpool South Parkway=53.358,-2.889
Liverpool Street=51.517,-0.083;Livingston North=55.901,-3.544;Livingston South=55.872,-3.502;Llanaber=52.742,-4.077
Llanbedr=52.821,-4.110;Llanbister Road=52.336,-3.213;Llanbradach=51.603,-3.233;Llandaf=51.508,-3.229
Llandanwg=52.836,-4.124;Llandecwyn=52.921,-4.057;Llandeilo=51.885,-3.987;Llandovery=51.995,-3.803
Llandrindod=52.242,-3.379;Llandudno=53.321,-3.827;Llandudno Junction=53.284,-3.809;Llandybie=51.821,-4.004
Llanelli=51.674,-4.161;Llanfairfechan=53.257,-3.983;Llanfairpwll=53.221,-4.209;Llangadog=51.940,-3.893
Llangammarch=52.114,-3.555;Llangennech=51.691,-4.079;Llangynllo=52.350,-3.161;Llanharan=51.538,-3.441
Llanhilleth=51.700,-3.135;Llanishen=51.533,-3.182;Llanrwst=53.139,-3.794;Llansamlet=51.662,-3.885
Llantwit Major=51.410,-3.482;Llanwrda=51.963,-3.872;Llanwrtyd=52.105,-3.632;Lloyd Park=51.364,-0.081
Llwyngwril=52.667,-4.088;Llwynypia=51.634,-3.454;Loch Awe=56.402,-5.042;Loch Eil Outward Bound=56.855,-5.192
Lochailort=56.881,-5.663;Locheilside=56.855,-5.290;Lochgelly=56.135,-3.313;Lochluichart=57.622,-4.809
Lochwinnoch=55.787,-4.616;Lockerbie=55.123,-3.354;Lockwood=53.635,-1.801;London Bridge=51.506,-0.089
London City Airport=51.503,0.049;London Fenchurch Street=51.512,-0.079;London Fields=51.541,-0.058
London King's Cross=51.531,-0.123;London Road (Brighton)=50.837,-0.137;London Road (Guildford)=51.241,-0.565
London Waterloo East=51.504,-0.109;Long Buckby=52.295,-1.086
Long Eaton=52.885,-1.288;Long Preston=54.017,-2.256;Longbeck=54.589,-1.030;Longbridge=52.396,-1.981
Longcross=51.385,-0.595;Longfield=51.396,0.300;Longniddry=55.976,-2.888;Longport=53.042,-2.216;Longton=52.990,-2.137
Looe=50.359,-4.456;Lostock=53.573,-2.494;Lostock Gralam=53.268,-2.465;Lostock Hall=53.724,-2.687
Lostwithiel=50.407,-4.666;Loughborough (Leics)=52.779,-1.196;Loughborough Junction=51.466,-0.102
Loughton=51.641,0.055;Lowdham=53.006,-0.998;Lower Sydenham=51.425,-0.033;Lowestoft=52.474,1.750;Ludlow=52.371,-2.716
Luton=51.882,-0.414;Luton Airport Parkway=51.872,-0.396;Luxulyan=50.390,-4.747;Lydney=51.714,-2.531
Lye (West Midlands)=52.460,-2.116;Lymington Pier=50.758,-1.529;Lymington Town=50.761,-1.537
Lympstone Commando=50.662,-3.441;Lympstone Village=50.648,-3.431;Lytham=53.739,-2.964;Macclesfield=53.259,-2.122
Machynlleth=52.595,-3.855;Maesteg=51.610,-3.655;Maesteg (Ewenny Road)=51.605,-3.649;Maghull=53.506,-2.931
Maida Vale=51.530,-0.186;Maiden Newton=50.780,-2.569;Maidenhead=51.519,-0.723;Maidstone Barracks=51.277,0.514
Maidstone East=51.278,0.521;Maidstone West=51.270,0.516;Malden Manor=51.385,-0.261;Mallaig=57.006,-5.830
Malton=54.132,-0.797;Malvern Link=52.125,-2.320;Manchester Airport=53.365,-2.273;Manchester Oxford Road=53.474,-2.242
Manchester Piccadilly=53.477,-2.231;Manchester United FC=53.462,-2.291;Manchester Victoria=53.488,-2.243
Manea=52.498,0.178;Manningtree=51.949,1.045;Manor House=51.571,-0.096;Manor Park=51.552,0.046
Manor Road=53.395,-3.171;Manorbier=51.660,-4.792;Manors=54.973,-1.605;Mansfield=53.142,-1.198
Mansfield Woodhouse=53.164,-1.202;Mansion House=51.512,-0.094;Marble Arch=51.513,-0.159;March=52.560,0.091
Marden=51.175,0.493;Margate=51.385,1.372;Market Harborough=52.480,-0.909;Market Rasen=53.384,-0.337
Markinch=56.201,-3.131;Marks Tey=51.881,0.783;Marlow=51.571,-0.766;Marple=53.401,-2.057;Marsden=53.603,-1.931
Marske=54.587,-1.019;Marston Green=52.467,-1.756;Martin Mill=51.171,1.348;Martins Heron=51.407,-0.724
Marton=54.544,-1.198;Maryhill=55.898,-4.301;Maryland=51.546,0.006;Marylebone=51.522,-0.163;Maryport=54.711,-3.494
Matlock=53.138,-1.559;Matlock Bath=53.122,-1.557;Mauldeth Road=53.433,-2.209;Maxwell Park=55.838,-4.289
Maybole=55.355,-4.685;Maze Hill=51.483,0.003;Meadowhall=53.417,-1.413;Meldreth=52.091,0.009;Melksham=51.380,-2.144
Melton (Suffolk)=52.104,1.338;Melton Mowbray=52.761,-0.886;Menheniot=50.426,-4.409;Menston=53.892,-1.736
Meols=53.399,-3.154;Meols Cop=53.646,-2.976;Meopham=51.386,0.357;Meridian Water=51.610,-0.051;Merryton=55.749,-3.977
Merstham=51.264,-0.150;Merthyr Tydfil=51.745,-3.377;Merthyr Vale=51.687,-3.337;Merton Park=51.415,-0.201
Metheringham=53.139,-0.391;Metrocentre=54.959,-1.666;Mexborough=53.491,-1.289;Micheldever=51.182,-1.261
Micklefield=53.789,-1.327;Middlesbrough=54.579,-1.235;Middlewood=53.360,-2.083;Midgham=51.396,-1.178
Mile End=51.525,-0.034;Milford (Surrey)=51.163,-0.637;Milford Haven=51.715,-5.041;Mill Hill (Lancs)=53.735,-2.502
Mill Hill Broadway=51.613,-0.249;Mill Hill East=51.608,-0.210;Millbrook (Beds)=52.054,-0.533
Millbrook (Hants)=50.911,-1.434;Milliken Park=55.825,-4.533;Millom=54.211,-3.271
Mills Hill (Manchester)=53.551,-2.172;Milngavie=55.941,-4.315;Milton Keynes Central=52.034,-0.774
Minffordd=52.926,-4.085;Minffordd Ffestiniog Railway Station=52.926,-4.084;Minster=51.329,1.317
Mirfield=53.671,-1.693;Mistley=51.944,1.081;Mitcham=51.398,-0.173;Mitcham Eastfields=51.408,-0.155
Mitcham Junction=51.393,-0.159;Mobberley=53.329,-2.334;Monifieth=56.480,-2.818;Monks Risborough=51.736,-0.829
Montpelier=51.468,-2.589;Montrose=56.713,-2.472;Monument=51.511,-0.086;Moor Park=51.630,-0.432
Moorfields=53.409,-2.989;Moorgate=51.518,-0.088;Moorside=53.516,-2.352;Moorthorpe=53.595,-1.305;Morar=56.970,-5.822
Morchard Road=50.832,-3.776;Morden=51.402,-0.195;Morden Road=51.409,-0.193;Morden South=51.396,-0.199
Morecambe=54.070,-2.869;Moreton (Dorset)=50.701,-2.313;Moreton (Merseyside)=53.407,-3.114
Moreton-in-Marsh=51.992,-1.700;Morfa Mawddach=52.707,-4.032;Morley=53.750,-1.591;Mornington Crescent=51.535,-0.139
Morpeth=55.162,-1.683;Mortimer=51.372,-1.036;Mortlake=51.468,-0.267;Moses Gate=53.556,-2.401;Moss Side=53.765,-2.943
Mossley (Manchester)=53.515,-2.041;Mossley Hill=53.379,-2.915;Mosspark=55.841,-4.348;Moston=53.523,-2.171
Motherwell=55.792,-3.994;Motspur Park=51.395,-0.240;Mottingham=51.440,0.050;Mottisfont & Dunbridge=51.034,-1.547
Mouldsworth=53.232,-2.732;Moulsecoomb=50.847,-0.119;Mount Florida=55.827,-4.261;Mount Vernon=55.840,-4.134
Mountain Ash=51.681,-3.376;Mudchute=51.491,-0.015;Muir of Ord=57.518,-4.460;Muirend=55.809,-4.274
Musselburgh=55.934,-3.073;Mytholmroyd=53.729,-1.981;Nafferton=54.011,-0.386;Nailsea & Backwell=51.419,-2.751
Nairn=57.580,-3.872;Nantwich=53.064,-2.519;Narberth=51.799,-4.727;Narborough=52.571,-1.203
Navigation Road=53.395,-2.343;Neasden=51.554,-0.250;Neath=51.662,-3.807;Needham Market=52.153,1.055
Neilston=55.783,-4.427;Nelson=53.835,-2.214;Neston=53.292,-3.063;Netherfield=52.961,-1.080;Nethertown=54.456,-3.566
Netley=50.875,-1.342;New Addington=51.343,-0.017;New Barnet=51.649,-0.173;New Beckenham=51.417,-0.035
New Brighton=53.437,-3.048;New Clee=53.574,-0.061;New Cross=51.476,-0.032
New Cross Gate=51.475,-0.040;New Cumnock=55.402,-4.183;New Eltham=51.438,0.071;New Holland=53.702,-0.360
New Hythe=51.313,0.455;New Lane=53.612,-2.868;New Malden=51.404,-0.256;New Mills Central=53.365,-2.006
New Mills Newtown=53.360,-2.009;New Milton=50.756,-1.658;New Pudsey=53.804,-1.681;New Southgate=51.614,-0.143
Newark Castle=53.080,-0.813;Newark North Gate=53.082,-0.800;Newbridge=51.666,-3.143;Newbury=51.398,-1.323
Newbury Park=51.576,0.090;Newbury Park Station=51.575,0.090;Newbury Racecourse=51.398,-1.308;Newcastle=54.968,-1.617
Newcastle Airport Metro Station=55.036,-1.711;Newcourt=50.705,-3.473;Newcraighall=55.933,-3.091
Newhaven Harbour=50.790,0.055;Newhaven Town=50.795,0.055;Newington=51.353,0.669;Newmarket=52.238,0.406
Newport (Essex)=51.980,0.215;Newport (S Wales)=51.589,-3.001;Newquay=50.415,-5.076;Newstead=53.070,-1.222
Newton (S Lanarks)=55.819,-4.133;Newton Abbot=50.530,-3.599;Newton Aycliffe=54.614,-1.590
Newton St Cyres=50.779,-3.589;Newton for Hyde=53.456,-2.067;Newton-le-Willows=53.453,-2.614
Newton-on-Ayr=55.474,-4.626;Newtongrange=55.867,-3.069;Newtonmore=57.059,-4.119;Newtown (Powys)=52.512,-3.311
Nine Elms=51.480,-0.128;Ninian Park=51.477,-3.202;Nitshill=55.812,-4.360;Norbiton=51.412,-0.284;Norbury=51.411,-0.122
Normans Bay=50.826,0.389;Normanton=53.701,-1.423;North Acton=51.524,-0.260;North Berwick=56.057,-2.731
North Camp=51.276,-0.731;North Dulwich=51.455,-0.088;North Ealing=51.518,-0.289;North Fambridge=51.649,0.682
North Greenwich=51.500,0.004;North Harrow=51.585,-0.362;North Llanrwst=53.144,-3.803;North Queensferry=56.013,-3.395
North Road=54.536,-1.554;North Sheen=51.465,-0.288;North Walsham=52.817,1.384;North Wembley=51.563,-0.304
Northallerton=54.333,-1.441;Northampton=52.237,-0.907;Northfield=52.408,-1.966;Northfields=51.499,-0.315
Northfleet=51.446,0.324;Northolt=51.548,-0.369;Northolt Park=51.558,-0.359;Northumberland Park=51.602,-0.054
Northwich=53.261,-2.497;Northwick Park=51.578,-0.318;Northwood=51.611,-0.424;Northwood Hills=51.601,-0.409
Norton Bridge=52.867,-2.191;Norwich=52.627,1.307;Norwood Junction=51.397,-0.075;Notting Hill Gate=51.509,-0.196
Nottingham=52.947,-1.146;Nuneaton=52.526,-1.464;Nunhead=51.467,-0.052;Nunthorpe=54.528,-1.169;Nutbourne=50.846,-0.883
Nutfield=51.227,-0.133;Oakengates=52.693,-2.450;Oakham=52.672,-0.734;Oakleigh Park=51.638,-0.166
Oakwood=51.648,-0.132;Oban=56.412,-5.474;Ockendon=51.522,0.290;Ockley=51.152,-0.336;Okehampton=50.732,-3.996
Old Hill=52.471,-2.056;Old Roan=53.487,-2.951;Old Street=51.526,-0.088;Oldfield Park=51.379,-2.381
Olton=52.439,-1.804;Ore=50.867,0.592;Ormskirk=53.569,-2.881;Orpington=51.373,0.089;Orrell=53.530,-2.709
Orrell Park=53.462,-2.963;Osterley=51.481,-0.352;Otford=51.313,0.197;Oulton Broad North=52.478,1.716
Oulton Broad South=52.470,1.708;Outwood=53.715,-1.510;Oval=51.482,-0.112;Overpool=53.284,-2.924;Overton=51.254,-1.259
Oxenholme Lake District=54.305,-2.722;Oxford=51.753,-1.270;Oxford Circus=51.515,-0.142;Oxford Parkway=51.804,-1.274
Oxshott=51.336,-0.362;Oxted=51.258,-0.005;Paddington=51.517,-0.176;Paddock Wood=51.182,0.389;Padgate=53.406,-2.557
Paignton=50.435,-3.565;Paisley Canal=55.840,-4.424;Paisley Gilmour Street=55.847,-4.425
Paisley St James=55.852,-4.442;Palmers Green=51.618,-0.110;Pangbourne=51.485,-1.090;Pannal=53.958,-1.533
Pantyffynnon=51.779,-3.997;Par=50.355,-4.705;Parbold=53.591,-2.771;Park Royal=51.527,-0.284;Park Street=51.725,-0.340
Parkstone (Dorset)=50.723,-1.948;Parson Street=51.433,-2.608;Parsons Green=51.475,-0.201;Partick=55.870,-4.309
Parton=54.570,-3.581;Patchway=51.526,-2.563;Patricroft=53.485,-2.358;Patterton=55.791,-4.335;Peartree=52.897,-1.473
Peckham Rye=51.470,-0.069;Pegswood=55.178,-1.644;Pemberton=53.530,-2.670;Pembrey & Burry Port=51.684,-4.248
Pembroke=51.673,-4.906;Pembroke Dock=51.694,-4.938;Pen-y-Bont=52.274,-3.322;Penally=51.659,-4.722
Penarth=51.436,-3.174;Pencoed=51.525,-3.500;Pengam=51.670,-3.230;Penge East=51.419,-0.054;Penge West=51.418,-0.061
Penhelig=52.546,-4.035;Penistone=53.526,-1.623;Penkridge=52.723,-2.119;Penmaenmawr=53.270,-3.924
Penmere=50.150,-5.083;Penrhiwceiber=51.670,-3.360;Penrhyndeudraeth=52.929,-4.065;Penrith North Lakes=54.662,-2.759
Penryn=50.171,-5.112;Pensarn (Gwynedd)=52.831,-4.112;Penshurst=51.197,0.173;Pentre-Bach=51.725,-3.362
Penychain=52.903,-4.339;Penyffordd=53.143,-3.055;Penzance=50.122,-5.533;Perivale=51.537,-0.323
Perranwell=50.217,-5.112;Perry Barr=52.516,-1.902;Pershore=52.131,-2.072;Perth=56.392,-3.440
Peterborough=52.575,-0.250;Petersfield=51.007,-0.941;Petts Wood=51.389,0.074;Pevensey & Westham=50.816,0.325
Pevensey Bay=50.817,0.343;Pewsey=51.342,-1.771;Phipps Bridge=51.404,-0.182;Piccadilly Circus=51.510,-0.134
Pilning=51.557,-2.627;Pimlico=51.489,-0.134;Pinhoe=50.738,-3.469;Pinner=51.593,-0.381;Pitlochry=56.703,-3.736
Pitsea=51.560,0.506;Plaistow=51.531,0.017;Pleasington=53.731,-2.544;Plockton=57.334,-5.666;Pluckley=51.156,0.747
Plumley=53.275,-2.420;Plumpton=50.929,-0.060;Plumstead=51.490,0.084;Plymouth=50.378,-4.143;Pokesdown=50.731,-1.825
Polegate=50.821,0.245;Polesworth=52.626,-1.611;Pollokshaws East=55.825,-4.287;Pollokshaws West=55.824,-4.302
Pollokshields East=55.841,-4.269;Pollokshields West=55.838,-4.276;Polmont=55.985,-3.715;Polsloe Bridge=50.731,-3.502
Ponders End=51.642,-0.035;Pont-y-Pant=53.065,-3.863;Pontarddulais=51.718,-4.046;Pontefract Baghill=53.692,-1.303
Pontefract Monkhill=53.699,-1.304;Pontefract Tanshelf=53.694,-1.319;Pontlottyn=51.747,-3.279
Pontoon Dock=51.502,0.032;Pontyclun=51.524,-3.393;Pontypool & New Inn=51.698,-3.014;Pontypridd=51.599,-3.341
Poole=50.719,-1.983;Poplar=51.508,-0.017;Poppleton=53.976,-1.149;Port Glasgow=55.934,-4.690
Port Sunlight=53.349,-2.998;Port Talbot Parkway=51.592,-3.781;Portchester=50.849,-1.124;Porth=51.613,-3.407
Porthmadog=52.931,-4.134;Porthmadog Harbour Ffestiniog Railway Station=52.924,-4.127;Portlethen=57.061,-2.127
Portslade=50.836,-0.205;Portsmouth & Southsea=50.798,-1.091;Portsmouth Arms=50.957,-3.951
Portsmouth Harbour=50.797,-1.108;Possilpark & Parkhouse=55.890,-4.259;Potters Bar=51.697,-0.193
Poulton-le-Fylde=53.848,-2.991;Poynton=53.350,-2.134;Prees=52.899,-2.690;Prescot=53.424,-2.799
Prestatyn=53.336,-3.407;Prestbury=53.293,-2.145;Preston=53.757,-2.708;Preston Park=50.846,-0.155
Preston Road=51.572,-0.295;Prestonpans=55.953,-2.975;Prestwick=55.502,-4.615;Prestwick Intl Airport=55.509,-4.614
Priesthill & Darnley=55.812,-4.343;Prince Regent=51.509,0.034;Princes Risborough=51.718,-0.844
Prittlewell=51.551,0.711;Prudhoe=54.966,-1.865;Pudding Mill Lane=51.534,-0.013;Pulborough=50.957,-0.517
Purfleet=51.481,0.237;Purley=51.338,-0.114;Purley Oaks=51.347,-0.099;Putney=51.461,-0.216;Putney Bridge=51.468,-0.209
Pwllheli=52.888,-4.417;Pye Corner=51.581,-3.041;Pyle=51.526,-3.698;Quakers Yard=51.661,-3.323
Queen's Park=51.534,-0.205;Queenborough=51.416,0.750;Queens Park (Glasgow)=55.835,-4.267
Queens Park (London)=51.534,-0.205;Queens Road Peckham=51.474,-0.057;Queensbury=51.594,-0.286
Queenstown Road (Battersea)=51.475,-0.147;Queensway=51.510,-0.187;Quintrell Downs=50.404,-5.028
Radcliffe (Notts)=52.949,-1.037;Radlett=51.685,-0.317;Radley=51.686,-1.240;Radyr=51.516,-3.248;Rainford=53.517,-2.789
Rainham (Kent)=51.366,0.611;Rainham (London)=51.517,0.191;Rainhill=53.417,-2.766;Ramsgate=51.341,1.407
Ramsgreave & Wilpshire=53.780,-2.478;Rannoch=56.686,-4.577;Rauceby=52.985,-0.457;Ravenglass=54.356,-3.409
Ravensbourne=51.414,-0.008;Ravenscourt Park=51.494,-0.236;Ravensthorpe=53.676,-1.656;Rawcliffe=53.689,-0.961
Rayleigh=51.589,0.600;Rayners Lane=51.575,-0.371;Raynes Park=51.409,-0.230;Reading=51.459,-0.972
Reading West=51.456,-0.990;Rectory Road=51.559,-0.068;Redbridge=51.576,0.045;Redbridge (Hants)=50.920,-1.470
Redcar Central=54.616,-1.071;Redcar East=54.609,-1.052;Reddish North=53.449,-2.156;Reddish South=53.436,-2.159
Redditch=52.306,-1.946;Redhill=51.240,-0.166;Redland=51.468,-2.599;Redruth=50.233,-5.226
Reedham (Norfolk)=52.565,1.560;Reedham (Surrey)=51.331,-0.123;Reeves Corner=51.375,-0.106;Regent's Park=51.523,-0.146
Reigate=51.242,-0.204;Renton=55.970,-4.586;Retford=53.315,-0.948;Retford Low Level=53.314,-0.945
Rhiwbina=51.521,-3.214;Rhoose=51.387,-3.349;Rhosneigr=53.235,-4.507;Rhyl=53.318,-3.489;Rhymney=51.759,-3.289
Ribblehead=54.206,-2.361;Rice Lane=53.458,-2.962;Richmond=51.463,-0.301;Richmond (London)=51.463,-0.302
Rickmansworth=51.640,-0.474;Riddlesdown=51.332,-0.099;Ridgmont=52.026,-0.595;Riding Mill=54.949,-1.972
Risca & Pontymister=51.606,-3.092;Rishton=53.764,-2.420;Robertsbridge=50.985,0.469;Roby=53.410,-2.856
Rochdale=53.610,-2.154;Roche=50.419,-4.830;Rochester=51.390,0.507;Rochford=51.582,0.702;Rock Ferry=53.373,-3.011
Roding Valley=51.617,0.044;Rogart=57.989,-4.158;Rogerstone=51.596,-3.067;Rolleston=53.065,-0.900
Roman Bridge=53.044,-3.922;Romford=51.575,0.183;Romiley=53.414,-2.089;Romsey=50.993,-1.493;Roose=54.115,-3.195
Rose Grove=53.786,-2.283;Rose Hill Marple=53.396,-2.077;Rosyth=56.046,-3.427;Rotherham Central=53.432,-1.360
Rotherhithe=51.501,-0.052;Roughton Road=52.918,1.300;Rowlands Castle=50.892,-0.957;Rowley Regis=52.477,-2.031
Roy Bridge=56.888,-4.837;Royal Albert=51.508,0.046;Royal Oak=51.519,-0.189;Royal Victoria=51.509,0.018
Roydon=51.775,0.036;Royston=52.053,-0.027;Ruabon=52.987,-3.043;Rufford=53.634,-2.808;Rugby=52.379,-1.250
Rugeley Town=52.754,-1.937;Rugeley Trent Valley=52.770,-1.930;Ruislip=51.571,-0.422;Ruislip Gardens=51.561,-0.411
Ruislip Manor=51.573,-0.413;Runcorn=53.339,-2.739;Runcorn East=53.328,-2.666;Ruskington=53.041,-0.381
Russell Square=51.523,-0.124;Ruswarp=54.470,-0.628;Rutherglen=55.831,-4.212;Ryde Esplanade=50.733,-1.160
Ryde Pier Head=50.739,-1.160;Ryde St Johns Road=50.724,-1.157;Ryder Brow=53.457,-2.173;Rye=50.952,0.731
Rye House=51.769,0.006;Salford Central=53.483,-2.255;Salford Crescent=53.487,-2.276;Salfords (Surrey)=51.202,-0.162
Salhouse=52.676,1.391;Salisbury=51.071,-1.806;Saltaire=53.838,-1.790;Saltash=50.407,-4.209;Saltburn=54.583,-0.974
Saltcoats=55.634,-4.784;Saltmarshe=53.722,-0.809;Salwick=53.782,-2.817;Sampford Courtenay=50.770,-3.949
Sandal & Agbrigg=53.663,-1.481;Sandbach=53.150,-2.394;Sanderstead=51.348,-0.094;Sandhills=53.430,-2.992
Sandhurst=51.347,-0.805;Sandilands=51.375,-0.078;Sandling=51.090,1.066;Sandown=50.657,-1.162;Sandplace=50.387,-4.464
Sandwell & Dudley=52.509,-2.012;Sandwich=51.270,1.343;Sandy=52.125,-0.281;Sankey for Penketh=53.392,-2.650
Sanquhar=55.370,-3.925;Sarn=51.539,-3.590;Saundersfoot=51.722,-4.717;Saunderton=51.676,-0.825
Sawbridgeworth=51.814,0.160;Saxilby=53.267,-0.664;Saxmundham=52.215,1.490;Scarborough=54.280,-0.406
Scotscalder=58.483,-3.552;Scotstounhill=55.885,-4.353;Scunthorpe=53.586,-0.651;Sea Mills=51.480,-2.650
Seaburn=54.930,-1.387;Seaford=50.773,0.100;Seaforth & Litherland=53.466,-3.006;Seaham=54.839,-1.346
Seamer=54.241,-0.417;Seascale=54.396,-3.485;Seaton Carew=54.658,-1.200;Seer Green=51.610,-0.608;Selby=53.783,-1.064
Selhurst=51.392,-0.088;Sellafield=54.417,-3.510;Selling=51.277,0.941;Selly Oak=52.442,-1.936;Settle=54.067,-2.281
Seven Kings=51.564,0.097;Seven Sisters=51.583,-0.073;Sevenoaks=51.277,0.182;Severn Beach=51.560,-2.664
Severn Tunnel Junction=51.585,-2.778;Shadwell=51.512,-0.057;Shalford (Surrey)=51.214,-0.567;Shanklin=50.634,-1.180
Shawfair=55.918,-3.090;Shawford=51.022,-1.328;Shawlands=55.829,-4.292;Sheerness-on-Sea=51.441,0.759
Sheffield=53.378,-1.462;Shelford (Cambs)=52.149,0.140;Shenfield=51.631,0.330;Shenstone=52.639,-1.844
Shepherd's Bush=51.504,-0.219;Shepherd's Bush Market=51.506,-0.226;Shepherds Well=51.188,1.230;Shepley=53.589,-1.705
Shepperton=51.397,-0.447;Shepreth=52.114,0.031;Sherborne=50.944,-2.513;Sherburn-in-Elmet=53.797,-1.233
Sheringham=52.941,1.210;Shettleston=55.854,-4.160;Shieldmuir=55.777,-3.957;Shifnal=52.666,-2.372
Shildon=54.626,-1.637;Shiplake=51.511,-0.883;Shipley=53.833,-1.773;Shippea Hill=52.430,0.413;Shipton=51.866,-1.593
Shirebrook=53.204,-1.202;Shirehampton=51.484,-2.679;Shireoaks=53.325,-1.168;Shirley=52.403,-1.845
Shoeburyness=51.531,0.795;Sholing=50.897,-1.365;Shoreditch High Street=51.523,-0.075;Shoreham (Kent)=51.332,0.189
Shoreham-by-Sea (Sussex)=50.834,-0.272;Shortlands=51.406,0.002;Shotton High Level=53.214,-3.038;Shotts=55.819,-3.798
Shrewsbury=52.712,-2.750;Sidcup=51.434,0.104;Sileby=52.732,-1.110;Silecroft=54.226,-3.334
Silkstone Common=53.535,-1.563;Silver Street=51.615,-0.067;Silverdale=54.170,-2.804;Singer=55.908,-4.405
Sittingbourne=51.342,0.735;Skegness=53.143,0.334;Skewen=51.661,-3.847;Skipton=53.959,-2.026;Slade Green=51.468,0.190
Slaithwaite=53.624,-1.882;Slateford=55.927,-3.243;Sleaford=52.995,-0.410;Sleights=54.461,-0.662
Sloane Square=51.492,-0.156;Slough=51.512,-0.592;Small Heath=52.464,-1.859;Smallbrook Junction=50.711,-1.154
Smethwick Galton Bridge HL=52.502,-1.981;Smethwick Rolfe Street=52.496,-1.971;Smithy Bridge=53.633,-2.114
Snaith=53.693,-1.028;Snaresbrook=51.581,0.021;Snodland=51.330,0.448;Snowdown=51.215,1.214;Sole Street=51.383,0.378
Solihull=52.414,-1.788;Somerleyton=52.510,1.652;South Acton=51.500,-0.270;South Bank=54.584,-1.177
South Bermondsey=51.488,-0.055;South Croydon=51.363,-0.093;South Ealing=51.501,-0.307;South Elmsall=53.595,-1.285
South Greenford=51.534,-0.337;South Gyle=55.936,-3.299;South Hampstead=51.541,-0.179;South Harrow=51.565,-0.352
South Kensington=51.494,-0.174;South Kenton=51.570,-0.308;South Merton=51.403,-0.205;South Milford=53.782,-1.251
South Quay=51.500,-0.016;South Ruislip=51.557,-0.399;South Tottenham=51.580,-0.072;South Wigston=52.582,-1.134
South Wimbledon=51.415,-0.192;South Woodford=51.592,0.027;South Woodham Ferrers=51.649,0.607;Southall=51.506,-0.379
Southampton Airport Parkway=50.951,-1.363;Southampton Central=50.907,-1.414;Southbourne=50.848,-0.908
Southbury=51.649,-0.052;Southease=50.831,0.031;Southease - Piddinghoe Road=50.830,0.018;Southend Airport=51.569,0.705
Southend Central=51.537,0.712;Southend East=51.539,0.732;Southend Victoria=51.542,0.712;Southfields=51.445,-0.207
Southgate=51.632,-0.128;Southminster=51.661,0.835;Southport=53.647,-3.002;Southsea Hoverport=50.785,-1.100
Southwark=51.504,-0.105;Southwick=50.833,-0.236;Sowerby Bridge=53.708,-1.907;Spalding=52.789,-0.157
Spean Bridge=56.890,-4.922;Spital=53.340,-2.994;Spondon=52.912,-1.411;Spooner Row=52.535,1.086
Spring Road=52.443,-1.837;Springburn=55.882,-4.231;Springfield=56.295,-3.052;Squires Gate=53.777,-3.050
St Albans Abbey=51.745,-0.343;St Albans City=51.750,-0.328;St Andrews Road=51.513,-2.696
St Annes-on-the-Sea=53.753,-3.029;St Austell=50.340,-4.789;St Bees=54.493,-3.591;St Budeaux Ferry Road=50.401,-4.187
St Budeaux Victoria Road=50.402,-4.187;St Columb Road=50.399,-4.941;St Denys=50.922,-1.388;St Erth=50.170,-5.444
St Germans=50.394,-4.308;St Helens Central=53.453,-2.730;St Helens Junction=53.434,-2.700
St Helier (London)=51.390,-0.199;St Ives (Cornwall)=50.209,-5.478;St James Park (Devon)=50.731,-3.522
St James Street (London)=51.581,-0.033;St Johns (London)=51.469,-0.023;St Keyne Wishing Well Halt=50.423,-4.464
St Leonards Warrior Square=50.856,0.560;St Margarets (Herts)=51.788,0.001;St Margarets (London)=51.455,-0.320
St Mary Cray=51.395,0.106;St Michaels=53.376,-2.953;St Neots=52.232,-0.247;St Peters=54.911,-1.384
St. James's Park=51.500,-0.134;St. John's Wood=51.535,-0.174;St. Paul's=51.515,-0.098;Stafford=52.804,-2.122
Staines=51.432,-0.503;Stallingborough=53.587,-0.184;Stalybridge=53.485,-2.063;Stamford=52.648,-0.480
Stamford Brook=51.495,-0.246;Stamford Hill=51.574,-0.077;Stanford-le-Hope=51.514,0.423
Stanlow & Thornton=53.278,-2.842;Stanmore=51.620,-0.303;Stansted Airport=51.889,0.261
Stansted Mountfitchet=51.901,0.200;Staplehurst=51.171,0.550;Stapleton Road=51.468,-2.566;Star Lane=51.521,0.004
Starbeck=53.999,-1.501;Starcross=50.628,-3.448;Staveley=54.376,-2.819;Stechford=52.485,-1.811
Steeton & Silsden=53.900,-1.945;Stepney Green=51.522,-0.047;Stepps=55.890,-4.141;Stevenage=51.902,-0.207
Stevenston=55.634,-4.751;Stewartby=52.069,-0.521;Stewarton=55.682,-4.518;Stirling=56.120,-3.936
Stockport=53.406,-2.163;Stocksfield=54.947,-1.917;Stocksmoor=53.594,-1.723;Stockton=54.570,-1.319
Stockwell=51.472,-0.123;Stoke Mandeville=51.788,-0.784;Stoke Newington=51.565,-0.073;Stoke-on-Trent=53.008,-2.181
Stone=52.908,-2.155;Stone Crossing=51.451,0.264;Stonebridge Park=51.544,-0.276;Stonegate=51.020,0.364
Stonehaven=56.967,-2.225;Stonehouse=51.746,-2.279;Stoneleigh=51.363,-0.249;Stourbridge Junction=52.448,-2.134
Stourbridge Town=52.456,-2.142;Stow=55.692,-2.867;Stowmarket=52.190,1.000;Stranraer=54.910,-5.025
Stratford=51.542,-0.003;Stratford (London)=51.542,-0.003;Stratford High Street=51.538,-0.001
Stratford International=51.545,-0.010;Stratford-upon-Avon=52.194,-1.716;Stratford-upon-Avon Parkway=52.207,-1.731
Strathcarron=57.423,-5.429;Strawberry Hill=51.439,-0.339;Streatham=51.426,-0.132;Streatham Common=51.419,-0.136
Streatham Hill=51.438,-0.127;Streethouse=53.676,-1.400;Strines=53.375,-2.034;Stromeferry=57.352,-5.551
Strood=51.397,0.500;Stroud (Glos)=51.745,-2.219;Sturry=51.301,1.122;Styal=53.348,-2.240
Sudbury & Harrow Road=51.554,-0.315;Sudbury (Suffolk)=52.036,0.735;Sudbury Hill=51.557,-0.336
Sudbury Hill Harrow=51.558,-0.336;Sudbury Town=51.551,-0.316;Sugar Loaf=52.082,-3.686;Summerston=55.899,-4.292
Sunbury=51.418,-0.418;Sunderland=54.905,-1.382;Sundridge Park=51.414,0.021;Sunningdale=51.392,-0.633
Sunnymeads=51.470,-0.559;Surbiton=51.392,-0.304;Surrey Quays=51.493,-0.048;Sutton (London)=51.360,-0.191
Sutton Coldfield=52.565,-1.825;Sutton Common=51.375,-0.196;Sutton Parkway=53.114,-1.246;Swale=51.389,0.747
Swanley=51.393,0.169;Swanscombe=51.449,0.310;Swansea=51.625,-3.941;Swanwick=50.876,-1.266;Sway=50.785,-1.610
Swaythling=50.941,-1.376;Swinderby=53.170,-0.703;Swindon=51.565,-1.786;Swineshead=52.970,-0.187
Swinton (Manchester)=53.515,-2.337;Swinton (South Yorks)=53.486,-1.306;Swiss Cottage=51.544,-0.175
Sydenham=51.427,-0.054;Sydenham Hill=51.433,-0.080;Syon Lane=51.482,-0.325;Syston=52.694,-1.082;Tackley=51.881,-1.298
Tadworth=51.292,-0.236;Taffs Well=51.541,-3.263;Tain=57.814,-4.052;Tal-y-Cafn=53.228,-3.818;Talsarnau=52.904,-4.068
Talybont=52.773,-4.097;Tame Bridge Parkway=52.553,-1.977;Tamworth=52.637,-1.686;Tamworth High Level=52.637,-1.686
Tan-y-Bwlch Ffestiniog Railway Station=52.954,-4.012;Taplow=51.524,-0.681;Tattenham Corner=51.309,-0.243
Taunton=51.023,-3.103;Taynuilt=56.431,-5.240;Teddington=51.424,-0.333;Tees-side Airport=54.518,-1.425
Teignmouth=50.548,-3.495;Telford Central=52.681,-2.441;Temple=51.511,-0.114;Templecombe=51.002,-2.418
Tenby=51.673,-4.707;Teynham=51.333,0.807;Thames Ditton=51.389,-0.339;Thatcham=51.394,-1.243
Thatto Heath=53.437,-2.759;The Hawthorns=52.505,-1.964;The Lakes=52.359,-1.845;Theale=51.433,-1.075
Theobalds Grove=51.692,-0.035;Therapia Lane=51.386,-0.129;Thetford=52.419,0.745;Theydon Bois=51.672,0.103
Thirsk=54.228,-1.373;Thornaby=54.559,-1.301;Thorne North=53.616,-0.972;Thorne South=53.603,-0.955
Thornford=50.911,-2.579;Thornliebank=55.811,-4.312;Thornton Abbey=53.654,-0.323;Thornton Heath=51.399,-0.100
Thorntonhall=55.769,-4.251;Thorpe Bay=51.538,0.762;Thorpe Culvert=53.123,0.199;Thorpe-le-Soken=51.848,1.161
Three Bridges=51.117,-0.161;Three Oaks=50.901,0.613;Thurgarton=53.029,-0.962;Thurnscoe=53.545,-1.309
Thurso=58.590,-3.528;Thurston=52.250,0.809;Tilbury Town=51.462,0.354;Tile Hill=52.395,-1.597;Tilehurst=51.472,-1.030
Tipton=52.530,-2.066;Tir-phil=51.721,-3.246;Tisbury=51.061,-2.079;Tiverton Parkway=50.917,-3.360
Todmorden=53.714,-2.100;Tolworth=51.377,-0.279;Ton Pentre=51.648,-3.486;Tonbridge=51.191,0.271;Tondu=51.547,-3.596
Tonfanau=52.614,-4.124;Tonypandy=51.620,-3.449;Tooting=51.420,-0.161;Tooting Bec=51.436,-0.160
Tooting Broadway=51.428,-0.168;Topsham=50.686,-3.464;Torquay=50.461,-3.543;Torre=50.473,-3.546;Totnes=50.436,-3.689
Tottenham Court Road=51.516,-0.130;Tottenham Hale=51.588,-0.060;Totteridge & Whetstone=51.631,-0.179
Totton=50.918,-1.482;Tower Gateway=51.511,-0.075;Tower Hill=51.510,-0.077;Town Green=53.543,-2.904
Trafford Park=53.455,-2.311;Trefforest=51.591,-3.325;Trefforest Estate=51.568,-3.290;Trehafod=51.610,-3.381
Treherbert=51.672,-3.536;Treorchy=51.658,-3.506;Trimley=51.977,1.320;Tring=51.801,-0.622;Troed-y-Rhiw=51.712,-3.347
Troon=55.543,-4.655;Trowbridge=51.320,-2.214;Truro=50.264,-5.065;Tufnell Park=51.557,-0.138;Tulloch=56.884,-4.701
Tulse Hill=51.440,-0.105;Tunbridge Wells=51.130,0.263;Turkey Street=51.673,-0.047;Turnham Green=51.495,-0.255
Turnpike Lane=51.590,-0.103;Tutbury & Hatton=52.864,-1.682;Tweedbank=55.605,-2.758;Twickenham=51.450,-0.330
Twyford=51.476,-0.863;Ty Croes=53.223,-4.475;Ty Glas=51.522,-3.197;Tygwyn=52.894,-4.079;Tyndrum Lower=56.433,-4.715
Tyseley=52.454,-1.839;Tywyn=52.586,-4.094;Uckfield=50.969,0.096;Uddingston=55.824,-4.087;Ulceby=53.619,-0.301
Ulleskelf=53.854,-1.214;Ulverston=54.192,-3.098;Umberleigh=50.997,-3.983;University=52.451,-1.937
Uphall=55.919,-3.502;Upholland=53.528,-2.741;Upminster=51.559,0.251;Upminster Bridge=51.559,0.236;Upney=51.538,0.102
Upper Halliford=51.413,-0.431;Upper Holloway=51.564,-0.130;Upper Tyndrum=56.435,-4.704;Upper Warlingham=51.309,-0.078
Upton=53.386,-3.084;Upton Park=51.535,0.035;Upwey=50.648,-2.466;Urmston=53.448,-2.354;Uttoxeter=52.897,-1.857
Uxbridge=51.547,-0.478;Valley=53.281,-4.563;Vauxhall=51.486,-0.124;Victoria=51.496,-0.143
Virginia Water=51.402,-0.562;Waddon=51.367,-0.117;Waddon Marsh=51.377,-0.118;Wadhurst=51.073,0.313
Wainfleet=53.105,0.235;Wakefield Kirkgate=53.679,-1.489;Wakefield Westgate=53.683,-1.506;Walkden=53.520,-2.396
Wallasey Grove Road=53.428,-3.070;Wallasey Village=53.423,-3.069;Wallington=51.360,-0.151;Wallyford=55.940,-3.015
Walmer=51.203,1.383;Walsall=52.584,-1.985;Walsden=53.696,-2.104;Waltham Cross=51.685,-0.027
Walthamstow Central=51.583,-0.020;Walthamstow Queens Road=51.582,-0.024;Walton (Merseyside)=53.456,-2.966
Walton-on-Thames=51.373,-0.415;Walton-on-the-Naze=51.846,1.268;Wanborough=51.245,-0.668;Wandle Park=51.373,-0.113
Wandsworth Common=51.446,-0.163;Wandsworth Road=51.470,-0.139;Wandsworth Town=51.461,-0.188;Wanstead=51.576,0.029
Wanstead Park=51.552,0.026;Wapping=51.504,-0.056;Warblington=50.853,-0.967;Ware=51.808,-0.029;Wareham=50.693,-2.115
Wargrave=51.498,-0.877;Warminster=51.207,-2.177;Warnham=51.093,-0.329;Warren Street=51.525,-0.138
Warrington Bank Quay=53.386,-2.602;Warrington Central=53.392,-2.593;Warwick=52.287,-1.582
Warwick Avenue=51.523,-0.184;Warwick Parkway=52.286,-1.612;Water Orton=52.519,-1.743;Waterbeach=52.262,0.197
Wateringbury=51.250,0.422;Waterloo=51.503,-0.115;Waterloo (Merseyside)=53.475,-3.026;Watford=51.657,-0.417
Watford High Street=51.653,-0.392;Watford Junction=51.664,-0.397;Watford North=51.676,-0.390;Watlington=52.673,0.383
Watton-at-Stone=51.856,-0.119;Waun-gron Park=51.488,-3.230;Wavertree Technology Park=53.405,-2.923
Wedgwood=52.951,-2.171;Weeley=51.853,1.115;Weeton=53.923,-1.581;Welham Green=51.736,-0.211
Wellesley Road=51.375,-0.098;Welling=51.465,0.102;Wellingborough=52.304,-0.677;Wellington (Shropshire)=52.701,-2.517
Welshpool=52.657,-3.140;Welwyn Garden City=51.801,-0.204;Welwyn North=51.823,-0.192;Wem=52.856,-2.718
Wembley Central=51.552,-0.297;Wembley Park=51.563,-0.279;Wembley Stadium=51.554,-0.286;Wemyss Bay=55.876,-4.889
Wendover=51.762,-0.747;Wennington=54.124,-2.588;West Acton=51.518,-0.281;West Brompton=51.487,-0.196
West Byfleet=51.339,-0.505;West Calder=55.854,-3.567;West Croydon=51.379,-0.102;West Drayton=51.510,-0.472
West Dulwich=51.441,-0.091;West Ealing=51.514,-0.320;West Finchley=51.609,-0.188;West Ham=51.528,0.005
West Hampstead=51.547,-0.191;West Hampstead Thameslink=51.548,-0.192;West Harrow=51.580,-0.353
West Horndon=51.568,0.341;West India Quay=51.507,-0.020;West Kensington=51.490,-0.207;West Kilbride=55.696,-4.852
West Kirby=53.373,-3.184;West Malling=51.292,0.419;West Norwood=51.432,-0.104;West Ruislip=51.570,-0.438
West Runton=52.936,1.245;West Silvertown=51.503,0.022;West St Leonards=50.853,0.540;West Sutton=51.366,-0.205
West Wickham=51.381,-0.014;West Worthing=50.818,-0.393;Westbourne Park=51.521,-0.201;Westbury (Wilts)=51.267,-2.199
Westcliff-on-Sea=51.537,0.691;Westcombe Park=51.484,0.018;Westenhanger=51.095,1.038;Wester Hailes=55.914,-3.284
Westerfield=52.081,1.166;Westerton=55.905,-4.335;Westferry=51.509,-0.027;Westgate-on-Sea=51.381,1.338
Westhoughton=53.556,-2.524;Westminster=51.501,-0.125;Weston Milton=51.348,-2.942;Weston-super-Mare=51.344,-2.972
Wetheral=54.884,-2.832;Weybridge=51.362,-0.458;Weymouth=50.615,-2.454;Whaley Bridge=53.330,-1.985
Whalley=53.824,-2.412;Whatstandwell=53.083,-1.504;Whifflet=55.854,-4.019;Whimple=50.768,-3.354;Whinhill=55.938,-4.747
Whiston=53.414,-2.797;Whitby=54.485,-0.615;Whitchurch (Cardiff)=51.521,-3.223;Whitchurch (Hants)=51.238,-1.338
Whitchurch (Shrops)=52.968,-2.672;White City=51.512,-0.224;White Hart Lane=51.605,-0.071;White Notley=51.839,0.596
Whitechapel=51.520,-0.060;Whitecraigs=55.790,-4.310;Whitehaven=54.553,-3.587;Whitland=51.818,-4.614
Whitley Bridge=53.699,-1.158;Whitlocks End=52.392,-1.852;Whitstable=51.358,1.033;Whittlesea=52.550,-0.119
Whittlesford Parkway=52.104,0.166;Whitton=51.450,-0.358;Whitwell (Derbys)=53.280,-1.200;Whyteleafe=51.310,-0.081
Whyteleafe South=51.303,-0.077;Wick=58.442,-3.097;Wickford=51.615,0.519;Wickham Market=52.151,1.399
Widdrington=55.241,-1.616;Widnes=53.378,-2.734;Widney Manor=52.396,-1.774;Wigan North Western=53.544,-2.633
Wigan Wallgate=53.545,-2.633;Wigton=54.829,-3.164;Wildmill=51.521,-3.580;Willesden Green=51.549,-0.222
Willesden Junction=51.532,-0.244;Williamwood=55.794,-4.290;Willington=52.854,-1.563;Wilmcote=52.223,-1.756
Wilmslow=53.327,-2.226;Wilnecote (Staffs)=52.611,-1.680;Wimbledon=51.421,-0.207;Wimbledon Chase=51.410,-0.214
Wimbledon Park=51.435,-0.200;Winchelsea=50.934,0.702;Winchester=51.067,-1.320;Winchfield=51.285,-0.907
Winchmore Hill=51.634,-0.101;Windermere=54.380,-2.903;Windsor & Eton Central=51.483,-0.610
Windsor & Eton Riverside=51.486,-0.607;Winnersh=51.430,-0.877;Winnersh Triangle=51.437,-0.891;Winsford=53.191,-2.495
Wishaw=55.772,-3.926;Witham (Essex)=51.806,0.639;Witley=51.133,-0.646;Witton (West Midlands)=52.512,-1.884
Wivelsfield=50.964,-0.121;Wivenhoe=51.857,0.956;Woburn Sands=52.018,-0.654;Woking=51.318,-0.557
Wokingham=51.411,-0.843;Woldingham=51.290,-0.052;Wolverhampton=52.588,-2.120;Wolverton=52.066,-0.804
Wombwell=53.517,-1.416;Wood End=52.344,-1.844;Wood Green=51.597,-0.110;Wood Lane=51.510,-0.225
Wood Street=51.587,-0.002;Woodbridge=52.090,1.318;Woodford=51.607,0.034;Woodgrange Park=51.549,0.044
Woodhall=55.931,-4.655;Woodhouse=53.364,-1.358;Woodlesford=53.757,-1.443;Woodley=53.429,-2.093
Woodmansterne=51.319,-0.154;Woodside=51.387,-0.065;Woodside Park=51.618,-0.185;Woodsmoor=53.386,-2.142
Wool=50.682,-2.221;Woolston=50.899,-1.377;Woolwich=51.492,0.071;Woolwich Arsenal=51.490,0.069
Woolwich Dockyard=51.491,0.055;Wootton Wawen=52.267,-1.785;Worcester Foregate Street=52.195,-2.222
Worcester Park=51.381,-0.245;Worcester Shrub Hill=52.195,-2.209;Worcestershire Parkway=52.156,-2.160
Workington=54.645,-3.558;Worksop=53.312,-1.123;Worle=51.358,-2.910;Worplesdon=51.289,-0.583;Worstead=52.777,1.404
Worthing=50.818,-0.376;Wrabness=51.940,1.171;Wraysbury=51.458,-0.542;Wrenbury=53.019,-2.596;Wressle=53.773,-0.924
Wrexham Central=53.046,-2.999;Wrexham General=53.050,-3.002;Wye=51.185,0.929;Wylam=54.975,-1.814
Wylde Green=52.546,-1.831;Wymondham=52.565,1.118;Wythall=52.380,-1.866;Yalding=51.226,0.412
Yardley Wood=52.422,-1.854;Yarm=54.494,-1.352;Yate=51.541,-2.433;Yatton=51.391,-2.828;Yeoford=50.777,-3.727
Yeovil Junction=50.925,-2.612;Yeovil Pen Mill=50.945,-2.613;Yetminster=50.896,-2.574;Ynyswen=51.665,-3.522
Yoker=55.893,-4.386;York=53.958,-1.093;Yorton=52.809,-2.736;Ystrad Mynach=51.641,-3.241;Ystrad Rhondda=51.644,-3.467`;
