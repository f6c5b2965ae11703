import { bedAlongWall, bedFromWall } from "../furniture/bed.ts";
import { desk, deskChair } from "../furniture/desk.ts";
import { smallPlant, tallPlant } from "../furniture/plants.ts";
import { rug } from "../furniture/rug.ts";
import { bedsideTable, bookcase, drawers, wardrobe } from "../furniture/storage.ts";
import { backWindow, sideBeam, sideWindow } from "../furniture/wall-window.ts";
import { decoration, mirror, pendant, radiator } from "../furniture/wall-things.ts";
import { roomSpace, type RoomSpace } from "../room-space.ts";
import { atmosphere, floorBeam, lampGlow, roomShell } from "../shell.ts";
import type { Sketch } from "../sketch.ts";
import { placed } from "../svg.ts";

/** A bedroom, by one of four arrangements. */
export function bedroom(sketch: Sketch): string {
  return sketch.random.pick([windowAndDesk, bedInTheMiddle, bedUnderTheWindow, bedBesideTheWindow])(sketch);
}

export function bedroomSpace(sketch: Sketch, width: number): RoomSpace {
  const { random } = sketch;
  return roomSpace({
    width,
    height: random.between(2.45, 2.75),
    depth: 3.4,
    eye: [width * random.between(0.44, 0.56), 1.38, 1.85],
    horizon: [600, 385],
    focus: 1120,
  });
}

/** The bed on the left, a desk under the window on the right. */
function windowAndDesk(sketch: Sketch): string {
  const { random } = sketch;
  const space = bedroomSpace(sketch, 4.1);
  const opening = [2.35, 3.65] as const;
  const backs = space.depth;
  return (
    roomShell(sketch, space, "left") +
    backWindow(sketch, space, opening, [0.95, 2.15]) +
    placed(decoration(sketch), space.at(0.85, 1.72, backs), space.scale(backs)) +
    floorBeam(sketch, space, opening, -0.9) +
    bedFromWall(sketch, space, [0.12, random.chance(0.5) ? 1.5 : 1.2], 1.45) +
    bedsideTable(sketch, space, [1.62, 2.02], [backs - 0.42, backs - 0.03]) +
    desk(sketch, space, [2.3, 3.72], [backs - 0.66, backs - 0.04]) +
    deskChair(sketch, space, 3.0, backs - 1.25) +
    (random.chance(0.6) ? rug(sketch, space, [1.75, 3.1], [0.9, 1.9]) : "") +
    placed(tallPlant(sketch), space.at(3.86, 0, 2.2), space.scale(2.2)) +
    finish(sketch, space, [1.82, 0.7, backs - 0.2])
  );
}

/** The head of the bed in the middle of the wall, light from the side. */
function bedInTheMiddle(sketch: Sketch): string {
  const { random } = sketch;
  const space = bedroomSpace(sketch, 4.3);
  const backs = space.depth;
  const middle = 2.05;
  return (
    roomShell(sketch, space, "back") +
    sideWindow(sketch, space, 0, [0.9, 2.15], [1.35, 2.75]) +
    placed(decoration(sketch), space.at(middle, 1.78, backs), space.scale(backs)) +
    sideBeam(sketch, space, 0, [1.3, 2.6], 2.2) +
    rug(sketch, space, [middle - 1.15, middle + 1.15], [0.75, 2.1]) +
    bedFromWall(sketch, space, [middle - 0.72, middle + 0.72], 1.35) +
    bedsideTable(sketch, space, [middle - 1.25, middle - 0.84], [backs - 0.42, backs - 0.03]) +
    (random.chance(0.6)
      ? bedsideTable(sketch, space, [middle + 0.84, middle + 1.25], [backs - 0.42, backs - 0.03])
      : placed(tallPlant(sketch), space.at(middle + 1.1, 0, backs - 0.3), space.scale(backs - 0.3))) +
    wardrobe(sketch, space, [3.55, 4.28], [1.7, backs - 0.05]) +
    finish(sketch, space, [middle - 1.04, 0.72, backs - 0.2])
  );
}

/** The bed lies along the wall below the window. */
function bedUnderTheWindow(sketch: Sketch): string {
  const { random } = sketch;
  const space = bedroomSpace(sketch, 4.2);
  const backs = space.depth;
  const opening = [1.1, 2.7] as const;
  return (
    roomShell(sketch, space, random.pick(["back", "left", "right"])) +
    backWindow(sketch, space, opening, [1.02, 2.2]) +
    floorBeam(sketch, space, opening, 0.7) +
    bookcase(sketch, space, [3.35, 4.1], [backs - 0.32, backs - 0.03], random.between(1.2, 1.95)) +
    bedAlongWall(sketch, space, [0.55, 2.65], random.pick(["left", "right"])) +
    rug(sketch, space, [0.9, 2.9], [0.85, 1.9]) +
    (random.chance(0.5)
      ? bedsideTable(sketch, space, [2.78, 3.18], [backs - 0.42, backs - 0.03])
      : placed(tallPlant(sketch), space.at(3.02, 0, backs - 0.35), space.scale(backs - 0.35))) +
    finish(sketch, space, [2.98, 0.72, backs - 0.2])
  );
}

/** The bed on the right, the window in the middle, drawers and a mirror on the left. */
function bedBesideTheWindow(sketch: Sketch): string {
  const space = bedroomSpace(sketch, 4.2);
  const backs = space.depth;
  const opening = [1.3, 2.45] as const;
  return (
    roomShell(sketch, space, "right") +
    backWindow(sketch, space, opening, [0.85, 2.2]) +
    placed(radiator(sketch, 90), space.at(1.87, 0.04, backs), space.scale(backs)) +
    placed(mirror(sketch, 46, 78), space.at(0.58, 1.55, backs), space.scale(backs)) +
    placed(decoration(sketch), space.at(3.4, 1.75, backs), space.scale(backs)) +
    floorBeam(sketch, space, opening, -0.5) +
    drawers(sketch, space, [0.12, 1.05], [backs - 0.46, backs - 0.03]) +
    placed(smallPlant(sketch), space.at(2.15, 0.87, backs - 0.05), space.scale(backs)) +
    rug(sketch, space, [1.0, 2.55], [1.0, 2.2]) +
    bedFromWall(sketch, space, [2.72, 4.05], 1.4) +
    placed(tallPlant(sketch), space.at(0.35, 0, 1.55), space.scale(1.55)) +
    finish(sketch, space, [0.6, 0.9, backs - 0.2])
  );
}

/** The lamp, the air, and the glow of whatever is lit. */
export function finish(sketch: Sketch, space: RoomSpace, [x, y, z]: readonly [number, number, number]): string {
  const { random } = sketch;
  const hung = random.chance(0.7);
  const drop = random.between(24, 44);
  const place = [space.width / 2 + random.between(-0.25, 0.25), space.height, 2.2] as const;
  const scale = space.scale(place[2]);
  const [lampX, lampY] = space.at(...place);
  const [glowX, glowY] = space.at(x, y, z);
  return (
    (hung ? placed(pendant(sketch, drop), [lampX, lampY], scale) : "") +
    atmosphere(sketch) +
    (hung ? lampGlow(sketch, lampX, lampY + ((drop + 22) / 100) * scale, 330) : "") +
    lampGlow(sketch, glowX, glowY, 210)
  );
}
