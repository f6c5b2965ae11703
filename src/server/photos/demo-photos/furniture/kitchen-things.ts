import { darker, lighter, mix } from "../colour.ts";
import { block, facing, type RoomSpace } from "../room-space.ts";
import type { Sketch } from "../sketch.ts";
import { circle, curve, ellipse, group, line, placed, polygon, rect } from "../svg.ts";
import {
  bottles,
  cookingPot,
  fruitBowl,
  kettle,
  lineUp,
  mug,
  riceCooker,
  toaster,
  type SmallThing,
} from "./small-things.ts";
import { smallPlant, trailingPlant } from "./plants.ts";

type Range = readonly [number, number];

const WORKTOP = 0.9;

/** Cupboards along the back wall with their worktop, in units of about 60 cm. */
export function worktop(sketch: Sketch, space: RoomSpace, [x0, x1]: Range, cooker: number): string {
  const { look } = sketch;
  const z: Range = [space.depth - 0.62, space.depth - 0.01];
  const units = Math.max(2, Math.round((x1 - x0) / 0.6));
  const step = (x1 - x0) / units;
  const doors = Array.from({ length: units }, (_, index) => {
    const from = x0 + step * index + 0.02;
    const to = x0 + step * (index + 1) - 0.02;
    if (index === cooker) return oven(space, [from, to], z[0]);
    const handle = space.at((from + to) / 2, 0.76, z[0]);
    const half = 0.08 * space.scale(z[0]);
    return (
      polygon(facing(space, [from, to], [0.14, 0.84], z[0]), lighter(look.cupboards, 0.1)) +
      line([handle[0] - half, handle[1]], [handle[0] + half, handle[1]], darker(look.cupboards, 0.5), 4)
    );
  });
  const hob = cooker < 0 ? "" : hobOn(space, x0 + step * (cooker + 0.5), z);
  return (
    polygon(facing(space, [x0, x1], [0, 0.12], z[0] + 0.04), darker(look.cupboards, 0.45)) +
    block(space, { x: [x0, x1], y: [0.1, 0.87], z }, look.cupboards) +
    doors.join("") +
    block(
      space,
      { x: [x0 - 0.02, x1 + 0.02], y: [0.86, WORKTOP], z: [z[0] - 0.03, z[1]] },
      mix(look.wood, "#fff6e6", 0.12),
    ) +
    hob
  );
}

function oven(space: RoomSpace, x: Range, z: number): string {
  const [left, top] = space.at(x[0], 0.84, z);
  const [right, bottom] = space.at(x[1], 0.14, z);
  const width = right - left;
  const height = bottom - top;
  return (
    rect(left, top, width, height, "#3d4350", { rx: 3 }) +
    rect(left + width * 0.1, top + height * 0.3, width * 0.8, height * 0.5, "#5a6272", { rx: 4 }) +
    rect(left + width * 0.16, top + height * 0.36, width * 0.68, height * 0.38, "#d98f4a", { opacity: 0.35 }) +
    line([left + width * 0.14, top + height * 0.22], [left + width * 0.86, top + height * 0.22], "#c9ced3", 4) +
    [0.2, 0.4, 0.6, 0.8].map((share) => circle(left + width * share, top + height * 0.1, 4.4, "#c9ced3")).join("")
  );
}

function hobOn(space: RoomSpace, x: number, z: Range): string {
  const plate = (dx: number, dz: number): string => {
    const [cx, cy] = space.at(x + dx, WORKTOP + 0.005, (z[0] + z[1]) / 2 + dz);
    return ellipse(cx, cy, 0.1 * space.scale(z[0]), 0.026 * space.scale(z[0]), "#20242d");
  };
  return (
    polygon(
      [
        space.at(x - 0.27, WORKTOP + 0.003, z[0] + 0.05),
        space.at(x + 0.27, WORKTOP + 0.003, z[0] + 0.05),
        space.at(x + 0.27, WORKTOP + 0.003, z[1] - 0.1),
        space.at(x - 0.27, WORKTOP + 0.003, z[1] - 0.1),
      ],
      "#3d4350",
    ) +
    plate(-0.13, 0.1) +
    plate(0.13, 0.1) +
    plate(-0.13, -0.1) +
    plate(0.13, -0.1)
  );
}

