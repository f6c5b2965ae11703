/** How a name is looked up: without spaces, hyphens and apostrophes, which people leave out. */
export function nameKey(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z0-9]+/g, "");
}

export function wordCount(name: string): number {
  return name.trim().split(/[ -]+/).length;
}

const UNIVERSITY_OF = /^University of (?:the )?(.+)$/;
const NAMED_UNIVERSITY = /^(.+) University$/;

/** The ways in which people write the name of a university: the University of X is also X University, X uni and uni of X. */
export function universityVariants(name: string): string[] {
  const town = (UNIVERSITY_OF.exec(name) ?? NAMED_UNIVERSITY.exec(name))?.[1];
  if (town === undefined) return [name];
  return [name, ...["university of ", "uni of ", "univ of "].map((prefix) => prefix + town), ...suffixed(town)];
}

function suffixed(town: string): string[] {
  return [" university", " uni", " univ", " campus"].map((suffix) => town + suffix);
}

const ROAD = / (?:Street|Road|Square|Avenue|Lane)$/;
const SHORT: Readonly<Record<string, string>> = { Street: "St", Road: "Rd", Square: "Sq", Avenue: "Ave", Lane: "Ln" };

/** The ways in which people write the name of a street: Russell Square is also Russell Sq. */
export function streetVariants(name: string): string[] {
  const road = ROAD.exec(name)?.[0].slice(1);
  return road === undefined ? [name] : [name, name.slice(0, -road.length) + SHORT[road]];
}

const CITIES_OWN = /^(?:University of \*|\* University)$/;
// 伯明翰城市 is about the city, not its City University.
const COMMON = /^(?:城市|都市|艺术|音乐|国际|中央|商|理工|医)/;

/**
 * A university by each Chinese name of its city: 里兹大学 as well as 利兹大学, 利兹大 of three characters, and 曼城都会 as well
 * as 曼彻斯特都会大学.
 * @param others What else it is called.
 * @param cityNames The Chinese names of its city, the longest first.
 */
export function chineseUniversityNames(
  university: string,
  others: readonly string[],
  city: string,
  cityNames: readonly string[],
): string[] {
  const isLondon = city === "London";
  const own = CITIES_OWN.test(university.replace(city, "*")) ? cityNames : [];
  return [
    ...own.flatMap((name) => (isLondon ? [`${name}大学`] : [`${name}大学`, `${name}大`])),
    ...(isLondon ? [] : others.flatMap((written) => formsOfSecond(written, cityNames))),
  ];
}

// Of a second university the name of the city is the beginning.
function formsOfSecond(written: string, cityNames: readonly string[]): string[] {
  const own = cityNames.find((name) => written.startsWith(name));
  if (own === undefined) return [];
  const rest = written.slice(own.length);
  const short = rest.replace(/大学$/, "");
  if (short.length < 2) return [];
  const rests = COMMON.test(short) ? [rest] : [rest, short];
  return cityNames.flatMap((name) => rests.map((part) => name + part));
}
