/**
 * All that a university is written as: its name in the usual forms, its other names, and both by each Chinese name of its
 * city.
 * @param others What else it is called, as the tables list it.
 * @param cityNames What else its city is called, in either language.
 */
export function universityForms(
  name: string,
  others: readonly string[],
  city: string | null,
  cityNames: readonly string[],
): string[] {
  if (city === null) return [...universityVariants(name), ...others];
  // 曼村大学 is no name of a university.
  const chinese = cityNames
    .filter((each) => /^[\u4e00-\u9fff]{2,}$/.test(each) && !/[村市城]$/.test(each))
    .toSorted((a, b) => b.length - a.length);
  const nicknames = cityNames.filter((each) => /^[a-z']+$/.test(each));
  return [
    ...universityVariants(name),
    ...others,
    ...(isCitysOwn(name, city) ? nicknames.flatMap((each) => universityVariants(`University of ${each}`)) : []),
    ...chineseUniversityNames(name, others, city, chinese),
  ];
}

/** UoB, which is in Birmingham as well as in Bristol; null of a university that has no such name. */
export function universityInitials(name: string): string | null {
  const initial = /^University of ([A-Z])/.exec(name)?.[1];
  return initial === undefined ? null : `uo${initial.toLowerCase()}`;
}

/** 利大, which is in Liverpool as well as in Leeds: a city's own university by the first characters of its city's Chinese names. */
export function chineseInitials(name: string, city: string, cityNames: readonly string[]): string[] {
  if (!isCitysOwn(name, city)) return [];
  return cityNames.flatMap((each) => (/^[\u4e00-\u9fff]{2,}$/.test(each) ? [`${each.charAt(0)}大`] : []));
}

const UNIVERSITY_OF = /^University of (?:the )?(.+)$/;
const NAMED_UNIVERSITY = /^(.+) University$/;

/** The ways in which people write the name of a university: the University of X is also X University, X uni and uni of X. */
function universityVariants(name: string): string[] {
  const town = (UNIVERSITY_OF.exec(name) ?? NAMED_UNIVERSITY.exec(name))?.[1];
  if (town === undefined) return [name];
  return [name, ...["university of ", "uni of ", "univ of "].map((prefix) => prefix + town), ...suffixed(town)];
}

function suffixed(town: string): string[] {
  return [" university", " uni", " univ", " campus"].map((suffix) => town + suffix);
}

// City, University of London is not London's own, and neither is London Metropolitan University.
function isCitysOwn(university: string, city: string): boolean {
  return university === `University of ${city}` || university === `${city} University`;
}

// 伯明翰城市 is about the city, not its City University.
const COMMON = /^(?:城市|都市|艺术|音乐|国际|中央|商|理工|医)/;

/**
 * A university by each Chinese name of its city: 里兹大学 as well as 利兹大学, 利兹大 of three characters, and 曼城都会 as well
 * as 曼彻斯特都会大学.
 * @param others What else it is called.
 * @param cityNames The Chinese names of its city, the longest first.
 */
function chineseUniversityNames(
  university: string,
  others: readonly string[],
  city: string,
  cityNames: readonly string[],
): string[] {
  const isLondon = city === "London";
  const own = isCitysOwn(university, city) ? cityNames : [];
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
