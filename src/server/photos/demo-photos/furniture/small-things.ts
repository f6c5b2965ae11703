import { darker, lighter } from "../colour.ts";
import type { Sketch } from "../sketch.ts";
import { circle, curve, ellipse, group, path, polygon, rect } from "../svg.ts";

/** Things in centimetres that stand on the origin, seen from the front. */
export type SmallThing = (sketch: Sketch) => string;

export const laptop: SmallThing = ({ look, random }) => {
  const screen = random.pick(["#d8e6ee", "#f4e6cf", look.pale, "#cfe0d6"]);
  return (
    polygon(
      [
        [-16, -21],
        [16, -21],
        [15, -2],
        [-15, -2],
      ],
      "#4b5261",
    ) +
    polygon(
      [
        [-14.4, -19.6],
        [14.4, -19.6],
        [13.6, -3.6],
        [-13.6, -3.6],
      ],
      screen,
    ) +
    rect(-9, -16, 11, 1.4, look.textile, { opacity: 0.7 }) +
    rect(-9, -13, 16, 1.2, "#7f8896", { opacity: 0.6 }) +
    rect(-9, -10.4, 13, 1.2, "#7f8896", { opacity: 0.6 }) +
    polygon(
      [
        [-16, -2],
        [16, -2],
        [18, 0],
        [-18, 0],
      ],
      "#b9c0c9",
    )
  );
};

/** From behind, when its owner sits on the far side. */
export const monitor: SmallThing = ({ look }) =>
  rect(-3, -12, 6, 11, "#3d4350") +
  rect(-10, -1.6, 20, 1.6, "#3d4350", { rx: 0.8 }) +
  rect(-27, -44, 54, 32, "#3d4350", { rx: 1.4 }) +
  rect(-25.6, -42.6, 51.2, 29, look.pale) +
  rect(-20, -37, 22, 2, look.textile, { opacity: 0.75 }) +
  rect(-20, -32, 34, 1.6, "#8a93a0", { opacity: 0.55 }) +
  rect(-20, -28, 30, 1.6, "#8a93a0", { opacity: 0.55 }) +
  rect(-20, -24, 34, 1.6, "#8a93a0", { opacity: 0.55 });

export const deskLamp: SmallThing = ({ look, random }) => {
  const colour = random.pick([look.textile, look.partner, "#3d4350", "#d9a441"]);
  return (
    ellipse(0, -1, 8, 1.8, darker(colour, 0.25)) +
    curve("M0 -2L-7 -20L6 -37", darker(colour, 0.25), 1.8) +
    polygon(
      [
        [2, -41],
        [9, -36],
        [18, -29],
        [4, -44],
      ],
      colour,
    ) +
    path("M1 -42Q14 -44 19 -29L3 -37Z", colour)
  );
};

export const books: SmallThing = ({ look, random }) => {
  const colours = [look.textile, look.partner, "#e8d9bd", look.leaf, "#4d6076", "#c98a3f"];
  let x = -14;
  return colours
    .slice(0, random.int(4, 6))
    .map((colour) => {
      const width = random.between(3, 5.5);
      const height = random.between(16, 24);
      const book =
        rect(x, -height, width, height, colour) +
        rect(x + width * 0.25, -height * 0.8, width * 0.5, 2.4, lighter(colour, 0.4));
      x += width + 0.4;
      return book;
    })
    .join("");
};

export const bookPile: SmallThing = ({ look, random }) =>
  [look.partner, "#eadcc4", look.textile, "#5d7288"]
    .slice(0, random.int(2, 4))
    .map((colour, index) => rect(-12 + (index % 2) * 2, -(index + 1) * 3.6, 24 - index * 1.6, 3.4, colour, { rx: 0.5 }))
    .join("");

export const mug: SmallThing = ({ look, random }) => {
  const colour = random.pick([look.textile, "#f4eee2", look.partner, "#7fa0a8"]);
  return (
    curve("M4 -7.4q5 0 4 3q-.6 1.8 -4 1.8", colour, 1.5) +
    rect(-4.4, -9.4, 8.8, 9.4, colour, { rx: 1.2 }) +
    ellipse(0, -9.2, 4.4, 0.9, darker(colour, 0.3))
  );
};

export const tableLamp: SmallThing = ({ look, random }) => {
  const base = random.pick([look.partner, "#e7dcc8", look.textile, "#5d7288"]);
  return (
    path("M-6 0Q-9 -12 -2 -16H2Q9 -12 6 0Z", base) +
    rect(-1, -20, 2, 5, "#8a7a5c") +
    polygon(
      [
        [-9, -36],
        [9, -36],
        [14, -19],
        [-14, -19],
      ],
      "#f8e9c8",
    ) +
    polygon(
      [
        [-14, -21],
        [14, -21],
        [14, -19],
        [-14, -19],
      ],
      "#e5cf9f",
    )
  );
};

