import { lighter } from "./colour.ts";
import { hazy, type Scenery } from "./scenery.ts";
import { circle, ellipse, path } from "./svg.ts";

const GREENS = ["#5d8a57", "#729a5b", "#467551", "#8aa862"];

const AUTUMN = ["#c98a3f", "#b5652f", "#d6a84a", "#8d8a45"];

function leafColour(scene: Scenery, distance: number): string {
  const { random } = scene.sketch;
  return hazy(scene, random.pick(random.chance(0.22) ? AUTUMN : GREENS), distance);
}

export function treeLine(scene: Scenery, bottom: number, distance: number): string {
  const {
    sketch: { random },
    width,
    height,
  } = scene;
  let drawn = "";
  for (let x = -width * 0.05; x < width * 1.05;) {
    const size = Math.min(width, height) * random.between(0.09, 0.2);
    drawn += ellipse(
      x,
      height * bottom - size * 0.3,
      size,
      size * random.between(0.8, 1.2),
      leafColour(scene, distance),
    );
    x += size * random.between(0.8, 1.6);
  }
  return drawn;
}

export function bigTree(scene: Scenery): string {
  const {
    sketch: { random },
    width,
    height,
  } = scene;
  const x = width * random.between(0.25, 0.75);
  const size = Math.min(width, height) * 0.27;
  const leaf = leafColour(scene, 0.3);
  const trunk = hazy(scene, "#6b4c3a", 0.3);
  const crown = [
    [0, -0.15, 0.85],
    [-0.62, 0.15, 0.6],
    [0.62, 0.12, 0.62],
    [-0.3, 0.4, 0.6],
    [0.35, 0.42, 0.55],
  ] as const;
  const y = height * 0.42;
  return (
    path(
      `M${x - size * 0.1} ${height}L${x - size * 0.06} ${y}H${x + size * 0.06}L${x + size * 0.1} ${height}Z`,
      trunk,
    ) +
    crown.map(([dx, dy, r]) => circle(x + dx * size, y + dy * size, r * size, leaf)).join("") +
    crown
      .slice(0, 3)
      .map(([dx, dy, r]) =>
        circle(x + dx * size - r * size * 0.2, y + dy * size - r * size * 0.25, r * size * 0.55, lighter(leaf, 0.16)),
      )
      .join("")
  );
}

export function farHills(scene: Scenery, top: number, distance = 1.5): string {
  const { sketch, width, height } = scene;
  const { random } = sketch;
  const y = height * top;
  const swell = height * 0.09;
  const colour = hazy(scene, random.pick(["#7c9b7a", "#6e9283", "#8aa277"]), distance);
  return path(
    `M-4 ${y + swell}Q${width * random.between(0.15, 0.35)} ${y - swell} ${width * 0.5} ${y}T${width + 4} ${y - swell * random.between(-0.4, 0.6)}V${height + 4}H-4Z`,
    colour,
  );
}
