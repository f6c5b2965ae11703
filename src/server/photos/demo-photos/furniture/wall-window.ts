import { darker, lighter, mix } from "../colour.ts";
import { daylightAt } from "../daylight.ts";
import { outside } from "../outside.ts";
import { block, facing, sideways, type RoomSpace } from "../room-space.ts";
import type { Sketch } from "../sketch.ts";
import { clipped, line, placed, polygon, type Point } from "../svg.ts";
import { windowDressing, windowFront } from "../window-parts.ts";

type Range = readonly [number, number];

/** A window in the back wall, with its dressing. `y` is from the sill to the top. */
export function backWindow(sketch: Sketch, space: RoomSpace, [x0, x1]: Range, [y0, y1]: Range): string {
  const { look, random } = sketch;
  if (look.windows === "bay" && x1 - x0 > 1.3) return bayWindow(sketch, space, [x0, x1], [y0, y1]);
  const size = { width: (x1 - x0) * 100, height: (y1 - y0) * 100 };
  const drop = random.chance(0.5) ? (y1 - 0.04) * 100 : size.height + 18;
  return placed(
    windowFront(sketch, look.windows, size) + windowDressing(sketch, size, drop),
    space.at(x0, y1, space.depth),
    space.scale(space.depth),
  );
}

/** Three windows that stand out from the wall, the floor running on into the bay. */
function bayWindow(sketch: Sketch, space: RoomSpace, [x0, x1]: Range, [y0, y1]: Range): string {
  const { look } = sketch;
  const near = space.depth;
  const far = near + 0.5;
  const cheek = Math.min(0.4, (x1 - x0) * 0.22);
  const inner: Range = [x0 + cheek, x1 - cheek];
  const top = y1 + 0.12;
  const at = space.at;
  const size = { width: (inner[1] - inner[0]) * 100 - 8, height: (y1 - y0) * 100 };
  const back = facing(space, inner, [0, top], far);
  return (
    polygon([at(x0, 0, near), at(x1, 0, near), at(inner[1], 0, far), at(inner[0], 0, far)], darker(look.floor, 0.06)) +
    polygon(
      [at(x0, top, near), at(x1, top, near), at(inner[1], top, far), at(inner[0], top, far)],
      darker(look.trim, 0.1),
    ) +
    polygon(back, lighter(look.wall, 0.12)) +
    bayCheek(sketch, space, [x0, near], [inner[0], far], [y0, y1, top]) +
    bayCheek(sketch, space, [x1, near], [inner[1], far], [y0, y1, top]) +
    placed(windowFront(sketch, "sash", size), at(inner[0] + 0.04, y1, far), space.scale(far)) +
    bayFrame(sketch, space, [x0, x1], top)
  );
}

/** One of the slanting sides, from a corner of the wall to a corner of the bay: each is `[x, z]`. */
function bayCheek(
  sketch: Sketch,
  space: RoomSpace,
  outer: Range,
  deep: Range,
  [y0, y1, top]: readonly [number, number, number],
): string {
  const { look } = sketch;
  const light = daylightAt(look.hour);
  const on = (share: number, y: number): Point =>
    space.at(outer[0] + (deep[0] - outer[0]) * share, y, outer[1] + (deep[1] - outer[1]) * share);
  const face = (from: number, to: number, low: number, high: number): Point[] => [
    on(from, low),
    on(to, low),
    on(to, high),
    on(from, high),
  ];
  return (
    polygon(face(0, 1, 0, top), darker(look.wall, 0.05)) +
    polygon(face(0.1, 0.94, y0 - 0.05, y1 + 0.05), look.trim) +
    polygon(
      face(0.2, 0.84, y0, y1),
      sketch.linear([
        [0, light.sky[0]],
        [1, light.sky[1]],
      ]),
    ) +
    line(on(0.2, (y0 + y1) / 2), on(0.84, (y0 + y1) / 2), look.trim, 7) +
    polygon(face(0, 1, 0, 0.1), darker(look.trim, 0.1))
  );
}

