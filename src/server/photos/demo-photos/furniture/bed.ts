import { darker, lighter, mix } from "../colour.ts";
import { block, cushion, facing, level, sideways, type RoomSpace } from "../room-space.ts";
import { footShade } from "../shell.ts";
import type { Sketch } from "../sketch.ts";
import { polygon, soft } from "../svg.ts";

type Range = readonly [number, number];
type Pattern = "plain" | "stripes" | "checks" | "dots" | "bands";

interface Bedding {
  colour: string;
  ink: string;
  pattern: Pattern;
  throwOver: string | null;
  pillows: readonly string[];
}

function drawBedding({ random, look }: Sketch): Bedding {
  const colour = random.pick([
    look.textile,
    look.pale,
    "#f7f1e6",
    mix(look.textile, "#fff8ec", 0.4),
    mix(look.partner, "#fff8ec", 0.55),
    look.partner,
  ]);
  const ink = random.pick([lighter(colour, 0.45), darker(colour, 0.18), mix(colour, look.partner, 0.55)]);
  return {
    colour,
    ink,
    pattern: random.pick(["plain", "plain", "stripes", "checks", "dots", "bands"] as const),
    throwOver: random.chance(0.55)
      ? random.pick([look.partner, look.textile, "#d9a441", mix(look.partner, "#fff8ec", 0.5)])
      : null,
    pillows: [random.pick(["#fffaf0", lighter(colour, 0.5)]), random.pick([look.partner, look.textile, "#e9c98f"])],
  };
}

/** A bed with its head at the back wall. `z` is where its foot is; it reaches back to the wall. */
export function bedFromWall(sketch: Sketch, space: RoomSpace, [x0, x1]: Range, z: number): string {
  const { look } = sketch;
  const bedding = drawBedding(sketch);
  const end = space.depth - 0.03;
  const cover: Range = [z - 0.03, end - 0.52];
  return (
    footShade(space, [x0, x1], [z, end]) +
    headboard(sketch, space, [x0, x1], end) +
    block(space, { x: [x0, x1], y: [0.08, 0.3], z: [z, end] }, look.wood) +
    cushion(space, { x: [x0 + 0.02, x1 - 0.02], y: [0.28, 0.48], z: [z + 0.02, end] }, "#f4ede0") +
    pillowsAgainst(space, [x0, x1], end, bedding) +
    cushion(space, { x: [x0 - 0.03, x1 + 0.03], y: [0.24, 0.54], z: cover }, bedding.colour, 0.09) +
    patternOn(space, [x0, x1], 0.545, [z + 0.04, cover[1] - 0.24], bedding) +
    soft(level(space, [x0 - 0.02, x1 + 0.02], 0.55, [cover[1] - 0.24, cover[1]]), 10, lighter(bedding.colour, 0.5)) +
    throwAcross(space, [x0 - 0.04, x1 + 0.04], z, bedding)
  );
}

/** A bed along the back wall, seen from its long side, its head at `head`. */
export function bedAlongWall(sketch: Sketch, space: RoomSpace, [x0, x1]: Range, head: "left" | "right"): string {
  const { look } = sketch;
  const bedding = drawBedding(sketch);
  const z: Range = [space.depth - 1.02, space.depth - 0.02];
  const mirrored = head === "right";
  const along = (from: number, to: number): Range => (mirrored ? [x1 - to, x1 - from] : [x0 + from, x0 + to]);
  const length = x1 - x0;
  return (
    footShade(space, [x0, x1], z) +
    block(space, { x: [x0, x1], y: [0.08, 0.3], z }, look.wood) +
    cushion(space, { x: [x0 + 0.03, x1 - 0.03], y: [0.28, 0.48], z }, "#f4ede0") +
    cushion(
      space,
      { x: along(0.08, 0.5), y: [0.46, 0.6], z: [z[0] + 0.12, z[1] - 0.1] },
      bedding.pillows[0] ?? "#fff",
      0.08,
    ) +
    cushion(space, { x: along(0.55, length + 0.01), y: [0.2, 0.55], z: [z[0] - 0.03, z[1]] }, bedding.colour, 0.08) +
    patternOn(space, along(0.62, length - 0.05), 0.555, [z[0] + 0.02, z[1] - 0.05], bedding) +
    (bedding.throwOver === null
      ? ""
      : cushion(
          space,
          { x: along(length - 0.62, length - 0.12), y: [0.22, 0.565], z: [z[0] - 0.045, z[1]] },
          bedding.throwOver,
          0.04,
        )) +
    pillow(space, along(0.3, 0.72), [0.55, 0.88], z[1] - 0.2, bedding.pillows[1] ?? "#fff") +
    block(space, { x: along(-0.05, 0.02), y: [0, 0.78], z }, look.wood)
  );
}

