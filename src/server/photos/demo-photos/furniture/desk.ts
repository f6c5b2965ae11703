import { darker, lighter } from "../colour.ts";
import { block, cushion, facing, level, type RoomSpace } from "../room-space.ts";
import { footShade } from "../shell.ts";
import type { Sketch } from "../sketch.ts";
import { circle, line, placed, polygon } from "../svg.ts";
import { smallPlant } from "./plants.ts";
import {
  bookPile,
  books,
  deskLamp,
  globe,
  laptop,
  lineUp,
  monitor,
  mug,
  pens,
  type SmallThing,
} from "./small-things.ts";

type Range = readonly [number, number];

const HEIGHT = 0.74;

/** A desk against the back, with what lies on it. */
export function desk(sketch: Sketch, space: RoomSpace, x: Range, z: Range): string {
  const { random, look } = sketch;
  const middle = (x[0] + x[1]) / 2;
  const deep = (z[0] + z[1]) / 2 + 0.05;
  const beside: SmallThing[] = [random.pick([deskLamp, books, globe]), random.pick([smallPlant, pens, bookPile, mug])];
  const half = (x[1] - x[0]) * 50 - 18;
  const screen = random.chance(0.25) ? monitor : laptop;
  const [one = mug, other = pens] = beside;
  return (
    footShade(space, x, z) +
    (random.chance(0.5) ? drawerUnit(sketch, space, [x[1] - 0.42, x[1] - 0.04], z) : "") +
    legs(space, x, z, look.wood) +
    block(space, { x, y: [HEIGHT - 0.04, HEIGHT], z }, look.wood) +
    placed(one(sketch), shifted(space.at(middle, HEIGHT, deep), -half, space.scale(deep)), space.scale(deep)) +
    placed(screen(sketch), space.at(middle, HEIGHT, deep), space.scale(deep)) +
    placed(
      lineUp(sketch, [other, mug], 13),
      shifted(space.at(middle, HEIGHT, deep - 0.05), half - 4, space.scale(deep)),
      space.scale(deep - 0.05),
    )
  );
}

function shifted([x, y]: readonly [number, number], centimetres: number, scale: number): [number, number] {
  return [x + (centimetres * scale) / 100, y];
}

function legs(space: RoomSpace, [x0, x1]: Range, [z0, z1]: Range, wood: string): string {
  const post = (x: number, z: number): string =>
    block(space, { x: [x, x + 0.05], y: [0, HEIGHT - 0.04], z: [z, z + 0.05] }, darker(wood, 0.14));
  return (
    post(x0 + 0.02, z1 - 0.07) + post(x1 - 0.07, z1 - 0.07) + post(x0 + 0.02, z0 + 0.02) + post(x1 - 0.07, z0 + 0.02)
  );
}

function drawerUnit({ look }: Sketch, space: RoomSpace, x: Range, z: Range): string {
  const rows = [0.08, 0.3, 0.52].map((y) => {
    const knob = space.at((x[0] + x[1]) / 2, y + 0.09, z[0] + 0.03);
    return (
      polygon(facing(space, [x[0] + 0.02, x[1] - 0.02], [y, y + 0.18], z[0] + 0.03), lighter(look.wood, 0.16)) +
      circle(knob[0], knob[1], 3, darker(look.wood, 0.5))
    );
  });
  return block(space, { x, y: [0.03, HEIGHT - 0.04], z: [z[0] + 0.03, z[1]] }, look.wood) + rows.join("");
}

/** A chair that is pushed towards a desk: its back is towards the viewer. */
export function deskChair(sketch: Sketch, space: RoomSpace, x: number, z: number): string {
  const { random, look } = sketch;
  const colour = random.pick([look.textile, look.partner, look.wood, "#4b5261"]);
  const width = 0.23;
  const leg = (dx: number, dz: number): string =>
    line(
      space.at(x + dx, 0.42, z + dz),
      space.at(x + dx * 1.15, 0, z + dz * 1.1),
      darker(look.wood, 0.3),
      0.03 * space.scale(z),
    );
  return (
    polygon(level(space, [x - 0.26, x + 0.26], 0.003, [z - 0.06, z + 0.42]), "#2b1d33", { opacity: 0.15 }) +
    leg(-width + 0.03, 0.38) +
    leg(width - 0.03, 0.38) +
    leg(-width + 0.03, 0.02) +
    leg(width - 0.03, 0.02) +
    cushion(space, { x: [x - width, x + width], y: [0.42, 0.48], z: [z, z + 0.42] }, colour, 0.05) +
    line(
      space.at(x - width + 0.05, 0.48, z),
      space.at(x - width + 0.05, 0.6, z),
      darker(look.wood, 0.3),
      0.028 * space.scale(z),
    ) +
    line(
      space.at(x + width - 0.05, 0.48, z),
      space.at(x + width - 0.05, 0.6, z),
      darker(look.wood, 0.3),
      0.028 * space.scale(z),
    ) +
    cushion(space, { x: [x - width, x + width], y: [0.58, 0.88], z: [z - 0.02, z + 0.03] }, colour, 0.08)
  );
}
