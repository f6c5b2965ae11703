import { backWindow } from "../furniture/wall-window.ts";
import {
  counterThings,
  crockeryShelf,
  fridge,
  potOnHob,
  splashback,
  tap,
  utensilRail,
  wallCupboards,
  worktop,
} from "../furniture/kitchen-things.ts";
import { pendant } from "../furniture/wall-things.ts";
import { diningTable } from "../furniture/seating.ts";
import { roomSpace, type RoomSpace } from "../room-space.ts";
import { atmosphere, floorBeam, lampGlow, roomShell } from "../shell.ts";
import type { Sketch } from "../sketch.ts";
import { placed, polygon } from "../svg.ts";
import { level } from "../room-space.ts";
import { darker } from "../colour.ts";

/** A shared kitchen: a run of cupboards, a window, and as a rule a table. */
export function kitchen(sketch: Sketch): string {
  const { random } = sketch;
  const space = kitchenSpace(sketch, 4.2);
  const opening = [1.75, 2.75] as const;
  return (
    roomShell(sketch, space, "none") +
    chequered(sketch, space) +
    splashback(sketch, space, [0.1, 3.3], [0.9, 1.5]) +
    backWindow(
      { ...sketch, look: { ...sketch.look, windows: random.pick(["sash", "casement", "modern"]) } },
      space,
      opening,
      [1.12, 2.15],
    ) +
    leftOfWindow(sketch, space) +
    wallCupboards(sketch, space, [2.95, 3.45], [1.5, 2.2]) +
    floorBeam(sketch, space, opening, -0.6) +
    worktop(sketch, space, [0.1, 3.42], 1) +
    tap(space, 2.2) +
    potOnHob(sketch, space, 0.92) +
    counterThings(sketch, space, [0.12, 0.6]) +
    counterThings(sketch, space, [1.3, 1.95]) +
    counterThings(sketch, space, [2.6, 3.35]) +
    fridge(sketch, space, [3.48, 4.1]) +
    (random.chance(0.65) ? diningTable(sketch, space, random.between(1.4, 2.4), 1.35) : "") +
    lampsAndAir(sketch, space)
  );
}

/** The corner of a studio where one cooks. */
export function kitchenette(sketch: Sketch): string {
  const { random } = sketch;
  const space = kitchenSpace(sketch, 3.3);
  const withWindow = random.chance(0.5);
  return (
    roomShell(sketch, space, "back") +
    chequered(sketch, space) +
    splashback(sketch, space, [0.45, 2.3], [0.9, 1.52]) +
    wallCupboards(sketch, space, [0.45, withWindow ? 1.05 : 1.4], [1.52, 2.2]) +
    (withWindow
      ? backWindow({ ...sketch, look: { ...sketch.look, windows: "casement" } }, space, [1.25, 2.2], [1.2, 2.15])
      : placed(crockeryShelf(sketch, 74), space.at(1.9, 1.8, space.depth), space.scale(space.depth))) +
    worktop(sketch, space, [0.45, 2.3], 2) +
    tap(space, 1.35) +
    counterThings(sketch, space, [0.48, 1.2]) +
    (random.chance(0.6) ? potOnHob(sketch, space, 1.99) : "") +
    fridge(sketch, space, [2.36, 2.96]) +
    lampsAndAir(sketch, space)
  );
}

function kitchenSpace({ random }: Sketch, width: number): RoomSpace {
  return roomSpace({
    width,
    height: 2.55,
    depth: 3,
    eye: [width * random.between(0.45, 0.55), 1.45, 1.7],
    horizon: [600, 400],
    focus: width < 3.8 ? 1330 : 1120,
  });
}

function leftOfWindow(sketch: Sketch, space: RoomSpace): string {
  if (sketch.random.chance(0.5)) return wallCupboards(sketch, space, [0.1, 1.6], [1.5, 2.2]);
  const scale = space.scale(space.depth);
  return (
    placed(crockeryShelf(sketch, 110), space.at(0.85, 1.95, space.depth), scale) +
    placed(utensilRail(sketch), space.at(0.85, 1.6, space.depth), scale)
  );
}

/** Kitchens have tiles or lino where rooms have carpet. */
function chequered({ look, random }: Sketch, space: RoomSpace): string {
  if (look.flooring !== "carpet" && random.chance(0.5)) return "";
  const size = 0.42;
  const ink = darker(look.tiles, 0.16);
  let drawn = polygon(level(space, [0, space.width], 0.001, [-1.2, space.depth]), look.tiles);
  for (let row = -3; row * size < space.depth; row += 1) {
    for (let column = 0; column * size < space.width; column += 1) {
      if ((row + column) % 2 !== 0) continue;
      drawn += polygon(
        level(space, [column * size, Math.min(space.width, (column + 1) * size)], 0.001, [
          row * size,
          Math.min(space.depth, (row + 1) * size),
        ]),
        ink,
      );
    }
  }
  return drawn;
}

function lampsAndAir(sketch: Sketch, space: RoomSpace): string {
  const places = space.width > 3.8 ? [1.5, 2.6] : [space.width / 2];
  const drop = sketch.random.between(26, 40);
  const z = 1.9;
  const lamps = places.map((x) => placed(pendant(sketch, drop), space.at(x, space.height, z), space.scale(z))).join("");
  const glows = places
    .map((x) => {
      const [px, py] = space.at(x, space.height, z);
      return lampGlow(sketch, px, py + ((drop + 20) / 100) * space.scale(z), 300);
    })
    .join("");
  return lamps + atmosphere(sketch) + glows;
}
