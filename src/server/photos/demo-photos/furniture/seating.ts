import { darker, lighter, mix } from "../colour.ts";
import { block, cushion, facing, level, type RoomSpace } from "../room-space.ts";
import { footShade } from "../shell.ts";
import type { Sketch } from "../sketch.ts";
import { line, placed, polygon, soft } from "../svg.ts";
import { bookPile, fruitBowl, lineUp, mug, type SmallThing } from "./small-things.ts";
import { smallPlant } from "./plants.ts";

type Range = readonly [number, number];

/** A sofa with its back to the wall. */
export function sofa(sketch: Sketch, space: RoomSpace, [x0, x1]: Range, z: Range): string {
  const { random, look } = sketch;
  const colour = random.pick([
    look.partner,
    look.textile,
    mix(look.partner, look.wall, 0.45),
    look.cupboards,
    "#b9a78f",
  ]);
  const seats = x1 - x0 > 1.9 ? 3 : 2;
  const inner: Range = [x0 + 0.2, x1 - 0.2];
  const step = (inner[1] - inner[0]) / seats;
  const places = Array.from({ length: seats }, (_, index): Range => [
    inner[0] + step * index + 0.01,
    inner[0] + step * (index + 1) - 0.01,
  ]);
  const backs = places.map((x) =>
    soft(facing(space, x, [0.42, 0.82], z[1] - 0.24), 0.08 * space.scale(z[1]), lighter(colour, 0.06)),
  );
  const cushions = places.map((x) =>
    cushion(space, { x, y: [0.26, 0.45], z: [z[0] + 0.02, z[1] - 0.22] }, lighter(colour, 0.08), 0.06),
  );
  const legs = [x0 + 0.12, x1 - 0.12].map((x) =>
    line(space.at(x, 0.14, z[0] + 0.05), space.at(x, 0, z[0] + 0.05), darker(look.wood, 0.3), 9),
  );
  const scatter = [
    random.pick([look.textile, "#e9c98f", look.pale]),
    random.pick([look.pale, look.partner, "#d9644f"]),
  ];
  const at = [inner[0] + 0.3, inner[1] - 0.28];
  return (
    footShade(space, [x0, x1], z) +
    legs.join("") +
    cushion(space, { x: [x0, x1], y: [0.12, 0.86], z: [z[1] - 0.22, z[1]] }, colour, 0.12) +
    backs.join("") +
    cushion(space, { x: [x0 + 0.05, x1 - 0.05], y: [0.1, 0.3], z }, darker(colour, 0.08), 0.05) +
    cushions.join("") +
    at
      .map((x, index) =>
        soft(
          facing(space, [x - 0.22, x + 0.22], [0.44, 0.8], z[1] - 0.34),
          0.08 * space.scale(z[1] - 0.34),
          scatter[index] ?? look.pale,
        ),
      )
      .join("") +
    cushion(space, { x: [x0 - 0.02, x0 + 0.2], y: [0.1, 0.58], z }, colour, 0.1) +
    cushion(space, { x: [x1 - 0.2, x1 + 0.02], y: [0.1, 0.58], z }, colour, 0.1) +
    (random.chance(0.4) ? blanket(sketch, space, x1, z) : "")
  );
}

function blanket({ look }: Sketch, space: RoomSpace, x1: number, z: Range): string {
  return (
    polygon(
      [
        space.at(x1 - 0.2, 0.585, z[0]),
        space.at(x1 + 0.03, 0.585, z[0]),
        space.at(x1 + 0.03, 0.585, z[0] + 0.4),
        space.at(x1 - 0.2, 0.585, z[0] + 0.4),
      ],
      lighter(look.pale, 0.1),
    ) + polygon(facing(space, [x1 - 0.19, x1 + 0.02], [0.2, 0.585], z[0] - 0.01), look.pale)
  );
}

