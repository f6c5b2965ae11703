import { darker, lighter, mix } from "../colour.ts";
import { smallPlant, tallPlant, trailingPlant } from "../furniture/plants.ts";
import { bottles } from "../furniture/small-things.ts";
import { mirror } from "../furniture/wall-things.ts";
import { block, cushion, facing, level, roomSpace, sideways, type RoomSpace } from "../room-space.ts";
import { atmosphere, footShade, lampGlow, roomShell } from "../shell.ts";
import type { Sketch } from "../sketch.ts";
import { windowFront } from "../window-parts.ts";
import { circle, curve, ellipse, line, path, placed, polygon, rect, soft } from "../svg.ts";

type Range = readonly [number, number];

/** A bathroom with a shower or a bath, a basin and a WC. */
export function bathroom(sketch: Sketch): string {
  const { random } = sketch;
  const space = roomSpace({
    width: 2.9,
    height: 2.45,
    depth: 2.5,
    eye: [1.45, 1.42, 1.75],
    horizon: [600, 395],
    focus: 1330,
  });
  const high = random.chance(0.5);
  return (
    roomShell(sketch, space, "none") +
    wallTiles(sketch, space, high ? 2.45 : 1.25) +
    floorTiles(sketch, space) +
    (random.chance(0.6)
      ? frostedWindow(sketch, space)
      : placed(towelRail(sketch), space.at(1.65, 1.55, space.depth), space.scale(space.depth))) +
    basin(sketch, space, [2.02, 2.72]) +
    toilet(sketch, space, 1.62) +
    (random.chance(0.55) ? shower(sketch, space, [0.02, 1.02]) : bath(sketch, space, [0.02, 0.82])) +
    mat(sketch, space, [1.2, 2.1]) +
    (random.chance(0.5) ? placed(tallPlant(sketch), space.at(2.72, 0, 1.35), space.scale(1.35) * 0.8) : "") +
    atmosphere(sketch) +
    lampGlow(sketch, ...space.at(2.37, 2.1, space.depth), 260)
  );
}

/** Too high to look out of, with a blind at most. */
function frostedWindow(sketch: Sketch, space: RoomSpace): string {
  const size = { width: 63, height: 65 };
  const blind = sketch.random.chance(0.5)
    ? rect(-4, -6, 71, 22, sketch.look.pale) + rect(-4, 14, 71, 3, darker(sketch.look.pale, 0.15))
    : "";
  const pots =
    placed(smallPlant(sketch), [14, 71], 55) + (sketch.random.chance(0.5) ? placed(bottles(sketch), [46, 71], 70) : "");
  return placed(
    windowFront(sketch, sketch.random.pick(["modern", "sash"]), size) + blind + pots,
    space.at(1.32, 2.1, space.depth),
    space.scale(space.depth),
  );
}

function wallTiles({ look, random }: Sketch, space: RoomSpace, height: number): string {
  const size = random.pick([0.15, 0.2, 0.3]);
  const tile = random.pick([
    look.tiles,
    look.tiles,
    mix(look.partner, "#fff8ec", 0.5),
    mix(look.cupboards, "#fff8ec", 0.45),
    mix(look.textile, "#fff8ec", 0.62),
  ]);
  const grout = lighter(darker(tile, 0.14), random.chance(0.4) ? 0.7 : 0);
  const z = space.depth;
  let joints = "";
  const stroke = (from: readonly [number, number], to: readonly [number, number]): string =>
    `M${from[0].toFixed(1)} ${from[1].toFixed(1)}L${to[0].toFixed(1)} ${to[1].toFixed(1)}`;
  for (let y = size; y < height; y += size)
    joints +=
      stroke(space.at(0, y, z), space.at(space.width, y, z)) +
      stroke(space.at(0, y, -0.8), space.at(0, y, z)) +
      stroke(space.at(space.width, y, -0.8), space.at(space.width, y, z));
  for (let x = size; x < space.width; x += size) joints += stroke(space.at(x, 0, z), space.at(x, height, z));
  for (let depth = z - size; depth > -0.8; depth -= size)
    joints +=
      stroke(space.at(0, 0, depth), space.at(0, height, depth)) +
      stroke(space.at(space.width, 0, depth), space.at(space.width, height, depth));
  const edge =
    height < space.height
      ? polygon(facing(space, [0, space.width], [height, height + 0.05], z), look.partner) +
        polygon(sideways(space, 0, [height, height + 0.05], [-0.8, z]), darker(look.partner, 0.1)) +
        polygon(sideways(space, space.width, [height, height + 0.05], [-0.8, z]), darker(look.partner, 0.14))
      : "";
  return (
    polygon(sideways(space, 0, [0, height], [-0.8, z]), darker(tile, 0.07)) +
    polygon(sideways(space, space.width, [0, height], [-0.8, z]), darker(tile, 0.1)) +
    polygon(facing(space, [0, space.width], [0, height], z), tile) +
    curve(joints, grout, 1.3, { opacity: 0.8 }) +
    edge
  );
}

