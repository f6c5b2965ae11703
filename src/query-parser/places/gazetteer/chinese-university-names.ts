const CITIES_OWN = /^(?:University of \*|\* University)$/;
// 伯明翰城市 is about the city, not its City University.
const COMMON = /^(?:城市|都市|艺术|音乐|国际|中央|商|理工|医)/;

/**
 * A university by each Chinese name of its city: 里兹大学 as well as 利兹大学, 利兹大 of three characters, and 曼城都会 as well
 * as 曼彻斯特都会大学.
 * @param others What else it is called.
 * @param cityNames The Chinese names of its city, the longest first.
 */
export function chineseForms(
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
