import { CITY_NAMES } from "./cities.ts";
import { straightKm } from "./travel/place.ts";

/**
 * Where towns lie, in degrees north and east: the 27 cities and towns around them or with a university to two decimals (a kilometre),
 * from general knowledge; others that the query parser knows to one (ten kilometres), as means of their outward codes in
 * gibbs/uk-postcodes (CC0-1.0), where that has them.
 */
const POSITIONS = `
Aberdeen=57.15,-2.11;Abergavenny=51.8,-3.0;Aberystwyth=52.4,-4.1;Accrington=53.8,-2.4;Aldershot=51.2,-0.8
Altrincham=53.4,-2.4;Andover=51.2,-1.5;Armagh=54.4,-6.7;Ashford=51.1,0.9;Aylesbury=51.8,-0.8;Ayr=55.5,-4.6
Banbury=52.1,-1.3;Bangor=53.2,-4.1;Barnsley=53.5,-1.4;Barnstaple=51.1,-4.0;Barrow-in-Furness=54.1,-3.2;Basildon=51.6,0.5
Basingstoke=51.27,-1.09;Bath=51.38,-2.36;Battle=50.9,0.5;Bedford=52.1,-0.5;Belfast=54.60,-5.93
Berwick-upon-Tweed=55.7,-2.0;Bexhill=50.8,0.5;Bicester=51.9,-1.2;Birkenhead=53.39,-3.02;Birmingham=52.48,-1.90
Bishop's Stortford=51.9,0.2;Blackburn=53.7,-2.5;Blackpool=53.8,-3.0;Blyth=55.1,-1.6;Bognor Regis=50.8,-0.7
Bolton=53.58,-2.43;Boston Lincolnshire=53.0,0.0;Bournemouth=50.72,-1.88;Bracknell=51.42,-0.75;Bradford=53.79,-1.75
Bradford-on-Avon=51.4,-2.3;Braintree=51.9,0.5;Brentwood=51.6,0.3;Bridgend=51.5,-3.6;Bridgwater=51.1,-3.0
Brighton=50.83,-0.14;Bristol=51.45,-2.59;Broadstairs=51.4,1.4;Bromsgrove=52.3,-2.1;Buckingham=52.0,-1.0
Burnley=53.8,-2.2;Burton upon Trent=52.8,-1.6;Bury=53.59,-2.30;Bury St Edmunds=52.2,0.7;Buxton=53.3,-1.9
Caernarfon=53.1,-4.3;Camberley=51.3,-0.7;Cambridge=52.20,0.13;Canterbury=51.28,1.08;Cardiff=51.48,-3.18
Carlisle=54.9,-2.9;Carmarthen=51.9,-4.3;Castleford=53.7,-1.4;Chatham=51.4,0.5;Chelmsford=51.73,0.47
Cheltenham=51.90,-2.08;Chester=53.19,-2.89;Chesterfield=53.2,-1.4;Chichester=50.8,-0.8;Chippenham=51.5,-2.1
Chorley=53.7,-2.6;Cirencester=51.7,-2.0;Clacton-on-Sea=51.8,1.2;Colchester=51.89,0.90;Coleraine=55.2,-6.7
Corby=52.5,-0.7;Coventry=52.41,-1.51;Cranfield=52.1,-0.6;Crawley=51.11,-0.19;Crewe=53.1,-2.4;Cumbernauld=55.9,-4.0
Cwmbran=51.7,-3.0;Darlington=54.5,-1.6;Dartford=51.45,0.22;Deal=51.2,1.4;Derby=52.92,-1.48;Derry=55.0,-7.3
Dewsbury=53.7,-1.7;Diss=52.4,1.1;Doncaster=53.5,-1.1;Dorchester=50.7,-2.4;Dorking=51.3,-0.4;Dover=51.1,1.3
Dudley=52.5,-2.1;Dumfries=55.1,-3.6;Dundee=56.46,-2.97;Dunfermline=56.1,-3.5;Dunstable=51.9,-0.5;Durham=54.78,-1.57
East Grinstead=51.1,0.0;East Kilbride=55.8,-4.2;Eastbourne=50.8,0.3;Eastleigh=51.0,-1.4;Edinburgh=55.95,-3.19
Egham=51.43,-0.55;Ellesmere Port=53.3,-2.9;Ely=52.4,0.3;Epsom=51.33,-0.27;Exeter=50.72,-3.53;Falkirk=56.0,-3.8
Falmouth=50.1,-5.1;Fareham=50.9,-1.2;Farnborough=51.3,-0.8;Farnham=51.2,-0.8;Felixstowe=52.0,1.3;Fleet=51.3,-0.8
Folkestone=51.1,1.2;Fort William=56.8,-5.1;Gateshead=54.96,-1.60;Gillingham=51.4,0.6;Glasgow=55.86,-4.26
Glastonbury=51.1,-2.7;Gloucester=51.86,-2.24;Godalming=51.2,-0.6;Gosport=50.8,-1.2;Grantham=52.9,-0.6;Gravesend=51.4,0.4
Grays=51.5,0.3;Great Yarmouth=52.6,1.7;Grimsby=53.6,-0.1;Guildford=51.24,-0.57;Halifax=53.7,-1.9;Harlow=51.8,0.1
Harpenden=51.8,-0.4;Harrogate=53.99,-1.54;Hartlepool=54.7,-1.2;Harwich=51.9,1.3;Hastings=50.9,0.6;Hatfield=51.76,-0.23
Haywards Heath=51.0,-0.1;Hemel Hempstead=51.8,-0.5;Henley-on-Thames=51.5,-0.9;Hereford=52.1,-2.7;Hertford=51.8,-0.1
High Wycombe=51.63,-0.75;Hitchin=52.0,-0.2;Horsham=51.1,-0.3;Huddersfield=53.65,-1.78;Hull=53.74,-0.33
Huntingdon=52.3,-0.2;Hythe=51.1,1.1;Inverness=57.5,-4.2;Ipswich=52.1,1.2;Irvine=55.6,-4.6;Keele=53.00,-2.27
Keighley=53.9,-1.9;Kendal=54.3,-2.8;Kettering=52.4,-0.7;Kidderminster=52.4,-2.2;Kilmarnock=55.6,-4.5
King's Lynn=52.8,0.4;Kirkcaldy=56.1,-3.2;Lampeter=52.1,-4.1;Lancaster=54.05,-2.80;Larne=54.8,-5.8
Leamington Spa=52.29,-1.54;Leatherhead=51.3,-0.3;Leeds=53.80,-1.55;Leicester=52.63,-1.13;Leighton Buzzard=51.9,-0.7
Letchworth=52.0,-0.2;Lewes=50.9,0.0;Lichfield=52.7,-1.8;Lincoln=53.23,-0.54;Lisburn=54.5,-6.0;Littlehampton=50.8,-0.5
Liverpool=53.41,-2.98;Livingston=55.9,-3.5;Llandudno=53.3,-3.8;Llanelli=51.7,-4.2;London=51.51,-0.13
Loughborough=52.77,-1.21;Lowestoft=52.5,1.8;Luton=51.88,-0.42;Lytham St Annes=53.7,-3.0;Macclesfield=53.3,-2.1
Maidenhead=51.52,-0.72;Maidstone=51.3,0.5;Malvern=52.1,-2.3;Manchester=53.48,-2.24;Mansfield=53.1,-1.2;Margate=51.4,1.4
Matlock=53.1,-1.6;Merthyr Tydfil=51.7,-3.4;Middlesbrough=54.58,-1.23;Milton Keynes=52.04,-0.76;Morecambe=54.1,-2.9
Motherwell=55.8,-4.0;Newark-on-Trent=53.1,-0.8;Newbury=51.4,-1.3;Newcastle=54.97,-1.61;Newcastle-under-Lyme=53.0,-2.2
Newport=51.59,-3.00;Newquay=50.4,-5.1;Newry=54.2,-6.3;Newtownabbey=54.7,-6.0;Northallerton=54.3,-1.4
Northampton=52.24,-0.90;Northwich=53.3,-2.5;Norwich=52.63,1.29;Nottingham=52.95,-1.15;Nuneaton=52.52,-1.47
Oldham=53.54,-2.11;Omagh=54.6,-7.3;Ormskirk=53.6,-2.8;Oxford=51.75,-1.26;Paignton=50.4,-3.6;Paisley=55.8,-4.4
Penrith=54.7,-2.8;Penryn=50.2,-5.1;Penzance=50.1,-5.5;Perth=56.4,-3.4;Peterborough=52.6,-0.3;Peterhead=57.5,-1.9
Plymouth=50.37,-4.14;Pontypridd=51.6,-3.3;Poole=50.7,-2.0;Portsmouth=50.80,-1.09;Preston=53.76,-2.70;Ramsgate=51.3,1.4
Reading=51.46,-0.97;Redcar=54.6,-1.1;Redditch=52.3,-2.0;Redhill=51.2,-0.2;Reigate=51.2,-0.2;Rhyl=53.3,-3.5
Rochdale=53.61,-2.16;Rochester=51.4,0.5;Rotherham=53.43,-1.36;Royal Tunbridge Wells=51.1,0.3;Rugby=52.37,-1.26
Runcorn=53.4,-2.7;Rye=51.0,0.7;Saffron Walden=52.0,0.3;Sale=53.4,-2.3;Salisbury=51.1,-1.8;Sandwich=51.3,1.3
Scarborough=54.3,-0.4;Scunthorpe=53.6,-0.7;Sevenoaks=51.3,0.2;Sheffield=53.38,-1.47;Shrewsbury=52.7,-2.7
Sittingbourne=51.3,0.7;Skegness=53.2,0.3;Slough=51.51,-0.59;Solihull=52.41,-1.78;South Shields=55.0,-1.4
Southampton=50.91,-1.40;Southend-on-Sea=51.5,0.7;Southport=53.65,-3.01;St Albans=51.75,-0.34;St Andrews=56.34,-2.80
St Austell=50.3,-4.8;St Helens=53.5,-2.7;St Ives=50.2,-5.5;Stafford=52.8,-2.1;Staines-upon-Thames=51.43,-0.51
Stevenage=51.90,-0.20;Stirling=56.12,-3.94;Stockport=53.41,-2.16;Stockton-on-Tees=54.6,-1.3;Stoke-on-Trent=53.00,-2.18
Stone=52.9,-2.1;Stornoway=58.2,-6.4;Stourbridge=52.5,-2.1;Stratford-upon-Avon=52.2,-1.7;Stroud=51.7,-2.2
Sunderland=54.91,-1.38;Swansea=51.62,-3.94;Swindon=51.6,-1.8;Tamworth=52.6,-1.7;Taunton=51.0,-3.1;Telford=52.7,-2.5
Torquay=50.5,-3.6;Totnes=50.4,-3.7;Trowbridge=51.4,-2.7;Truro=50.3,-5.1;Uxbridge Town=51.5,-0.5;Wakefield=53.68,-1.50
Wallasey=53.4,-3.0;Walsall=52.6,-2.0;Ware=51.8,0.0;Warrington=53.39,-2.60;Watford=51.66,-0.40;Wellingborough=52.3,-0.7
Wells=51.2,-2.6;Welwyn Garden City=51.8,-0.2;West Bromwich=52.5,-2.0;Weston-super-Mare=51.4,-3.0;Weymouth=50.6,-2.5
Whitby=54.5,-0.6;Wick=58.4,-3.1;Widnes=53.4,-2.7;Wigan=53.5,-2.6;Winchester=51.06,-1.31;Windsor=51.48,-0.61
Woking=51.32,-0.56;Wokingham=51.4,-0.9;Wolverhampton=52.59,-2.13;Worcester=52.19,-2.22;Workington=54.6,-3.5
Worksop=53.3,-1.1;Worthing=50.8,-0.4;Wrexham=53.0,-3.0;Yeovil=50.9,-2.6;York=53.96,-1.08
`;

