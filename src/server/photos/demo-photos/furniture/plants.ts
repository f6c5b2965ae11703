import { darker, lighter } from "../colour.ts";
import type { Sketch } from "../sketch.ts";
import { curve, ellipse, group, path, rect } from "../svg.ts";

/** Plants in centimetres: they stand on the origin. */
export type Plant = (sketch: Sketch) => string;

function pot(sketch: Sketch, width: number, height: number): string {
  const { random, look } = sketch;
  const colour = random.pick(["#c46f4e", "#e9dfcf", look.partner, "#5c6f7a", "#d9a441", look.textile]);
  const stripe = random.chance(0.4)
    ? rect(-width * 0.46, -height * 0.55, width * 0.92, height * 0.14, lighter(colour, 0.3))
    : "";
  return (
    path(`M${-width / 2} ${-height}H${width / 2}L${width * 0.36} 0H${-width * 0.36}Z`, colour) +
    rect(-width * 0.54, -height * 1.04, width * 1.08, height * 0.2, darker(colour, 0.1), { rx: 1.5 }) +
    stripe
  );
}

/** One leaf on its stem, leaning by an angle from upright. */
function leaf(length: number, width: number, angle: number, from: number, colour: string): string {
  const shape = `M0 0C${-width} ${-length * 0.35} ${-width * 0.8} ${-length * 0.8} 0 ${-length}C${width * 0.8} ${-length * 0.8} ${width} ${-length * 0.35} 0 0Z`;
  return group(path(shape, colour) + curve(`M0 0V${-length * 0.85}`, lighter(colour, 0.22), 0.9), {
    transform: `translate(0 ${-from}) rotate(${Math.round(angle)})`,
  });
}

const snakePlant: Plant = (sketch) => {
  const { look } = sketch;
  const blades = [-17, 15, -8, 8, -1].map((angle, index) =>
    leaf(54 + index * 7, 5.5, angle, 22, index % 2 === 0 ? look.leaf : lighter(look.leaf, 0.14)),
  );
  return blades.join("") + pot(sketch, 26, 24);
};

const broadPlant: Plant = (sketch) => {
  const { look, random } = sketch;
  const angles = [-72, 70, -48, 46, -24, 26, 2];
  const leaves = angles.map((angle, index) =>
    leaf(44 + random.between(0, 16), 15, angle, 34 + index * 4, index % 2 === 0 ? look.leaf : darker(look.leaf, 0.16)),
  );
  return curve("M0 -20V-58", darker(look.leaf, 0.3), 3) + leaves.join("") + pot(sketch, 30, 28);
};

const fern: Plant = (sketch) => {
  const { look } = sketch;
  const fronds = [-78, 78, -58, 58, -36, 36, -14, 14].map((angle, index) =>
    leaf(46 - (index % 2) * 5, 5, angle, 18, index < 4 ? darker(look.leaf, 0.1) : lighter(look.leaf, 0.1)),
  );
  return fronds.join("") + pot(sketch, 24, 20);
};

const tree: Plant = (sketch) => {
  const { look } = sketch;
  const crown = [
    [-16, -96, 17],
    [15, -100, 18],
    [0, -118, 20],
    [-6, -84, 15],
    [12, -82, 13],
  ] as const;
  return (
    curve("M0 -20C-3 -45 4 -60 0 -92", "#7a5a42", 3.4) +
    crown
      .map(([x, y, r], index) => ellipse(x, y, r, r * 0.92, index % 2 === 0 ? look.leaf : lighter(look.leaf, 0.14)))
      .join("") +
    pot(sketch, 32, 28)
  );
};

const cactus: Plant = (sketch) => {
  const { look } = sketch;
  return (
    rect(-6, -44, 12, 34, look.leaf, { rx: 6 }) +
    path("M5 -24H13V-34", "none", {
      stroke: look.leaf,
      "stroke-width": 6,
      "stroke-linecap": "round",
      "stroke-linejoin": "round",
    }) +
    curve("M0 -40V-16M-3 -38V-16M3 -38V-16", lighter(look.leaf, 0.25), 0.8) +
    pot(sketch, 20, 15)
  );
};

const tulips: Plant = ({ look, random }) => {
  const colour = random.pick([look.textile, "#d9644f", "#e8b04a", "#c9627d"]);
  const stems = [-16, -6, 5, 15].map(
    (x, index) =>
      curve(`M0 -14Q${x * 0.4} -26 ${x} ${-36 - (index % 2) * 5}`, look.leaf, 1.8) +
      ellipse(x, -39 - (index % 2) * 5, 4.2, 6, colour),
  );
  return (
    stems.join("") +
    leaf(24, 4, -32, 12, look.leaf) +
    leaf(24, 4, 30, 12, look.leaf) +
    path("M-7 -20H7L5 0H-5Z", "#dfe9ec", { opacity: 0.85 })
  );
};

const TALL: readonly Plant[] = [snakePlant, broadPlant, tree, fern];
const SMALL: readonly Plant[] = [cactus, tulips, fern, snakePlant];

export function tallPlant(sketch: Sketch): string {
  return sketch.random.pick(TALL)(sketch);
}

/** A plant for a sill or a desk, about 25 cm high. */
export function smallPlant(sketch: Sketch): string {
  const plant = sketch.random.pick(SMALL);
  const scale = plant === cactus || plant === tulips ? 0.7 : 0.4;
  return group(plant(sketch), { transform: `scale(${scale})` });
}

/** A plant that hangs or trails down from a shelf at the origin. */
export function trailingPlant(sketch: Sketch): string {
  const { look, random } = sketch;
  const strands = [-9, -3, 4, 10].map((x) => {
    const length = random.between(14, 42);
    const dots = Array.from({ length: Math.floor(length / 6) }, (_, index) =>
      ellipse(
        x * (1 + index * 0.1) + (index % 2 === 0 ? 2.4 : -2.4),
        -6 + (index + 1) * 6,
        3.4,
        2.6,
        index % 2 === 0 ? look.leaf : lighter(look.leaf, 0.16),
      ),
    );
    return curve(`M${x * 0.5} -10Q${x} -6 ${x * 1.3} ${length - 8}`, darker(look.leaf, 0.1), 1) + dots.join("");
  });
  return (
    strands.join("") +
    ellipse(0, -13, 13, 6, look.leaf) +
    path("M-9 -12H9L7 0H-7Z", random.pick(["#e9dfcf", "#c46f4e", look.partner]))
  );
}
