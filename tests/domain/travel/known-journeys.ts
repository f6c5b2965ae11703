import type { TravelTimes } from "#domain/travel/travel-times.ts";

/** A journey whose time is known from elsewhere, from somewhere in a postcode district. */
export interface KnownJourney {
  /** In words, for the report. */
  journey: string;
  district: string;
  /** Degrees north and east, then the place's name. */
  to: string;
  by: Exclude<keyof TravelTimes, "straightKm">;
  /** Door to door. */
  minutes: number;
  /** Where it stands, or that it is what people of the place say: timetables, with five minutes to the stop and for the wait. */
  source: string;
}

const PEOPLE = "general knowledge of the timetable";

/** Twenty journeys by which the estimates are fitted and judged (SQ-10). */
export const KNOWN_JOURNEYS: readonly KnownJourney[] = [
  {
    journey: "North Acton to Imperial",
    district: "W3",
    to: "51.499,-0.175,Imperial College",
    by: "transit",
    minutes: 32,
    source: "https://www.imperial.ac.uk/news/119328: 'door to door, slightly over 30 minutes'",
  },
  {
    journey: "Leamington Spa to Warwick",
    district: "CV31",
    to: "52.38,-1.561,University of Warwick",
    by: "transit",
    minutes: 35,
    source: "https://our.warwick.ac.uk/the-wheels-on-the-bus-go-round-and-round: half an hour in the bus",
  },
  {
    journey: "Coventry to Warwick",
    district: "CV1",
    to: "52.38,-1.561,University of Warwick",
    by: "transit",
    minutes: 30,
    source: PEOPLE,
  },
  {
    journey: "Headingley to Leeds on foot",
    district: "LS6",
    to: "53.807,-1.555,University of Leeds",
    by: "foot",
    minutes: 32,
    source:
      "https://thetab.com/uk/leeds/2020/10/28/heres-what-your-leeds-uni-house-location-says-about-you-52699: '30+'",
  },
  {
    journey: "Hyde Park to Leeds on foot",
    district: "LS6",
    to: "53.807,-1.555,University of Leeds",
    by: "foot",
    minutes: 15,
    source: "the same page: 'maximum a 15 minute walk'",
  },
  {
    journey: "Murano Street to Glasgow on foot",
    district: "G20",
    to: "55.872,-4.289,University of Glasgow",
    by: "foot",
    minutes: 22,
    source: "https://glasgowuniversity.wordpress.com/2009/08/18/murano-street-student-village: 20-25 minutes",
  },
  {
    journey: "Stoke Bishop to Bristol on foot",
    district: "BS9",
    to: "51.458,-2.603,University of Bristol",
    by: "foot",
    minutes: 35,
    source:
      "https://thetab.com/uk/bristol/2019/09/10/uob-is-telling-freshers-to-live-in-wales-because-there-arent-enough-halls-left-37349",
  },
  {
    journey: "King's Buildings' quarter to George Square on foot",
    district: "EH9",
    to: "55.944,-3.188,University of Edinburgh",
    by: "foot",
    minutes: 30,
    source:
      "https://thetab.com/uk/edinburgh/2017/02/15/i-spent-day-tourist-kings-buildings-31400: an hour there and back",
  },
  {
    journey: "Waterloo to KCL Strand on foot",
    district: "SE1",
    to: "51.512,-0.117,KCL Strand",
    by: "foot",
    minutes: 20,
    source: "https://sites.google.com/site/alexandrestauffer/getting-to-london-and-kings-college",
  },
  {
    journey: "King's Cross to KCL Strand on foot",
    district: "N1C",
    to: "51.512,-0.117,KCL Strand",
    by: "foot",
    minutes: 35,
    source: "the same page",
  },
  {
    journey: "Manchester's north campus to its south campus on foot",
    district: "M1",
    to: "53.467,-2.234,University of Manchester",
    by: "foot",
    minutes: 15,
    source: "https://orientation-uom.com/2018/08/09/what-to-expect-of-manchester-and-the-uk-3",
  },
  {
    journey: "Fallowfield to Manchester by bus",
    district: "M14",
    to: "53.467,-2.234,University of Manchester",
    by: "transit",
    minutes: 20,
    source: PEOPLE,
  },
  {
    journey: "Selly Oak to Birmingham on foot",
    district: "B29",
    to: "52.45,-1.93,University of Birmingham",
    by: "foot",
    minutes: 18,
    source: PEOPLE,
  },
  {
    journey: "Jesmond to Newcastle on foot",
    district: "NE2",
    to: "54.98,-1.615,Newcastle University",
    by: "foot",
    minutes: 20,
    source: PEOPLE,
  },
  {
    journey: "Brighton to Sussex by bus",
    district: "BN2",
    to: "50.866,-0.087,University of Sussex",
    by: "transit",
    minutes: 30,
    source: PEOPLE,
  },
  {
    journey: "Beeston to Nottingham by bus",
    district: "NG9",
    to: "52.939,-1.197,University of Nottingham",
    by: "transit",
    minutes: 20,
    source: PEOPLE,
  },
  {
    journey: "Stratford to LSE by tube",
    district: "E15",
    to: "51.514,-0.117,LSE",
    by: "transit",
    minutes: 32,
    source: PEOPLE,
  },
  {
    journey: "Wembley to UCL by tube",
    district: "HA9",
    to: "51.524,-0.134,UCL",
    by: "transit",
    minutes: 35,
    source: PEOPLE,
  },
  {
    journey: "Croydon to UCL by train",
    district: "CR0",
    to: "51.524,-0.134,UCL",
    by: "transit",
    minutes: 50,
    source: PEOPLE,
  },
  {
    journey: "Reading to Imperial by train",
    district: "RG1",
    to: "51.499,-0.175,Imperial College",
    by: "transit",
    minutes: 70,
    source: PEOPLE,
  },
];