/** A sink seen from in front: the tap is what shows. */
export function tap(space: RoomSpace, x: number): string {
  const z = space.depth - 0.22;
  const drawn =
    curve("M0 0V-22Q0 -32 9 -32T17 -24V-20", "#aeb6bd", 3.2) +
    line([-6, -4], [6, -4], "#aeb6bd", 2.6) +
    rect(-26, -1.4, 62, 3, "#c9ced3", { rx: 1.4 });
  return placed(drawn, space.at(x, WORKTOP, z), space.scale(z));
}

/** Cupboards that hang on the wall. */
export function wallCupboards({ look }: Sketch, space: RoomSpace, [x0, x1]: Range, [y0, y1]: Range): string {
  const z: Range = [space.depth - 0.34, space.depth - 0.01];
  const units = Math.max(1, Math.round((x1 - x0) / 0.55));
  const step = (x1 - x0) / units;
  const doors = Array.from({ length: units }, (_, index) => {
    const from = x0 + step * index + 0.02;
    const to = x0 + step * (index + 1) - 0.02;
    const knob = space.at(index % 2 === 0 ? to - 0.05 : from + 0.05, y0 + 0.1, z[0]);
    return (
      polygon(facing(space, [from, to], [y0 + 0.02, y1 - 0.02], z[0]), lighter(look.cupboards, 0.12)) +
      circle(knob[0], knob[1], 4, darker(look.cupboards, 0.5))
    );
  });
  return (
    polygon(facing(space, [x0, x1], [y0 - 0.04, y0], z[1]), "#2b1d33", { opacity: 0.12 }) +
    block(space, { x: [x0, x1], y: [y0, y1], z }, look.cupboards) +
    doors.join("")
  );
}

/** Tiles between worktop and cupboards, in one of three bonds. */
export function splashback(sketch: Sketch, space: RoomSpace, [x0, x1]: Range, [y0, y1]: Range): string {
  const { random, look } = sketch;
  const [left, top] = space.at(x0, y1, space.depth);
  const [right, bottom] = space.at(x1, y0, space.depth);
  const grout = darker(look.tiles, 0.1);
  const bond = random.pick(["brick", "square", "upright"] as const);
  const [across, down] = bond === "brick" ? [34, 16] : bond === "square" ? [24, 24] : [14, 34];
  let joints = "";
  for (let y = top, row = 0; y < bottom; y += down, row += 1) {
    joints += `M${left.toFixed(1)} ${y.toFixed(1)}H${right.toFixed(1)}`;
    for (let x = left + (bond === "brick" && row % 2 === 1 ? across / 2 : 0); x < right; x += across)
      joints += `M${x.toFixed(1)} ${y.toFixed(1)}v${Math.min(down, bottom - y).toFixed(1)}`;
  }
  return rect(left, top, right - left, bottom - top, look.tiles) + curve(joints, grout, 1.4);
}

export function fridge(sketch: Sketch, space: RoomSpace, x: Range): string {
  const { random, look } = sketch;
  const z: Range = [space.depth - 0.64, space.depth - 0.02];
  const colour = random.pick(["#f4f1ea", "#c9cfd3", look.textile, mix(look.partner, "#ffffff", 0.3)]);
  const height = random.between(1.6, 1.8);
  const handle = (y0: number, y1: number): string =>
    line(space.at(x[0] + 0.07, y0, z[0]), space.at(x[0] + 0.07, y1, z[0]), darker(colour, 0.35), 6);
  const magnets = [
    [0.3, 1.3, "#d9644f"],
    [0.38, 1.2, "#e8b04a"],
    [0.26, 1.12, "#5b8f4e"],
  ] as const;
  return (
    block(
      space,
      { x, y: [0.04, height], z },
      colour,
      sketch.linear(
        [
          [0, lighter(colour, 0.2)],
          [1, darker(colour, 0.05)],
        ],
        "across",
      ),
    ) +
    line(space.at(x[0], 0.72, z[0]), space.at(x[1], 0.72, z[0]), darker(colour, 0.2), 4) +
    handle(0.8, 1.1) +
    handle(0.4, 0.64) +
    magnets
      .map(([dx, y, fill]) => {
        const [px, py] = space.at(x[0] + dx, y, z[0]);
        return rect(px, py, 15, 11, fill, { rx: 2 });
      })
      .join("") +
    placed(smallPlant(sketch), space.at((x[0] + x[1]) / 2, height, z[0] + 0.3), space.scale(z[0] + 0.3))
  );
}

