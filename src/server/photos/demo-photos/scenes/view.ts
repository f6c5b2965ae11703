import { darker, lighter, mix } from "../colour.ts";
import { daylightAt } from "../daylight.ts";
import { smallPlant } from "../furniture/plants.ts";
import { bookPile, lineUp, mug, tableLamp, type SmallThing } from "../furniture/small-things.ts";
import { outside } from "../outside.ts";
import { atmosphere, lampGlow } from "../shell.ts";
import type { Sketch } from "../sketch.ts";
import { clipped, group, line, placed, rect } from "../svg.ts";

/** Close to a window: the frame, the sill with a few things, and the view. */
export function view(sketch: Sketch): string {
  const { look, random } = sketch;
  const things: SmallThing[] = [
    random.pick([smallPlant, bookPile]),
    mug,
    smallPlant,
    random.pick([bookPile, smallPlant]),
  ];
  const frame = look.trim;
  const curtain = random.pick([look.pale, look.partner, mix(look.textile, "#fff8ec", 0.4)]);
  const lit = daylightAt(look.hour).lampsOn;
  const middle = random.pick([470, 600, 730]);
  const drape = (x: number, width: number): string =>
    rect(x, 0, width, 900, curtain) +
    [0.25, 0.5, 0.75]
      .map((share) => line([x + width * share, 0], [x + width * share, 900], darker(curtain, 0.12), 8))
      .join("");
  const shown = group(outside(sketch, 960, 620), { transform: "translate(120 70)" });
  return (
    rect(0, 0, 1200, 900, look.wall) +
    rect(96, 46, 1008, 672, darker(look.wall, 0.16)) +
    rect(104, 54, 992, 656, frame) +
    clipped(sketch.name(), rect(120, 70, 960, 620, "#fff"), shown) +
    rect(middle - 9, 62, 18, 640, frame) +
    rect(middle + 9, 70, 4, 620, darker(frame, 0.14)) +
    (look.windows === "sash" || look.windows === "bay"
      ? rect(112, 372, 976, 18, frame) + rect(120, 390, 960, 5, darker(frame, 0.16))
      : "") +
    rect(0, 700, 1200, 54, lighter(frame, 0.3)) +
    rect(0, 754, 1200, 14, darker(frame, 0.16)) +
    rect(0, 768, 1200, 132, darker(look.wall, 0.06)) +
    placed(lineUp(sketch, things, 34), [lit ? random.int(380, 560) : random.int(420, 780), 716], 620) +
    (random.chance(0.7) ? drape(-20, 110) + drape(1110, 110) : "") +
    (lit ? placed(tableLamp(sketch), [1010, 716], 620) : "") +
    atmosphere(sketch) +
    lampGlow(sketch, 1010, 560, 420)
  );
}
