import { darker, lighter } from "./colour.ts";
import { polygon, soft, type Point } from "./svg.ts";

/**
 * A room seen straight on, in metres: x to the right, y up from the floor, z away from the viewer to the back
 * wall. The viewer stands before z = 0.
 */
export interface RoomSpace {
  width: number;
  height: number;
  depth: number;
  /** Where a place in the room is in the picture. */
  at: (x: number, y: number, z: number) => Point;
  /** Pixels a metre at a depth. */
  scale: (z: number) => number;
}

export interface RoomSize {
  width: number;
  height: number;
  depth: number;
  /** The eye: metres from the left wall, above the floor and before the room. */
  eye: readonly [number, number, number];
  /** Where straight ahead is in the picture. */
  horizon: Point;
  focus: number;
}

export function roomSpace({
  width,
  height,
  depth,
  eye: [eyeX, eyeY, distance],
  horizon: [x0, y0],
  focus,
}: RoomSize): RoomSpace {
  const scale = (z: number): number => focus / Math.max(0.25, z + distance);
  return { width, height, depth, scale, at: (x, y, z) => [x0 + scale(z) * (x - eyeX), y0 - scale(z) * (y - eyeY)] };
}

export interface Block {
  x: readonly [number, number];
  y: readonly [number, number];
  z: readonly [number, number];
}

/** The three faces of a block that a viewer can see, the front last. */
export interface Faces {
  top: Point[];
  side: Point[];
  front: Point[];
}

export function facesOf(space: RoomSpace, { x: [x0, x1], y: [y0, y1], z: [z0, z1] }: Block): Faces {
  const { at } = space;
  // The side that shows is the one that looks towards the line of sight.
  const [, eyeY] = at(0, 0, 1e6);
  const [eyeX] = at(0, 0, 1e6);
  const inner = Math.abs(at(x0, y0, z0)[0] - eyeX) < Math.abs(at(x1, y0, z0)[0] - eyeX) ? x0 : x1;
  const straddles = at(x0, y0, z0)[0] < eyeX && at(x1, y0, z0)[0] > eyeX;
  const upper = at(x0, y1, z0)[1] > eyeY ? y1 : y0;
  return {
    top: [at(x0, upper, z0), at(x1, upper, z0), at(x1, upper, z1), at(x0, upper, z1)],
    side: straddles ? [] : [at(inner, y0, z0), at(inner, y1, z0), at(inner, y1, z1), at(inner, y0, z1)],
    front: [at(x0, y0, z0), at(x1, y0, z0), at(x1, y1, z0), at(x0, y1, z0)],
  };
}

/** A solid block: cupboards, tables, shelves. */
export function block(space: RoomSpace, place: Block, colour: string, frontFill: string = colour): string {
  const { top, side, front } = facesOf(space, place);
  return (
    (side.length > 0 ? polygon(side, darker(colour, 0.17)) : "") +
    polygon(top, lighter(colour, 0.22)) +
    polygon(front, frontFill)
  );
}

/** A soft block: mattresses, cushions, sofas. */
export function cushion(space: RoomSpace, place: Block, colour: string, radiusMetres = 0.06): string {
  const { top, side, front } = facesOf(space, place);
  const radius = radiusMetres * space.scale(place.z[0]);
  const heights = top.map(([, y]) => y);
  // Seen nearly from the side a top is a sliver, whose corners the radius would turn into ears.
  const sliver = Math.max(...heights) - Math.min(...heights) < radius;
  return (
    (side.length > 0 ? soft(side, radius, darker(colour, 0.16)) : "") +
    (sliver ? "" : soft(top, radius, lighter(colour, 0.16))) +
    soft(front, radius, colour)
  );
}

/** A flat piece on the floor, or on any level plane. */
export function level(
  space: RoomSpace,
  [x0, x1]: readonly [number, number],
  y: number,
  [z0, z1]: readonly [number, number],
): Point[] {
  return [space.at(x0, y, z0), space.at(x1, y, z0), space.at(x1, y, z1), space.at(x0, y, z1)];
}

/** A piece of the wall on a side (at x), from depth to depth. */
export function sideways(
  space: RoomSpace,
  x: number,
  [y0, y1]: readonly [number, number],
  [z0, z1]: readonly [number, number],
): Point[] {
  return [space.at(x, y0, z0), space.at(x, y1, z0), space.at(x, y1, z1), space.at(x, y0, z1)];
}

/** A piece of a plane that faces the viewer at depth z. */
export function facing(
  space: RoomSpace,
  [x0, x1]: readonly [number, number],
  [y0, y1]: readonly [number, number],
  z: number,
): Point[] {
  return [space.at(x0, y0, z), space.at(x1, y0, z), space.at(x1, y1, z), space.at(x0, y1, z)];
}