function headboard(sketch: Sketch, space: RoomSpace, [x0, x1]: Range, end: number): string {
  const { random, look } = sketch;
  const kind = random.next();
  if (kind < 0.45) return block(space, { x: [x0 - 0.04, x1 + 0.04], y: [0, 1.02], z: [end - 0.05, end] }, look.wood);
  const colour = mix(look.partner, look.wall, 0.25);
  const board = cushion(space, { x: [x0 - 0.06, x1 + 0.06], y: [0.1, 1.12], z: [end - 0.08, end] }, colour, 0.14);
  if (kind < 0.75) return board;
  const seams = [0.25, 0.5, 0.75].map((share) => {
    const x = x0 + (x1 - x0) * share;
    return polygon(facing(space, [x - 0.008, x + 0.008], [0.3, 1.08], end - 0.08), darker(colour, 0.15));
  });
  return board + seams.join("");
}

function pillowsAgainst(space: RoomSpace, [x0, x1]: Range, end: number, { pillows }: Bedding): string {
  const wide = x1 - x0 > 1.15;
  const places: Range[] = wide
    ? [
        [x0 + 0.06, (x0 + x1) / 2 - 0.03],
        [(x0 + x1) / 2 + 0.03, x1 - 0.06],
      ]
    : [[x0 + 0.1, x1 - 0.1]];
  const back = places.map((x) => pillow(space, x, [0.46, 0.86], end - 0.2, pillows[0] ?? "#fff"));
  const middle = (x0 + x1) / 2;
  const front = pillow(space, [middle - 0.24, middle + 0.24], [0.47, 0.78], end - 0.36, pillows[1] ?? "#fff");
  return back.join("") + front;
}

function patternOn(space: RoomSpace, [x0, x1]: Range, y: number, [z0, z1]: Range, { pattern, ink }: Bedding): string {
  const across = (share: number): number => x0 + (x1 - x0) * share;
  const along = (share: number): number => z0 + (z1 - z0) * share;
  const stripes = (): string =>
    Array.from({ length: 7 }, (_, index) =>
      polygon(level(space, [across((index + 0.3) / 7), across((index + 0.6) / 7)], y, [z0, z1]), ink, {
        opacity: 0.75,
      }),
    ).join("");
  const bands = (): string =>
    Array.from({ length: 5 }, (_, index) =>
      polygon(level(space, [x0, x1], y, [along((index + 0.3) / 5), along((index + 0.58) / 5)]), ink, { opacity: 0.7 }),
    ).join("");
  const dots = (): string =>
    Array.from({ length: 30 }, (_, index) => {
      const x = across(((index % 5) + (Math.floor(index / 5) % 2 === 0 ? 0.3 : 0.75)) / 5.2);
      const z = along((Math.floor(index / 5) + 0.5) / 6);
      return soft(level(space, [x - 0.035, x + 0.035], y, [z - 0.04, z + 0.04]), 8, ink);
    }).join("");
  return { plain: () => "", stripes, bands, checks: () => stripes() + bands(), dots }[pattern]();
}

/** A folded blanket near the foot: it lies on the cover and hangs down the side that shows. */
function throwAcross(space: RoomSpace, [x0, x1]: Range, z: number, { throwOver }: Bedding): string {
  if (throwOver === null) return "";
  const depths: Range = [z + 0.14, z + 0.62];
  const [horizon] = space.at(0, 0, 1e6);
  const left = Math.abs(space.at(x0, 0, z)[0] - horizon);
  const right = Math.abs(space.at(x1, 0, z)[0] - horizon);
  const edge = left < right ? x0 : x1;
  const straddles = space.at(x0, 0, z)[0] < horizon && space.at(x1, 0, z)[0] > horizon;
  const hanging = straddles ? "" : polygon(sideways(space, edge, [0.26, 0.56], depths), darker(throwOver, 0.16));
  const fringe = polygon(level(space, [x0, x1], 0.562, [depths[0], depths[0] + 0.05]), lighter(throwOver, 0.3));
  return hanging + polygon(level(space, [x0, x1], 0.56, depths), lighter(throwOver, 0.06)) + fringe;
}

/** A pillow that leans on something: only its face shows. */
function pillow(space: RoomSpace, x: Range, y: Range, z: number, colour: string): string {
  const scale = space.scale(z);
  const face = facing(space, x, y, z);
  const crease = facing(space, [x[0] + 0.05, x[1] - 0.05], [y[0] + 0.03, y[0] + 0.06], z);
  return (
    soft(face, 0.11 * scale, colour, { stroke: darker(colour, 0.1), "stroke-width": 1.5 }) +
    soft(crease, 0.02 * scale, darker(colour, 0.07))
  );
}
