import type { SeededRandom } from "../seeded-random.ts";

// The letters that Royal Mail uses in an inward code.
const INWARD_LETTERS = [..."ABDEFGHJLNPQRSTUWXYZ"];

/** A whole postcode in an outward code's district, such as 'LS2 9JT'. The last three characters are made up. */
export function drawPostcode(outwardCode: string, random: SeededRandom): string {
  return `${outwardCode} ${random.int(1, 9)}${random.pick(INWARD_LETTERS)}${random.pick(INWARD_LETTERS)}`;
}