function bayFrame({ look, random }: Sketch, space: RoomSpace, [x0, x1]: Range, top: number): string {
  const z = space.depth;
  const trim = lighter(look.trim, 0.3);
  const curtain = random.chance(0.7) ? random.pick([look.pale, look.partner, mix(look.textile, "#fff8ec", 0.4)]) : null;
  const drape = (from: number, to: number): string => {
    if (curtain === null) return "";
    const folds = [0.3, 0.6].map((share) =>
      line(
        space.at(from + (to - from) * share, top - 0.05, z),
        space.at(from + (to - from) * share, 0.12, z),
        darker(curtain, 0.13),
        4,
      ),
    );
    return polygon(facing(space, [from, to], [0.06, top], z), curtain) + folds.join("");
  };
  const rod =
    curtain === null
      ? ""
      : line(space.at(x0 - 0.3, top + 0.05, z), space.at(x1 + 0.3, top + 0.05, z), darker(look.wood, 0.25), 7);
  return (
    polygon(facing(space, [x0 - 0.06, x0], [0, top + 0.06], z), trim) +
    polygon(facing(space, [x1, x1 + 0.06], [0, top + 0.06], z), trim) +
    polygon(facing(space, [x0 - 0.06, x1 + 0.06], [top, top + 0.06], z), trim) +
    drape(x0 - 0.24, x0 + 0.06) +
    drape(x1 - 0.06, x1 + 0.24) +
    rod
  );
}

/** A window in a side wall (at x): seen aslant, so only its light and shape are drawn. */
export function sideWindow(sketch: Sketch, space: RoomSpace, x: number, [y0, y1]: Range, [z0, z1]: Range): string {
  const { look, name } = sketch;
  const frame = sideways(space, x, [y0 - 0.06, y1 + 0.06], [z0 - 0.06, z1 + 0.06]);
  const glass = sideways(space, x, [y0, y1], [z0, z1]);
  const [near = [0, 0], , far = [0, 0]] = glass;
  const left = Math.min(near[0], far[0]);
  const tops = glass.map(([, y]) => y);
  const top = Math.min(...tops);
  const width = Math.abs(near[0] - far[0]);
  const height = Math.max(...tops) - top;
  const view = `<g transform="translate(${left.toFixed(1)} ${top.toFixed(1)})">${outside(sketch, width, height)}</g>`;
  const middle = (z0 + z1) / 2;
  return (
    polygon(frame, darker(look.trim, 0.06)) +
    clipped(name(), polygon(glass, "#fff"), view) +
    line(space.at(x, y0, middle), space.at(x, y1, middle), look.trim, 6) +
    line(space.at(x, (y0 + y1) / 2, z0), space.at(x, (y0 + y1) / 2, z1), look.trim, 6) +
    sideSill(sketch, space, x, y0, [z0, z1])
  );
}

function sideSill({ look }: Sketch, space: RoomSpace, x: number, y: number, [z0, z1]: Range): string {
  const depth = x === 0 ? 0.12 : -0.12;
  return block(
    space,
    { x: depth > 0 ? [x, x + depth] : [x + depth, x], y: [y - 0.1, y - 0.06], z: [z0 - 0.1, z1 + 0.1] },
    look.trim,
  );
}

/** The light that falls from a side window across the floor. */
export function sideBeam(sketch: Sketch, space: RoomSpace, x: number, [z0, z1]: Range, reach: number): string {
  const light = daylightAt(sketch.look.hour);
  const towards = x === 0 ? 1 : -1;
  const fill = sketch.linear(
    [
      [x === 0 ? 0 : 1, light.beam, light.beamStrength],
      [x === 0 ? 1 : 0, light.beam, light.beamStrength * 0.2],
    ],
    "across",
  );
  const pane = (from: number, to: number): string =>
    polygon(
      [
        space.at(x + towards * 0.25, 0.004, from),
        space.at(x + towards * reach, 0.004, from - 0.35),
        space.at(x + towards * reach, 0.004, to - 0.35),
        space.at(x + towards * 0.25, 0.004, to),
      ],
      fill,
    );
  const middle = (z0 + z1) / 2;
  return pane(z0, middle - 0.04) + pane(middle + 0.04, z1);
}
