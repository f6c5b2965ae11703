import { bedAlongWall, bedFromWall } from "../furniture/bed.ts";
import { desk, deskChair } from "../furniture/desk.ts";
import { counterThings, fridge, splashback, tap, wallCupboards, worktop } from "../furniture/kitchen-things.ts";
import { tallPlant } from "../furniture/plants.ts";
import { rug } from "../furniture/rug.ts";
import { coffeeTable, diningTable, floorLamp, sofa } from "../furniture/seating.ts";
import { bookcase, drawers } from "../furniture/storage.ts";
import { backWindow, sideBeam, sideWindow } from "../furniture/wall-window.ts";
import { decoration } from "../furniture/wall-things.ts";
import type { RoomSpace } from "../room-space.ts";
import { atmosphere, floorBeam, lampGlow, roomShell } from "../shell.ts";
import type { Sketch } from "../sketch.ts";
import { placed } from "../svg.ts";
import { bedroomSpace, finish } from "./bedroom.ts";

/** A living room, the sofa under pictures or beside a window. */
export function living(sketch: Sketch): string {
  return sketch.random.pick([sofaUnderPictures, sofaByTheWindow, livingWithTable])(sketch);
}

function sofaUnderPictures(sketch: Sketch): string {
  const space = bedroomSpace(sketch, 4.6);
  const backs = space.depth;
  const [lampX, lampY] = space.at(3.75, 1.45, backs - 0.35);
  return (
    roomShell(sketch, space, "back") +
    sideWindow(sketch, space, 0, [0.85, 2.2], [1.2, 2.8]) +
    placed(decoration(sketch), space.at(1.7, 1.75, backs), space.scale(backs)) +
    placed(decoration(sketch), space.at(2.95, 1.75, backs), space.scale(backs)) +
    sideBeam(sketch, space, 0, [1.2, 2.7], 2.6) +
    rug(sketch, space, [0.9, 3.5], [0.9, 2.3]) +
    sofa(sketch, space, [1.1, 3.3], [backs - 0.98, backs - 0.06]) +
    placed(floorLamp(sketch), space.at(3.75, 0, backs - 0.35), space.scale(backs - 0.35)) +
    coffeeTable(sketch, space, [1.65, 2.75], [1.25, 1.85]) +
    placed(tallPlant(sketch), space.at(0.5, 0, backs - 0.4), space.scale(backs - 0.4)) +
    atmosphere(sketch) +
    lampGlow(sketch, lampX, lampY, 330)
  );
}

function sofaByTheWindow(sketch: Sketch): string {
  const space = bedroomSpace(sketch, 4.6);
  const backs = space.depth;
  const opening = [0.6, 2.2] as const;
  return (
    roomShell(sketch, space, "left") +
    backWindow(sketch, space, opening, [0.95, 2.2]) +
    placed(decoration(sketch), space.at(2.95, 1.72, backs), space.scale(backs)) +
    floorBeam(sketch, space, opening, 0.8) +
    rug(sketch, space, [0.9, 3.2], [0.9, 2.2]) +
    sofa(sketch, space, [0.45, 2.35], [backs - 0.98, backs - 0.06]) +
    drawers(sketch, space, [2.5, 3.4], [backs - 0.46, backs - 0.03]) +
    bookcase(sketch, space, [3.6, 4.4], [backs - 0.34, backs - 0.03], 1.9) +
    coffeeTable(sketch, space, [1.2, 2.3], [1.2, 1.8]) +
    placed(tallPlant(sketch), space.at(3.9, 0, 1.7), space.scale(1.7)) +
    finish(sketch, space, [2.75, 1, backs - 0.25])
  );
}