/** A low table with what lies on it. */
export function coffeeTable(sketch: Sketch, space: RoomSpace, [x0, x1]: Range, z: Range): string {
  const { random, look } = sketch;
  const height = 0.4;
  const middle = (x0 + x1) / 2;
  const points = Array.from({ length: 26 }, (_, index) => {
    const angle = (index / 26) * 2 * Math.PI;
    return space.at(
      middle + (Math.cos(angle) * (x1 - x0)) / 2,
      height,
      (z[0] + z[1]) / 2 + (Math.sin(angle) * (z[1] - z[0])) / 2,
    );
  });
  const leg = (share: number, deep: number): string =>
    line(
      space.at(x0 + (x1 - x0) * share, height - 0.02, deep),
      space.at(x0 + (x1 - x0) * (share + (share - 0.5) * 0.14), 0, deep),
      darker(look.wood, 0.28),
      10,
    );
  const deep = (z[0] + z[1]) / 2;
  const things: SmallThing[] = [random.pick([bookPile, mug]), random.pick([smallPlant, fruitBowl]), mug];
  const round = random.chance(0.5);
  const top = round
    ? polygon(
        points.map(([x, y]) => [x, y + 9] as const),
        darker(look.wood, 0.16),
      ) + polygon(points, lighter(look.wood, 0.16))
    : block(space, { x: [x0, x1], y: [height - 0.04, height], z }, look.wood);
  return (
    polygon(
      round
        ? points.map(([x, y]) => [x, y + height * space.scale(deep)] as const)
        : level(space, [x0 - 0.05, x1 + 0.05], 0.004, z),
      "#2b1d33",
      { opacity: 0.1 },
    ) +
    leg(0.2, z[1] - 0.1) +
    leg(0.8, z[1] - 0.1) +
    leg(0.16, z[0] + 0.12) +
    leg(0.84, z[0] + 0.12) +
    top +
    placed(lineUp(sketch, things, 24), space.at(middle, height, deep), space.scale(deep))
  );
}

/** A round table with two chairs. */
export function diningTable(sketch: Sketch, space: RoomSpace, x: number, z: number): string {
  const { random, look } = sketch;
  const height = 0.74;
  const points = Array.from({ length: 28 }, (_, index) => {
    const angle = (index / 28) * 2 * Math.PI;
    return space.at(x + Math.cos(angle) * 0.5, height, z + Math.sin(angle) * 0.42);
  });
  const colour = random.pick([look.textile, look.partner, look.wood]);
  const things: SmallThing[] = [mug, random.pick([fruitBowl, smallPlant]), bookPile];
  return (
    polygon(level(space, [x - 0.55, x + 0.55], 0.004, [z - 0.4, z + 0.4]), "#2b1d33", { opacity: 0.13 }) +
    sideChair(sketch, space, x - 0.72, z, colour, 1) +
    sideChair(sketch, space, x + 0.72, z, colour, -1) +
    line(space.at(x, height, z), space.at(x, 0.03, z), darker(look.wood, 0.25), 18) +
    line(space.at(x - 0.26, 0.02, z - 0.1), space.at(x + 0.26, 0.02, z - 0.1), darker(look.wood, 0.25), 12) +
    polygon(
      points.map(([px, py]) => [px, py + 10] as const),
      darker(look.wood, 0.18),
    ) +
    polygon(points, lighter(look.wood, 0.18)) +
    placed(lineUp(sketch, things, 24), space.at(x, height, z), space.scale(z))
  );
}

/** A chair seen from its side; `towards` is 1 when it looks to the right. */
export function sideChair(
  { look }: Sketch,
  space: RoomSpace,
  x: number,
  z: number,
  colour: string,
  towards: 1 | -1,
): string {
  const leg = (dx: number, dz: number): string =>
    line(space.at(x + dx, 0.44, z + dz), space.at(x + dx * 1.1, 0, z + dz), darker(look.wood, 0.28), 8);
  const backX = x - towards * 0.2;
  return (
    leg(-0.18, 0.16) +
    leg(0.18, 0.16) +
    leg(-0.18, -0.16) +
    leg(0.18, -0.16) +
    block(
      space,
      {
        x: [Math.min(backX, backX - towards * 0.03), Math.max(backX, backX - towards * 0.03)],
        y: [0.44, 0.9],
        z: [z - 0.18, z + 0.18],
      },
      colour,
    ) +
    cushion(space, { x: [x - 0.21, x + 0.21], y: [0.42, 0.48], z: [z - 0.19, z + 0.19] }, colour, 0.04)
  );
}

/** A lamp on a tall foot, in centimetres at the origin. */
export function floorLamp({ look, random }: Sketch): string {
  const shade = random.pick(["#f8e9c8", look.pale, look.textile]);
  return `<ellipse cx="0" cy="-1" rx="13" ry="2.6" fill="#4b4450"/><path d="M0 -2V-132" stroke="#4b4450" stroke-width="2.2"/><path d="M-12 -158H12L20 -128H-20Z" fill="${shade}"/><path d="M-20 -131H20V-128H-20Z" fill="${darker(shade, 0.14)}"/>`;
}