export const pens: SmallThing = ({ look }) =>
  curve("M-2 -8L-4 -17M1 -8L1 -18M3 -8L5 -16", look.textile, 1.2) + rect(-4.6, -10, 9.2, 10, "#e9dfcf", { rx: 1 });

export const globe: SmallThing = ({ look }) =>
  ellipse(0, -1, 7, 1.6, "#7a5a42") +
  rect(-0.8, -7, 1.6, 6, "#7a5a42") +
  circle(0, -16, 10, "#8fb6cb") +
  path("M-6 -20q5 -5 8 0t4 7q-6 4 -9 -1zM-8 -13q4 0 5 4q-4 2 -5 -4z", look.leaf);

export const alarmClock: SmallThing = ({ look }) =>
  circle(0, -7, 6.6, look.partner) +
  circle(0, -7, 5, "#fbf4e6") +
  curve("M0 -7V-10.4M0 -7L2.6 -6", "#3d4350", 0.8) +
  circle(-4, -13.4, 1.8, look.partner) +
  circle(4, -13.4, 1.8, look.partner);

export const kettle: SmallThing = ({ look, random }) => {
  const colour = random.pick(["#c9ced3", look.textile, "#3d4350", "#f1e9db"]);
  return (
    curve("M9 -17q9 1 7 12", darker(colour, 0.25), 2.2) +
    path("M-9 0Q-11 -14 -7 -21H7Q11 -14 9 0Z", colour) +
    polygon(
      [
        [-8, -17],
        [-14, -20],
        [-8, -13],
      ],
      colour,
    ) +
    rect(-2.6, -24, 5.2, 3, darker(colour, 0.3), { rx: 1 }) +
    rect(-9.6, -2, 19.2, 2, darker(colour, 0.35))
  );
};

export const toaster: SmallThing = ({ look }) =>
  rect(-13, -16, 26, 15, lighter(look.textile, 0.2), { rx: 4 }) +
  rect(-8, -18, 6, 4, "#d9a45f", { rx: 1 }) +
  rect(2, -18, 6, 4, "#d9a45f", { rx: 1 }) +
  rect(-10, -16, 20, 1.2, "#3d4350") +
  rect(11, -11, 4, 2, "#3d4350");

export const cookingPot: SmallThing = ({ look, random }) => {
  const colour = random.pick([look.partner, look.textile, "#4b5261", "#d98b4a"]);
  return (
    rect(-15, -14, 30, 14, colour, { rx: 3 }) +
    rect(-16.5, -16, 33, 3, darker(colour, 0.15), { rx: 1.5 }) +
    circle(0, -18, 2, darker(colour, 0.3)) +
    rect(-20, -11, 6, 2.6, darker(colour, 0.2), { rx: 1 }) +
    rect(14, -11, 6, 2.6, darker(colour, 0.2), { rx: 1 })
  );
};

export const riceCooker: SmallThing = () =>
  rect(-13, -19, 26, 18, "#f6f1e8", { rx: 6 }) +
  rect(-13, -13, 26, 1.4, "#cfc6b7") +
  rect(-5, -9, 10, 5, "#8fa3ad", { rx: 1.4 }) +
  rect(-4, -22, 8, 3, "#cfc6b7", { rx: 1.4 });

export const fruitBowl: SmallThing = ({ look }) =>
  circle(-5, -9, 4.4, "#d9803f") +
  circle(3, -10, 4.6, "#c9483a") +
  circle(8, -8, 3.8, "#dcb53f") +
  path("M-14 -8H14Q11 0 0 0T-14 -8Z", look.pale);

export const bottles: SmallThing = ({ look }) =>
  rect(-10, -15, 6, 15, look.textile, { rx: 1.6 }) +
  rect(-8.6, -18, 3.2, 3, "#3d4350") +
  rect(-2, -11, 6, 11, "#f1e6d0", { rx: 1.6 }) +
  rect(-0.4, -14, 2.8, 3, look.partner) +
  rect(6, -13, 5, 13, look.leaf, { rx: 1.6 }) +
  rect(7, -15.4, 3, 2.4, "#3d4350");

/** Several of them beside each other on a line. */
export function lineUp(sketch: Sketch, things: readonly SmallThing[], step: number): string {
  return things
    .map((thing, index) =>
      group(thing(sketch), { transform: `translate(${((index - (things.length - 1) / 2) * step).toFixed(1)} 0)` }),
    )
    .join("");
}
