import { desk, deskChair } from "../furniture/desk.ts";
import { tallPlant } from "../furniture/plants.ts";
import { rug } from "../furniture/rug.ts";
import { bookcase } from "../furniture/storage.ts";
import { backWindow } from "../furniture/wall-window.ts";
import { decoration, radiator } from "../furniture/wall-things.ts";
import { roomSpace } from "../room-space.ts";
import { floorBeam, roomShell } from "../shell.ts";
import type { Sketch } from "../sketch.ts";
import { placed } from "../svg.ts";
import { finish } from "./bedroom.ts";

/** The corner where one works: nearer than a whole room. */
export function deskCorner(sketch: Sketch): string {
  const { random } = sketch;
  const space = roomSpace({
    width: 3.2,
    height: 2.6,
    depth: 2.6,
    eye: [1.6, 1.3, 1.75],
    horizon: [600, 400],
    focus: 1330,
  });
  const backs = space.depth;
  const byWindow = random.chance(0.65);
  const opening = [0.85, 2.25] as const;
  return (
    roomShell(sketch, space, random.pick(["back", "left", "right"])) +
    (byWindow
      ? backWindow(sketch, space, opening, [0.98, 2.15]) + floorBeam(sketch, space, opening, 0.5)
      : placed(decoration(sketch), space.at(1.1, 1.68, backs), space.scale(backs)) +
        placed(decoration(sketch), space.at(2.2, 1.68, backs), space.scale(backs))) +
    (byWindow ? placed(radiator(sketch, 80), space.at(1.55, 0.06, backs), space.scale(backs)) : "") +
    desk(sketch, space, [0.8, 2.3], [backs - 0.66, backs - 0.05]) +
    (random.chance(0.6)
      ? bookcase(sketch, space, [2.48, 3.1], [backs - 0.32, backs - 0.03], random.between(1.2, 1.9))
      : placed(tallPlant(sketch), space.at(2.75, 0, backs - 0.3), space.scale(backs - 0.3))) +
    rug(sketch, space, [0.7, 2.4], [0.6, 1.5]) +
    deskChair(sketch, space, 1.5, backs - 1.25) +
    (random.chance(0.5) ? placed(tallPlant(sketch), space.at(0.35, 0, backs - 0.5), space.scale(backs - 0.5)) : "") +
    finish(sketch, space, [1, 1.05, backs - 0.3])
  );
}
