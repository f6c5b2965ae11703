/** How a name is looked up: without spaces, hyphens and apostrophes, which people leave out. */
export function nameKey(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z0-9]+/g, "");
}

/** How many words a name has; those that a hyphen joins count apart. */
export function wordCount(name: string): number {
  return name.trim().split(/[ -]+/).length;
}

const ROAD = / (?:Street|Road|Square|Avenue|Lane)$/;
const SHORT: Readonly<Record<string, string>> = { Street: "St", Road: "Rd", Square: "Sq", Avenue: "Ave", Lane: "Ln" };

/** The ways in which people write the name of a street: Russell Square is also Russell Sq. */
export function streetVariants(name: string): string[] {
  const road = ROAD.exec(name)?.[0].slice(1);
  return road === undefined ? [name] : [name, name.slice(0, -road.length) + SHORT[road]];
}
