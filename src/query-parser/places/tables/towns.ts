/**
 * Towns of the United Kingdom outside the 27 cities, from general knowledge: `name=other name|other name`, one after the
 * other with semicolons. Other names are the transliterations of the mainland, Hong Kong and Taiwan, and nicknames.
 */
export const TOWNS = `
Abergavenny;Aberystwyth=aber|阿伯里斯特威斯|亚伯大学城|阿伯里斯|阿伯里斯维斯;Accrington;Aldershot;Altrincham=奥特林厄姆|阿尔特灵厄姆;Andover;Armagh;Ashford=阿什福德;Aylesbury=艾尔斯伯里;Ayr=艾尔;Banbury
Bangor=班戈|班格;Barnsley=巴恩斯利;Barnstaple;Barrow-in-Furness;Basildon;Basingstoke=贝辛斯托克;Bath=city of bath|bath spa|巴斯|巴斯市|巴芙;Battle=battle east sussex
Bedford=贝德福德|贝德福|贝福德;Belfast=贝尔法斯特|贝法|贝村|贝尔法斯;Berwick-upon-Tweed=berwick;Bexhill=bexhill on sea;Bicester=比斯特|比斯特村|bicester village
Birkenhead=伯肯黑德|伯肯海德;Bishop's Stortford;Blackburn=布莱克本|布力般;Blackpool=黑池|布莱克浦;Blyth=布莱斯;Bognor Regis=bognor;Bolton=博尔顿|波尔顿|保顿
Boston Lincolnshire=boston lincs;Bournemouth=伯恩茅斯|伯恩茅茨|伯茅斯|般尼茅夫|伯恩|b'mouth;Bracknell=布拉克内尔|布拉克内;Bradford=布拉德福德|布拉德福|布莱德福德|布拉福德;Bradford-on-Avon
Braintree;Brentwood;Bridgend;Bridgwater;Broadstairs;Bromsgrove;Buckingham=白金汉市|白金汉镇;Burnley=伯恩利|般尼;Burton upon Trent=burton on trent|特伦特河畔伯顿
Bury=贝里|伯里;Bury St Edmunds=圣埃德蒙兹伯里|贝里圣埃德蒙兹;Buxton;Caernarfon;Camberley;Canterbury=坎特伯雷|坎特伯里|坎特布雷|坎特|肯特伯雷;Carlisle=卡莱尔|卡莱;Carmarthen;Castleford;Chatham=查塔姆
Chelmsford=切姆斯福德|切尔姆斯福德|车姆斯福德;Cheltenham=切尔滕纳姆|切尔腾纳姆|切尔滕汉姆|车特咸|车顿咸;Chester=切斯特|赤斯特|彻斯特|车士打;Chesterfield=切斯特菲尔德;Chichester=奇切斯特;Chippenham;Chorley
Cirencester;Clacton-on-Sea=clacton;Colchester=科尔切斯特|科切斯特|高车士打;Coleraine;Corby;Cranfield=克兰菲尔德|克兰菲德;Crawley=克劳利;Crewe=克鲁;Cumbernauld;Cwmbran;Darlington=达灵顿
Dartford=达特福德;Deal=deal kent;Derby=德比|德贝|打比;Derry=londonderry|伦敦德里|德里市;Dewsbury;Diss=diss norfolk;Doncaster=唐卡斯特|登卡斯特|唐卡士打;Dorchester;Dorking;Dover=多佛|多佛尔|多弗
Dudley=达德利|杜德利;Dumfries;Dundee=邓迪|丹地|敦提|登地|邓村;Dunfermline;Dunstable;East Grinstead;East Kilbride;Eastbourne=伊斯特本|伊斯特伯恩;Eastleigh;Egham=埃格姆|艾格姆|艾根|伊格姆
Ellesmere Port;Ely=伊利市;Epsom=埃普索姆|埃普瑟姆;Falkirk=福尔柯克;Falmouth=法尔茅斯|法茅斯;Fareham;Farnborough=范堡罗|法恩伯勒;Farnham=法纳姆|法汉姆|法恩汉姆;Felixstowe
Fleet=fleet hampshire;Folkestone=福克斯通;Fort William=威廉堡;Gateshead=盖茨黑德|盖茨海德;Gillingham=吉林厄姆;Glastonbury;Gloucester=格洛斯特|格罗斯特|告罗士打;Godalming;Gosport;Grantham
Gravesend;Grays=grays essex;Great Yarmouth=大雅茅斯;Grimsby=格里姆斯比;Guildford=吉尔福德|吉福德|吉尔福|基尔福德;Halifax=哈利法克斯;Harlow=哈洛;Harpenden;Harrogate=哈罗盖特|哈洛盖特;Hartlepool=哈特尔浦;Harwich
Hastings=黑斯廷斯|哈斯丁斯|黑斯廷;Hatfield=哈特菲尔德|哈菲尔德|赫特菲尔德|哈特菲德;Haywards Heath;Hemel Hempstead=hemel;Henley-on-Thames=henley|亨利小镇;Hereford=赫里福德|赫里福
Hertford=赫特福德|哈特福德;High Wycombe=wycombe|海威科姆|高威科姆|海威科;Hitchin;Horsham;Huddersfield=哈德斯菲尔德|哈德斯菲德|哈德斯|哈村|夏特斯菲;Hull=kingston upon hull|赫尔|赫尔市|霍尔市|侯城|赫村
Huntingdon;Hythe=hythe kent;Inverness=因弗内斯|因佛内斯|因弗尼斯;Ipswich=伊普斯威奇|伊普威治|叶士域治;Irvine;Keighley;Keele=基尔村;Kendal=肯德尔;Kettering=凯特林;Kidderminster;Kilmarnock
King's Lynn=金斯林;Kirkcaldy;Lampeter;Larne;Leamington Spa=leamington|royal leamington spa|leam|利明顿|利明顿温泉|莱明顿|利明顿斯帕|里明顿|雷明顿|利明顿spa|李明顿|莱明顿温泉;Leatherhead
Leighton Buzzard;Letchworth;Lewes=刘易斯|路易斯镇;Lichfield;Lincoln=林肯|林肯市;Lisburn;Littlehampton;Livingston=利文斯顿;Llandudno;Llanelli
Loughborough=lboro|lufbra|拉夫堡|拉夫伯勒|拉夫波罗|罗浮堡|拉堡;Lowestoft;Luton=卢顿|鲁顿|路顿;Lytham St Annes=lytham;Macclesfield=麦克尔斯菲尔德;Maidenhead=梅登黑德|梅登海德;Maidstone=梅德斯通
Malvern=great malvern;Mansfield=曼斯菲尔德;Margate=马盖特;Matlock;Merthyr Tydfil=merthyr;Middlesbrough=middlesborough|米德尔斯堡|米德尔斯伯勒|米德尔斯布勒|米杜士堡|米堡|boro
Milton Keynes=米尔顿凯恩斯|米尔顿凯因斯|米尔顿|弥尔顿凯恩斯|密尔顿凯恩斯;Morecambe;Motherwell;Newark-on-Trent=newark;Newbury;Newcastle-under-Lyme=纽卡斯尔安德莱姆;Newport=新港|纽波特;Newquay
Newry;Newtownabbey;Northallerton;Northampton=n'hampton|北安普顿|北安|北汉普顿|诺咸顿;Northwich;Norwich=诺里奇|诺维奇|诺威治|诺里治|诺里其|诺域治|罗域治;Nuneaton=纳尼顿;Oldham=奥尔德姆|奥尔德汉姆;Omagh
Ormskirk=奥姆斯柯克|奥姆斯科克|奥姆斯克;Paignton;Paisley=佩斯利;Penrith;Penryn;Penzance;Perth=珀斯|帕斯|佩思;Peterborough=彼得伯勒|彼得堡罗|彼得伯罗|彼德堡;Peterhead;Pontypridd;Poole=普尔
Preston=普雷斯顿|普莱斯顿|普雷斯|普里斯顿;Ramsgate;Redcar;Redditch;Redhill;Reigate;Rhyl;Rochdale=罗奇代尔;Rochester=罗切斯特;Rotherham=罗瑟勒姆|罗瑟汉姆|洛达咸
Royal Tunbridge Wells=tunbridge wells|坦布里奇韦尔斯|皇家坦布里奇威尔斯;Rugby=拉格比;Runcorn;Rye=rye east sussex;Saffron Walden;Sale=sale manchester;Salisbury=索尔兹伯里
Sandwich=sandwich kent;Scarborough=斯卡布罗|斯卡伯勒|史卡博罗;Scunthorpe;Sevenoaks=7 oaks;Shrewsbury=什鲁斯伯里|舒兹伯利;Sittingbourne;Skegness;Slough=斯劳|斯拉夫镇|史劳;Solihull=索利哈尔|索利赫尔
South Shields=南希尔兹;Southend-on-Sea=southend|绍森德|滨海绍森德;Southport=绍斯波特|南港;St Albans=saint albans|圣奥尔本斯|圣阿尔本斯|圣奥本斯|圣阿本
St Andrews=saint andrews|st andrew|圣安德鲁斯|圣安德鲁|圣安|圣安德魯斯|圣安德烈斯;St Austell;St Helens;St Ives;Stafford=斯塔福德|史塔福|斯塔福;Staines-upon-Thames=staines|斯坦斯
Stevenage=斯蒂夫尼奇|斯蒂文尼奇|史蒂文尼奇;Stirling=斯特灵|斯特林|史特灵|斯特令;Stockport=斯托克波特|斯托克港|史托港;Stockton-on-Tees=stockton;Stoke-on-Trent=stoke|斯托克|特伦特河畔斯托克|斯托克城|史篤城|史笃城
Stone=stone staffs;Stornoway;Stourbridge;Stratford-upon-Avon=stratford on avon|埃文河畔斯特拉特福|莎翁故乡|莎士比亚小镇;Stroud;Swansea=斯旺西|史旺西|斯万西|斯旺|史云斯|天鹅海|旺村
Swindon=斯温登|斯文登|史云顿|斯温顿;Tamworth;Taunton=陶顿;Telford=特尔福德;Torquay=托基;Totnes;Trowbridge;Truro;Uxbridge Town;Wakefield=韦克菲尔德|威克菲尔德;Wallasey;Walsall=沃尔索尔
Ware=ware hertfordshire|ware herts;Warrington=沃灵顿;Watford=沃特福德|屈福特|沃福德;Wellingborough;Wells=wells somerset;Welwyn Garden City=welwyn;West Bromwich
Weston-super-Mare;Weymouth=韦茅斯;Whitby;Wick=wick caithness;Widnes;Wigan=维冈|维根|韦根;Winchester=温彻斯特|温村;Windsor=温莎|温沙;Woking=沃金|沃京;Wokingham
Wolverhampton=wolves|伍尔弗汉普顿|胡弗汉顿|狼堡|伍弗汉顿|狼村|胡佛汉顿;Worcester=伍斯特|伍斯特市|乌斯特|胡斯特;Workington;Worksop;Worthing=沃辛|沃信;Wrexham=雷克瑟姆|雷克斯汉姆|雷克斯汉|域斯咸;Yeovil`;
