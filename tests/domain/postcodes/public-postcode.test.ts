import { readFileSync } from "node:fs";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { outwardCodeOf } from "#domain/outward-code.ts";
import { coverPostcodes, publicPostcode } from "#domain/postcodes/public-postcode.ts";
import { decorated } from "../tidy/decorated.ts";
import { ODD_POSTCODES } from "./odd-postcodes.ts";

const DISTRICTS = readFileSync(new URL("../../query-parser/places/outward-codes.csv", import.meta.url), "utf8")
  .trim()
  .split("\n")
  .map((line) => line.split(",")[0]!)
  .filter((code) => /^[A-Z]{1,2}\d[A-Z\d]?$/.test(code));

test.each(ODD_POSTCODES)("A-45, A-86: of the postcode %j strangers see %s", (written, district) => {
  expect(publicPostcode(written)).toBe(district);
  expect(outwardCodeOf(written)).toBe(district);
});

test.each(ODD_POSTCODES)("A-86: %j in a sentence is covered", (written, district) => {
  expect(coverPostcodes(`Room near ${written}, quiet`)).toMatch(new RegExp(`^Room near \\(?${district}, quiet$`));
  expect(coverPostcodes(`曼城${written}单间`)).toMatch(new RegExp(`^曼城\\(?${district}单间$`));
});

test.each([
  ["M13", "M13"],
  ["LS62", "LS6"],
  ["M13 9P", "M13"],
  ["near M13 9PL, by the park", "M13"],
  ["M13 9PLManchester", "M13"],
  ["Fallowfield", "Fallowfield"],
  ["near UCL", "near UCL"],
  ["市中心", "市中心"],
  ["Zone 2", ""],
  ["12 Oxford Road", ""],
  ["SEI OAA", "SE1"],
  ["", ""],
])("A-86: of %j in the field strangers see %j", (written, seen) => {
  expect(publicPostcode(written)).toBe(seen);
});

test.each([
  "Angel N1 2br flat, £200 pw",
  "E1 2 en-suite rooms",
  "N1 4th floor",
  "e1 1st floor",
  "room E, 12 by 10 ft",
  "SE1 Old Street",
  "SE1 ONE BED",
  "Room B2 in a shared house",
  "WC1 is a ten minute walk",
  "SE1 Spa and gym",
  "M1 I am looking",
  "PS5 1TB included",
  "2 bed flat E1 3 min to tube",
  "M1 2KM to campus",
  "M13 9 people",
  "E1 9AM",
  "12 months, SE1 5 mins walk",
  "IS 5 BED",
  "押金5周 E1 2人",
  "2027-09-01 - 2028-06-30",
])("%j has no postcode in it", (text) => {
  expect(coverPostcodes(text)).toBe(text);
});

const INWARD = fc
  .tuple(fc.nat(9), fc.constantFrom(..."ABDEFGHJLNPQRSTUWXYZ"), fc.constantFrom(..."ABDEFGHJLNPQRSTUWXYZ"))
  .map((signs) => signs.join(""));
const SEPARATORS = fc.constantFrom(" ", "", "-", ".", "/", "_", "  ", "\u00a0", "\u200b", "·", "、", ") ");

test("A-86: of no postcode of any district, however it is pasted, is more seen than the district", () => {
  const pasted = fc
    .tuple(fc.constantFrom(...DISTRICTS), SEPARATORS, INWARD)
    .chain(([district, separator, inward]) =>
      decorated(`${district}${separator}${inward}`, ["capitals", "wide", "hyphens", "blanks", "invisible"]).map(
        (written) => ({ district, inward, written }),
      ),
    );
  fc.assert(
    fc.property(pasted, ({ district, inward, written }) => {
      expect(publicPostcode(written)).toBe(district);
      const covered = coverPostcodes(`近${written}，安静`);
      expect(covered.normalize("NFKC").toUpperCase()).not.toContain(inward);
    }),
    { numRuns: 2000 },
  );
});

test("A-86: what is covered has no more to cover", () => {
  const texts = fc.string({ unit: fc.constantFrom(..."M13 9PLSE0OAI-.x近\u200b"), minLength: 5 });
  fc.assert(
    fc.property(texts, (text) => {
      const covered = coverPostcodes(text);
      expect(coverPostcodes(covered)).toBe(covered);
    }),
  );
});