const COUNTER_THINGS: readonly SmallThing[] = [
  kettle,
  toaster,
  riceCooker,
  fruitBowl,
  bottles,
  mug,
  cookingPot,
  smallPlant,
];

/** What stands on the worktop between two places. */
export function counterThings(sketch: Sketch, space: RoomSpace, [x0, x1]: Range): string {
  const { random } = sketch;
  const z = space.depth - 0.3;
  const count = Math.max(1, Math.floor((x1 - x0) / 0.36));
  const first = random.int(0, COUNTER_THINGS.length - 1);
  const things = Array.from(
    { length: count },
    (_, index) => COUNTER_THINGS[(first + index) % COUNTER_THINGS.length] ?? mug,
  );
  return placed(lineUp(sketch, things, ((x1 - x0) * 100) / count), space.at((x0 + x1) / 2, WORKTOP, z), space.scale(z));
}

export function potOnHob(sketch: Sketch, space: RoomSpace, x: number): string {
  const z = space.depth - 0.28;
  return placed(cookingPot(sketch), space.at(x, WORKTOP, z), space.scale(z));
}

/** A rail with what hangs from it, in centimetres; its middle is the origin. */
export function utensilRail({ look }: Sketch): string {
  const hang = (x: number, drawn: string): string =>
    group(line([0, 0], [0, 5], "#8a93a0", 1.2) + drawn, { transform: `translate(${x} 0)` });
  return (
    line([-44, 0], [44, 0], "#8a93a0", 2) +
    hang(-34, line([0, 5], [0, 18], look.wood, 2.4) + ellipse(0, 22, 4, 5.4, look.wood)) +
    hang(-16, circle(0, 16, 10, "#3d4350") + line([0, 6], [0, 3], "#3d4350", 3)) +
    hang(4, line([0, 5], [0, 16], "#aeb6bd", 2) + rect(-4, 16, 8, 10, "#aeb6bd", { rx: 1 })) +
    hang(20, rect(-5, 5, 10, 20, look.textile, { rx: 1 }) + rect(-5, 9, 10, 3, "#fffaf0")) +
    hang(36, circle(0, 13, 8, look.partner) + line([0, 5], [0, 2], look.partner, 3))
  );
}

/** An open shelf with bowls and jars, in centimetres; its middle is the origin. */
export function crockeryShelf(sketch: Sketch, width: number): string {
  const { look } = sketch;
  const jar = (x: number, colour: string): string =>
    rect(x - 5, -15, 10, 15, "#e8efef", { rx: 2, opacity: 0.9 }) +
    rect(x - 5, -9, 10, 9, colour, { rx: 1.6 }) +
    rect(x - 5.4, -17, 10.8, 3, look.wood);
  const bowls = (x: number): string =>
    [0, 1, 2]
      .map((index) => ellipse(x, -3 - index * 3.4, 9 - index * 0.6, 3.4, index % 2 === 0 ? look.textile : "#fbf4e6"))
      .join("");
  const plates = (x: number): string =>
    [0, 1, 2]
      .map((index) => rect(x - 10 + index * 4, -20, 2.6, 20, index % 2 === 0 ? "#fbf4e6" : look.partner, { rx: 1.2 }))
      .join("");
  return (
    jar(-width * 0.4, "#d9a45f") +
    jar(-width * 0.26, "#c9b48a") +
    bowls(-width * 0.05) +
    plates(width * 0.2) +
    group(trailingPlant(sketch), { transform: `translate(${(width * 0.42).toFixed(0)} 0) scale(.8)` }) +
    rect(-width / 2, 0, width, 3, look.wood) +
    rect(-width / 2, 3, width, 1.2, darker(look.wood, 0.3))
  );
}
