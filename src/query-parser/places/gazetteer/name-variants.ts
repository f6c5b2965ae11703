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
export function universityForms(name: string): string[] {
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
export function streetForms(name: string): string[] {
  const road = ROAD.exec(name)?.[0].slice(1);
  return road === undefined ? [name] : [name, name.slice(0, -road.length) + SHORT[road]];
}
