/**
 * Areas, streets and landmarks by which people say where they want to live, and that have no station of their name: below
 * each town `name|Chinese name=outward code`, the postcode district in which the middle of the area lies. The Chinese name is absent
 * where Chinese students use the English one. Written for this project from general knowledge. How one is added:
 * docs/places.md.
 */
export const AREAS = `
@Manchester
Fallowfield=M14;Rusholme=M14;Salford Quays=M5;MediaCity=M5;Ancoats=M4;Northern Quarter=M4;Piccadilly Gardens=M1;Didsbury=M20
Withington=M20;Chorlton=M21;Hulme=M15;Castlefield=M3;Spinningfields=M3;Longsight=M13;Moss Side=M14;Whalley Range=M16
Old Trafford|老特拉福德=M16;Stretford=M32;New Islington=M4;Circle Square=M1;Whitworth Street=M1;Wilmslow Road=M14;Wythenshawe=M22;Arndale=M4
Manchester Chinatown|曼城唐人街=M1;Owens Park=M14;Manchester Airport|曼城机场=M90;St Peter's Square=M2;Chinatown=M1
Victoria Park=M14;Manchester Royal Infirmary=M13;Cheetham Hill=M8;Green Quarter=M4;Upper Brook Street=M13;City centre|市中心=M2
@Birmingham
Edgbaston=B15;Digbeth=B5;Harborne=B17;Bullring=B5;Brindleyplace=B1;Mailbox Birmingham=B1;Moseley=B13;King's Heath=B14;Bristol Road=B29
Pershore Road=B29;Hagley Road=B16;Grand Central Birmingham=B2;Arcadian=B5;Chinese Quarter=B5
Bournbrook=B29;Queen Elizabeth Hospital=B15;QE Hospital=B15;Selly Park=B29;Eastside=B4;Southside=B5;Broad Street=B1;Ladywood=B16;Hockley=B18
Stirchley=B30;Handsworth=B20
City centre|市中心=B2
@Leeds
Hyde Park=LS6;Hyde Park Leeds=LS6;Woodhouse=LS2;Kirkstall=LS5;Meanwood=LS6;Chapel Allerton=LS7;Holbeck=LS11;Burley Road=LS3;Otley Road=LS6
Cardigan Road=LS6;Arena Village=LS3;Briggate=LS1;Armley=LS12;Roundhay=LS8;Beeston=LS11;Chapeltown=LS7
Leeds Dock=LS10;Weetwood=LS16;Quarry Hill=LS9;City centre|市中心=LS1
@Sheffield
Ecclesall=S11;Kelham Island=S3;Broomhill=S10;Crookes=S10;Crookesmoor=S10;Broomhall=S10;Walkley=S6;Hunters Bar=S11;Sharrow=S7;Endcliffe=S10
Ranmoor=S10;London Road Sheffield=S2;West Street Sheffield=S1;Division Street=S1;Devonshire Green=S3;Nether Edge=S7;Shalesmoor=S3
Park Hill=S2;Glossop Road=S10;New Era Square=S2
Ecclesall Road=S11;Hillsborough=S6;Netherthorpe=S3;Upperthorpe=S6;Fulwood=S10;Meersbrook=S8;Heeley=S2;Neepsend=S3;Crosspool=S10
City centre|市中心=S1
@Nottingham
Lenton=NG7;Dunkirk Nottingham=NG7;Lace Market=NG1;Arboretum=NG7;Radford=NG7;Wollaton=NG8;West Bridgford=NG2;Hyson Green=NG7
Forest Fields=NG7;Sherwood Nottingham=NG5;The Park Estate=NG7;The Meadows=NG2;The Meadows Nottingham=NG2;Lenton Boulevard=NG7
Derby Road=NG7;Mansfield Road=NG1;Clifton Nottingham=NG11;Trent Bridge=NG2;Sutton Bonington=LE12
Hockley=NG1;Mapperley=NG3;Canning Circus=NG7;Chilwell=NG9;Basford=NG6;City centre|市中心=NG1
@Newcastle
Jesmond=NE2;Heaton=NE6;Sandyford=NE2;Fenham=NE4;Spital Tongues=NE2;Ouseburn=NE1;Byker=NE6;Gosforth=NE3;Quayside Newcastle=NE1
Shieldfield=NE2;Haymarket Newcastle=NE1;Northumberland Street=NE1;Stowell Street=NE1;St James' Park=NE1;Osborne Road=NE2
Chillingham Road=NE6;Central Station Newcastle=NE1;Eldon Square=NE1
Benwell=NE4;Elswick=NE4;Walkergate=NE6;City centre|市中心=NE1
@Glasgow
West End Glasgow|格拉斯哥西区=G12;Hillhead=G12;Kelvingrove=G3;Kelvinside=G12;Kelvinbridge=G12;Byres Road=G12;Finnieston=G3;Merchant City=G1
Dennistoun=G31;Garnethill=G3;Cowcaddens=G4;Dowanhill=G12;Dumbarton Road=G11;Great Western Road=G12;Sauchiehall Street=G2
Buchanan Street=G1;St Enoch=G1;Govan=G51;Southside Glasgow=G42;Pollokshields=G41;George Square Glasgow=G2;Broomhill=G11;George Street=G1
Kelvinhaugh=G3;Yorkhill=G3;Woodlands=G3;Park Circus=G3;Gorbals=G5;Townhead=G4;Shawlands=G41;Govanhill=G42;City centre|市中心=G2
@Edinburgh
Marchmont=EH9;Leith=EH6;Newington=EH9;Bruntsfield=EH10;Morningside=EH10;Tollcross=EH3;Haymarket Edinburgh=EH12;Stockbridge=EH4
Fountainbridge=EH3;Old Town Edinburgh|爱丁堡老城=EH1;New Town Edinburgh|爱丁堡新城=EH3;Gorgie=EH11;Dalry=EH11;Southside Edinburgh=EH8
Royal Mile|皇家一英里=EH1;Grassmarket=EH1;Princes Street|王子街=EH2;George Street Edinburgh=EH2;Lothian Road=EH3;Clerk Street=EH8
South Clerk Street=EH8;Nicolson Street=EH8;The Meadows=EH9;The Meadows Edinburgh=EH9;Quartermile=EH3;Holyrood=EH8;Pollock Halls=EH16
Merchiston=EH10;Portobello Edinburgh=EH15;West End Edinburgh=EH3;St James Quarter=EH1;Waverley=EH1;Sighthill Campus=EH11;Riccarton=EH14
Craiglockhart=EH14;Potterrow=EH8;Dalkeith Road=EH16;South Bridge=EH1;Lauriston Place=EH3
Liberton=EH16;Cameron Toll=EH16;Polwarth=EH11;Sciennes=EH9;Causewayside=EH9;Canonmills=EH3;Comely Bank=EH4;Murrayfield=EH12;Abbeyhill=EH7
Easter Road=EH7;Broughton=EH7;City centre|市中心=EH2
@Bristol
Clifton=BS8;Cotham=BS6;Stokes Croft=BS1;Harbourside=BS1;Kingsdown=BS2;St Pauls Bristol=BS2;Southville=BS3;Bishopston=BS7;St Werburghs=BS2
Totterdown=BS4;Easton Bristol=BS5;Horfield=BS7;Knowle Bristol=BS4;Gloucester Road=BS7;Whiteladies Road=BS8;Stoke Bishop=BS9
Stoke Gifford=BS34;Filton=BS34;Frenchay=BS16;Cabot Circus=BS1;Hotwells=BS8;Fishponds=BS16;Redcliffe=BS1
Westbury Park=BS6;Park Street=BS1;Park Row=BS1;Spike Island=BS1;Broadmead=BS1;Brislington=BS4;Lockleaze=BS7;Bradley Stoke=BS32;St Andrews Bristol=BS6
City centre|市中心=BS1
@Cardiff
Roath=CF24;Canton Cardiff=CF5;Adamsdown=CF24;City Road Cardiff=CF24;Albany Road=CF24;Talybont=CF14;Newport Road=CF24
Heath=CF14;Gabalfa=CF14;Splott=CF24;Llandaff=CF5;Butetown=CF10;City centre|市中心=CF10
@Liverpool
Baltic Triangle=L1;Kensington Liverpool=L7;Wavertree=L15;Smithdown Road=L15;Ropewalks=L1;Albert Dock=L3;Toxteth=L8;Sefton Park=L17
Allerton=L18;Penny Lane=L18;Knowledge Quarter=L3;Bold Street=L1;Mount Pleasant=L3;London Road Liverpool=L3;Anfield|安菲尔德=L4;Everton=L5
Liverpool ONE=L1;Greenbank=L17;Nelson Street Liverpool=L1;Chinatown=L1;Kensington=L7
Lark Lane=L17;Georgian Quarter=L8;Islington=L3;Vauxhall=L5;Childwall=L16;City centre|市中心=L1
@Leicester
Clarendon Park=LE2;Stoneygate=LE2;Narborough Road=LE3;West End Leicester=LE3;Highfields=LE2;Oadby=LE2;Welford Road=LE2
Victoria Park Leicester=LE1;London Road Leicester=LE2
Evington=LE5;Aylestone=LE2;Westcotes=LE3;City centre|市中心=LE1
@Coventry
Earlsdon=CV5;Cannon Park=CV4;Westwood Heath=CV4;Gibbet Hill=CV4;Kenilworth=CV8;Far Gosford Street=CV1;Gosford Street=CV1;Chapelfields=CV5
Spon End=CV1;Hillfields=CV1;Binley=CV3;Charter Avenue=CV4;Parkside Coventry=CV1;Arena Park=CV6;Belgrade Plaza=CV1
Radford=CV6;Coundon=CV6;Westwood=CV4;Gosford Green=CV1;City centre|市中心=CV1
@York
Heslington=YO10;Hull Road=YO10;Fulford=YO10;Fishergate=YO10;Tang Hall=YO31;Badger Hill=YO10;Osbaldwick=YO10;Clifton York=YO30;Bootham=YO30
Shambles=YO1;York Minster=YO1;Campus East York=YO10;Campus West York=YO10
Heworth=YO31;Holgate=YO24;Bishopthorpe Road=YO23;Acomb=YO24;Walmgate=YO1;City centre|市中心=YO1
@Durham
Gilesgate=DH1;Claypath=DH1;Viaduct Durham=DH1;Neville's Cross=DH1;Framwellgate Moor=DH1;Elvet=DH1;Bowburn=DH6;Langley Moor=DH7
Durham Cathedral=DH1;Mount Oswald=DH1;Ustinov College=DH1;Josephine Butler=DH1;Van Mildert=DH1;Trevelyan College=DH1
Collingwood College=DH1;Hatfield College=DH1
Belmont=DH1;Crossgate=DH1;Church Street=DH1;Brandon=DH7;City centre|市中心=DH1
@Brighton
Lewes Road=BN2;Kemptown=BN2;The Lanes=BN1;Bevendean=BN2;Hanover Brighton=BN2;Brighton Pier=BN2;Brighton Marina=BN2
Seven Dials Brighton=BN1;Old Steine=BN1
Fiveways=BN1;Hollingdean=BN1;Coldean=BN1;Elm Grove=BN2;City centre|市中心=BN1
@Southampton
Portswood=SO17;Highfield Southampton=SO17;Bevois Valley=SO14;Shirley Southampton=SO15;Bedford Place=SO15;Ocean Village=SO14
Polygon Southampton=SO15;Glen Eyre=SO16;Wessex Lane=SO18;Westquay=SO15;Mayflower Halls=SO15;London Road Southampton=SO15
Bassett=SO16;Freemantle=SO15;City centre|市中心=SO14
@Portsmouth
Guildhall Walk=PO1;Gunwharf Quays=PO1;Albert Road Southsea=PO5;Elm Grove=PO5;Old Portsmouth=PO1;Commercial Road Portsmouth=PO1
Langstone Campus=PO4
Landport=PO1;Milton=PO4;City centre|市中心=PO1
@Oxford
Cowley=OX4;Headington=OX3;Jericho=OX2;Summertown=OX2;Botley=OX2;Iffley=OX4;Marston=OX3;Wheatley=OX33;St Clement's Oxford=OX4
Banbury Road=OX2;Abingdon Road=OX1;Kidlington=OX5;Abingdon=OX14;Didcot=OX11;Witney=OX28
Cowley Road=OX4;Osney=OX2;Wolvercote=OX2;City centre|市中心=OX1
@Cambridge
Mill Road=CB1;Cherry Hinton=CB1;Chesterton=CB4;Newnham=CB3;Trumpington=CB2;Eddington=CB3;King's Hedges=CB4;Cambridge North=CB4
Cambridge Science Park=CB4;Hills Road=CB2;Grantchester=CB3;Huntingdon Road=CB3;Madingley Road=CB3;Parker's Piece=CB1;Sidgwick Site=CB3
Romsey=CB1;Petersfield=CB1;Arbury=CB4;Newmarket Road=CB5;City centre|市中心=CB2
@Exeter
Pennsylvania Exeter=EX4;St James Exeter=EX4;St David's Exeter=EX4;Heavitree=EX1;St Thomas Exeter=EX4;Mount Pleasant Exeter=EX4
Sidwell Street=EX4
Newtown=EX1;Exwick=EX4;City centre|市中心=EX4
@Lancaster
Galgate=LA2;Moorlands Lancaster=LA1;Bowerham=LA1;Scotforth=LA1;Skerton=LA1;Lancaster Castle=LA1
Primrose=LA1;Greaves=LA1;City centre|市中心=LA1
@Reading
Whitley Reading=RG2;Caversham=RG4;Whiteknights=RG6;Cemetery Junction=RG6;Woodley=RG5;Wokingham Road=RG6;London Road Reading=RG1
Oxford Road Reading=RG30;Northcourt Avenue=RG2;Shinfield=RG2;Palmer Park=RG6;Oxford Road=RG30
Newtown=RG1;City centre|市中心=RG1
@Plymouth
Mutley=PL4;Greenbank Plymouth=PL4;Plymouth Hoe=PL1;Barbican Plymouth=PL1;North Hill Plymouth=PL4;Royal William Yard=PL1;Millbay=PL1
Mannamead=PL3;Peverell=PL3;Lipson=PL4;City centre|市中心=PL1
@Aberdeen
Old Aberdeen=AB24;Union Street=AB11;Garthdee=AB10;Rosemount=AB25;Kittybrewster=AB24;King Street=AB24;Seaton Aberdeen=AB24
George Street=AB25;Aberdeen Beach=AB24
Hilton=AB24;Ashley Road=AB10;City centre|市中心=AB10
@Sunderland
Ashbrooke=SR2;Roker=SR6;Chester Road Sunderland=SR1;City Campus Sunderland=SR1;St Peter's Campus=SR6;Hendon Sunderland=SR2
Monkwearmouth=SR6;Stadium of Light=SR5
Millfield=SR4;City centre|市中心=SR1
@Leamington Spa
Warwick Town=CV34
@Bath
Twerton=BA2;Widcombe=BA2;Combe Down=BA2;Royal Crescent=BA1;Lansdown Bath=BA1
@Belfast
Botanic=BT7;Stranmillis=BT9;Holylands=BT7;Malone Belfast=BT9;Ormeau=BT7;Titanic Quarter=BT3;Cathedral Quarter Belfast=BT1
Queen's Quarter=BT7
Malone Road=BT9;City centre|市中心=BT1
@Dundee
Perth Road=DD2;Hawkhill=DD1;Lochee=DD2;Ninewells=DD2
@Swansea
Uplands=SA2;Brynmill=SA2;Sketty=SA2;Mumbles=SA3;Singleton Park=SA2;SA1 Swansea=SA1;Bay Campus=SA1
@Loughborough
Epinal Way=LE11
@Norwich
Earlham=NR4;Unthank Road=NR2;Eaton Norwich=NR4
@Guildford
Park Barn=GU2;Guildford Park=GU2;Stag Hill=GU2;Manor Park Guildford=GU2
@Colchester
Greenstead=CO4;Hythe Colchester=CO2;University Quays=CO2
@Canterbury
St Dunstans Canterbury=CT2;Parkwood=CT2
@Bournemouth
Winton=BH9;Charminster=BH8;Boscombe=BH5;Lansdowne Bournemouth=BH1;Talbot Village=BH10
@St Andrews
Fife Park=KY16;David Russell=KY16
@Stirling
Bridge of Allan=FK9;Causewayhead=FK9
@Huddersfield
Storthes Hall=HD8
@Hull
Newland Avenue=HU5;Beverley Road=HU5;Cottingham Road=HU6
@Lincoln
Brayford=LN6;High Street Lincoln=LN5
@Derby
Kedleston Road=DE22
@Egham
Englefield Green=TW20
@Bradford
Great Horton=BD7
@Preston
Plungington=PR1
@Middlesbrough
Linthorpe=TS5
@Stoke-on-Trent
Hanley=ST1;Shelton Stoke=ST4;Fenton=ST4
@London
City of London|金融城=EC4M;West End London|伦敦西区=W1D;Dagenham=RM10;Barnet=EN5;East Barnet=EN4;Brent=NW10;Bromley=BR1;Camden Market=NW1
Croydon|克罗伊登=CR0;East Greenwich=SE10;Greenwich Peninsula|格林威治半岛=SE10;Hammersmith and Fulham=W6;Haringey=N22;Harrow=HA1;Islington|伊斯灵顿=N1
North Kensington=W10;Chelsea|切尔西=SW3;Kingston upon Thames|金斯顿=KT1;Lambeth=SE1;Isle of Dogs|狗岛=E14;Docklands=E14;Spitalfields=E1
Brick Lane|红砖巷=E1;Stepney=E1;Bow=E3;Westfield Stratford=E20;Olympic Park|奥林匹克公园=E20;East Village London=E20;Hackney Marshes=E9
Royal Docks=E16;ExCeL=E16;Silvertown=E16;Maryland London=E15;Homerton London=E9;Newington Green=N16;St Pancras=N1C;Coal Drops Yard=N1C
Granary Square=N1C;Bloomsbury=WC1B;Tavistock Square=WC1H;Gower Street=WC1E;Fitzrovia=W1T;Regent Street|摄政街=W1B;Clerkenwell=EC1R
Exmouth Market=EC1R;Bishopsgate=EC2M;Tower Bridge|塔桥=SE1;Tower of London|伦敦塔=EC3N;Leadenhall Market=EC3V;Strand=WC2R;Piccadilly=W1J
Soho=W1D;London Chinatown|伦敦唐人街=W1D;Mayfair=W1K;Oxford Street|牛津街=W1C;Hyde Park|海德公园=W2;Hyde Park London|海德公园=W2;Harrods|哈罗德百货=SW1X
Sloane Street=SW1X;Brompton=SW3;Belgravia=SW1X;Buckingham Palace|白金汉宫=SW1A;Big Ben|大本钟=SW1A;London Eye|伦敦眼=SE1
Trafalgar Square|特拉法加广场=WC2N;British Museum|大英博物馆=WC1B;British Library|大英图书馆=NW1;Natural History Museum|自然历史博物馆=SW7;The Shard|碎片大厦=SE1
The O2=SE10;South Bank|南岸=SE1;Bankside=SE1;Peckham=SE15;Camberwell=SE5;Dulwich=SE21;Thamesmead=SE28;Lee London=SE12;Penge=SE20
Notting Hill|诺丁山=W11;Portobello Road=W11;Westfield London=W12;Old Oak Common=NW10;Little Venice|小威尼斯=W9;Primrose Hill=NW3;Crouch End=N8
Muswell Hill=N10;Holloway=N7;Barnsbury=N1;Highbury=N5;Manor House London=N4;Tottenham=N17;Oakwood London=N14;Edmonton=N9
Heathrow|希思罗机场=TW6;Kew=TW9;Barnes London=SW13;East Sheen=SW14;Roehampton=SW15;Chessington=KT9;Whitehall=SW1A;Chelsea Harbour=SW10
World's End Chelsea=SW10;King's Road=SW3;Fulham Palace Road=SW6;Sands End=SW6;Lots Road=SW10;London Dock=E1W;St Katharine Docks=E1W
City Road=EC1V;Commercial Road=E1;Commercial Street=E1;Roman Road=E3;Victoria Park London=E9;Fish Island=E3;Wood Wharf=E14
London Zoo|伦敦动物园=NW1;Elephant Park=SE17;Burgess Park=SE5;Walworth=SE17;Old Kent Road=SE1;Kennington Park=SE11;Lisson Grove=NW8
Warwick Road London=SW5;Cromwell Road=SW7;Exhibition Road=SW7;Queen's Gate=SW7;Evelyn Gardens=SW7;Stockwell Green=SW9;Oxford Gardens=W10
Cambridge Circus=WC2H;Manchester Square=W1U;Coventry Street=W1D;Liverpool Road=N1
Central London|伦敦市中心=WC2N;UCLH=NW1;Francis Crick=NW1;Barking and Dagenham=IG11;Havering=RM1;Kensington and Chelsea=W8;Newham=E15;Tower Hamlets=E1;Waltham Forest=E17
Southampton Row=WC1B;Gray's Inn Road=WC1X;Rosebery Avenue=EC1R;Goswell Road=EC1V;Charing Cross Road=WC2H;Shaftesbury Avenue=W1D
Euston Road=NW1;Malet Street=WC1E;Fleet Street=EC4A;Mile End Road=E1;Upper Street=N1;Hackney Road=E2;Kingsland Road=E8;Fulham Road=SW6
Praed Street=W2;St Thomas' Hospital=SE1;Guy's Hospital=SE1;King's College Hospital=SE5;Royal London Hospital=E1
Great Ormond Street Hospital=WC1N;Royal Free Hospital=NW3;City centre|市中心=WC2N
`;
