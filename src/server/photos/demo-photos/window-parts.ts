import { darker, mix } from "./colour.ts";
import type { WindowStyle } from "./flat-look.ts";
import { outside } from "./outside.ts";
import type { Sketch } from "./sketch.ts";
import { clipped, curve, line, path, polygon, rect } from "./svg.ts";

/** A window in centimetres, its top left corner at the origin. */
export interface WindowSize {
  width: number;
  height: number;
}

/** A window as seen from straight in front, with its frame, sill and glass. */
export function windowFront(sketch: Sketch, style: WindowStyle, { width, height }: WindowSize): string {
  const frame = style === "modern" ? darker(sketch.look.trim, 0.62) : sketch.look.trim;
  const edge = style === "modern" ? 4 : 7;
  const glass = clipped(sketch.name(), rect(0, 0, width, height, "#fff"), outside(sketch, width, height));
  return (
    rect(-edge - 3, -edge - 3, width + 2 * edge + 6, height + 2 * edge + 6, darker(sketch.look.wall, 0.14)) +
    rect(-edge, -edge, width + 2 * edge, height + 2 * edge, frame) +
    glass +
    reflection(sketch, { width, height }) +
    BARS[style](frame, { width, height }) +
    sill(sketch, { width, height })
  );
}

const BARS: Record<WindowStyle, (frame: string, size: WindowSize) => string> = {
  sash: (frame, { width, height }) =>
    rect(0, height * 0.49, width, 6, frame) +
    rect(0, height * 0.49 + 6, width, 2, darker(frame, 0.16)) +
    rect(width / 2 - 1.6, 0, 3.2, height, frame),
  bay: (frame, { width, height }) =>
    rect(0, height * 0.3, width, 5, frame) + rect(width / 2 - 2, height * 0.3, 4, height * 0.7, frame),
  modern: (frame, { width, height }) => rect(width * 0.62, 0, 4, height, frame),
  casement: (frame, { width, height }) =>
    rect(width / 3 - 2, 0, 4, height, frame) +
    rect((width * 2) / 3 - 2, 0, 4, height, frame) +
    rect(0, height * 0.26, width, 4, frame),
};

function reflection(sketch: Sketch, { width, height }: WindowSize): string {
  const strength = sketch.look.hour === "night" ? 0.06 : 0.16;
  const id = sketch.name();
  const streaks =
    polygon(
      [
        [width * 0.08, height],
        [width * 0.42, 0],
        [width * 0.55, 0],
        [width * 0.21, height],
      ],
      "#fff",
      { opacity: strength },
    ) +
    polygon(
      [
        [width * 0.3, height],
        [width * 0.64, 0],
        [width * 0.68, 0],
        [width * 0.34, height],
      ],
      "#fff",
      { opacity: strength },
    );
  return clipped(id, rect(0, 0, width, height, "#fff"), streaks);
}

function sill({ look }: Sketch, { width, height }: WindowSize): string {
  return (
    rect(-13, height + 6, width + 26, 6, look.trim) + rect(-13, height + 12, width + 26, 3, darker(look.trim, 0.2))
  );
}

/** Curtains, a blind, or nothing, over a window of that size. */
export function windowDressing(sketch: Sketch, { width, height }: WindowSize, drop: number): string {
  const { random, look } = sketch;
  const kind = random.next();
  const colour = random.pick([
    look.pale,
    look.pale,
    mix(look.textile, "#fff8ec", 0.35),
    look.partner,
    mix(look.partner, "#fff8ec", 0.55),
  ]);
  if (kind < 0.6) return curtains(sketch, { width, height }, drop, colour);
  return kind < 0.85 ? rollerBlind({ width, height }, colour, random.between(0.14, 0.34)) : "";
}

function curtains({ look, random }: Sketch, { width }: WindowSize, drop: number, colour: string): string {
  const across = Math.max(22, width * 0.17);
  const tied = random.chance(0.3);
  const side = (x: number, towards: 1 | -1): string => {
    const waist = tied ? across * 0.45 : across;
    const outer = x - towards * across * 0.55;
    const inner = outer + towards * across;
    const folds = [0.25, 0.5, 0.75]
      .map(
        (share) =>
          `M${outer + towards * across * share} -14L${outer + towards * waist * share} ${drop * 0.62}L${outer + towards * across * share * 0.96} ${drop}`,
      )
      .join("");
    const shape = `M${outer} -14H${inner}Q${inner} ${drop * 0.3} ${outer + towards * waist} ${drop * 0.62}Q${inner} ${drop * 0.8} ${inner - towards * 2} ${drop}H${outer}Z`;
    const knot = tied
      ? rect(Math.min(outer, outer + towards * waist) - 1, drop * 0.6, waist + 2, 5, darker(colour, 0.3), { rx: 2 })
      : "";
    return path(shape, colour) + curve(folds, darker(colour, 0.13), 2) + knot;
  };
  const rod = line([-across * 0.8, -16], [width + across * 0.8, -16], darker(look.wood, 0.25), 3.4);
  return side(0, 1) + side(width, -1) + rod;
}

function rollerBlind({ width, height }: WindowSize, colour: string, share: number): string {
  const drop = height * share;
  return (
    rect(-4, -8, width + 8, drop + 8, colour) +
    rect(-4, drop - 4, width + 8, 4, darker(colour, 0.15)) +
    rect(-5, -12, width + 10, 7, darker(colour, 0.2), { rx: 3 }) +
    line([width / 2, drop], [width / 2, drop + 12], darker(colour, 0.3), 1.2)
  );
}
