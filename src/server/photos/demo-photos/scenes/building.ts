import { darker } from "../colour.ts";
import { daylightAt } from "../daylight.ts";
import { street } from "./street.ts";
import type { Sketch } from "../sketch.ts";
import { circle, curve, line, polygon, rect } from "../svg.ts";

/** The house from the street. */
export function building(sketch: Sketch): string {
  return sketch.random.chance(0.6) ? terrace(sketch) : block(sketch);
}

const BRICKS = ["#b4593f", "#a65241", "#c2744f", "#d8c3a0", "#93504a", "#c9b49a"];

const DOORS = ["#2f5d50", "#34506b", "#a63d27", "#d0a24c", "#5c5488", "#3d4350"];

function terrace(sketch: Sketch): string {
  const { random, look } = sketch;
  const brick = random.pick(BRICKS);
  const trim = random.pick(["#f6eee0", "#f1e4cd", "#ffffff"]);
  const houses = [-150, 290, 730].map((x) => house(sketch, x, brick, trim, random.pick(DOORS)));
  const dim = daylightAt(look.hour).windowsLit;
  return street(
    sketch,
    houses.join("") + (dim ? rect(-150, 180, 1500, 565, "#28304e", { opacity: 0.18 }) : "") + litPanes(sketch),
  );
}

function house(sketch: Sketch, x: number, brick: string, trim: string, door: string): string {
  const width = 440;
  const courses = Array.from({ length: 18 }, (_, index) => `M${x} ${275 + index * 26}h${width}`).join("");
  const upper = (left: number): string =>
    rect(left - 8, 296, 106, 150, trim) +
    rect(left, 304, 90, 134, "#8fa9b8") +
    rect(left, 368, 90, 7, trim) +
    rect(left + 42, 304, 6, 134, trim) +
    rect(left - 14, 446, 118, 12, darker(trim, 0.1));
  const bay =
    rect(x + 40, 508, 210, 232, trim) +
    rect(x + 52, 540, 50, 150, "#8fa9b8") +
    rect(x + 112, 540, 66, 150, "#9db6c4") +
    rect(x + 188, 540, 50, 150, "#8fa9b8") +
    polygon(
      [
        [x + 30, 510],
        [x + 62, 482],
        [x + 228, 482],
        [x + 260, 510],
      ],
      "#5d5560",
    ) +
    rect(x + 52, 612, 186, 6, trim);
  const entry =
    rect(x + 296, 492, 112, 250, trim) +
    rect(x + 308, 540, 88, 200, door) +
    rect(x + 308, 504, 88, 28, "#c9dbe2") +
    rect(x + 322, 556, 60, 66, darker(door, 0.16)) +
    rect(x + 322, 640, 60, 76, darker(door, 0.16)) +
    circle(x + 388, 646, 5, "#d9b35f") +
    rect(x + 290, 734, 124, 10, darker(trim, 0.14));
  const roof =
    polygon(
      [
        [x - 6, 268],
        [x - 6, 168],
        [x + width, 168],
        [x + width, 268],
      ],
      sketch.look.outlook === "trees" ? "#5d5560" : "#4d4a57",
    ) + rect(x - 6, 262, width + 6, 14, trim);
  const chimney =
    rect(x + width - 76, 96, 90, 110, darker(brick, 0.12)) +
    [0, 1, 2].map((index) => rect(x + width - 66 + index * 26, 68, 18, 32, "#c98a63")).join("");
  return (
    chimney +
    rect(x, 262, width, 480, brick) +
    curve(courses, darker(brick, 0.08), 2) +
    roof +
    upper(x + 64) +
    upper(x + 262) +
    bay +
    entry +
    line([x, 270], [x, 742], darker(brick, 0.18), 4)
  );
}

function litPanes({ look, random }: Sketch): string {
  if (!daylightAt(look.hour).windowsLit) return "";
  const panes = [
    [354, 304, 90, 134],
    [552, 304, 90, 134],
    [402, 540, 66, 150],
    [794, 304, 90, 134],
    [842, 540, 66, 150],
    [112, 304, 90, 134],
  ] as const;
  return panes
    .filter(() => random.chance(0.6))
    .map(
      ([x, y, width, height]) =>
        rect(x, y, width, height, "#ffd98a") + rect(x, y + height / 2 - 3, width, 6, "#f1e4cd"),
    )
    .join("");
}

/** A newer block, with balconies. */
function block(sketch: Sketch): string {
  const { random, look } = sketch;
  const light = daylightAt(look.hour);
  const face = random.pick(["#d9cdbb", "#b8674c", "#8f9fab", "#c9b9a2", "#a9b3a0", "#e6dccb"]);
  const panel = random.pick([look.partner, look.textile, darker(face, 0.22)]);
  const storeys = random.int(5, 6);
  const left = random.int(170, 260);
  const width = 760;
  const top = 740 - storeys * 112;
  let drawn =
    rect(left - 12, top - 22, width + 24, 26, darker(face, 0.3)) +
    rect(left, top, width, 740 - top, face) +
    rect(left + width, top + 40, 150, 700 - top, darker(face, 0.18));
  for (let row = 0; row < storeys - 1; row += 1) {
    for (let column = 0; column < 5; column += 1) {
      const x = left + 34 + column * 146;
      const y = top + 22 + row * 112;
      const lit = light.windowsLit && random.chance(0.5);
      const glass = lit ? "#ffd98a" : random.pick(["#9fb9c8", "#88a5b6", "#b3c9d4"]);
      drawn +=
        rect(x, y, 108, 84, darker(face, 0.12)) +
        rect(x + 5, y + 5, 62, 74, glass) +
        rect(x + 72, y + 5, 31, 74, panel) +
        rect(x + 34, y + 5, 4, 74, "#f4eee2");
      if ((row + column) % 3 === 0)
        drawn +=
          rect(x - 6, y + 58, 120, 34, "#f4eee2", { opacity: 0.5 }) +
          line([x - 6, y + 58], [x + 114, y + 58], "#3d4350", 5) +
          rect(x - 8, y + 90, 124, 7, darker(face, 0.3));
    }
  }
  const entry =
    rect(left + 300, 632, 170, 110, "#3d4350") +
    rect(left + 310, 642, 72, 100, "#c9dbe2") +
    rect(left + 388, 642, 72, 100, "#c9dbe2") +
    rect(left + 280, 618, 210, 16, panel);
  const shop = [40, 540]
    .map(
      (x) =>
        rect(left + x, 646, 190, 84, light.windowsLit ? "#ffe2a6" : "#bcd0d9") + rect(left + x, 632, 190, 16, panel),
    )
    .join("");
  return street(sketch, drawn + entry + shop);
}
