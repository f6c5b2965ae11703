import { foldCity } from "../cities.ts";
import type { AllListingFieldsIn } from "../listings/listing-fields.ts";
import type { Listing } from "../listings/listing.ts";
import { districtsOf } from "../outward-code.ts";
import { universities, type University } from "../universities/universities.ts";
import { nameIndex, type NameIndex } from "./name-index.ts";
import { spokenTextOf } from "./keyword.ts";
import { kindsIn } from "./room-kinds.ts";

/*
 * What a keyword finds a room by besides its title: short words of our own, such as `c:leeds` or `r:ensuite`, which
 * are stored behind the title's text. A keyword in any spelling or language comes down to the same words.
 */

/** What facts are made of. */
export type FactsOf = Pick<
  Listing,
  AllListingFieldsIn<"keywords", "title" | "city" | "post_code" | "room_type" | "description">
>;

/** The facts of a room, each once: city, postcode districts, kinds, and the universities that its words name. */
export function factsOf({ title, city, post_code, room_type, description }: FactsOf): string[] {
  const facts = [
    cityFact(foldCity(city)),
    ...districtsOf(post_code).map(districtFact),
    ...kindsIn({ title, room_type }).map(kindFact),
    ...universitiesNamed(`${title}\n${description ?? ""}`, foldCity(city)).map(universityFact),
  ];
  return [...new Set(facts)];
}

/** The fact of being in a city. */
export function cityFact(city: string): string {
  return `c:${squeezed(city)}`;
}

/** The fact of being in a postcode district. */
export function districtFact(district: string): string {
  return `d:${district.toLowerCase()}`;
}

/** The fact of being of a kind of room. */
export function kindFact(kind: string): string {
  return `r:${kind}`;
}

/** The fact of being near a university, whichever way its name is written. */
export function universityFact({ name }: Pick<University, "name">): string {
  return `u:${squeezed(name.replace(/^University of | University$/, ""))}`;
}

let byForm: NameIndex<University> | undefined;

/** The universities of a city that a text names. Of another city none is meant: 谢谢大家 is no 谢大 in Leeds. */
function universitiesNamed(text: string, city: string): University[] {
  byForm ??= nameIndex(universities().flatMap((university) => university.forms.map((form) => [form, university])));
  const named = byForm.find(spokenTextOf(text)).flatMap(({ meanings }) => meanings);
  return [...new Set(named.filter((university) => university.city === city))];
}

function squeezed(name: string): string {
  return spokenTextOf(name).replaceAll(" ", "");
}