function livingWithTable(sketch: Sketch): string {
  const space = bedroomSpace(sketch, 4.6);
  const backs = space.depth;
  const opening = [2.5, 4.0] as const;
  return (
    roomShell(sketch, space, "right") +
    backWindow(sketch, space, opening, [0.9, 2.2]) +
    placed(decoration(sketch), space.at(1.25, 1.75, backs), space.scale(backs)) +
    floorBeam(sketch, space, opening, -0.8) +
    sofa(sketch, space, [0.3, 2.15], [backs - 0.98, backs - 0.06]) +
    diningTable(sketch, space, 3.15, 2.25) +
    rug(sketch, space, [0.5, 2.1], [1, 2.05]) +
    coffeeTable(sketch, space, [0.75, 1.7], [1.25, 1.75]) +
    placed(tallPlant(sketch), space.at(4.35, 0, backs - 0.3), space.scale(backs - 0.3)) +
    finish(sketch, space, [3.15, 0.95, 2.25])
  );
}

/** One room for everything: kitchen on one side, bed and desk on the other. */
export function studio(sketch: Sketch): string {
  return sketch.random.pick([studioBedByWindow, studioKitchenBehind])(sketch);
}

function studioBedByWindow(sketch: Sketch): string {
  const space = bedroomSpace(sketch, 5);
  const backs = space.depth;
  const opening = [2.55, 4.1] as const;
  return (
    roomShell(sketch, space, "right") +
    splashback(sketch, space, [0.05, 1.85], [0.9, 1.5]) +
    wallCupboards(sketch, space, [0.05, 1.85], [1.5, 2.15]) +
    backWindow(sketch, space, opening, [1, 2.2]) +
    floorBeam(sketch, space, opening, -0.6) +
    worktop(sketch, space, [0.05, 1.5], 0) +
    tap(space, 1.05) +
    counterThings(sketch, space, [0.7, 1.5]) +
    fridge(sketch, space, [1.54, 2.12]) +
    bedAlongWall(sketch, space, [2.4, 4.4], "right") +
    rug(sketch, space, [2, 3.9], [0.95, 2]) +
    diningTable(sketch, space, 0.95, 1.5) +
    placed(tallPlant(sketch), space.at(4.68, 0, backs - 0.3), space.scale(backs - 0.3)) +
    finish(sketch, space, [4.6, 0.8, backs - 0.2])
  );
}

function studioKitchenBehind(sketch: Sketch): string {
  const space = bedroomSpace(sketch, 5);
  const backs = space.depth;
  return (
    roomShell(sketch, space, "back") +
    sideWindow(sketch, space, space.width, [0.85, 2.2], [1.2, 2.7]) +
    splashback(sketch, space, [0.1, 1.5], [0.9, 1.5]) +
    wallCupboards(sketch, space, [0.1, 1.5], [1.5, 2.15]) +
    worktop(sketch, space, [0.1, 1.5], 1) +
    tap(space, 0.45) +
    counterThings(sketch, space, [0.15, 0.8]) +
    fridge(sketch, space, [1.54, 2.12]) +
    placed(decoration(sketch), space.at(2.95, 1.75, backs), space.scale(backs)) +
    sideBeam(sketch, space, space.width, [1.2, 2.6], 2.4) +
    restOfStudio(sketch, space) +
    placed(tallPlant(sketch), space.at(4.3, 0, backs - 0.4), space.scale(backs - 0.4)) +
    finish(sketch, space, [2.5, 0.95, backs - 0.3])
  );
}

function restOfStudio(sketch: Sketch, space: RoomSpace): string {
  const { random } = sketch;
  const backs = space.depth;
  const kind = random.next();
  if (kind < 0.55) return rug(sketch, space, [1.5, 4.3], [0.85, 2]) + bedFromWall(sketch, space, [2.4, 3.8], 1.5);
  if (kind < 0.78)
    return (
      rug(sketch, space, [1.6, 3.6], [1, 2.1]) +
      sofa(sketch, space, [2.3, 3.9], [backs - 0.95, backs - 0.06]) +
      coffeeTable(sketch, space, [2.2, 3.2], [1.35, 1.85])
    );
  return (
    rug(sketch, space, [1.6, 3.6], [0.9, 1.8]) +
    desk(sketch, space, [2.35, 3.6], [backs - 0.64, backs - 0.04]) +
    deskChair(sketch, space, 2.95, backs - 1.2)
  );
}
