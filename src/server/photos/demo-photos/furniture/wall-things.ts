import { darker, lighter, mix } from "../colour.ts";
import { framed, print } from "./prints.ts";
import { alarmClock, bookPile, books, globe, lineUp, type SmallThing } from "./small-things.ts";
import { smallPlant, trailingPlant } from "./plants.ts";
import type { Sketch } from "../sketch.ts";
import { circle, curve, ellipse, group, line, path, polygon, rect } from "../svg.ts";

/** Cards and photographs stuck to the wall without a frame. */
function postcards(sketch: Sketch): string {
  const { random } = sketch;
  const places = [
    [-24, -16],
    [0, -19],
    [23, -14],
    [-20, 10],
    [4, 8],
    [26, 12],
  ] as const;
  return places
    .slice(0, random.int(4, 6))
    .map(([x, y]) =>
      group(rect(-9, -6.6, 18, 13.2, "#fffaf0") + print(sketch, 15.6, 10.8), {
        transform: `translate(${x} ${y}) rotate(${random.int(-6, 6)})`,
      }),
    )
    .join("");
}

function lightString({ random }: Sketch): string {
  const width = random.between(90, 130);
  const bulbs = Array.from({ length: 9 }, (_, index) => {
    const share = index / 8;
    const y = 26 * (1 - (2 * share - 1) ** 2);
    return (
      circle((share - 0.5) * width, y + 2.4, 2.3, "#ffdf96") +
      circle((share - 0.5) * width, y + 2.4, 5, "#ffe9b5", { opacity: 0.35 })
    );
  });
  return curve(`M${-width / 2} 0Q0 52 ${width / 2} 0`, "#5c5147", 0.9) + bulbs.join("");
}

function bunting({ look }: Sketch): string {
  const flags = Array.from({ length: 7 }, (_, index) => {
    const share = index / 6;
    const x = (share - 0.5) * 110;
    const y = 20 * (1 - (2 * share - 1) ** 2);
    return polygon(
      [
        [x - 6, y],
        [x + 6, y],
        [x, y + 13],
      ],
      [look.textile, look.partner, "#e2b263", look.leaf][index % 4] ?? look.textile,
    );
  });
  return curve("M-60 -2Q0 42 60 -2", "#8a7a6a", 0.8) + flags.join("");
}

export function mirror(sketch: Sketch, width: number, height: number): string {
  const { look } = sketch;
  const glass = sketch.linear(
    [
      [0, "#dcebef"],
      [1, "#b9ced6"],
    ],
    "slant",
  );
  return (
    rect(-width / 2, -height / 2, width, height, look.wood, { rx: width * 0.46 }) +
    rect(-width / 2 + 2.4, -height / 2 + 2.4, width - 4.8, height - 4.8, glass, { rx: width * 0.43 }) +
    curve(
      `M${-width * 0.2} ${height * 0.05}L${width * 0.12} ${-height * 0.28}M${-width * 0.08} ${height * 0.12}L${width * 0.2} ${-height * 0.16}`,
      "#fff",
      1.6,
      { opacity: 0.7 },
    )
  );
}

function gallery(sketch: Sketch): string {
  return (
    group(framed(sketch, 34, 44), { transform: "translate(-26 0)" }) +
    group(framed(sketch, 24, 24), { transform: "translate(8 -12)" }) +
    group(framed(sketch, 24, 18), { transform: "translate(8 14)" }) +
    group(framed(sketch, 20, 30), { transform: "translate(34 0)" })
  );
}

const DECORATIONS: readonly ((sketch: Sketch) => string)[] = [
  gallery,
  (sketch) => framed(sketch, 50, 68),
  (sketch) =>
    group(framed(sketch, 36, 48), { transform: "translate(-22 0)" }) +
    group(framed(sketch, 36, 48), { transform: "translate(22 0)" }),
  (sketch) => framed(sketch, 74, 50),
  postcards,
  (sketch) =>
    group(lightString(sketch), { transform: "translate(0 -30)" }) +
    group(postcards(sketch), { transform: "translate(0 12) scale(.9)" }),
  (sketch) =>
    group(bunting(sketch), { transform: "translate(0 -26)" }) +
    group(framed(sketch, 40, 30), { transform: "translate(0 14)" }),
  (sketch) => wallShelf(sketch, 80),
  (sketch) =>
    group(wallShelf(sketch, 66), { transform: "translate(-4 -18)" }) +
    group(wallShelf(sketch, 66), { transform: "translate(6 26)" }),
];

/** Something on the wall, about 100 cm wide and 70 cm high around the origin. */
export function decoration(sketch: Sketch): string {
  return sketch.random.pick(DECORATIONS)(sketch);
}

const SHELF_THINGS: readonly SmallThing[] = [books, bookPile, globe, smallPlant, alarmClock, books];

export function wallShelf(sketch: Sketch, width: number): string {
  const { random, look } = sketch;
  const things = Array.from({ length: Math.max(2, Math.floor(width / 32)) }, () => random.pick(SHELF_THINGS));
  const trailing = random.chance(0.45)
    ? group(trailingPlant(sketch), { transform: `translate(${width * 0.42} 0)` })
    : "";
  return (
    lineUp(sketch, things, 30) +
    rect(-width / 2, 0, width, 3.4, look.wood) +
    rect(-width / 2, 3.4, width, 1.4, darker(look.wood, 0.3)) +
    trailing
  );
}

export function radiator({ look }: Sketch, width: number): string {
  const white = mix(look.trim, "#ffffff", 0.35);
  const ribs = Array.from({ length: Math.round(width / 7) }, (_, index) =>
    line([-width / 2 + 4 + index * 7, -46], [-width / 2 + 4 + index * 7, -9], darker(white, 0.13), 1.6),
  ).join("");
  return (
    rect(-width / 2 + 1, -49, width, 45, "#2b1d33", { opacity: 0.1 }) +
    rect(-width / 2, -52, width, 46, white, { rx: 2 }) +
    ribs +
    rect(-width / 2, -53, width, 3, lighter(white, 0.5)) +
    rect(-width / 2 - 4, -12, 4, 3, "#b9ad9c") +
    rect(-width / 2 - 6, -15, 4, 7, "#cfc6b7", { rx: 1 })
  );
}

/** A lamp that hangs from the ceiling at the origin, its shade `drop` below. */
export function pendant({ look, random }: Sketch, drop: number): string {
  const colour = random.pick([look.textile, "#f4e8d0", look.partner, "#d9a441"]);
  const shade = random.pick([
    polygon(
      [
        [-7, drop],
        [7, drop],
        [20, drop + 22],
        [-20, drop + 22],
      ],
      colour,
    ) + ellipse(0, drop + 22, 20, 2.4, "#fff1cc"),
    ellipse(0, drop + 13, 19, 18, "#fbeed2") +
      curve(
        `M-18 ${drop + 8}Q0 ${drop + 13} 18 ${drop + 8}M-18 ${drop + 18}Q0 ${drop + 23} 18 ${drop + 18}M-19 ${drop + 13}Q0 ${drop + 18} 19 ${drop + 13}`,
        "#dcc79d",
        0.9,
      ),
    path(`M-18 ${drop + 18}A18 16 0 0 1 18 ${drop + 18}Z`, colour) + ellipse(0, drop + 18, 18, 2.2, "#fff1cc"),
  ]);
  return line([0, 0], [0, drop + 2], "#5c5147", 1.1) + shade;
}
