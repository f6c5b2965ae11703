import { expect, test } from "vitest";
import { campuses } from "#domain/travel/campuses.ts";
import { findPlaces } from "#domain/travel/find-places.ts";
import { placeMentioned, type MentionedPlace } from "#domain/travel/mentioned-place.ts";
import { placeText } from "#domain/travel/place.ts";

const mentioned = (fields: Partial<MentionedPlace> & Pick<MentionedPlace, "kind" | "name">): string | undefined =>
  placeMentioned({ city: null, written: fields.name.toLowerCase(), behind: "", ...fields })?.name;

const kcl = (behind: string) => mentioned({ kind: "university", name: "KCL", city: "London", behind });

test("A-78: of a university with several campuses the first is meant, unless another one is named", () => {
  expect([kcl(""), kcl(" waterloo campus"), kcl(" guy's"), kcl(", waterloo")]).toEqual([
    "KCL Strand",
    "KCL Waterloo",
    "KCL Guy's",
    "KCL Waterloo",
  ]);
  expect(mentioned({ kind: "university", name: "University of Manchester", behind: "北校区附近" })).toBe(
    "Manchester North Campus (Sackville Street)",
  );
  expect(mentioned({ kind: "university", name: "UAL", written: "lcc" })).toBe("London College of Communication (UAL)");
  expect(mentioned({ kind: "university", name: "UAL", written: "伦敦时装学院" })).toBe(
    "London College of Fashion (UAL)",
  );
});

test.each([
  ["Canary Wharf", "London", "Canary Wharf"],
  ["King's Cross", "London", "London King's Cross"],
  ["Elephant and Castle", "London", "Elephant & Castle"],
  ["Lime Street", "Liverpool", "Liverpool Lime Street"],
  ["Oxford Road", "Manchester", "Manchester Oxford Road"],
  // Another one's station, and the station of another street.
  ["Victoria", "Leeds", undefined],
  ["East London", "London", undefined],
  // Areas without a station of their name.
  ["Tottenham", "London", "Tottenham"],
  ["Fallowfield", "Manchester", "Fallowfield"],
  ["Fallowfield", "Leeds", undefined],
  ["Hyde Park", "Leeds", "Hyde Park"],
])("A-78: %s in %s is the place %s", (name, city, expected) => {
  expect(mentioned({ kind: "district", name, city })).toBe(expected);
});

test("A-78: a city has its station, a postcode its district", () => {
  expect(mentioned({ kind: "city", name: "Leeds", city: "Leeds" })).toBe("Leeds");
  expect([mentioned({ kind: "postcode", name: "E1" }), mentioned({ kind: "postcode", name: "E99" })]).toEqual([
    "E1",
    undefined,
  ]);
});

test("A-78: every campus is the one that somebody would choose by its name", () => {
  for (const campus of campuses()) {
    const { university, name } = campus;
    const found = placeMentioned({
      kind: "university",
      name: university,
      city: null,
      written: name.toLowerCase(),
      behind: "",
    });
    const chosen = findPlaces(name, 50).map(({ place }) => placeText(place));
    expect(chosen, name).toContain(placeText(found!));
  }
});