function floorTiles({ look, random }: Sketch, space: RoomSpace): string {
  const size = 0.3;
  const base = random.pick([mix(look.partner, "#fff8ec", 0.72), "#d8d3c8", mix(look.floor, "#fff8ec", 0.4)]);
  const ink = random.pick([mix(look.partner, "#fff8ec", 0.4), darker(base, 0.14)]);
  let drawn = polygon(level(space, [0, space.width], 0, [-0.8, space.depth]), base);
  for (let row = -3; row * size < space.depth; row += 1) {
    for (let column = 0; column * size < space.width; column += 1) {
      if ((row + column) % 2 === 0)
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

function basin(sketch: Sketch, space: RoomSpace, [x0, x1]: Range): string {
  const { look } = sketch;
  const z: Range = [space.depth - 0.45, space.depth - 0.01];
  const middle = (x0 + x1) / 2;
  const scale = space.scale(z[1]);
  const bowl = ellipse(...space.at(middle, 0.87, (z[0] + z[1]) / 2), 0.2 * scale, 0.05 * scale, "#dfe6e8");
  const doors = [x0 + 0.03, middle + 0.015].map((from) =>
    polygon(facing(space, [from, from + (x1 - x0) / 2 - 0.045], [0.2, 0.76], z[0]), lighter(look.cupboards, 0.12)),
  );
  return (
    placed(mirror(sketch, 58, 74), space.at(middle, 1.62, space.depth), space.scale(space.depth)) +
    footShade(space, [x0, x1], z) +
    block(space, { x: [x0, x1], y: [0.14, 0.8], z }, look.cupboards) +
    doors.join("") +
    block(space, { x: [x0 - 0.02, x1 + 0.02], y: [0.79, 0.87], z: [z[0] - 0.03, z[1]] }, "#fbfaf6") +
    bowl +
    placed(curve("M0 0V-14Q0 -20 7 -20V-15", "#aeb6bd", 3), space.at(middle, 0.87, z[1] - 0.06), scale) +
    placed(bottles(sketch), space.at(x1 - 0.12, 0.87, z[1] - 0.12), scale) +
    placed(smallPlant(sketch), space.at(x0 + 0.1, 0.87, z[1] - 0.12), scale)
  );
}

function toilet({ look }: Sketch, space: RoomSpace, x: number): string {
  const back = space.depth;
  const white = "#fbfaf6";
  const scale = space.scale(back - 0.4);
  const [seatX, seatY] = space.at(x, 0.42, back - 0.42);
  return (
    footShade(space, [x - 0.2, x + 0.2], [back - 0.62, back]) +
    cushion(space, { x: [x - 0.21, x + 0.21], y: [0.4, 0.82], z: [back - 0.2, back - 0.02] }, white, 0.05) +
    path(
      `M${seatX - 0.13 * scale} ${seatY}L${seatX - 0.1 * scale} ${seatY + 0.4 * scale}H${seatX + 0.1 * scale}L${seatX + 0.13 * scale} ${seatY}Z`,
      darker(white, 0.07),
    ) +
    ellipse(seatX, seatY, 0.2 * scale, 0.085 * scale, darker(white, 0.1)) +
    ellipse(seatX, seatY - 6, 0.2 * scale, 0.085 * scale, white) +
    ellipse(seatX, seatY - 6, 0.13 * scale, 0.05 * scale, mix(look.tiles, "#ffffff", 0.3)) +
    circle(...space.at(x, 0.84, back - 0.12), 5, "#b9c0c6")
  );
}

function shower(sketch: Sketch, space: RoomSpace, [x0, x1]: Range): string {
  const { look } = sketch;
  const z: Range = [space.depth - 1, space.depth - 0.01];
  const scale = space.scale(space.depth);
  const head = placed(
    curve("M0 90V-4Q0 -12 10 -12H16", "#9aa4ad", 3) +
      polygon(
        [
          [8, -12],
          [30, -12],
          [26, -6],
          [12, -6],
        ],
        "#9aa4ad",
      ) +
      curve("M13 2v6M19 4v8M25 2v6M16 14v6M22 16v6", "#9fc7dc", 1.2),
    space.at(x0 + 0.34, 1.98, space.depth),
    scale,
  );
  const glass = facing(space, [x0, x1], [0.06, 2.02], z[0]);
  const side = sideways(space, x1, [0.06, 2.02], z);
  const shine = soft(
    [
      space.at(x1, 0.9, z[0] + 0.3),
      space.at(x1, 1.9, z[0] + 0.55),
      space.at(x1, 1.9, z[0] + 0.68),
      space.at(x1, 0.9, z[0] + 0.43),
    ],
    2,
    "#ffffff",
    { opacity: 0.35 },
  );
  return (
    polygon(facing(space, [x0, x1], [0, 2.1], space.depth), mix(look.partner, "#ffffff", 0.45), { opacity: 0.4 }) +
    head +
    block(space, { x: [x0, x1 + 0.02], y: [0, 0.07], z }, "#f4f1ea") +
    polygon(side, "#cfe6ec", { opacity: 0.38, stroke: "#8f9aa3", "stroke-width": 4 }) +
    shine +
    polygon(glass, "#dff0f4", { opacity: 0.24, stroke: "#8f9aa3", "stroke-width": 4 }) +
    line(space.at(x1 - 0.12, 1.15, z[0]), space.at(x1 - 0.12, 0.9, z[0]), "#7c8790", 7)
  );
}

function bath(sketch: Sketch, space: RoomSpace, x: Range): string {
  const { look, random } = sketch;
  const z: Range = [space.depth - 1.75, space.depth - 0.02];
  const water = level(space, [x[0] + 0.1, x[1] - 0.1], 0.565, [z[0] + 0.12, z[1] - 0.12]);
  const curtain = random.pick([look.textile, look.pale, look.partner]);
  const drape = sideways(space, x[1], [0.42, 2], [z[1] - 0.95, z[1] - 0.03]);
  const folds = [0.16, 0.34, 0.52, 0.72].map((at) =>
    line(space.at(x[1], 1.98, z[1] - at), space.at(x[1], 0.46, z[1] - at), darker(curtain, 0.14), 4),
  );
  return (
    footShade(space, x, z) +
    cushion(space, { x, y: [0, 0.56], z }, "#fbfaf6", 0.05) +
    soft(water, 26, "#bfdfe8") +
    placed(trailingPlant(sketch), space.at(x[0] + 0.16, 0.6, z[1] - 0.1), space.scale(z[1]) * 0.8) +
    line(space.at(x[1], 2.02, z[0]), space.at(x[1], 2.02, z[1]), "#9aa4ad", 5) +
    polygon(drape, curtain) +
    folds.join("")
  );
}

function mat({ look, random }: Sketch, space: RoomSpace, x: Range): string {
  const colour = random.pick([look.textile, look.partner, look.pale]);
  return (
    soft(level(space, x, 0.004, [1.05, 1.6]), 22, colour) +
    soft(level(space, [x[0] + 0.07, x[1] - 0.07], 0.005, [1.11, 1.54]), 18, lighter(colour, 0.16))
  );
}

/** A warm rail with two towels, in centimetres around the origin. */
function towelRail({ look }: Sketch): string {
  const rails = [-40, -24, -8, 8, 24, 40].map((y) => line([-20, y], [20, y], "#c3c9ce", 3)).join("");
  const towel = (y: number, height: number, colour: string): string =>
    rect(-17, y, 34, height, colour, { rx: 2 }) + rect(-17, y + height - 8, 34, 3, lighter(colour, 0.4));
  return (
    line([-22, -46], [-22, 46], "#b3bac0", 4) +
    line([22, -46], [22, 46], "#b3bac0", 4) +
    rails +
    towel(-25, 34, look.textile) +
    towel(23, 26, look.pale)
  );
}
