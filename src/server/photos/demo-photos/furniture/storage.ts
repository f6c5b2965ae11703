import { darker, lighter } from "../colour.ts";
import { block, facing, sideways, type RoomSpace } from "../room-space.ts";
import { footShade } from "../shell.ts";
import type { Sketch } from "../sketch.ts";
import { circle, line, placed, polygon, rect } from "../svg.ts";
import { smallPlant, trailingPlant } from "./plants.ts";
import { alarmClock, bookPile, books, globe, lineUp, mug, tableLamp, type SmallThing } from "./small-things.ts";

type Range = readonly [number, number];

export function wardrobe(sketch: Sketch, space: RoomSpace, x: Range, z: Range, doors = 2): string {
  const { look, random } = sketch;
  const colour = random.pick([look.wood, look.trim, look.wood, look.cupboards]);
  const top = random.between(1.85, 2.1);
  const width = x[1] - x[0];
  const fronts = Array.from({ length: doors }, (_, index) => {
    const from = x[0] + (width * index) / doors + 0.02;
    const to = x[0] + (width * (index + 1)) / doors - 0.02;
    const knob = space.at(index % 2 === 0 ? to - 0.05 : from + 0.05, 1.02, z[0]);
    return (
      polygon(facing(space, [from, to], [0.12, top - 0.05], z[0]), lighter(colour, 0.12)) +
      circle(knob[0], knob[1], 0.02 * space.scale(z[0]), darker(colour, 0.5))
    );
  });
  const [horizon] = space.at(0, 0, 1e6);
  const aside =
    Math.abs(space.at(x[0], 0, z[0])[0] - horizon) < Math.abs(space.at(x[1], 0, z[0])[0] - horizon) ? x[0] : x[1];
  const middle = (z[0] + z[1]) / 2;
  const doorsAside =
    z[1] - z[0] < 1
      ? ""
      : [
          [z[0] + 0.06, middle - 0.02, middle - 0.1],
          [middle + 0.02, z[1] - 0.06, middle + 0.1],
        ]
          .map(
            ([from = 0, to = 0, handle = 0]) =>
              polygon(sideways(space, aside, [0.12, top - 0.06], [from, to]), darker(colour, 0.1)) +
              line(space.at(aside, 1.12, handle), space.at(aside, 0.92, handle), darker(colour, 0.5), 4),
          )
          .join("");
  const boxes = random.chance(0.6)
    ? block(
        space,
        { x: [x[0] + 0.1, x[0] + width * 0.55], y: [top, top + 0.22], z: [z[0] + 0.08, z[1]] },
        random.pick([look.textile, look.pale, "#d8c3a0"]),
      )
    : "";
  return (
    footShade(space, x, z) +
    block(space, { x, y: [0, top], z }, colour) +
    (z[1] - z[0] < 1 ? fronts.join("") : doorsAside) +
    boxes
  );
}

export function bedsideTable(sketch: Sketch, space: RoomSpace, x: Range, z: Range): string {
  const { look, random } = sketch;
  const height = 0.5;
  const middle = (x[0] + x[1]) / 2;
  const front = facing(space, [x[0] + 0.03, x[1] - 0.03], [0.3, 0.46], z[0]);
  const knob = space.at(middle, 0.38, z[0]);
  const on = random.chance(0.75) ? tableLamp : random.pick([bookPile, alarmClock, mug]);
  return (
    footShade(space, x, z) +
    block(space, { x, y: [0, height], z }, look.wood) +
    polygon(front, lighter(look.wood, 0.14)) +
    circle(knob[0], knob[1], 3.4, darker(look.wood, 0.5)) +
    placed(on(sketch), space.at(middle, height, (z[0] + z[1]) / 2), space.scale((z[0] + z[1]) / 2))
  );
}

/** An open shelf unit that faces the viewer. */
export function bookcase(sketch: Sketch, space: RoomSpace, x: Range, z: Range, height: number): string {
  const { look, random } = sketch;
  const rows = Math.round(height / 0.36);
  const scale = space.scale(z[0]);
  const inside = polygon(
    facing(space, [x[0] + 0.04, x[1] - 0.04], [0.06, height - 0.04], z[0]),
    darker(look.wood, 0.32),
  );
  const shelves = Array.from({ length: rows }, (_, row) => {
    const y = 0.06 + ((height - 0.1) * row) / rows;
    const count = Math.max(1, Math.floor((x[1] - x[0]) / 0.3));
    const things = Array.from({ length: count }, () =>
      random.pick<SmallThing>([books, books, books, bookPile, bookPile, globe, smallPlant, alarmClock]),
    );
    const [left, level] = space.at(x[0], y, z[0]);
    return (
      rect(left, level - 0.03 * scale, (x[1] - x[0]) * scale, 0.03 * scale, look.wood) +
      placed(lineUp(sketch, things, 28), space.at((x[0] + x[1]) / 2, y + 0.03, z[0]), scale)
    );
  });
  const trailing = random.chance(0.6) ? placed(trailingPlant(sketch), space.at(x[1] - 0.15, height, z[0]), scale) : "";
  return (
    footShade(space, x, z) + block(space, { x, y: [0, height], z }, look.wood) + inside + shelves.join("") + trailing
  );
}

/** A chest of drawers. */
export function drawers(sketch: Sketch, space: RoomSpace, x: Range, z: Range, height = 0.8): string {
  const { look, random } = sketch;
  const colour = random.pick([look.wood, look.cupboards, look.trim]);
  const rows = [0, 1, 2].map((row) => {
    const y0 = 0.08 + ((height - 0.12) * row) / 3;
    const y1 = y0 + (height - 0.12) / 3 - 0.03;
    const middle = space.at((x[0] + x[1]) / 2, (y0 + y1) / 2, z[0]);
    const half = 0.07 * space.scale(z[0]);
    return (
      polygon(facing(space, [x[0] + 0.04, x[1] - 0.04], [y0, y1], z[0]), lighter(colour, 0.14)) +
      line([middle[0] - half, middle[1]], [middle[0] + half, middle[1]], darker(colour, 0.45), 3.4)
    );
  });
  const things = [
    random.pick<SmallThing>([tableLamp, smallPlant, globe]),
    random.pick<SmallThing>([books, bookPile, smallPlant]),
  ];
  return (
    footShade(space, x, z) +
    block(space, { x, y: [0, height], z }, colour) +
    rows.join("") +
    placed(lineUp(sketch, things, 38), space.at((x[0] + x[1]) / 2, height, z[0] + 0.15), space.scale(z[0] + 0.15))
  );
}
