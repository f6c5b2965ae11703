import type { Scene } from "./demo-flats.ts";
import { lookOfFlat } from "./flat-look.ts";
import { bathroom } from "./scenes/bathroom.ts";
import { bedroom } from "./scenes/bedroom.ts";
import { deskCorner } from "./scenes/desk-corner.ts";
import { hall } from "./scenes/hall.ts";
import { kitchen, kitchenette } from "./scenes/kitchen.ts";
import { living, studio } from "./scenes/living.ts";
import { building } from "./scenes/building.ts";
import { garden } from "./scenes/garden.ts";
import { view } from "./scenes/view.ts";
import { seededRandom } from "./seeded-random.ts";
import { newSketch, type Sketch } from "./sketch.ts";

const DRAW: Record<Scene, (sketch: Sketch) => string> = {
  bedroom,
  desk: deskCorner,
  studio,
  living,
  kitchen,
  kitchenette,
  bathroom,
  hall,
  view,
  garden,
  building,
};

const SCENES_IN_ORDER = Object.keys(DRAW);

/** A flat's scene as SVG, 1200 by 900. The same numbers draw the same picture; `shot` 1 and 2 are other sides of it. */
export function drawRoom(flat: number, scene: Scene, shot = 0): string {
  const random = seededRandom(flat * 97 + SCENES_IN_ORDER.indexOf(scene) * 13 + shot * 7919);
  const sketch = newSketch(lookOfFlat(flat), random);
  const drawn = DRAW[scene](sketch);
  const picture = random.chance(0.5) ? `<g transform="translate(1200 0) scale(-1 1)">${drawn}</g>` : drawn;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 900"><defs>${sketch.definitions()}</defs>${picture}</svg>`;
}
