import { CITY_NAMES } from "./cities.ts";
import { straightKm } from "./travel/place.ts";

/**
 * Where towns lie, in degrees north and east to one decimal (some ten kilometres): the 27 cities, and the towns that the
 * query parser knows. Means of the outward codes of a town in gibbs/uk-postcodes (CC0-1.0), where that has them.
 */
const POSITIONS = `
Aberdeen=57.1,-2.1;Abergavenny=51.8,-3.0;Aberystwyth=52.4,-4.1;Accrington=53.8,-2.4;Aldershot=51.2,-0.8
Altrincham=53.4,-2.4;Andover=51.2,-1.5;Armagh=54.4,-6.7;Ashford=51.1,0.9;Aylesbury=51.8,-0.8;Ayr=55.5,-4.6
Banbury=52.1,-1.3;Bangor=53.2,-4.1;Barnsley=53.5,-1.4;Barnstaple=51.1,-4.0;Barrow-in-Furness=54.1,-3.2
Basildon=51.6,0.5;Basingstoke=51.3,-1.1;Bath=51.4,-2.4;Battle=50.9,0.5;Bedford=52.1,-0.5;Belfast=54.6,-5.9
Berwick-upon-Tweed=55.7,-2.0;Bexhill=50.8,0.5;Bicester=51.9,-1.2;Birkenhead=53.4,-3.0;Birmingham=52.5,-1.9
Bishop's Stortford=51.9,0.2;Blackburn=53.7,-2.5;Blackpool=53.8,-3.0;Blyth=55.1,-1.6;Bognor Regis=50.8,-0.7
Bolton=53.6,-2.4;Boston Lincolnshire=53.0,0.0;Bournemouth=50.7,-1.9;Bracknell=51.4,-0.7;Bradford=53.8,-1.8
Bradford-on-Avon=51.4,-2.3;Braintree=51.9,0.5;Brentwood=51.6,0.3;Bridgend=51.5,-3.6;Bridgwater=51.1,-3.0
Brighton=50.8,-0.1;Bristol=51.5,-2.6;Broadstairs=51.4,1.4;Bromsgrove=52.3,-2.1;Buckingham=52.0,-1.0;Burnley=53.8,-2.2
Burton upon Trent=52.8,-1.6;Bury=53.6,-2.3;Bury St Edmunds=52.2,0.7;Buxton=53.3,-1.9;Caernarfon=53.1,-4.3
Camberley=51.3,-0.7;Cambridge=52.2,0.1;Canterbury=51.3,1.1;Cardiff=51.5,-3.2;Carlisle=54.9,-2.9;Carmarthen=51.9,-4.3
Castleford=53.7,-1.4;Chatham=51.4,0.5;Chelmsford=51.7,0.5;Cheltenham=51.9,-2.1;Chester=53.2,-2.9
Chesterfield=53.2,-1.4;Chichester=50.8,-0.8;Chippenham=51.5,-2.1;Chorley=53.7,-2.6;Cirencester=51.7,-2.0
Clacton-on-Sea=51.8,1.2;Colchester=51.9,0.9;Coleraine=55.2,-6.7;Corby=52.5,-0.7;Coventry=52.4,-1.5;Cranfield=52.1,-0.6
Crawley=51.1,-0.2;Crewe=53.1,-2.4;Cumbernauld=55.9,-4.0;Cwmbran=51.7,-3.0;Darlington=54.5,-1.6;Dartford=51.4,0.2
Deal=51.2,1.4;Derby=52.9,-1.5;Derry=55.0,-7.3;Dewsbury=53.7,-1.7;Diss=52.4,1.1;Doncaster=53.5,-1.1
Dorchester=50.7,-2.4;Dorking=51.3,-0.4;Dover=51.1,1.3;Dudley=52.5,-2.1;Dumfries=55.1,-3.6;Dundee=56.5,-3.0
Dunfermline=56.1,-3.5;Dunstable=51.9,-0.5;Durham=54.8,-1.6;East Grinstead=51.1,0.0;East Kilbride=55.8,-4.2
Eastbourne=50.8,0.3;Eastleigh=51.0,-1.4;Edinburgh=56.0,-3.2;Egham=51.4,-0.5;Ellesmere Port=53.3,-2.9;Ely=52.4,0.3
Epsom=51.3,-0.3;Exeter=50.7,-3.5;Falkirk=56.0,-3.8;Falmouth=50.1,-5.1;Fareham=50.9,-1.2;Farnborough=51.3,-0.8
Farnham=51.2,-0.8;Felixstowe=52.0,1.3;Fleet=51.3,-0.8;Folkestone=51.1,1.2;Fort William=56.8,-5.1;Gateshead=54.9,-1.7
Gillingham=51.4,0.6;Glasgow=55.9,-4.2;Glastonbury=51.1,-2.7;Gloucester=51.8,-2.2;Godalming=51.2,-0.6;Gosport=50.8,-1.2
Grantham=52.9,-0.6;Gravesend=51.4,0.4;Grays=51.5,0.3;Great Yarmouth=52.6,1.7;Grimsby=53.6,-0.1;Guildford=51.2,-0.6
Halifax=53.7,-1.9;Harlow=51.8,0.1;Harpenden=51.8,-0.4;Harrogate=54.0,-1.5;Hartlepool=54.7,-1.2;Harwich=51.9,1.3
Hastings=50.9,0.6;Hatfield=51.8,-0.2;Haywards Heath=51.0,-0.1;Hemel Hempstead=51.8,-0.5;Henley-on-Thames=51.5,-0.9
Hereford=52.1,-2.7;Hertford=51.8,-0.1;High Wycombe=51.6,-0.7;Hitchin=52.0,-0.2;Horsham=51.1,-0.3
Huddersfield=53.6,-1.8;Hull=53.8,-0.3;Huntingdon=52.3,-0.2;Hythe=51.1,1.1;Inverness=57.5,-4.2;Ipswich=52.1,1.2
Irvine=55.6,-4.6;Keele=53.0,-2.3;Keighley=53.9,-1.9;Kendal=54.3,-2.8;Kettering=52.4,-0.7;Kidderminster=52.4,-2.2
Kilmarnock=55.6,-4.5;King's Lynn=52.8,0.4;Kirkcaldy=56.1,-3.2;Lampeter=52.1,-4.1;Lancaster=54.0,-2.8;Larne=54.8,-5.8
Leamington Spa=52.3,-1.5;Leatherhead=51.3,-0.3;Leeds=53.8,-1.6;Leicester=52.6,-1.1;Leighton Buzzard=51.9,-0.7
Letchworth=52.0,-0.2;Lewes=50.9,0.0;Lichfield=52.7,-1.8;Lincoln=53.2,-0.6;Lisburn=54.5,-6.0;Littlehampton=50.8,-0.5
Liverpool=53.4,-3.0;Livingston=55.9,-3.5;Llandudno=53.3,-3.8;Llanelli=51.7,-4.2;London=51.5,-0.1
Loughborough=52.8,-1.2;Lowestoft=52.5,1.8;Luton=51.9,-0.4;Lytham St Annes=53.7,-3.0;Macclesfield=53.3,-2.1
Maidenhead=51.5,-0.7;Maidstone=51.3,0.5;Malvern=52.1,-2.3;Manchester=53.5,-2.2;Mansfield=53.1,-1.2;Margate=51.4,1.4
Matlock=53.1,-1.6;Merthyr Tydfil=51.7,-3.4;Middlesbrough=54.6,-1.2;Milton Keynes=52.0,-0.7;Morecambe=54.1,-2.9
Motherwell=55.8,-4.0;Newark-on-Trent=53.1,-0.8;Newbury=51.4,-1.3;Newcastle=55.0,-1.6;Newcastle-under-Lyme=53.0,-2.2
Newport=51.6,-3.0;Newquay=50.4,-5.1;Newry=54.2,-6.3;Newtownabbey=54.7,-6.0;Northallerton=54.3,-1.4
Northampton=52.2,-0.9;Northwich=53.3,-2.5;Norwich=52.6,1.3;Nottingham=53.0,-1.1;Nuneaton=52.5,-1.5;Oldham=53.5,-2.1
Omagh=54.6,-7.3;Ormskirk=53.6,-2.8;Oxford=51.8,-1.3;Paignton=50.4,-3.6;Paisley=55.8,-4.4;Penrith=54.7,-2.8
Penryn=50.2,-5.1;Penzance=50.1,-5.5;Perth=56.4,-3.4;Peterborough=52.6,-0.3;Peterhead=57.5,-1.9;Plymouth=50.4,-4.1
Pontypridd=51.6,-3.3;Poole=50.7,-2.0;Portsmouth=50.8,-1.1;Preston=53.8,-2.7;Ramsgate=51.3,1.4;Reading=51.5,-1.0
Redcar=54.6,-1.1;Redditch=52.3,-2.0;Redhill=51.2,-0.2;Reigate=51.2,-0.2;Rhyl=53.3,-3.5;Rochdale=53.6,-2.2
Rochester=51.4,0.5;Rotherham=53.4,-1.3;Royal Tunbridge Wells=51.1,0.3;Rugby=52.4,-1.3;Runcorn=53.4,-2.7;Rye=51.0,0.7
Saffron Walden=52.0,0.3;Sale=53.4,-2.3;Salisbury=51.1,-1.8;Sandwich=51.3,1.3;Scarborough=54.3,-0.4
Scunthorpe=53.6,-0.7;Sevenoaks=51.3,0.2;Sheffield=53.4,-1.5;Shrewsbury=52.7,-2.7;Sittingbourne=51.3,0.7
Skegness=53.2,0.3;Slough=51.5,-0.6;Solihull=52.4,-1.8;South Shields=55.0,-1.4;Southampton=50.9,-1.4
Southend-on-Sea=51.5,0.7;Southport=53.5,-3.0;St Albans=51.7,-0.3;St Andrews=56.3,-2.8;St Austell=50.3,-4.8
St Helens=53.5,-2.7;St Ives=50.2,-5.5;Stafford=52.8,-2.1;Staines-upon-Thames=51.4,-0.5;Stevenage=51.9,-0.2
Stirling=56.2,-4.2;Stockport=53.4,-2.2;Stockton-on-Tees=54.6,-1.3;Stoke-on-Trent=53.0,-2.2;Stone=52.9,-2.1
Stornoway=58.2,-6.4;Stourbridge=52.5,-2.1;Stratford-upon-Avon=52.2,-1.7;Stroud=51.7,-2.2;Sunderland=54.9,-1.4
Swansea=51.6,-4.0;Swindon=51.6,-1.8;Tamworth=52.6,-1.7;Taunton=51.0,-3.1;Telford=52.7,-2.5;Torquay=50.5,-3.6
Totnes=50.4,-3.7;Trowbridge=51.4,-2.7;Truro=50.3,-5.1;Uxbridge Town=51.5,-0.5;Wakefield=53.7,-1.4;Wallasey=53.4,-3.0
Walsall=52.6,-2.0;Ware=51.8,0.0;Warrington=53.4,-2.6;Watford=51.7,-0.4;Wellingborough=52.3,-0.7;Wells=51.2,-2.6
Welwyn Garden City=51.8,-0.2;West Bromwich=52.5,-2.0;Weston-super-Mare=51.4,-3.0;Weymouth=50.6,-2.5;Whitby=54.5,-0.6
Wick=58.4,-3.1;Widnes=53.4,-2.7;Wigan=53.5,-2.6;Winchester=51.1,-1.3;Windsor=51.5,-0.6;Woking=51.3,-0.6
Wokingham=51.4,-0.9;Wolverhampton=52.6,-2.1;Worcester=52.2,-2.2;Workington=54.6,-3.5;Worksop=53.3,-1.1
Worthing=50.8,-0.4;Wrexham=53.0,-3.0;Yeovil=50.9,-2.6;York=54.0,-1.1`;

let positions: ReadonlyMap<string, readonly [north: number, east: number]> | undefined;

/** Where a town lies, in degrees north and east, to some ten kilometres; null for one that is unknown. */
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
