import { darker, lighter } from "./colour.ts";
import { daylightAt } from "./daylight.ts";
import type { Flooring } from "./flat-look.ts";
import { facing, level, sideways, type RoomSpace } from "./room-space.ts";
import type { Sketch } from "./sketch.ts";
import { line, polygon, rect } from "./svg.ts";

/** How far the floor and the side walls run towards the viewer, past the edge of the picture. */
const NEAR = -1.2;

export type PaintedWall = "back" | "left" | "right" | "none";

/** The bare room: ceiling, walls, floor, skirting and cornice. */
export function roomShell(sketch: Sketch, space: RoomSpace, painted: PaintedWall): string {
  const { look } = sketch;
  const { width, height, depth } = space;
  const back = painted === "back" ? look.feature : look.wall;
  const left = darker(painted === "left" ? look.feature : look.wall, 0.07);
  const right = darker(painted === "right" ? look.feature : look.wall, 0.1);
  return (
    rect(0, 0, 1200, 900, look.trim) +
    polygon(
      level(space, [0, width], height, [NEAR, depth]),
      sketch.linear([
        [0, darker(look.trim, 0.08)],
        [1, look.trim],
      ]),
    ) +
    polygon(
      sideways(space, 0, [0, height], [NEAR, depth]),
      sketch.linear(
        [
          [0, darker(left, 0.12)],
          [1, left],
        ],
        "across",
      ),
    ) +
    polygon(
      sideways(space, width, [0, height], [NEAR, depth]),
      sketch.linear(
        [
          [0, right],
          [1, darker(right, 0.12)],
        ],
        "across",
      ),
    ) +
    polygon(
      facing(space, [0, width], [0, height], depth),
      sketch.linear([
        [0, lighter(back, 0.1)],
        [1, darker(back, 0.04)],
      ]),
    ) +
    floorOf(sketch, space) +
    trimOf(sketch, space)
  );
}

function floorOf(sketch: Sketch, space: RoomSpace): string {
  const { look } = sketch;
  const { width, depth } = space;
  const fill = sketch.linear([
    [0, darker(look.floor, 0.1)],
    [0.5, look.floor],
    [1, lighter(look.floor, 0.08)],
  ]);
  return polygon(level(space, [0, width], 0, [NEAR, depth]), fill) + FLOORS[look.flooring](space, look.floor);
}

const FLOORS: Record<Flooring, (space: RoomSpace, colour: string) => string> = {
  carpet: () => "",
  boards: (space, colour) => {
    const boards = Math.round(space.width / 0.22);
    return Array.from({ length: boards - 1 }, (_, index) => {
      const x = (space.width * (index + 1)) / boards;
      const joint = space.depth * (((index * 37) % 17) / 17);
      return (
        line(space.at(x, 0, NEAR), space.at(x, 0, space.depth), darker(colour, 0.16), 1.6, { opacity: 0.55 }) +
        line(space.at(x, 0, joint), space.at(x + space.width / boards, 0, joint), darker(colour, 0.16), 1.4, {
          opacity: 0.45,
        })
      );
    }).join("");
  },
  herringbone: (space, colour) => {
    let drawn = "";
    for (let z = NEAR; z < space.depth; z += 0.36) {
      for (let x = 0; x < space.width - 0.1; x += 0.5) {
        drawn += polygon(
          [
            space.at(x, 0, z),
            space.at(x + 0.25, 0, z + 0.18),
            space.at(x + 0.25, 0, z + 0.36),
            space.at(x, 0, z + 0.18),
          ],
          darker(colour, 0.07),
        );
      }
    }
    return drawn;
  },
};

function trimOf({ look }: Sketch, space: RoomSpace): string {
  const { width, height, depth } = space;
  const skirting = 0.11;
  const side = darker(look.trim, 0.1);
  return (
    polygon(sideways(space, 0, [0, skirting], [NEAR, depth]), side) +
    polygon(sideways(space, width, [0, skirting], [NEAR, depth]), side) +
    polygon(facing(space, [0, width], [0, skirting], depth), look.trim) +
    polygon(facing(space, [0, width], [height - 0.06, height], depth), lighter(look.trim, 0.3)) +
    line(space.at(0, 0, depth), space.at(0, height, depth), darker(look.wall, 0.14), 1.5) +
    line(space.at(width, 0, depth), space.at(width, height, depth), darker(look.wall, 0.14), 1.5)
  );
}

/** What the hour lays over a finished picture: the colour of its light, and a little shade at the edges. */
export function atmosphere(sketch: Sketch): string {
  const light = daylightAt(sketch.look.hour);
  const warmth = light.lampsOn ? rect(0, 0, 1200, 900, "#ffb866", { opacity: 0.1 }) : "";
  const edge = sketch.radial([
    [0.66, "#2b1d33", 0],
    [1, "#2b1d33", light.lampsOn ? 0.2 : 0.07],
  ]);
  return (
    rect(0, 0, 1200, 900, light.tint, { opacity: light.tintStrength }) + warmth + rect(-150, -150, 1500, 1200, edge)
  );
}

/** The glow of a lamp, over the tint of the hour. */
export function lampGlow(sketch: Sketch, x: number, y: number, radius: number): string {
  const light = daylightAt(sketch.look.hour);
  if (!light.lampsOn) return "";
  const glow = sketch.radial([
    [0, "#ffe9b8", 0.9],
    [0.14, "#ffdc98", 0.55],
    [0.45, "#ffd083", 0.2],
    [1, "#ffc46b", 0],
  ]);
  return `<circle cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" r="${(radius * 1.35).toFixed(0)}" fill="${glow}"/>`;
}

/** The patch of light that a window at [x0, x1] of the back wall throws on the floor. */
export function floorBeam(sketch: Sketch, space: RoomSpace, [x0, x1]: readonly [number, number], lean: number): string {
  const light = daylightAt(sketch.look.hour);
  const near = space.depth - 2.6;
  const fill = sketch.linear([
    [0, light.beam, light.beamStrength],
    [1, light.beam, light.beamStrength * 0.15],
  ]);
  const pane = (from: number, to: number): string =>
    polygon(
      [
        space.at(from, 0.002, space.depth - 0.15),
        space.at(to, 0.002, space.depth - 0.15),
        space.at(to + lean, 0.002, near),
        space.at(from + lean, 0.002, near),
      ],
      fill,
    );
  const middle = (x0 + x1) / 2;
  return pane(x0, middle - 0.04) + pane(middle + 0.04, x1);
}

/** Soft shade under a thing that stands on the floor. */
export function footShade(
  space: RoomSpace,
  [x0, x1]: readonly [number, number],
  [z0, z1]: readonly [number, number],
): string {
  const spread = 0.07;
  return polygon(level(space, [x0 - spread, x1 + spread], 0.003, [z0 - spread, z1]), "#2b1d33", { opacity: 0.16 });
}
