import { darker, mix } from "../colour.ts";
import type { Sketch } from "../sketch.ts";
import { circle, clipped, curve, path, polygon, rect } from "../svg.ts";

/** Pictures in centimetres with their middle at the origin. */
export function print(sketch: Sketch, width: number, height: number): string {
  const { random, look, name } = sketch;
  const paper = random.pick([
    "#fbf3e2",
    look.pale,
    "#eaf0ee",
    mix(look.partner, "#fff8ec", 0.6),
    mix(look.textile, "#fff8ec", 0.5),
  ]);
  const motif = random.pick(MOTIFS)(sketch, width, height);
  const sheet = rect(-width / 2, -height / 2, width, height, paper);
  return clipped(name(), sheet, sheet + motif);
}

type Motif = (sketch: Sketch, width: number, height: number) => string;

const MOTIFS: readonly Motif[] = [
  ({ look }, width, height) =>
    circle(0, -height * 0.12, width * 0.26, look.textile) +
    path(
      `M${-width} ${height * 0.22}Q${-width * 0.2} ${-height * 0.06} ${width} ${height * 0.26}V${height}H${-width}Z`,
      look.partner,
    ) +
    path(
      `M${-width} ${height * 0.36}Q${width * 0.2} ${height * 0.12} ${width} ${height * 0.4}V${height}H${-width}Z`,
      darker(look.partner, 0.25),
    ),
  ({ look }, width, height) =>
    [-0.24, 0, 0.24]
      .map((share, index) =>
        rect(
          share * width - width * 0.09,
          -height * 0.3 + index * height * 0.08,
          width * 0.18,
          height * 0.6 - index * height * 0.08,
          [look.textile, look.partner, "#d9a441"][index] ?? look.textile,
          { rx: width * 0.09 },
        ),
      )
      .join(""),
  ({ look }, width, height) =>
    curve(`M0 ${height * 0.36}V${-height * 0.3}`, darker(look.leaf, 0.2), 1.4) +
    [-0.22, -0.06, 0.1, 0.24]
      .map((share) =>
        path(
          `M0 ${share * height}q${width * 0.3} ${-height * 0.04} ${width * 0.3} ${-height * 0.16}q${-width * 0.26} 0 ${-width * 0.3} ${height * 0.16}M0 ${share * height}q${-width * 0.3} ${-height * 0.04} ${-width * 0.3} ${-height * 0.16}q${width * 0.26} 0 ${width * 0.3} ${height * 0.16}`,
          look.leaf,
        ),
      )
      .join(""),
  ({ look }, width, height) =>
    polygon(
      [
        [-width * 0.5, height * 0.5],
        [-width * 0.12, -height * 0.2],
        [width * 0.16, height * 0.5],
      ],
      look.partner,
    ) +
    polygon(
      [
        [-width * 0.06, height * 0.5],
        [width * 0.24, -height * 0.05],
        [width * 0.5, height * 0.5],
      ],
      darker(look.partner, 0.22),
    ) +
    circle(width * 0.2, -height * 0.28, width * 0.12, "#e2a94f"),
  ({ look }, width, height) =>
    path(
      `M${-width * 0.22} ${-height * 0.02}Q${-width * 0.3} ${height * 0.34} 0 ${height * 0.34}T${width * 0.22} ${-height * 0.02}Q${width * 0.1} ${-height * 0.12} ${width * 0.08} ${-height * 0.26}H${-width * 0.08}Q${-width * 0.1} ${-height * 0.12} ${-width * 0.22} ${-height * 0.02}Z`,
      look.textile,
    ) + curve(`M0 ${-height * 0.26}Q${width * 0.1} ${-height * 0.4} ${width * 0.22} ${-height * 0.38}`, look.leaf, 1.6),
  ({ look }, width, height) =>
    [0.42, 0.31, 0.2, 0.1]
      .map((radius, index) =>
        circle(0, 0, Math.min(width, height) * radius, index % 2 === 0 ? look.textile : "#fbf3e2"),
      )
      .join(""),
  // A bird on a roof line, which is also the sign of the house.
  ({ look }, width, height) =>
    polygon(
      [
        [-width * 0.5, height * 0.5],
        [-width * 0.5, height * 0.22],
        [0, -height * 0.04],
        [width * 0.5, height * 0.22],
        [width * 0.5, height * 0.5],
      ],
      "#a63d27",
    ) +
    path(
      `M${-width * 0.16} ${-height * 0.14}q${width * 0.06} ${-height * 0.16} ${width * 0.2} ${-height * 0.1}l${width * 0.1} ${height * 0.02}l${-width * 0.08} ${height * 0.04}q${-width * 0.02} ${height * 0.12} ${-width * 0.22} ${height * 0.04}Z`,
      look.partner,
    ),
];

export function framed(sketch: Sketch, width: number, height: number): string {
  const { random, look } = sketch;
  const frame = random.pick([look.wood, "#3d4350", "#fbf6ec", "#caa35f"]);
  const mount = random.chance(0.5) ? 3 : 0;
  return (
    rect(-width / 2 + 1.5, -height / 2 + 2.5, width, height, "#2b1d33", { opacity: 0.14 }) +
    rect(-width / 2, -height / 2, width, height, frame) +
    rect(-width / 2 + 1.8, -height / 2 + 1.8, width - 3.6, height - 3.6, "#fffaf0") +
    print(sketch, width - 3.6 - mount * 2, height - 3.6 - mount * 2)
  );
}
