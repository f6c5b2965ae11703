import { CITY_BY_NAME, cityLabel } from "../cities.ts";
import { LONDON_UNIVERSITIES } from "./london-university-table.ts";
import { entriesByCity } from "./name-table.ts";
import { universityForms, universityInitials } from "./university-forms.ts";
import { UNIVERSITIES } from "./university-table.ts";

/** Where people study. */
export interface University {
  name: string;
  city: string;
  /** All that it is written as, in both languages. */
  forms: readonly string[];
}

let read: readonly University[] | undefined;

/** The universities of the tables, read when they are first wanted. */
export function universities(): readonly University[] {
  read ??= [...universitiesOf(LONDON_UNIVERSITIES), ...universitiesOf(UNIVERSITIES)];
  return read;
}

function* universitiesOf(table: string): Generator<University> {
  for (const { name, others, city } of entriesByCity(table)) {
    if (city === null) continue;
    const initials = universityInitials(name);
    const forms = universityForms(name, others, city, namesOf(city));
    yield { name, city, forms: initials === null ? forms : [...forms, initials] };
  }
}

function namesOf(city: string): string[] {
  const aliases = Array.from(CITY_BY_NAME).flatMap(([alias, of]) => (of === city ? [alias] : []));
  return [...new Set([cityLabel(city, "zh"), ...aliases])];
}
