import type { SeededRandom } from "../../support/seeded-random.ts";
import type { Phone, Tab } from "./phone.ts";
import type { World } from "./world.ts";

export function somePhone({ phones }: World, { pick }: SeededRandom): Phone {
  return pick(phones);
}

/** Undefined where the phone that was drawn has none open. */
export function someTab(world: World, random: SeededRandom): Tab | undefined {
  const phone = somePhone(world, random);
  const at = random.next();
  return phone.tabs[Math.floor(at * phone.tabs.length)];
}
