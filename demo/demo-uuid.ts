import type { SeededRandom } from "./seeded-random.ts";

/** A UUID of version 7 for an instant, the rest of it random: it sorts by age like those the server makes. */
export function demoUuid(instantMs: number, random: SeededRandom): string {
  const time = instantMs.toString(16).padStart(12, "0");
  const variant = (8 + random.int(0, 3)).toString(16);
  return `${time.slice(0, 8)}-${time.slice(8)}-7${hex(random, 3)}-${variant}${hex(random, 3)}-${hex(random, 6)}${hex(random, 6)}`;
}

function hex(random: SeededRandom, digits: number): string {
  return random
    .int(0, 16 ** digits - 1)
    .toString(16)
    .padStart(digits, "0");
}
