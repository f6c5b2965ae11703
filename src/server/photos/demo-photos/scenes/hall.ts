import { darker, lighter, mix } from "../colour.ts";
import { tallPlant } from "../furniture/plants.ts";
import { framed } from "../furniture/prints.ts";
import { pendant } from "../furniture/wall-things.ts";
import { facing, level, roomSpace, sideways, type RoomSpace } from "../room-space.ts";
import { atmosphere, lampGlow, roomShell } from "../shell.ts";
import type { Sketch } from "../sketch.ts";
import { circle, curve, line, path, placed, polygon } from "../svg.ts";

/** A corridor with doors, coats and a runner. */
export function hall(sketch: Sketch): string {
  const { look, random } = sketch;
  const space = roomSpace({
    width: 1.9,
    height: 2.6,
    depth: 5.2,
    eye: [0.95, 1.45, 1.5],
    horizon: [600, 410],
    focus: 1220,
  });
  const runner = random.pick([look.textile, look.partner, mix(look.partner, "#fff8ec", 0.35)]);
  const lamps = [1.6, 3.6];
  return (
    roomShell(sketch, space, random.pick(["back", "left", "none"])) +
    polygon(level(space, [0.45, 1.45], 0.003, [-0.6, 4.7]), runner) +
    polygon(level(space, [0.52, 1.38], 0.004, [-0.6, 4.66]), lighter(runner, 0.28)) +
    polygon(level(space, [0.57, 1.33], 0.005, [-0.6, 4.62]), runner) +
    endDoor(sketch, space) +
    [0.5, 2.2, 3.9].map((z) => sideDoor(sketch, space, 0, [z, z + 0.85])).join("") +
    [1.3, 3.1].map((z) => sideDoor(sketch, space, space.width, [z, z + 0.85])).join("") +
    coats(sketch, space) +
    placed(framed(sketch, 34, 44), space.at(0.26, 1.6, space.depth), space.scale(space.depth)) +
    placed(tallPlant(sketch), space.at(1.66, 0, 4.6), space.scale(4.6)) +
    lamps
      .map((z) => placed(pendant(sketch, 26), space.at(0.95, space.height, z), space.scale(z)))
      .toReversed()
      .join("") +
    atmosphere(sketch) +
    lamps
      .map((z) => {
        const [x, y] = space.at(0.95, space.height - 0.45, z);
        return lampGlow(sketch, x, y, space.scale(z) * 0.9);
      })
      .join("")
  );
}

function endDoor(sketch: Sketch, space: RoomSpace): string {
  const { look, random } = sketch;
  const z = space.depth;
  const colour = random.pick([look.partner, look.textile, look.wood, "#2f5d50"]);
  const glass = sketch.linear([
    [0, "#dff0f4"],
    [1, "#f7eccb"],
  ]);
  const [knobX, knobY] = space.at(1.28, 1, z);
  const pane = (x0: number, x1: number): string => polygon(facing(space, [x0, x1], [1.15, 1.85], z), glass);
  return (
    polygon(facing(space, [0.48, 1.42], [0, 2.5], z), lighter(look.trim, 0.3)) +
    polygon(facing(space, [0.54, 1.36], [2.1, 2.43], z), glass) +
    polygon(facing(space, [0.54, 1.36], [0, 2.02], z), colour) +
    pane(0.64, 0.92) +
    pane(0.98, 1.26) +
    polygon(facing(space, [0.64, 1.26], [0.2, 0.85], z), darker(colour, 0.12)) +
    circle(knobX, knobY, 5, "#d9b35f")
  );
}

function sideDoor({ look }: Sketch, space: RoomSpace, x: number, z: readonly [number, number]): string {
  const colour = darker(mix(look.trim, look.wood, 0.16), 0.06);
  const inset = (y0: number, y1: number): string =>
    polygon(sideways(space, x, [y0, y1], [z[0] + 0.16, z[1] - 0.16]), darker(colour, 0.08));
  const [knobX, knobY] = space.at(x, 1, z[0] + 0.1);
  return (
    polygon(sideways(space, x, [0, 2.12], [z[0] - 0.09, z[1] + 0.09]), darker(look.trim, 0.02)) +
    polygon(sideways(space, x, [0, 2.03], z), colour) +
    inset(0.2, 0.9) +
    inset(1.06, 1.86) +
    circle(knobX, knobY, space.scale(z[0]) * 0.024, "#c9a45c")
  );
}

function coats({ look, random }: Sketch, space: RoomSpace): string {
  const z = 2.45;
  const scale = space.scale(z);
  const colours = [look.textile, look.partner, "#4b5261", "#d9a441"];
  const hung = colours.slice(0, random.int(2, 4)).map((colour, index) => {
    const [x, y] = space.at(space.width, 1.62, z + index * 0.16);
    const size = space.scale(z + index * 0.16) * 0.01;
    return (
      path(
        `M${x} ${y}q${-16 * size} ${2 * size} ${-17 * size} ${12 * size}l${-2 * size} ${52 * size}h${19 * size}Z`,
        colour,
      ) + curve(`M${x - 8 * size} ${y + 14 * size}v${46 * size}`, darker(colour, 0.16), 2)
    );
  });
  return (
    line(
      space.at(space.width, 1.66, z - 0.15),
      space.at(space.width, 1.66, z + 0.65),
      darker(look.wood, 0.1),
      0.03 * scale,
    ) + hung.toReversed().join("")
  );
}
