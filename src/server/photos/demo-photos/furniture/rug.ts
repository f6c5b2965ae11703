import { lighter } from "../colour.ts";
import { level, type RoomSpace } from "../room-space.ts";
import type { Sketch } from "../sketch.ts";
import { polygon } from "../svg.ts";

type Range = readonly [number, number];

export function rug(sketch: Sketch, space: RoomSpace, [x0, x1]: Range, [z0, z1]: Range): string {
  const { random, look } = sketch;
  const colour = random.pick([look.partner, look.textile, look.pale, "#e9dcc6", lighter(look.partner, 0.5)]);
  const ink = lighter(colour, 0.35);
  const kind = random.next();
  if (kind < 0.4)
    return (
      oval(space, [x0, x1], [z0, z1], colour) +
      oval(space, [x0 + 0.14, x1 - 0.14], [z0 + 0.14, z1 - 0.14], ink) +
      oval(space, [x0 + 0.2, x1 - 0.2], [z0 + 0.2, z1 - 0.2], colour)
    );
  const base = polygon(level(space, [x0, x1], 0.004, [z0, z1]), colour);
  if (kind < 0.7)
    return (
      base +
      polygon(level(space, [x0 + 0.1, x1 - 0.1], 0.004, [z0 + 0.1, z1 - 0.1]), ink) +
      polygon(level(space, [x0 + 0.15, x1 - 0.15], 0.004, [z0 + 0.15, z1 - 0.15]), colour)
    );
  const stripes = Array.from({ length: 5 }, (_, index) => {
    const from = z0 + ((z1 - z0) * (index + 0.3)) / 5;
    return polygon(level(space, [x0, x1], 0.004, [from, from + (z1 - z0) / 14]), ink);
  });
  return base + stripes.join("");
}

function oval(space: RoomSpace, [x0, x1]: Range, [z0, z1]: Range, colour: string): string {
  const points = Array.from({ length: 28 }, (_, index) => {
    const angle = (index / 28) * 2 * Math.PI;
    return space.at(
      (x0 + x1) / 2 + (Math.cos(angle) * (x1 - x0)) / 2,
      0.004,
      (z0 + z1) / 2 + (Math.sin(angle) * (z1 - z0)) / 2,
    );
  });
  return polygon(points, colour);
}
