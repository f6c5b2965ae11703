import { darker, lighter, mix } from "../colour.ts";
import { daylightAt } from "../daylight.ts";
import { tallPlant } from "../furniture/plants.ts";
import { outside } from "../outside.ts";
import { atmosphere } from "../shell.ts";
import type { Sketch } from "../sketch.ts";
import { circle, curve, ellipse, group, line, path, placed, rect } from "../svg.ts";

/** The garden behind the houses. */
export function garden(sketch: Sketch): string {
  const { look, random } = sketch;
  const light = daylightAt(look.hour);
  const dim = (colour: string): string => (light.windowsLit ? mix(colour, "#28304e", 0.25) : colour);
  const lawn = sketch.linear([
    [0, dim("#7ea65c")],
    [1, dim("#98bd6c")],
  ]);
  return (
    group(outside(sketch, 1200, 560, random.pick(["terraces", "rooftops", "terraces"])), {}) +
    fence(dim(random.pick(["#b98a5e", "#a9765b", "#8f9b8a"]))) +
    path("M0 560Q600 520 1200 560V900H0Z", lawn) +
    path(`M${random.int(380, 620)} 552Q520 700 300 900H560Q700 700 ${random.int(640, 680)} 552Z`, dim("#d9c7a6")) +
    hedge(sketch, dim) +
    placed(tallPlant(sketch), [110, 800], 300) +
    terraceSet(sketch, dim) +
    placed(tallPlant(sketch), [1095, 760], 260) +
    atmosphere(sketch) +
    lights(sketch)
  );
}

function fence(colour: string): string {
  const boards = Array.from({ length: 30 }, (_, index) =>
    path(
      `M${index * 41} 580V${424 + (index % 2) * 6}l19 -14l19 14V580Z`,
      index % 3 === 0 ? darker(colour, 0.07) : colour,
    ),
  );
  return boards.join("") + rect(0, 460, 1200, 12, darker(colour, 0.16)) + rect(0, 532, 1200, 12, darker(colour, 0.16));
}

function hedge({ look, random }: Sketch, dim: (colour: string) => string): string {
  const bush = (x: number, y: number): string => {
    const size = random.int(38, 74);
    const flower = random.pick([look.textile, "#e8b04a", "#d8728a", "#fbf4e6"]);
    const dots = Array.from({ length: 6 }, () =>
      circle(x + random.int(-size, size) * 0.7, y - random.int(5, size), 5, dim(flower)),
    ).join("");
    return ellipse(x, y - size * 0.35, size, size * 0.8, dim(random.pick(["#5d8a57", "#467551", "#729a5b"]))) + dots;
  };
  return [30, 130, 235, 880, 985, 1090, 1180].map((x) => bush(x, random.int(560, 590))).join("");
}

function terraceSet({ look, random }: Sketch, dim: (colour: string) => string): string {
  const colour = dim(random.pick([look.partner, look.textile, "#f1e9db"]));
  const x = random.int(690, 800);
  const chair = (dx: number, turn: 1 | -1): string =>
    group(
      rect(-34, -62, 66, 10, colour, { rx: 4 }) +
        line([-28, -54], [-34, 0], darker(colour, 0.2), 6) +
        line([26, -54], [32, 0], darker(colour, 0.2), 6) +
        path("M-34 -58L-44 -138H-30L-22 -58Z", colour) +
        line([-40, -112], [-26, -112], darker(colour, 0.16), 5),
      { transform: `translate(${x + dx} 790) scale(${turn} 1)` },
    );
  const table =
    ellipse(x, 792, 130, 20, "#2b1d33", { opacity: 0.14 }) +
    line([x, 700], [x, 788], darker(colour, 0.25), 10) +
    ellipse(x, 790, 36, 7, darker(colour, 0.25)) +
    ellipse(x, 702, 92, 17, darker(colour, 0.12)) +
    ellipse(x, 697, 92, 17, lighter(colour, 0.12));
  return (
    chair(-150, 1) +
    chair(150, -1) +
    table +
    group(`<path d="M-6 0V-22H8V0Z" fill="${dim(look.textile)}"/><path d="M24 0V-16H36V0Z" fill="#fbf4e6"/>`, {
      transform: `translate(${x - 20} 694)`,
    })
  );
}

function lights({ look }: Sketch): string {
  const on = daylightAt(look.hour).lampsOn;
  const bulbs = Array.from({ length: 12 }, (_, index) => {
    const x = 50 + index * 100;
    const y = 330 + 60 * Math.sin(((index % 6) / 6) * Math.PI);
    return (
      circle(x, y + 8, 7, on ? "#ffe2a0" : "#f6ead0") + (on ? circle(x, y + 8, 18, "#ffdf96", { opacity: 0.3 }) : "")
    );
  });
  return curve("M-10 325Q320 450 650 325Q980 450 1210 325", "#5c5147", 3) + bulbs.join("");
}
