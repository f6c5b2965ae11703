/** A line of a table of names: `name=other name|other name`. */
export interface NameEntry {
  name: string;
  others: string[];
}

/** The entries of a table, which stand in lines or with semicolons between. */
export function entriesOf(table: string): NameEntry[] {
  return table
    .split(/[;\n]/)
    .filter((entry) => entry !== "")
    .map((entry) => {
      const [name = "", others = ""] = entry.split("=");
      return { name, others: others === "" ? [] : others.split("|") };
    });
}

/** The entries of a table of `@City` lines, each followed by what is in the city; null where no city is named. */
export function* entriesByCity(table: string): Generator<NameEntry & { city: string | null }> {
  for (const group of table.split("@").slice(1)) {
    const lineEnd = group.indexOf("\n");
    const city = group.slice(0, lineEnd) || null;
    for (const entry of entriesOf(group.slice(lineEnd + 1))) yield { ...entry, city };
  }
}