let positions: ReadonlyMap<string, readonly [north: number, east: number]> | undefined;

/** Where a town lies, in degrees north and east, to ten kilometres at least; null for one that is unknown. */
export function townPosition(town: string): { north: number; east: number } | null {
  positions ??= readPositions();
  const position = positions.get(town);
  return position === undefined ? null : { north: position[0], east: position[1] };
}

/** Kilometres between two towns as the crow flies; null where one of them is unknown. */
export function townDistance(one: string, other: string): number | null {
  const [from, to] = [townPosition(one), townPosition(other)];
  return from === null || to === null ? null : Math.round(straightKm(from, to));
}

/** The 27 cities nearest to a town, without itself; none where the town is unknown. */
export function nearestCities(town: string, count: number): string[] {
  return citiesByDistance(town)
    .slice(0, count)
    .map(({ city }) => city);
}

/** Those of the 27 cities that are at most so many kilometres from a town, the nearest first, without itself. */
export function citiesWithin(town: string, most: number): string[] {
  return citiesByDistance(town)
    .filter(({ km }) => km <= most)
    .map(({ city }) => city);
}

function citiesByDistance(town: string): { city: string; km: number }[] {
  const distances = CITY_NAMES.flatMap((city) => {
    const km = city === town ? null : townDistance(city, town);
    return km === null ? [] : [{ city, km }];
  });
  return distances.toSorted((a, b) => a.km - b.km);
}

function readPositions(): ReadonlyMap<string, readonly [number, number]> {
  const entries = POSITIONS.trim().split(/[;\n]/);
  return new Map(
    entries.map((entry) => {
      const [name = "", position = ""] = entry.split("=");
      const [north = 0, east = 0] = position.split(",").map(Number);
      return [name, [north, east]];
    }),
  );
}
